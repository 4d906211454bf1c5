"""A rally as its director plans it: the stages, the service parks, the weather."""

from __future__ import annotations

import re
from typing import Any, Final

from racecraft.engine.errors import MOST_NAME, Fault, UnknownName, broken, worded
from racecraft.engine.tracks import Library
from racecraft.games.rallyman.board import (
    BUMP,
    CORNER,
    LEFT,
    RIGHT,
    SNOW_FACE,
    Board,
    Space,
    board_names,
    load_board,
    read_board,
)
from racecraft.games.rallyman.figures import DATA, Figures, Reader, read_figures
from racecraft.games.rallyman.stage import SNOW_STRIP, STRIP, Stage, read_stage, space_code

MOST_STAGES: Final = 9

DRY: Final = 0
FIXED: Final = 1
VARIABLE: Final = 2
WEATHERS = ["dry", "fixed", "variable"]
_KEYS = ["name", "weather", "snow", "service_after", "day_ends", "stages", "boards", "figures"]


class Rally:
    """RM-ORG-04: everything that is settled before the first start."""

    def __init__(self, id: str, name: str) -> None:
        self.id = id
        self.name = name
        self.weather = DRY
        self.snow: list[str] = []
        """The zones under snow in fixed weather."""
        self.service_after: list[int] = []
        """Numbers of stages, counted from 1, behind which there is a service park."""
        self.day_ends: list[int] = []
        """Numbers of stages with which a day ends; the last day ends with the rally. No rule needs them."""
        self.stages: list[Stage] = []
        self.figures = Figures()
        self.boards: dict[str, Board] = {}
        self.data: dict[str, Any] = {}
        """The content of its file."""


def read_rally(data: Any, name: str) -> Rally:
    """Builds a rally from the content of its file. BadBoard names file, stage, joint and reason."""
    reader = Reader(name)
    entry = reader.mapping(data, "the file")
    reader.known(entry, _KEYS, "the rally")
    if entry.get("name") == "":
        reader.fail("the rally", "'name' must be a text, not ''", Fault("builder-fault-name"))
    rally = Rally(name, reader.text(entry, "name", "the rally", MOST_NAME))
    rally.figures = read_figures(entry.get("figures", {}), name)
    rally.boards = {zone: load_board(zone) for zone in board_names()}
    for given in reader.entries(entry, "boards", "the rally") if "boards" in entry else []:
        board = read_board(given, name)
        rally.boards[board.zone] = board
    stages = reader.entries(entry, "stages", "the rally")
    if not 1 <= len(stages) <= MOST_STAGES:
        reader.fail(
            "stages",
            f"a rally has 1 to {MOST_STAGES} stages, not {len(stages)}",
            Fault("builder-rallyman-fault-stages", "", {"most": MOST_STAGES}),
        )
    for number, given in enumerate(stages, 1):
        reader.stage = number
        rally.stages.append(read_stage(reader, given, rally.boards, f"stage {number}"))
    reader.stage = 0
    weather = entry.get("weather", "dry")
    if weather not in WEATHERS:
        reader.fail(
            "weather", f"must be one of {', '.join(WEATHERS)}, not {weather!r}", broken("choice", "weather")
        )
    rally.weather = WEATHERS.index(weather)
    rally.snow = snow_zones(reader, rally, entry.get("snow", []))
    rally.service_after = service_marks(reader, len(stages), entry.get("service_after"))
    rally.day_ends = _stage_numbers(reader, len(stages), entry.get("day_ends", []), "day_ends")
    _check_strips(reader, rally)
    if rally.weather == FIXED and not any_snow(rally, rally.snow):
        reader.fail(
            "snow",
            "fixed weather needs at least one zone of the stages under snow",
            Fault("builder-rallyman-fault-no-snow", "", {}, ("weather",)),
        )
    rally.data = entry
    return rally


def snow_zones(reader: Reader, rally: Rally, given: Any) -> list[str]:
    """RM-WEATHER-02: the boards named as snowy."""
    if not isinstance(given, list):
        reader.fail("snow", f"must be a list of zones, not {given!r}", broken("list", "snow"))
    for zone in given:
        if not isinstance(zone, str) or zone not in rally.boards:
            known = ", ".join(sorted(rally.boards))
            reader.fail("snow", f"there is no zone {zone!r}; there is {known}", broken("choice", "snow"))
    if given and rally.weather != FIXED:
        reader.fail("snow", "zones under snow are named in fixed weather only")
    return sorted(set(given))


def service_marks(reader: Reader, stages: int, given: Any) -> list[int]:
    """RM-ORG-09, 10: service marks; without any statement there is service after every stage."""
    if given is None:
        return list(range(1, stages))
    return _stage_numbers(reader, stages, given, "service_after")


def _stage_numbers(reader: Reader, stages: int, given: Any, where: str) -> list[int]:
    if not isinstance(given, list):
        reader.fail(where, f"must be a list of stage numbers, not {given!r}", broken("list", where))
    return sorted({reader.whole(stage, 1, stages, where) for stage in given})


def day_of(rally: Rally, number: int) -> int:
    """The day on which a stage is driven, counted from 1; 0 in a rally of a single day."""
    ends = [end for end in rally.day_ends if end < len(rally.stages)]
    return 1 + len([end for end in ends if end < number]) if ends else 0


def _check_strips(reader: Reader, rally: Rally) -> None:
    for number, stage in enumerate(rally.stages, 1):
        if stage.is_strip and any([ground.zone == 1 for ground in stage.ground]) and rally.weather != FIXED:
            reader.fail(f"stage {number}", "a strip with snow needs fixed weather")


def snow_mask(stage: Stage, snow: list[str]) -> int:
    """RM-WEATHER-04: one bit for each of the stage's zones that lies under snow."""
    mask = 0
    for position, zone in enumerate(stage.zones):
        if zone == SNOW_STRIP or (zone != STRIP and zone in snow):
            mask |= 1 << position
    return mask


def any_snow(rally: Rally, snow: list[str]) -> bool:
    """RM-WEATHER-02: whether the zones named put any stage of the rally under snow."""
    return any([_snowy_spaces(stage, snow_mask(stage, snow)) > 0 for stage in rally.stages])


def _snowy_spaces(stage: Stage, mask: int) -> int:
    return len([ground for ground in stage.ground[: stage.length] if mask >> ground.zone & 1])


def zones_driven(rally: Rally) -> list[str]:
    """The boards that the stages of a rally use."""
    return sorted({zone for stage in rally.stages for zone in stage.zones if not stage.is_strip})


# --- For those who ask about a rally, a stage or a board ----------------------------------------------------

RALLIES: Final = Library("rallyman", "rally", DATA / "rallies", read_rally)
rally_names = RALLIES.names
load_rally = RALLIES.load
rally_file = RALLIES.file

_STAGE_OF = re.compile(r"(.+):([1-9])")
_ROUTE = re.compile(r"[A-Z][0-9]-.*")


def part_names() -> list[str]:
    """Both faces of every board, and every stage of every rally."""
    faces = [name for zone in board_names() for name in (zone, f"{zone}:{SNOW_FACE}")]
    stages = [
        f"{rally}:{number}"
        for rally in rally_names()
        for number in range(1, len(load_rally(rally).stages) + 1)
    ]
    return faces + stages


def board_named(name: str) -> tuple[Board, bool] | None:
    """`C`, or `C:snow` for its other face: the board, and whether it lies under snow."""
    zone, _, face = name.partition(":")
    if zone in board_names() and name in (zone, f"{zone}:{SNOW_FACE}"):
        return load_board(zone), face == SNOW_FACE
    return None


def stage_named(name: str) -> tuple[Rally, int] | None:
    """`rulebook:2`, or a route such as `C8-C3 J1-J4` as a rally of its own: the rally, and the number of the
    stage. BadBoard names the joint of a route that cannot be driven."""
    if _ROUTE.fullmatch(name) is not None:
        return read_rally({"name": name, "stages": [{"route": name}]}, name), 1
    match = _STAGE_OF.fullmatch(name)
    if match is None or match[1] not in rally_names():
        return None
    rally, number = load_rally(match[1]), int(match[2])
    if number > len(rally.stages):
        unknown = UnknownName(f"{rally.id} has no stage {number}, only {len(rally.stages)}")
        raise worded(unknown, "wrong-rallyman-stage", rally=rally.id, number=number, stages=len(rally.stages))
    return rally, number


def no_such_track(name: str) -> UnknownName:
    rallies, zones = ", ".join(rally_names()), ", ".join(board_names())
    unknown = UnknownName(
        f"rallyman has no track {name!r}; there are the rallies {rallies}, "
        f"stages such as {rally_names()[0]}:1, the zones {zones}, their snow faces "
        "such as C:snow, and routes such as C8-C3 J1-J4"
    )
    stage = f"{rally_names()[0]}:1"
    return worded(unknown, "wrong-rallyman-track", name=name, rallies=rallies, stage=stage, zones=zones)


def track_named(name: str) -> Rally | Stage | Board:
    """Whatever has this name."""
    if name in rally_names():
        return load_rally(name)
    board = board_named(name)
    if board is not None:
        return board[0]
    stage = stage_named(name)
    if stage is not None:
        return stage[0].stages[stage[1] - 1]
    raise no_such_track(name)


def read_part(data: Any, name: str) -> Rally | Board:
    """What a file holds: a board says of which zone it is, anything else is to be a rally."""
    return read_board(data, name) if isinstance(data, dict) and "zone" in data else read_rally(data, name)


def track_data(track: Rally | Stage | Board) -> dict[str, Any]:
    """The content of a file that holds it; a stage becomes a rally of its own."""
    if not isinstance(track, Stage):
        return track.data
    entry: dict[str, Any] = {"strip" if track.is_strip else "route": track.text, "splits": track.splits}
    if track.best:
        entry |= {"best": track.best, "best_without_cuts": track.best_without_cuts}
    return {"name": track.text, "stages": [entry]}


def track_facts(track: Rally | Stage | Board) -> dict[str, int]:
    """How many there are of what."""
    if isinstance(track, Rally):
        splits = sum([len(stage.splits) for stage in track.stages])
        spaces = [space for stage in track.stages for space in stage.spaces]
        return {"stages": len(track.stages)} | _counts(spaces) | {"splits": splits}
    if isinstance(track, Board):
        return {"roads": len(track.roads)} | _counts([space for road in track.roads for space in road.spaces])
    facts = {} if track.is_strip else {"boards": len(track.zones), "sections": len(track.sections)}
    best = {"best": track.best} if track.best else {}
    return facts | _counts(track.spaces) | {"splits": len(track.splits)} | best


def _counts(spaces: list[Space]) -> dict[str, int]:
    return {
        "spaces": len(spaces),
        "corners": len([space for space in spaces if space.kind == CORNER]),
        "cuts": len([space for space in spaces if space.cut]),
        "bumps": len([space for space in spaces if space.kind == BUMP]),
    }


def track_rows(track: Rally | Stage | Board) -> list[dict[str, list[str]]]:
    """Space by space, in the direction of driving: where it is, what it is, and its verges."""
    if isinstance(track, Rally):
        return [
            {"stage": [str(number)], **row}
            for number, stage in enumerate(track.stages, 1)
            for row in track_rows(stage)
        ]
    if isinstance(track, Board):
        return [
            {"section": [road.id], "space": [str(index)], **_row(space)}
            for road in track.roads
            for index, space in enumerate(road.spaces)
        ]
    rows: list[dict[str, list[str]]] = []
    for index, space in enumerate(track.spaces):
        section = [] if track.is_strip else [track.sections[track.section_of[index]].text]
        row = {"space": [str(index)], "section": section, **_row(space)}
        if index in track.splits:
            row["road"].append("split")
        rows.append(row)
    return rows


def _row(space: Space) -> dict[str, list[str]]:
    return {"road": [space_code(space)], "left": [space.verge[LEFT]], "right": [space.verge[RIGHT]]}
