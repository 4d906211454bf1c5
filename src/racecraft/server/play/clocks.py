"""Thinking time: a bank with an increment, or days for each decision. Pure arithmetic on milliseconds.

A seat's time runs while it is asked to decide; several run when several decide at once. What is left follows
from the times of the stored moves alone, so a clock survives whatever the race survives.
"""

from __future__ import annotations

from typing import Annotated, Final, NamedTuple, TypedDict

import msgspec
from msgspec import Meta

from racecraft.engine.state import Seat

SECOND = 1000
DAY = 86_400 * SECOND
LEAST_BANK = 15 * SECOND
"""What a seat has for a decision even with an empty bank."""
RETURN_BANK, RETURN_DAYS = 30 * SECOND, DAY // 4
"""What the holder of a seat has after returning to it."""


class Bank(msgspec.Struct, frozen=True, tag="bank", tag_field="kind", forbid_unknown_fields=True):
    """So many minutes for the whole race, and some seconds more after every decision."""

    minutes: Annotated[int, Meta(ge=1, le=180)]
    increment: Annotated[int, Meta(ge=0, le=600)] = 0


class Days(msgspec.Struct, frozen=True, tag="days", tag_field="kind", forbid_unknown_fields=True):
    """So many days for each decision."""

    days: Annotated[int, Meta(ge=1, le=30)]


Clock = Bank | Days


Pause = tuple[int, int]
"""From when to when the time of a seat stands still."""


HOLIDAY_DAYS: Final = 14
"""For which one driver may let their time stand still in a race, all holidays together."""


def holidays_left(pauses: list[Pause]) -> int:
    """Whole days that a driver with these holidays may still take."""
    return (HOLIDAY_DAYS * DAY - sum(end - begin for begin, end in pauses)) // DAY


class Allowance(NamedTuple):
    """What a seat has besides its clock."""

    back: int | None = None
    """When its holder returned last: they have at least a little time from then on."""
    pauses: list[Pause] = []
    """In the order of time; none overlap."""


NOTHING = Allowance()


class ShownClocks(TypedDict):
    """What a client shows, by seat."""

    left: list[int]
    """What is left, where the time stands still."""
    until: list[int | None]
    """When the time is up, where it runs."""


class Clocks:
    """The time of every seat."""

    def __init__(self, clock: Clock, seats: int) -> None:
        self.clock = clock
        self.left = [clock.minutes * 60 * SECOND if isinstance(clock, Bank) else clock.days * DAY] * seats
        """What each seat had left when its time last stopped."""
        self.since: list[int | None] = [None] * seats
        """When each seat's time began to run, if it does."""

    def note(self, pending: list[Seat], at: int) -> None:
        """From now on these seats are asked to decide."""
        for seat, since in enumerate(self.since):
            asked = seat in pending
            if since is None and asked:
                self.since[seat] = at
                self.left[seat] = max(self.left[seat], LEAST_BANK)
            elif since is not None and not asked:
                self.since[seat] = None
                if isinstance(self.clock, Bank):
                    spent = max(0, at - since)
                    self.left[seat] = max(0, self.left[seat] - spent) + self.clock.increment * SECOND

    def deadline(self, seat: Seat, allowed: Allowance = NOTHING) -> int | None:
        """When the seat's time is up, if it runs."""
        since = self.since[seat]
        if since is None:
            return None
        grace = RETURN_BANK if isinstance(self.clock, Bank) else RETURN_DAYS
        deadline = max(since + self.left[seat], 0 if allowed.back is None else allowed.back + grace)
        for begin, end in allowed.pauses:
            if begin < deadline and end > since:
                deadline += end - max(begin, since)
        return deadline

    def json(self, allowances: list[Allowance]) -> ShownClocks:
        deadlines = [self.deadline(seat, allowed) for seat, allowed in enumerate(allowances)]
        return {"left": self.left, "until": deadlines}
