"""Proves the builders of tracks on many seeds: `python -m tools.prove_builders [GAME …] --seeds 10000`.

Every track that is made up must be one that its game reads, the same each time; where tracks are closed, one
that was cut open must be closed again by every proposal. Tests do the same with a few seeds.

With `--journal FOLDER` a proof that was stopped goes on where it was, as long as the sources of builder and
game are the same.
"""

from __future__ import annotations

import argparse
import hashlib
import sys
import time
from pathlib import Path

import msgspec

import racecraft.games
from racecraft.builders import builder_of
from racecraft.builders.builder import AnyBuilder
from racecraft.engine.parts import games_with_part

CUT_EVERY = 10
"""One of so many tracks is cut open."""
WRITTEN_EVERY = 100
"""Seeds after which the journal is written."""


class Proof(msgspec.Struct):
    """How far the proof of a game has come."""

    sources: str
    """A digest of the sources it holds for."""
    done: int = 0
    """Seeds from 0 on that were tried."""
    seconds: float = 0.0
    wrong: dict[int, list[str]] = {}
    """What is wrong, by seed."""


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


def sources_of(game: str) -> str:
    """A digest of what makes a track up and of what reads it."""
    package = Path(racecraft.games.__file__).parent.parent
    parts = [package / "builders" / game, package / "games" / game]
    files = sorted(
        [*(package / "builders").glob("*.py"), *[file for part in parts for file in part.rglob("*.py")]]
    )
    return hashlib.sha256(b"".join([file.read_bytes() for file in files])).hexdigest()[:16]


def prove(game: str, seeds: int, journal: Path | None) -> Proof:
    proof = Proof(sources_of(game))
    path = None if journal is None else journal / f"{game}.json"
    if path is not None and path.exists():
        kept = msgspec.json.decode(path.read_bytes(), type=Proof)
        if kept.sources == proof.sources:
            proof = kept
    builder = builder_of(game)
    while proof.done < seeds:
        started = time.perf_counter()
        for seed in range(proof.done, min(proof.done + WRITTEN_EVERY, seeds)):
            if faults := faults_of(builder, seed):
                proof.wrong[seed] = faults
                print(f"{game} {seed}: {', '.join(faults)}", flush=True)
            proof.done = seed + 1
        proof.seconds += time.perf_counter() - started
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(msgspec.json.encode(proof))
    return proof


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--seeds", type=int, default=10_000)
    parser.add_argument("--journal", type=Path, help="a folder that keeps how far it has come")
    args = parser.parse_args()
    bad = 0
    for game in args.games or games_with_part("racecraft.builders"):
        proof = prove(game, args.seeds, args.journal)
        bad += len(proof.wrong)
        print(f"{game}: {proof.done} seeds, {len(proof.wrong)} wrong, {proof.seconds:.0f} s", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
