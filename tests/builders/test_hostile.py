"""Whatever is sent to a builder, a document or an edit: it is refused in a sentence, or everything can be
said about what comes of it."""

from __future__ import annotations

import copy
import itertools
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

from racecraft.builders import BadEdit, Document, builder_of
from racecraft.builders.builder import AnyBuilder
from racecraft.engine.errors import BadBoard
from racecraft.server.api.builders import built
from tests.builders.every_edit import EVERY_EDIT, HOSTILE, hostile_edits, kinds_of

GAMES = sorted(EVERY_EDIT)
TRIED = {"rali": 29}
"""Of a document with many parts one in so many hostile values for each, another one for the next."""
SHARE = 5
"""One in so many places is asked about, others for the next document."""


@pytest.mark.parametrize("game_id", GAMES)
def test_no_kind_of_edit_is_forgotten(game_id: str) -> None:
    """The table has every kind, and each of its edits is read: it changes a track or says what it misses."""
    assert {edit["do"] for edit in EVERY_EDIT[game_id]} == kinds_of(game_id)
    builder = builder_of(game_id)
    for edit in EVERY_EDIT[game_id]:
        assert "this is no edit" not in refusal(builder, edit), edit


def refusal(builder: AnyBuilder, edit: dict[str, Any]) -> str:
    try:
        builder.edit(builder.generate(3, builder.wish()), edit)
    except BadEdit as error:
        return str(error)
    return ""


def everything_said(builder: AnyBuilder, document: Document) -> None:
    """All that the server says about a document that came through `tidy` or an edit."""
    msgspec.json.encode(built(builder, document, 1))


def offered(builder: AnyBuilder, document: Document, places: list[str]) -> None:
    for place in places:
        try:
            msgspec.json.encode(builder.fits(document, place))
        except BadEdit:
            continue


def places_of(builder: AnyBuilder, document: Document) -> list[str]:
    """A few places of a track, of every kind that its sketch has."""
    sketch = builder.sketch(document)
    found: list[str] = []
    for part in ("ends", "tiles", "spaces", "stages"):
        ids = [str(each.get("id", f"stage.{each.get('number')}")) for each in sketch.get(part, [])]
        found += ids[:1] + ids[len(ids) // 2 : len(ids) // 2 + 1]
    return [*found, "stage.new", "nowhere", "", "²", "².1", "stage.²", "tile-²"]


@pytest.mark.parametrize("game_id", GAMES)
def test_hostile_edits(game_id: str) -> None:
    builder = builder_of(game_id)
    document = builder.generate(3, builder.wish())
    before = copy.deepcopy(document)
    made = 0
    for edit in hostile_edits(game_id):
        try:
            after = builder.edit(document, edit)
        except BadEdit:
            continue
        made += 1
        everything_said(builder, after)
        try:
            builder.tidy(after)
        except BadBoard:
            continue
    assert made > len(EVERY_EDIT[game_id])
    assert document == before


def broken(data: Any, whole: Any = None, way: tuple[str | int, ...] = ()) -> Iterator[Any]:
    """The document with one of its parts replaced by each hostile value; of long lists the first two."""
    whole = data if whole is None else whole
    inner: list[str | int] = list(data) if isinstance(data, dict) else []
    inner += range(min(2, len(data))) if isinstance(data, list) else []
    for key in inner:
        for value in HOSTILE:
            twin = copy.deepcopy(whole)
            at = twin
            for step in way:
                at = at[step]
            at[key] = value
            yield twin
        yield from broken(data[key], whole, (*way, key))


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_hostile_documents(game_id: str) -> None:
    """What `tidy` lets through can be shown, and what fits there can be asked."""
    builder = builder_of(game_id)
    wishes: dict[str, dict[str, Any]] = {
        "heat": {"tunnels": True, "water": True},
        "rallyman": {"stages": 2},
    }
    document = builder.generate(5, builder.wish(wishes.get(game_id)))
    places = places_of(builder, document)
    refused = 0
    for number, each in enumerate(itertools.islice(broken(document), 0, None, TRIED.get(game_id, 1))):
        try:
            tidied = builder.tidy(each)
        except BadBoard:
            refused += 1
            continue
        everything_said(builder, tidied)
        offered(builder, tidied, places[number % SHARE :: SHARE])
    assert refused > 50


@pytest.mark.parametrize(
    ("game_id", "part", "value"),
    [
        ("rali", "meta", {"rows": 10**9, "lanes": 3, "laps": 2}),
        ("heat", "cells", 10**9),
        ("heat", "tunnel", [[1, 10**9]]),
        ("heat", "flooded", [[7, 3]]),
    ],
)
def test_nothing_is_counted_out_to_a_number_from_outside(game_id: str, part: str, value: Any) -> None:
    """A document that would fill the memory is refused before anything is laid out."""
    builder = builder_of(game_id)
    with pytest.raises(BadBoard):
        builder.tidy({**builder.blank(), part: value})


@pytest.mark.parametrize(
    "part", [{"obstacles": [1.5]}, {"shortcuts": [{"id": "K1"}]}, {"stations": ["x"]}, {"obstacles": "x"}]
)
def test_a_board_too_short_for_its_dice_is_not_read_on(part: dict[str, Any]) -> None:
    """What stands behind that fault may be anything: it is shown, and what fits there is refused."""
    builder = builder_of("rali")
    board = builder.generate(3, builder.wish())
    short = builder.tidy({**board, "meta": {**board["meta"], "rows": 12}, **part})
    everything_said(builder, short)
    with pytest.raises(BadEdit, match="nothing of the kind"):
        builder.fits(short, "5.2")


@pytest.mark.parametrize(
    ("part", "where"),
    [
        ({"snow": [[]]}, "snow"),
        ({"service_after": ["x"]}, "service_after"),
        ({"day_ends": [1.5]}, "day_ends"),
        ({"stages": [{"route": "", "splits": "x"}]}, "splits"),
        ({"stages": [{"route": ""}] * 20 + [7]}, "stages"),
    ],
)
def test_parts_of_a_rally_behind_a_fault_are_of_their_kind(part: Document, where: str) -> None:
    """The reader stops at a title that is missing and at a stage that leads nowhere."""
    builder = builder_of("rallyman")
    hidden = {"name": "", "stages": [{"route": ""}]}
    everything_said(builder, builder.tidy(builder.blank() | hidden))
    with pytest.raises(BadBoard, match=where):
        builder.tidy(builder.blank() | hidden | part)


@pytest.mark.parametrize("point", [[10**15, 0], [0, -(10**15)], [1e308, 1e308], [0.0, 1e-9]])
def test_a_line_that_no_road_can_follow(point: list[float]) -> None:
    builder = builder_of("heat")
    document = builder.tidy(builder.generate(3, builder.wish()))
    shape = [[0, 0], [500, 0], [500, 500], [0, 500], point]
    with pytest.raises(BadBoard, match=r"shape: (point 5 must|the last point)"):
        builder.tidy({**document, "shape": shape})
    with pytest.raises(BadEdit, match="no road follows these points"):
        builder.edit(document, {"do": "shape", "points": shape})
