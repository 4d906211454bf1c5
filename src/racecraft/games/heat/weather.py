"""Weather and road conditions, and what track, weather, tokens and event together make of one race.

`Conditions` is worked out once before the race and shared by all copies of a state: the rules only look
things up.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypedDict

from mypy_extensions import i64

from racecraft.games.heat.board import Track
from racecraft.games.heat.seasons import DOUBLE_PRESS, EVENTS, NO_RULE, Event
from racecraft.games.heat.tokens import (
    CLOUD,
    FOG,
    FREE_BOOST,
    LIMIT_DOWN,
    LIMIT_UP,
    OVERHEAT,
    RAIN,
    ROAD,
    ROAD_COPIES,
    ROAD_SLIPSTREAM,
    ROAD_WEATHER,
    SNOW,
    STORM,
    SUN,
)

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState

STRESS_BY_WEATHER = [-1, 0, 1, 0, 0, 0]
HEAT_BY_WEATHER = [0, 1, 0, -1, 0, 0]
MOVED_HEAT: Final = 3
"""Rain shuffles this many Heat of the engine into the deck, sun puts them on the discard (HT-WEATHER-02)."""

HAND_LIMIT: Final = 7


class HeatCorner(TypedDict):
    """A corner line; a chicane has two of the same corner."""

    after: int
    """The cell before the line."""
    corner: int
    """The corner, counted from 1."""
    limit: int
    """With the road token of the corner."""
    letter: str | None
    press: bool
    overheat: bool


class Conditions:
    """One race as it is driven: laps, limits and what holds in which cell."""

    def __init__(
        self, track: Track, laps: int, weather: int, road: list[int], event: int, chevrons: bool
    ) -> None:
        happening: Event | None = EVENTS[event] if event >= 0 else None
        self.track = track
        self.event: i64 = event
        self.rule: i64 = NO_RULE if happening is None else happening.rule
        self.laps = max(1, laps + (0 if happening is None else happening.laps))
        self.finish: i64 = self.laps * track.cells
        """The last distance before the finish line of the race."""
        self.hand_limit: i64 = HAND_LIMIT if happening is None or happening.hand == 0 else happening.hand
        heat = track.heat + (0 if happening is None else happening.heat)
        stress = track.stress + (0 if happening is None else happening.stress)
        if weather >= 0:
            heat += HEAT_BY_WEATHER[weather]
            stress += STRESS_BY_WEATHER[weather]
        self.heat = max(0, heat)
        self.stress = max(0, stress)
        lines = len(track.after)
        self.limit = list(track.limit)
        """HT-ROAD-04: limits with the road tokens, never below 0 (HT-CORNER-09)."""
        self.overheat = [0] * lines
        cells = track.cells + 1
        self.no_cooldown = [False] * cells
        self.sector_cooldown = [False] * cells
        self.no_slipstream = [False] * cells
        self.slipstream = [0] * cells
        """By how much a slipstream that starts in the cell may be longer."""
        self.free_boost = [False] * cells
        self.lay_road(road, weather)
        self.press = [False] * lines
        if happening is not None and track.lettered:
            for letter in happening.press:
                self.press[track.lettered[letter % len(track.lettered)]] = True
        self.corners: list[HeatCorner] = []
        """The corners as views show them, once somebody has looked."""
        self.press_gain = 2 if self.rule == DOUBLE_PRESS else 1
        self.chevrons = track.chevrons if chevrons else [0] * cells

    def lay_road(self, road: list[int], weather: int) -> None:
        """HT-ROAD-02, HT-EXP-02: corner tokens act on every line of their corner, sector tokens on the
        sector."""
        track = self.track
        for line, corner in enumerate(track.corner):
            if corner < len(road):
                token = road[corner]
                if token == OVERHEAT:
                    self.overheat[line] = 1
                elif token == LIMIT_DOWN:
                    self.limit[line] = max(0, self.limit[line] - 1)
                elif token == LIMIT_UP:
                    self.limit[line] += 1
        for cell in range(1, track.cells + 1):
            sector = track.sector[cell]
            if not 0 <= sector < len(road):
                continue
            token = road[sector]
            if token == FREE_BOOST:
                self.free_boost[cell] = True
            elif token == ROAD_SLIPSTREAM:
                self.slipstream[cell] = 1
            elif token == ROAD_WEATHER:
                self.lay_weather(cell, weather)

    def lay_weather(self, cell: int, weather: int) -> None:
        """HT-WEATHER-05 to 08."""
        if weather == CLOUD:
            self.no_cooldown[cell] = True
        elif weather == FOG:
            self.no_slipstream[cell] = True
        elif weather == STORM or weather == SUN:
            self.slipstream[cell] = 2
        elif weather == SNOW or weather == RAIN:
            self.sector_cooldown[cell] = True


def road_left(road: list[int], track: Track) -> list[tuple[int, int]]:
    """HT-ROAD-01: what the next corner may get: the token that the track lays there, or one of those still in
    the bag, two of each kind at first, without what the track lays on later corners."""
    laid = track.road[len(road) :]
    if laid[0] >= 0:
        return [(laid[0], 1)]
    left = [ROAD_COPIES] * len(ROAD)
    for token in road + laid:
        if token >= 0:
            left[token] -= 1
    return [(token, copies) for token, copies in enumerate(left) if copies > 0]


def cooldown_objection(s: HeatState) -> str | None:
    """Why no cooldown of any kind may be used by the car whose turn it is; None if it may."""
    if s.drivers[s.turn].hand[0] == 0:
        return "there is no Heat in the hand to cool down (HT-REACT-04)"
    if s.unable:
        return "there is no cooldown after Heat could not be paid (HT-SYM-29)"
    if s.conditions.no_cooldown[s.cars[s.turn].cell]:
        return "there is no cooldown in this sector under a cloud (HT-WEATHER-05)"
    return None
