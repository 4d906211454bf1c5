"""A time attack as a drive: how far it has come, in what time (GT-SOLO)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from racecraft.engine.pace import Drive, Pace
from racecraft.games.gt.board import NOWHERE
from racecraft.games.gt.planning import FINISHED
from racecraft.games.gt.rules import seconds
from racecraft.games.gt.standing import progress

if TYPE_CHECKING:
    from racecraft.games.gt.state import GTState


def pace(s: GTState) -> Pace | None:
    """GT-SOLO-06, 10: a turn is a column of the sheet, which gives the time."""
    if s.seats != 1:
        return None
    cell = s.cars[0].cell
    name = None if cell == NOWHERE else s.circuit.names[cell]
    return Pace(1, len(s.sheet), progress(s, 0), seconds(s), name)


def drive(s: GTState) -> Drive | None:
    """GT-SOLO-10: the time of the sheet, if the car has finished."""
    return Drive(seconds(s)) if s.seats == 1 and s.cars[0].place == FINISHED else None
