"""The solved values of a stage: those of playing everything through the engine, and the shakedown times."""

from __future__ import annotations

from itertools import pairwise
from math import exp, log
from typing import Any

import pytest

from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.phases import CHANCE
from racecraft.games.rallyman.rally import load_rally, rally_names
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import RETIRED
from racecraft.odds.rallyman.dangers import EXACT, MOST_DICE, OUT, UNSET, Model, mixed, told, worth
from racecraft.odds.rallyman.road import START, index_of, place_of
from racecraft.odds.rallyman.value import StageValue, stage_value
from tests.games.rallyman.table import PLAIN, strips

CLOSE = Model(12, 4, True, MOST_DICE, True)
"""Close enough for every token of a short strip."""
COARSE = Model(0, 0, False, 0, False)


class Through:
    """Seconds still to come under best play of a single car, by trying out everything: the expected ones, or
    with haste the time that is worth as much as all that may come."""

    def __init__(self, haste: float = 0.0) -> None:
        self.haste = haste
        self.known: dict[tuple[Any, ...], float] = {}

    def seconds(self, state: RallymanState) -> float:
        car = state.cars[0]
        if state.over():
            return OUT - float(car.tokens) if car.status == RETIRED else -float(car.tokens)
        head = state.head
        key = (
            *(car.index, car.line, car.gear, car.lost, car.punctures, car.spare, car.sisu, car.tokens),
            *(head.index, head.line, head.gear, head.used, head.gas, state.phase, state.alarms),
            *(state.snow_alarms, state.set_dice, state.sisu_on, state.wheel_changed, state.die, state.line),
            *(state.face, state.risk, state.technique, tuple(state.plan), tuple(state.faces)),
        )
        if key not in self.known:
            self.known[key] = self._found(state)
        return self.known[key]

    def _found(self, state: RallymanState) -> float:
        if state.phase >= CHANCE:
            outcomes = state.chance()
            total = sum(weight for _, weight in outcomes)
            found = [(self._after(state, outcome, True), weight / total) for outcome, weight in outcomes]
            if self.haste:
                return -log(sum(exp(-self.haste * time) * share for time, share in found)) / self.haste
            return sum(time * share for time, share in found)
        return min(self._after(state, action, False) for action in state.legal(0))

    def _after(self, state: RallymanState, number: int, chance: bool) -> float:
        twin = state.copy()
        if chance:
            twin.resolve(number)
        else:
            twin.play(0, number)
        return float(twin.cars[0].seconds - state.cars[0].seconds) + self.seconds(twin)


def solved(state: RallymanState, model: Model) -> StageValue:
    return stage_value(state.setup, 0, state.snow, state.cars[0].tyres, model)


@pytest.mark.parametrize("haste", [0.0, 0.05, -0.02])
@pytest.mark.parametrize(
    ("road", "options"),
    [
        (". . . .", {}),
        (". . l2 .", {"seconds": False}),
        (". ^1 . . .", {"attack": False, "sisu": False}),
        (". ^1 . . .", {"sisu": False, "dice": "H2"}),
        (". .* .* .", {"sisu": False}),
        (". r1k2 .", {"sisu": False, "seconds": False}),
        (". . l1{f/r} . . . .", {"attack": False}),
    ],
)
def test_values_are_those_of_best_play(road: str, options: dict[str, Any], haste: float) -> None:
    """A solver that looks ahead by tables, and one that plays everything out, agree on short roads."""
    weather = "fixed" if "*" in road else "dry"
    rally = strips(road, weather=weather, figures={"shortcuts": {"clean": 1, "mud": 0, "puncture": 0}})
    state = RALLYMAN.new(1, {"rally": rally, "back_model": "iid", **options})
    if state.setup.weather:
        state.play(0, RALLYMAN.parse(state, "summer"))
    model = Model(CLOSE.tokens, CLOSE.sets, CLOSE.sisu, CLOSE.attack_dice, CLOSE.exact, haste)
    found = solved(state, model).from_start(state.setup.sisu)
    assert found == pytest.approx(Through(haste).seconds(state), abs=1e-9)


def test_haste_takes_more_risk_for_a_fast_drive() -> None:
    """Of one and the same stage: the more haste, the more a fast drive counts beside one that fails."""
    state = RALLYMAN.new(1, {"rally": "first_licence", "stage": 2, "weather": "dry"})
    times = [
        solved(state, Model(1, 1, True, 4, False, haste)).from_start(True)
        for haste in (-0.02, 0.0, 0.02, 0.05)
    ]
    assert all(careful > bold + 1.0 for careful, bold in pairwise(times))


@pytest.mark.parametrize("haste", [0.03, -0.03])
def test_times_are_mixed_by_what_they_are_worth(haste: float) -> None:
    """As a sum of worths says, and at the ends without an overflow."""
    good, bad = 60.0, 105.0
    worths = 0.7 * worth(good, 80.0, haste) + 0.3 * worth(bad, 80.0, haste)
    assert mixed(0.3, good, bad, haste) == pytest.approx(told(worths, 80.0, haste))
    assert good < mixed(0.3, good, bad, haste) < bad
    assert (mixed(0.3, good, bad, haste) < mixed(0.3, good, bad, 0.0)) == (haste > 0.0)
    assert mixed(0.3, good + 7.0, bad + 7.0, haste) == pytest.approx(7.0 + mixed(0.3, good, bad, haste))
    assert mixed(0.0, good, bad, haste) == good
    for far in (mixed(0.5, 0.0, UNSET, haste), mixed(0.5, UNSET, 0.0, haste)):
        assert far < 30.0 if haste > 0.0 else far > UNSET - 30.0


def test_a_puncture_on_every_cut_is_reckoned_with() -> None:
    """RM-CUT-08, RM-SPARE-01: the wheel is changed or not, as is better."""
    figures = {"shortcuts": {"clean": 0, "mud": 0, "puncture": 1}, "spare_wheel_seconds": 5}
    rally = strips(". l1!k3 . . r1!k2 . .", figures=figures)
    state = RALLYMAN.new(1, {"rally": rally, "back_model": "iid", "attack": False, "sisu": False})
    assert solved(state, CLOSE).from_start(False) == pytest.approx(Through().seconds(state), abs=1e-9)


@pytest.mark.parametrize("rally", rally_names())
def test_without_warnings_the_shakedown_times_come_out(rally: str) -> None:
    """RM-EASY-01: where no warning counts the expected time is the shortest there is."""
    for number, stage in enumerate(load_rally(rally).stages, 1):
        state = RALLYMAN.new(1, {"rally": rally, "stage": number, "easy": True, "weather": "dry"})
        assert solved(state, COARSE).from_start(False) == stage.best


def test_what_helps_shortens_the_time() -> None:
    """Each rule that gives a driver a further choice makes perfect driving faster, never slower."""
    base: dict[str, Any] = {"rally": strips(". . . r2 . . ^3 . . . l3 . . .")}
    times = []
    for more in (
        {"attack": False, "sisu": False},
        {"seconds": False, "sisu": False},
        {"sisu": False},
        {},
    ):
        state = RALLYMAN.new(1, {**base, **more})
        times.append(solved(state, Model(3, 2, True, MOST_DICE, False)).from_start(state.setup.sisu))
    assert times == sorted(times, reverse=True)
    assert times[0] > times[1] > times[2] > times[3]


def test_damage_lengthens_the_time() -> None:
    """RM-DMG-02, RM-CUT-08."""
    value = solved(RALLYMAN.new(1, {"rally": strips(PLAIN), "sisu": False}), Model(1, 1, False, 4, False))
    lost = [value.seconds(value.layer(lost, 0, True), START, 0, 0) for lost in range(5)]
    assert lost == sorted(lost)
    flat = [value.seconds(value.layer(0, punctures, False), START, 0, 0) for punctures in range(3)]
    assert flat[0] < flat[1] < flat[2]


def test_tokens_are_worth_their_seconds_at_least() -> None:
    """RM-FINISH-05, RM-SEC-01."""
    value = solved(RALLYMAN.new(1, {"rally": strips(PLAIN)}), Model(4, 2, True, MOST_DICE, False))
    layer = value.layer(0, 0, True)
    by_tokens = [value.seconds(layer, place_of(4, 0, 3), 0, tokens) for tokens in range(8)]
    for fewer, more in pairwise(by_tokens):
        assert more <= fewer - 1 + 1e-9
    assert by_tokens[0] - by_tokens[1] > 1


def test_the_exact_model_knows_all_rules() -> None:
    assert EXACT.exact
    assert EXACT.sisu
    assert EXACT.attack_dice == MOST_DICE
    assert index_of(START) == -1
