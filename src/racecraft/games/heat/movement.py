"""Where cars stand and how they move: two spots a cell, blocking, empty cells ahead (DEF-5, HT-MOVE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


def taken(s: HeatState, cell: i64) -> i64:
    """Which spots of a cell other cars hold: 1 the race line, 2 the other, 3 both."""
    found: i64 = 0
    cars = s.cars
    mover = cars[s.turn]
    for car in cars:
        if car.cell == cell and car is not mover:
            found |= 1 if car.line else 2
    return found


def landing(s: HeatState, start: i64, cells: i64) -> tuple[i64, i64]:
    """DEF-5, HT-MOVE-05 to 08: where the car whose turn it is gets to if it moves so many cells from a
    distance: to the furthest cell with room, never backwards. Cells moved, and the spots taken there."""
    size: i64 = s.conditions.track.cells
    while cells > 0:
        spots = taken(s, (start + cells - 1) % size + 1)
        if spots != 3:
            return cells, spots
        cells -= 1
    return 0, 3


def move(s: HeatState, cells: i64, how: str) -> i64:
    """HT-MOVE-05 to 08: to the furthest cell with room, race line first. Cells really moved."""
    car = s.cars[s.turn]
    size: i64 = s.conditions.track.cells
    before = car.cell
    before_line = car.line
    distance, spots = landing(s, car.a, cells)
    if distance > 0:
        car.a += distance
        car.cell = (car.a - 1) % size + 1
        car.line = spots & 1 == 0
    if s.events is not None and cells > 0:
        track = s.conditions.track
        s.tell(
            "moved" if distance == cells else "blocked",
            {
                "how": how,
                "from": track.spot(before, before_line),
                "to": track.spot(car.cell, car.line),
                "cells": distance,
                "wanted": cells,
                "lap": track.lap(car.a),
                "speed": s.speed,
                "distance": car.a,
                "race_line": car.line,
            },
        )
    return distance


def draft_distance(s: HeatState) -> i64:
    """HT-SYM-19: empty cells ahead before the next occupied one."""
    car = s.cars[s.turn]
    size: i64 = s.conditions.track.cells
    distance: i64
    for distance in range(1, size):
        if taken(s, (car.a + distance - 1) % size + 1) != 0:
            return distance - 1
    return 0
