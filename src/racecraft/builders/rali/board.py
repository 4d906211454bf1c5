"""The parts of a board's document and how they hang together: what stands where, the ways beside the road,
the line of the road. Operations and the generator are made of these."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

from racecraft.builders.builder import BadEdit, Document
from racecraft.drawing.closed_line import first_fold, ribbon_through
from racecraft.drawing.geometry import Ribbon
from racecraft.drawing.rali.layout import LANE_WIDTH, PITCH
from racecraft.games.rali.board import COLOURS, LANES, load_board, track_id

BOX_CELLS = 6
"""Of a new box lane: one before the first box, one for each, one behind the last."""
START4 = "START4"
DRAWN = ("x", "y", "heading")
"""What an entry says about where it is drawn."""


def blank(rows: int) -> Document:
    """A board with nothing on it but the line and the boxes, with the figures of the classic one."""
    classic = load_board("classic").data
    figures = {key: classic[key] for key in ("table", "lane_changes", "gear_limit", "effects")}
    cells: list[dict[str, Any]] = [{"id": track_id(0, lane), "lane": lane} for lane in range(1, LANES + 1)]
    document: Document = {
        "meta": {"name": "", "rows": rows, "lanes": LANES, "laps": 2},
        **copy.deepcopy(figures),
        "start": {"row": 0, "cells": [*cells, {"id": START4}]},
        "obstacles": [],
        "shortcuts": [],
        "stations": [],
        "box_lane": {},
    }
    lay_boxes(document, rows - BOX_CELLS - 1, LANES, BOX_CELLS)
    return document


def rows_of(document: Document) -> int:
    rows: int = document["meta"]["rows"]
    return rows


def spot(cell: str) -> tuple[int, int] | None:
    """Row and lane of a cell of the road by its id; None for another."""
    row, _, lane = cell.partition(".")
    return (int(row), int(lane)) if row.isdecimal() and lane.isdecimal() else None


# --- Ways beside the road -----------------------------------------------------------------------------------


def lay_boxes(document: Document, row: int, lane: int, count: int) -> None:
    """The box lane: it leaves the road at this row and comes back behind its last cell; the boxes stand
    beside its cells, the last of them in the same rows where there are too few."""
    if count < 3:
        raise BadEdit("a box lane has at least three cells")
    cells = [{"id": f"B{row + step}", "row": row + step} for step in range(1, count + 1)]
    boxes = []
    for seat, colour in enumerate(COLOURS):
        at = min(seat, count - 3)
        boxes.append(
            {
                "colour": colour,
                "row": row + at + 2,
                "entry": cells[at]["id"],
                "exit": cells[at + 2]["id"],
            }
        )
    document["box_lane"] = {
        "entry": [row, lane],
        "cells": cells,
        "exit": [row + count + 1, lane],
        "boxes": boxes,
    }


def station(id: str, row: int, lane: int) -> dict[str, Any]:
    return {"id": id, "row": row, "lane": lane, "entry": [row - 1, lane], "exit": [row + 1, lane]}


def shortcut(id: str, entries: Sequence[Sequence[int]], exit: Sequence[int], count: int) -> dict[str, Any]:
    found = {
        "id": id,
        "entry": [list(pair) for pair in entries],
        "cells": [{"id": f"{id}.{number}"} for number in range(1, count + 1)],
        "exit": list(exit),
    }
    rank(found)
    return found


def rank(entry: dict[str, Any]) -> None:
    """How far along the lap the cells of a short-cut count: evenly from its last entry to its exit."""
    first, last = max([row for row, _ in entry["entry"]]), entry["exit"][0]
    for number, cell in enumerate(entry["cells"], 1):
        cell["rank_row"] = round(first + (last - first) * number / (len(entry["cells"]) + 1), 2)


def new_id(entries: Sequence[dict[str, Any]], letter: str) -> str:
    """`S1`, `K2`: the letter with the first number that is free."""
    taken = {entry["id"] for entry in entries}
    return next(id for number in range(1, len(taken) + 2) if (id := f"{letter}{number}") not in taken)


def beside(document: Document) -> list[dict[str, Any]]:
    """Every entry that may say where it is drawn."""
    boxes = document["box_lane"]
    found = [*document["start"]["cells"], *document["stations"], *boxes["cells"], *boxes["boxes"]]
    return found + [cell for entry in document["shortcuts"] for cell in entry["cells"]]


def forget_places(document: Document) -> None:
    """What stands beside a road that was laid anew finds its place by itself."""
    for entry in beside(document):
        for key in DRAWN:
            entry.pop(key, None)


# --- The line of the road -----------------------------------------------------------------------------------


def road_of(document: Document) -> Ribbon:
    """The road of a board that has a drawn one."""
    line = document["centreline"]
    return Ribbon(
        [(entry["centre"][0], entry["centre"][1]) for entry in line], [entry["heading"] for entry in line]
    )


def lay_road(document: Document, road: Ribbon) -> None:
    document["centreline"] = [
        {"row": row, "centre": [round(x, 1), round(y, 1)], "heading": round(heading, 1) % 360}
        for row, ((x, y), heading) in enumerate(zip(road.centres, road.headings, strict=True))
    ]
    document["meta"].setdefault("lane_width", LANE_WIDTH)


def no_fold(points: Sequence[complex], rows: int) -> bool:
    """Whether no bend of the line is too tight for the road; the inner lane may become very short."""
    return first_fold(ribbon_through(points, rows, PITCH), 0.85 * LANE_WIDTH * LANES / 2) is None


def lay_line(document: Document, points: Sequence[complex]) -> None:
    """The road along a closed line, cut into the rows that the board has."""
    lay_road(document, ribbon_through(points, rows_of(document), PITCH))
    forget_places(document)


def cut_again(document: Document, rows: int) -> None:
    """The board gets another number of rows; a road that was drawn keeps its shape."""
    if "centreline" in document:
        edges = road_of(document).cut_points
        line = [complex(*point) for point in (edges[-1], *edges[:-1])]
        document["meta"]["rows"] = rows
        lay_line(document, line)
    document["meta"]["rows"] = rows
    forget_places(document)
