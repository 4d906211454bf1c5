"""Makes the puzzles of a game from races between bots: `python -m tools.make_puzzles rali --count 12`.

Every puzzle is proven before it is written (`racecraft/reviews/puzzles.py`); the same seed gives the same.
"""

from __future__ import annotations

import argparse
from itertools import count, islice
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

import racecraft
import racecraft.games
from racecraft.engine.registry import game_of
from racecraft.reviews.puzzles import Difficulty, Puzzle, puzzles_in, puzzles_of

RALLIES = ("rulebook", "first_licence", "april_skies")
RACES: dict[str, list[dict[str, Any]]] = {
    "gt": [{"laps": 1, "track": name} for name in ("k1", "k2", "k3", "k4")],
    "heat": [{"laps": 1, "track": name} for name in ("usa", "italia", "france")],
    "rali": [{"laps": 1}],
    "rallyman": [{"rally": rally, "stage": stage} for stage in (1, 2, 3) for rally in RALLIES],
}
DRIVERS = ["rookie", "club"]
EASY = 4
"""One in so many is easy."""
SAME = 3
"""Puzzles with the same answer at most."""
A_RACE = 1
"""Puzzles of one race at most: they are not to be alike."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=12)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seconds", type=float, default=600.0)
    parser.add_argument("--cars", type=int, choices=(1, 2), default=2, help="drives alone are solved")
    parser.add_argument("--more", action="store_true", help="keep the puzzles there are")
    args = parser.parse_args()
    game = game_of(args.game)
    found = list(puzzles_of(game.id)) if args.more else []
    until = monotonic() + args.seconds
    for number in count(args.seed):
        settings = RACES[game.id]
        race = racecraft.race(game.id, args.cars, seed=number, **settings[number % len(settings)])
        race.run([DRIVERS[number % 2], DRIVERS[(number // 2) % 2]][: args.cars], seed=number)
        easy = sum(puzzle.difficulty == "easy" for puzzle in found)
        wanted: set[Difficulty] = {"medium", "hard"}
        if EASY * (easy + 1) <= args.count:
            wanted.add("easy")
        fresh = (each for each in puzzles_in(race.record, wanted) if not alike(each, found))
        for puzzle in islice(fresh, A_RACE):
            found.append(puzzle)
            print(number, puzzle.id, puzzle.difficulty, puzzle.margin, puzzle.error, puzzle.best, flush=True)
        write(game.id, found)
        if len(found) >= args.count or monotonic() > until:
            return


def alike(puzzle: Puzzle, others: list[Puzzle]) -> bool:
    """Whether there is one on the same track with the same answer, or enough with it anywhere."""
    same = [each.options for each in others if each.best == puzzle.best]
    return puzzle.options in same or len(same) >= SAME


def write(game_id: str, puzzles: list[Puzzle]) -> None:
    path = Path("src/racecraft/reviews") / game_id / "data" / "puzzles.json"
    path.parent.mkdir(exist_ok=True)
    lines = b",\n".join(msgspec.json.encode(puzzle) for puzzle in puzzles)
    path.write_bytes(b"[\n" + lines + b"\n]\n")


if __name__ == "__main__":
    main()
