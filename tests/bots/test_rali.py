"""The drivers of Ралі: what each bot of the ladder sees and overlooks."""

from __future__ import annotations

import pytest

from racecraft.bots.bot import Bot, Budget, Sight
from racecraft.bots.rali.club import Club, under_way
from racecraft.bots.rali.master import MOST_ENDS, SLOWER, Master, Round, faces
from racecraft.bots.rali.pro import Pro, Simulator, solo_of
from racecraft.bots.rali.rookie import Rookie
from racecraft.bots.rali.value import VALUE
from racecraft.bots.registry import make_bot
from racecraft.bots.trials import standing
from racecraft.engine.chance import Seeded
from racecraft.games.rali.actions import UP
from racecraft.games.rali.game import RALI
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.stands import first_step, stands
from tests.games.rali.table import board_data, car, drive, table


def choice(bot: Bot, state: RaliState) -> str:
    return RALI.notation(state, bot.choose(Sight(RALI, state, state.turn)))


def solo_turns(name: str, races: int) -> float:
    total = 0
    for seed in range(races):
        state, bot, source = RALI.new(1), make_bot("rali", name, seed), Seeded(seed + 500)
        while not state.over():
            if outcomes := state.chance():
                state.resolve(source.draw(outcomes))
            else:
                state.play(0, bot.choose(Sight(RALI, state, 0)))
        total += state.round
    return total / races


def test_each_rung_needs_fewer_turns_than_the_one_below() -> None:
    """Best play takes 19.54 turns on average."""
    pro, club, rookie = (solo_turns(name, 12) for name in ("pro@1", "club", "rookie"))
    assert 18 < pro < club < rookie < 30


@pytest.mark.parametrize("bot", [Club(1), Pro(1, Budget(nodes=8))])
def test_nobody_steps_into_sand_if_there_is_a_way_round(bot: Bot) -> None:
    state = drive(table(car("57.2", gear=3)), "keep", "1")
    assert choice(bot, state) in ("left", "right")


def test_the_pro_wins_when_it_can() -> None:
    state = drive(table(car("70.3", 1, crossings=2), car("60.2", 3, crossings=2)), "keep", "6")
    pro = Pro(3, Budget(nodes=20))
    while not state.over():
        state.play(0, pro.choose(Sight(RALI, state, 0)))
    assert state.cars[0].crossings == 3


def test_the_pro_drives_alone_as_the_solver_does() -> None:
    pro = Pro(5, Budget(nodes=50))
    state = table(car("28.2", 2))
    solo = solo_of(state.setup)
    assert RALI.parse(state, choice(pro, state)) == solo.best(state)


def test_a_solved_track_is_kept_for_the_next_race_on_it() -> None:
    first = solo_of(RALI.new(1).setup)
    assert solo_of(RALI.new(3).setup) is first
    own = solo_of(RALI.new(1, {"board": board_data()}).setup)
    assert solo_of(RALI.new(2, {"board": board_data()}).setup) is own
    assert solo_of(RALI.new(1, {"laps": 1}).setup) is not first


def test_the_rookie_shifts_up_in_a_hurry() -> None:
    """Straight before a rock, in a gear that still allows a lane change, a careful driver does not."""
    state = table(car("11.3", gear=3))
    hurried = sum(Rookie(seed).choose(Sight(RALI, state, 0)) == UP for seed in range(40))
    assert hurried >= 10


def test_stands_are_the_ends_the_engine_reaches() -> None:
    """Driving any way to its end leaves the car where the stand says."""
    state = drive(table(car("27.2", gear=2), car("30.2", gear=1)), "keep", "5")
    found = stands(state, state.steps)
    assert {stand.positions for stand in found} == {1, 2, 3, 4, 5, 6, 7}
    for stand in found:
        if not stand.halted and stand.positions != state.steps:
            continue
        twin, way = state.copy(), stand.way
        for _ in range(stand.positions):
            twin.play(0, first_step(way))
            way >>= 2
        there = twin.cars[0]
        assert (there.cell, there.gear, there.marker, there.at_rest) == (
            stand.cell,
            stand.gear,
            stand.marker,
            stand.at_rest,
        )


def test_the_pro_tells_what_it_weighed_in_turns() -> None:
    advice = Pro(1, Budget(nodes=10)).weigh(Sight(RALI, table(car("28.2", 2)), 0))
    assert advice is not None
    assert advice.unit == "turns"
    assert {option.action for option in advice.options} == set(table(car("28.2", 2)).legal(0))
    assert all(0 <= option.risk <= 1 for option in advice.options)


# --- The master ---------------------------------------------------------------------------------------------


def ends(state: RaliState) -> float:
    """The best that the value says of any end of the move under way, found without any short cut."""
    simulator = Simulator(state.setup, state.seats)
    judgement = simulator.judgements[state.turn]
    found = [
        (judgement.worth(state.board, stand), stand.way)
        for stand in stands(state, state.steps)
        if stand.halted or stand.positions == state.steps
    ]
    best = sorted(found, reverse=True)
    worths = []
    for worth, way in best[:MOST_ENDS]:
        if worth >= best[0][0] - SLOWER:
            twin = state.copy()
            simulator.follow(twin, way)
            worths.append(standing(VALUE.forecast(twin), state.turn))
    return max(worths)


@pytest.mark.parametrize(
    "state",
    [
        table(car("28.2", 2), car("29.2", 3), car("27.1", 1)),
        table(car("57.2", 3), car("58.2", 2)),
        table(car("70.3", 1, crossings=2), car("60.2", 3, crossings=2)),
        table(car("12.1", 3, marker=4), car("14.1", 1), car("13.2", 2)),
    ],
)
def test_the_master_looks_at_every_face_of_the_die(state: RaliState) -> None:
    """One search for all faces and a value kept for each end find the same as six searches."""
    master = Master(1, Budget(nodes=4))
    for shift in master.shifts(state, state.legal(0)):
        for face, end in enumerate(shift.ends, 1):
            assert end.worth == pytest.approx(ends(under_way(state, shift.action, face)))


def test_six_sweeps_show_every_face_and_any_two_are_fair() -> None:
    for seed in range(20):
        found = faces(Seeded(seed))
        assert sorted(found) == [1, 2, 3, 4, 5, 6]
        assert [sum(found[at : at + 2]) for at in (0, 2, 4)] == [7, 7, 7]


def test_a_trial_leaves_the_own_die_out_of_account() -> None:
    """Its six faces are known: a face that wins at once, after which nothing else happens, adds nothing."""
    state = table(car("70.3", 1, crossings=2), car("60.2", 3, crossings=2))
    master = Master(1, Budget(nodes=4))
    shifts = master.shifts(state, state.legal(0))
    trials = Round(state, master.simulator(state), [shift.worth for shift in shifts])
    trials.shifts = shifts
    won = 0
    for luck in range(12):
        trials.deal(luck)
        for option, shift in enumerate(shifts):
            if shift.ends[trials.dice[-1] - 1].stand.won:
                won += 1
                assert trials.attempt(option) == pytest.approx(shift.worth)
    assert won > 0
    assert shifts[0].worth < 0.999


@pytest.mark.parametrize("seed", range(6))
def test_the_master_takes_no_damage_where_a_clean_way_is_as_good(seed: int) -> None:
    """Three ways lead ten spaces ahead; two of them go through a pothole, and gain nothing by it."""
    state = drive(table(car("33.2", gear=3), car("31.1", gear=3)), "keep", "6")
    for action in Master(seed, Budget(nodes=60)).decide(Sight(RALI, state, 0)):
        state.play(0, action)
    assert (state.board.ids[state.cars[0].cell], state.cars[0].marker) == ("43.3", 10)
