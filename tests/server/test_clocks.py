"""Thinking time as arithmetic."""

from __future__ import annotations

import pytest

from racecraft.server.play.clocks import (
    DAY,
    LEAST_BANK,
    RETURN_BANK,
    SECOND,
    Allowance,
    Bank,
    Clocks,
    Days,
)

MINUTE = 60 * SECOND


def test_time_runs_while_a_seat_is_asked_and_grows_when_it_has_decided() -> None:
    clocks = Clocks(Bank(minutes=2, increment=5), 2)
    clocks.note([0], 1000)
    assert clocks.deadline(0) == 1000 + 2 * MINUTE
    assert clocks.deadline(1) is None
    clocks.note([0], 31_000)
    assert clocks.deadline(0) == 1000 + 2 * MINUTE, "a further decision of the same turn stops no clock"
    clocks.note([1], 61_000)
    assert clocks.left == [2 * MINUTE - 60 * SECOND + 5 * SECOND, 2 * MINUTE]
    assert clocks.deadline(1) == 61_000 + 2 * MINUTE


def test_several_clocks_run_at_once() -> None:
    clocks = Clocks(Bank(minutes=1), 3)
    clocks.note([0, 1, 2], 0)
    clocks.note([0, 2], 10_000)
    assert clocks.since == [0, None, 0]
    assert clocks.left[1] == 50_000


def test_an_empty_bank_still_leaves_a_little() -> None:
    clocks = Clocks(Bank(minutes=1), 2)
    clocks.note([0], 0)
    clocks.note([1], 10 * MINUTE)
    assert clocks.left[0] == 0
    clocks.note([0], 11 * MINUTE)
    assert clocks.deadline(0) == 11 * MINUTE + LEAST_BANK


def test_whoever_returns_has_a_moment() -> None:
    clocks = Clocks(Bank(minutes=1), 2)
    clocks.note([0], 0)
    assert clocks.deadline(0, Allowance(5 * MINUTE)) == 5 * MINUTE + RETURN_BANK
    assert clocks.json([Allowance(5 * MINUTE), Allowance()])["until"] == [5 * MINUTE + RETURN_BANK, None]


@pytest.mark.parametrize("days", [1, 3])
def test_days_are_for_each_decision(days: int) -> None:
    clocks = Clocks(Days(days=days), 2)
    clocks.note([0], 0)
    assert clocks.deadline(0) == days * DAY
    clocks.note([1], days * DAY - 1)
    clocks.note([0], days * DAY)
    assert clocks.deadline(0) == 2 * days * DAY


@pytest.mark.parametrize(
    ("pauses", "more"),
    [
        ([(1 * DAY, 4 * DAY)], 3),
        ([(-5 * DAY, 2 * DAY)], 2),  # begun before the decision was asked for
        ([(-5 * DAY, -1 * DAY)], 0),  # over before
        ([(2 * DAY + 1, 6 * DAY)], 0),  # the time was up before it began
        ([(1 * DAY, 2 * DAY), (2 * DAY, 5 * DAY)], 4),
    ],
)
def test_a_holiday_moves_the_deadline(pauses: list[tuple[int, int]], more: int) -> None:
    clocks = Clocks(Days(days=2), 2)
    clocks.note([0], 0)
    assert clocks.deadline(0, Allowance(None, pauses)) == (2 + more) * DAY
    assert clocks.deadline(1, Allowance(None, pauses)) is None
