"""The turn of a car that waits, as if it came now: for plans that are made while others drive."""

from __future__ import annotations

from mypy_extensions import i64

from racecraft.games.rallyman.order import begin_turn
from racecraft.games.rallyman.phases import FIRST, NEXT, PLAN, SPARE
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import FINISHED, RETIRED


def ahead(s: RallymanState, seat: i64) -> RallymanState | None:
    """The table when the next turn of this seat begins, with the other cars where they stand now; None if
    it is the seat's turn already, in the middle of a step, or if it does not drive in this round."""
    phase = s.phase
    if phase != FIRST and phase != NEXT and phase != PLAN and phase != SPARE:
        return None
    if seat == s.turn or seat not in s.order:
        return None
    status = s.cars[seat].status
    if status == FINISHED or status == RETIRED:
        return None
    supposed = s.copy()
    supposed.place = s.order.index(seat)
    begin_turn(supposed)
    return supposed
