"""Rallyman: GT: plan a path with gear, coast and brake dice on hexagonal tiles, and push your luck."""

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
from racecraft.games.gt import actions, ahead, notation, pace, position, rules, standing, view
from racecraft.games.gt.balance import fill_bag
from racecraft.games.gt.board import (
    Circuit,
    circuit_facts,
    circuit_names,
    circuit_rows,
    lay,
    load_circuit,
    read_circuit,
)
from racecraft.games.gt.character import circuit_character
from racecraft.games.gt.dashboard import (
    CLASSES,
    WEATHERS,
    CarClass,
    Dashboards,
    read_dashboards,
    standard_dashboards,
)
from racecraft.games.gt.events import EVENTS
from racecraft.games.gt.pit import tyre_types
from racecraft.games.gt.planning import FINISHED
from racecraft.games.gt.position import GTPosition, load
from racecraft.games.gt.presets import PRESETS
from racecraft.games.gt.rules import ROUNDS_PER_LAP
from racecraft.games.gt.state import GTState, Setup, new_car
from racecraft.games.gt.view import GTView


class GTOptions(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What can be agreed before a race of Rallyman: GT."""

    track: str | dict[str, Any] = "k2"
    laps: Annotated[int, Meta(ge=1, le=9, extra_json_schema={"counts": "laps"})] = 1
    race_end: Literal["first", "classify"] = "first"
    rulebook: Literal["en", "ru"] = "en"
    position_corner: Literal["auto", "current_or_next", "next"] = "auto"
    blocked_loc: Literal["auto", "caused_by_car", "any"] = "auto"
    rearrange_by_speed: Literal["auto", "yes", "no"] = "auto"
    repair_exit: Literal["auto", "two_turns", "one_turn"] = "auto"
    flag_remove: Literal["auto", "turn_start", "first_move"] = "auto"
    offtrack_return: Literal["verge", "loc_space"] = "verge"
    start_weather: Literal["dry", "wet"] = "dry"
    choose_tyres: bool = False
    weather_tokens: Literal["auto", "on", "redraw", "green"] = "auto"
    flying_start: bool = False
    flying_from_pit: Annotated[
        Literal["allow", "forbid"], Meta(extra_json_schema={"when": {"flying_start": [True]}})
    ] = "allow"
    redline: bool = False
    voluntary_loc: Literal["allow", "forbid"] = "allow"
    middle_outward: Literal["allow", "forbid"] = "allow"
    dotted_partial: Literal["penalty", "free"] = "penalty"
    solo_last_turn: Literal["crossing_gear", "marker"] = "crossing_gear"
    focus_supply: Annotated[int, Meta(ge=0, le=999)] = 0
    car_class: CarClass = "GT6"
    classes: Annotated[
        list[CarClass], Meta(max_length=6, extra_json_schema={"each": list(CLASSES), "by": "car_class"})
    ] = []
    soft_tyres: bool = False
    boost: bool = False
    dashboards: Annotated[dict[str, Any] | None, Meta(extra_json_schema={"file": True})] = None


class GT(Game[GTState, GTOptions]):
    id = "gt"
    title = "Rallyman: GT"
    min_seats = 1
    max_seats = 6
    options_type = GTOptions
    view_type = GTView
    position_type = GTPosition
    event_types = EVENTS
    option_groups = {
        "race": ("track", "laps", "race_end"),
        "cars": ("car_class", "classes", "soft_tyres", "boost", "redline", "focus_supply", "dashboards"),
        "weather": ("start_weather", "weather_tokens", "choose_tyres"),
        "start": ("flying_start", "flying_from_pit"),
        "book": (
            "rulebook",
            "position_corner",
            "blocked_loc",
            "rearrange_by_speed",
            "repair_exit",
            "flag_remove",
            "offtrack_return",
            "voluntary_loc",
            "middle_outward",
            "dotted_partial",
            "solo_last_turn",
        ),
    }
    presets = PRESETS
    actions = actions.ACTIONS
    drive_unit = "seconds"
    troubles = {"start_failed": 1, "blocked": 1, "lost_control": 3, "off_track": 4, "retired": 6}
    hides = True

    def start(self, options: GTOptions, seats: int) -> GTState:
        self.check_seats(seats)
        state = _fresh(options, seats)
        rules.set_up(state)
        return state

    def view(self, state: GTState, seat: Seat) -> GTView:
        return view.view(state, seat)

    def sample(self, state: GTState, seat: Seat, source: Source) -> GTState:
        """Everything lies open but the tyres that others have chosen and not yet shown."""
        twin = state.copy()
        twin.chosen = [
            source.draw([(tyre, 1) for tyre in range(tyre_types(state))])
            if other != seat and choice >= 0
            else choice
            for other, choice in enumerate(state.chosen)
        ]
        return twin

    def ahead(self, state: GTState, seat: Seat) -> GTState | None:
        return ahead.ahead(state, seat)

    def position(self, state: GTState) -> dict[str, Any]:
        return dict(position.position(state))

    def load(self, position: Mapping[str, Any]) -> GTState:
        if position.get("game") != self.id:
            raise BadPosition(f"this is a position of {position.get('game')!r}, not of {self.id!r}")
        options = self.options(field(position, "options", dict, "the position"))
        cars = field(position, "cars", list, "the position")
        if not self.min_seats <= len(cars) <= self.max_seats:
            raise BadPosition(f"the position has {len(cars)} cars, not {self.min_seats} to {self.max_seats}")
        state = _fresh(options, len(cars))
        load(state, position)
        return state

    def balance(self, position: dict[str, Any], change: Mapping[str, Any], start: Mapping[str, Any]) -> None:
        fill_bag(position, change, start)

    def notation(self, state: GTState, action: Action) -> str:
        return notation.notation(state, action)

    def parse(self, state: GTState, text: str) -> Action:
        return notation.parse(state, text)

    def action_json(self, state: GTState, action: Action) -> dict[str, Any]:
        return notation.action_json(state, action)

    def action_of(self, state: GTState, data: Mapping[str, Any]) -> Action:
        return notation.action_of(state, data)

    def outcome_notation(self, state: GTState, outcome: Outcome) -> str:
        return notation.outcome_notation(state, outcome)

    def parse_outcome(self, state: GTState, text: str) -> Outcome:
        return notation.parse_outcome(state, text)

    def tracks(self) -> list[str]:
        return circuit_names()

    def track(self, name: str) -> Circuit:
        return load_circuit(name)

    def read_track(self, data: Any, name: str) -> Circuit:
        return read_circuit(data, name)

    def track_facts(self, track: Circuit) -> dict[str, int]:
        return circuit_facts(track)

    def track_character(self, track: Circuit) -> Character:
        return circuit_character(track)

    def track_rows(self, track: Circuit) -> list[dict[str, list[str]]]:
        return circuit_rows(track)

    def hides_with(self, options: GTOptions) -> bool:
        """Only tyres chosen at the start are ever hidden (GT-ADV-02)."""
        return options.choose_tyres

    def rounds(self, state: GTState) -> int:
        return state.round

    def standing(self, state: GTState) -> list[int]:
        """By the classification, if the race ended now; alone, by distance."""
        return standing.scores(state)

    def clock(self, state: GTState) -> list[int]:
        """Only a time attack is against the clock (GT-SOLO-10)."""
        if state.seats > 1:
            return []
        return [rules.seconds(state) if state.cars[0].place == FINISHED else -1]

    def pace(self, state: GTState) -> Pace | None:
        return pace.pace(state)

    def drive(self, state: GTState) -> Drive | None:
        return pace.drive(state)

    def variety(self) -> list[dict[str, Any]]:
        """The default race, then short circuits on which everything optional is in play."""
        short = lay("102a", "111a", "106a", "106a", "111a")
        return [
            {},
            {
                "track": short,
                "rulebook": "ru",
                "race_end": "classify",
                "laps": 2,
                "flying_start": True,
                "redline": True,
                "soft_tyres": True,
                "choose_tyres": True,
            },
            {
                "track": short,
                "car_class": "GT5",
                "boost": True,
                "start_weather": "wet",
                "weather_tokens": "on",
                "voluntary_loc": "forbid",
                "solo_last_turn": "marker",
                "focus_supply": 20,
            },
        ]


def _fresh(options: GTOptions, seats: int) -> GTState:
    """A table on which nothing is laid out yet."""
    if options.classes and len(options.classes) != seats:
        raise BadOptions(f"gt options: classes for {len(options.classes)} seats in a race of {seats}")
    classes = options.classes or [options.car_class] * seats
    return GTState(_setup(options, seats), [new_car(CLASSES.index(name)) for name in classes])


def _setup(options: GTOptions, seats: int) -> Setup:
    """The options as the rules want them. GT-SOLO-04, 05: a single car drives one lap without weather."""
    russian = options.rulebook == "ru"
    laps = 1 if seats == 1 else options.laps
    setup = Setup(_circuit(options), _dashboards(options), laps, msgspec.to_builtins(options))
    setup.order_by_next_corner = _chosen(options.position_corner, "next", russian)
    setup.blocked_any = _chosen(options.blocked_loc, "any", russian)
    setup.rearrange_by_speed = not _chosen(options.rearrange_by_speed, "no", russian)
    setup.repairs_one_turn = _chosen(options.repair_exit, "one_turn", russian)
    setup.flags_until_first_move = _chosen(options.flag_remove, "first_move", russian)
    setup.return_to_loss = options.offtrack_return == "loc_space"
    setup.classify = options.race_end == "classify"
    setup.choose_tyres = options.choose_tyres
    setup.soft_tyres = options.soft_tyres
    setup.weather_start = WEATHERS.index(options.start_weather)
    tokens = options.weather_tokens if options.weather_tokens != "auto" else "green" if seats == 1 else "on"
    setup.weather_changes = tokens == "on"
    setup.weather_in_bag = tokens != "redraw"
    setup.flying_start = options.flying_start
    setup.flying_from_pit = options.flying_from_pit == "allow"
    setup.redline = options.redline
    setup.boost = options.boost
    setup.voluntary_loc = options.voluntary_loc == "allow"
    setup.solo_crossing_gear = options.solo_last_turn == "crossing_gear"
    setup.focus_supply = options.focus_supply
    setup.round_cap = ROUNDS_PER_LAP * laps
    return setup


def _chosen(value: str, russian_value: str, russian: bool) -> bool:
    """Whether a point on which the two books differ is decided as in the Russian one."""
    return russian if value == "auto" else value == russian_value


def _circuit(options: GTOptions) -> Circuit:
    partial, outward = options.dotted_partial == "penalty", options.middle_outward == "allow"
    if isinstance(options.track, str):
        return load_circuit(options.track, partial, outward)
    return read_circuit(options.track, "the race's own track", partial, outward)


def _dashboards(options: GTOptions) -> Dashboards:
    if options.dashboards is None:
        return standard_dashboards()
    return read_dashboards(options.dashboards, "the race's own dashboards")


GT_GAME = register(GT())
