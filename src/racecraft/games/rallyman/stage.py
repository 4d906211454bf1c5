"""A special stage: a route over the zone boards, checked joint by joint, laid out as tables for the rules.

A route is written `C8-C3 J1-J4`: sections from one end of a road to the other. A strip (`. l3 . r2k3 ^4 . .`)
is a road without a board, for trying a rule out.
"""

from __future__ import annotations

import re
from typing import Any, Final

from mypy_extensions import i64

from racecraft.engine.errors import MOST_NAME, BadBoard
from racecraft.games.rallyman.board import (
    BUMP,
    CORNER,
    END_POINTS,
    HEIGHT,
    LEFT,
    OUTWARD,
    RIGHT,
    STRAIGHT,
    WIDTH,
    Board,
    Point,
    Road,
    Space,
    check_spaces,
)
from racecraft.games.rallyman.figures import TOP_GEAR, Reader

MOST_SECTIONS: Final = 12
LONGEST_ROUTE: Final = 4000
"""Characters of a route or strip as it is written."""
MOST_ZONES: Final = 4
MOST_SPLITS: Final = 2
BEYOND: Final = 3
"""How many spaces beyond the last one a jump can reach."""
ROOM_FOR_ALL: Final = 99
STRIP: Final = "strip"
"""The zone of a strip's dry spaces."""
SNOW_STRIP: Final = "snow"
"""The zone of a strip's spaces marked `*`."""
STRIP_DAMAGE = {"grass": 0, "dirt": 0, "forest": 1, "rocks": 2}
TERRAIN_LETTERS = {"g": "grass", "d": "dirt", "f": "forest", "r": "rocks"}


class Placement:
    """Where a board lies in a stage: its offset and its quarter turns clockwise."""

    def __init__(self, x: int, y: int, turns: int) -> None:
        self.x = x
        self.y = y
        self.turns = turns

    @property
    def width(self) -> int:
        return HEIGHT if self.turns % 2 else WIDTH

    @property
    def height(self) -> int:
        return WIDTH if self.turns % 2 else HEIGHT

    def point(self, x: float, y: float) -> Point:
        """Where a point of the board lies in the picture of the stage."""
        x, y = turned(x, y, self.turns)
        return (self.x + x, self.y + y)

    def overlaps(self, other: Placement) -> bool:
        return (
            self.x < other.x + other.width
            and other.x < self.x + self.width
            and self.y < other.y + other.height
            and other.y < self.y + self.height
        )


def turned(x: float, y: float, turns: int) -> Point:
    """A point of a board after quarter turns clockwise, the board's corner still at 0, 0."""
    if turns == 1:
        return (HEIGHT - y, x)
    if turns == 2:
        return (WIDTH - x, HEIGHT - y)
    if turns == 3:
        return (y, WIDTH - x)
    return (x, y)


def facing(end: int, turns: int) -> tuple[int, int]:
    """Which way a road leaves at this end of a board turned so."""
    x, y = OUTWARD[end]
    for _ in range(turns):
        x, y = -y, x
    return (x, y)


class Section:
    """One road driven from one end to the other."""

    def __init__(self, road: Road, start: int, end: int) -> None:
        self.road = road
        self.start = start
        self.end = end

    @property
    def zone(self) -> str:
        return self.road.zone

    @property
    def text(self) -> str:
        return f"{self.zone}{self.start}-{self.zone}{self.end}"


class Ground:
    """A space as the rules look at it."""

    def __init__(
        self,
        kind: i64,
        number: i64,
        drift1: i64,
        drift2: i64,
        cut: i64,
        cap: i64,
        zone: i64,
        damage_left: i64,
        damage_right: i64,
    ) -> None:
        self.kind = kind
        self.number = number
        """The inside number of a corner, the number of a bump, 0 on a straight."""
        self.drift1 = drift1
        self.drift2 = drift2
        """What the mini-spaces take, 0 without a drift line."""
        self.cut = cut
        """The number of the cut, 0 without one."""
        self.cap = cap
        self.zone = zone
        """A position in the stage's zones."""
        self.damage_left = damage_left
        self.damage_right = damage_right
        """Gear dice lost by going off there."""

    def damage(self, side: i64) -> i64:
        return self.damage_left if side == LEFT else self.damage_right


class Stage:
    """A stage ready to be driven.

    Spaces are numbered 0 to length - 1; -1 is before the start, `length` beyond the finish.
    """

    def __init__(self, text: str) -> None:
        self.text = text
        """The route or strip as it is written."""
        self.sections: list[Section] = []
        self.zones: list[str] = []
        """Different boards in the order of first use (RM-WEATHER-03)."""
        self.boards: list[Board] = []
        self.placements: list[Placement] = []
        """Where each of `zones` lies."""
        self.splits: list[int] = []
        self.best = 0
        """The shortest shakedown time in seconds, 0 if nobody has worked it out."""
        self.best_without_cuts = 0
        self.length: i64 = 0
        self.spaces: list[Space] = []
        """Each space in driving direction."""
        self.section_of: list[int] = []
        self.ground: list[Ground] = []
        """The same for the rules, and beyond the last space as much plain ground as a jump can reach."""

    @property
    def is_strip(self) -> bool:
        return not self.sections

    def add(self, space: Space, zone: int, section: int, damage: dict[str, int]) -> None:
        self.length += 1
        self.spaces.append(space)
        self.section_of.append(section)
        drift1, drift2 = space.drift if space.drift else [0, 0]
        left, right = [damage[terrain] for terrain in space.verge]
        del self.ground[-BEYOND:]
        self.ground.append(
            Ground(space.kind, space.number, drift1, drift2, space.cut, space.cap, zone, left, right)
        )
        self.ground.extend([Ground(STRAIGHT, 0, 0, 0, 0, ROOM_FOR_ALL, zone, 0, 0)] * BEYOND)


def space_number(index: int) -> int:
    """A space as people count it: from 1 on, with 0 for the start. Notation, positions and files count from
    0."""
    return index + 1


def cell_name(stage: Stage, index: int, line: str) -> str:
    """A space, or a line of a corner, as drawings name it: `12`, `12.drift1`, `start`, `finish`."""
    if index < 0:
        return "start"
    if index >= stage.length:
        return "finish"
    return str(index) if line == "road" else f"{index}.{line}"


# --- Routes -------------------------------------------------------------------------------------------------

_SECTION = re.compile(r"([A-Z])([0-9])-([A-Z])([0-9])")


def read_route(reader: Reader, text: str, boards: dict[str, Board], where: str) -> Stage:
    """RM-ORG-05 to 07: sections joined end to end, boards laid by their joints."""
    stage = Stage(" ".join(text.split()))
    words = text.split()
    if not 1 <= len(words) <= MOST_SECTIONS:
        reader.fail_stage(
            "sections",
            where,
            f"a stage has 1 to {MOST_SECTIONS} sections, not {len(words)}",
            {"most": MOST_SECTIONS},
        )
    for word in words:
        section = _section(reader, word, boards, where)
        _join(reader, stage, section, boards, where)
    return stage


def _section(reader: Reader, word: str, boards: dict[str, Board], where: str) -> Section:
    match = _SECTION.fullmatch(word)
    shown: dict[str, str | int] = {"section": word[:MOST_NAME]}
    if match is None or match.group(1) != match.group(3):
        reader.fail_stage("no-road", where, f"a section is written like C8-C3, not {word!r}", shown)
    zone = match.group(1)
    if zone not in boards:
        known = ", ".join(sorted(boards))
        reader.fail_stage("no-road", where, f"{word}: there is no zone {zone}; there is {known}", shown)
    start = int(match.group(2))
    end = int(match.group(4))
    road = boards[zone].road_at(start)
    if end not in road.ends or start == end:
        other = road.ends[1] if road.ends[0] == start else road.ends[0]
        reader.fail_stage(
            "no-road", where, f"{word}: the road from {zone}{start} leads to {zone}{other}", shown
        )
    return Section(road, start, end)


def following(stage: Stage, boards: dict[str, Board]) -> list[Section]:
    """The sections with which a stage can go on; all there are for one that has not begun."""
    found: list[Section] = []
    if len(stage.sections) == MOST_SECTIONS:
        return found
    reader = Reader("a stage")
    for zone in sorted(boards):
        for road in boards[zone].roads:
            for start, end in ((road.ends[0], road.ends[1]), (road.ends[1], road.ends[0])):
                section = Section(road, start, end)
                try:
                    _placement(reader, stage, section, "it")
                except BadBoard:
                    continue
                found.append(section)
    return found


def _join(reader: Reader, stage: Stage, section: Section, boards: dict[str, Board], where: str) -> None:
    board = boards[section.zone]
    placement = _placement(reader, stage, section, where)
    if placement is not None:
        _place(stage, board, placement)
    stage.sections.append(section)
    zone = stage.zones.index(section.zone)
    for space in section.road.driven_from(section.start):
        stage.add(space, zone, len(stage.sections) - 1, board.damage)


def _placement(reader: Reader, stage: Stage, section: Section, where: str) -> Placement | None:
    """Where the board of the next section comes to lie, None if it lies there already. RM-ORG-06: the next
    section is on another board, and no road is driven twice."""
    if not stage.sections:
        return Placement(0, 0, 0)
    before = stage.sections[-1]
    joint = f"joint {before.zone}{before.end} to {section.zone}{section.start}"
    names: dict[str, str | int] = {"section": section.text, "before": before.text, "zone": section.zone}
    if before.zone == section.zone:
        reader.fail_stage(
            "same-board", where, f"{joint}: the next section must be on another board (RM-ORG-06)", names
        )
    if any([section.road is driven.road for driven in stage.sections]):
        reader.fail_stage(
            "driven", where, f"{joint}: the road {section.road.id} is driven already (RM-ORG-06)", names
        )
    return _at_joint(reader, stage, before, section, f"{where}, {joint}", names)


def _at_joint(
    reader: Reader,
    stage: Stage,
    before: Section,
    section: Section,
    where: str,
    names: dict[str, str | int],
) -> Placement | None:
    """RM-ORG-07: the entry end must lie on the last exit and face it."""
    placed = stage.placements[stage.zones.index(before.zone)]
    x, y = END_POINTS[before.end]
    exit_x, exit_y = placed.point(x, y)
    out_x, out_y = facing(before.end, placed.turns)
    entry_x, entry_y = END_POINTS[section.start]
    if section.zone in stage.zones:
        here = stage.placements[stage.zones.index(section.zone)]
        if here.point(entry_x, entry_y) != (exit_x, exit_y) or facing(section.start, here.turns) != (
            -out_x,
            -out_y,
        ):
            reader.fail_stage(
                "elsewhere",
                where,
                f"board {section.zone} lies elsewhere already; these ends do not meet (RM-ORG-06)",
                names,
            )
        return None
    if len(stage.zones) == MOST_ZONES:
        reader.fail_stage(
            "boards", where, f"a stage uses at most {MOST_ZONES} boards (RM-ORG-05)", {"most": MOST_ZONES}
        )
    turns = 0
    while facing(section.start, turns) != (-out_x, -out_y):
        turns += 1
    from_x, from_y = turned(entry_x, entry_y, turns)
    placement = Placement(int(exit_x - from_x), int(exit_y - from_y), turns)
    for zone, other in zip(stage.zones, stage.placements, strict=True):
        if placement.overlaps(other):
            names["other"] = zone
            reader.fail_stage(
                "overlap", where, f"board {section.zone} would lie over board {zone} (RM-ORG-06)", names
            )
    return placement


def _place(stage: Stage, board: Board, placement: Placement) -> None:
    stage.zones.append(board.zone)
    stage.boards.append(board)
    stage.placements.append(placement)


# --- Strips -------------------------------------------------------------------------------------------------

_TOKEN = re.compile(r"(\.|,|\^([1-5])|([lr])([1-5])(!?)(k([1-5]))?)(\*?)(\{([gdfr])/([gdfr])\})?")


def read_strip(reader: Reader, text: str, where: str) -> Stage:
    """A road without a board.

    `.` straight, `,` narrow, `^4` bump, `l3` left corner with inside 3 and drift 4/4, `!` no drift line,
    `k4` cut 4, `*` snow, `{f/r}` forest on the left and rocks on the right.
    """
    stage = Stage(" ".join(text.split()))
    stage.zones = [STRIP, SNOW_STRIP]
    spaces: list[Space] = []
    snowy: list[bool] = []
    for number, word in enumerate(text.split()):
        match = _TOKEN.fullmatch(word)
        if match is None:
            reader.fail(f"{where}, space {number}", f"the strip has no space {word!r}")
        left, right = match.group(10), match.group(11)
        verge = [TERRAIN_LETTERS[left or "g"], TERRAIN_LETTERS[right or "g"]]
        spaces.append(_strip_space(match, verge))
        snowy.append(match.group(8) == "*")
    if not 3 <= len(spaces) <= 99:
        reader.fail(where, f"a strip has 3 to 99 spaces, not {len(spaces)}")
    check_spaces(reader, spaces, where)
    for space, snow in zip(spaces, snowy, strict=True):
        stage.add(space, 1 if snow else 0, 0, STRIP_DAMAGE)
    return stage


def _strip_space(match: re.Match[str], verge: list[str]) -> Space:
    if match.group(2) is not None:
        return Space(BUMP, 2, int(match.group(2)), LEFT, [], 0, verge, [])
    if match.group(3) is None:
        return Space(STRAIGHT, 2 if match.group(1) == "." else 1, 0, LEFT, [], 0, verge, [])
    inside = int(match.group(4))
    drift = min(TOP_GEAR, inside + 1)
    return Space(
        CORNER,
        1,
        inside,
        LEFT if match.group(3) == "l" else RIGHT,
        [] if match.group(5) else [drift, drift],
        int(match.group(7)) if match.group(7) else 0,
        verge,
        [],
    )


# --- A stage's entry in a rally file ------------------------------------------------------------------------


def read_stage(reader: Reader, given: Any, boards: dict[str, Board], where: str) -> Stage:
    entry = reader.mapping(given, where)
    reader.known(entry, ["route", "strip", "splits", "best", "best_without_cuts"], where)
    if ("route" in entry) == ("strip" in entry):
        reader.fail(where, "has either a 'route' over the boards or a 'strip'")
    if entry.get("route") == "":
        reader.fail_stage("empty", where, "'route' must be a text, not ''", {})
    if "route" in entry:
        stage = read_route(reader, reader.text(entry, "route", where, LONGEST_ROUTE), boards, where)
    else:
        stage = read_strip(reader, reader.text(entry, "strip", where, LONGEST_ROUTE), where)
    splits = reader.entries(entry, "splits", where) if "splits" in entry else []
    if len(splits) > MOST_SPLITS:
        reader.fail_stage(
            "splits",
            where,
            f"has {len(splits)} split points, not 0 to {MOST_SPLITS} (RM-SPLIT-01)",
            {"most": MOST_SPLITS},
            "splits",
        )
    for split in splits:
        low = stage.splits[-1] + 1 if stage.splits else 1
        if type(split) is int and split >= stage.length:
            reader.fail_stage(
                "split-beyond",
                f"{where}, splits",
                f"must be a whole number from {low} to {stage.length - 1}, not {split}",
                {},
                "splits",
            )
        stage.splits.append(reader.whole(split, low, stage.length - 1, f"{where}, splits"))
    for key in ("best", "best_without_cuts"):
        if key in entry:
            reader.whole(entry[key], 1, 9999, f"{where}, {key}")
    stage.best = entry.get("best", 0)
    stage.best_without_cuts = entry.get("best_without_cuts", 0)
    return stage


def space_code(space: Space) -> str:
    """A space in the notation of strips."""
    if space.kind == BUMP:
        return f"^{space.number}"
    if space.kind == STRAIGHT:
        return "." if space.cap > 1 else ","
    side = "l" if space.inside == LEFT else "r"
    return f"{side}{space.number}{'' if space.drift else '!'}{f'k{space.cut}' if space.cut else ''}"
