"""The zone boards of Rallyman: roads between the ten ends of a board, each road a list of spaces.

A board is a JSON file; `read_board` checks its roads, numbers, verges and geometry.
"""

from __future__ import annotations

from math import hypot
from typing import Any, Final

from racecraft.engine.tracks import Library
from racecraft.games.rallyman.figures import DATA, TOP_GEAR, Reader

Point = tuple[float, float]

WIDTH: Final = 300
HEIGHT: Final = 200
ENDS: Final = 10
LONGEST_ROAD: Final = 30
MOST_DAMAGE: Final = 5

STRAIGHT: Final = 0
BUMP: Final = 1
CORNER: Final = 2
KINDS = ["straight", "bump", "corner"]

LEFT: Final = 0
RIGHT: Final = 1
SIDES = ["left", "right"]

SNOW_FACE = "snow"
"""A board has an asphalt face and this one."""

TERRAINS = ["grass", "dirt", "forest", "rocks", "water", "village"]

END_POINTS: list[tuple[int, int]] = [
    (50, 0),
    (150, 0),
    (250, 0),
    (300, 50),
    (300, 150),
    (250, 200),
    (150, 200),
    (50, 200),
    (0, 150),
    (0, 50),
]
OUTWARD: list[tuple[int, int]] = [(0, -1)] * 3 + [(1, 0)] * 2 + [(0, 1)] * 3 + [(-1, 0)] * 2
"""Which way a road leaves the board at each end; y grows downwards."""


class Space:
    """One space of a road, seen in the direction in which the road is listed."""

    def __init__(
        self,
        kind: int,
        cap: int,
        number: int,
        inside: int,
        drift: list[int],
        cut: int,
        verge: list[str],
        line: list[Point],
    ) -> None:
        self.kind = kind
        self.cap = cap
        self.number = number
        """The inside number of a corner, the number of a bump, 0 on a straight."""
        self.inside = inside
        """The side of a corner's inside."""
        self.drift = drift
        """The numbers of the two mini-spaces, or nothing."""
        self.cut = cut
        """The number of the cut, 0 without one."""
        self.verge = verge
        """Terrain on the left and on the right."""
        self.line = line

    def turned(self) -> Space:
        """The same space driven the other way: sides swapped, drift numbers and line reversed.
        RM-JUMP-09: the number of a bump stays."""
        return Space(
            self.kind,
            self.cap,
            self.number,
            1 - self.inside,
            self.drift[::-1],
            self.cut,
            self.verge[::-1],
            self.line[::-1],
        )


class Road:
    def __init__(self, zone: str, name: str, ends: list[int], spaces: list[Space]) -> None:
        self.zone = zone
        self.name = name
        self.ends = ends
        self.spaces = spaces

    @property
    def id(self) -> str:
        return f"{self.zone}{self.ends[0]}-{self.zone}{self.ends[1]}"

    def driven_from(self, end: int) -> list[Space]:
        """The spaces in the order in which a car from this end meets them."""
        if end == self.ends[0]:
            return self.spaces
        return [space.turned() for space in reversed(self.spaces)]


class Area:
    """A painted ellipse of terrain."""

    def __init__(self, terrain: str, cx: float, cy: float, rx: float, ry: float) -> None:
        self.terrain = terrain
        self.cx = cx
        self.cy = cy
        self.rx = rx
        self.ry = ry


class Board:
    """One zone with its roads, its table of damage and what is painted on it."""

    def __init__(self, zone: str, name: str, terrain: str, damage: dict[str, int], areas: list[Area]) -> None:
        self.zone = zone
        self.name = name
        self.terrain = terrain
        self.damage = damage
        self.areas = areas
        self.roads: list[Road] = []
        self.data: dict[str, Any] = {}
        """The content of its file."""

    def road_at(self, end: int) -> Road:
        for road in self.roads:
            if end in road.ends:
                return road
        raise KeyError(end)


# --- Reading ------------------------------------------------------------------------------------------------


def read_board(data: Any, name: str) -> Board:
    """Builds a board from the content of its file. BadBoard names file, road, space and reason."""
    reader = Reader(name)
    entry = reader.mapping(data, "the file")
    reader.known(entry, ["zone", "name", "terrain", "damage", "areas", "roads"], "the board")
    zone = reader.text(entry, "zone", "the board")
    if len(zone) != 1 or not "A" <= zone <= "Z":
        reader.fail("the board", f"a zone is named by one capital letter, not {zone!r}")
    damage: dict[str, int] = {}
    for terrain, lost in reader.mapping(entry.get("damage"), "damage").items():
        if terrain not in TERRAINS:
            reader.fail("damage", f"there is no terrain {terrain!r}; there is {', '.join(TERRAINS)}")
        damage[terrain] = reader.whole(lost, 0, MOST_DAMAGE, f"damage, {terrain}")
    board = Board(
        zone,
        reader.text(entry, "name", "the board"),
        _terrain(reader, entry.get("terrain"), damage, "the board"),
        damage,
        [
            _area(reader, area, number)
            for number, area in enumerate(reader.entries(entry, "areas", "the board"))
        ],
    )
    for given in reader.entries(entry, "roads", "the board"):
        board.roads.append(_road(reader, board, reader.mapping(given, "roads")))
    _check_ends(reader, board)
    board.data = entry
    return board


def _terrain(reader: Reader, value: Any, damage: dict[str, int], where: str) -> str:
    if not isinstance(value, str) or value not in damage:
        reader.fail(where, f"terrain {value!r} is not in the board's damage table ({', '.join(damage)})")
    return value


def _number(reader: Reader, value: Any, where: str) -> float:
    if type(value) is not int and type(value) is not float:
        reader.fail(where, f"must be a number, not {value!r}")
    return float(value)


def _area(reader: Reader, given: Any, number: int) -> Area:
    where = f"areas, entry {number}"
    entry = reader.mapping(given, where)
    reader.known(entry, ["terrain", "cx", "cy", "rx", "ry"], where)
    terrain = reader.text(entry, "terrain", where)
    if terrain not in TERRAINS:
        reader.fail(where, f"there is no terrain {terrain!r}; there is {', '.join(TERRAINS)}")
    sizes = [_number(reader, entry.get(key), f"{where}, {key}") for key in ["cx", "cy", "rx", "ry"]]
    return Area(terrain, sizes[0], sizes[1], sizes[2], sizes[3])


def _road(reader: Reader, board: Board, entry: dict[str, Any]) -> Road:
    reader.known(entry, ["name", "ends", "spaces"], "roads")
    ends = reader.wholes(entry.get("ends"), 2, 0, ENDS - 1, "roads, ends")
    where = f"road {board.zone}{ends[0]}-{board.zone}{ends[1]}"
    road = Road(board.zone, reader.text(entry, "name", where), ends, [])
    given = reader.entries(entry, "spaces", where)
    if not 3 <= len(given) <= LONGEST_ROAD:
        reader.fail(where, f"has {len(given)} spaces, not 3 to {LONGEST_ROAD}")
    for index, space in enumerate(given):
        spot = f"{where}, space {index}"
        road.spaces.append(_space(reader, board.damage, reader.mapping(space, spot), spot))
    check_spaces(reader, road.spaces, where)
    _check_line(reader, road, where)
    return road


def _space(reader: Reader, damage: dict[str, int], entry: dict[str, Any], where: str) -> Space:
    reader.known(entry, ["kind", "cap", "number", "inside", "drift", "cut", "verge", "line"], where)
    name = entry.get("kind")
    if name not in KINDS:
        reader.fail(where, f"'kind' must be one of {', '.join(KINDS)}, not {name!r}")
    kind = KINDS.index(name)
    number = 0 if kind == STRAIGHT else reader.whole(entry.get("number"), 1, TOP_GEAR, f"{where}, number")
    cap = 1 if kind == CORNER else reader.whole(entry.get("cap"), 1, 4, f"{where}, cap")
    inside = LEFT
    drift: list[int] = []
    cut = 0
    if kind == CORNER:
        side = entry.get("inside")
        if side not in SIDES:
            reader.fail(where, f"'inside' must be left or right, not {side!r}")
        inside = SIDES.index(side)
        if "drift" in entry:
            drift = reader.wholes(entry["drift"], 2, 1, TOP_GEAR, f"{where}, drift")
            if abs(drift[0] - drift[1]) > 1:
                reader.fail(where, f"no car can go from drift number {drift[0]} to {drift[1]}")
        if "cut" in entry:
            cut = reader.whole(entry["cut"], 1, TOP_GEAR, f"{where}, cut")
    elif "drift" in entry or "cut" in entry or "inside" in entry:
        reader.fail(where, f"a {name} has no inside, drift line or cut")
    verge = reader.entries(entry, "verge", where)
    if len(verge) != 2:
        reader.fail(where, f"'verge' must name the terrain on the left and on the right, not {verge!r}")
    terrain = [_terrain(reader, side, damage, f"{where}, verge") for side in verge]
    return Space(kind, cap, number, inside, drift, cut, terrain, _line(reader, entry, where))


def _line(reader: Reader, entry: dict[str, Any], where: str) -> list[Point]:
    points: list[Point] = []
    for point in reader.entries(entry, "line", where):
        if not isinstance(point, list) or len(point) != 2:
            reader.fail(f"{where}, line", f"a point is written [x, y], not {point!r}")
        x = _number(reader, point[0], f"{where}, line")
        y = _number(reader, point[1], f"{where}, line")
        if not 0 <= x <= WIDTH or not 0 <= y <= HEIGHT:
            reader.fail(f"{where}, line", f"the point {x:g}, {y:g} is not on the board")
        points.append((x, y))
    if len(points) < 2:
        reader.fail(f"{where}, line", "has fewer than two points")
    return points


def check_spaces(reader: Reader, spaces: list[Space], where: str) -> None:
    """Plain ground where cars start, finish and land, seen from both directions."""
    last = len(spaces) - 1
    for index in (0, last):
        if spaces[index].kind != STRAIGHT:
            reader.fail(f"{where}, space {index}", "a road begins and ends with a straight space")
    for index, space in enumerate(spaces):
        if space.kind != BUMP:
            continue
        for beside in (index - 2, index - 1, index + 1, index + 2):
            if 0 <= beside <= last and spaces[beside].kind != STRAIGHT:
                reader.fail(
                    f"{where}, space {beside}", f"the two spaces beside the bump {index} must be straight"
                )


def _check_line(reader: Reader, road: Road, where: str) -> None:
    """Lines join, begin and end at the road's ends square to the edge, and bend towards the inside."""
    spaces = road.spaces
    for index in range(1, len(spaces)):
        before = spaces[index - 1].line[-1]
        after = spaces[index].line[0]
        if hypot(before[0] - after[0], before[1] - after[1]) > 0.5:
            reader.fail(
                f"{where}, space {index}", "its line does not begin where that of the space before ends"
            )
    _check_edge(reader, spaces[0].line[0], spaces[0].line[1], road.ends[0], where)
    _check_edge(reader, spaces[-1].line[-1], spaces[-1].line[-2], road.ends[1], where)
    for index, space in enumerate(spaces):
        if space.kind == CORNER:
            bend = _bend(space.line)
            if (space.inside == LEFT) != (bend < 0):
                reader.fail(f"{where}, space {index}", f"its line does not bend {SIDES[space.inside]}")


def _check_edge(reader: Reader, point: Point, inner: Point, end: int, where: str) -> None:
    x, y = END_POINTS[end]
    if hypot(point[0] - x, point[1] - y) > 0.5:
        reader.fail(where, f"the line does not meet end {end} at {x}, {y}")
    across, down = OUTWARD[end]
    if abs((point[0] - inner[0]) * down) + abs((point[1] - inner[1]) * across) > 0.5:
        reader.fail(where, f"the line is not square to the edge at end {end}")


def _bend(line: list[Point]) -> float:
    """Positive when the line bends right, y downwards."""
    total = 0.0
    for index in range(1, len(line) - 1):
        ax = line[index][0] - line[index - 1][0]
        ay = line[index][1] - line[index - 1][1]
        bx = line[index + 1][0] - line[index][0]
        by = line[index + 1][1] - line[index][1]
        total += ax * by - ay * bx
    return total


def _check_ends(reader: Reader, board: Board) -> None:
    used: dict[int, str] = {}
    for road in board.roads:
        for end in road.ends:
            if end in used:
                reader.fail(f"road {road.id}", f"end {end} belongs to {used[end]} already")
            used[end] = road.id
    for end in range(ENDS):
        if end not in used:
            reader.fail("roads", f"no road leads to end {end}")


BOARDS: Final = Library("rallyman", "zone", DATA / "boards", read_board)
board_names = BOARDS.names
load_board = BOARDS.load
