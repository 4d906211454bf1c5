"""Invariants of Ралі, before and after any ply."""

from __future__ import annotations

from racecraft.games.rali.board import NOWHERE, SOUND, TOP_GEAR
from racecraft.games.rali.phases import LOT, OVER, PLACE, STEP
from racecraft.games.rali.rules import ROUND_CAP
from racecraft.games.rali.standing import progress
from racecraft.games.rali.state import RaliState


def check(before: RaliState, after: RaliState) -> None:
    board = after.board
    assert len(after.cars) == len(before.cars) == after.seats
    assert 0 <= after.turn < after.seats
    assert before.round <= after.round <= ROUND_CAP
    standing = [car.cell for car in after.cars if car.cell != NOWHERE and board.solid[car.cell]]
    assert len(set(standing)) == len(standing), "two cars on a cell with room for one"
    for seat, car in enumerate(after.cars):
        assert 1 <= car.marker <= SOUND
        assert 1 <= car.gear <= TOP_GEAR
        assert car.miss >= 0
        assert not car.at_rest or car.gear == 1, "a car at rest is in gear 1"
        assert car.crossings in (before.cars[seat].crossings, before.cars[seat].crossings + 1)
        assert (car.cell == NOWHERE) <= (after.phase in (LOT, PLACE)), "a car lost its place on the board"
        moving = seat == after.turn and after.phase in (STEP, OVER)
        assert moving or car.gear <= board.gear_limit[car.marker], "a gear that the damage forbids"
        if car.cell != NOWHERE and before.cars[seat].cell != NOWHERE:
            assert progress(after, seat) >= progress(before, seat), "a car went backwards"
    winners = [car for car in after.cars if car.crossings > after.setup.laps]
    assert len(winners) <= 1
    assert not winners or after.phase == OVER
    assert (after.steps > 0) == (after.phase == STEP)
