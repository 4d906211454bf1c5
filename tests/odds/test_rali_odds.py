"""The odds of a move in Ралі: cases computed by hand, and brute force over every way to drive."""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from racecraft.games.rali.game import RALI
from racecraft.games.rali.phases import DECLARE, OVER, STEP
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.chances import DeclareOdds, StepOdds, declare_odds, move_ends, step_odds
from tests.every_game.cases import random_move
from tests.games.rali.table import at, car, drive, table, ways

NEVER, SIXTH, ALWAYS = Fraction(0), Fraction(1, 6), Fraction(1)


def declared(state: RaliState, word: str) -> DeclareOdds:
    (odds,) = (odds for odds in declare_odds(state) if RALI.notation(state, odds.action) == word)
    return odds


def step(state: RaliState, word: str) -> StepOdds:
    (odds,) = (odds for odds in step_odds(state) if RALI.notation(state, odds.action) == word)
    return odds


def ends(state: RaliState, *words: str) -> set[str]:
    return {end.cell for end in move_ends(drive(state.copy(), *words))}


# --- By hand ------------------------------------------------------------------------------------------------


def test_a_shift_up_fails_on_a_one() -> None:
    """RL-GEAR-02, 03: from gear 2 a failed shift drives 3 positions, a good one 6 to 10."""
    odds = declared(table(car("30.2", gear=2)), "up")
    assert (odds.gear, odds.shift_fails, odds.steps) == (3, SIXTH, [3, 6, 7, 8, 9, 10])


def test_keeping_the_gear_cannot_fail() -> None:
    """RL-GEAR-04."""
    odds = declared(table(car("30.2", gear=2)), "keep")
    assert (odds.gear, odds.shift_fails, odds.steps) == (2, NEVER, [3, 4, 5, 6, 7, 8])


def test_the_chance_to_stop_at_a_short_cut() -> None:
    """RL-SHORTCUT-01: from 33.1 in gear 2 a 4 or a 5 reaches an entry of the second short-cut."""
    state = table(car("33.1", gear=2))
    reached = [bool({"39.1", "40.1"} & ends(state, "keep", str(die))) for die in range(1, 7)]
    assert reached == [False, False, False, True, True, False]


def test_the_chance_to_win() -> None:
    """RL-END-01: three positions before the line's far side; a failed shift into gear 2 drives but one."""
    state = table(car("70.3", crossings=2))
    assert declared(state, "keep").win == Fraction(2, 3)
    assert declared(state, "up").win == Fraction(5, 6)
    assert declared(table(car("70.3", crossings=1)), "keep").win == 0


def test_a_pit_that_cannot_be_avoided() -> None:
    """RL-OBST-07: gear 5 keeps its lane over the pit of 38.2; it costs 2 points and never stops the car."""
    state = table(car("30.2", gear=5))
    odds = declared(state, "keep")
    assert (odds.harm, odds.stop, odds.win) == (ALWAYS, NEVER, NEVER)
    assert odds.loss == 2
    assert [ends(state, "keep", str(die)) for die in range(1, 7)] == [{f"{row}.2"} for row in range(39, 45)]


def test_a_failed_shift_down_into_the_sand() -> None:
    """RL-GEAR-05, RL-OBST-08: gear 3 stays on a 1; a lane change avoids the sand of 58.2."""
    state = table(car("55.2", gear=3))
    odds = declared(state, "down")
    assert (odds.shift_fails, odds.steps, odds.harm) == (SIXTH, [5, 4, 5, 6, 7, 8], NEVER)
    before_the_sand = drive(state, "down", "1", "ahead", "ahead")
    assert at(before_the_sand) == "57.2"
    ahead = step(before_the_sand, "ahead")
    assert (ahead.cell, ahead.obstacle, ahead.clean, ahead.least_loss) == ("58.2", "sand", False, 2)
    assert not ahead.can_drive_on
    for word in ("left", "right"):
        beside = step(before_the_sand, word)
        assert (beside.obstacle, beside.clean, beside.least_loss, beside.can_drive_on) == (
            None,
            True,
            0,
            True,
        )


def test_sand_does_nothing_to_a_slow_car() -> None:
    """RL-OBST-08: gears 1 and 2 pass."""
    ahead = step(drive(table(car("57.2", gear=2)), "keep", "1"), "ahead")
    assert (ahead.cell, ahead.obstacle, ahead.clean) == ("58.2", None, True)


def test_a_collision_that_cannot_be_avoided() -> None:
    """RL-CRASH-01, 02: gear 4 drives over the pit into the car on 40.2: 2 and 4 points, and the stop."""
    state = table(car("36.2", gear=4), car("40.2"))
    odds = declared(state, "keep")
    assert (odds.stop, odds.harm) == (ALWAYS, ALWAYS)
    assert odds.loss == 6
    behind = step(drive(state, "keep", "1", "ahead", "ahead", "ahead"), "ahead")
    assert (behind.cell, behind.crash, behind.obstacle, behind.can_drive_on) == ("40.2", 1, None, False)


def test_a_station_repairs_and_is_no_stop_by_force() -> None:
    """RL-SERVICE-02: the branch from 15.3 leads into the station and repairs the marker to 6."""
    odds = step(drive(table(car("15.3", gear=1, marker=3)), "keep", "3"), "branch")
    assert (odds.repair, odds.least_loss, odds.clean) == ("station", 0, True)


# --- By brute force -----------------------------------------------------------------------------------------


Outcome = tuple[str, int, bool, bool, bool]
"""How a move ended: cell, points lost, stopped, won, clean."""


def outcome(before: RaliState, after: RaliState, seat: int) -> Outcome:
    """Told from the two positions and the events between them, not from the flags that the odds look at."""
    kinds = [event.kind for event in after.events or [] if event.seat == seat]
    cell = at(after, seat)
    lost = max(0, before.cars[seat].marker - after.cars[seat].marker)
    won = not {"won", "won_alone"}.isdisjoint(kinds)
    stopped = "crashed" in kinds or (
        after.cars[seat].at_rest and not won and not {"serviced", "boxed"} & set(kinds)
    )
    return cell, lost, stopped, won, not stopped and lost == 0


def brute_force(state: RaliState) -> dict[str, set[Outcome]]:
    """Every end of the move under way, by the first step."""
    found: dict[str, set[Outcome]] = {}
    for words, _ in ways(state):
        twin = state.copy()
        twin.events = []
        drive(twin, *words)
        found.setdefault(words[0], set()).add(outcome(state, twin, state.turn))
    return found


def compare_steps(state: RaliState) -> None:
    expected = brute_force(state)
    found: dict[str, set[Outcome]] = {}
    for end in move_ends(state):
        first = RALI.notation(state, end.first)
        found.setdefault(first, set()).add((end.cell, end.lost, end.stopped, end.won, end.clean))
    assert found == expected
    for odds in step_odds(state):
        outcomes = expected[RALI.notation(state, odds.action)]
        assert odds.clean == any(clean for *_, clean in outcomes)
        assert odds.least_loss == min(lost for _, lost, *_ in outcomes)
        assert odds.can_drive_on == any(not stopped for _, _, stopped, *_ in outcomes)
        assert odds.wins == any(won for _, _, _, won, _ in outcomes)


def compare_declarations(state: RaliState) -> None:
    for odds in declare_odds(state):
        word = RALI.notation(state, odds.action)
        stop = harm = loss = win = fails = Fraction(0)
        for die in range(1, 7):
            rolled = drive(state.copy(), word, str(die))
            outcomes = set[Outcome]().union(*brute_force(rolled).values())
            fails += SIXTH * (rolled.cars[state.turn].gear != odds.gear)
            stop += SIXTH * all(stopped for _, _, stopped, *_ in outcomes)
            harm += SIXTH * (not any(clean for *_, clean in outcomes))
            loss += SIXTH * min(lost for _, lost, *_ in outcomes)
            win += SIXTH * any(won for _, _, _, won, _ in outcomes)
        assert (odds.shift_fails, odds.stop, odds.harm, odds.loss, odds.win) == (fails, stop, harm, loss, win)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_odds_are_those_of_brute_force(seats: int) -> None:
    random = Random(seats)
    looked_at = 0
    for _ in range(2):
        state: RaliState = RALI.new(seats, {"laps": 1})
        while state.phase != OVER:
            if state.phase == DECLARE and random.random() < 0.15:
                before = RALI.fingerprint(state)
                compare_declarations(state)
                assert RALI.fingerprint(state) == before
                looked_at += 1
            elif state.phase == STEP and random.random() < 0.1:
                before = RALI.fingerprint(state)
                compare_steps(state)
                assert RALI.fingerprint(state) == before
                looked_at += 1
            move = random_move(state, random)
            assert move is not None
            move.on(state)
    assert looked_at > 10
