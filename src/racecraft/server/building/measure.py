"""What the builders of tracks cost: `racecraft bench builders`.

An edit is all that `/api/builders/<id>` does and answers: the document is read and changed, checked,
measured, sketched and written. A new track is one that was not seen before, such as one with another road.
Everything is told in processor time, so that a busy machine matters little.
"""

from __future__ import annotations

import gc
import statistics
import time
from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from racecraft.builders import Document, builder_of
from racecraft.builders.builder import MOST_BOXES, AnyBuilder
from racecraft.engine.errors import BadOptions
from racecraft.server.api.builders import Building, build_now

Wished = dict[str, int]

OWNED = MOST_BOXES
CLOSED = {"length": 16}
KEPT = 4
"""Tiles of a circuit that is cut open."""


class Cost(msgspec.Struct, frozen=True):
    """What one kind of work costs on tracks of one kind, in milliseconds."""

    game: str
    track: str
    """`usual` or `longest`."""
    work: str
    """`edit`, `new`, `offers`, `close` or `study`."""
    median: float
    longest: float


def costs(game_id: str, seeds: int, study: bool) -> Iterator[Cost]:
    builder = builder_of(game_id)
    wishes: dict[str, Wished] = {"usual": {}, "longest": _longest(builder)}
    for track, wish in wishes.items():
        yield from _on_tracks(builder, track, wish, seeds)
    if "tiles" in builder.blank():
        cuts = []
        for seed in range(seeds):
            document = builder.generate(seed, builder.wish(CLOSED))
            cuts.append({**document, "tiles": document["tiles"][:KEPT]})
        yield _cost(builder, "usual", "close", [partial(builder.close, cut) for cut in cuts])
    if study:
        for track, wish in wishes.items():
            document = builder.generate(1, builder.wish(wish))
            yield _cost(builder, track, "study", [partial(_studied, builder, document)])


def _longest(builder: AnyBuilder) -> Wished:
    """The longest track that is made up, of as much else as there may be where it needs that."""
    (schema,) = msgspec.json.schema(builder.wish_type)["$defs"].values()
    fields: dict[str, dict[str, Any]] = schema["properties"]
    length = {"length": fields["length"].get("most", 0)}
    try:
        builder.generate(0, builder.wish(length))
    except BadOptions:
        most = {name: field["maximum"] for name, field in fields.items() if "maximum" in field}
        return {**most, "danger": 0, **length}
    return length


def _on_tracks(builder: AnyBuilder, track: str, wish: Wished, seeds: int) -> Iterator[Cost]:
    documents = [builder.generate(seed, builder.wish(wish)) for seed in range(seeds)]
    build_now(builder, Building(builder.blank()))  # what is read once for all is read
    opening = [partial(build_now, builder, Building(each, owned=OWNED)) for each in documents]
    yield _cost(builder, track, "new", opening)
    places = [_place(builder, each) for each in documents]
    edits = []
    for document, place in zip(documents, places, strict=True):
        build_now(builder, Building(document, owned=OWNED))  # as the page has it that sends the edit
        edit = builder.fits(document, place, OWNED)[0]["edit"]
        edits.append(_milliseconds(partial(build_now, builder, Building(document, edit, OWNED))))
    yield Cost(builder.game_id, track, "edit", statistics.median(edits), max(edits))
    asking = [
        partial(builder.fits, document, place, OWNED)
        for document, place in zip(documents, places, strict=True)
    ]
    yield _cost(builder, track, "offers", asking)


def _place(builder: AnyBuilder, document: Document) -> str:
    """One in the middle of the track at which something is offered."""
    sketch = builder.sketch(document)
    found: list[dict[str, str]] = sketch.get("tiles") or sketch.get("stages") or sketch["spaces"]
    places = [each["id"] for each in found[len(found) // 2 :]]
    return next(place for place in places if builder.fits(document, place, OWNED))


def _studied(builder: AnyBuilder, document: Document) -> None:
    study = builder.study(document)
    while study is not None and study.step() < 1:
        pass


def _cost(builder: AnyBuilder, track: str, work: str, works: Sequence[Callable[[], Any]]) -> Cost:
    times = [_milliseconds(each) for each in works]
    return Cost(builder.game_id, track, work, statistics.median(times), max(times))


def _milliseconds(work: Callable[[], Any]) -> float:
    gc.collect()  # as the server does when nobody waits
    begun = time.process_time()
    work()
    return (time.process_time() - begun) * 1000
