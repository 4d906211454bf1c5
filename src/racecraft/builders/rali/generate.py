"""Boards of Ралі made from a seed.

A lane that stops nobody leads all the way round, changing rarely enough to be followed; obstacles stand
beside it, and only such as do not stop a slow car stand on it. Ways beside the road are laid where they do
not lie on it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta

from racecraft.builders.builder import Document, Length, Wish, check_length
from racecraft.builders.loops import made_loop, share
from racecraft.builders.rali import board, ways
from racecraft.builders.rali.operations import put
from racecraft.drawing.closed_line import first_touch, ribbon_through
from racecraft.drawing.rali.layout import LANE_WIDTH, PITCH, Layout
from racecraft.engine.chance import Seeded
from racecraft.games.rali.board import LANES, MOST_LAPS, read_board
from racecraft.games.rali.character import STEPS

SHORTEST, LONGEST = 24, 200
"""Rows of a generated board."""
USUAL = (36, 96)
HALF = LANE_WIDTH * LANES / 2
BUILT = 2.3 * LANE_WIDTH
"""Ground beside the road for stations and boxes."""
FREE_ROWS = 3
"""From the line on."""
HELD = 4
"""Rows for which the free lane stays the same, at least."""
ROUGH = {"rock": 5, "tree": 6, "swamp": 4, "puncture": 3, "pit": 4, "sand": 4}
"""How often each obstacle stands beside the free lane; bridges come in pairs."""
ON_THE_WAY = {"pit": 2, "sand": 1}
"""What may stand on it."""
TRIES = 40

Cell = tuple[int, int]
"""Row and lane."""


class RaliWish(Wish, frozen=True):
    """The length is in rows."""

    length: Annotated[Length, Meta(extra_json_schema={"least": SHORTEST, "most": LONGEST})] = 0
    laps: Annotated[int, Meta(ge=0, le=MOST_LAPS)] = 0
    """0: as long a race as on the classic board."""
    stations: Annotated[int, Meta(ge=-1, le=8)] = -1
    """As many as there is room for, at most; -1: as the length asks."""
    shortcuts: Annotated[int, Meta(ge=-1, le=6)] = -1


def generated(seed: int, wish: RaliWish) -> Document:
    check_length("rali", wish.length, SHORTEST, LONGEST)
    source = Seeded(seed)
    rows = wish.length or USUAL[0] + source.below(USUAL[1] - USUAL[0] + 1)
    danger = wish.danger or 1 + source.below(5)
    document = board.blank(rows)
    document["meta"]["name"] = f"№ {seed}"
    document["meta"]["laps"] = wish.laps or max(1, min(MOST_LAPS, round(144 / rows)))
    board.lay_line(document, made_loop(source, 0.3 + 0.6 * share(source), lambda line: _fits(line, rows)))
    beside = _Beside(document, source)
    beside.lay_shortcuts(rows // 30 if wish.shortcuts < 0 else wish.shortcuts)
    beside.lay_stations(max(1, rows // 18) if wish.stations < 0 else wish.stations)
    _lay_obstacles(document, source, beside.special, danger)
    return document


def _fits(line: Sequence[complex], rows: int) -> bool:
    road = ribbon_through(line, rows, PITCH)
    return board.no_fold(line, rows) and first_touch(road, 2 * (HALF + BUILT), PITCH) is None


class _Beside:
    """Stations and short-cuts, laid where there is room."""

    def __init__(self, document: Document, source: Seeded) -> None:
        self.document = document
        self.source = source
        self.board = read_board(document, "track")
        self.layout = Layout(self.board)
        self.rows = self.board.rows
        boxes = document["box_lane"]
        self.special: set[Cell] = {(0, lane) for lane in range(1, LANES + 1)}
        """Cells that must stay free."""
        self.special |= {(boxes["entry"][0], LANES), (0, LANES)}
        self.built = [space.at for space in self.layout.spaces if space.kind in ("box", "box-lane", "start")]
        self.last = boxes["entry"][0] - 2
        """The last row beside which there is room."""

    def lay_shortcuts(self, count: int) -> None:
        for _ in range(TRIES):
            if len(self.document["shortcuts"]) >= count:
                return
            self.try_shortcut()

    def try_shortcut(self) -> None:
        lane = 1 if share(self.source) < 0.65 else LANES
        row = FREE_ROWS + self.source.below(max(1, self.rows - 24))
        exit = row + 10 + self.source.below(13)
        if exit > self.last:
            return
        cells = {(row, lane), (row + 1, lane), (exit, lane)}
        if any((near, lane) in self.special for near, lane in cells for near in range(near - 2, near + 3)):
            return
        spots = ways.shortcut_spots(self.layout, row, lane, exit)
        if not spots or ways.crowded(spots, self.built):
            return
        count = len(spots)
        id = board.new_id(self.document["shortcuts"], "K")
        entry = board.shortcut(id, [(row, lane), (row + 1, lane)], (exit, lane), count)
        if share(self.source) < 0.7:
            entry["cells"][1 + self.source.below(count - 2)]["obstacle"] = _picked(self.source, ON_THE_WAY)
        self.document["shortcuts"].append(entry)
        self.special |= cells
        self.built += spots

    def lay_stations(self, count: int) -> None:
        for _ in range(TRIES):
            if len(self.document["stations"]) >= count:
                return
            lane = 1 if share(self.source) < 0.5 else LANES
            row = FREE_ROWS + 1 + self.source.below(max(1, self.last - FREE_ROWS - 1))
            cells = {(row - 1, lane), (row, lane), (row + 1, lane)}
            if any((near, lane) in self.special for near in range(row - 3, row + 4)):
                continue
            at = self.layout.road.at(
                row, self.layout.side(self.board.at(row, lane)) * (HALF + LANE_WIDTH / 2)
            )
            own = {other % self.rows for other in range(row - 3, row + 4)}
            if not ways.clear(self.layout, [at], own) or ways.crowded([at], self.built):
                continue
            id = board.new_id(self.document["stations"], "S")
            self.document["stations"].append(board.station(id, row, lane))
            self.special |= cells - {(row, lane)}
            self.built.append(at)


def _picked(source: Seeded, weights: dict[str, int]) -> str:
    at = source.below(sum(weights.values()))
    for kind, weight in weights.items():
        at -= weight
        if at < 0:
            return kind
    raise AssertionError("weights add up")


def _free_lane(source: Seeded, rows: int) -> list[int]:
    """By row, the lane that stops nobody."""
    lane, held = 1 + source.below(LANES), 0
    found = []
    for _ in range(rows):
        held += 1
        if held >= HELD and source.below(4) == 0:
            step = 1 if lane == 1 else -1 if lane == LANES else 1 - 2 * source.below(2)
            lane, held = lane + step, 0
        found.append(lane)
    return found


def _lay_obstacles(document: Document, source: Seeded, special: set[Cell], danger: int) -> None:
    """As many as the danger asks for, and each row passable."""
    rows = board.rows_of(document)
    low = 0.0 if danger == 1 else STEPS[danger - 2]
    high = STEPS[danger - 1] if danger <= len(STEPS) else STEPS[-1] + 0.06
    wanted = round((low + high) / 2 * rows * LANES)
    wanted -= sum("obstacle" in cell for entry in document["shortcuts"] for cell in entry["cells"])
    way = _free_lane(source, rows)
    open_cells = [
        (row, lane)
        for row in range(FREE_ROWS, rows)
        for lane in range(1, LANES + 1)
        if (row, lane) not in special
    ]
    order = sorted(open_cells, key=lambda _: share(source))
    taken: set[Cell] = set()
    for row in sorted(range(FREE_ROWS, rows), key=lambda _: share(source)):
        pair = {(row, 1), (row, LANES)}
        if len(taken) >= min(2 * (rows // 30), wanted - 1):
            break
        if way[row] == 2 and pair <= set(open_cells) and not _near(taken, row, 6):
            for at, lane in sorted(pair):
                put(document, f"{at}.{lane}", "bridge")
            taken |= pair
    for on_the_way in (False, True):
        for row, lane in order:
            if len(taken) >= wanted:
                return
            if (row, lane) in taken or (lane == way[row]) != on_the_way:
                continue
            kind = _picked(source, ON_THE_WAY if on_the_way else ROUGH)
            put(document, f"{row}.{lane}", kind)
            taken.add((row, lane))


def _near(taken: set[Cell], row: int, rows: int) -> bool:
    return any(abs(row - other) < rows for other, _ in taken)
