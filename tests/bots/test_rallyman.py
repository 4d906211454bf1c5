"""The drivers of Rallyman: each better than the one below, the same every time, right where one can tell."""

from __future__ import annotations

from statistics import fmean, pstdev
from typing import Any

import pytest

from racecraft.bots.bot import Bot, Budget, Sight
from racecraft.bots.rallyman.club import Club
from racecraft.bots.rallyman.master import LEAST, MOST_LUCK, Turns, worth_of_a_second
from racecraft.bots.rallyman.pro import PRO, Pro
from racecraft.bots.rallyman.rookie import Rookie
from racecraft.bots.rallyman.stages import best_tyres, value_of
from racecraft.bots.rallyman.turn import Turn
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.phases import FIRST
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import RETIRED, SUMMER, WINTER
from racecraft.odds.rallyman.dangers import Model
from tests.games.rallyman.table import PLAIN, car, drive, strips, table
from tests.tiers import some

SHORT = {"rally": "first_licence", "stage": 1}


def raced(drivers: list[str], options: dict[str, Any], seed: int) -> tuple[RallymanState, list[str]]:
    """A rally between bots, and what they played."""
    state = RALLYMAN.new(len(drivers), options)
    bots = [make_bot("rallyman", name, seat) for seat, name in enumerate(drivers)]
    source = Seeded(seed)
    played: list[str] = []
    while not state.over():
        if outcomes := state.chance():
            state.resolve(source.draw(outcomes))
            continue
        seat = state.turn
        action = bots[seat].choose(Sight(RALLYMAN, state, seat))
        played.append(RALLYMAN.notation(state, action))
        state.play(seat, action)
    return state, played


def choice(bot: Bot, state: RallymanState) -> str:
    return RALLYMAN.notation(state, bot.choose(Sight(RALLYMAN, state, state.turn)))


def weighed(bot: Bot, state: RallymanState) -> dict[str, tuple[float, float]]:
    advice = bot.weigh(Sight(RALLYMAN, state, state.turn))
    assert advice is not None
    return {RALLYMAN.notation(state, option.action): (option.value, option.risk) for option in advice.options}


@pytest.mark.parametrize(
    ("better", "worse", "races", "wins"),
    [("rookie", "random", 8, 7), ("club", "rookie", 8, 6), ("pro", "club", 8, 6)],
)
def test_each_driver_beats_the_one_below(better: str, worse: str, races: int, wins: int) -> None:
    won = 0.0
    for seed in range(races):
        drivers = [better, worse] if seed % 2 else [worse, better]
        result = raced(drivers, SHORT, seed)[0].result()
        assert result is not None
        mine, theirs = (result.places[drivers.index(name)] for name in (better, worse))
        won += 1 if mine < theirs else 0.5 if mine == theirs else 0
    assert won >= wins


@pytest.mark.parametrize("driver", ["rookie", "club"])
@pytest.mark.parametrize("kind", range(5))
def test_it_answers_everything_and_the_same_every_time(kind: int, driver: str) -> None:
    options = RALLYMAN.variety()[kind] | ({"stage": 1} if kind == 0 else {})
    assert raced([driver, driver], options, kind)[1] == raced([driver, driver], options, kind)[1]


@pytest.mark.parametrize("driver", some(["pro", "pro@40"]))
def test_so_does_the_professional(driver: str) -> None:
    """Snow, cuts, bumps, a stage without service: everything there is, on a short road."""
    rally = strips(". l2k3* . . ^2* . . r1k2 .", ". l1k2 .* . .", weather="fixed", service_after=[])
    for seed in range(2):
        first, second = (raced([driver, driver], {"rally": rally}, seed)[1] for _ in range(2))
        assert first == second


@pytest.mark.parametrize("bot", [Club(0), Pro(0)])
def test_it_stops_before_the_third_warning(bot: Bot) -> None:
    """RM-LOC-01: a space is not worth one chance in three of a ditch."""
    state = table(strips(PLAIN), car(3, 3, sisu=False), phase="next", dice={"used": [3], "alarms": 2})
    assert choice(bot, state) == "end"
    assert weighed(bot, state)["4"][1] == pytest.approx(1 / 3)
    assert weighed(bot, state)["end"][1] == 0


@pytest.mark.parametrize("bot", [Club(0), Pro(0)])
def test_on_the_last_space_there_is_nothing_to_lose(bot: Bot) -> None:
    """RM-FINISH-06: across the line a loss of control costs no time."""
    state = table(strips(PLAIN), car(23, 3, sisu=False), phase="next", dice={"used": [3], "alarms": 2})
    assert choice(bot, state) == "4"


@pytest.mark.parametrize("bot", [Club(0), Pro(0)])
def test_it_does_not_drive_into_a_corner_too_fast(bot: Bot) -> None:
    """RM-CORNER-02."""
    state = table(strips(". . l2! . . . . . ."), car(1, 3), options={"attack": False})
    assert choice(bot, state) == "2"


def test_two_dice_are_thrown_at_once_for_nothing() -> None:
    """RM-ATTACK-06: two warnings do not cost control, so the seconds of a short attack are a gift."""
    state = table(strips(". . ."), car(1, 1, sisu=False))
    assert choice(Club(0), state) == "attack"
    assert weighed(Club(0), state)["attack"][1] == 0


def test_it_keeps_to_its_plan() -> None:
    """RM-ATTACK-03: a driver who comes to a half-made plan goes on as the one who began it."""
    state = table(strips(PLAIN), car(3, 3))
    bot = Pro(0)
    planned = []
    while (word := choice(bot, state)) != "throw":
        assert word == choice(Pro(0), state)
        planned.append(word)
        drive(state, word)
    assert planned[0] == "attack"
    assert len(planned) > 2


def test_a_token_buys_a_die_that_would_be_too_risky() -> None:
    """RM-SEC-01, 03."""
    dice = {"used": [3], "alarms": 2}
    state = table(strips(PLAIN), car(3, 3, sisu=False, tokens=9), phase="next", dice=dice)
    assert choice(Pro(0), state) == "4-set"


def test_it_sees_the_car_in_the_way() -> None:
    """RM-PASS-06: what is closed is no option, and what lies behind it is out of reach."""
    road = strips(". . . l2! . . . . . .")
    free = table(road, car(1, 2, sisu=False), car(9, 2))
    closed = table(road, car(1, 2, sisu=False), car(3, 2))
    assert max(weighed(Pro(0), free).values()) > max(weighed(Pro(0), closed).values())


def test_it_answers_questions_with_sense() -> None:
    """RM-TYRE-01, RM-SPARE-01, RM-ATTACK-12, RM-SISU-01."""
    snow = strips(" ".join([".", *[".*"] * 12, "."]), weather="fixed")
    assert choice(Club(0), RALLYMAN.new(1, {"rally": snow})) == "winter"
    dry = strips(" ".join([*["."] * 12, ".*"]), weather="fixed")
    assert choice(Club(0), RALLYMAN.new(1, {"rally": dry})) == "summer"
    long_way = table(strips(" ".join(["."] * 60)), car(1, 1, punctures=2), phase="spare")
    assert choice(Club(0), long_way) == "spare-yes"
    nearly_there = table(strips(PLAIN), car(20, 1, punctures=1), phase="spare")
    assert choice(Club(0), nearly_there) == "spare-no"
    state = table(strips(". . l2k3 . . . . . ."), car(1, 3))
    drive(state, "attack", "3-cut", "gas", "4", "gas", "throw", "-", "-", "-", "!", "puncture")
    assert choice(Club(0), state) == "drop-later"
    drive(state, "drop-later")
    assert choice(Club(0), state) != "end"
    lost = table(strips(PLAIN), car(3, 3), phase="next", dice={"used": [3], "alarms": 2})
    drive(lost, "4", "!")
    assert choice(Pro(0), lost) == "sisu-yes"


def test_the_sisu_card_is_kept_for_where_it_helps_more() -> None:
    """RM-FINISH-06, RM-SISU-05: on the line of a stage with service behind it a loss of control is free."""
    rally = strips(PLAIN, PLAIN, service_after=[1])
    state = table(rally, car(23, 3), phase="next", dice={"used": [3], "alarms": 2})
    drive(state, "4", "!")
    assert choice(Pro(0), state) == "sisu-no"


def test_a_small_budget_sees_less_far() -> None:
    """The places looked at bound the search; with more thought the choice is worth more."""
    state = table(strips(PLAIN), car(3, 3))
    values = [max(weighed(Pro(0, Budget(nodes=nodes)), state).values())[0] for nodes in (1, 60, 5000)]
    assert values[0] < values[-1]
    assert values == sorted(values)
    assert values[-1] == pytest.approx(max(weighed(Pro(0), state).values())[0])


def test_the_rookie_has_moods_and_dares_no_long_attack() -> None:
    state = table(strips(PLAIN), car(3, 3), phase="next", dice={"used": [3], "alarms": 1})
    assert len({choice(Rookie(seed), state) for seed in range(90)}) > 1
    planning = table(strips(PLAIN), car(3, 3))
    drive(planning, "attack", "3", "4", "5")
    assert {choice(Rookie(seed), planning) for seed in range(30)} == {"throw"}


def test_the_rest_of_the_rally_stands_behind_the_finish() -> None:
    """Two stages cost what each of them costs; the sisu card is used in one of them only."""
    model = Model(1, 1, True, 4, False)
    road = strips(". . . . l2 . . .", ". . r1 . . . .")
    both = RALLYMAN.new(1, {"rally": road}).setup
    each = [RALLYMAN.new(1, {"rally": road, "stage": number}).setup for number in (1, 2)]
    whole = value_of(both, 0, 0, SUMMER, model)
    parts = [value_of(setup, 0, 0, SUMMER, model) for setup in each]
    assert whole.from_start(False) == pytest.approx(sum(part.from_start(False) for part in parts))
    assert whole.from_start(True) > sum(part.from_start(True) for part in parts)
    assert whole.from_start(True) < whole.from_start(False)


def test_tyres_follow_the_snow() -> None:
    road = strips(" ".join([".*"] * 12), weather="fixed")
    setup = RALLYMAN.new(1, {"rally": road}).setup
    snow = RALLYMAN.new(1, {"rally": road}).snow
    model = Model(0, 0, False, 2, False)
    assert best_tyres(setup, 0, snow, model) == WINTER
    assert best_tyres(setup, 0, 0, model) == SUMMER


# --- The master ---------------------------------------------------------------------------------------------


def begun(seconds: int = 0, **options: Any) -> RallymanState:
    """A rally of two at its first decision, one of them so many seconds behind."""
    state = RALLYMAN.new(2, {"rally": "first_licence", **options})
    source = Seeded(5)
    while state.phase != FIRST:
        if outcomes := state.chance():
            state.resolve(source.draw(outcomes))
        else:
            state.play(state.turn, state.legal(state.turn)[0])
    state.cars[state.turn].seconds += seconds
    assert isinstance(state, RallymanState)
    return state


def test_a_second_counts_for_more_where_it_decides() -> None:
    level, lost = begun(stage=1), begun(400, stage=1)
    long = begun(stage=0)
    assert worth_of_a_second(level, level.turn) > 2 * worth_of_a_second(lost, lost.turn) >= 2 * LEAST
    assert worth_of_a_second(level, level.turn) > worth_of_a_second(long, long.turn)
    assert level.cars[level.turn].seconds == 0, "the position is left as it was"


def test_seconds_beyond_those_expected_are_bad_luck() -> None:
    """At the start of a turn nothing has happened: what is expected is what the best option takes."""
    state = begun(stage=1)
    seat = state.turn
    options = sorted(Pro(1).options(Sight(RALLYMAN, state, seat)), key=lambda option: -option.value)
    trials = Turns(state, options, Turn(PRO))
    after = state.copy()
    assert trials.bad_luck(after, seat, 0) == pytest.approx(0.0, abs=trials.second)
    even = trials.bad_luck(after, seat, 0)
    after.cars[seat].seconds += 10
    assert trials.bad_luck(after, seat, 0) == pytest.approx(even + 10 * trials.second)
    after.cars[seat].seconds += 500
    assert trials.bad_luck(after, seat, 0) == pytest.approx(MOST_LUCK * trials.second)
    after.cars[seat].status = RETIRED
    assert trials.bad_luck(after, seat, 0) == pytest.approx(MOST_LUCK * trials.second)


@pytest.mark.long
def test_trials_without_bad_luck_tell_options_apart_sooner() -> None:
    """By the chance to win alone, dice drown what two options differ in."""
    state = begun(stage=1)
    drivers = [Pro(1), Pro(2)]
    source = Seeded(3)
    spreads = []
    while state.round < 4:
        if outcomes := state.chance():
            state.resolve(source.draw(outcomes))
            continue
        seat = state.turn
        options = drivers[seat].options(Sight(RALLYMAN, state, seat))
        options = sorted(options, key=lambda option: -option.value)[:2]
        if state.phase == FIRST and state.round > 1 and len(options) == 2:
            twin = state.copy()
            spreads.append([spread(Turns(twin, options, Turn(PRO)), plain) for plain in (False, True)])
        state.play(seat, options[0].action)
    told, plain = (fmean(column) for column in zip(*spreads, strict=True))
    assert told < 0.8 * plain


def spread(trials: Turns, plain: bool) -> float:
    """Of the difference between two options, under the same luck."""
    if plain:
        trials.second = 0.0
    found = []
    for luck in range(20):
        trials.deal(luck)
        found.append(trials.attempt(0) - trials.attempt(1))
    return pstdev(found)
