"""A race of one driver as a drive: how far it has come, in how many rounds (HT-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from racecraft.engine.pace import Drive, Pace
from racecraft.games.heat.phases import RACING

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


def pace(s: HeatState) -> Pace | None:
    """The cells driven, and the rounds that are over."""
    if s.seats != 1 or s.setup.season:
        return None
    car = s.cars[0]
    turns = s.round if car.status != RACING else max(0, s.round - 1)
    cell = s.conditions.track.spot(car.cell, car.line) if car.cell > 0 else None
    return Pace(s.race + 1, turns, max(0, car.a), turns, cell)


def drive(s: HeatState) -> Drive | None:
    """HT-END-02, 03: rounds up to the finish, and as in a race how far beyond the line the car came."""
    if s.seats != 1 or s.setup.season or 0 not in s.ranking or s.cars[0].a <= s.conditions.finish:
        return None
    return Drive(s.round, s.cars[0].a - s.conditions.finish)
