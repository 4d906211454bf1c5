"""How a race is told, whose turn it is, and how it ends."""

from __future__ import annotations

import pytest

from racecraft.engine.errors import IllegalOutcome, WrongSeat
from racecraft.engine.playout import random_playout
from racecraft.engine.state import Result
from racecraft.games.rali.game import RALI
from racecraft.games.rali.rules import ROUND_CAP
from racecraft.games.rali.state import RaliState
from tests.games.rali.table import at, car, drive, kinds, table, waiting


def ended(state: RaliState) -> Result:
    result = state.result()
    assert result is not None
    assert state.over()
    assert state.pending() == []
    assert state.chance() == []
    return result


def test_a_race_is_told_event_by_event() -> None:
    """RL-TURN-01, RL-GEAR-02, RL-CRASH-01, RL-DMG-03: every event has its seat and figures."""
    state = table(car("28.2", 3, 6), car("30.2", 4, 5))
    drive(state, "up", "1", "ahead", "ahead")
    assert [event.json() for event in state.events or []] == [
        {"kind": "declared", "seat": 0, "from": 3, "gear": 4},
        {"kind": "rolled", "seat": 0, "die": 1, "gear": 3, "steps": 5},
        {"kind": "shift_failed", "seat": 0, "gear": 3},
        {"kind": "moved", "seat": 0, "from": "28.2", "to": "29.2"},
        {
            "kind": "crashed",
            "seat": 0,
            "other": 1,
            "lost": 4,
            "marker": 2,
            "lost_other": 2,
            "marker_other": 3,
        },
        {"kind": "limited", "seat": 0, "who": 1, "gear": 2},
    ]


@pytest.mark.parametrize(
    ("cell", "gear", "words", "told"),
    [
        (
            "36.3",
            2,
            ["keep", "1", "ahead"],
            {"kind": "hit", "obstacle": "rock", "cell": "37.3", "lost": 3, "marker": 7},
        ),
        (
            "37.2",
            2,
            ["keep", "1", "ahead"],
            {"kind": "hit", "obstacle": "pit", "cell": "38.2", "lost": 2, "marker": 8},
        ),
        ("15.3", 2, ["keep", "1", "branch"], {"kind": "serviced", "station": "S1", "marker": 10}),
        ("65.3", 2, ["keep", "1", "branch", "ahead"], {"kind": "boxed", "marker": 10}),
        ("0.3", 1, ["keep", "1", "ahead"], {"kind": "lap", "lap": 1}),
    ],
)
def test_what_waits_on_a_cell_is_told(
    cell: str, gear: int, words: list[str], told: dict[str, object]
) -> None:
    """RL-OBST-01, RL-SERVICE-02, RL-BOX-03, RL-END-01."""
    state = drive(table(car(cell, gear)), *words)
    assert {"seat": 0, **told} in [event.json() for event in state.events or []]


def test_missed_turns_are_told() -> None:
    """RL-TURN-02, RL-OBST-06: the debt drops by one each turn."""
    state = drive(table(car("28.2"), car("33.3", at_rest=True, miss=2)), "keep", "1", "ahead")
    assert [event.values["left"] for event in state.events or [] if event.kind == "missed"] == [1]
    assert state.pending() == [0]
    drive(state, "keep", "1", "ahead")
    assert [event.values["left"] for event in state.events or [] if event.kind == "missed"] == [1, 0]
    assert state.pending() == [0]
    drive(state, "keep", "1", "ahead")
    assert state.pending() == [1]


def test_only_the_driver_whose_turn_it_is_may_act() -> None:
    """RL-SETUP-03: anybody else is told whose turn it is, and nothing changes."""
    state = table(car("28.2"), car("40.2"))
    before = RALI.position(state)
    with pytest.raises(WrongSeat, match="it is the turn of seat 1, not of seat 2"):
        state.play(1, 0)
    with pytest.raises(WrongSeat, match="there is no seat 3 in this race of 2"):
        state.play(2, 0)
    with pytest.raises(WrongSeat, match="there is no seat 0 in this race of 2"):
        state.play(-1, 0)
    with pytest.raises(IllegalOutcome, match="nothing is to be rolled now"):
        state.resolve(3)
    assert RALI.position(state) == before
    assert state.legal(1) == []


def test_nobody_acts_while_the_die_rolls() -> None:
    """RL-TURN-01: after the declaration comes the roll."""
    state = drive(table(car("28.2")), "keep")
    with pytest.raises(WrongSeat, match="the die is to be rolled now"):
        state.play(0, 3)
    for face in (0, 7, -1):
        with pytest.raises(IllegalOutcome, match=f"the die shows 1 to 6, not {face}"):
            state.resolve(face)
    assert state.pending() == []
    assert state.legal(0) == []


def test_alone_nobody_is_beaten() -> None:
    """RL-END-01: the only car of the race ends it too, but wins against nobody."""
    assert kinds(drive(table(car("0.3", 5, crossings=2)), "keep", "6", "ahead"))[-1] == "won_alone"


def test_nobody_acts_after_the_end() -> None:
    """RL-END-01: the race is over at once, in the middle of the move."""
    state = drive(table(car("0.3", 5, crossings=2), car("40.2")), "keep", "6", "ahead")
    assert kinds(state)[-1] == "won"
    with pytest.raises(WrongSeat, match="the race is over"):
        state.play(0, 3)
    with pytest.raises(IllegalOutcome, match="nothing is to be rolled now"):
        state.resolve(1)
    assert ended(state).places == [1, 2]


def test_turns_go_round_from_whoever_began() -> None:
    """RL-SETUP-03, RL-SETUP-04: the same order for placing and for driving, in every round."""
    state = RALI.new(3, {"first": 3})
    order: list[int] = []
    while state.round < 4:
        seat = state.turn
        if state.chance():
            state.resolve(1)
            continue
        if not order or order[-1] != seat:
            order.append(seat)
        state.play(seat, state.legal(seat)[0])
    assert order[:9] == [2, 0, 1, 2, 0, 1, 2, 0, 1]


def test_lots_give_every_seat_the_same_chance() -> None:
    """RL-SETUP-03: 0 draws lots for who begins."""
    state = RALI.new(4, {"first": 0})
    assert state.pending() == []
    assert state.chance() == [(0, 1), (1, 1), (2, 1), (3, 1)]
    assert [RALI.outcome_notation(state, seat) for seat in range(4)] == ["seat1", "seat2", "seat3", "seat4"]
    with pytest.raises(IllegalOutcome, match="the lot falls on seat 1 to 4, not 5"):
        state.resolve(4)
    state.resolve(2)
    assert state.pending() == [2]
    assert (state.first, state.round) == (2, 1)


def test_a_car_that_finishes_beats_those_further_along_in_the_row() -> None:
    """RL-END-01, RL-END-03: the third crossing counts, not the row."""
    state = drive(table(car("0.2", crossings=2), car("71.2", crossings=2)), "keep", "1", "ahead")
    result = ended(state)
    assert result.places == [1, 2]
    assert result.scores == [14500, 14300]
    assert result.reason == "finish"


def test_progress_beside_the_track() -> None:
    """RL-END-03: stations, box lane and boxes count by their row, a short-cut by its share of the way."""
    cells = {
        "S3": 4900,
        "B69": 6900,
        "box.red": 6700,
        "K1.3": 2000,
        "K2.4": 4850,
        "0.1": 7200,
        "1.1": 100,
        "71.3": 7100,
    }
    for cell, progress in cells.items():
        state = table(car(cell, at_rest=True), car("5.2"))
        assert RALI.view(state, 0)["cars"][0]["progress"] == progress, cell
    assert RALI.view(table(waiting("START4")), 0)["cars"][0]["progress"] == 0


def test_equal_cars_share_a_place() -> None:
    """RL-END-03: two second places are followed by a fourth."""
    cars = [car("16.1"), car("0.1", crossings=2), car("S1", at_rest=True), car("7.1")]
    state = drive(table(*cars, turn=1), "keep", "1", "ahead")
    assert ended(state).places == [2, 1, 2, 4]


@pytest.mark.parametrize(("cells", "places"), [(("30.1", "32.2"), [2, 1]), (("30.1", "29.2"), [1, 1])])
def test_cap_on_rounds(cells: tuple[str, str], places: list[int]) -> None:
    """RL-END-04: after the last car of round 400 progress decides, and a tie is shared."""
    state = drive(table(car(cells[0]), car(cells[1]), turn=1, round=ROUND_CAP), "keep", "1", "ahead")
    assert kinds(state)[-1] == "capped"
    result = ended(state)
    assert (result.reason, result.places) == ("cap", places)


def test_the_cap_waits_for_the_whole_round() -> None:
    """RL-END-04: round 400 is driven to its end."""
    state = drive(table(car("30.1"), car("32.2"), turn=1, round=ROUND_CAP - 1), "keep", "1", "ahead")
    assert (state.round, state.over()) == (ROUND_CAP, False)
    drive(state, "keep", "1", "ahead")
    assert not state.over()
    drive(state, "keep", "1", "ahead")
    assert ended(state).reason == "cap"


def test_the_cap_falls_on_missed_turns_too() -> None:
    """RL-END-04, RL-TURN-02: a missed turn is a turn of its round."""
    cars = [car("30.1"), car("33.3", at_rest=True, miss=1)]
    state = drive(table(*cars, round=ROUND_CAP), "keep", "1", "ahead")
    assert ended(state).places == [2, 1]


def test_winning_in_the_last_round_is_winning() -> None:
    """RL-END-01, RL-END-04: the line comes before the cap."""
    state = drive(table(car("0.1", crossings=2), round=ROUND_CAP), "keep", "6", "ahead")
    assert ended(state).reason == "finish"


def test_victims_keep_place_gear_and_turn() -> None:
    """RL-CRASH-03, RL-CRASH-02: the one who is hit drives on as before, the other stands behind."""
    state = drive(table(car("28.2", 2), car("29.2", 5)), "keep", "6", "ahead")
    assert (at(state, 0), at(state, 1), state.pending()) == ("28.2", "29.2", [1])
    drive(state, "keep", "1")
    assert (state.cars[1].gear, state.steps) == (5, 9)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_random_races_end_at_the_line(seats: int) -> None:
    """RL-END-01, RL-DMG-01: whatever is driven, no car is lost and somebody finishes long before the cap."""
    for seed in range(20):
        state = RALI.new(seats)
        random_playout(state, seed)
        result = ended(state)
        assert result.reason == "finish"
        assert result.places.count(1) == 1
        assert state.round < 100
        assert all(1 <= entry.marker <= 10 for entry in state.cars)
