"""The turn of a car that waits, as if it came now: for plans that are made while others drive."""

from __future__ import annotations

from mypy_extensions import i64

from racecraft.games.gt.phases import DRIVE, PLAN, RELAY
from racecraft.games.gt.planning import FINISHED
from racecraft.games.gt.rules import begin_turn
from racecraft.games.gt.state import GTState


def ahead(s: GTState, seat: i64) -> GTState | None:
    """The table when the next turn of this seat begins, with the other cars where they stand now; None if
    it is the seat's turn already, while a car loses control, or if that turn would ask nothing."""
    if seat == s.turn or (PLAN != s.phase != DRIVE and s.phase != RELAY):
        return None
    if s.cars[seat].place >= FINISHED or seat not in s.order:
        return None
    supposed = s.copy()
    supposed.turn = seat
    supposed.pointer = s.order.index(seat)
    return supposed if begin_turn(supposed) else None
