"""Heat: Pedal to the Metal: speed cards, gears, an engine that runs hot, and everything the garage adds to
it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal, cast

import msgspec
from msgspec import Meta

from racecraft.engine.chance import Source
from racecraft.engine.character import Character
from racecraft.engine.errors import BadOptions, BadPosition
from racecraft.engine.game import Game, field
from racecraft.engine.pace import Drive, Pace
from racecraft.engine.presets import Season, SeasonRace
from racecraft.engine.registry import register
from racecraft.engine.state import Action, Event, Outcome, Seat
from racecraft.games.heat import actions, ahead, notation, pace, rules, view
from racecraft.games.heat.balance import fill_decks
from racecraft.games.heat.board import (
    MOST_CARS,
    Track,
    load_track,
    read_track,
    track_facts,
    track_names,
    track_rows,
)
from racecraft.games.heat.cards import COLOURS
from racecraft.games.heat.championship import POINTS, sponsor_deck
from racecraft.games.heat.character import track_character
from racecraft.games.heat.events import EVENTS as EVENT_TYPES
from racecraft.games.heat.garage import levels_of, upgrade_deck
from racecraft.games.heat.glimpse import glimpse
from racecraft.games.heat.guess import sample
from racecraft.games.heat.loading import load
from racecraft.games.heat.phases import (
    CALENDAR,
)
from racecraft.games.heat.position import HeatPosition, position_of
from racecraft.games.heat.presets import PRESETS
from racecraft.games.heat.seasons import EVENTS, YEARS, event_named, season
from racecraft.games.heat.standing import standing
from racecraft.games.heat.state import Car, HeatState, Setup, empty_driver
from racecraft.games.heat.view import HeatView
from racecraft.games.heat.weather import Conditions

TRAINING_TRACK = "usa"
SINGLE = {"season": [""], "calendar": [[]]}
"""One race, not a championship, which decides by itself about track, garage and weather."""
PLAIN = {**SINGLE, "training": [False]}


class HeatOptions(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    """What can be agreed before a race or season of Heat."""

    track: Annotated[str | dict[str, Any], Meta(extra_json_schema={"when": PLAIN})] = "usa"
    laps: Annotated[
        int,
        Meta(ge=0, le=9, extra_json_schema={"named": [0], "counts": "laps", "when": {"training": [False]}}),
    ] = 0
    training: Annotated[
        bool, Meta(extra_json_schema={"when": {**SINGLE, "garage": ["off"], "weather": [False]}})
    ] = False
    handicaps: Annotated[
        list[Annotated[int, Meta(ge=0, le=2)]],
        Meta(max_length=MOST_CARS, extra_json_schema={"each": [0, 1, 2]}),
    ] = []
    grid: Literal["drawn", "seats"] = "drawn"
    garage: Annotated[Literal["off", "quick", "draft"], Meta(extra_json_schema={"when": PLAIN})] = "off"
    market: Annotated[
        Literal["basic", "advanced", "mixed"],
        Meta(extra_json_schema={"unless": {"garage": ["off", "quick"], **SINGLE}}),
    ] = "mixed"
    weather: Annotated[bool, Meta(extra_json_schema={"when": PLAIN})] = False
    legends: Annotated[int, Meta(ge=0, le=MOST_CARS - 1, extra_json_schema={"named": [0]})] = 0
    pro: Annotated[int, Meta(ge=0, le=6, extra_json_schema={"named": [0], "unless": {"legends": [0]}})] = 0
    aggressive: Annotated[bool, Meta(extra_json_schema={"unless": {"legends": [0]}})] = False
    gb_chevrons: Annotated[
        bool, Meta(extra_json_schema={"when": {"aggressive": [True]}, "unless": {"legends": [0]}})
    ] = False
    colours: Annotated[
        list[str], Meta(max_length=MOST_CARS, extra_json_schema={"each": COLOURS, "distinct": True})
    ] = []
    season: Annotated[
        Literal["", "1961", "1962", "1963", "1964", "1965", "drawn"],
        Meta(extra_json_schema={"season": True, "when": {"training": [False]}}),
    ] = ""
    races: Annotated[int, Meta(ge=1, le=MOST_CARS, extra_json_schema={"when": {"season": ["drawn"]}})] = 4
    calendar: Annotated[list[dict[str, Any]], Meta(max_length=12, extra_json_schema={"calendar": True})] = []
    heavy_rain: bool = False
    tunnel_vision: bool = False
    tournament: bool = False
    mulligan: bool = False
    paid_mulligan: bool = False
    ask_top: bool = False
    """HT-DRAW-02: no rule reads the top card, so it is asked about only where that was agreed."""


class Heat(Game[HeatState, HeatOptions]):
    id = "heat"
    title = "Heat: Pedal to the Metal"
    min_seats = 1
    max_seats = MOST_CARS
    season_points = tuple(POINTS)
    options_type = HeatOptions
    view_type = HeatView
    position_type = HeatPosition
    event_types = EVENT_TYPES
    option_groups = {
        "race": ("track", "season", "calendar", "races", "laps", "training"),
        "cars": ("garage", "market", "handicaps", "colours"),
        "weather": ("weather", "heavy_rain", "tunnel_vision"),
        "legends": ("legends", "pro", "aggressive", "gb_chevrons"),
        "start": ("grid", "mulligan", "paid_mulligan"),
        "book": ("tournament", "ask_top"),
    }
    presets = PRESETS
    actions = actions.ACTIONS
    troubles = {"cannot_pay": 2, "spun_out": 4, "eliminated": 6}
    hides = True

    def start(self, options: HeatOptions, seats: int) -> HeatState:
        self.check_seats(seats)
        state = new_state(_setup(options, seats))
        state.phase = CALENDAR
        rules.advance(state)
        return state

    def view(self, state: HeatState, seat: Seat) -> HeatView:
        return view.view(state, seat)

    def view_beyond(self, state: HeatState, seat: Seat, spectacle: Mapping[str, Any]) -> HeatView:
        return view.view_beyond(state, seat, cast(HeatView, spectacle))

    def sample(self, state: HeatState, seat: Seat, source: Source) -> HeatState:
        return sample(state, seat, source)

    def glimpse(self, state: HeatState, seat: Seat) -> HeatState:
        return glimpse(state, seat)

    def ahead(self, state: HeatState, seat: Seat) -> HeatState | None:
        return ahead.ahead(state, seat)

    def position(self, state: HeatState) -> dict[str, Any]:
        return dict(position_of(state))

    def load(self, position: Mapping[str, Any]) -> HeatState:
        if position.get("game") != self.id:
            raise BadPosition(f"this is a position of {position.get('game')!r}, not of {self.id!r}")
        options = self.options(field(position, "options", dict, "the position"))
        seats = len(field(position, "drivers", list, "the position"))
        try:
            self.check_seats(seats)
            state = new_state(_setup(options, seats))
        except BadOptions as error:
            raise BadPosition(str(error)) from None
        return load(state, position)

    def balance(self, position: dict[str, Any], change: Mapping[str, Any], start: Mapping[str, Any]) -> None:
        fill_decks(position, change, start)

    def notation(self, state: HeatState, action: Action) -> str:
        return notation.notation(action, notation.verb(state))

    def parse(self, state: HeatState, text: str) -> Action:
        return notation.parse(text)

    def action_json(self, state: HeatState, action: Action) -> dict[str, Any]:
        return notation.action_json(action, notation.verb(state))

    def action_of(self, state: HeatState, data: Mapping[str, Any]) -> Action:
        return notation.action_of(data)

    def outcome_notation(self, state: HeatState, outcome: Outcome) -> str:
        return notation.outcome_notation(state, outcome)

    def parse_outcome(self, state: HeatState, text: str) -> Outcome:
        return notation.parse_outcome(state, text)

    def tracks(self) -> list[str]:
        return track_names()

    def track(self, name: str) -> Track:
        return load_track(name)

    def read_track(self, data: Any, name: str) -> Track:
        return read_track(data, name)

    def track_named(self, options: Mapping[str, Any]) -> str | None:
        """A season by its year, since it has several tracks."""
        season = options.get("season")
        return season if isinstance(season, str) and season else super().track_named(options)

    def course(self, options: Mapping[str, Any]) -> str | None:
        """Neither a season nor a calendar of one's own is one track; a training race has its own."""
        if options.get("season") or options.get("calendar"):
            return None
        return TRAINING_TRACK if options.get("training") else self.track_named(options)

    def seasons(self) -> list[Season]:
        return [
            Season(
                year,
                [
                    SeasonRace(EVENTS[event].track, EVENTS[event].name, EVENTS[event].word)
                    for event in season(year)
                ],
            )
            for year in YEARS
        ]

    def track_facts(self, track: Track) -> dict[str, int]:
        return track_facts(track)

    def track_character(self, track: Track) -> Character:
        return track_character(track)

    def track_rows(self, track: Track) -> list[dict[str, list[str]]]:
        return track_rows(track)

    def leg(self, state: HeatState) -> int:
        return state.race + 1

    def rounds(self, state: HeatState) -> int:
        return state.round

    def standing(self, state: HeatState) -> list[int]:
        return standing(state)

    def pace(self, state: HeatState) -> Pace | None:
        return pace.pace(state)

    def drive(self, state: HeatState) -> Drive | None:
        return pace.drive(state)

    def narrow(self, state: HeatState, event: Event) -> bool:
        """A corner was paid for with the last Heat of the engine."""
        return event.kind == "corner" and event.values["heat"] > 0 and state.drivers[event.seat].heat == 0

    def drives(self) -> list[dict[str, Any]]:
        return [{"track": name, "laps": 1} for name in self.tracks()]

    def variety(self) -> list[dict[str, Any]]:
        return [
            {"ask_top": True},
            {"training": True, "handicaps": [2], "legends": 2},
            {"track": "italia", "laps": 1, "garage": "draft", "weather": True},
            {"track": "japan", "laps": 1, "garage": "quick", "tournament": True, "mulligan": True},
            {"track": "espana", "garage": "draft", "market": "advanced", "legends": 3, "aggressive": True},
            {"season": "1963", "laps": 1},
            {
                "season": "drawn",
                "races": 2,
                "laps": 1,
                "heavy_rain": True,
                "tunnel_vision": True,
                "legends": 2,
            },
        ]


def new_state(setup: Setup) -> HeatState:
    """An empty table: the first race is still to be prepared."""
    track = setup.tracks[0]
    cars = [Car() for _ in range(setup.cars)]
    drivers = [empty_driver() for _ in range(setup.seats)]
    conditions = Conditions(track, setup.laps or track.laps, -1, [], -1, False)
    state = HeatState(setup, conditions, cars, drivers)
    state.tracks = []
    state.points = [0] * setup.cars
    state.upgrades = upgrade_deck(setup.levels, setup.sets) if setup.garage else []
    if setup.season:
        state.sponsors = sponsor_deck(setup.sets)
        state.sponsor_discard = [0] * len(state.sponsors)
    return state


def _setup(options: HeatOptions, seats: int) -> Setup:
    setup = Setup(msgspec.to_builtins(options), seats)
    setup.cars = min(MOST_CARS, seats + options.legends)
    setup.laps = options.laps
    setup.handicaps = [*options.handicaps, *[0] * seats][:seats]
    setup.grid_by_seat = options.grid == "seats"
    setup.colours = _colours(options.colours, setup.cars)
    setup.pro = options.pro
    setup.aggressive = options.aggressive
    setup.gb_chevrons = options.gb_chevrons
    setup.tournament = options.tournament
    setup.mulligan = options.mulligan or options.paid_mulligan
    setup.paid_mulligan = options.paid_mulligan
    setup.ask_top = options.ask_top
    setup.weather = options.weather
    setup.garage = options.garage != "off"
    setup.quick = options.garage == "quick"
    setup.levels = levels_of("basic" if setup.quick else options.market)
    _calendar(setup, options)
    return setup


def _colours(given: list[str], cars: int) -> list[int]:
    for colour in given:
        if colour not in COLOURS:
            raise BadOptions(f"heat options: there is no colour {colour!r}; there is {', '.join(COLOURS)}")
    if len(set(given)) < len(given):
        raise BadOptions("heat options: no two cars have the same colour")
    colours = [COLOURS.index(colour) for colour in given]
    rest = [colour for colour in range(len(COLOURS)) if colour not in colours]
    return (colours + rest)[:cars]


def _calendar(setup: Setup, options: HeatOptions) -> None:
    """Which tracks and events are raced; a track or event of an expansion brings the expansion along."""
    expansions = {"heavy_rain": options.heavy_rain, "tunnel_vision": options.tunnel_vision}
    if options.training:
        if setup.garage or setup.weather or options.season or options.calendar or options.laps > 1:
            raise BadOptions("heat options: a training race has one lap and no modules")
        setup.tracks, setup.events, setup.laps = [load_track(TRAINING_TRACK)], [-1], 1
    elif options.calendar or options.season:
        if options.calendar and options.season:
            raise BadOptions("heat options: a championship has either a season or a calendar of one's own")
        setup.season = setup.weather = setup.garage = True
        setup.quick = False
        setup.levels = levels_of(options.market)
        if options.season == "drawn":
            _drawn_season(setup, options.races, expansions)
        else:
            _printed_season(setup, options)
    else:
        setup.tracks, setup.events = [_track(options.track)], [-1]
        setup.weather |= setup.tracks[0].has_weather()
    if not setup.drawn:
        setup.races = len(setup.tracks)
        for track, event in zip(setup.tracks, setup.events, strict=True):
            year = EVENTS[event].name[:4] if event >= 0 else ""
            expansions["heavy_rain"] |= track.set == "heavy_rain" or year == "1964"
            expansions["tunnel_vision"] |= track.set == "tunnel_vision" or year == "1965"
    setup.sets = ["base"] + [name for name, used in expansions.items() if used]


def _printed_season(setup: Setup, options: HeatOptions) -> None:
    if options.season:
        setup.events = season(options.season)
        setup.tracks = [load_track(EVENTS[event].track) for event in setup.events]
        return
    for race in options.calendar:
        track, name = race.get("track"), race.get("event")
        if set(race) != {"track", "event"} or not isinstance(track, str | dict):
            raise BadOptions(f"heat options: a race of a calendar has a track and an event, not {race!r}")
        event = event_named(name) if isinstance(name, str) else -1
        if event < 0:
            names = ", ".join(event.name for event in EVENTS)
            raise BadOptions(f"heat options: there is no event {name!r}; there is {names}")
        setup.events.append(event)
        setup.tracks.append(_track(track))


def _drawn_season(setup: Setup, races: int, expansions: dict[str, bool]) -> None:
    """HT-CHAMP-13: all tracks and events of the boxes in use."""
    sets = ["base"] + [name for name, used in expansions.items() if used]
    setup.drawn = True
    setup.races = races
    setup.tracks = [track for track in map(load_track, track_names()) if track.set in sets]
    if races > len(setup.tracks):
        raise BadOptions(
            f"heat options: there are {len(setup.tracks)} tracks for a drawn season of {races} races"
        )
    for year in YEARS:
        if (
            year < "1964"
            or (year == "1964" and expansions["heavy_rain"])
            or (year == "1965" and expansions["tunnel_vision"])
        ):
            setup.events.extend(season(year))


def _track(track: str | dict[str, Any]) -> Track:
    return load_track(track) if isinstance(track, str) else read_track(track, "the race's own track")


HEAT = register(Heat())
