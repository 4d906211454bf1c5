"""What a seat of Heat sees.

Hidden are: hands, laid cards until their driver's turn, the order and content of decks, and all of a discard
but its top card. A driver's own deck is shown to the driver as a pile without order, since it is what memory
would tell. What a seat may believe of the rest is in guess.py.
"""

from __future__ import annotations

from typing import Any, Literal, TypedDict

import msgspec

from racecraft.engine.state import Seat
from racecraft.engine.views import ResultView
from racecraft.games.heat import phases
from racecraft.games.heat.cards import COLOURS, NAMES
from racecraft.games.heat.deck import names_of
from racecraft.games.heat.gears import TOP_GEAR
from racecraft.games.heat.phases import CARDS_STAGE, COMMITTED, PLAN
from racecraft.games.heat.position import IN_TURN, STATUSES, HeatMove, Status, at, turn_position
from racecraft.games.heat.seasons import EVENTS
from racecraft.games.heat.standing import gaps, lap_under_way, order
from racecraft.games.heat.state import HeatState
from racecraft.games.heat.tokens import ROAD, WEATHER
from racecraft.games.heat.weather import Conditions, HeatCorner


class HeatRace(TypedDict):
    """A race of the calendar."""

    track: str
    event: str | None


class HeatCar(TypedDict):
    """A car, a driver's or a Legend's."""

    colour: str
    legend: bool
    at: str | None
    """`lap/cellSide`; null beside the track."""
    lap: int | None
    """Completed laps; -1 on the grid, null beside the track."""
    lap_under_way: int
    """From 1 to the number of laps."""
    cell: int | None
    side: Literal["L", "R"] | None
    race_line: bool
    status: Status


class HeatDriver(TypedDict):
    """A driver's mat as everybody sees it."""

    gear: int
    heat: int
    """In the engine."""
    hand_size: int
    """Cards laid in secret count as held."""
    deck_size: int
    discard_size: int
    discard_top: str | None
    top: list[str]
    """Cards known to lie on the deck, the next one first."""
    laid: int | None
    """How many cards lie face down; null while that is secret."""
    play: list[str] | None
    """The play area; null while it lies face down."""
    planned: bool
    owned: list[str]
    """Upgrades."""


class HeatMine(TypedDict):
    """A seat's own cards."""

    hand: list[str]
    laid: list[str]
    """What lies face down."""
    next_gear: int
    deck: list[str]
    """Without order."""
    kept: list[str]
    """Sponsors carried over from earlier races, until the deck is built."""
    discard: list[str] | None
    """Shown while its owner salvages from it."""


class HeatView(TypedDict):
    """What a seat sees."""

    game: Literal["heat"]
    options: dict[str, Any]
    phase: str
    pending: list[int]
    season: bool
    """Whether races are driven for points."""
    race: int
    """Counted from 1."""
    races: int
    track: str
    track_name: str
    cells: int
    laps: int
    top_gear: int
    event: str | None
    calendar: list[HeatRace]
    corners: list[HeatCorner]
    weather: str | None
    road: list[str]
    """The road token of each corner."""
    market: list[str]
    given: str | None
    """The leftover card for which an upgrade is to be given back."""
    hand_limit: int
    round: int
    """0 before the race."""
    order: list[int]
    """The cars from first to last; between the races of a season and at its end by points."""
    gaps: list[int | None]
    """By car, cells behind the first car on the track; null beside the track."""
    turn_order: list[int]
    """The order of turns in this round."""
    turn: int | None
    adrenaline: list[int]
    """The cars that have adrenaline in this round."""
    reserve: int
    """Stress cards that may still be taken."""
    legend_card: int | None
    legends_used: list[int]
    grandstand: int
    ranking: list[int]
    """Cars that have finished, in order."""
    eliminated: list[int]
    """Cars that are out, the first to go first."""
    points: list[int]
    standings: list[int]
    """Cars in the order of the season, best first; empty before the first result."""
    cars: list[HeatCar]
    drivers: list[HeatDriver]
    move: HeatMove | None
    """The turn under way."""
    mine: HeatMine | None
    """Null for spectators."""
    result: ResultView | None


def face_up(s: HeatState, seat: Seat) -> bool:
    """Laid cards are turned when their driver's turn begins (HT-PLAY-03)."""
    return s.turn == seat and s.phase in IN_TURN


def laid_in_secret(s: HeatState, seat: Seat) -> bool:
    """HT-PLAY-03, HT-TOURN-01: while all plan, and in a tournament until the turn, laid cards count as held:
    the number of cards tells nothing."""
    return not face_up(s, seat) and (s.phase == PLAN or s.setup.tournament)


def held(s: HeatState, seat: Seat) -> int:
    """How many cards a driver holds as far as the others can see."""
    d = s.drivers[seat]
    return d.hand_size + (sum(d.play) if laid_in_secret(s, seat) else 0)


def view(s: HeatState, seat: Seat) -> HeatView:
    """All that the player of this seat sees; a spectator sees no hand."""
    return view_beyond(s, seat, spectacle(s))


def view_beyond(s: HeatState, seat: Seat, spectacle: HeatView) -> HeatView:
    """What the spectators see, and one's own cards."""
    if not 0 <= seat < s.seats:
        return spectacle
    shown = spectacle.copy()
    shown["mine"] = _own_view(s, seat)
    return shown


def spectacle(s: HeatState) -> HeatView:
    """What everybody sees."""
    conditions = s.conditions
    track = conditions.track
    result = s.result()
    event = s.calendar[s.race] if len(s.calendar) > s.race else -1
    in_turn = s.phase in IN_TURN
    return {
        "game": "heat",
        "options": msgspec.to_builtins(s.setup.options),
        "phase": phases.NAMES[s.phase],
        "pending": s.pending(),
        "season": s.setup.season,
        "race": s.race + 1,
        "races": s.setup.races,
        "track": track.id,
        "track_name": track.name,
        "cells": track.cells,
        "laps": conditions.laps,
        "top_gear": TOP_GEAR,
        "event": EVENTS[event].name if event >= 0 else None,
        "calendar": [
            {"track": entry.id, "event": EVENTS[number].name if number >= 0 else None}
            for entry, number in zip(s.tracks, s.calendar, strict=False)
        ],
        "corners": _corners(conditions),
        "weather": WEATHER[s.weather] if s.weather >= 0 else None,
        "road": [ROAD[token] for token in s.road],
        "market": [NAMES[card] for card in s.market],
        "given": NAMES[s.given] if s.given >= 0 else None,
        "hand_limit": conditions.hand_limit,
        "round": s.round,
        "order": order(s),
        "gaps": gaps(s),
        "turn_order": list(s.order),
        "turn": s.turn if in_turn or s.phase < phases.FIRST_CHANCE else None,
        "adrenaline": s.order[len(s.order) - s.eligible :],
        "reserve": s.reserve,
        "legend_card": s.legend_card + 1 if s.legend_card >= 0 else None,
        "legends_used": [card + 1 for card in range(10) if s.legends_used >> card & 1],
        "grandstand": s.grandstand,
        "ranking": list(s.ranking),
        "eliminated": list(s.eliminated),
        "points": list(s.points),
        "standings": list(s.standings),
        "cars": [_car_view(s, index) for index in range(len(s.cars))],
        "drivers": [_driver_view(s, index) for index in range(s.seats)],
        "move": turn_position(s) if in_turn else None,
        "mine": None,
        "result": None if result is None else result.json(),
    }


def _corners(conditions: Conditions) -> list[HeatCorner]:
    """What does not change in a race is worked out once for all its views."""
    if not conditions.corners:
        track = conditions.track
        conditions.corners = [
            {
                "after": after,
                "corner": track.corner[line] + 1,
                "limit": conditions.limit[line],
                "letter": track.letter[line] or None,
                "press": conditions.press[line],
                "overheat": conditions.overheat[line] > 0,
            }
            for line, after in enumerate(track.after)
        ]
    return [corner.copy() for corner in conditions.corners]


def _car_view(s: HeatState, index: int) -> HeatCar:
    car = s.cars[index]
    track = s.conditions.track
    return {
        "colour": COLOURS[s.setup.colours[index]],
        "legend": index >= s.seats,
        "at": at(track, car),
        "lap": track.lap(car.a) if car.cell else None,
        "lap_under_way": lap_under_way(s, index),
        "cell": car.cell or None,
        "side": track.side_of(car.cell, car.line) if car.cell else None,
        "race_line": car.line,
        "status": STATUSES[car.status],
    }


def _driver_view(s: HeatState, index: int) -> HeatDriver:
    d = s.drivers[index]
    return {
        "gear": d.gear,
        "heat": d.heat,
        "hand_size": held(s, index),
        "deck_size": d.deck_size + len(d.top),
        "discard_size": d.discard_size,
        "discard_top": NAMES[d.discard_top] if d.discard_top >= 0 else None,
        "top": [NAMES[card] for card in d.top[::-1]],
        "laid": None if laid_in_secret(s, index) else sum(d.play),
        "play": names_of(d.kinds, d.play).split() if face_up(s, index) else None,
        "planned": d.stage == COMMITTED,
        "owned": [NAMES[card] for card in d.owned],
    }


def _own_view(s: HeatState, seat: Seat) -> HeatMine:
    d = s.drivers[seat]
    planning = d.stage == CARDS_STAGE
    hidden = not face_up(s, seat)
    return {
        "hand": names_of(d.kinds, d.hand).split(),
        "laid": names_of(d.kinds, d.play).split() if hidden else [],
        "next_gear": d.next_gear if planning or hidden else d.gear,
        "deck": names_of(d.kinds, d.deck).split(),
        "kept": [NAMES[card] for card in d.kept],
        "discard": names_of(d.kinds, d.discard).split()
        if s.phase == phases.SALVAGING and s.turn == seat
        else None,
    }
