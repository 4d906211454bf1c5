"""The best solo drive of Ралі: its exact length, which every rule of the engine has a part in."""

from __future__ import annotations

from random import Random

import pytest

from racecraft.games.rali.game import RALI
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.solo import Solo, key_of
from tests.games.rali.table import board_data, car, drive, faces, table


@pytest.fixture(scope="module")
def solo() -> Solo:
    """One solver for all tests of a module: what it has found out it keeps."""
    return Solo(RALI.new(1).setup)


@pytest.mark.parametrize(
    ("start", "turns"), [("start1", 19.5452), ("start2", 19.5436), ("start3", 19.5436), ("start4", 19.5436)]
)
def test_expected_turns_of_a_race(solo: Solo, start: str, turns: float) -> None:
    """RL-END-01, RL-START-03: two laps of the classic board under best play, missed turns counted."""
    assert solo.turns(drive(RALI.new(1), start)) == pytest.approx(turns, abs=0.00005)


def test_the_best_start(solo: Solo) -> None:
    """RL-SETUP-04: the first of the equally good start cells."""
    state = RALI.new(1)
    assert RALI.notation(state, solo.best(state)) == "start2"
    assert solo.turns(state) == pytest.approx(19.5436, abs=0.00005)


def test_lots_for_a_single_car_change_nothing(solo: Solo) -> None:
    """RL-SETUP-03."""
    assert solo.turns(RALI.new(1, {"first": 0})) == solo.turns(RALI.new(1))


def test_one_step_from_the_line(solo: Solo) -> None:
    """RL-END-01: one more turn; once the line is crossed, none."""
    state = table(car("0.3", crossings=2))
    assert solo.turns(state) == 1.0
    drive(state, "keep", "1", "ahead")
    assert solo.turns(state) == 0.0


def test_three_steps_from_the_line_in_first_gear(solo: Solo) -> None:
    """RL-GEAR-01, RL-GEAR-02: shifting up wins unless it fails, which leaves two steps and the same question;
    keeping the gear wins on 3 to 6 only."""
    state = table(car("70.3", crossings=2))
    assert RALI.notation(state, solo.best(state)) == "up"
    two_steps_left = 1 + 1 / 6
    assert solo.turns(state) == pytest.approx(1 + two_steps_left / 6)
    assert solo.turns_after(state, RALI.parse(state, "keep")) == pytest.approx(1 + (two_steps_left + 1) / 6)


def test_the_spread_of_the_turns_to_come(solo: Solo) -> None:
    """Two steps from the line in first gear another turn is needed on a 1 alone; one step from it nothing is
    uncertain."""
    certain = table(car("0.3", crossings=2)).cars[0]
    open_ = table(car("71.3", crossings=2)).cars[0]
    keys = [key_of(one.cell, one.crossings, one.gear, one.marker, one.at_rest) for one in (certain, open_)]
    assert solo.variance(keys[0]) == pytest.approx(0.0)
    assert solo.value(keys[1]) == pytest.approx(1 + 1 / 6)
    assert solo.variance(keys[1]) == pytest.approx(1 / 6 * 5 / 6)


def test_an_action_that_ends_the_move_costs_its_turn(solo: Solo) -> None:
    """RL-SERVICE-02: driving into a station is not the cheaper for ending the turn at once."""
    state = drive(table(car("15.3", 2)), "keep", "6")
    costs = {RALI.notation(state, action): solo.turns_after(state, action) for action in state.legal(0)}
    assert costs["branch"] > costs["left"]
    assert solo.turns(state) == min(costs.values())


def test_a_missed_turn_counts(solo: Solo) -> None:
    """RL-OBST-06, RL-TURN-02: a puncture costs one turn more than a swamp on the same cell would."""
    data = board_data()
    for obstacle in data["obstacles"]:
        if (obstacle["row"], obstacle["lane"]) == (66, 2):
            obstacle["kind"] = "swamp"
    softer = Solo(RALI.new(1, {"board": data}).setup)
    here = table(car("65.2", 4, crossings=2))
    there = table(car("65.2", 4, crossings=2), options={"board": data})
    drive(here, "keep", "1")
    drive(there, "keep", "1")
    assert solo.turns(here) == pytest.approx(softer.turns(there) + 1)


def test_values_agree_from_node_to_node(solo: Solo) -> None:
    """RL-TURN-01: the best action spends exactly what the value promises, and a roll is worth the mean of its
    faces."""
    random = Random(5)
    for _ in range(10):
        state: RaliState = RALI.new(1)
        while not state.over():
            value = solo.turns(state)
            if state.chance():
                assert value == pytest.approx(
                    sum(float(chance) * solo.turns(after) for chance, after in faces(state))
                )
                state.resolve(random.randint(1, 6))
                continue
            before = state.round
            state.play(0, solo.best(state))
            spent = 1 if state.over() else int(state.round - before)
            assert value == pytest.approx(spent + solo.turns(state))
        assert 13 <= state.round <= 30


def test_the_state_asked_about_is_left_alone(solo: Solo) -> None:
    """RL-SETUP-05: looking ahead touches nothing."""
    state = drive(table(car("28.2", 2), round=7), "keep", "3", "ahead")
    before = RALI.position(state)
    solo.turns(state)
    solo.best(state)
    assert RALI.position(state) == before


def test_a_race_of_several_is_no_solo_drive(solo: Solo) -> None:
    with pytest.raises(ValueError, match="a solo drive has one car, not 2"):
        solo.turns(RALI.new(2))
