"""The rules a second time, written apart from the engine: plain lists of card texts, slow and easy to check.

A card is its text, such as "10H"; a column is a list of cards; a move is (source, target,
count) with columns from 0. Nothing here comes from the engine.
"""

RANKS = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"]

Column = list[str]
Move = tuple[int, int, int]


RANK_OF = {name + letter: place for place, name in enumerate(RANKS) for letter in "SHDC"}


def rank(card: str) -> int:
    """Return 0 for an ace to 12 for a king."""
    return RANK_OF[card]


def suit(card: str) -> str:
    """Return the letter of a card's suit."""
    return card[-1]


def why_not(columns: list[Column], move: Move) -> str | None:
    """Return the name of the rule that forbids a move between two columns, or None."""
    source, target, count = move
    cards = columns[source][-count:]
    return why_not_together(cards) or (why_not_onto(columns[target][-1], cards[0]) if columns[target] else None)


def why_not_together(cards: list[str]) -> str | None:
    """Return the name of the rule that forbids cards to move together, or None."""
    if [rank(card) for card in cards] != [rank(cards[0]) - place for place in range(len(cards))]:
        return "not-descending"
    if len({suit(card) for card in cards}) > 1:
        return "mixed-suits"
    return None


def why_not_onto(last: str, first: str) -> str | None:
    """Return the name of the rule that forbids a card to lie on another, or None."""
    if first[:-1] == "K":
        return "king-needs-empty-column"
    if last[:-1] == "A":
        return "target-is-ace"
    return None if rank(last) - rank(first) == 1 else "not-one-higher"


def all_moves(columns: list[Column]) -> list[Move]:
    """Return every source, target and count that could be asked for, legal or not."""
    return [
        (source, target, count)
        for source in range(10)
        for target in range(10)
        for count in range(1, len(columns[source]) + 1)
        if source != target
    ]


def legal_moves(columns: list[Column]) -> list[Move]:
    """Return every legal move."""
    return [
        (source, target, count)
        for source in range(10)
        for count in range(1, len(columns[source]) + 1)
        if why_not_together(columns[source][-count:]) is None
        for target in range(10)
        if source != target and why_not(columns, (source, target, count)) is None
    ]


def after(columns: list[Column], move: Move) -> tuple[list[Column], bool]:
    """Return the columns after a legal move, and whether it removed a sequence."""
    source, target, count = move
    result = [list(column) for column in columns]
    result[target] = result[target] + result[source][-count:]
    result[source] = result[source][:-count]
    last = result[target][-13:]
    for letter in "SHDC":
        if last == [name + letter for name in reversed(RANKS)]:
            result[target] = result[target][:-13]
            return result, True
    return result, False


def best_column(columns: list[Column], source: int, count: int) -> int | None:
    """Return the best column for a group, or None."""
    first = columns[source][-count]
    legal = [target for target in range(10) if target != source and why_not(columns, (source, target, count)) is None]
    same = [target for target in legal if columns[target] and suit(columns[target][-1]) == suit(first)]
    if same:
        return min(same, key=lambda target: (-run_after(columns, source, target, count), target))
    empty = [target for target in legal if not columns[target]]
    if empty and len(columns[source]) > count:
        return empty[0]
    other = [target for target in legal if columns[target]]
    return other[0] if other else None


def run_after(columns: list[Column], source: int, target: int, count: int) -> int:
    """Return the length of the one-suit run that a move makes."""
    column = columns[target] + columns[source][-count:]
    length = 1
    while length < len(column):
        upper, lower = column[-length - 1], column[-length]
        if suit(upper) != suit(lower) or rank(upper) != rank(lower) + 1:
            break
        length += 1
    return length


def text_of(columns: list[Column], removed: int) -> str:
    """Return a position as one text; positions are distinct when their texts are."""
    return "/".join([" ".join(column) for column in columns]) + f"/{removed}"


def positions_away(columns: list[Column], removed: int, moves: int) -> list[int]:
    """Return how many distinct positions lie 1, 2, … moves away; see test_counted_positions."""
    seen = {text_of(columns, removed)}
    edge = [(columns, removed)]
    counts = []
    for _ in range(moves):
        beyond = []
        for position, gone in edge:
            for move in legal_moves(position):
                result, removes = after(position, move)
                text = text_of(result, gone + removes)
                if text not in seen:
                    seen.add(text)
                    beyond.append((result, gone + removes))
        edge = beyond
        counts.append(len(edge))
    return counts
