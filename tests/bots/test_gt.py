"""The drivers of Rallyman: GT, and the solved track they look values up in."""

from __future__ import annotations

from itertools import pairwise

import pytest

from racecraft.bots.bot import Budget, Sight
from racecraft.bots.gt import track_values
from racecraft.bots.gt.club import Club
from racecraft.bots.gt.contest import Contest
from racecraft.bots.gt.drive import Turn
from racecraft.bots.gt.pro import Pro
from racecraft.bots.gt.sampling import Sampled
from racecraft.bots.gt.track_values import solved_for
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.race import Race
from racecraft.engine.record import Chair
from racecraft.games.gt.board import lay
from racecraft.games.gt.dashboard import ASPHALT, CLASSES, DRY, standard_dashboards
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.planning import FINISHED, RETIRED
from racecraft.games.gt.state import GTState
from racecraft.odds.gt.chances import at_least, hazard_distribution
from racecraft.odds.gt.solve import NEVER, Aim, hazard_chances, solve
from tests.games.gt.table import car, drive, table

SHORT = {"track": lay("102a", "111a", "106a", "106a", "111a")}
"""The circuit of the tests: short enough to be solved at once."""


def choice(state: GTState, name: str = "club", seed: int = 1) -> str:
    """What a bot does, in notation."""
    return GT_GAME.notation(state, make_bot("gt", name, seed).choose(Sight(GT_GAME, state, state.turn)))


def race(drivers: list[str], seed: int) -> list[int]:
    chairs = [Chair(name, bot=name) for name in drivers]
    run = Race.start(GT_GAME, SHORT, chairs, Seeded(seed))
    bots = [make_bot("gt", name, seed * 10 + seat) for seat, name in enumerate(drivers)]
    run.advance()
    while pending := run.pending():
        run.play(pending[0], bots[pending[0]].choose(Sight(GT_GAME, run.state, pending[0])))
        run.advance()
    result = run.result()
    assert result is not None
    return list(result.places)


# --- The solved track ---------------------------------------------------------------------------------------


def test_chances_are_those_of_the_exact_odds() -> None:
    for kinds in ([0], [3, 7], [1, 2, 3, 4, 5, 6], [2, 7, 7, 7]):
        exact = [float(share) for share in hazard_distribution(kinds)]
        assert hazard_chances(standard_dashboards(), kinds) == pytest.approx(exact)


def test_equal_rows_of_a_solved_track_are_kept_once() -> None:
    """They are nearly all of its memory."""
    solved = solved_for(table(car("0#9"), options=SHORT), 1)
    tables = [solved._under_way, *solved._flat_out]
    rows = [row for table in tables for row in table if row]
    assert len({id(row) for row in rows}) == len({tuple(row) for row in rows}) < len(rows) / 3


def test_the_solved_track_that_was_not_asked_for_longest_is_forgotten(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    state = table(car("0#9"), options=SHORT)
    first = solved_for(state, 0)
    kept: dict[tuple[object, ...], object] = {}
    monkeypatch.setattr(track_values, "_kept", kept)
    asked = solved_for(state, 0)
    assert asked is not first
    kept.update({(number,): first for number in range(track_values.MOST_KEPT - 1)})
    assert solved_for(state, 0) is asked
    solved_for(state, 1)
    assert len(kept) == track_values.MOST_KEPT
    assert (0,) not in kept
    assert solved_for(state, 0) is asked


def test_a_flat_out_throw_fails_as_often_as_the_odds_say() -> None:
    solved = solved_for(table(car("0#9"), options=SHORT), 0)
    number = solved.hand.number(4, 0b1110, 2, 0, 0, 0)
    assert solved.loses(number, 0) == pytest.approx(float(at_least([2, 3, 4, 0, 0], 3)))
    assert solved.loses(number, 1) == pytest.approx(float(at_least([2, 3, 4, 0, 0], 2)))


def test_the_last_step_of_a_time_attack_is_exact() -> None:
    """GT-SOLO-08, 10: over the line in gear 6 for ten seconds, less the token that the die earns flat out."""
    state = table(car("0#7", 5, wrap=1), options=SHORT)
    solved = solved_for(state, 3)
    assert solved.value(state.cars[0].cell, 5, 0) == pytest.approx(9.0)
    assert solved.value(state.cars[0].cell, 5, 2) == pytest.approx(7.0)
    assert solved.value(state.cars[0].cell, 5, 9) == pytest.approx(0.0)
    assert choice(drive(state, "G6 0#10")) == "flat out"


def test_a_token_of_focus_is_worth_a_second_at_least() -> None:
    state = table(car("0#9"), options=SHORT)
    solved = solved_for(state, 3)
    for space in range(solved.spaces):
        node = solved.spaces + space
        for gear in range(7):
            values = [solved.value(node, gear, focus) for focus in range(4)]
            if values[0] >= NEVER:
                continue
            assert all(more <= less - 1 + 1e-9 for less, more in pairwise(values))


def test_a_lost_turn_costs_its_seconds() -> None:
    """GT-LOC-07, 11, GT-SOLO-06: a spin is a turn of 60 s, the verge one of 30 and one of 60."""
    solved = solved_for(table(car("0#9"), options=SHORT), 1)
    node = solved.spaces + solved.circuit.number["2#1"]
    rest = solved.value(node, 0, 1)
    assert solved.lost(node, 2, 1) == pytest.approx(60 + rest)
    assert solved.lost(node, 3, 1) >= 90 + rest - 5


def test_more_dice_make_a_faster_lap() -> None:
    """GT6 BOP has a coast die less."""
    setup = table(car("0#9"), options=SHORT).setup
    aim = Aim([float(seconds) for seconds in setup.boards.seconds], 1.0, 1.5, 0, 0.0, 0.0)
    standard, slower = (
        solve(setup, CLASSES.index(car_class), ASPHALT, DRY, 0, aim) for car_class in ("GT6", "GT6 BOP")
    )
    pole = standard.spaces + standard.circuit.grid[0]
    assert standard.value(pole, 0, 0) < slower.value(pole, 0, 0)


def test_the_same_tiles_laid_twice_are_solved_once() -> None:
    first, second = (table(car("0#9"), options=SHORT) for _ in range(2))
    assert first.circuit is not second.circuit
    assert solved_for(first, 1) is solved_for(second, 1)


# --- Driving ------------------------------------------------------------------------------------------------


def test_a_plan_costs_what_driving_it_comes_to() -> None:
    """Thrown, secured or stopped: before the first throw a plan is worth the best of its first step."""
    state = table(car("0#9", focus=6), options=SHORT)
    bot = Club(1)
    found = bot.plan(state)
    for laid in found.laid.steps():
        state.play(0, laid.action)
    before = bot.turn(state).one_by_one(found.laid)
    drive(state, "one by one")
    costs = Turn(state, solved_for(state, bot.most_focus)).drive(state.legal(0))
    assert costs[0][0] == pytest.approx(before)


def test_nobody_throws_the_third_hazard_for_a_space() -> None:
    """Gear die 6 would lose control one time in three, for a space that leads into a corner."""
    state = table(car("2#1", 4), options=SHORT)
    drive(state, "C 2#4", "G5 2#7", "G6 3#1", "one by one", "throw", "hz", "throw", "hz")
    assert choice(state) == "stop"
    state.cars[0].focus = 0
    assert choice(state, "pro@20") == "stop"


@pytest.mark.parametrize("name", ["rookie", "club", "pro@20"])
def test_no_driver_goes_too_fast_where_there_is_another_way(name: str) -> None:
    for space, gear in (("0#7", 6), ("0#10", 5), ("1#1", 2), ("2#1", 4)):
        for seed in range(4):
            state = table(car(space, gear), car("0#1", 0), options=SHORT)
            bot = make_bot("gt", name, seed)
            while GT_GAME.position(state)["phase"] == "plan":
                state.play(0, bot.choose(Sight(GT_GAME, state, 0)))
            assert not state.over_speed


def test_ends_are_weighed_by_the_chance_to_be_first() -> None:
    """A shorter way to go, and a higher gear at the same distance, leave fewer rivals unbeaten."""
    state = table(car("2#1", 3), car("1#1", 2), options=SHORT)
    pro = Pro(1, Budget(nodes=20))
    contest = pro.turn(state)
    assert isinstance(contest, Contest)
    assert contest.behind(1.0, -1, 4) < contest.behind(2.0, -1, 4) < contest.behind(3.0, -1, 4)
    assert contest.behind(2.0, -1, 4) < contest.behind(2.0, -1, 1)


def sampled(state: GTState) -> Sampled:
    return Sampled(state, [], Pro(1, Budget(nodes=20)).driver)


def test_a_retired_car_has_beaten_nobody_but_those_who_retired_before() -> None:
    """GT-BLOCK-09."""
    state = table(car("2#1", 3), car("1#1", 2), car("0#10", 2), options=SHORT)
    state.cars[0].place = RETIRED
    assert sampled(state).judge(state, 0) == 0.0
    state.cars[2].place = RETIRED
    assert sampled(state).judge(state, 0) == 0.5
    assert sampled(state).judge(state, 2) == 0.0


def test_a_car_that_finished_has_beaten_those_behind_it() -> None:
    """GT-END-05: with a classification the race goes on behind the first."""
    options = SHORT | {"race_end": "classify"}
    state = table(car("2#1", 3), car("1#1", 2), car("0#10", 2), car("0#9", 2), options=options)
    for seat in (1, 0):
        state.cars[seat].place = FINISHED
        state.finished.append(seat)
    judge = sampled(state)
    assert [judge.judge(state, seat) for seat in (1, 0)] == pytest.approx([1.0, 2 / 3])
    state.turn = 2
    assert 0.0 < judge.judge(state, 2) < 1 / 3, "one rival is left to beat"


def test_advice_speaks_of_seconds_alone_of_turns_and_of_wins_in_a_race() -> None:
    alone = table(car("0#9"), options=SHORT)
    together = table(car("0#9"), car("0#7"), options=SHORT)
    for name, state, unit in (
        ("club", alone, "seconds"),
        ("pro@20", alone, "seconds"),
        ("club", together, "turns"),
        ("pro@20", together, "win"),
    ):
        advice = make_bot("gt", name, 1).weigh(Sight(GT_GAME, state, 0))
        assert advice is not None
        assert advice.unit == unit
        assert all(0 <= option.risk <= 1 for option in advice.options)


# --- The ladder ---------------------------------------------------------------------------------------------


def test_every_rung_beats_chance() -> None:
    for name in ("rookie", "club", "pro@10"):
        for seed in range(3):
            drivers = [name, "random"] if seed % 2 else ["random", name]
            assert race(drivers, seed)[drivers.index(name)] == 1


def test_the_club_driver_beats_the_rookie() -> None:
    """Twelve races, each first on the grid as the lots fall; fewer than seven wins would be far off."""
    won = sum(race(["club", "rookie"], seed)[0] == 1 for seed in range(12))
    assert won >= 7
