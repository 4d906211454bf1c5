"""A rally of one car as a drive: how far it has come, in what time (RM-FINISH, RM-ORG)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from racecraft.engine.pace import Drive, Pace
from racecraft.games.rallyman.stage import cell_name
from racecraft.games.rallyman.standing import rally_time, total
from racecraft.games.rallyman.steps import CAR_LINES, FINISHED, RETIRED, WAITING

if TYPE_CHECKING:
    from racecraft.games.rallyman.state import RallymanState


def pace(s: RallymanState) -> Pace | None:
    """RM-FINISH-03: the spaces driven over all stages, and the time that they took."""
    if s.seats != 1:
        return None
    car = s.cars[0]
    way = 0
    for stage in s.setup.stages[: s.stage_number]:
        way += stage.length + 1
    driving = car.status != WAITING
    way += car.index + 1 if driving else 0
    turns = s.round if car.status == FINISHED else max(0, s.round - 1)
    cell = cell_name(s.stage, car.index if driving else -1, CAR_LINES[car.line])
    return Pace(s.stage_number + 1, turns, way, rally_time(s, car), cell)


def drive(s: RallymanState) -> Drive | None:
    """RM-ORG-01: the time of all stages, unless the car has retired."""
    if s.seats != 1 or not s.over() or s.cars[0].status == RETIRED:
        return None
    return Drive(total(s.cars[0]))
