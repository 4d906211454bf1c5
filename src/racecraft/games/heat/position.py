"""The position of Heat as JSON: its shape, and what a state writes of itself. loading.py reads it.

Piles are written as card names with spaces between them.
"""

from __future__ import annotations

from typing import Any, Final, Literal, TypedDict

import msgspec

from racecraft.games.heat import phases
from racecraft.games.heat.board import Track
from racecraft.games.heat.cards import (
    CARDS,
    FIRST_SPONSOR,
    NAMES,
    USE_NAMES,
)
from racecraft.games.heat.deck import names_of
from racecraft.games.heat.seasons import EVENTS
from racecraft.games.heat.state import Car, Driver, HeatState
from racecraft.games.heat.tokens import ROAD, WEATHER

Status = Literal["racing", "finished", "eliminated"]
STATUSES: Final[list[Status]] = ["racing", "finished", "eliminated"]
Stage = Literal["committed", "gear", "cards"]
STAGES: Final[list[Stage]] = ["committed", "gear", "cards"]
PHASES = {name: phase for phase, name in phases.NAMES.items()}
AFTER = {
    phases.OVER: "",
    phases.VALUES: "values",
    phases.BOOST_MOVE: "boost",
    phases.UNPAID_MOVE: "unpaid",
    phases.SHIFT: "shift",
}
IN_TURN = [
    phases.VALUE,
    phases.REACT,
    phases.AMOUNT,
    phases.SALVAGING,
    phases.KEEP,
    phases.SLIPSTREAM,
    phases.DISCARD,
    phases.TOP,
    phases.FLIP,
    phases.SCRAP,
    phases.DRAW,
    phases.SPONSOR,
    phases.LOST_CARD,
]
"""Phases in which a driver's turn is under way."""

_NUMBERS: Final = list(range(CARDS))


class HeatMove(TypedDict):
    """The turn under way."""

    start: str | None
    """Where the turn began, as `lap/cellSide`."""
    before_slip: int
    """The distance before the slipstream."""
    speed: int
    """The speed so far."""
    due: int
    """Flips, scraps, draws or sponsors still to come."""
    after: str
    """What the flips that are due lead to."""
    flipped: int
    """The sum of the flips of the symbol under way."""
    flips: int
    """Flips resolved in this turn."""
    drawn: int
    """Cards drawn to fill up the hand."""
    boosted: bool
    """The boost was used."""
    adrenaline_speed: bool
    """Still to be used, as the next two."""
    adrenaline_cool: bool
    """The cooldown of adrenaline."""
    gear_cool: bool
    """The cooldown of the gear."""
    sectors_cooled: int
    """A bit for each sector whose cooldown was used."""
    unable: bool
    """Heat could not be paid in this turn."""
    gains: int
    """Sponsors won in this turn."""
    spun: bool
    """The car has spun out in this turn."""
    discards: int
    """Cards discarded in this turn."""
    symbols: list[str]
    """Symbols of played cards that are not used yet, such as `cool u12`."""
    values: list[str]
    """Numbers chosen for cards that print several, such as `5 u10`."""
    amount_for: int
    """The action whose amount, or the card whose number, is to be chosen; -1 for none."""


class HeatSeasonPosition(TypedDict):
    """The season, of which a single race is one too. Piles name their cards one after another."""

    race: int
    """How many races are over."""
    tracks: list[str]
    """Of a calendar that is drawn, as the next."""
    events: list[str]
    """Of a calendar that is drawn."""
    points: list[int]
    """By car."""
    standings: list[int]
    """Cars from first to last; none in the first race."""
    upgrades: str
    """The upgrades not yet drawn."""
    sponsors: str
    """The sponsors not yet drawn."""
    sponsor_discard: str
    """The sponsors that were used."""


class HeatSetting(TypedDict):
    """What was drawn before the race."""

    grid: list[int]
    """Cars from pole on."""
    weather: str | None
    """The weather token; null without one."""
    road: list[str]
    """A token for each corner."""
    market: str
    """Upgrades that may be taken."""
    draft: int
    """The round of the draft."""
    picks: int
    """Drivers who have taken a card in this round."""
    given: str | None
    """The upgrade that a driver gave back."""
    redrawn: bool
    """The opening hands have been kept or drawn anew."""


class HeatRoundPosition(TypedDict):
    """The round under way. Cars are counted from 0, the seats first."""

    number: int
    """From 1; 0 before the first."""
    order: list[int]
    """Cars from the one that moves first."""
    index: int
    """How far the round has come."""
    turn: int
    """The driver whose turn it is."""
    eligible: int
    """Cars at the end of the order that have adrenaline."""
    reserve: int
    """Stress cards that may still be taken."""
    legend_card: int
    """The card of the Legends, from 1; 0 for none."""
    legends_used: list[int]
    """Cards of the Legends used since the last shuffle, from 1."""
    grandstand: int
    """Places on the new grandstand that are taken."""
    ranking: list[int]
    """Cars that have finished, in order."""
    eliminated: list[int]
    """Cars that are out, the first to leave first."""


class HeatCarPosition(TypedDict):
    """A car of a driver or of a Legend."""

    at: str | None
    """Where it stands, as `lap/cellSide`; null beside the track."""
    status: Status
    """Whether it is still in the race."""


class HeatDriverPosition(TypedDict):
    """A driver with all cards. Piles name their cards one after another."""

    gear: int
    """The gear it drives in."""
    heat: int
    """Heat in the engine."""
    hand: str
    """Cards in hand."""
    top: str
    """Cards that will be drawn next, the first of them first."""
    deck: str
    """Cards in the deck, those of `top` left out."""
    discard: str
    """Cards in the discard pile."""
    discard_top: str | None
    """The card in sight on the discard pile."""
    play: str
    """Cards laid or in the play area."""
    stage: Stage
    """What is still to be planned."""
    next_gear: int
    """The gear planned for this turn; 0 while it is to be chosen."""
    owned: str
    """Upgrades and sponsors of the driver."""
    kept: str
    """Cards kept for the next race."""
    gained: int
    """Sponsors won in this race."""


class HeatPosition(TypedDict):
    """The whole state, which loads back."""

    game: Literal["heat"]
    """The game's id."""
    options: dict[str, Any]
    """What was agreed before the race; what is left out has its default."""
    phase: str
    """What is to be decided or drawn now."""
    season: HeatSeasonPosition
    """What lasts from race to race."""
    setting: HeatSetting
    """What was drawn before the race."""
    round: HeatRoundPosition
    """The round under way."""
    cars: list[HeatCarPosition]
    """The drivers' first, then the Legends'."""
    drivers: list[HeatDriverPosition]
    """By seat."""
    turn: HeatMove
    """What the driver whose turn it is has done in it."""


POSITION = list(HeatPosition.__annotations__)
SEASON = list(HeatSeasonPosition.__annotations__)
SETTING = list(HeatSetting.__annotations__)
ROUND = list(HeatRoundPosition.__annotations__)
CAR = list(HeatCarPosition.__annotations__)
DRIVER = list(HeatDriverPosition.__annotations__)
TURN = list(HeatMove.__annotations__)


def at(track: Track, car: Car) -> str | None:
    """`lap/cellSide`, or None beside the track."""
    return None if car.cell == 0 else f"{track.lap(car.a)}/{track.spot(car.cell, car.line)}"


def counted(counts: list[int], first: int = 0) -> str:
    """Counts by card number as a pile."""
    return names_of(_NUMBERS[first:], counts)


def listed(cards: list[int]) -> str:
    return " ".join([NAMES[card] for card in cards])


def symbol_name(symbol: int) -> str:
    return f"{USE_NAMES[symbol // CARDS]} {NAMES[symbol % CARDS]}"


def position_of(s: HeatState) -> HeatPosition:
    track = s.conditions.track
    return {
        "game": "heat",
        "options": msgspec.to_builtins(s.setup.options),
        "phase": phases.NAMES[s.phase],
        "season": {
            "race": s.race,
            "tracks": [entry.id for entry in s.tracks] if s.setup.drawn else [],
            "events": [EVENTS[event].name for event in s.calendar] if s.setup.drawn else [],
            "points": list(s.points),
            "standings": list(s.standings),
            "upgrades": counted(s.upgrades),
            "sponsors": counted(s.sponsors, FIRST_SPONSOR),
            "sponsor_discard": counted(s.sponsor_discard, FIRST_SPONSOR),
        },
        "setting": {
            "grid": list(s.grid),
            "weather": WEATHER[s.weather] if s.weather >= 0 else None,
            "road": [ROAD[token] for token in s.road],
            "market": listed(s.market),
            "draft": s.draft,
            "picks": s.picks,
            "given": NAMES[s.given] if s.given >= 0 else None,
            "redrawn": s.redrawn,
        },
        "round": {
            "number": s.round,
            "order": list(s.order),
            "index": s.index,
            "turn": s.turn,
            "eligible": s.eligible,
            "reserve": s.reserve,
            "legend_card": s.legend_card + 1,
            "legends_used": [card + 1 for card in range(10) if s.legends_used >> card & 1],
            "grandstand": s.grandstand,
            "ranking": list(s.ranking),
            "eliminated": list(s.eliminated),
        },
        "cars": [{"at": at(track, car), "status": STATUSES[car.status]} for car in s.cars],
        "drivers": [_driver_position(d) for d in s.drivers],
        "turn": turn_position(s),
    }


def _driver_position(d: Driver) -> HeatDriverPosition:
    return {
        "gear": d.gear,
        "heat": d.heat,
        "hand": names_of(d.kinds, d.hand),
        "top": listed(d.top[::-1]),
        "deck": names_of(d.kinds, d.deck),
        "discard": names_of(d.kinds, d.discard),
        "discard_top": NAMES[d.discard_top] if d.discard_top >= 0 else None,
        "play": names_of(d.kinds, d.play),
        "stage": STAGES[d.stage],
        "next_gear": d.next_gear,
        "owned": listed(d.owned),
        "kept": listed(d.kept),
        "gained": d.gained,
    }


def turn_position(s: HeatState) -> HeatMove:
    track = s.conditions.track
    start = f"{track.lap(s.start_a)}/{track.spot(s.start_cell, s.start_line)}" if s.start_cell else None
    return {
        "start": start,
        "before_slip": s.before_slip,
        "speed": s.speed,
        "due": s.due,
        "after": AFTER[s.after] if s.phase == phases.FLIP else "",
        "flipped": s.flipped,
        "flips": s.flips,
        "drawn": s.drawn,
        "boosted": s.boosted,
        "adrenaline_speed": s.adrenaline_speed,
        "adrenaline_cool": s.adrenaline_cool,
        "gear_cool": s.gear_cool,
        "sectors_cooled": s.sectors_cooled,
        "unable": s.unable,
        "gains": s.gains,
        "spun": s.spun,
        "discards": s.discards,
        "symbols": [symbol_name(symbol) for symbol in s.symbols],
        "values": [f"{value // CARDS} {NAMES[value % CARDS]}" for value in s.values],
        "amount_for": s.amount_for,
    }
