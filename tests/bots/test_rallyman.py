"""The drivers of Rallyman: each better than the one below, the same every time, right where one can tell."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.bots.bot import Bot, Budget, Sight
from racecraft.bots.rallyman.club import Club
from racecraft.bots.rallyman.master import LEAST_HASTE, MOST_HASTE, Master, wanted_haste
from racecraft.bots.rallyman.pro import Pro
from racecraft.bots.rallyman.rookie import Rookie
from racecraft.bots.rallyman.stages import best_tyres, value_of
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
    state = RALLYMAN.new(2, {"rally": "first_licence", "stage": 3, **options})
    source = Seeded(5)
    while state.phase != FIRST:
        if outcomes := state.chance():
            state.resolve(source.draw(outcomes))
        else:
            state.play(state.turn, state.legal(state.turn)[0])
    state.cars[state.turn].seconds += seconds
    assert isinstance(state, RallymanState)
    return state


def test_who_is_behind_takes_more_risk() -> None:
    """But nobody so much that a turn is driven for less than it brings on average."""
    ahead, level, behind = (wanted_haste(state, state.turn) for state in (begun(-60), begun(), begun(60)))
    assert ahead == LEAST_HASTE < level < behind <= MOST_HASTE


def test_on_a_longer_way_luck_evens_out() -> None:
    short, long = begun(stage=1), begun(stage=0)
    assert wanted_haste(short, short.turn) > 2 * wanted_haste(long, long.turn) > 0.0


def test_without_a_rival_there_is_no_haste() -> None:
    state = begun()
    state.cars[1 - state.turn].status = RETIRED
    assert wanted_haste(state, state.turn) == 0.0
    alone = RALLYMAN.new(1, SHORT)
    assert wanted_haste(alone, 0) == 0.0


def test_the_nearer_rival_counts_more() -> None:
    state = RALLYMAN.new(3, {"rally": "first_licence", "stage": 3})
    state.cars[1].seconds = 5
    state.cars[2].seconds = -200
    near = wanted_haste(state, 0)
    state.cars[2].status = RETIRED
    assert near == pytest.approx(wanted_haste(state, 0), rel=0.05)


def test_the_master_takes_risks_that_the_professional_does_not() -> None:
    """In the same turns of a drive: it may lose more, since a drive that fails is beaten anyway."""
    state = begun(stage=2)
    source = Seeded(3)
    drivers = [Pro(1), Master(1)]
    risks = [0.0, 0.0]
    while state.round < 8:
        if outcomes := state.chance():
            state.resolve(source.draw(outcomes))
            continue
        sight = Sight(RALLYMAN, state, state.turn)
        if len(sight.legal) > 1:
            for number, driver in enumerate(drivers):
                risks[number] += max(driver.options(sight), key=lambda option: option.value).risk
        state.play(state.turn, drivers[0].choose(sight))
    assert risks[1] > risks[0]


@pytest.mark.long
def test_the_master_beats_the_professional() -> None:
    """Seven races in ten on most stages; with so few, more than half of them."""
    won = 0.0
    for seed in range(40):
        drivers = ["master", "pro"] if seed % 2 else ["pro", "master"]
        result = raced(drivers, {"rally": "april_skies", "stage": 1, "weather": "dry"}, seed)[0].result()
        assert result is not None
        mine, theirs = (result.places[drivers.index(name)] for name in ("master", "pro"))
        won += 1 if mine < theirs else 0.5 if mine == theirs else 0
    assert won >= 23
