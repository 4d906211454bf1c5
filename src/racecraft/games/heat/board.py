"""The circuits of Heat: cells in driving direction, corner lines with limits, the race line, water, tunnels,
the grid.

A track is a JSON file; `read_track` turns it into tables the rules can follow, or says which entry is wrong
and why. Cells are counted 1 to N from the start line. A corner line "after k" lies between cells k and k + 1.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final, Literal

from racecraft.engine.errors import MOST_NAME, BadBoard, Fault, broken
from racecraft.engine.tracks import Library
from racecraft.games.heat.tokens import NO_TOKEN, NO_WEATHER, ROAD, ROAD_COPIES, ROAD_WORDS, WEATHER

Cell = int
Line = int
"""A corner line by its number along the lap, from 0."""

LEFT: Final = 0
RIGHT: Final = 1
Side = Literal["L", "R"]
SIDES: Final[list[Side]] = ["L", "R"]

SETS = ["base", "heavy_rain", "tunnel_vision"]
"""The base box and its two expansions."""

ROAD_TOKENS: Final = 12
MOST_CARS: Final = 8
FEWEST_CELLS: Final = 20
MOST_CELLS: Final = 300
MOST_LAPS: Final = 9
MOST_HEAT: Final = 12
MOST_STRESS: Final = 4
MOST_SLOTS: Final = 24
HIGHEST_LIMIT: Final = 15
FARTHEST: Final = 1_000_000
NEAREST: Final = 1e-6
"""How far the points of a line lie from the origin at most, and from one another at least."""


_KEYS = [
    "name",
    "set",
    "cells",
    "laps",
    "heat",
    "stress",
    "grid",
    "corners",
    "chevrons_printed",
    "flooded",
    "tunnel",
    "weather",
    "shape",
]
_CORNER_KEYS = [
    "after",
    "limit",
    "side",
    "letter",
    "chicane",
    "legend_line",
    "chevrons",
    "double_chevrons",
    "road",
]


class Track:
    """A circuit ready to be driven."""

    def __init__(self, id: str, name: str, cells: int) -> None:
        self.id = id
        self.name = name
        self.set = "base"
        self.cells = cells
        self.laps = 1
        self.heat = 0
        self.stress = 0
        self.grid = 0
        """Slots on the starting grid: two in each cell, backwards from the line."""
        self.after: list[Cell] = []
        """The cell before each corner line."""
        self.limit: list[int] = []
        self.gap: list[int] = []
        """Cells from each line to the next."""
        self.letter: list[str] = []
        """The press letter of each line, empty where there is none."""
        self.legend_line: list[int] = []
        """The cell before each line's legend line; 0 and below lie in the lap before."""
        self.corner: list[int] = []
        """The corner each line belongs to: the two lines of a chicane share one."""
        self.corners = 0
        self.weather: int = NO_WEATHER
        """The weather token that the track lays; without one it is drawn."""
        self.road: list[int] = []
        """The road token that the track lays on each corner; -1 where it is drawn."""
        self.lettered: list[Line] = []
        """The lines with a press letter, in order."""
        self.side: list[int] = [RIGHT] * (cells + 1)
        """side[cell]: where the race line runs."""
        self.next_line: list[Line] = [0] * (cells + 1)
        """next_line[cell]: the first line at the end of this cell or after it, going round."""
        self.to_line: list[int] = [0] * (cells + 1)
        """to_line[cell]: the printed countdown, 0 on the cell that touches the line."""
        self.sector: list[int] = [0] * (cells + 1)
        """sector[cell]: the corner behind the cell, -1 between the lines of a chicane."""
        self.flooded: list[bool] = [False] * (cells + 1)
        self.tunnel: list[bool] = [False] * (cells + 1)
        self.chevrons: list[int] = [0] * (cells + 1)
        """0, 1 or 2 chevrons: how many more lines an aggressive Legend may cross from here."""
        self.chevrons_printed = False
        self.data: dict[str, Any] = {}
        """The file's content, for drawing and for records of races on a circuit of one's own."""

    def has_weather(self) -> bool:
        """Whether it lays a token of weather or road, and is therefore raced with weather."""
        return self.weather >= 0 or any([token >= 0 for token in self.road])

    def cell(self, distance: int) -> Cell:
        """The cell of a distance from the start line, any number of laps on or before it."""
        return (distance - 1) % self.cells + 1

    def lap(self, distance: int) -> int:
        return (distance - 1) // self.cells

    def spot(self, cell: Cell, on_line: bool) -> str:
        """How a spot is written: the cell and the side on which it lies, as the driver sees it."""
        return f"{cell}{self.side_of(cell, on_line)}"

    def side_of(self, cell: Cell, on_line: bool) -> Side:
        return SIDES[self.side[cell] if on_line else 1 - self.side[cell]]


def read_track(data: Any, id: str) -> Track:
    """Builds a track from the content of its file. BadBoard names file, entry and reason."""
    return _Reader(id, data).track


class _Reader:
    """Reads a track file part by part, each part checked as it is laid."""

    def __init__(self, id: str, data: Any) -> None:
        self.id = id
        if not isinstance(data, dict):
            raise BadBoard(f"{id}: a track file is a JSON object", broken("object", "{}"))
        for key in data:
            if key not in _KEYS:
                unknown = broken("unknown", key[:MOST_NAME])
                self.fail("the file", f"there is no {key!r}; there is {', '.join(_KEYS)}", unknown)
        name = data.get("name", id)
        if not isinstance(name, str) or not name:
            missing = Fault("builder-fault-name", "", {}, ("name",)) if name == "" else broken("text", "name")
            self.fail("name", f"must be a text, not {name!r}", missing)
        if len(str(name)) > MOST_NAME:
            long = broken("long", "name", high=MOST_NAME)
            self.fail("name", f"must have at most {MOST_NAME} characters", long)
        cells = self.whole(data, "the file", "cells", FEWEST_CELLS, MOST_CELLS)
        track = Track(id, str(name), cells)
        self.track = track
        track.data = data
        track.laps = self.whole(data, "the file", "laps", 1, MOST_LAPS)
        track.heat = self.whole(data, "the file", "heat", 0, MOST_HEAT)
        track.stress = self.whole(data, "the file", "stress", 0, MOST_STRESS)
        track.grid = self.whole(data, "the file", "grid", MOST_CARS, MOST_SLOTS)
        chosen = data.get("set", "base")
        if not isinstance(chosen, str) or chosen not in SETS:
            wrong = broken("choice", "set")
            self.fail("set", f"must be one of {', '.join(SETS)}, not {chosen!r}", wrong)
        track.set = chosen
        printed = data.get("chevrons_printed", True)
        if not isinstance(printed, bool):
            wrong = broken("choice", "chevrons_printed")
            self.fail("chevrons_printed", f"must be true or false, not {printed!r}", wrong)
        track.chevrons_printed = bool(printed)
        sky = data.get("weather", "")
        if not isinstance(sky, str) or (sky and sky not in WEATHER):
            wrong = broken("choice", "weather")
            self.fail("weather", f"must be one of {', '.join(WEATHER)}, not {sky!r}", wrong)
        track.weather = WEATHER.index(sky) if sky else NO_WEATHER
        self.lay_corners(data.get("corners"))
        self.lay_sectors()
        self.mark(data, "flooded", track.flooded)
        self.mark(data, "tunnel", track.tunnel)
        self.check_shape(data.get("shape"))

    def fail(self, where: str, reason: str, fault: Fault | None = None) -> None:
        raise BadBoard(f"{self.id}: {where}: {reason}", broken("part", where) if fault is None else fault)

    def whole(
        self, data: dict[str, Any], where: str, key: str, low: int, high: int, fault: Fault | None = None
    ) -> int:
        """A bounded number; the sentence of a fault is told the bounds."""
        value = data.get(key)
        if type(value) is not int or not low <= value <= high:
            if fault is None or type(value) is not int:
                fault = broken("number", key, low, high)
            else:
                fault = Fault(fault.sentence, fault.place, {"low": low, "high": high}, fault.part)
            raise BadBoard(
                f"{self.id}: {where}: {key!r} must be a whole number from {low} to {high}, not {value!r}",
                fault,
            )
        return int(value)

    def lay_corners(self, entries: Any) -> None:
        """DEF-1: lines in driving direction, each with its limit and the side of the race line behind it."""
        track = self.track
        if not isinstance(entries, list) or not entries:
            none = Fault("builder-heat-fault-no-corner") if entries == [] else broken("list", "corners")
            self.fail("corners", "must be a list with at least one corner line", none)
        sides: list[int] = []
        for index, entry in enumerate(entries):
            where = f"corner line {index + 1}"
            if not isinstance(entry, dict):
                self.fail(where, "must be an object", broken("object", "corners"))
            for key in entry:
                if key not in _CORNER_KEYS:
                    unknown = broken("unknown", key[:MOST_NAME])
                    self.fail(where, f"there is no {key!r}; there is {', '.join(_CORNER_KEYS)}", unknown)
            beyond = Fault("builder-heat-fault-beyond", "", {}, ("corners", index))
            after = self.whole(entry, where, "after", 1, track.cells - 1, beyond)
            if track.after and after <= track.after[-1]:
                self.fail(where, f"lies after cell {after}, but the line before it after {track.after[-1]}")
            side = entry.get("side")
            if side not in SIDES:
                self.fail(where, f"'side' must be L or R, not {side!r}", broken("choice", "side"))
            sides.append(SIDES.index(side))
            chicane = entry.get("chicane", False)
            if not isinstance(chicane, bool):
                wrong = broken("choice", "chicane")
                self.fail(where, f"'chicane' must be true or false, not {chicane!r}", wrong)
            if chicane and (index == 0 or entries[index - 1].get("chicane", False)):
                alone = corner_fault("chicane", index, after, {"cell": after}, "chicane")
                self.fail(where, "the second line of a chicane follows its first line", alone)
            if not chicane:
                track.corners += 1
                track.road.append(NO_TOKEN)
            self.lay_token(entry.get("road", ""), index, after, chicane)
            track.corner.append(track.corners - 1)
            track.after.append(after)
            track.limit.append(self.whole(entry, where, "limit", 1, HIGHEST_LIMIT))
            self.lay_letter(entry.get("letter", ""), where)
        last = len(entries) - 1
        if track.corners > ROAD_TOKENS:
            counted: dict[str, str | int] = {"count": track.corners, "most": ROAD_TOKENS}
            self.fail(
                "corners",
                f"there are {track.corners}, but only {ROAD_TOKENS} road tokens to lay on them",
                corner_fault("too-many", last, track.after[-1], counted),
            )
        for index, entry in enumerate(entries):
            ahead = track.after[(index + 1) % len(entries)]
            track.gap.append((ahead - track.after[index] - 1) % track.cells + 1)
            self.lay_legend_line(entry, index)
            self.lay_race_line(index, sides[index])
            self.lay_chevrons(entry, index)
        before_grid = track.cells - (track.grid + 1) // 2
        if track.after[-1] > before_grid:
            cells: dict[str, str | int] = {"cell": track.after[-1], "last": before_grid}
            self.fail(
                f"corner line {len(entries)}",
                f"lies after cell {track.after[-1]}, within the grid of {track.grid} slots",
                corner_fault("grid", last, track.after[-1], cells),
            )

    def lay_token(self, token: Any, index: int, after: int, chicane: bool) -> None:
        """HT-ROAD-01: a corner has one token, written at its first line; there are two of each kind."""
        if token == "":
            return
        where = f"corner line {index + 1}"
        if not isinstance(token, str) or token not in ROAD:
            wrong = broken("choice", "road")
            self.fail(where, f"'road' must be one of {', '.join(ROAD)}, not {token!r}", wrong)
        road = self.track.road
        if chicane:
            second = corner_fault("road-chicane", index, after, {"cell": after}, "road")
            self.fail(where, "the road token of a chicane is written at its first line", second)
        road[-1] = ROAD.index(token)
        if road.count(road[-1]) > ROAD_COPIES:
            few = corner_fault("road", index, after, {"token": ROAD_WORDS[road[-1]]}, "road")
            self.fail(where, f"there are only {ROAD_COPIES} road tokens {token!r}", few)

    def lay_letter(self, letter: Any, where: str) -> None:
        """HT-PRESS-01: letters count the lettered lines from the start."""
        track = self.track
        if not isinstance(letter, str):
            self.fail(where, f"'letter' must be a text, not {letter!r}", broken("text", "letter"))
        if letter:
            expected = chr(ord("A") + len(track.lettered))
            if letter != expected:
                self.fail(where, f"the next press letter is {expected}, not {letter!r}")
            track.lettered.append(len(track.after) - 1)
        track.letter.append(str(letter))

    def lay_legend_line(self, entry: dict[str, Any], index: int) -> None:
        """HT-LEGEND-05: limit + 3 cells before the corner line, but never before the line behind."""
        track = self.track
        after = track.after[index]
        behind = track.after[index - 1] if index else track.after[-1] - track.cells
        line = max(behind, after - track.limit[index] - 3)
        if "legend_line" in entry:
            fault = corner_fault("legend-line", index, after, {}, "legend_line")
            line = self.whole(entry, f"corner line {index + 1}", "legend_line", behind, after - 1, fault)
        track.legend_line.append(line)

    def lay_race_line(self, index: int, side: int) -> None:
        """DEF-3: the side of the race line is constant from one corner line to the next."""
        track = self.track
        end = track.after[(index + 1) % len(track.after)]
        cell = track.after[index]
        while True:
            cell = cell % track.cells + 1
            track.side[cell] = side
            if cell == end:
                return

    def lay_chevrons(self, entry: dict[str, Any], index: int) -> None:
        track = self.track
        for key, number in (("chevrons", 1), ("double_chevrons", 2)):
            cells = entry.get(key, [])
            if not isinstance(cells, list):
                wrong = broken("list", key)
                self.fail(f"corner line {index + 1}", f"{key!r} must be a list of cells", wrong)
            for cell in cells:
                if type(cell) is not int or not 1 <= cell <= track.cells:
                    beyond = Fault("builder-heat-fault-beyond", "", {}, ("corners", index, key))
                    self.fail(
                        f"corner line {index + 1}",
                        f"{key!r}: the track has no cell {cell!r}",
                        beyond if type(cell) is int else broken("list", key),
                    )
                track.chevrons[cell] = number

    def lay_sectors(self) -> None:
        """DEF-14, HT-EXP-02: a sector is named after the corner behind it; within a chicane there is none."""
        track = self.track
        lines = len(track.after)
        for cell in range(1, track.cells + 1):
            ahead = 0
            while ahead < lines and track.after[ahead] < cell:
                ahead += 1
            nearest = ahead % lines
            track.next_line[cell] = nearest
            track.to_line[cell] = (track.after[nearest] - cell) % track.cells
            behind = nearest - 1 if nearest > 0 else lines - 1
            inside = lines > 1 and track.corner[behind] == track.corner[nearest] and behind < nearest
            track.sector[cell] = -1 if inside else track.corner[behind]

    def mark(self, data: dict[str, Any], key: str, table: list[bool]) -> None:
        """HT-EXP-05: both spots of every cell from the first to the last of each range."""
        ranges = data.get(key, [])
        if not isinstance(ranges, list):
            self.fail(key, "must be a list of [first cell, last cell]", broken("list", key))
        for index, entry in enumerate(ranges):
            pair = isinstance(entry, list) and len(entry) == 2 and all([type(cell) is int for cell in entry])
            known = pair and 1 <= entry[0] <= entry[1] <= MOST_CELLS
            if not known or entry[1] > self.track.cells:
                beyond = Fault("builder-heat-fault-beyond", "", {}, (key, index))
                self.fail(
                    key,
                    f"{entry!r} is no range of cells from 1 to {self.track.cells}",
                    beyond if known else broken("list", key),
                )
            for cell in range(entry[0], entry[1] + 1):
                table[cell] = True

    def check_shape(self, shape: Any) -> None:
        """Points of the centre line, from the start line on; a track without them is given a line by the
        drawing."""
        if shape is None:
            return
        if not isinstance(shape, list) or len(shape) < 4:
            self.fail("shape", "must be a list of at least four points [x, y]", broken("list", "shape"))
        for number, point in enumerate(shape, 1):
            if not _is_point(point):
                self.fail("shape", f"point {number} is {point!r}, not [x, y]", broken("list", "shape"))
        objection = shape_objection(shape)
        if objection is not None:
            self.fail("shape", objection, broken("part", "shape"))


def _is_point(point: Any) -> bool:
    return (
        isinstance(point, list)
        and len(point) == 2
        and all([type(value) is int or type(value) is float for value in point])
    )


def corner_fault(kind: str, index: int, after: int, values: dict[str, str | int], *key: str) -> Fault:
    """What is wrong with a corner line, or with one of its keys."""
    return Fault(f"builder-heat-fault-{kind}", str(after), values, ("corners", index, *key))


def shape_objection(shape: list[Any]) -> str | None:
    """What speaks against these points of a centre line; None if a line leads through them."""
    for number, point in enumerate(shape, 1):
        if not (abs(point[0]) <= FARTHEST and abs(point[1]) <= FARTHEST):
            return f"point {number} must lie within {FARTHEST} of the origin"
        before = shape[number - 2]
        if abs(point[0] - before[0]) < NEAREST and abs(point[1] - before[1]) < NEAREST:
            if number == 1:
                return "the last point lies on the first; the line closes by itself"
            return f"point {number} lies on the point before it"
    return None


TRACKS: Final = Library("heat", "track", Path(__file__).parent / "data" / "tracks", read_track)
track_names = TRACKS.names
load_track = TRACKS.load
track_file = TRACKS.file


def track_facts(track: Track) -> dict[str, int]:
    """The numbers by which a player tells tracks apart."""
    return {
        "cells": track.cells,
        "laps": track.laps,
        "corners": track.corners,
        "heat": track.heat,
        "stress": track.stress,
    }


def track_rows(track: Track) -> list[dict[str, list[str]]]:
    """Cell by cell from the start line: countdown, side of the race line, corner line and limit, ground."""
    rows: list[dict[str, list[str]]] = []
    for cell in range(1, track.cells + 1):
        line = track.next_line[cell]
        ground: list[str] = []
        if track.flooded[cell]:
            ground.append("flooded")
        if track.tunnel[cell]:
            ground.append("tunnel")
        if track.chevrons[cell] and track.chevrons_printed:
            ground.append("chevron" if track.chevrons[cell] == 1 else "double-chevron")
        rows.append(
            {
                "cell": [str(cell)],
                "countdown": [str(track.to_line[cell])],
                "race-line": [SIDES[track.side[cell]]],
                "corner": [f"{track.letter[line]} {track.limit[line]}".strip()]
                if track.after[line] == cell
                else [],
                "ground": ground,
            }
        )
    return rows
