"""What a screen reader says: names of cards and columns, and one sentence for what happened."""

from ..engine.game import Game
from ..words.board import board_words, card_words, column_words
from ..words.language import Language
from ..words.moves import joined, move_sentence, redo_sentence, undo_sentence
from .state import DEALT, PICKED_UP, PUT_BACK, REDONE, REPLAY_OPENED, RESTARTED, TAKEN_BACK, UNDONE, Event, State


def card_name(language: Language, game: Game, column: int, position: int) -> str:
    """Return the name of a card on the table: what it is, where, and how many cards it lifts."""
    cards = game.columns[column]
    count = len(cards) - position
    name = card_words(language, cards[position])
    fields = {"card": name, "column": column + 1, "place": position + 1, "length": len(cards)}
    if count > game.run_length(column):
        # Translators: place 3 of 7 counts the cards of a column from its first, at the top.
        return language.say("{card}, column {column}, place {place} of {length}, covered", **fields)
    return language.count(
        # Translators: as above; {number} cards move together if this one is lifted.
        "{card}, column {column}, place {place} of {length}, lifts {number} card",
        "{card}, column {column}, place {place} of {length}, lifts {number} cards",
        count,
        **fields,
    )


def empty_column_name(language: Language, column: int) -> str:
    """Return the name of an empty column."""
    return language.say("column {column}: empty", column=column + 1)


def column_sentence(language: Language, state: State) -> str:
    """Return the column that the cursor is in, in words."""
    column = state.cursor.column
    return column_words(language, column + 1, state.game.columns[column]) + "."


def board_sentence(language: Language, state: State) -> str:
    """Return the whole board in words."""
    return board_words(language, state.game.columns, len(state.game.removed))


def event_sentence(language: Language, state: State, event: Event) -> str:
    """Return what happened, as one short sentence."""
    game = state.game
    if event.kind == PICKED_UP:
        return _picked_up(language, state)
    if event.kind == PUT_BACK:
        return language.say("Put back.")
    if event.kind == DEALT:
        return language.count("A new deal with {number} suit.", "A new deal with {number} suits.", game.deal.suits)
    if event.kind == REPLAY_OPENED:
        moves = len(state.replay.record.moves) if state.replay else 0
        return language.count("The replay of {number} move.", "The replay of {number} moves.", moves)
    if event.kind == RESTARTED:
        return language.say("The same deal again.")
    if event.kind == TAKEN_BACK:
        return language.say("Back in the game before.")
    if event.move is None:
        return ""
    if event.kind == UNDONE:
        return undo_sentence(language, game, event.move)
    if event.kind == REDONE:
        return redo_sentence(language, game, event.move)
    return move_sentence(language, game, event.move)


def _picked_up(language: Language, state: State) -> str:
    held = state.held
    if not held:
        return ""
    card = card_words(language, state.game.columns[held.source][-held.count])
    if held.count == 1:
        text = language.say("{card} picked up.", card=card)
    else:
        text = language.count(
            # Translators: {number} is how many cards were picked up together with {card}.
            "{card} and {number} more picked up.",
            "{card} and {number} more picked up.",
            held.count - 1,
            card=card,
        )
    if not state.settings.placement_help:
        return text
    columns = language.say_in("between cards", ", ").join([str(column + 1) for column in state.targets])
    if not columns:
        fits = language.say("No column takes it.")
    else:
        # Translators: {columns} is the number of a column, or several, as in "3, 5".
        fits = language.count(
            "Column {columns} takes it.", "Columns {columns} take it.", len(state.targets), columns=columns
        )
    return joined(language, text, fits)
