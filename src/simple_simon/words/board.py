"""The board in words, to the character: for screen readers, alternative texts and the terminal."""

from ..engine.cards import ACE, CLUBS, DIAMONDS, HEARTS, JACK, KING, QUEEN, RANK_TEXTS, SPADES, Card
from .language import Language


def card_words(language: Language, card: Card) -> str:
    """Return a card's name, such as "10 of hearts"."""
    # Translators: the name of a card, such as "7 of hearts" or "king of spades".
    return language.say_in(
        "card", "{rank} of {suit}", rank=rank_words(language, card.rank), suit=suit_words(language, card.suit)
    )


def rank_words(language: Language, rank: int) -> str:
    """Return a rank's name; 2 to 10 are figures."""
    if rank == ACE:
        # Translators: ace, jack, queen and king as they are said in the name of a card.
        return language.say_in("rank", "ace")
    if rank == JACK:
        return language.say_in("rank", "jack")
    if rank == QUEEN:
        return language.say_in("rank", "queen")
    if rank == KING:
        return language.say_in("rank", "king")
    return RANK_TEXTS[rank - 1]


def rank_letter(language: Language, rank: int) -> str:
    """Return what stands in the corner of a card as the language's own cards have it; 2 to 10 are figures."""
    if rank == ACE:
        # Translators: the letters in the corners of cards as your country prints them, such as R, D and V in
        # French; where people use A, K, Q and J, leave them so.
        return language.say_in("card letter", "A")
    if rank == JACK:
        return language.say_in("card letter", "J")
    if rank == QUEEN:
        return language.say_in("card letter", "Q")
    if rank == KING:
        return language.say_in("card letter", "K")
    return RANK_TEXTS[rank - 1]


def suit_words(language: Language, suit: str) -> str:
    """Return a suit's name, in the plural as card names use it."""
    return {
        # Translators: spades, hearts, diamonds and clubs as they are said in the name of a card.
        SPADES: language.say_in("suit", "spades"),
        HEARTS: language.say_in("suit", "hearts"),
        DIAMONDS: language.say_in("suit", "diamonds"),
        CLUBS: language.say_in("suit", "clubs"),
    }[suit]


def removed_words(language: Language, removed: int) -> str:
    """Return how many sequences are removed, without a full stop."""
    if not removed:
        # Translators: the beginning of the board in words; a sequence is king to ace of one suit.
        return language.say("No sequence removed")
    # Translators: as "No sequence removed", counted.
    return language.count("{number} sequence removed", "{number} sequences removed", removed)


def column_label(language: Language, number: int) -> str:
    """Return the name of a column, counted from 1."""
    return language.say("column {column}", column=number)


def column_words(language: Language, number: int, cards: list[Card]) -> str:
    """Return one column, counted from 1, from its first card to its last."""
    if not cards:
        # Translators: in the board in words; a column without cards.
        return language.say("column {column}: empty", column=number)
    # Translators: what stands between the names of two cards in a list, with its blank.
    cards_text = language.say_in("between cards", ", ").join([card_words(language, card) for card in cards])
    # Translators: in the board in words; {cards} are the names of cards, from the first card to the last.
    return language.say("column {column}: {cards}", column=number, cards=cards_text)


def board_words(language: Language, columns: list[list[Card]], removed: int = 0) -> str:
    """Return the whole board: removed sequences, then each column."""
    texts = [column_words(language, place + 1, column) for place, column in enumerate(columns)]
    # Translators: what stands between two columns in the board in words, with its blank.
    columns_text = language.say_in("between columns", "; ").join(texts)
    # Translators: the board in words: how many sequences are removed, then all columns.
    return language.say("{removed}. {columns}.", removed=removed_words(language, removed), columns=columns_text)
