"""What the values of Rallyman distinguish: precision of the model, state of a turn, state of a car."""

from __future__ import annotations

from math import exp, log
from typing import Final

from mypy_extensions import i64

from racecraft.games.rallyman.figures import GAS_DICE, TOP_GEAR
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import ALARM_LIMIT, SNOW_ALARM_LIMIT, SUMMER, WINTER, too_many_alarms

OUT: Final = 1000.0
"""The seconds that a retired car counts: more than the slowest drive takes."""
MOST_DICE: Final = TOP_GEAR + GAS_DICE
UNSET: Final = 1.0e9
FAR: Final = 500.0
"""Exponents beyond which only the better of two times counts."""


class Model:
    """What a value takes into account."""

    def __init__(
        self, tokens: int, sets: int, sisu: bool, attack_dice: int, exact: bool, haste: float = 0.0
    ) -> None:
        self.tokens = tokens
        """Second tokens that are told apart."""
        self.sets = sets
        """Dice set in one turn."""
        self.sisu = sisu
        self.attack_dice = attack_dice
        """Dice of an attack."""
        self.exact = exact
        self.haste = haste
        """How much more luck counts than bad luck. A value is the time that is worth as much as what may
        come: with 0 the expected one, with more one that fast drives pull down. See `mixed`."""

    def __repr__(self) -> str:
        told = f"Model({self.tokens}, {self.sets}, {self.sisu}, {self.attack_dice}, {self.exact}"
        return f"{told}, {self.haste})" if self.haste else f"{told})"


EXACT: Final = Model(4, 2, True, MOST_DICE, True)


def mixed(share: float, good: float, bad: float, haste: float) -> float:
    """The time that is worth as much as a bad one of this share and else a good one.

    With haste the worth of a time t is exp(-haste t): a second counts less the later it is, so that the
    chance of a fast drive is worth a greater loss where it fails. Such worths multiply along the road, hence
    times still add up.
    """
    if haste == 0.0:
        return (1.0 - share) * good + share * bad
    if share == 0.0:
        return good
    gap = haste * (bad - good)
    if gap > FAR:
        return good - log(1.0 - share) / haste if share < 1.0 else bad
    if gap < -FAR:
        return bad - log(share) / haste
    return good - log(1.0 - share * (1.0 - exp(-gap))) / haste


def worth(time: float, beside: float, haste: float) -> float:
    """What is summed up over what may come, by its share; `told` gives the time back. Large numbers are kept
    away by counting from a time `beside`."""
    if haste == 0.0:
        return time
    gap = haste * (time - beside)
    if gap > FAR:
        return 0.0
    return exp(FAR if gap < -FAR else -gap)


def told(worths: float, beside: float, haste: float) -> float:
    """The time that is worth as much as this sum."""
    if haste == 0.0:
        return worths
    return beside - log(worths) / haste if worths > 0.0 else UNSET


class Dangers:
    """How a turn stands: warnings so far, those on snow, dice set, sisu at hand or used; numbered.

    State 0 is a turn with sisu, in which no warning counts.
    """

    def __init__(self, slippery: bool, sets: int, sisu: bool, seconds: bool) -> None:
        self.count: i64 = 1
        self.calm = [0, 0]
        """The state of a fresh turn, without and with the sisu card."""
        self.held: list[int] = [0]
        """1 with the sisu card at hand."""
        self.cost: list[int] = [0]
        """Tokens for the next die that is set."""
        self.warned: list[int] = [0, 0]
        """After a warning off and, at `count` + state, on snow; -1 if it costs control."""
        self.set_to: list[int] = [-1, -1]
        """After a die was set, in the same way; -1 if none may be set."""
        self.rolled: list[int] = []
        """States without a die set and without sisu: those of an attack."""
        states = [
            (held, alarms, snow, used)
            for held in range(2 if sisu else 1)
            for snow in range(SNOW_ALARM_LIMIT if slippery else 1)
            for alarms in range(snow, ALARM_LIMIT)
            for used in range(sets + 1)
            if used == 0 or alarms + 1 == ALARM_LIMIT or snow + 1 == SNOW_ALARM_LIMIT
        ]
        number = {state: place for place, state in enumerate(states, 1)}
        self.count = len(states) + 1
        self._number = number
        self._slippery = slippery
        self._sets = sets
        self.calm = [number[0, 0, 0, 0], number[1, 0, 0, 0] if sisu else number[0, 0, 0, 0]]
        self.warned = [0] * (2 * len(states) + 2)
        self.set_to = [-1] * (2 * len(states) + 2)
        for held, alarms, snow, used in states:
            here = number[held, alarms, snow, used]
            self.held.append(held)
            self.cost.append(used + 1)
            if held == 0 and used == 0:
                self.rolled.append(here)
            for white in range(2):
                slips = white if slippery else 0
                lost = too_many_alarms(alarms + 1, snow + slips, SUMMER if slippery else WINTER)
                at = white * (len(states) + 1) + here
                self.warned[at] = -1 if lost else number[held, alarms + 1, snow + slips, used]
                if lost and seconds and used < sets:
                    self.set_to[at] = number[held, alarms, snow, used + 1]

    def of(self, state: RallymanState) -> int:
        """How the turn under way stands."""
        if state.sisu_on:
            return 0
        held = 1 if state.cars[state.turn].sisu and (1, 0, 0, 0) in self._number else 0
        snow = min(state.snow_alarms, SNOW_ALARM_LIMIT - 1) if self._slippery else 0
        alarms = max(snow, min(state.alarms, ALARM_LIMIT - 1))
        used = min(state.set_dice, self._sets)
        return self._number.get((held, alarms, snow, used), self._number[held, alarms, snow, 0])


class Layer:
    """Values at the start of a turn, for one state of the car."""

    def __init__(self, lost: i64, punctures: i64, spare: bool) -> None:
        self.lost: i64 = lost
        self.punctures: i64 = punctures
        self.spare = spare
        self.values: list[float] = []
        self.on_cuts: dict[int, list[float]] = {}
        """Values in mid-turn of the places on cuts, where a car with one puncture less may come from."""
