"""The table as one driver sees it, as a state to be looked at: what is hidden from the seat is blank.

Far cheaper than the view or a guess at the hidden cards, for drivers who judge by their own hand and by what
lies open. Two tables that look alike to the seat give the same glimpse.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.games.heat.phases import COMMITTED, FIRST_CHANCE, GEAR_STAGE, MULLIGAN, PLAN
from racecraft.games.heat.state import Driver, HeatState

_KINDS: Final[list[i64]] = [0, 1, 2, 3, 4, 5]
_BLANK: Final[list[i64]] = [0] * 6
"""Shared by all that is hidden: a glimpse is never played on."""


def glimpse(s: HeatState, seat: int) -> HeatState:
    """Cars, round and turn as they are, the own mat in full, of the others what lies open."""
    drivers: list[Driver] = []
    number: i64
    for number in range(len(s.drivers)):
        drivers.append(s.drivers[number].copy() if number == seat else _from_outside(s, number))
    seen = HeatState(s.setup, s.conditions, [car.copy() for car in s.cars], drivers)
    _see_table(s, seen)
    if PLAN != s.phase != MULLIGAN:
        _see_turn(s, seen)
        if s.phase < FIRST_CHANCE and s.turn == seat:
            seen.choices = s.choices
    return seen


def _from_outside(s: HeatState, number: i64) -> Driver:
    """A driver as everybody sees it. What is being laid, and in a tournament what was, still counts as
    hand."""
    d = s.drivers[number]
    seen = Driver(_KINDS, _BLANK, _BLANK, _BLANK, _BLANK, d.top)
    seen.hand_size = d.hand_size
    seen.deck_size = d.deck_size
    seen.discard_size = d.discard_size
    seen.discard_top = d.discard_top
    seen.gear = d.gear
    seen.next_gear = d.gear
    seen.heat = d.heat
    seen.owned = d.owned
    seen.gained = d.gained
    if s.phase == PLAN or s.phase == MULLIGAN:
        seen.stage = COMMITTED if d.stage == COMMITTED else GEAR_STAGE
    if s.phase == PLAN or s.setup.tournament:
        for count in d.play:
            seen.hand_size += count
    return seen


def _see_table(s: HeatState, seen: HeatState) -> None:
    """What lies open in the middle of the table."""
    seen.phase = s.phase
    seen.race = s.race
    seen.tracks = s.tracks
    seen.calendar = s.calendar
    seen.points = s.points
    seen.standings = s.standings
    seen.grid = s.grid
    seen.weather = s.weather
    seen.road = s.road
    seen.market = s.market
    seen.draft = s.draft
    seen.picks = s.picks
    seen.given = s.given
    seen.redrawn = s.redrawn
    seen.round = s.round
    seen.order = s.order
    seen.index = s.index
    seen.planning = s.planning
    seen.eligible = s.eligible
    seen.reserve = s.reserve
    seen.legend_card = s.legend_card
    seen.legends_used = s.legends_used
    seen.grandstand = s.grandstand
    seen.ranking = s.ranking
    seen.eliminated = s.eliminated


def _see_turn(s: HeatState, seen: HeatState) -> None:
    """The turn under way. What its driver may choose is not open: it would tell of the hand."""
    seen.turn = s.turn
    seen.start_a = s.start_a
    seen.start_cell = s.start_cell
    seen.start_line = s.start_line
    seen.speed = s.speed
    seen.due = s.due
    seen.after = s.after
    seen.flipped = s.flipped
    seen.flips = s.flips
    seen.drawn = s.drawn
    seen.boosted = s.boosted
    seen.adrenaline_speed = s.adrenaline_speed
    seen.adrenaline_cool = s.adrenaline_cool
    seen.gear_cool = s.gear_cool
    seen.sectors_cooled = s.sectors_cooled
    seen.unable = s.unable
    seen.before_slip = s.before_slip
    seen.gains = s.gains
    seen.spun = s.spun
    seen.discards = s.discards
    seen.symbols = s.symbols
    seen.values = s.values
    seen.amount_for = s.amount_for
