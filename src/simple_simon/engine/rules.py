"""The rules: what may be lifted, where it may go and why not, and what makes a sequence.

A refusal is a short text, one of REFUSALS; its sentence for players is in `words`.
"""

from .cards import ACE, KING, Card

NOT_DESCENDING = "not-descending"
"""The cards of the group do not descend one by one."""

MIXED_SUITS = "mixed-suits"
"""The cards of the group descend, but are not of one suit."""

NOT_ONE_HIGHER = "not-one-higher"
"""The target's last card is not one rank higher than the group's first card."""

TARGET_IS_ACE = "target-is-ace"
"""Nothing goes on an ace."""

KING_NEEDS_EMPTY_COLUMN = "king-needs-empty-column"
"""A king goes to an empty column only."""

NO_COLUMN = "no-column"
"""No column takes the group (said when the best column was asked for)."""

REFUSALS = (NOT_DESCENDING, MIXED_SUITS, NOT_ONE_HIGHER, TARGET_IS_ACE, KING_NEEDS_EMPTY_COLUMN, NO_COLUMN)

SEQUENCE_LENGTH = KING


def lifting_refusal(column: list[Card], count: int) -> str | None:
    """Return why the last cards of a column cannot move together, or None if they can.

    A wrong order is named before mixed suits. The count is 1 to the column's length.
    """
    mixed = False
    for place in range(len(column) - count, len(column) - 1):
        if column[place].rank != column[place + 1].rank + 1:
            return NOT_DESCENDING
        if column[place].suit != column[place + 1].suit:
            mixed = True
    return MIXED_SUITS if mixed else None


def run_length(column: list[Card]) -> int:
    """Return how many cards at a column's end move together: 0 if it is empty, at most 13."""
    length = min(1, len(column))
    while length < len(column):
        upper, lower = column[-length - 1], column[-length]
        if upper.suit != lower.suit or upper.rank != lower.rank + 1:
            break
        length += 1
    return length


def placing_refusal(first: Card, column: list[Card]) -> str | None:
    """Return why a group that begins with a card cannot go onto a column, or None if it can."""
    if not column:
        return None
    if first.rank == KING:
        return KING_NEEDS_EMPTY_COLUMN
    last = column[-1]
    if last.rank == ACE:
        return TARGET_IS_ACE
    if last.rank != first.rank + 1:
        return NOT_ONE_HIGHER
    return None


def ends_with_sequence(column: list[Card]) -> bool:
    """Tell whether a column ends with king to ace of one suit."""
    # Thirteen cards that descend one by one can only be king to ace.
    return bool(column) and column[-1].rank == ACE and run_length(column) == SEQUENCE_LENGTH
