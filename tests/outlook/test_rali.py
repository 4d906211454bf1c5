"""What an outlook of Ралі tells is what the engine does."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from racecraft.games.rali.game import RALI
from racecraft.games.rali.phases import DECLARE, OVER, PLACE, STEP
from racecraft.games.rali.rules import target
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.chances import best_ways
from racecraft.outlook import BadSketch, outlook
from racecraft.outlook.rali.choices import one_in
from tests.every_game.cases import CASES, Case, stages
from tests.games.rali.table import car, drive, table
from tests.outlook.telling import told

RACES = [case for case in CASES if case.game is RALI]


def look(state: RaliState) -> dict[str, Any]:
    return outlook(RALI, state, state.turn)


@pytest.mark.parametrize("case", RACES, ids=str)
def test_a_step_leads_and_harms_as_it_says(case: Case) -> None:
    """RL-OBST, RL-CRASH, RL-SERVICE: the cell, the damage, the turns to miss and whether the move goes on."""
    grounds, steps = set(), 0
    for state in stages(case, seed=1):
        assert isinstance(state, RaliState)
        if state.phase != STEP:
            continue
        seat = state.turn
        for action, choice in look(state)["choices"].items():
            after = state.copy()
            after.play(seat, int(action))
            car = after.cars[seat]
            crashed = choice["crash"] is not None
            assert state.board.ids[car.cell] == choice["cell"] or crashed
            assert max(0, state.cars[seat].marker - car.marker) == choice["damage"]
            assert (car.marker, choice["wins"]) == (choice["marker"], after.result() is not None)
            on = after.phase == STEP and after.turn == seat
            assert choice["steps_left"] == (after.steps if on else 0)
            if crashed:
                assert choice["stops"]
                assert told(choice["detail"][0]).startswith(f"runs into P{choice['crash'] + 1}: stop")
            grounds.add(choice["ground"])
            steps += 1
    assert "track" in grounds
    assert steps > 50


@pytest.mark.parametrize("case", RACES, ids=str)
def test_the_faces_of_the_die_are_those_of_the_engine(case: Case) -> None:
    """RL-GEAR-02 to 05: on a 1 a shift fails; the gear after the throw gives the positions."""
    gears = 0
    for state in stages(case, seed=2, looks=100):
        assert isinstance(state, RaliState)
        if state.phase != DECLARE:
            continue
        for action, choice in look(state)["choices"].items():
            declared = state.copy()
            declared.play(state.turn, int(action))
            assert [face["die"] for face in choice["faces"]] == [1, 2, 3, 4, 5, 6]
            for face in choice["faces"]:
                rolled = declared.copy()
                rolled.resolve(face["die"])
                assert rolled.steps == face["steps"]
                assert rolled.cars[state.turn].gear == face["gear"]
                assert face["fails"] == (face["gear"] != choice["gear"])
                assert face["ends"]
            fails = sum(face["fails"] for face in choice["faces"])
            assert choice["shift_fails"]["chance"] == pytest.approx(fails / 6)
            gears += 1
    assert gears > 10


def test_start_places_are_named_by_their_cells() -> None:
    state = RALI.new(2)
    while state.phase != PLACE:
        state.resolve(0)
    for action, choice in look(state)["choices"].items():
        after = state.copy()
        after.play(state.turn, int(action))
        assert after.board.ids[after.cars[state.turn].cell] == choice["cell"]


def test_a_single_way_is_gone_without_asking_but_the_die_is_thrown_by_hand() -> None:
    seen = set()
    for state in stages(RACES[0], seed=3):
        assert isinstance(state, RaliState)
        if state.pending():
            shown = look(state)
            ends = sum(goal["ends"] for goal in shown["targets"])
            alone = len(shown["choices"]) == 1
            assert shown["automatic"] == (alone and ends == 1 and state.phase != DECLARE)
            if shown["forced"]:
                (way,) = best_ways(state)
                assert shown["automatic"]
                assert shown["forced"] == way.steps
            assert bool(shown["forced"]) == (shown["automatic"] and state.phase == STEP)
            seen.add((state.phase == DECLARE, alone))
    assert (True, True) in seen
    assert (False, True) in seen


def ways(state: RaliState, seat: int) -> list[tuple[str, RaliState]]:
    """Every way to drive the move to its end: the cell that the last step aims at, and the table then."""
    found: list[tuple[str, RaliState]] = []
    for action in state.legal(seat):
        after = state.copy()
        after.play(seat, action)
        if after.phase == STEP and after.turn == seat:
            found += ways(after, seat)
        else:
            found.append((state.board.ids[target(state, action)], after))
    return found


@pytest.mark.parametrize("case", RACES, ids=str)
def test_a_target_is_a_whole_move_and_none_to_its_cell_costs_less(case: Case) -> None:
    harmful = 0
    for state in stages(case, seed=4, looks=100):
        assert isinstance(state, RaliState)
        if state.phase != STEP:
            continue
        seat, shown = state.turn, look(state)
        known = ways(state, seat)
        costs: dict[str, list[int]] = {}
        for cell, after in known:
            costs.setdefault(cell, []).append(max(0, state.cars[seat].marker - after.cars[seat].marker))
        won = {cell for cell, after in known if after.phase == OVER}
        ends = [goal for goal in shown["targets"] if goal["ends"]]
        assert sorted(goal["cell"] for goal in ends) == sorted(costs)
        for goal in ends:
            after = state.copy()
            for action in goal["decision"]:
                assert (after.phase, after.turn) == (STEP, seat)
                after.play(seat, action)
            assert after.phase != STEP or after.turn != seat or after.first_step, "the move is over"
            lost = max(0, state.cars[seat].marker - after.cars[seat].marker)
            assert lost == min(costs[goal["cell"]]) or goal["cell"] in won
            assert lost == goal["lost"]
            harmful += lost > 0
    assert harmful


def ready(*words: str, cell: str, gear: int, crossings: int = 1) -> str:
    """The cell to which the move leads that lies ready; none if it is empty."""
    state = drive(table(car(cell, gear, crossings=crossings), car("2.1", 3)), *words)
    shown = look(state)
    return next((goal["cell"] for goal in shown["targets"] if goal["decision"] == shown["ready"]), "none")


def test_the_move_that_stands_out_lies_ready() -> None:
    """The only clean way that leads furthest, or the win; of two that are level, none."""
    assert ready("keep", "6", cell="33.2", gear=3) == "43.3"
    assert ready("keep", "6", cell="31.2", gear=3) == "none"
    assert ready("keep", "6", cell="70.3", gear=1, crossings=2).startswith("1.")


def test_start_places_say_their_lanes() -> None:
    state = RALI.new(2)
    while state.phase != PLACE:
        state.resolve(0)
    details = [told(choice["detail"][0]) for choice in look(state)["choices"].values()]
    assert details[:3] == ["left lane", "middle lane", "right lane"]


@pytest.mark.parametrize("case", RACES, ids=str)
def test_a_move_is_drawn_through_any_cell_on_its_way(case: Case) -> None:
    """Every cell that can be passed is a target; from a sketch on, the way leads through it."""
    passed = extended = 0
    for state in stages(case, seed=6, looks=60):
        assert isinstance(state, RaliState)
        if state.phase != STEP:
            continue
        for goal in look(state)["targets"]:
            if goal["ends"]:
                continue
            passed += 1
            shown = outlook(RALI, state, state.turn, {"way": goal["decision"]})
            drawn = next(each for each in shown["targets"] if each["decision"] == goal["decision"])
            assert drawn["cells"][-1] == drawn["cell"] == goal["cell"]
            assert not drawn["ends"]
            assert not drawn["anew"]
            for further in shown["targets"]:
                if not further["anew"] and len(further["decision"]) > len(goal["decision"]):
                    assert further["decision"][: len(goal["decision"])] == goal["decision"]
                    extended += 1
    assert passed
    assert extended


def test_a_landing_of_a_throw_tells_what_it_costs() -> None:
    """RL-OBST, RL-CRASH: for each face of the die and each cell, the mildest end there."""
    harmed = 0
    for state in stages(RACES[-1], seed=2, looks=60):
        assert isinstance(state, RaliState)
        if state.phase != DECLARE:
            continue
        for action, choice in look(state)["choices"].items():
            for face in choice["faces"]:
                rolled = state.copy()
                rolled.play(state.turn, int(action))
                rolled.resolve(face["die"])
                known = ways(rolled, state.turn)
                for end in face["ends"]:
                    lost = [
                        max(0, state.cars[state.turn].marker - after.cars[state.turn].marker)
                        for cell, after in known
                        if cell == end["cell"]
                    ]
                    assert end["lost"] == min(lost) or end["wins"]
                    harmed += end["lost"] > 0
    assert harmed


@pytest.mark.parametrize(
    ("sketch", "why"),
    [
        ({"way": []}, "with 1 to"),
        ({"way": ["ahead"]}, "are numbers"),
        ({"way": [3], "gear": 1}, "a sketch in rali is"),
        ({"way": [0]}, "cannot be driven"),
    ],
)
def test_a_sketch_of_a_move_is_checked(sketch: dict[str, Any], why: str) -> None:
    state = next(state for state in stages(RACES[0], seed=1) if getattr(state, "phase", None) == STEP)
    with pytest.raises(BadSketch, match=why):
        outlook(RALI, state, state.pending()[0], sketch)


def test_a_sure_chance_is_told_in_words() -> None:
    assert told(dict(one_in(Fraction(1, 6)))) == "1 in 6"
    assert told(dict(one_in(Fraction(1)))) == "for sure"
