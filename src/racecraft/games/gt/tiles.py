"""The tiles of Rallyman: GT as printed: their spaces, limits, dotted lines and open edges.

They come from a JSON file; a circuit may bring tiles of its own. An error names file, tile and reason.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final, Literal

from racecraft.engine.errors import BadBoard, broken
from racecraft.engine.keys import ANY, Keys

DATA = Path(__file__).parent / "data"
TILES_FORMAT: Final = "racecraft gt tiles 1"

NO_CAP: Final = 9
"""Stands for the cap of a space that has none."""
WIDTH: Final = 6
"""The road is six sixths wide; 0 is the left border in driving direction."""
MOST_LINES: Final = 60
"""Dotted lines of a tile: a step that crosses those of two tiles still meets fewer hazards than TOO_FAST."""

Danger = Literal["yellow", "orange", "red"]
DANGERS: Final[list[Danger]] = ["yellow", "orange", "red"]

EDGES = ["A", "B", "C", "D", "E", "F"]

LANES = {"L": (0, 2), "M": (2, 4), "R": (4, 6), "l": (0, 3), "r": (3, 6), "LM": (0, 4), "MR": (2, 6)}
"""The stretch of road width that each lane name stands for."""

TILE_KEYS: Final[Keys] = {
    "": [ANY],
    ".*": ["danger", "inside", "stations", "copies", "edges", "line", "cells", "dotted"],
    ".*.edges": EDGES,
    ".*.cells[]": ["id", "lane", "from", "to", "cap", "hazard", "grid"],
    ".*.dotted[]": ["at", "lane", "value"],
}
"""What tiles by name may hold."""


class Space:
    """One space as printed on a tile."""

    def __init__(
        self, id: int, lane: str, back: int, front: int, cap: int, hazard: bool, grid_row: int
    ) -> None:
        self.id = id
        self.lane = lane
        self.low, self.high = LANES[lane]
        self.back = back
        self.front = front
        self.cap = cap
        """Highest gear that keeps the car on the road here, or NO_CAP."""
        self.hazard = hazard
        """A triangle: entering exactly at the cap costs a hazard."""
        self.grid_row = grid_row


class Dotted:
    """A dotted line across part of the road: a number that lowers the cap of a straight step, or a hazard."""

    def __init__(self, station: int, lane: str, number: int) -> None:
        self.station = station
        self.low, self.high = LANES[lane]
        self.number = number
        """The cap, or 0 for `!`."""


class Tile:
    """One side of a tile as printed, driven from edge D to its other open edge."""

    def __init__(self, name: str, danger: int, stations: int, inside: str | None, copies: int) -> None:
        self.name = name
        self.danger = danger
        self.stations = stations
        self.inside = inside
        """The inner side of the bend: `left`, `right` or None."""
        self.copies = copies
        """How many the box holds of this number, both sides together."""
        self.exit = 0
        """The edge other than D."""
        self.lanes_entry = 0
        self.lanes_exit = 0
        self.line = 0
        """The station of the finish line; 0 if there is none."""
        self.spaces: list[Space] = []
        self.dotted: list[Dotted] = []

    @property
    def number(self) -> str:
        """The printed number, shared by both sides of a tile."""
        return self.name.rstrip("ab")


def read_tiles(data: Any, name: str) -> dict[str, Tile]:
    """The tiles of a tile file; BadBoard names file, tile and reason."""
    if not isinstance(data, dict) or data.get("format") != TILES_FORMAT:
        raise BadBoard(f'{name}: a tile file says "format": {TILES_FORMAT!r}')
    entries = data.get("tiles")
    if not isinstance(entries, dict):
        raise BadBoard(f"{name}: 'tiles' must be an object of tiles by name")
    return {key: _read_tile(entries[key], key, f"{name}: tile {key}") for key in entries}


def whole(data: Any, key: str, low: int, high: int, where: str) -> int:
    """A number of a file; BadBoard if it is missing or out of bounds."""
    value = data.get(key) if isinstance(data, dict) else None
    if type(value) is not int or not low <= value <= high:
        raise BadBoard(
            f"{where}: {key!r} must be a whole number from {low} to {high}, not {value!r}",
            broken("number", key, low, high),
        )
    return value


def objects(data: dict[str, Any], key: str, where: str) -> list[dict[str, Any]]:
    """A list of objects of a file; BadBoard if it is anything else."""
    value = data.get(key)
    if not isinstance(value, list) or not all([isinstance(item, dict) for item in value]):
        raise BadBoard(f"{where}: {key!r} must be a list of objects", broken("list", key))
    return value


def _lane(data: dict[str, Any], where: str) -> str:
    lane = data.get("lane")
    if not isinstance(lane, str) or lane not in LANES:
        raise BadBoard(f"{where}: lane {lane!r} is none of {', '.join(LANES)}")
    return lane


def _read_tile(data: Any, name: str, where: str) -> Tile:
    if not isinstance(data, dict):
        raise BadBoard(f"{where}: must be an object")
    danger = data.get("danger")
    if danger not in DANGERS:
        raise BadBoard(f"{where}: danger {danger!r} is none of {', '.join(DANGERS)}")
    inside = data.get("inside")
    if inside not in (None, "left", "right"):
        raise BadBoard(f"{where}: 'inside' is left, right or null, not {inside!r}")
    stations = whole(data, "stations", 1, 12, where)
    tile = Tile(name, DANGERS.index(danger), stations, inside, whole(data, "copies", 1, 99, where))
    _read_edges(tile, data.get("edges"), where)
    if "line" in data:
        tile.line = whole(data, "line", 1, stations - 1, where)
    ids: set[int] = set()
    for entry in objects(data, "cells", where):
        space = _read_space(entry, stations, where)
        if space.id in ids:
            raise BadBoard(f"{where}: space {space.id} is printed twice")
        ids.add(space.id)
        tile.spaces.append(space)
    _check_surface(tile, where)
    lines = objects(data, "dotted", where)
    if len(lines) > MOST_LINES:
        raise BadBoard(f"{where}: {len(lines)} dotted lines are too many; a tile has at most {MOST_LINES}")
    for entry in lines:
        number = 0 if entry.get("value") == "!" else whole(entry, "value", 1, 6, f"{where}: a dotted line")
        station = whole(entry, "at", 0, stations, f"{where}: a dotted line")
        tile.dotted.append(Dotted(station, _lane(entry, f"{where}: a dotted line"), number))
    return tile


def _read_edges(tile: Tile, edges: Any, where: str) -> None:
    if not isinstance(edges, dict) or len(edges) != 2 or "D" not in edges:
        raise BadBoard(f"{where}: 'edges' must name edge D and one other, each with its lanes")
    for edge in edges:
        if edge not in EDGES or edges[edge] not in (2, 3):
            raise BadBoard(f"{where}: edge {edge!r} must be one of A to F with 2 or 3 lanes")
        if edge == "D":
            tile.lanes_entry = edges[edge]
        else:
            tile.exit = EDGES.index(edge)
            tile.lanes_exit = edges[edge]


def _read_space(entry: dict[str, Any], stations: int, where: str) -> Space:
    id = whole(entry, "id", 1, 99, where)
    where = f"{where}: space {id}"
    back = whole(entry, "from", 0, stations - 1, where)
    front = whole(entry, "to", back + 1, stations, where)
    cap = whole(entry, "cap", 1, 6, where) if "cap" in entry else NO_CAP
    hazard = bool(entry.get("hazard"))
    if hazard and cap == NO_CAP:
        raise BadBoard(f"{where}: a hazard sign needs a cap")
    grid_row = whole(entry, "grid", 1, 3, where) if "grid" in entry else 0
    return Space(id, _lane(entry, where), back, front, cap, hazard, grid_row)


def _check_surface(tile: Tile, where: str) -> None:
    """The spaces cover the road from border to border, without gap or overlap."""
    for station in range(tile.stations):
        spans = sorted(
            [(space.low, space.high) for space in tile.spaces if space.back <= station < space.front]
        )
        at = 0
        for low, high in spans:
            if low != at:
                raise BadBoard(
                    f"{where}: between stations {station} and {station + 1} the spaces "
                    f"{'overlap' if low < at else 'leave a gap'}"
                )
            at = high
        if at != WIDTH:
            raise BadBoard(f"{where}: between stations {station} and {station + 1} the spaces leave a gap")


_tiles: dict[str, Tile] = {}


def box_tiles() -> dict[str, Tile]:
    """The tiles of the box, 102 to 120, both sides."""
    if not _tiles:
        data = json.loads((DATA / "tiles.json").read_text(encoding="utf-8"))
        _tiles.update(read_tiles(data, "tiles.json"))
    return _tiles
