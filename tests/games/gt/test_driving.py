"""Turns looked at over many positions: legality and its reasons, re-laid dice, order, hidden tyres, the time
sheet."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from racecraft.engine.chance import Seeded
from racecraft.engine.errors import BadNotation, BadPosition, IllegalAction, IllegalOutcome
from racecraft.games.gt import relay
from racecraft.games.gt.actions import STEP_DICE, STEPS
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.phases import DRIVE, PLAN, RELAY, THROWN
from racecraft.games.gt.planning import dice_of_step, die_objection, step_objection, usable_dice
from racecraft.games.gt.rules import clear_move, start_plan
from racecraft.games.gt.sheet import clock, sheet, sheet_text
from racecraft.games.gt.state import GTState
from tests.every_game.cases import Case, stages
from tests.games.gt.table import at, car, drive, kinds, table, words

ADVANCED = {"redline": True, "flying_start": True, "car_class": "GT5", "boost": True, "track": "k6"}


@pytest.mark.parametrize(("seats", "kind"), list(product((1, 3, 6), (0, 1, 2))))
def test_what_is_legal_is_what_nothing_speaks_against(seats: int, kind: int) -> None:
    """GT-DICE-02 to 15, GT-PASS-01 and GT-MOVE-08: the quick list of steps and the reasons agree."""
    for state in stages(Case(GT_GAME, seats, kind), 71):
        assert isinstance(state, GTState)
        if state.phase == PLAN and not state.closed:
            dice = [die for die in range(STEP_DICE) if die_objection(state, die) is None]
            assert usable_dice(state) == sum(1 << die for die in dice)
            open_steps = [action for action in range(STEPS) if step_objection(state, action) is None]
            assert [action for action in state.legal(state.turn) if action < STEPS] == open_steps


@pytest.mark.parametrize("track", ["k2", "k7"])
def test_what_is_remembered_of_the_road_is_what_it_is(track: str) -> None:
    """GT-PASS, GT-MOVE-08: cars that move close and open spaces; a copy remembers nothing."""
    state = GT_GAME.new(6, {"track": track, "start_weather": "wet"})
    random = Random(14)
    while not state.over():
        twin = state.copy()
        if outcomes := state.chance():
            outcome = random.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0]
            state.resolve(outcome)
            twin.resolve(outcome)
        else:
            seat = state.turn
            actions = state.legal(seat)
            assert actions == twin.legal(seat)
            twin = state.copy()
            action = random.choice(actions)
            state.play(seat, action)
            twin.play(seat, action)
        assert GT_GAME.position(state) == GT_GAME.position(twin)


def layouts(state: GTState, pool: list[tuple[int, bool]]) -> set[tuple[str, int]]:
    """Every (space, gear) at which the dice of the pool, laid anew one step at a time, first lose control. A
    slow second opinion: it lays real plans and tries the faces die by die."""
    found: set[tuple[str, int]] = set()
    seen: set[Any] = set()
    fresh = state.copy()
    fresh.phase = PLAN
    clear_move(fresh)
    start_plan(fresh, fresh.cars[fresh.turn])
    stack = [(fresh, tuple(sorted(pool)), 0)]
    while stack:
        now, left, hazards = stack.pop()
        for action in now.legal(now.turn):
            if action >= STEPS:
                continue
            die = action % STEP_DICE
            after = now.copy()
            after.play(after.turn, action)
            needs = _dice(now, die)
            for taken in _picks(left, needs):
                if die == 8 and taken[0][1]:
                    continue
                rest = list(left)
                for one in taken:
                    rest.remove(one)
                total = hazards + sum(bad for _, bad in taken) + after.plan_hazards - now.plan_hazards
                if after.over_speed or total >= now.limit:
                    found.add((after.circuit.names[after.plan_cell], after.plan_gear))
                    continue
                after.closed = False
                key = (after.plan_cell, after.plan_gear, tuple(rest), total, after.redlines)
                if key not in seen:
                    seen.add(key)
                    stack.append((after, tuple(rest), total))
    return found


def _dice(state: GTState, die: int) -> list[int]:
    return dice_of_step(state.plan_gear, die)


def _picks(left: tuple[tuple[int, bool], ...], needs: list[int]) -> set[tuple[tuple[int, bool], ...]]:
    """The ways to take dice of these kinds, by the faces they show."""
    found: set[tuple[tuple[int, bool], ...]] = set()
    for faces in product((False, True), repeat=len(needs)):
        taken = tuple(zip(needs, faces, strict=True))
        if all(taken.count(one) <= left.count(one) for one in taken):
            found.add(taken)
    return found


@pytest.mark.parametrize("options", [{}, ADVANCED], ids=["usual", "advanced"])
def test_layouts_after_a_failed_throw_agree_with_a_second_opinion(options: dict[str, Any]) -> None:
    """GT-FLAT-08 to 13: the quick search and plain laying of plans find the same losses of control."""
    compared = 0
    for seed in range(60):
        random = Random(seed)
        state: GTState = GT_GAME.new(3, options)
        while not state.over() and compared < 25:
            if seats := state.pending():
                legal = state.legal(seats[0])
                state.play(
                    seats[0], legal[-1] if 28 in legal and len(state.plan) > 3 else random.choice(legal)
                )
            else:
                state.resolve(random.choice(state.chance())[0])
            if state.phase != RELAY or len(state.dice) > 6:
                continue
            pool = [(kind, bool(state.faces >> n & 1)) for n, kind in enumerate(state.dice)]
            quick = {
                (state.circuit.names[relay.cell_of(one)], relay.gear_of(one))
                for one in state.relays
                if relay.progress_of(one) <= state.setup.final_line
            }
            if quick and len(quick) == len(state.relays):
                assert quick == layouts(state, pool)
                compared += 1
    assert compared == 25


def test_a_flying_start_may_be_laid_anew() -> None:
    """GT-ADV-19: gear die 2 without a hazard starts the new layout again."""
    state = table(car("0#9"), car("9#1"), options={"flying_start": True})
    drive(state, "F2 0#12", "G3 1#3", "G4 1#6", "G5 2#3", "flat out", "ok", "hz", "hz", "hz")
    assert "lose 2#3 G5" in words(state)
    assert all(word.endswith("G5") for word in words(state)), "without F2 nothing could be laid"


def test_brakes_and_redline_may_change_places() -> None:
    """GT-FLAT-09, GT-ADV-15: a brake die that braked may be redlined in the new layout."""
    state = table(car("2#1", 6), car("9#1"), options={"redline": True})
    drive(state, "G5 2#4", "G3+1B 2#7", "C 3#1", "flat out", "hz", "ok", "hz", "hz")
    assert {"lose 3#1 G3", "lose 3#1 G5"} <= set(words(state)), "redline, gear 5, coast: still in gear 5"


def test_nobody_has_focus_at_the_start() -> None:
    """GT-SETUP-04, GT-FOCUS-01."""
    assert [entry.focus for entry in GT_GAME.new(6).cars] == [0] * 6


def test_markers_show_who_has_had_a_turn() -> None:
    """GT-ORDER-11, GT-ORDER-01, GT-SETUP-15: after its turn a marker shows the colour of the next round."""
    state = drive(GT_GAME.new(2), "seat1")
    shown = GT_GAME.view(state, 0)
    assert shown["round_colour"] == "white"
    assert [entry["marker_colour"] for entry in shown["cars"]] == ["white", "white"]
    drive(state, "G1 0#12", "one by one", "throw", "ok", "drive on")
    shown = GT_GAME.view(state, 0)
    assert [entry["marker_colour"] for entry in shown["cars"]] == ["black", "white"]
    drive(state, "G1 0#10", "one by one", "throw", "ok", "drive on")
    assert GT_GAME.view(state, 0)["round_colour"] == "black"


def test_nobody_moves_in_the_turn_of_another() -> None:
    """GT-PASS-10: what could be planned can be driven."""
    for state in stages(Case(GT_GAME, 6, 0), 72):
        assert isinstance(state, GTState)
        if state.phase == PLAN:
            places = [entry.cell for entry in state.cars]
        elif state.phase in (DRIVE, THROWN):
            assert all(
                entry.cell == places[seat] for seat, entry in enumerate(state.cars) if seat != state.turn
            )


def test_tyres_are_hidden_until_all_have_chosen() -> None:
    """GT-ADV-02: nobody sees, samples or hears what another has chosen."""
    state = GT_GAME.new(3, {"choose_tyres": True, "soft_tyres": True})
    state.events = []
    state.play(1, GT_GAME.parse(state, "start soft"))
    assert GT_GAME.view(state, 1)["chosen"] == [None, "soft", None]
    assert GT_GAME.view(state, 0)["chosen"] == [None, "hidden", None]
    assert [event.json() for event in state.events] == [{"kind": "tyres_chosen", "seat": 1}]
    assert not state.revealed
    believed = {GT_GAME.sample(state, 0, Seeded(seed)).chosen[1] for seed in range(40)}
    assert believed == {0, 1, 2}
    assert {GT_GAME.sample(state, 1, Seeded(seed)).chosen[1] for seed in range(9)} == {2}
    state.play(0, GT_GAME.parse(state, "start rain"))
    state.play(2, GT_GAME.parse(state, "start asphalt"))
    assert state.revealed
    assert [entry.tyre for entry in state.cars] == [1, 2, 0]
    assert [entry.wear for entry in state.cars] == [0, 1, 0]
    drive(state, "seat1")
    assert not state.revealed


def test_reasons_and_refusals() -> None:
    """Refusals name the rule and leave the table as it was."""
    state = table(car("2#2", 3), car("9#1"))
    with pytest.raises(IllegalAction, match=r"^G5: gears go up one at a time \(GT-DICE-10\)"):
        drive(state, "G5 2#5")
    with pytest.raises(BadNotation, match=r"from gear 3 the step is G1\+1B, not G1\+2B"):
        drive(state, "G1+2B 2#5")
    with pytest.raises(BadNotation, match=r"space 3#5 is not next to 2#2 \(GT-MOVE-02"):
        drive(state, "C 3#5")
    with pytest.raises(BadNotation, match="the track has no space '99#1'"):
        drive(state, "C 99#1")
    with pytest.raises(BadNotation, match="there is no die 'G9'"):
        drive(state, "G9 2#5")
    with pytest.raises(BadNotation, match="gt knows no action 'swerve'"):
        drive(state, "swerve")
    with pytest.raises(BadNotation, match="cannot be laid so"):
        drive(state, "lose 2#5 G3")
    with pytest.raises(IllegalOutcome, match="nothing is to be rolled"):
        state.resolve(0)
    drive(state, "C 2#5", "one by one", "throw")
    with pytest.raises(IllegalOutcome, match="GT-DICE-18"):
        state.resolve(3)
    with pytest.raises(BadNotation, match="a die shows hz or ok, not '6'"):
        GT_GAME.parse_outcome(state, "6")


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"cars": [{"space": "9#1"}]}, "cars 1 and 2 stand on the same space 9#1"),
        ({"cars": [{"space": "77#1"}]}, "car 1: the track has no space '77#1'"),
        ({"cars": [{"marker": "7"}]}, "car 1: marker '7' is none of its class"),
        ({"cars": [{"marker": "00"}]}, "car 1 is on the track with marker 00"),
        ({"cars": [{"place": "verge"}]}, "car 1 is on the verge with marker 3, not 00"),
        ({"cars": [{"place": "pit"}]}, "car 1 is in the pits in gear 3"),
        ({"cars": [{"place": "pit", "marker": "0"}]}, "car 1: 'lane' is 1 to 3 in the pits and 0 elsewhere"),
        ({"cars": [{"lane": 2}]}, "car 1: 'lane' is 1 to 3 in the pits and 0 elsewhere"),
        ({"cars": [{"place": "pit", "marker": "00", "lane": 1}]}, "in the lane for tyres with marker 00"),
        ({"cars": [{"spun": True}]}, "car 1 has spun, but does not stand on the track with marker 0"),
        ({"cars": [{"wear": 2}]}, "wear is counted from 1 on soft tyres"),
        ({"cars": [{"tokens": {"gear": 1}}]}, "there are 7 gear tokens in all, not 6 (GT-SETUP-05)"),
        ({"cars": [{"wrap": 1}]}, "a car has finished exactly when it is beyond the final line"),
        ({"order": [1, 0], "phase": "plan"}, "'order' at 'pointer' must be the seat whose turn it is"),
        ({"order": [0, 0]}, "'order' must list different seats"),
        ({"order": [0], "phase": "plan"}, "car 2 is racing, but not in the order of the round"),
        ({"phase": "pit", "move": {}}, "car 1 cannot make a pit stop here"),
        ({"phase": "driving"}, "phase 'driving' is none of"),
        ({"phase": "drive", "move": {"plan": []}}, "a car that drives has a plan"),
        ({"phase": "plan", "move": {"plan": ["G6 2#5"]}}, "'G6 2#5' cannot be planned: gears go up"),
        (
            {"phase": "relay", "move": {"plan": ["C 2#5"], "flat_out": True, "faces": ["hz"]}},
            "do not lose control",
        ),
        ({"phase": "bag", "move": {"draws": 0, "weather_drawn": 0}}, "'draws' is 0, not 1 to 42"),
        ({"sheet": [{"marker": "1", "weather": "dry"}]}, "only a time attack keeps a sheet"),
        ({"chosen": ["rain", None]}, "exactly while tyres are chosen"),
        ({"wind": 3}, "has no field 'wind'"),
    ],
)
def test_impossible_positions_are_refused(change: dict[str, Any], complaint: str) -> None:
    if "cars" in change:
        change = {**change, "cars": [{"space": "2#2", "marker": "3", **change["cars"][0]}, car("9#1")]}
    cars = change.pop("cars", [car("2#2", 3), car("9#1")])
    with pytest.raises(BadPosition) as caught:
        table(*cars, **change)
    assert complaint in str(caught.value)


def test_a_time_sheet() -> None:
    """GT-SOLO-01, GT-SOLO-06, GT-SOLO-10, GT-SOLO-11: columns, sum, focus and final time."""
    entries = [{"marker": marker, "weather": "dry"} for marker in ("6", "3", "5", "5", "5", "5", "6")]
    state = table(car("0#9", 6, wrap=1, focus=23), sheet=entries)
    drive(state, "C 0#12", "one by one", "throw", "ok")
    found = sheet(state, "Ada")
    assert [turn["seconds"] for turn in found["turns"]] == [10, 30, 15, 15, 15, 15, 10, 10]
    assert (found["seconds"], found["final"], found["time"], found["finished"]) == (120, 97, "1:37", True)
    text = sheet_text(found, {key: key for key in (*found, "turn", "marker", "total", "sum")})
    assert text.splitlines()[:2] == ["track: k2", "driver: Ada"]
    assert text.splitlines()[-1] == "final: 1:37"
    assert clock(-5) == "-0:05"
    with pytest.raises(ValueError, match="only a time attack"):
        sheet(GT_GAME.new(2))


def test_over_the_line_with_dice_laid_anew() -> None:
    """GT-END-04, GT-SOLO-09, GT-MOVE-12: beyond the final line one outcome for each gear that crosses it."""
    state = table(car("0#3", 3, wrap=1))
    drive(state, "G3 0#6", "C 0#9", "G4 0#12", "flat out", "hz", "hz", "hz")
    finishing = [word for word in words(state) if "line" in word]
    assert finishing == ["lose 0#11 G3 line G3", "lose 0#11 G4 line G4"] or len(finishing) >= 1
    drive(state, finishing[0])
    assert state.over()
    assert kinds(state)[-1] == "finished"


def test_blocked_for_good() -> None:
    """GT-BLOCK-09: two turns of waiting, the third retires; the flags of the car go in with it."""
    tokens = {"gear": 6}
    state = table(car("2#2", tokens=tokens), car("7#1", 2), car("9#1"), bag={"gear": 0})
    assert (state.turn, state.cars[0].stuck) == (1, 1)
    assert at(state) == "2#2"
    alone = table(car("2#2", tokens=tokens), bag={"gear": 0})
    result = alone.result()
    assert result is not None
    assert (result.reason, alone.over()) == ("retired", True)


LOST = {"lost_control", "overdriven", "start_failed"}


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_the_die_that_decides_is_told(kind: int) -> None:
    """GT-ROLL-04, GT-FLAT-04, GT-ADV-05: the last die of a throw matters to control exactly where the
    event says so."""
    seen = set()
    for state in stages(Case(GT_GAME, 3, kind), 83):
        assert isinstance(state, GTState)
        if state.phase != THROWN or state.rolled != len(state.dice) - 1:
            continue
        told: list[list[Any]] = []
        for face in (0, 1):
            after = state.copy()
            after.events = []
            after.resolve(face)
            told.append(after.events)
        if any(event.kind in {"finished", "timed"} for event in told[0] + told[1]):
            continue
        clear, hazard = ({event.kind for event in events} & LOST for events in told)
        assert told[1][0].values["decides"] is (clear != hazard)
        seen.add(told[1][0].values["decides"])
    assert seen == {False, True}
