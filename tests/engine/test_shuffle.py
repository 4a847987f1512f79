"""The shuffle is uniform: chi-square over 100,000 deals, card by place (CPython only; takes some seconds)."""

from simple_simon.engine.cards import PACK_SIZE, pack
from simple_simon.engine.code import CODE_COUNT
from simple_simon.engine.deal import shuffled

DEALS = 100_000

FREEDOM = (PACK_SIZE - 1) ** 2
"""Degrees of freedom: 52 by 52 counts, each row and each column of which has a fixed sum."""

LOWEST, HIGHEST = 2313, 2890
"""The mean, 2601, less and plus four standard deviations of 72.1.

The numbers of the deals are fixed, so the statistic is too: the bounds hold or they do not.
A fair shuffle misses such bounds for one set of numbers in some ten thousand. Below the lower one
the counts would be more even than chance makes them.
"""


def statistic(counts: list[list[int]]) -> float:
    """Return what is distributed as chi-square with 51 × 51 degrees of freedom for a fair shuffle.

    A deal fills each row and each column of the table once, not at random, which
    makes the usual sum of squares too large by 52 / 51.
    """
    expected = DEALS / PACK_SIZE
    squares = sum((count - expected) ** 2 for row in counts for count in row)
    return squares / expected * (PACK_SIZE - 1) / PACK_SIZE


def test_every_card_falls_equally_often_on_every_place() -> None:
    counts = [[0] * PACK_SIZE for _ in range(PACK_SIZE)]
    cards = pack(4)
    for deal in range(DEALS):
        number = deal * CODE_COUNT // DEALS  # Spread over the whole range.
        for row, card in zip(counts, shuffled(cards, number)):
            row[card.number] += 1
    assert all(sum(row) == DEALS for row in counts)
    assert FREEDOM == 2601
    assert LOWEST < statistic(counts) < HIGHEST
