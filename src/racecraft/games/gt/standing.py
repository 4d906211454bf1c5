"""Who is ahead: the classification, the order it puts the cars in, and the gaps between them.

Who plays before whom is another question: see order.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.engine.state import rank
from racecraft.games.gt.board import NOWHERE

if TYPE_CHECKING:
    from racecraft.games.gt.state import GTState


def progress(s: GTState, seat: i64) -> i64:
    """GT-ORDER-04: stations from the start of the lap in which the race began to the front edge of the
    space."""
    car = s.cars[seat]
    if car.cell == NOWHERE:
        return 0
    return car.wrap * s.circuit.length + s.circuit.front[car.cell]


def lap(s: GTState, seat: i64) -> i64:
    """GT-END-01: the lap under way, from 1 to the number of laps."""
    done = (progress(s, seat) - s.circuit.line - 1) // s.circuit.length + 1
    return min(max(1, done), s.setup.laps)


def scores(s: GTState) -> list[int]:
    """GT-END-03, 05, 08: stations driven, beyond the final line one for every car behind. A retired car is
    classified by the way it has come, like all that have not finished (GT-BLOCK-09)."""
    found: list[int] = [progress(s, seat) for seat in range(s.seats)]
    for place in range(len(s.finished)):
        found[s.finished[place]] = s.setup.final_line + s.seats - place
    return found


def places(s: GTState) -> list[int]:
    """The place of every seat, if the race ended now; cars that are level share one."""
    return rank(scores(s))


def order(s: GTState) -> list[int]:
    """The seats from the first to the last; of cars that are level, the one that plays first."""
    keys: list[tuple[int, int, int]] = []
    found = places(s)
    for seat in range(s.seats):
        turn = s.order.index(seat) if seat in s.order else s.seats
        keys.append((found[seat], turn, seat))
    return [key[2] for key in sorted(keys)]


def gaps(s: GTState) -> list[int]:
    """By seat, the stations to the first car; 0 for a car that has finished."""
    ways = [progress(s, seat) for seat in range(s.seats)]
    first = ways[order(s)[0]]
    for seat in s.finished:
        ways[seat] = first
    return [max(0, first - way) for way in ways]
