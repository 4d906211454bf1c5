"""What can be done to a board. Cells are named by their ids, `12.3` for the third lane of row 12."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated, Any

from msgspec import UNSET, Meta, UnsetType

from racecraft.builders.builder import BadEdit, Document
from racecraft.builders.loops import MOST_POINTS, smoothed
from racecraft.builders.operations import Operation, drop
from racecraft.builders.rali import board
from racecraft.drawing.rali.layout import LANE_WIDTH
from racecraft.engine.errors import MOST_NAME
from racecraft.games.rali.board import LANES, MOST_LAPS, MOST_ROWS, OBSTACLES

Row = Annotated[int, Meta(ge=0, le=MOST_ROWS)]
Lane = Annotated[int, Meta(ge=1, le=LANES)]
Coordinate = Annotated[float, Meta(ge=-100_000, le=100_000)]
Name = Annotated[str, Meta(min_length=1, max_length=20)]


class PutObstacle(Operation, tag="obstacle"):
    """An obstacle on a cell of the road or of a short-cut, in place of the one there; an empty kind takes it
    away."""

    cell: Name
    kind: str = ""

    def apply(self, document: Document) -> None:
        if self.kind and self.kind not in OBSTACLES:
            raise BadEdit(f"there is no obstacle {self.kind!r}; there is {', '.join(OBSTACLES)}")
        put(document, self.cell, self.kind)


class MoveObstacle(Operation, tag="move-obstacle"):
    cell: Name
    to: Name

    def apply(self, document: Document) -> None:
        kind = obstacles_of(document).get(self.cell)
        if kind is None:
            raise BadEdit(f"there is no obstacle on {self.cell}")
        put(document, self.cell, "")
        put(document, self.to, kind)


class PutBridge(Operation, tag="bridge"):
    """Embankments left and right, a free lane between them."""

    row: Row

    def apply(self, document: Document) -> None:
        for lane in range(1, LANES + 1):
            put(document, f"{self.row}.{lane}", "" if lane == 2 else "bridge")


class InsertRows(Operation, tag="insert-rows"):
    """Empty rows before this one; what comes behind moves on."""

    row: Annotated[int, Meta(ge=1, le=MOST_ROWS)]
    count: Annotated[int, Meta(ge=1, le=100)] = 1

    def apply(self, document: Document) -> None:
        if self.row > board.rows_of(document):
            raise BadEdit(f"there is no row {self.row} to insert before")
        _renumber(document, lambda row: row + self.count if row >= self.row else row)
        board.cut_again(document, board.rows_of(document) + self.count)


class RemoveRows(Operation, tag="remove-rows"):
    """Rows with all that stands there; what comes behind moves up. Row 0 stays."""

    row: Annotated[int, Meta(ge=1, le=MOST_ROWS)]
    count: Annotated[int, Meta(ge=1, le=100)] = 1

    def apply(self, document: Document) -> None:
        end, rows = self.row + self.count, board.rows_of(document)
        if end > rows or rows - self.count < 4:
            raise BadEdit(f"there are not {self.count} rows from {self.row} on to take away")
        gone = range(self.row, end)
        drop(document["obstacles"], lambda entry: entry["row"] not in gone)
        drop(document["stations"], lambda entry: entry["row"] not in gone)
        for entry in document["shortcuts"]:
            drop(entry["entry"], lambda pair: pair[0] not in gone)
        drop(document["shortcuts"], lambda entry: entry["entry"])

        def moved(row: int) -> int:
            return row - self.count if row >= end else min(row, self.row)

        _renumber(document, moved)
        board.cut_again(document, rows - self.count)


class SwapRows(Operation, tag="swap-rows"):
    """The obstacles of two rows change places."""

    row: Row
    to: Row

    def apply(self, document: Document) -> None:
        for entry in document["obstacles"]:
            if entry["row"] in (self.row, self.to):
                entry["row"] = self.row + self.to - entry["row"]
        _sort(document)


class Mirror(Operation, tag="mirror"):
    """The board as in a mirror: the first lane becomes the third."""

    def apply(self, document: Document) -> None:
        for entry in [*document["obstacles"], *document["stations"]]:
            entry["lane"] = LANES + 1 - entry["lane"]
        ways = [*document["stations"], *document["shortcuts"], document["box_lane"]]
        for way in ways:
            pairs = way["entry"] if way in document["shortcuts"] else [way["entry"]]
            for pair in [*pairs, way["exit"]]:
                pair[1] = LANES + 1 - pair[1]
        _sort(document)
        for entry in document.get("centreline", []):
            entry.pop("cells", None)
            entry["centre"][0] = -entry["centre"][0]
            entry["heading"] = (180 - entry["heading"]) % 360
        board.forget_places(document)


class PutStation(Operation, tag="station"):
    """A service station beside a row: of the first lane on the left, of the third on the right."""

    row: Annotated[int, Meta(ge=1, le=MOST_ROWS)]
    lane: Lane

    def apply(self, document: Document) -> None:
        _on_board(document, self.row + 1)
        id = board.new_id(document["stations"], "S")
        document["stations"].append(board.station(id, self.row, _outer(self.lane)))


class MoveStation(Operation, tag="move-station"):
    id: Name
    row: Annotated[int, Meta(ge=1, le=MOST_ROWS)]
    lane: Lane

    def apply(self, document: Document) -> None:
        _on_board(document, self.row + 1)
        index = _index(document["stations"], self.id)
        document["stations"][index] = board.station(self.id, self.row, _outer(self.lane))


class PutShortcut(Operation, tag="shortcut"):
    """A short-cut from one or more cells in a row of the same lane to an exit, over cells of its own."""

    row: Annotated[int, Meta(ge=1, le=MOST_ROWS)]
    lane: Lane
    exit: Annotated[int, Meta(ge=1, le=MOST_ROWS)]
    cells: Annotated[int, Meta(ge=1, le=40)]
    entries: Annotated[int, Meta(ge=1, le=4)] = 2

    def apply(self, document: Document) -> None:
        id = board.new_id(document["shortcuts"], "K")
        document["shortcuts"].append(self.laid(document, id))

    def laid(self, document: Document, id: str) -> dict[str, Any]:
        _on_board(document, max(self.row + self.entries, self.exit))
        lane = _outer(self.lane)
        entries = [(self.row + step, lane) for step in range(self.entries)]
        return board.shortcut(id, entries, (self.exit, lane), self.cells)


class MoveShortcut(PutShortcut, tag="move-shortcut"):
    """Lays a short-cut anew under its old name; obstacles on cells that it still has stay."""

    id: str = ""

    def apply(self, document: Document) -> None:
        index = _index(document["shortcuts"], self.id)
        before = document["shortcuts"][index]["cells"]
        after = document["shortcuts"][index] = self.laid(document, self.id)
        for old, new in zip(before, after["cells"], strict=False):
            if "obstacle" in old:
                new["obstacle"] = old["obstacle"]


class MoveBoxes(Operation, tag="boxes"):
    """Where the box lane leaves the road, and how many cells it has."""

    row: Row
    lane: Lane = LANES
    cells: Annotated[int, Meta(ge=3, le=20)] = board.BOX_CELLS

    def apply(self, document: Document) -> None:
        _on_board(document, self.row + self.cells + 1)
        board.lay_boxes(document, self.row, _outer(self.lane), self.cells)


class Remove(Operation, tag="remove"):
    """A station or a short-cut."""

    id: Name

    def apply(self, document: Document) -> None:
        for part in ("stations", "shortcuts"):
            if self.id in [entry["id"] for entry in document[part]]:
                drop(document[part], lambda entry: entry["id"] != self.id)
                return
        raise BadEdit(f"there is no station or short-cut {self.id!r}")


class Draw(Operation, tag="draw"):
    """The road along a line drawn by hand: smoothed, and cut into the rows that the board has."""

    points: Annotated[list[tuple[Coordinate, Coordinate]], Meta(min_length=4, max_length=MOST_POINTS)]

    def apply(self, document: Document) -> None:
        rows = board.rows_of(document)
        board.lay_line(document, smoothed(self.points, lambda line: board.no_fold(line, rows)))


class LayRoad(Operation, tag="lay-road"):
    """The road row by row: x, y and heading of its middle."""

    rows: Annotated[list[tuple[Coordinate, Coordinate, Coordinate]], Meta(min_length=4, max_length=MOST_ROWS)]
    lane_width: Annotated[float, Meta(ge=10, le=200)] = LANE_WIDTH

    def apply(self, document: Document) -> None:
        if len(self.rows) != board.rows_of(document):
            raise BadEdit(f"the board has {board.rows_of(document)} rows, not {len(self.rows)}")
        document["meta"]["lane_width"] = _plain(self.lane_width)
        document["centreline"] = [
            {"row": row, "centre": [x, y], "heading": heading % 360}
            for row, (x, y, heading) in enumerate(self.rows)
        ]
        board.forget_places(document)


class Oval(Operation, tag="oval"):
    """The road as a plain oval, as long as the board has rows."""

    def apply(self, document: Document) -> None:
        document.pop("centreline", None)
        board.forget_places(document)


class Place(Operation, tag="place"):
    """Where something beside a drawn road lies: a station, a cell of a short-cut or of the box lane, a box
    (`box.red`), the fourth start (`START4`)."""

    id: Name
    x: Coordinate
    y: Coordinate
    heading: Coordinate

    def apply(self, document: Document) -> None:
        if "centreline" not in document:
            raise BadEdit("on a plain oval everything has its place already")
        for entry in board.beside(document):
            if self.id == (f"box.{entry['colour']}" if "colour" in entry else entry["id"]):
                entry.update(x=self.x, y=self.y, heading=self.heading)
                return
        raise BadEdit(f"there is no {self.id!r} beside the road")


class SetName(Operation, tag="name"):
    title: Annotated[str, Meta(max_length=MOST_NAME)]

    def apply(self, document: Document) -> None:
        document["meta"]["name"] = self.title


class SetLaps(Operation, tag="laps"):
    laps: Annotated[int, Meta(ge=1, le=MOST_LAPS)]

    def apply(self, document: Document) -> None:
        document["meta"]["laps"] = self.laps


class SetFigures(Operation, tag="figures"):
    """The figures of the player board and of the obstacles, where they are to differ."""

    table: dict[str, Any] | UnsetType = UNSET
    lane_changes: dict[str, int] | UnsetType = UNSET
    gear_limit: list[dict[str, Any]] | UnsetType = UNSET
    effects: dict[str, dict[str, Any]] | UnsetType = UNSET

    def apply(self, document: Document) -> None:
        for key in ("table", "lane_changes", "gear_limit", "effects"):
            value = getattr(self, key)
            if value is not UNSET:
                document[key] = value


Kinds = (
    PutObstacle
    | MoveObstacle
    | PutBridge
    | InsertRows
    | RemoveRows
    | SwapRows
    | Mirror
    | PutStation
    | MoveStation
    | PutShortcut
    | MoveShortcut
    | MoveBoxes
    | Remove
    | Draw
    | LayRoad
    | Oval
    | Place
    | SetName
    | SetLaps
    | SetFigures
)


def _plain(value: float) -> float | int:
    """Whole numbers as whole numbers, so that equal boards have equal documents."""
    return int(value) if value == int(value) else value


def _outer(lane: int) -> int:
    if lane == 2:
        raise BadEdit("nothing leaves the road from its middle lane")
    return lane


def _on_board(document: Document, row: int) -> None:
    """What ends in this row must not lead over the line."""
    if row > board.rows_of(document):
        raise BadEdit(f"the board ends before row {row}")


def _index(entries: list[dict[str, Any]], id: str) -> int:
    for index, entry in enumerate(entries):
        if entry["id"] == id:
            return index
    raise BadEdit(f"there is no {id!r} on the board")


def _shortcut_cell(document: Document, id: str) -> dict[str, Any] | None:
    for entry in document["shortcuts"]:
        for cell in entry["cells"]:
            if cell["id"] == id:
                found: dict[str, Any] = cell
                return found
    return None


def obstacles_of(document: Document) -> dict[str, str]:
    """The kind of obstacle by the cell that it stands on."""
    found = {f"{entry['row']}.{entry['lane']}": str(entry["kind"]) for entry in document["obstacles"]}
    for entry in document["shortcuts"]:
        found.update({cell["id"]: str(cell["obstacle"]) for cell in entry["cells"] if "obstacle" in cell})
    return found


def put(document: Document, cell: str, kind: str) -> None:
    """One obstacle, or none, on a cell."""
    beside = _shortcut_cell(document, cell)
    if beside is not None:
        beside.pop("obstacle", None)
        if kind:
            beside["obstacle"] = kind
        return
    at = board.spot(cell)
    if at is None or not 0 <= at[0] < board.rows_of(document) or not 1 <= at[1] <= LANES:
        raise BadEdit(f"there is no cell {cell!r} that could have an obstacle")
    drop(document["obstacles"], lambda entry: (entry["row"], entry["lane"]) != at)
    if kind:
        document["obstacles"].append({"row": at[0], "lane": at[1], "kind": kind})
    _sort(document)


def _sort(document: Document) -> None:
    """In driving order: equal boards have equal documents, whatever was built first."""
    document["obstacles"].sort(key=lambda entry: (entry["row"], entry["lane"]))


def _renumber(document: Document, moved: Callable[[int], int]) -> None:
    """Everything finds its row again after rows have come or gone; the box lane and the stations stay
    whole."""
    for entry in document["obstacles"]:
        entry["row"] = moved(entry["row"])
    document["stations"][:] = [
        board.station(entry["id"], moved(entry["row"]), entry["entry"][1]) for entry in document["stations"]
    ]
    for entry in document["shortcuts"]:
        for pair in [*entry["entry"], entry["exit"]]:
            pair[0] = moved(pair[0])
        board.rank(entry)
    boxes = document["box_lane"]
    count = len(boxes["cells"])
    first = moved(boxes["exit"][0]) - count - 1
    board.lay_boxes(document, max(0, first), boxes["entry"][1], count)
