"""Where cars stand and how they move: two spots a cell, blocking, empty cells ahead (DEF-5, HT-MOVE)."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


def taken(s: HeatState, cell: int) -> int:
    """Which spots of a cell other cars hold: 1 the race line, 2 the other, 3 both."""
    found = 0
    turn = s.turn
    cars = s.cars
    for number in range(len(cars)):
        car = cars[number]
        if car.cell == cell and number != turn:
            found |= 1 if car.line else 2
    return found


def move(s: HeatState, cells: int, how: str) -> int:
    """DEF-5, HT-MOVE-05 to 08: to the furthest cell with room, race line first, never backwards. Cells really
    moved."""
    car = s.cars[s.turn]
    size = s.conditions.track.cells
    before = car.cell
    before_line = car.line
    distance = cells
    while distance > 0:
        cell = (car.a + distance - 1) % size + 1
        spots = taken(s, cell)
        if spots != 3:
            car.a += distance
            car.cell = cell
            car.line = spots & 1 == 0
            break
        distance -= 1
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


def draft_distance(s: HeatState) -> int:
    """HT-SYM-19: empty cells ahead before the next occupied one."""
    car = s.cars[s.turn]
    size = s.conditions.track.cells
    for distance in range(1, size):
        if taken(s, (car.a + distance - 1) % size + 1) != 0:
            return distance - 1
    return 0
