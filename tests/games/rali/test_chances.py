"""Chances worked out by playing every outcome, not by drawing some."""

from __future__ import annotations

from fractions import Fraction

from tests.games.rali.table import at, car, drive, faces, straight, table, ways

SIXTH = Fraction(1, 6)


def test_shifting_up_from_second() -> None:
    """RL-GEAR-02, RL-GEAR-03: a 1 leaves gear 2 with three positions, all else gives gear 3."""
    state = drive(table(car("28.2", 2)), "up")
    assert [(chance, after.cars[0].gear, after.steps) for chance, after in faces(state)] == [
        (SIXTH, 2, 3),
        (SIXTH, 3, 6),
        (SIXTH, 3, 7),
        (SIXTH, 3, 8),
        (SIXTH, 3, 9),
        (SIXTH, 3, 10),
    ]


def test_keeping_a_gear_never_fails() -> None:
    """RL-GEAR-04: all six faces count by the column of the gear."""
    state = drive(table(car("28.2", 2)), "keep")
    assert [(after.cars[0].gear, after.steps) for _, after in faces(state)] == [(2, n) for n in range(3, 9)]


def test_shifting_down_fails_as_often_as_shifting_up() -> None:
    """RL-GEAR-05: one chance in six, in either direction."""
    for shift in ("up", "down"):
        state = drive(table(car("28.2", 3)), shift)
        assert sum(chance for chance, after in faces(state) if after.cars[0].gear == 3) == SIXTH


def test_stopping_on_the_second_short_cut() -> None:
    """RL-SHORTCUT-01: from 33.1 in gear 2 a 4 or a 5 ends on an entry: one chance in three."""
    state = drive(table(car("33.1", 2)), "keep")
    ends = {at(straight(after)): chance for chance, after in faces(state)}
    assert set(ends) == {"36.1", "37.1", "38.1", "39.1", "40.1", "41.1"}
    assert ends["39.1"] + ends["40.1"] == Fraction(1, 3)


def test_winning_from_row_seventy() -> None:
    """RL-END-01: three positions are needed, which four faces of six give."""
    state = drive(table(car("70.3", crossings=2)), "keep")
    assert sum(chance for chance, after in faces(state) if straight(after).over()) == Fraction(2, 3)


def test_flat_out_over_the_pit() -> None:
    """RL-OBST-07, RL-MOVE-01, RL-MOVE-02: from 30.2 in gear 5 to rows 39 to 44, always through the pit."""
    state = drive(table(car("30.2", 5)), "keep")
    ends: dict[str, Fraction] = {}
    for chance, after in faces(state):
        straight(after)
        assert after.cars[0].marker == 8
        ends[at(after)] = chance
    assert ends == {f"{row}.2": SIXTH for row in range(39, 45)}


def test_braking_before_the_sand() -> None:
    """RL-GEAR-02, RL-OBST-08: the shift down fails on a 1; then only a lane change avoids the sand."""
    state = drive(table(car("55.2", 3)), "down")
    rolled = list(faces(state))
    assert sum(chance for chance, after in rolled if after.cars[0].gear == 3) == SIXTH
    failed = rolled[0][1]
    assert (failed.cars[0].gear, failed.steps) == (3, 5)
    for way, end in ways(failed):
        in_time = any(step != "ahead" for step in way[:3])
        assert (at(end) == "58.2") == (not in_time)
    assert all(straight(after).cars[0].marker == 10 for _, after in rolled[1:])
