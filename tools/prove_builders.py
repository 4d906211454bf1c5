"""Proves the builders of tracks on many seeds: `python -m tools.prove_builders [GAME …] --seeds 10000`.

Every track that is made up must be one that its game reads, the same each time; where tracks are closed, one
that was cut open must be closed again by every proposal. Tests do the same with a few seeds.
"""

from __future__ import annotations

import argparse
import sys
import time

import racecraft.games  # noqa: F401  (registers them)
from racecraft.builders import builder_of
from racecraft.builders.builder import AnyBuilder
from racecraft.engine.parts import games_with_part

CUT_EVERY = 10
"""One of so many tracks is cut open."""


def faults_of(builder: AnyBuilder, seed: int) -> list[str]:
    wish = builder.wish({"danger": seed % 6})
    document = builder.generate(seed, wish)
    found = [each["said"]["key"] for each in builder.check(document)]
    if document != builder.generate(seed, wish):
        found.append("another track the second time")
    if seed % CUT_EVERY == 0 and isinstance(document.get("tiles"), list):
        cut = {**document, "tiles": document["tiles"][: 2 + seed // CUT_EVERY % 10]}
        for proposal in builder.close(cut)["documents"]:
            found += [f"closed: {each['said']['key']}" for each in builder.check(proposal)]
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seeds", type=int, default=10_000)
    args = parser.parse_args()
    bad = 0
    for game in args.games or games_with_part("racecraft.builders"):
        builder, started, wrong = builder_of(game), time.perf_counter(), 0
        for seed in range(args.seeds):
            if faults := faults_of(builder, seed):
                wrong += 1
                print(f"{game} {seed}: {', '.join(faults)}")
        bad += wrong
        print(f"{game}: {args.seeds} seeds, {wrong} wrong, {time.perf_counter() - started:.0f} s")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
