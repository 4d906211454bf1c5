"""Measures the builders of tracks: `python -m tools.measure_builders [GAME …] [--solve]`.

What an edit costs the server, all that `/api/builders/<id>` does and answers (the document read and changed,
checked, measured, sketched and written), what it costs to open a track that was not seen before, what the
offers at a place cost, and for circuits closing one of sixteen tiles that was cut open; with `--solve` the
study of a track as well. All in processor time, so that a busy machine matters little; `--longest` takes the
longest tracks that are made up instead of those as long as the games' own.
"""

from __future__ import annotations

import argparse
import gc
import statistics
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import racecraft.games  # noqa: F401  (registers them)
from racecraft.builders import Document, builder_of
from racecraft.builders.builder import AnyBuilder
from racecraft.engine.parts import games_with_part
from racecraft.server.api.builders import Building
from racecraft.server.api.builders import build_now as build

SEEDS = 12
OWNED = 2
LIKE_OWN = {
    "gt": {"length": 40, "boxes": 2},
    "heat": {"length": 80},
    "rali": {"length": 72},
    "rallyman": {"stages": 3},
}
LONGEST = {**LIKE_OWN, "heat": {"length": 160}, "rali": {"length": 200}, "rallyman": {"stages": 9}}
CLOSED = {"length": 16}
KEPT = 4
"""Tiles of a circuit that is cut open."""


def milliseconds(work: Callable[[], Any]) -> float:
    gc.collect()  # as the server does when nobody waits
    begun = time.process_time()
    work()
    return (time.process_time() - begun) * 1000


def told(name: str, times: list[float]) -> None:
    print(f"  {name}: median {statistics.median(times):.1f} ms, longest {max(times):.1f} ms", flush=True)


def measure(builder: AnyBuilder, wish: dict[str, int]) -> None:
    documents = [builder.generate(seed, builder.wish(wish)) for seed in range(SEEDS)]
    build(builder, Building(documents[0]))  # what is read once for all is read
    opened = [milliseconds(partial(build, builder, Building(each, owned=OWNED))) for each in documents]
    places = [_place(builder, each) for each in documents]
    edits = []
    for document, place in zip(documents, places, strict=True):
        build(builder, Building(document, owned=OWNED))  # as the page has it that sends the edit
        offer = builder.fits(document, place, OWNED)[0]
        edits.append(milliseconds(partial(build, builder, Building(document, offer["edit"], OWNED))))
    told("an edit", edits)
    told("a track that was not seen before", opened)
    told(
        "offers at a place",
        [
            milliseconds(partial(builder.fits, each, place, OWNED))
            for each, place in zip(documents, places, strict=True)
        ],
    )


def _place(builder: AnyBuilder, document: Document) -> str:
    sketch = builder.sketch(document)
    found: list[dict[str, str]] = sketch.get("tiles") or sketch.get("stages") or sketch["spaces"]
    return found[len(found) // 2]["id"]


def close(builder: AnyBuilder) -> None:
    times = []
    for seed in range(SEEDS):
        document = builder.generate(seed, builder.wish(CLOSED))
        cut = {**document, "tiles": document["tiles"][:KEPT]}
        times.append(milliseconds(partial(builder.close, cut)))
    told("closing a circuit of 16 tiles", times)


def solve(builder: AnyBuilder) -> None:
    study = builder.study(builder.generate(1, builder.wish(CLOSED if builder.game_id == "gt" else {})))
    assert study is not None

    def work() -> None:
        while study.step() < 1:
            pass

    print(f"  a study: {milliseconds(work) / 1000:.1f} s", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--solve", action="store_true", help="the study of a track as well")
    parser.add_argument("--longest", action="store_true", help="tracks as long as they are made up")
    args = parser.parse_args()
    for game in args.games or games_with_part("racecraft.builders"):
        builder = builder_of(game)
        print(game, flush=True)
        measure(builder, (LONGEST if args.longest else LIKE_OWN).get(game, {}))
        if game == "gt":
            close(builder)
        if args.solve:
            solve(builder)


if __name__ == "__main__":
    main()
