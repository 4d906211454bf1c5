"""Who plays before whom. Who is ahead is another question: see standing.py."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.games.gt.planning import FINISHED, ON_TRACK
from racecraft.games.gt.standing import progress
from racecraft.games.gt.tiles import WIDTH

if TYPE_CHECKING:
    from racecraft.games.gt.state import Car, GTState

FARTHEST: Final = 1 << 20
"""More than eight times the stations of the longest race, and than all departures from the track."""
ON_TRACK_FIRST: Final = 12
"""Puts every car on the track before those beside it."""


def precedence(s: GTState, seat: i64) -> i64:
    """GT-ORDER-03 to 10 in one number, the higher the earlier: on the track, gear, distance, nearness to the
    inside; beside the track, marker and who left first."""
    car = s.cars[seat]
    if car.place != ON_TRACK:
        return (car.marker + 2) * FARTHEST - car.left
    inside = s.circuit.inside_next if s.setup.order_by_next_corner else s.circuit.inside_current
    return (ON_TRACK_FIRST + car.marker) * FARTHEST + progress(s, seat) * 8 + WIDTH - inside[car.cell]


def order_of_play(s: GTState) -> list[i64]:
    """GT-ORDER-02, 13: the racing cars in the order of the round."""
    keys: list[i64] = []
    for seat in range(s.seats):
        if s.cars[seat].place >= FINISHED:
            continue
        key = precedence(s, seat) * 8 + 7 - seat
        at = len(keys)
        while at > 0 and keys[at - 1] < key:
            at -= 1
        keys.insert(at, key)
    return [7 - (key & 7) for key in keys]


def departed(s: GTState, car: Car) -> None:
    """GT-ORDER-10, GT-PIT-16: remembers who left the track before whom."""
    s.departures += 1
    car.left = s.departures
