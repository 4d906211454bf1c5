"""Rallyman (2009): a rally of special stages against the clock, over boards that join to new roads every
time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from racecraft.engine.chance import Source
from racecraft.engine.character import Character
from racecraft.engine.errors import BadOptions, BadPosition
from racecraft.engine.game import Game, field
from racecraft.engine.pace import Drive, Pace
from racecraft.engine.registry import register
from racecraft.engine.state import Action, Outcome, Seat
from racecraft.games.rallyman import actions, ahead, notation, pace, standing
from racecraft.games.rallyman.board import Board, board_names
from racecraft.games.rallyman.character import track_character
from racecraft.games.rallyman.events import EVENTS
from racecraft.games.rallyman.order import begin_rally
from racecraft.games.rallyman.position import RallymanPosition, load, position
from racecraft.games.rallyman.presets import PRESETS
from racecraft.games.rallyman.rally import (
    FIXED,
    MOST_STAGES,
    WEATHERS,
    Rally,
    any_snow,
    board_named,
    load_rally,
    part_names,
    rally_names,
    read_part,
    read_rally,
    track_data,
    track_facts,
    track_named,
    track_rows,
    zones_driven,
)
from racecraft.games.rallyman.stage import Stage
from racecraft.games.rallyman.state import RallymanState, Setup, new_car
from racecraft.games.rallyman.steps import RETIRED
from racecraft.games.rallyman.view import RallymanView, view


class RallymanOptions(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What the director and the drivers agree on before a rally."""

    rally: str | dict[str, Any] = "first_licence"
    stage: Annotated[int, Meta(ge=0, le=MOST_STAGES, extra_json_schema={"parts": True, "named": [0]})] = 0
    date: Annotated[str, Meta(max_length=40)] = ""
    attack: Annotated[bool, Meta(extra_json_schema={"when": {"easy": [False]}})] = True
    seconds: Annotated[bool, Meta(extra_json_schema={"when": {"easy": [False], "attack": [True]}})] = True
    sisu: Annotated[bool, Meta(extra_json_schema={"when": {"easy": [False]}})] = True
    weather: Literal["rally", "dry", "fixed", "variable"] = "rally"
    snow: Annotated[
        list[str],
        Meta(
            max_length=8,
            extra_json_schema={"choices": board_names(), "boards": True, "when": {"weather": ["fixed"]}},
        ),
    ] = []
    service_after: Annotated[
        list[int] | None,
        Meta(extra_json_schema={"choices": list(range(1, MOST_STAGES)), "when": {"stage": [0]}}),
    ] = None
    splits: bool = False
    easy: bool = False
    dice: Literal["H1", "H2"] = "H1"
    back_model: Literal["deck", "iid"] = "deck"
    start: Literal["seats", "lot"] = "seats"


TWO_SKIES = {
    "name": "Two skies",
    "weather": "variable",
    "service_after": [],
    "stages": [{"route": "J1-J4"}, {"route": "L8-L9 V1-V4", "splits": [5]}],
}
"""A short rally of one's own, with snow perhaps and no service."""


class Rallyman(Game[RallymanState, RallymanOptions]):
    id = "rallyman"
    title = "Rallyman"
    min_seats = 1
    max_seats = 4
    season_points = (25, 17, 15, 12)
    options_type = RallymanOptions
    view_type = RallymanView
    position_type = RallymanPosition
    event_types = EVENTS
    track_option = "rally"
    option_groups = {
        "race": ("rally", "stage", "weather", "snow", "service_after", "splits"),
        "driving": ("easy", "attack", "seconds", "sisu"),
        "dice": ("dice", "back_model"),
        "start": ("start", "date"),
    }
    presets = PRESETS
    actions = actions.ACTIONS
    drive_unit = "seconds"
    gap_unit = "seconds"
    troubles = {"stuck": 1, "sisu": 2, "lost_control": 3, "spun": 3, "went_off": 4, "retired": 6}
    setbacks = frozenset(["dropped"])

    def start(self, options: RallymanOptions, seats: int) -> RallymanState:
        self.check_seats(seats)
        setup, splits = _setup(options)
        state = RallymanState(setup, [new_car(setup.sisu, splits) for _ in range(seats)])
        begin_rally(state)
        return state

    def view(self, state: RallymanState, seat: Seat) -> RallymanView:
        return view(state)

    def sample(self, state: RallymanState, seat: Seat, source: Source) -> RallymanState:
        return state.copy()

    def ahead(self, state: RallymanState, seat: Seat) -> RallymanState | None:
        return ahead.ahead(state, seat)

    def position(self, state: RallymanState) -> dict[str, Any]:
        return dict(position(state))

    def load(self, position: Mapping[str, Any]) -> RallymanState:
        if position.get("game") != self.id:
            raise BadPosition(f"this is a position of {position.get('game')!r}, not of {self.id!r}")
        options = self.options(field(position, "options", dict, "the position"))
        setup, splits = _setup(options)
        return load(setup, splits, position)

    def notation(self, state: RallymanState, action: Action) -> str:
        return notation.notation(action)

    def parse(self, state: RallymanState, text: str) -> Action:
        return notation.parse(text)

    def action_json(self, state: RallymanState, action: Action) -> dict[str, Any]:
        return notation.action_json(action)

    def action_of(self, state: RallymanState, data: Mapping[str, Any]) -> Action:
        return notation.action_of(data)

    def outcome_notation(self, state: RallymanState, outcome: Outcome) -> str:
        return notation.outcome_names(state)[outcome]

    def parse_outcome(self, state: RallymanState, text: str) -> Outcome:
        return notation.parse_outcome(state, text)

    def tracks(self) -> list[str]:
        return rally_names()

    def track_parts(self) -> list[str]:
        return part_names()

    def track_kind(self, name: str) -> str:
        if name in rally_names():
            return "rally"
        return "stage" if board_named(name) is None else "board"

    def track_options(self, name: str) -> dict[str, Any] | None:
        if self.track_kind(name) != "stage":
            return super().track_options(name)
        rally, _, number = name.partition(":")
        return {"rally": rally, "stage": int(number)}

    def course(self, options: Mapping[str, Any]) -> str | None:
        rally, stage = self.track_named(options), options.get("stage")
        return f"{rally}:{stage}" if rally and stage else rally

    def track(self, name: str) -> Rally | Stage | Board:
        return track_named(name)

    def read_track(self, data: Any, name: str) -> Rally | Board:
        return read_part(data, name)

    def track_data(self, track: Rally | Stage | Board) -> dict[str, Any]:
        return track_data(track)

    def track_facts(self, track: Rally | Stage | Board) -> dict[str, int]:
        return track_facts(track)

    def track_character(self, track: Rally | Stage | Board) -> Character:
        return track_character(track)

    def track_choices(self, track: Rally | Stage | Board) -> dict[str, list[Any]]:
        """Snow can lie on the zones that are driven; a service park lies between two stages."""
        if isinstance(track, Rally):
            return {"snow": zones_driven(track), "service_after": list(range(1, len(track.stages)))}
        if isinstance(track, Stage) and not track.is_strip:
            return {"snow": sorted(set(track.zones)), "service_after": []}
        return {}

    def track_rows(self, track: Rally | Stage | Board) -> list[dict[str, list[str]]]:
        return track_rows(track)

    def leg(self, state: RallymanState) -> int:
        return state.stage_number + 1

    def rounds(self, state: RallymanState) -> int:
        return state.round

    def standing(self, state: RallymanState) -> list[int]:
        return [standing.standing(state, car) for car in state.cars]

    def clock(self, state: RallymanState) -> list[int]:
        return [-1 if car.status == RETIRED else standing.total(car) for car in state.cars]

    def pace(self, state: RallymanState) -> Pace | None:
        return pace.pace(state)

    def drive(self, state: RallymanState) -> Drive | None:
        return pace.drive(state)

    def drives(self) -> list[dict[str, Any]]:
        """Single stages."""
        stages = [name for name in self.track_parts() if self.track_kind(name) == "stage"]
        return [options for name in stages if (options := self.track_options(name)) is not None]

    def variety(self) -> list[dict[str, Any]]:
        return [
            {},
            {"rally": "white_jura", "stage": 2, "splits": True, "start": "lot"},
            {"rally": TWO_SKIES, "dice": "H2", "back_model": "iid"},
            {"rally": "rulebook", "stage": 2, "easy": True},
            {"rally": "lakes_and_vines", "stage": 2, "attack": False, "sisu": False},
        ]


def rally_of(given: str | dict[str, Any]) -> Rally:
    return load_rally(given) if isinstance(given, str) else read_rally(given, "the rally's own file")


def _setup(options: RallymanOptions) -> tuple[Setup, int]:
    """What the options amount to, and how many split times a car can have."""
    rally = rally_of(options.rally)
    stages = rally.stages
    service = rally.service_after
    if options.service_after is not None:
        service = sorted(set(options.service_after))
        if service and not 1 <= service[0] <= service[-1] <= len(stages):
            raise BadOptions(
                f"rallyman options: service can follow stages 1 to {len(stages)} of {rally.name}"
            )
    if options.stage > len(stages):
        raise BadOptions(f"rallyman options: {rally.name} has no stage {options.stage}, only {len(stages)}")
    if options.stage:
        stages = [stages[options.stage - 1]]
        service = []
    setup = Setup(rally, stages, service, msgspec.to_builtins(options))
    if options.weather != "rally":
        setup.weather = WEATHERS.index(options.weather)
        setup.snow = rally.snow if options.weather == "fixed" else []
    if options.snow:
        if options.weather != "fixed":
            raise BadOptions("rallyman options: zones under snow are named in fixed weather only")
        for zone in options.snow:
            if zone not in rally.boards:
                raise BadOptions(
                    f"rallyman options: there is no zone {zone!r}; there is {', '.join(sorted(rally.boards))}"
                )
        setup.snow = sorted(set(options.snow))
    if setup.weather == FIXED and not any_snow(rally, setup.snow):
        raise BadOptions(
            f"rallyman options: fixed weather puts nothing under snow; name zones of {rally.name} in 'snow': "
            f"{', '.join(zones_driven(rally))}"
        )
    setup.easy = options.easy
    setup.attack = options.attack and not options.easy
    setup.seconds = options.seconds and setup.attack
    setup.sisu = options.sisu and not options.easy
    setup.draw_lots = options.start == "lot"
    setup.deck_of_backs = options.back_model == "deck"
    setup.use_dice(rally.figures.hazard[options.dice])
    return setup, setup.use_splits(options.splits)


RALLYMAN = register(Rallyman())
