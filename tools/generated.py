"""Generates many tracks of every game and says which cannot be raced on: `make generated`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import repeat

import racecraft.games  # noqa: F401  (registers the games)
from racecraft.builders import builder_of
from racecraft.engine.parts import games_with_part

SEEDS = 10_000
AT_A_TIME = 250


def judged(game_id: str, seed: int) -> list[str]:
    """What is wrong with the tracks of one seed: as the seed has it, and with a danger wished."""
    builder = builder_of(game_id)
    found: list[str] = []
    for danger in (0, 1 + seed % 5):
        document = builder.generate(seed, builder.wish({"danger": danger}))
        found += [str(problem) for problem in builder.check(document)]
        character = builder.game.track_character(builder.game.read_track(document, "generated"))
        if danger and character is not None and character.danger != danger:
            found.append(f"its danger is {character.danger}, not {danger}")
    return found


def _batch(game_id: str, first: int, last: int) -> list[tuple[int, list[str]]]:
    return [(seed, wrong) for seed in range(first, last) if (wrong := judged(game_id, seed))]


def _all(game_id: str, seeds: int, jobs: int) -> Iterator[tuple[int, list[str]]]:
    firsts = range(0, seeds, AT_A_TIME)
    lasts = [min(seeds, first + AT_A_TIME) for first in firsts]
    with ProcessPoolExecutor(jobs) as pool:
        for found in pool.map(_batch, repeat(game_id, len(lasts)), firsts, lasts):
            yield from found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", default=games_with_part("racecraft.builders"))
    parser.add_argument("--seeds", type=int, default=SEEDS)
    parser.add_argument("--jobs", type=int, default=2)
    args = parser.parse_args()
    bad = 0
    for game_id in args.games:
        wrong = 0
        for seed, reasons in _all(game_id, args.seeds, args.jobs):
            wrong += 1
            print(f"{game_id}, seed {seed}: {'; '.join(reasons)}", file=sys.stderr)
        print(f"{game_id}: {args.seeds - wrong} of {args.seeds} seeds are good")
        bad += wrong
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
