"""The drivers of Heat: the rounds they count by, what they see, and positions in which a choice is clear."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.bots.bot import Bot, Sight
from racecraft.bots.heat.policy import Policy
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.games.heat import phases
from racecraft.games.heat.game import HEAT
from racecraft.games.heat.state import HeatState
from racecraft.odds.heat.pace import Pace, pace_of
from tests.every_game.cases import Case, stages
from tests.games.heat.table import alone, drive, driver, table

SHORT = {"track": "italia", "laps": 1}


def raced(names: list[str], seed: int, **options: Any) -> list[int]:
    """The places of a race between bots."""
    state = HEAT.new(len(names), options)
    bots = [make_bot("heat", name, 10 * seed + seat) for seat, name in enumerate(names)]
    source = Seeded(seed)
    while not state.over():
        if seats := state.pending():
            state.play(seats[0], bots[seats[0]].choose(Sight(HEAT, state, seats[0])))
        else:
            state.resolve(source.draw(state.chance()))
    result = state.result()
    assert result is not None
    return list(result.places)


def choice(state: HeatState, bot: Bot | str = "club", seat: int = 0) -> str:
    driving = make_bot("heat", bot, 1) if isinstance(bot, str) else bot
    return HEAT.notation(state, driving.choose(Sight(HEAT, state, seat)))


def planned(state: HeatState, bot: str) -> str:
    """Gear and cards as a bot lays them; the speed cards of the hand name themselves."""
    driving = make_bot("heat", bot, 1)
    words = []
    while state.phase == phases.PLAN and state.drivers[0].stage != phases.COMMITTED and state.round == 3:
        action = driving.choose(Sight(HEAT, state, 0))
        words.append(HEAT.notation(state, action))
        state.play(0, action)
    return " ".join(words)


# --- The rounds that are left -------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def italia() -> Pace:
    return pace_of(HEAT.new(1, {**SHORT, "laps": 2}).conditions)


def test_rounds_shrink_on_the_way_to_the_finish(italia: Pace) -> None:
    left = [italia.rounds(distance, 2, 4) for distance in range(-3, italia.finish + 12)]
    assert left[0] > 10
    assert left == sorted(left, reverse=True)
    assert left[-1] < 0


def test_heat_is_worth_having(italia: Pace) -> None:
    for distance in (1, 20, 40, 70):
        left = [italia.rounds(distance, 2, heat) for heat in range(7)]
        assert left == sorted(left, reverse=True)
        assert left[0] > left[6] + 0.3


def test_a_high_gear_before_a_slow_corner_is_dear_with_an_empty_engine(italia: Pace) -> None:
    """The corner after cell 19 has a limit of 2."""
    assert italia.rounds(18, 4, 0) > italia.rounds(18, 2, 0) + 0.5
    assert italia.rounds(18, 4, 6) < italia.rounds(18, 2, 6) + 0.3


def test_heat_left_at_the_finish_is_worth_nothing(italia: Pace) -> None:
    assert italia.rounds(italia.finish + 1, 4, 0) == italia.rounds(italia.finish + 1, 4, 6)


def test_an_earlier_lap_takes_a_lap_longer() -> None:
    two, four = (pace_of(HEAT.new(1, {**SHORT, "laps": laps}).conditions) for laps in (2, 4))
    assert four.rounds(5, 3, 3) == pytest.approx(two.rounds(5, 3, 3) + 2 * two.lap_rounds)


def test_like_races_are_solved_once() -> None:
    assert pace_of(HEAT.new(1, SHORT).conditions) is pace_of(HEAT.new(3, SHORT).conditions)


# --- What a driver sees -------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", range(len(HEAT.variety())))
def test_a_glimpse_shows_the_own_mat_and_nothing_that_is_hidden(kind: int) -> None:
    """States that look alike to a seat give the same glimpse."""
    for number, state in enumerate(stages(Case(HEAT, 3, kind), 81)):
        if number % 20:
            continue
        assert isinstance(state, HeatState)
        for seat in state.pending():
            seen = HEAT.glimpse(state, seat)
            assert HEAT.view(seen, seat)["mine"] == HEAT.view(state, seat)["mine"]
            assert [car.a for car in seen.cars] == [car.a for car in state.cars]
            assert all(sum(d.hand) == 0 for other, d in enumerate(seen.drivers) if other != seat)
            twin = HEAT.sample(state, seat, Seeded(number))
            assert HEAT.fingerprint(HEAT.glimpse(twin, seat)) == HEAT.fingerprint(seen)


# --- Choices ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("bot", ["club", "pro@24"])
def test_it_drives_as_fast_as_it_can_over_the_finish(bot: str) -> None:
    """HT-END-04: who is further beyond the finish is placed first."""
    state = table(1, alone("0/52L", "1 2 2 3 4 4 4", gear=3, heat=3), **SHORT)
    assert planned(state, bot) == "gear 4 lay 3"
    assert state.cars[0].a == 67


@pytest.mark.parametrize("bot", ["club", "pro@24"])
def test_it_brakes_for_a_corner_it_cannot_pay(bot: str) -> None:
    """HT-SPIN-01: with an empty engine the limit of 2 holds."""
    state = table(1, alone("0/18L", "1 1 3 4 4 4 4", gear=2), **SHORT)
    assert planned(state, bot) == "gear 2 lay 1 lay 1"


def test_the_club_driver_cools_before_anything_else() -> None:
    """HT-REACT-03."""
    state = drive(table(1, alone("0/40L", "heat 1 2 2 3 4 4", gear=1, heat=2), **SHORT), "gear 1", "lay 4")
    assert choice(state) == "gear cool"


def test_the_club_driver_takes_the_slipstream_but_not_into_a_corner_it_cannot_pay() -> None:
    """HT-SLIP-05: the corner behind a slipstream is checked."""
    for at, ahead, taken in (("0/30L", "0/33L", "slip 2"), ("0/15L", "0/18L", "end")):
        position = {
            "phase": "plan",
            "round": {"number": 3, "order": [1, 0], "index": -1},
            "cars": [{"at": at}, {"at": ahead}],
            "drivers": [driver("4 4 4 4 4 4 3", gear=1), driver("1 1 1 1 1 1 1", gear=1)],
        }
        state = table(2, position, **SHORT)
        state.play(0, HEAT.parse(state, "gear 1"))
        state.play(0, HEAT.parse(state, "lay 3"))
        state.play(1, HEAT.parse(state, "gear 1"))
        while state.pending() == [1] or not state.pending():
            state.play(1, state.legal(1)[0]) if state.pending() else state.resolve(state.chance()[0][0])
        assert state.pending() == [0]
        while state.phase != phases.SLIPSTREAM:
            state.play(0, 0)
        assert choice(state) == taken


def test_the_club_driver_plans_for_the_slipstream_of_cars_ahead() -> None:
    """With a car expected where it can be followed, a turn is worth more than on an empty road."""
    policy = Policy()
    worth = []
    for order in ([1, 0], [0, 1]):
        position = {
            "phase": "plan",
            "round": {"number": 3, "order": order, "index": -1},
            "cars": [{"at": "0/28L"}, {"at": "0/27R" if order[0] == 0 else "0/30L"}],
            "drivers": [driver("1 2 2 3 3 4 4", gear=3, heat=4), driver("1 2 2 3 3 4 4", gear=3, heat=4)],
        }
        state = table(2, position, **SHORT)
        worth.append(policy.plans(state, 0, state.legal(0))[0].value)
    assert worth[0] > worth[1]


def test_the_professional_lays_the_plan_it_chose_its_gear_for() -> None:
    state = table(1, alone("0/30L", "1 2 2 3 3 4 stress", gear=2, heat=4), **SHORT)
    bot = make_bot("heat", "pro@40", 3)
    gear = bot.choose(Sight(HEAT, state, 0))
    state.play(0, gear)
    cards = []
    while state.phase == phases.PLAN and state.round == 3:
        cards.append(bot.choose(Sight(HEAT, state, 0)))
        state.play(0, cards[-1])
    assert cards == sorted(cards)


@pytest.mark.parametrize("bot", ["club", "pro@24"])
def test_a_plan_is_weighed_with_its_risk(bot: str) -> None:
    state = table(1, alone("0/18L", "1 1 4 4 4 4 stress", gear=2, heat=1), **SHORT)
    advice = make_bot("heat", bot, 1).weigh(Sight(HEAT, state, 0))
    assert advice is not None
    assert advice.unit == "turns"
    assert HEAT.notation(state, advice.options[0].action) in ("gear 1", "gear 2")
    risks = {option.action: option.risk for option in advice.options}
    assert risks[advice.options[0].action] < 0.01
    if bot == "club":
        assert risks[4] > 0.9


# --- The ladder ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(4))
def test_a_rookie_beats_chance(seed: int) -> None:
    assert raced(["random", "rookie"], seed, **SHORT) == [2, 1]


def test_a_club_driver_beats_rookies() -> None:
    """Four races against five rookies each: the mean place of an equal would be 3.5."""
    places = [
        raced(["rookie"] * seat + ["club"] + ["rookie"] * (5 - seat), seat, **SHORT)[seat]
        for seat in range(4)
    ]
    assert sum(places) <= 8


@pytest.mark.parametrize("kind", range(1, len(HEAT.variety())))
def test_the_club_driver_knows_every_module(kind: int) -> None:
    """Upgrades, weather, Legends, seasons, sponsors and tournaments: better than chance in all of them."""
    places = raced(["random", "club", "random"], kind, **HEAT.variety()[kind])
    assert places[1] == 1
