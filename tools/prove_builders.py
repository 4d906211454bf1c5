"""Proves the builders of tracks on many seeds: `python -m tools.prove_builders [GAME …] --seeds 10000`.

Every track that is made up, with wishes that differ from seed to seed, must be one that its game reads. One
of ten is made twice, to be the same. Where tracks are closed, every one is cut open, at one place and at two.
There must be a proposal, since the tiles that were taken away are one, and every proposal must be a finished
track. Tests do the same with a few seeds.

With `--journal FOLDER` a proof that was stopped goes on where it was, as long as the sources that make,
draw and read tracks are the same.
"""

from __future__ import annotations

import argparse
import ast
import hashlib
import sys
import time
from pathlib import Path
from typing import Any

import msgspec

import racecraft.games
from racecraft.builders import Document, builder_of
from racecraft.builders.builder import AnyBuilder
from racecraft.engine.chance import Seeded
from racecraft.engine.parts import games_with_part

TWICE_EVERY = 10
"""One of so many tracks is made twice."""
LONGEST_GAP = 6
"""Tiles that are taken away in one place, at most."""
WISHES: dict[str, list[dict[str, Any]]] = {
    "gt": [
        {},
        {"length": 5},
        {"length": 9, "lanes": "three"},
        {"length": 16, "lanes": "two"},
        {"length": 24, "lanes": "both"},
        {"length": 36, "boxes": 2},
        {"boxes": 3, "lanes": "both"},
    ],
    "heat": [
        {},
        {"length": 40},
        {"length": 64, "laps": 1, "tunnels": True},
        {"water": True},
        {"length": 110},
        {"length": 160},
        {"tunnels": True, "water": True},
    ],
    "rali": [
        {},
        {"length": 24},
        {"length": 72, "stations": 0},
        {"shortcuts": 0},
        {"length": 120, "stations": 6, "shortcuts": 4},
        {"length": 200},
        {"laps": 1},
    ],
    "rallyman": [
        {},
        {"stages": 1},
        {"stages": 2, "weather": "dry"},
        {"stages": 5, "days": 2},
        {"weather": "fixed"},
        {"weather": "variable"},
        {"stages": 3, "length": 120},
    ],
}
"""Taken in turn; the danger goes round beside them."""
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
    wishes = WISHES.get(builder.game_id, [{}])
    wished = wishes[seed % len(wishes)]
    wish = builder.wish({**wished, "danger": seed % 6})
    document = builder.generate(seed, wish)
    found = [each["said"]["key"] for each in builder.check(document)]
    if seed % TWICE_EVERY == 0 and document != builder.generate(seed, wish):
        found.append("another track the second time")
    if isinstance(document.get("tiles"), list):
        boxes = wished.get("boxes", 1)
        for gaps, cut in enumerate(cut_open(document, seed), 1):
            proposals = builder.close(cut, boxes)["documents"]
            if not proposals:
                found.append(f"not closed again, gaps: {gaps}")
            for proposal in proposals:
                found += [f"closed: {each['said']['key']}" for each in builder.check(proposal, boxes)]
    return found


def cut_open(document: Document, seed: int) -> list[Document]:
    """A circuit without a stretch of it, and without two; the start tile stays."""
    tiles = document["tiles"]
    source = Seeded(seed)
    found: list[Document] = []
    for gaps in (1, 2):
        left = list(tiles)
        for _ in range(gaps):
            length = min(1 + source.below(LONGEST_GAP), len(left) - 2)
            first = 1 + source.below(len(left) - length)
            left = left[:first] + left[first + length :] if length > 0 else left
        found.append({**document, "tiles": left})
    return found


def sources_of(game: str) -> str:
    """A digest of what makes tracks up, draws them and reads them, with their data, and of this proof."""
    package = Path(racecraft.games.__file__).parent.parent
    shared = [package / layer for layer in ("builders", "drawing")]
    parts = [*[each / game for each in shared], package / "games" / game, package / "engine"]
    files = sorted(
        [
            *[file for layer in shared for file in layer.glob("*.py")],
            *[file for part in parts for file in part.rglob("*") if file.suffix in (".py", ".json")],
            Path(__file__),
        ]
    )
    return hashlib.sha256(b"".join([meaning_of(file) for file in files])).hexdigest()[:16]


def meaning_of(file: Path) -> bytes:
    """What a source does, without comments, layout and the texts that describe it; data as it is."""
    content = file.read_bytes()
    if file.suffix != ".py":
        return content
    tree = ast.parse(content)
    for node in ast.walk(tree):
        body = getattr(node, "body", None)
        if isinstance(body, list):
            node.body = [each for each in body if not _is_text(each)]  # type: ignore[attr-defined]
    return ast.dump(tree).encode()


def _is_text(statement: ast.stmt) -> bool:
    value = statement.value if isinstance(statement, ast.Expr) else None
    return isinstance(value, ast.Constant) and isinstance(value.value, str)


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
