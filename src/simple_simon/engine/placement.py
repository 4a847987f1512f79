"""Where a group may go, and the best of these columns.

Columns are counted from 0 here, as in the list of columns.
"""

from .cards import Card
from .rules import NOT_DESCENDING, lifting_refusal, placing_refusal, run_length


def legal_columns(columns: list[list[Card]], source: int, count: int) -> list[int]:
    """Return the columns that can take the last cards of a column, left to right.

    The cards must be a group (see `rules.lifting_refusal`). Looks at ten column ends.
    """
    first = columns[source][-count]
    return [place for place, column in enumerate(columns) if place != source and placing_refusal(first, column) is None]


def best_column(columns: list[list[Card]], source: int, count: int) -> int | None:
    """Return the best column for a group, or None if no column takes it.

    First a column of the same suit, the longest one-suit run before the leftmost;
    else the leftmost empty column, unless the group is a whole column already;
    else the leftmost column of another suit.
    """
    suit = columns[source][-count].suit
    whole_column = count == len(columns[source])
    same_suit = empty = other_suit = None
    longest = 0
    for place in legal_columns(columns, source, count):
        column = columns[place]
        if not column:
            if empty is None and not whole_column:
                empty = place
        elif column[-1].suit == suit:
            length = run_length(column)
            if length > longest:
                longest, same_suit = length, place
        elif other_suit is None:
            other_suit = place
    for choice in (same_suit, empty, other_suit):
        if choice is not None:
            return choice
    return None


def fitting_count(columns: list[list[Card]], source: int, target: int) -> int:
    """Return how many of a column's last cards fit onto another column, as a move between them is meant.

    Onto an empty column that is all that moves together. Where no part fits it is the part whose
    refusal says why: one that would fit but cannot be lifted, or else all that moves together.
    """
    cards = columns[source]
    longest = run_length(cards)
    if not columns[target]:
        return longest
    for count in range(1, len(cards) + 1):
        if count > longest and lifting_refusal(cards, count) == NOT_DESCENDING:
            break
        if placing_refusal(cards[-count], columns[target]) is None:
            return count
    return longest
