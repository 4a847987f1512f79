"""The engine on CPython: moves and positions a second, and where the time goes."""

import cProfile
import io
import pstats
import random
import time

from simple_simon.engine.code import GameCode
from simple_simon.engine.deal import Deal
from simple_simon.engine.game import Game
from tests.engine.positions import game_of_code
from tests.engine.test_counted_positions import DEALS, positions_away

from .figures import Figure

MOVES = 3000

LONGEST_GAME = 200
"""After so many moves, or when none is left, the next deal is played."""

SHOWN = 8
"""How many functions a profile shows."""


def play(moves: int) -> None:
    """Make random legal moves, the same ones each time."""
    chance = random.Random(1)
    game = Game(Deal.from_code(GameCode(4, 0)))
    for number in range(moves):
        legal = game.legal_moves()
        if not legal or game.moves == LONGEST_GAME:
            game = Game(Deal.from_code(GameCode(chance.choice((1, 2, 4)), number)))
            continue
        move = chance.choice(legal)
        game.move(move.source, move.target, move.count)


def count() -> int:
    """Count the positions near the deals of the test, and return how many there are."""
    return sum(sum(positions_away(game_of_code(code), len(counts))) for code, counts in DEALS)


def figures(runs: int) -> list[Figure]:
    """Measure moves and positions a second."""
    moves, positions = [], []
    for _ in range(runs):
        begun = time.perf_counter()
        play(MOVES)
        moves.append(MOVES / (time.perf_counter() - begun))
        begun = time.perf_counter()
        found = count()
        positions.append(found / (time.perf_counter() - begun))
    return [
        Figure("engine on CPython: random legal moves", moves, "a second"),
        Figure("engine on CPython: counted positions", positions, "a second"),
    ]


def profiles() -> str:
    """Return where the time goes in both."""
    parts = []
    for name, work in (("random legal moves", lambda: play(MOVES)), ("counted positions", count)):
        profile = cProfile.Profile()
        profile.runcall(work)
        text = io.StringIO()
        pstats.Stats(profile, stream=text).strip_dirs().sort_stats("tottime").print_stats(SHOWN)
        lines = [line for line in text.getvalue().splitlines() if line.strip()]
        parts.append(f"Profile of {name}:\n" + "\n".join(lines[2:]))
    return "\n\n".join(parts)
