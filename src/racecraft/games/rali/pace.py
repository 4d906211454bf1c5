"""A race of one car as a drive: how far it has come, in how many turns (RL-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from racecraft.engine.pace import Drive, Pace
from racecraft.games.rali.board import NOWHERE
from racecraft.games.rali.phases import OVER
from racecraft.games.rali.standing import progress

if TYPE_CHECKING:
    from racecraft.games.rali.state import RaliState


def pace(s: RaliState) -> Pace | None:
    """RL-END-03: rows gained since the start, and the turns that are over."""
    if s.seats != 1:
        return None
    cell = s.cars[0].cell
    turns = s.round if s.phase == OVER else s.round - 1
    return Pace(1, turns, progress(s, 0) // 100, turns, None if cell == NOWHERE else s.board.ids[cell])


def drive(s: RaliState) -> Drive | None:
    """RL-END-01: turns up to the finish; the first to cross the line wins at once, so that of equal drives
    the less damaged car is the better one."""
    if s.seats != 1 or s.phase != OVER or s.cars[0].crossings <= s.setup.laps:
        return None
    return Drive(s.round, s.cars[0].marker)
