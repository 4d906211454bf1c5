"""Simultaneous decisions, on the drag race: several seats decide at once, in any order, and nobody sees
another's choice before all are in."""

from __future__ import annotations

from itertools import permutations

import pytest

from racecraft.engine.chance import Seeded
from racecraft.engine.errors import IllegalAction, WrongSeat
from racecraft.engine.race import Race
from racecraft.engine.record import Chair, decode, verify
from racecraft.engine.state import TABLE
from tests.engine.simultaneous import DRAG, NOT_YET, DragState

SLOW, MIDDLE, FAST = 0, 1, 2


def race_of(seats: int) -> Race:
    return Race.start(DRAG, {}, [Chair(f"Driver {seat + 1}") for seat in range(seats)], Seeded(4))


def test_all_decide_at_once_and_each_only_once() -> None:
    race = race_of(3)
    assert race.pending() == [0, 1, 2]
    race.play(1, SLOW)
    assert race.pending() == [0, 2]
    assert race.legal(1) == []
    with pytest.raises(WrongSeat):
        race.play(1, FAST)


def test_the_order_of_arrival_does_not_matter_but_is_recorded() -> None:
    ends = set()
    for order in permutations(range(3)):
        race = race_of(3)
        for seat in order:
            race.play(seat, [SLOW, MIDDLE, FAST][seat])
        assert [ply.seat for ply in race.record.plies] == list(order)
        end = race.game.fingerprint(race.state)
        assert race.game.fingerprint(race.record.replay()) == end
        ends.add(end)
    assert len(ends) == 1


def test_equal_choices_hinder_each_other() -> None:
    race = race_of(3)
    for seat, speed in enumerate([FAST, FAST, SLOW]):
        race.play(seat, speed)
    assert isinstance(race.state, DragState)
    assert race.state.distance == [0, 0, 1]
    assert race.legal(0) == [SLOW, MIDDLE]


def test_a_choice_is_hidden_until_all_are_in() -> None:
    shown = []
    for speed in (SLOW, MIDDLE, FAST):
        race = race_of(3)
        race.play(0, speed)
        assert race.view(0)["choices"] == [speed, NOT_YET, NOT_YET]
        shown.append(([race.view(seat) for seat in (1, 2, TABLE)], [repr(event) for _, event in race.log]))
    assert shown[0] == shown[1] == shown[2]
    assert shown[0][0][0]["chosen"] == [True, False, False]


def test_once_all_are_in_everybody_sees_them() -> None:
    race = race_of(2)
    race.play(0, FAST)
    assert not race.state.revealed
    race.play(1, SLOW)
    assert race.state.revealed
    for seat in (0, 1, TABLE):
        assert race.view(seat)["before"] == [FAST, SLOW]
    assert [event.values for _, event in race.log if event.kind == "shown"] == [{"speeds": [3, 1]}]


def test_the_mark_of_a_reveal_is_gone_with_the_next_ply() -> None:
    race = race_of(2)
    race.play(0, FAST)
    race.play(1, SLOW)
    race.play(0, SLOW)
    assert not race.state.revealed


def test_a_choice_can_be_taken_back_before_the_reveal_and_not_after() -> None:
    race = race_of(2)
    race.play(0, FAST)
    race.undo(0)
    assert race.pending() == [0, 1]
    race.play(0, SLOW)
    race.play(1, FAST)
    for seat in (0, 1):
        assert not race.can_undo(seat)
        with pytest.raises(IllegalAction, match="a reveal"):
            race.undo(seat)


def test_a_choice_cannot_be_taken_back_past_that_of_another() -> None:
    race = race_of(3)
    race.play(0, FAST)
    race.play(2, SLOW)
    assert not race.can_undo(0)
    race.undo(2)
    race.undo(0)
    assert race.pending() == [0, 1, 2]


def test_samples_draw_the_hidden_choices_of_others_anew_and_keep_ones_own() -> None:
    race = race_of(3)
    race.play(0, FAST)
    race.play(1, MIDDLE)
    seen_by: dict[int, set[tuple[int, ...]]] = {}
    for seat in (0, 1, 2, TABLE):
        samples = [race.game.sample(race.state, seat, Seeded(draw)) for draw in range(60)]
        seen_by[seat] = {tuple(sample.choices) for sample in samples}
    speeds = (SLOW, MIDDLE, FAST)
    assert seen_by[0] == {(FAST, other, NOT_YET) for other in speeds}
    assert seen_by[1] == {(other, MIDDLE, NOT_YET) for other in speeds}
    assert seen_by[2] == seen_by[TABLE] == {(one, two, NOT_YET) for one in speeds for two in speeds}


def test_a_record_in_the_middle_of_a_round_goes_on() -> None:
    race = race_of(2)
    race.play(1, FAST)
    again = Race.resume(decode(race.record.encode()), Seeded(4))
    assert again.pending() == [0]
    again.play(0, SLOW)
    assert again.state.revealed
    assert verify(again.record, unfinished=True).plies == 2
