"""Thinking time: a bank with an increment, or days for each decision. Pure arithmetic on milliseconds.

A seat's time runs while it is asked to decide; several run when several decide at once. What is left follows
from the times of the stored moves alone, so a clock survives whatever the race survives.
"""

from __future__ import annotations

from typing import Annotated, TypedDict

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

    def deadline(self, seat: Seat, back: int | None) -> int | None:
        """When the seat's time is up, if it runs; whoever came back (`back`) has at least a little."""
        since = self.since[seat]
        if since is None:
            return None
        grace = RETURN_BANK if isinstance(self.clock, Bank) else RETURN_DAYS
        return max(since + self.left[seat], 0 if back is None else back + grace)

    def json(self, backs: list[int | None]) -> ShownClocks:
        return {"left": self.left, "until": [self.deadline(seat, back) for seat, back in enumerate(backs)]}
