"""What happened in a game, each as one short sentence: for screen readers, the terminal and pictures."""

from ..engine.cards import Card
from ..engine.game import SEQUENCES_TO_WIN, Game, Move
from .board import card_words, suit_words
from .language import Language

_LATIN_SMALL = (0xE0, 0xFE)
_DIVISION_SIGN = 0xF7


def move_sentence(language: Language, game: Game, move: Move) -> str:
    """Return what the last move of a game did: the cards, where they went, the sequence removed, the win."""
    text = capital(_carried(language, move, *_after(game, move)))
    if move.removes:
        text = joined(language, text, removal_sentence(language, game))
    if game.won:
        text = joined(language, text, win_sentence(language, game))
    return text


def undo_sentence(language: Language, game: Game, move: Move) -> str:
    """Return which move was taken back, in a game that now stands before it."""
    text = language.say("Undone: {move}", move=_carried(language, move, *_before(game, move)))
    if move.removes:
        text = joined(language, text, language.say("The sequence is back on the table."))
    return text


def redo_sentence(language: Language, game: Game, move: Move) -> str:
    """Return which move was made again, as the last of a game."""
    text = language.say("Redone: {move}", move=_carried(language, move, *_after(game, move)))
    if move.removes:
        text = joined(language, text, removal_sentence(language, game))
    if game.won:
        text = joined(language, text, win_sentence(language, game))
    return text


def removal_sentence(language: Language, game: Game) -> str:
    """Return which sequence was removed last, and how many are."""
    return language.say(
        # Translators: {suit} is a suit as in the names of cards: spades, hearts, diamonds or clubs.
        "Sequence of {suit} removed, {number} of {total}.",
        suit=suit_words(language, game.removed[-1][0].suit),
        number=len(game.removed),
        total=SEQUENCES_TO_WIN,
    )


def win_sentence(language: Language, game: Game) -> str:
    """Return that a game is won, with its moves and points."""
    # Translators: this becomes {points} in the sentence about a won game, and may be below zero.
    points = language.count("{number} point", "{number} points", game.score)
    # Translators: {points} is "851 points", counted in your language; it stands best where nothing declines it.
    return language.count(
        "Won in {number} move with {points}.", "Won in {number} moves with {points}.", game.moves, points=points
    )


def joined(language: Language, first: str, second: str) -> str:
    """Return two sentences as one text."""
    # Translators: what stands between two sentences. A language without blanks leaves the blank out.
    return language.say_in("two sentences", "{first} {second}", first=first, second=second)


def capital(text: str) -> str:
    """Return a text with a capital first letter, as sentences begin."""
    # Not str.upper() alone: MicroPython's knows the letters of ASCII only, and "á" begins a Portuguese ace.
    first = text[:1].upper()
    if first and first == text[0] and _LATIN_SMALL[0] <= ord(first) <= _LATIN_SMALL[1] and ord(first) != _DIVISION_SIGN:
        first = chr(ord(first) - 0x20)
    return first + text[1:]


def _after(game: Game, move: Move) -> "tuple[Card, Card | None]":
    """Return the first card of a group that was moved, and the card that it lies on now, if any."""
    cards = game.columns[move.target] + (game.removed[-1] if move.removes else [])
    below = len(cards) - move.count
    return cards[below], cards[below - 1] if below else None


def _before(game: Game, move: Move) -> "tuple[Card, Card | None]":
    """Return the first card of a group that is going to move, and the card that it will lie on, if any."""
    target = game.columns[move.target]
    return game.columns[move.source][-move.count], target[-1] if target else None


def _carried(language: Language, move: Move, card: Card, on: "Card | None") -> str:
    name, column, more = card_words(language, card), move.target + 1, move.count - 1
    if on is None:
        if not more:
            # Translators: what a screen reader says for a move, so it is short. {card} is the name of a card as
            # in the board in words, such as "7 of hearts"; word it so that the name can stay as it is.
            return language.say("{card} to empty column {column}.", card=name, column=column)
        return language.count(
            # Translators: {number} is how many cards move together with {card}.
            "{card} and {number} more to empty column {column}.",
            "{card} and {number} more to empty column {column}.",
            more,
            card=name,
            column=column,
        )
    target = card_words(language, on)
    if not more:
        # Translators: {target} is the name of the card that {card} now lies on.
        return language.say("{card} to column {column}, on {target}.", card=name, column=column, target=target)
    return language.count(
        # Translators: as above, with {number} cards more that move together with {card}.
        "{card} and {number} more to column {column}, on {target}.",
        "{card} and {number} more to column {column}, on {target}.",
        more,
        card=name,
        column=column,
        target=target,
    )
