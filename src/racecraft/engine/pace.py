"""A drive alone: how far a car has come, what it took, and how drives compare.

A game says both of a state (`Game.pace`, `Game.drive`); here are the paces of a whole record, and what one
drive is ahead of another.
"""

from __future__ import annotations

import itertools
from typing import TYPE_CHECKING, Literal, NamedTuple

if TYPE_CHECKING:
    from racecraft.engine.record import Record

Unit = Literal["seconds", "turns"]
"""What a drive costs."""


class Pace(NamedTuple):
    """Where a drive stands."""

    leg: int
    """The stage of a rally or the race of a season, from 1."""
    turns: int
    """Turns completed in this leg."""
    way: int
    """Spaces from the start on, over all legs."""
    cost: int
    """Seconds or turns so far."""
    cell: str | None
    """The space, as drawings name it."""


class Drive(NamedTuple):
    """What a finished drive took: the cheaper the better, and of equal ones that with more to spare."""

    cost: int
    spare: int = 0

    @property
    def rank(self) -> tuple[int, int]:
        """Sorts drives, the best first."""
        return self.cost, -self.spare


def paces(record: Record) -> list[Pace]:
    """The paces of a drive at its start, after each of its turns and at its end."""
    game, state = record.game, record.start()
    found: list[Pace] = []
    for number in range(len(record.plies) + 1):
        if number > 0:
            record.step(state, number, record.plies[number - 1])
        pace = game.pace(state)
        if pace is None:
            continue
        if found and (found[-1].leg, found[-1].turns) == (pace.leg, pace.turns):
            if number == len(record.plies) or found[-1].cell is None:
                found[-1] = pace
        else:
            found.append(pace)
    return found


def at_turn(drive: list[Pace], now: Pace) -> Pace | None:
    """Where another drive stood after as many turns of the leg; at the end of the leg if it took fewer."""
    found = None
    for pace in drive:
        if pace.leg == now.leg and pace.turns <= now.turns:
            found = pace
    return found


def ahead(drive: list[Pace], now: Pace, unit: Unit) -> int | None:
    """How much better a drive stands than another did: seconds less to the same place, or spaces more after
    as many turns. None where the other cannot be compared."""
    if unit == "turns":
        other = at_turn(drive, now)
        return None if other is None else now.way - other.way
    for before, after in itertools.pairwise(drive):
        if before.way <= now.way <= after.way and before.way < after.way:
            part = (now.way - before.way) / (after.way - before.way)
            return round(before.cost + (after.cost - before.cost) * part) - now.cost
    return drive[-1].cost - now.cost if drive and now.way > drive[-1].way else None
