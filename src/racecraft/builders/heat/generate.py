"""Tracks of Heat made from a seed: a winding line, corners where it bends, and limits that make the lap as
dangerous as wished."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from msgspec import Meta

from racecraft.builders.builder import Document, Length, Wish, check_length
from racecraft.builders.heat import line
from racecraft.builders.heat.operations import letter_all, ranges
from racecraft.builders.loops import made_loop
from racecraft.drawing.heat.course import PITCH, first_fold, first_touch, ribbon_through
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import BadOptions, worded
from racecraft.games.heat.board import MOST_LAPS, ROAD_TOKENS, read_track
from racecraft.games.heat.character import UNLIMITED, track_character

SHORTEST, LONGEST = 40, 160
"""Cells of a generated track."""
USUAL = (52, 80)
RACE = 150
"""Cells that a race is long, about."""
GRID = 12
BLANK = 60
"""Cells of what one begins with."""
SLOWER = 3
"""Its corners are this much slower than its wide bends would be."""
WAVES = (0.35, 0.5, 0.65, 0.8, 0.95)
"""How winding a track is, by its danger."""
LOWEST, HIGHEST = 2, UNLIMITED
"""Limits that are used to make a track more or less dangerous."""


class HeatWish(Wish, frozen=True):
    """The length is in spaces."""

    length: Annotated[Length, Meta(extra_json_schema={"least": SHORTEST, "most": LONGEST})] = 0
    laps: Annotated[int, Meta(ge=0, le=MOST_LAPS)] = 0
    """0: as long a race as on the tracks of the box."""
    tunnels: bool = False
    water: bool = False
    """Flooded cells."""


def blank() -> Document:
    """A gentle circuit with four corners, to be driven as it is or changed."""
    document = _document("", BLANK)
    del document["name"]
    _lay(document, made_loop(Seeded(0), WAVES[1], lambda points: _fits(points, BLANK)))
    for entry in document["corners"]:
        entry["limit"] -= SLOWER
    return document


def _document(name: str, cells: int) -> Document:
    return {
        "name": name,
        "set": "base",
        "cells": cells,
        "laps": 2,
        "heat": 6,
        "stress": 3,
        "grid": GRID,
        "corners": [],
        "chevrons_printed": False,
        "flooded": [],
        "tunnel": [],
    }


def _lay(document: Document, points: Sequence[complex]) -> None:
    document["shape"] = line.shape_of(line.road_along(points, document["cells"]))
    road = line.road_of(document)
    assert road is not None
    document["corners"] = line.corners_for(road, document["grid"])
    letter_all(document)


def generated(seed: int, wish: HeatWish) -> Document:
    check_length("heat", wish.length, SHORTEST, LONGEST)
    source = Seeded(seed)
    cells = wish.length or USUAL[0] + source.below(USUAL[1] - USUAL[0] + 1)
    danger = wish.danger or 1 + source.below(5)
    document = _document(f"№ {seed}", cells)
    document["laps"] = wish.laps or max(1, min(3, round(RACE / cells)))
    _lay(document, made_loop(source, WAVES[danger - 1], lambda points: _fits(points, cells)))
    _make_as_dangerous(document, danger)
    letter_all(document)
    if wish.tunnels:
        document["set"] = "tunnel_vision"
        document["tunnel"] = _stretches(source, cells, 3)
    if wish.water:
        document["set"] = "heavy_rain"
        document["flooded"] = _stretches(source, cells, 3)
    return document


def _fits(points: Sequence[complex], cells: int) -> bool:
    """Whether the road has room, once its points are written down as whole numbers."""
    written = line.shape_of(line.road_along(points, cells))
    road = ribbon_through([complex(x, y) for x, y in written], cells)
    return first_fold(road) is None and first_touch(road) is None


def _make_as_dangerous(document: Document, danger: int) -> None:
    """Limits and, where they do not suffice, corners, until the track is as dangerous as wished. All corners
    change alike, so that tight bends keep the lower limits; a corner is added in the longest gap."""
    corners: list[dict[str, Any]] = document["corners"]
    drawn = {entry["after"]: entry["limit"] for entry in corners}
    while True:
        level = track_character(read_track(document, "track")).danger
        if level == danger:
            return
        step = -1 if level < danger else 1
        end = LOWEST if level < danger else HIGHEST
        open_corners = [entry for entry in corners if (end - entry["limit"]) * step > 0]
        if open_corners:
            entry = min(open_corners, key=lambda entry: _changed(entry, drawn))
            entry["limit"] += step
        elif not _add_corner(document):
            cells = document["cells"]
            refused = BadOptions(f"a track of {cells} spaces has no room for danger {danger}")
            raise worded(refused, "builder-heat-wish-danger-refused", cells=cells, danger=danger)


def _changed(entry: dict[str, Any], drawn: dict[int, int]) -> tuple[int, int, int]:
    """Sorts corners: those whose limit is least changed first, of these the tightest."""
    limit = drawn.get(entry["after"], entry["limit"])
    return abs(entry["limit"] - limit), limit, entry["after"]


def _add_corner(document: Document) -> bool:
    """A corner at the sharpest place in the longest gap between corners; whether there is room for one."""
    corners, cells = document["corners"], document["cells"]
    if len([entry for entry in corners if not entry.get("chicane")]) == ROAD_TOKENS:
        return False
    last = cells - (document["grid"] + 1) // 2
    ends = [1, *[entry["after"] for entry in corners], last + 1]
    gap, start = max([(ends[index + 1] - ends[index], ends[index]) for index in range(len(ends) - 1)])
    if gap < 5:
        return False
    road = line.road_of(document)
    assert road is not None
    inner = range(start + gap // 3, start + gap - gap // 3)
    after = max(inner, key=lambda cell: (abs(road.bend(cell - 1)), -cell))
    turned = abs(sum(road.bend(row) for row in range(after - 2, after + 1))) / 3
    limit = line.limit_for(PITCH / max(0.02, turned * 0.01745))
    corners.append({"after": after, "limit": min(6, limit), "side": line.side_after(road, after)})
    corners.sort(key=lambda entry: entry["after"])
    return True


def _stretches(source: Seeded, cells: int, count: int) -> list[list[int]]:
    found: set[int] = set()
    for _ in range(count):
        first = 2 + source.below(cells - 10)
        found.update(range(first, first + 4 + source.below(5)))
    return ranges({cell for cell in found if cell <= cells})
