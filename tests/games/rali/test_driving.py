"""Steps and lanes, looked at over every way a move can be driven."""

from __future__ import annotations

import pytest

from racecraft.engine.errors import IllegalAction
from racecraft.games.rali.board import NOWHERE, load_board, read_board
from racecraft.games.rali.game import RALI
from tests.games.rali.table import at, board_data, car, drive, faces, kinds, table, waiting, ways, words


def test_from_the_middle_in_first_gear() -> None:
    """RL-LANE-02: six positions from the middle end in any lane, and no way comes back to the middle."""
    state = drive(table(car("28.2")), "keep", "6")
    found = list(ways(state))
    assert {at(end).split(".")[1] for _, end in found} == {"1", "2", "3"}
    for way, _ in found:
        assert len([step for step in way if step != "ahead"]) <= 1


def test_from_the_inner_lane_in_first_gear() -> None:
    """RL-LANE-02: two positions from 0.1 reach all of row 2."""
    state = drive(table(waiting("0.1")), "keep", "2")
    assert {at(end) for _, end in ways(state)} == {"2.1", "2.2", "2.3"}


@pytest.mark.parametrize("gear", range(1, 6))
@pytest.mark.parametrize("lane", range(1, 4))
def test_lane_changes_of_every_way(gear: int, lane: int) -> None:
    """RL-LANE-01, RL-LANE-02, RL-LANE-03, RL-MOVE-02: never more changes than the gear has, each with a step
    forward, never back into the lane of the start."""
    allowed = {1: 2, 2: 1, 3: 1, 4: 0, 5: 0}[gear]
    state = drive(table(car(f"16.{lane}", gear)), "keep", "3")
    most = 0
    for way, end in ways(state):
        changes = [step for step in way if step in ("left", "right")]
        most = max(most, len(changes))
        assert len(changes) <= allowed
        assert len(set(changes)) <= 1, "the second change goes the way of the first"
        reached = lane + changes.count("right") - changes.count("left")
        if end.cars[0].at_rest:
            assert len(way) <= state.steps
        else:
            assert at(end) == f"{16 + state.steps}.{reached}"
    assert most == min(allowed, 1 if lane == 2 else 2)


@pytest.mark.parametrize("row", range(72))
def test_neighbours_are_one_row_on_in_bends_too(row: int) -> None:
    """RL-LANE-06, RL-LANE-01, RL-MOVE-01: every step leads one row on and one lane aside at most."""
    board = load_board("classic")
    for lane in (1, 2, 3):
        cell = board.at(row, lane)
        assert board.ahead[cell] == board.at(row + 1, lane)
        assert board.left[cell] == (board.at(row + 1, lane - 1) if lane > 1 else NOWHERE)
        assert board.right[cell] == (board.at(row + 1, lane + 1) if lane < 3 else NOWHERE)


def test_nothing_leads_back_to_start4() -> None:
    """RL-START-02: no arrow of the board ends on START4, and from row 71 the lanes lead past it."""
    board = load_board("classic")
    arrows = [*board.ahead, *board.left, *board.right, *board.branch, *board.box]
    assert board.start4 not in arrows
    state = drive(table(car("71.3")), "keep", "2", "ahead")
    assert (at(state), words(state)) == ("0.3", ["ahead", "left"])


def test_start4_reaches_all_of_row_one() -> None:
    """RL-START-03: without a lane change."""
    state = drive(table(waiting("START4")), "keep", "1")
    assert {(way[0], at(end)) for way, end in ways(state)} == {
        ("left", "1.1"),
        ("ahead", "1.2"),
        ("right", "1.3"),
    }


def test_every_position_is_driven_unless_something_ends_the_move() -> None:
    """RL-TURN-03, RL-TURN-04: a move of n positions takes n decisions, or fewer if the car is stopped."""
    for _, rolled in faces(drive(table(car("20.2", 2)), "keep")):
        for way, end in ways(rolled):
            assert len(way) == rolled.steps or (len(way) < rolled.steps and end.cars[0].at_rest)


def test_a_refused_step_says_why_and_changes_nothing() -> None:
    """RL-LANE-02: the sentence names the action and the rule."""
    state = drive(table(car("28.2")), "keep", "3", "left")
    before = RALI.position(state)
    with pytest.raises(IllegalAction, match=r"^right: a move may not come back .* \(RL-LANE-02\)$"):
        drive(state, "right")
    with pytest.raises(IllegalAction, match=r"^99: is not what is to be decided now$"):
        state.play(0, 99)
    assert RALI.position(state) == before


def test_a_short_cut_to_another_lane() -> None:
    """RL-LANE-05, RL-SHORTCUT-05: out of a short-cut the lane of the exit is the lane of the start."""
    data = board_data()
    data["shortcuts"][0]["exit"] = [27, 2]
    state = drive(table(car("K1.4", 1), options={"board": data}), "keep", "6", "ahead", "ahead")
    assert (at(state), state.home_lane, words(state)) == ("27.2", 2, ["ahead", "left", "right"])
    state = drive(table(car("13.3", 2), options={"board": data}), "keep", "6")
    drive(state, "branch", *["ahead"] * 5)
    assert (at(state), state.home_lane, state.changes) == ("27.2", 2, 1)
    assert words(state) == ["ahead", "left", "right"], "lane 3, in which the move began, is open again"


def test_two_pits_in_one_move() -> None:
    """RL-OBST-07: every pit entered counts."""
    data = board_data()
    data["obstacles"] += [{"row": row, "lane": 2, "kind": "pit"} for row in (29, 32)]
    state = drive(table(car("28.2", 2), options={"board": data}), "keep", "2", *["ahead"] * 4)
    assert (at(state), state.cars[0].marker, state.cars[0].gear) == ("32.2", 6, 2)
    assert kinds(state).count("hit") == 2


def test_no_waiting_where_the_board_leads_off_the_start_row() -> None:
    """RL-START-05: a station beside row 1 is a way out for a car on its first move."""
    data = board_data()
    data["stations"][0] = {"id": "S1", "row": 1, "lane": 3, "entry": [0, 3], "exit": [2, 3]}
    cars = [waiting("0.2"), waiting("0.3"), car("1.3")]
    state = drive(table(*cars, options={"board": data}), "keep", "1", "ahead")
    assert state.pending() == [1]
    drive(state, "keep", "1")
    assert words(state) == ["ahead", "left", "branch"]


def test_waiting_where_first_gear_changes_no_lanes() -> None:
    """RL-START-05: a free lane aside is out of reach then; START4 reaches it all the same."""
    data = board_data()
    data["lane_changes"]["1"] = 0
    cars = [waiting("0.3"), waiting("START4"), waiting("0.2"), car("1.2")]
    state = drive(table(*cars, options={"board": data}), "keep", "2", "ahead", "ahead")
    assert state.pending() == [1]
    drive(state, "keep", "1", "right")
    assert kinds(state)[-1] == "waited"
    assert state.pending() == [3]


def test_the_board_reads_the_same_under_any_name() -> None:
    """RL-SETUP-06: the cells of a board file of one's own are those of the board it was copied from."""
    assert read_board(board_data(), "copy").ids == load_board("classic").ids
