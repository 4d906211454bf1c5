"""Who is ahead: the order of the cars, the gaps between them, the lap each is in (DEF-4, DEF-7, HT-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.engine.state import FAR
from racecraft.games.heat.phases import OVER, RACING

if TYPE_CHECKING:
    from racecraft.games.heat.state import Car, HeatState


def ahead(car: Car, other: Car) -> bool:
    """DEF-4, HT-ORDER-06: further round the track, or on the race line of the same cell."""
    return car.a > other.a or (car.a == other.a and car.line and not other.line)


def put_in_order(order: list[i64], cars: list[Car], number: i64) -> None:
    """Lines a car up among others, behind all that are ahead of it."""
    car = cars[number]
    place: i64 = len(order)
    while place > 0 and ahead(car, cars[order[place - 1]]):
        place -= 1
    order.insert(place, number)


def racing_order(s: HeatState) -> list[i64]:
    """The cars that are still racing, leader first."""
    order: list[i64] = []
    cars = s.cars
    number: i64
    for number in range(len(cars)):
        if cars[number].status == RACING:
            put_in_order(order, cars, number)
    return order


def over_the_line(s: HeatState) -> list[i64]:
    """HT-END-02: the cars that have crossed the finish in this round, the one that got farthest first."""
    return [number for number in racing_order(s) if past_the_line(s, number)]


def past_the_line(s: HeatState, number: int) -> int:
    """HT-END-02: by how many spaces a car is over the finish; 0 before it."""
    return max(0, s.cars[number].a - s.conditions.finish)


def race_order(s: HeatState) -> list[int]:
    """HT-END-02 to 04, HT-EVENT-12: all cars of the race: those that finished, those on the track, those that
    are out, of whom the last to go is ranked highest."""
    found: list[int] = list(s.ranking)
    for number in racing_order(s):
        found.append(number)
    return found + s.eliminated[::-1]


def order(s: HeatState) -> list[int]:
    """All cars, first to last: those of the race; between the races of a season and at its end by points."""
    between = s.setup.season and s.standings and (s.phase == OVER or s.round == 0)
    return list(s.standings) if between else race_order(s)


def gaps(s: HeatState) -> list[int | None]:
    """By car, cells behind the first car on the track; None for a car that is not on it."""
    first = max([car.a for car in s.cars if car.cell > 0], default=0)
    return [first - car.a if car.cell > 0 else None for car in s.cars]


def lap_under_way(s: HeatState, number: int) -> int:
    """DEF-2: the lap that a car is in, from 1 to the number of laps."""
    laps = s.conditions.laps
    return min(max(1, s.conditions.track.lap(s.cars[number].a) + 1), laps)


def standing(s: HeatState) -> list[int]:
    """How far each driver has come in this race, a higher number further: who finished by rank, the others by
    DEF-4, the eliminated by HT-EVENT-12."""
    found: list[int] = []
    for seat in range(s.seats):
        car = s.cars[seat]
        if seat in s.ranking:
            found.append(FAR - s.ranking.index(seat))
        elif seat in s.eliminated:
            found.append(s.eliminated.index(seat) - FAR)
        else:
            found.append(2 * car.a + (1 if car.line else 0))
    return found
