"""The board in words, to the character: for screen readers, alternative texts and the terminal."""

from ..engine.cards import CLUBS, DIAMONDS, HEARTS, RANK_TEXTS, SPADES, Card
from .language import Language


def card_words(language: Language, card: Card) -> str:
    """Return a card's name, such as "10 of hearts"."""
    return language.say_in(
        "card", "{rank} of {suit}", rank=rank_words(language, card.rank), suit=suit_words(language, card.suit)
    )


def rank_words(language: Language, rank: int) -> str:
    """Return a rank's name; 2 to 10 are figures."""
    if rank == 1:
        return language.say_in("rank", "ace")
    if rank == 11:
        return language.say_in("rank", "jack")
    if rank == 12:
        return language.say_in("rank", "queen")
    if rank == 13:
        return language.say_in("rank", "king")
    return RANK_TEXTS[rank - 1]


def suit_words(language: Language, suit: str) -> str:
    """Return a suit's name, in the plural as card names use it."""
    return {
        SPADES: language.say_in("suit", "spades"),
        HEARTS: language.say_in("suit", "hearts"),
        DIAMONDS: language.say_in("suit", "diamonds"),
        CLUBS: language.say_in("suit", "clubs"),
    }[suit]


def removed_words(language: Language, removed: int) -> str:
    """Return how many sequences are removed, without a full stop."""
    if not removed:
        return language.say("No sequence removed")
    return language.count("{number} sequence removed", "{number} sequences removed", removed)


def column_words(language: Language, number: int, cards: list[Card]) -> str:
    """Return one column, counted from 1, from its first card to its last."""
    if not cards:
        return language.say("column {column}: empty", column=number)
    names = [card_words(language, card) for card in cards]
    return language.say(
        "column {column}: {cards}", column=number, cards=language.say_in("between cards", ", ").join(names)
    )


def board_words(language: Language, columns: list[list[Card]], removed: int = 0) -> str:
    """Return the whole board: removed sequences, then each column."""
    texts = [column_words(language, place + 1, column) for place, column in enumerate(columns)]
    return language.say(
        "{removed}. {columns}.",
        removed=removed_words(language, removed),
        columns=language.say_in("between columns", "; ").join(texts),
    )
