"""The track of Rallyman: GT: circuits laid from the tiles of tiles.py.

A circuit is a JSON file. `read_circuit` lays it tile by tile, checks every joint, and compiles it into flat
tables over numbered spaces that the rules can follow; an error names file, tile and reason.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from racecraft.engine.errors import BadBoard
from racecraft.engine.tracks import Library
from racecraft.games.gt.laying import (
    CIRCUIT_FORMAT,
    DIRECTIONS,
    ENTRY,
    Laid,
    called,
    joint_faults,
    read_laid,
    tile_faults,
)
from racecraft.games.gt.tiles import (
    DANGERS,
    DATA,
    LANES,
    NO_CAP,
    WIDTH,
    box_tiles,
    objects,
    whole,
)

Cell = i64
Gear = i64

NOWHERE: Final = -1
WAYS: Final = 3
"""No space leads to more than three others."""
GEARS: Final = 7
"""Gear 0 to 6."""
TOO_FAST: Final = 128
"""More hazards than any step meets: added to them where a gear is above the cap."""

MOST_SPACES: Final = 1000
"""More than any table holds; within them and MOST_TILES tiles fit a set of bits and spaces ten of them."""

HIGHEST_BIT: Final = 1 << 62


def tile_bit(tile: i64) -> i64:
    """The tile as a set of one. Where the rules are compiled, a small number shifted up would be cut to 32
    bits; a large one shifted down is not."""
    return HIGHEST_BIT >> (62 - tile)


class Circuit:
    """A circuit ready to be driven: tables by space number, in driving order of the tiles."""

    def __init__(self, name: str, data: dict[str, Any]) -> None:
        self.name = name
        self.data = data
        """The file's content, for drawing and for records of races on a circuit of one's own."""
        self.laid: list[Laid] = []
        self.warnings: list[str] = []
        self.pit: tuple[int, int] | None = None
        """Where the pit tile lies, if the circuit says so."""
        self.length = 0
        """Stations of a lap."""
        self.line = 3
        """Station of the finish line."""
        self.names: list[str] = []
        """`tile index#space id`."""
        self.number: dict[str, Cell] = {}
        self.first: list[Cell] = []
        """By tile, and once more for the end: the number of its first space."""
        self.tile: list[i64] = []
        self.back: list[i64] = []
        self.front: list[i64] = []
        """Edges of the space in stations from the start of the lap; the last space of a lap ends at
        `length`."""
        self.low: list[i64] = []
        self.high: list[i64] = []
        self.cap: list[Gear] = []
        self.hazard: list[bool] = []
        self.danger: list[i64] = []
        self.ways: list[i64] = []
        """How many spaces a space leads to."""
        self.way: list[Cell] = []
        """way[cell * WAYS + n]: the n-th next space counted from the left, or NOWHERE."""
        self.way_cap: list[Gear] = []
        """The cap of that step: of the space entered and of the numbers crossed."""
        self.way_hazards: list[i64] = []
        """Dotted `!` lines crossed by that step."""
        self.toll = b""
        """toll[(cell * WAYS + n) * GEARS + gear]: the hazards of the track on that step in that gear, plus
        TOO_FAST above its cap (GT-CORNER-03, 05, 12)."""
        self.way_straight: list[bool] = []
        self.way_seam: list[i64] = []
        """1 if the step leads from the last tile to the first."""
        self.inside_current: list[i64] = []
        """Sixths of road between the space and the inner border of the corner it lies in, or of the next
        one."""
        self.inside_next: list[i64] = []
        """The same, always for the next corner beyond the space."""
        self.left_return: list[Cell] = []
        """Where a car on the left verge beside this space comes back."""
        self.right_return: list[Cell] = []
        self.grid: list[Cell] = []
        """The start slots from pole position on."""

    def alongside(self, a: Cell, b: Cell) -> bool:
        """GT-PASS-03: back edges or front edges are level."""
        return self.back[a] == self.back[b] or self.front[a] == self.front[b]

    def pit_space(self, cell: Cell) -> bool:
        """GT-PIT-02, 03: no cap printed, and at the edge of the track."""
        return self.cap[cell] == NO_CAP and (self.low[cell] == 0 or self.high[cell] == WIDTH)

    def returns(self, cell: Cell, to_loss: bool) -> list[Cell]:
        """GT-LOC-10, 12: where a car that leaves the track beside this space may come back: from the verge
        its space touches, from either of a central space; `to_loss` always brings it to the space itself."""
        if to_loss:
            return [cell]
        if self.central(cell):
            return [self.left_return[cell], self.right_return[cell]]
        return [self.left_return[cell] if self.low[cell] == 0 else self.right_return[cell]]

    def way_signs(self, cell: Cell) -> list[str]:
        """The signs of the ways out of a space, counted from the left: `<` and `>` for those beside the way
        straight on, which has none."""
        count = self.ways[cell]
        if count == WAYS:
            return ["<", "", ">"]
        if count == 2:
            return ["", ">"] if self.way_straight[cell * WAYS] else ["<", ""]
        return [""]

    def central(self, cell: Cell) -> bool:
        """GT-LOC-10: neither border is nearer than the other."""
        return self.low[cell] > 0 and self.high[cell] < WIDTH


# --- Circuits -----------------------------------------------------------------------------------------------


def lay(first: str, *following: str) -> dict[str, Any]:
    """Builds a circuit file from tile names in driving order, each laid at the exit of the one before it.

    A tile name with a leading `-` is driven backwards, so that its bend turns the other way. The content is
    not checked here: `read_circuit` says whether the loop closes.
    """
    tiles = box_tiles()
    q, r, heading = 0, 0, 0
    entries: list[dict[str, Any]] = []
    for word in (first, *following):
        name = word.lstrip("-")
        if name not in tiles:
            raise BadBoard(f"there is no tile {name!r}")
        exit = tiles[name].exit
        entry_edge, exit_edge = (exit, ENTRY) if word.startswith("-") else (ENTRY, exit)
        direction = (heading + 3 - entry_edge) % 6
        entries.append({"tile": name, "q": q, "r": r, "dir": direction})
        heading = (exit_edge + direction) % 6
        q, r = q + DIRECTIONS[heading][0], r + DIRECTIONS[heading][1]
    return {"format": CIRCUIT_FORMAT, "name": "own circuit", "tiles": entries}


def read_circuit(data: Any, name: str, partial_counts: bool = True, middle_outward: bool = True) -> Circuit:
    """Lays a circuit from the content of its file. BadBoard names file, tile or joint, and reason (GT-TRACK).

    `partial_counts`: a straight step between double-width spaces crosses a line that bars only part of its
    way (GT-CORNER-22). `middle_outward`: the middle lane may swing out into a corner with a double inside
    (GT-CORNER-18).
    """
    laid = read_laid(data, name)
    circuit = Circuit(name, data)
    circuit.laid = laid
    _check_laying(circuit, objects(data, "tiles", name), bool(data.get("unlimited", False)))
    _check_pit_tile(circuit, data.get("pit"))
    _number_spaces(circuit)
    _connect(circuit, partial_counts, middle_outward)
    _find_tolls(circuit)
    _find_insides(circuit)
    _find_returns(circuit)
    _find_grid(circuit)
    return circuit


CIRCUITS: Final = Library("gt", "track", DATA / "circuits", read_circuit)
circuit_names = CIRCUITS.names
circuit_data = CIRCUITS.data
circuit_file = CIRCUITS.file


def load_circuit(name: str, partial_counts: bool = True, middle_outward: bool = True) -> Circuit:
    """One of the circuits that come with the game."""
    return CIRCUITS.load(name, partial_counts, middle_outward)


def _check_laying(circuit: Circuit, entries: list[dict[str, Any]], unlimited: bool) -> None:
    """GT-TRACK-02 to 07, 15: the first fault is the one to be mended first."""
    faults = tile_faults(circuit.laid, 0 if unlimited else 1)
    if not faults:
        faults = joint_faults(circuit.laid, entries)
    if faults:
        raise BadBoard(f"{circuit.name}: {faults[0].sentence}")


def _check_pit_tile(circuit: Circuit, pit: Any) -> None:
    """GT-TRACK-08: beside the circuit, on a free hex."""
    if pit is None:
        return
    where = f"{circuit.name}: the pit tile"
    if not isinstance(pit, dict):
        raise BadBoard(f"{where}: 'pit' must be an object with q and r")
    place = (whole(pit, "q", -99, 99, where), whole(pit, "r", -99, 99, where))
    places = [(laid.q, laid.r) for laid in circuit.laid]
    if place in places:
        raise BadBoard(f"{where} lies on {called(circuit.laid, places.index(place))} (GT-TRACK-08)")
    if not any([(place[0] + dq, place[1] + dr) in places for dq, dr in DIRECTIONS]):
        raise BadBoard(f"{where} touches no tile (GT-TRACK-08)")
    circuit.pit = place


def _number_spaces(circuit: Circuit) -> None:
    """Spaces in driving direction: a tile driven backwards is turned about (GT-TRACK-11)."""
    circuit.line = circuit.laid[0].tile.line
    for index, laid in enumerate(circuit.laid):
        tile = laid.tile
        laid.offset = circuit.length
        laid.first = len(circuit.names)
        circuit.first.append(laid.first)
        circuit.length += tile.stations
        for space in tile.spaces:
            name = f"{index}#{space.id}"
            circuit.number[name] = len(circuit.names)
            circuit.names.append(name)
            circuit.tile.append(index)
            circuit.danger.append(tile.danger)
            circuit.cap.append(space.cap)
            circuit.hazard.append(space.hazard)
            if laid.reverse:
                circuit.back.append(laid.offset + tile.stations - space.front)
                circuit.front.append(laid.offset + tile.stations - space.back)
                circuit.low.append(WIDTH - space.high)
                circuit.high.append(WIDTH - space.low)
            else:
                circuit.back.append(laid.offset + space.back)
                circuit.front.append(laid.offset + space.front)
                circuit.low.append(space.low)
                circuit.high.append(space.high)
    circuit.first.append(len(circuit.names))
    if len(circuit.names) > MOST_SPACES:
        raise BadBoard(
            f"{circuit.name}: {len(circuit.names)} spaces are too many; a circuit has at most {MOST_SPACES}"
        )


def _lines_across(circuit: Circuit) -> dict[int, list[tuple[int, int, int]]]:
    """The dotted lines as (low, high, number) by their station in the lap; the end of a lap is its station
    0."""
    lines: dict[int, list[tuple[int, int, int]]] = {}
    for laid in circuit.laid:
        for dotted in laid.tile.dotted:
            station, low, high = dotted.station, dotted.low, dotted.high
            if laid.reverse:
                station, low, high = laid.tile.stations - station, WIDTH - high, WIDTH - low
            lines.setdefault((laid.offset + station) % circuit.length, []).append((low, high, dotted.number))
    return lines


def _connect(circuit: Circuit, partial_counts: bool, middle_outward: bool) -> None:
    """GT-MOVE-02 to 04: straight ahead into whatever touches the front edge, or diagonally into the
    neighbour lane if that brings the front edge forward."""
    lines = _lines_across(circuit)
    count = len(circuit.laid)
    for cell in range(len(circuit.names)):
        index = circuit.tile[cell]
        found: list[tuple[int, Cell, bool, int]] = []
        for ahead in (0, 1):
            laid = circuit.laid[(index + ahead) % count]
            seam = 1 if index + ahead == count else 0
            for other in range(laid.first, laid.first + len(laid.tile.spaces)):
                back = circuit.back[other] + seam * circuit.length
                front = circuit.front[other] + seam * circuit.length
                overlap = min(circuit.high[cell], circuit.high[other]) - max(
                    circuit.low[cell], circuit.low[other]
                )
                if overlap > 0 and back == circuit.front[cell]:
                    found.append((circuit.low[other], other, True, seam))
                elif (
                    overlap == 0
                    and back <= circuit.front[cell] < front
                    and (middle_outward or not _swings_out(circuit, cell, other))
                ):
                    found.append((circuit.low[other], other, False, seam))
        found.sort()
        if not 1 <= len(found) <= WAYS:
            raise BadBoard(f"{circuit.name}: space {circuit.names[cell]} leads to {len(found)} spaces")
        circuit.ways.append(len(found))
        for _, other, straight, seam in found:
            cap, hazards = circuit.cap[other], 0
            if straight:
                low = max(circuit.low[cell], circuit.low[other])
                high = min(circuit.high[cell], circuit.high[other])
                for line_low, line_high, number in lines.get(circuit.front[cell] % circuit.length, []):
                    crossed = min(high, line_high) > max(low, line_low)
                    covered = line_low <= low and high <= line_high
                    if covered or (crossed and partial_counts):
                        if number == 0:
                            hazards += 1
                        else:
                            cap = min(cap, number)
            circuit.way.append(other)
            circuit.way_cap.append(cap)
            circuit.way_hazards.append(hazards)
            circuit.way_straight.append(straight)
            circuit.way_seam.append(seam)
        for _ in range(WAYS - len(found)):
            circuit.way.append(NOWHERE)
            circuit.way_cap.append(NO_CAP)
            circuit.way_hazards.append(0)
            circuit.way_straight.append(False)
            circuit.way_seam.append(0)


def _swings_out(circuit: Circuit, cell: Cell, other: Cell) -> bool:
    """GT-CORNER-18: a diagonal step from the middle lane to the outside of a corner whose inside is
    double."""
    if (circuit.low[cell], circuit.high[cell]) != LANES["M"] or circuit.cap[cell] != NO_CAP:
        return False
    laid = circuit.laid[circuit.tile[other]]
    double = [space for space in laid.tile.spaces if space.cap != NO_CAP and space.lane == "MR"]
    return circuit.cap[other] != NO_CAP and len(double) > 0 and circuit.high[other] - circuit.low[other] == 2


def _find_tolls(circuit: Circuit) -> None:
    """GT-CORNER-03, 05, 12: `!` lines crossed, a triangle taken at its number, and too high a gear."""
    toll = bytearray(len(circuit.way) * GEARS)
    for edge, target in enumerate(circuit.way):
        if target == NOWHERE:
            continue
        for gear in range(GEARS):
            hazards = circuit.way_hazards[edge]
            if circuit.hazard[target] and gear == circuit.cap[target]:
                hazards += 1
            toll[edge * GEARS + gear] = hazards + (TOO_FAST if gear > circuit.way_cap[edge] else 0)
    circuit.toll = bytes(toll)


def _find_insides(circuit: Circuit) -> None:
    """GT-ORDER-05 to 07: a corner is a tile with capped spaces. Without any, the next bend serves, else the
    right."""
    corners: list[tuple[int, bool]] = []
    for index, laid in enumerate(circuit.laid):
        cells = range(laid.first, laid.first + len(laid.tile.spaces))
        capped = [circuit.back[cell] for cell in cells if circuit.cap[cell] != NO_CAP]
        if capped:
            corners.append((min(capped), laid.inside_left))
        elif index == len(circuit.laid) - 1 and not corners:
            circuit.warnings.append("no tile has a speed limit (GT-TRACK-10)")
    if not corners:
        corners = [(laid.offset, laid.inside_left) for laid in circuit.laid if laid.tile.inside is not None]
    for cell in range(len(circuit.names)):
        after = [left for begin, left in corners if begin >= circuit.front[cell]]
        left_next = after[0] if after else corners[0][1] if corners else False
        left_now = circuit.laid[circuit.tile[cell]].inside_left if circuit.cap[cell] != NO_CAP else left_next
        circuit.inside_next.append(circuit.low[cell] if left_next else WIDTH - circuit.high[cell])
        circuit.inside_current.append(circuit.low[cell] if left_now else WIDTH - circuit.high[cell])


def _find_returns(circuit: Circuit) -> None:
    """GT-LOC-12: from the verge a car comes back to the border space beside the place where it went off."""
    for cell in range(len(circuit.names)):
        laid = circuit.laid[circuit.tile[cell]]
        beside = [
            other
            for other in range(laid.first, laid.first + len(laid.tile.spaces))
            if circuit.back[other] <= circuit.back[cell] and circuit.front[other] >= circuit.front[cell]
        ]
        left = cell if circuit.low[cell] == 0 else NOWHERE
        right = cell if circuit.high[cell] == WIDTH else NOWHERE
        if circuit.central(cell):
            for other in beside:
                if circuit.low[other] == 0:
                    left = other
                if circuit.high[other] == WIDTH:
                    right = other
            if left == NOWHERE or right == NOWHERE:
                raise BadBoard(f"{circuit.name}: space {circuit.names[cell]} has no border space beside it")
        circuit.left_return.append(left)
        circuit.right_return.append(right)


def _find_grid(circuit: Circuit) -> None:
    """GT-SETUP-11 to 14: row by row, in each row the inner slot first."""
    laid = circuit.laid[0]
    slots = [
        (space.grid_row, circuit.inside_next[laid.first + n], laid.first + n)
        for n, space in enumerate(laid.tile.spaces)
        if space.grid_row > 0
    ]
    slots.sort()
    circuit.grid = [cell for _, _, cell in slots]
    if len(circuit.grid) != 6:
        raise BadBoard(f"{circuit.name}: the start tile has {len(circuit.grid)} grid slots, not 6")


def circuit_facts(circuit: Circuit) -> dict[str, int]:
    """The numbers by which a player tells circuits apart."""
    return {
        "tiles": len(circuit.laid),
        "spaces": len(circuit.names),
        "length": circuit.length,
        "corners": sum(
            [1 for laid in circuit.laid if any([space.cap != NO_CAP for space in laid.tile.spaces])]
        ),
    }


def circuit_rows(circuit: Circuit) -> list[dict[str, list[str]]]:
    """Tile by tile in driving order: number and name, which way it turns, danger, caps and dotted lines."""
    rows: list[dict[str, list[str]]] = []
    for index, laid in enumerate(circuit.laid):
        tile = laid.tile
        arrows = {-2: "↰↰", -1: "↰", 0: "↑", 1: "↱", 2: "↱↱"}
        rows.append(
            {
                "tile": [f"{index} {tile.name}"],
                "turn": [arrows[laid.turn]],
                "danger": [DANGERS[tile.danger]],
                "caps": [
                    f"#{space.id} {space.cap}{'!' if space.hazard else ''}"
                    for space in tile.spaces
                    if space.cap != NO_CAP
                ],
                "lines": [str(line.number) if line.number > 0 else "!" for line in tile.dotted],
            }
        )
    return rows
