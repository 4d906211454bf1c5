"""The rules of a championship: places, points, standings, schedules and brackets. Pure functions.

Entrants are counted from 0 in the order in which they joined; races from 0 in the order of the calendar.

Rulings:
- A place is one among those who drive for an entrant. Whoever has a seat in a race and does not start comes
  last and scores nothing; nor does whoever joined later.
- Equal places score equally.
- Of equal points, more wins are better; then the better place in the latest race in which two differ. Whoever
  was not in that race comes behind whoever was. If nothing tells them apart, they share a place.
- Round robin: all pairs meet equally often, in as few races as can be found.
- Knock-out: the better half of every race goes on, rounded up. Of equal places, the earlier in the draw goes
  on. Who cannot be paired has a bye. Those who leave in the same round with the same place share a place.
- Walkover: where only one of those who should race is left, there is no race, and that one wins it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

MOST_RACES = 30
"""Of a calendar."""
MOST_HEATS = 64
"""Races of an evening."""
MOST_ENTRANTS = 64
MOST_ROBINS = 12
"""Entrants of a round robin."""
SEARCH_STEPS = 10_000
"""The search for a schedule gives up after so many."""

Entrant = int
Places = Mapping[Entrant, int]
"""By entrant, the place in a race that counts."""


class Standing(NamedTuple):
    """Where an entrant stands."""

    entrant: Entrant
    place: int
    points: int
    wins: int
    places: list[int | None]
    """By race; none where the entrant had no part or the race is to come."""


class Plan(NamedTuple):
    """A round robin that is possible."""

    seats: int
    races: int


class Heat(NamedTuple):
    """A race of a knock-out."""

    round: int
    lineup: tuple[Entrant, ...]
    bye: bool
    """A single one, who goes on without a race."""


# --- Places, points, standings ---


def places_among(drivers: Sequence[tuple[Entrant | None, int]]) -> dict[Entrant, int]:
    """The places of entrants in a race, from those of all cars: a guest's car takes no place from anybody."""
    counted = [(entrant, place) for entrant, place in drivers if entrant is not None]
    return {entrant: 1 + sum(other < place for _, other in counted) for entrant, place in counted}


def walkover(lineup: Collection[Entrant], gone: Collection[Entrant]) -> dict[Entrant, int] | None:
    """The places of a race that needs none, since at most one of those who should race is left."""
    left = [entrant for entrant in lineup if entrant not in gone]
    return dict.fromkeys(left, 1) if len(left) < 2 else None


def score(place: int, points: Sequence[int]) -> int:
    return points[place - 1] if place <= len(points) else 0


def standings(entrants: int, races: Sequence[Places | None], points: Sequence[int]) -> list[Standing]:
    """Everybody from first to last, after the races that are decided."""
    rows = []
    for entrant in range(entrants):
        places = [None if race is None else race.get(entrant) for race in races]
        driven = [place for place in places if place is not None]
        total = sum(score(place, points) for place in driven)
        rows.append(Standing(entrant, 0, total, driven.count(1), places))
    return _ranked([(_season_rank(row), row) for row in rows])


def _season_rank(row: Standing) -> tuple[int, ...]:
    """What a season is sorted by: the smaller the better."""
    latest = (MOST_ENTRANTS + 1 if place is None else place for place in reversed(row.places))
    return -row.points, -row.wins, *latest


def _ranked(rows: list[tuple[tuple[int, ...], Standing]]) -> list[Standing]:
    """Sorted, with places; equals share one."""
    rows.sort(key=lambda row: (row[0], row[1].entrant))
    keys = [key for key, _ in rows]
    return [row._replace(place=1 + keys.index(key)) for key, row in rows]


def progress(entrants: int, races: Sequence[Places | None], points: Sequence[int]) -> list[list[int]]:
    """For every race that is decided, the points of all entrants after it."""
    sums, after = [0] * entrants, []
    for race in races:
        if race is not None:
            for entrant, place in race.items():
                sums[entrant] += score(place, points)
            after.append(sums.copy())
    return after


# --- Round robin ---


def round_robin_plans(entrants: int, most_seats: int) -> list[Plan]:
    """The sizes of races in which all can meet all equally often, and how many races that takes."""
    found = []
    for seats in range(2, min(entrants, most_seats) + 1):
        schedule = round_robin(entrants, seats)
        if schedule is not None:
            found.append(Plan(seats, len(schedule)))
    return found


@lru_cache(maxsize=256)
def round_robin(entrants: int, seats: int) -> tuple[tuple[Entrant, ...], ...] | None:
    """Races of so many seats in which every pair meets equally often; None if none were found.

    Races are found as whole orbits: those that follow from one by counting everybody on by one, in a ring of
    all entrants or of all but the last. In an orbit, all pairs of the same distance meet equally often.
    """
    if not 2 <= seats <= entrants or entrants > MOST_ROBINS:
        return None
    if seats == entrants:
        return (tuple(range(entrants)),)
    rings = [_orbits(entrants, seats, ring) for ring in (entrants, entrants - 1)]
    for meetings in range(1, MOST_HEATS + 1):
        places, per_race = meetings * entrants * (entrants - 1), seats * (seats - 1)
        if places > MOST_HEATS * per_race:
            break
        if places % per_race or meetings * (entrants - 1) % (seats - 1):
            continue
        for orbits in rings:
            chosen = _balanced(orbits, meetings)
            if chosen is not None:
                return _in_order(entrants, [race for orbit in chosen for race in orbit])
    return None


Orbit = tuple[tuple[int, ...], ...]


def _orbits(entrants: int, seats: int, ring: int) -> list[tuple[dict[int, int], Orbit]]:
    """All orbits of races, each with how often a pair of each distance meets. Whoever stands outside the ring
    has the distance 0 to everybody."""
    seen: set[tuple[int, ...]] = set()
    found = []
    for race in combinations(range(entrants), seats):
        if race in seen:
            continue
        turned = sorted(
            {tuple(sorted((e + turn) % ring if e < ring else e for e in race)) for turn in range(ring)}
        )
        seen.update(turned)
        counts: dict[int, int] = {}
        for one, other in combinations(race, 2):
            distance = 0 if other >= ring else min(other - one, ring - other + one)
            counts[distance] = counts.get(distance, 0) + len(turned)
        # There are `ring` pairs of each distance, half as many of those who stand opposite each other.
        met = {
            distance: count // (ring // 2 if distance * 2 == ring else ring)
            for distance, count in counts.items()
        }
        found.append((met, tuple(turned)))
    return sorted(found, key=lambda orbit: (len(orbit[1]), orbit[1]))


def _balanced(orbits: list[tuple[dict[int, int], Orbit]], meetings: int) -> list[Orbit] | None:
    """Orbits in which a pair of any distance meets exactly so often."""
    distances = sorted({distance for met, _ in orbits for distance in met})
    left = dict.fromkeys(distances, meetings)
    chosen: list[int] = []
    steps = 0

    def search() -> bool:
        nonlocal steps
        open_distance = next((distance for distance in distances if left[distance]), None)
        if open_distance is None:
            return True
        for number, (met, _) in enumerate(orbits):
            steps += 1
            if steps > SEARCH_STEPS:
                return False
            fits = open_distance in met and all(left[distance] >= count for distance, count in met.items())
            if number in chosen or not fits:
                continue
            chosen.append(number)
            for distance, count in met.items():
                left[distance] -= count
            if search():
                return True
            chosen.pop()
            for distance, count in met.items():
                left[distance] += count
        return False

    return [orbits[number][1] for number in chosen] if search() else None


def _in_order(entrants: int, races: list[tuple[int, ...]]) -> tuple[tuple[Entrant, ...], ...]:
    """Races so that nobody waits for long, and nobody begins at the back for ever."""
    latest = [-1] * entrants
    behind = [0] * entrants
    left = list(races)
    ordered: list[tuple[Entrant, ...]] = []
    while left:
        race = min(left, key=lambda race: (sum(latest[entrant] for entrant in race), race))
        left.remove(race)
        lineup = tuple(sorted(race, key=lambda entrant: (-behind[entrant], entrant)))
        for seat, entrant in enumerate(lineup):
            behind[entrant] += seat
            latest[entrant] = len(ordered)
        ordered.append(lineup)
    return tuple(ordered)


# --- Knock-out ---


def knock_out_races(entrants: int, seats: int) -> int:
    """How many races it takes until one is left."""
    races, left = 0, entrants
    while True:
        heats = _round(0, list(range(left)), seats)
        races += sum(not heat.bye for heat in heats)
        if len(heats) <= 1:
            return races
        left = sum(_goes_on(heat) for heat in heats)


def knock_out(
    draw: Sequence[Entrant], seats: int, races: Sequence[Places | None]
) -> tuple[list[Heat], list[Standing]]:
    """The heats as far as they are known, in the order of the rounds, and where everybody stands.

    `races` are the places in those heats that are no byes, in their order; the next round is known when all
    heats of the last are decided.
    """
    heats: list[Heat] = []
    order = list(draw)
    reached = dict.fromkeys(draw, (0, 0))
    given = iter(races)
    number = 0
    while True:
        current = _round(number, order, seats)
        heats += current
        results = [{heat.lineup[0]: 1} if heat.bye else next(given, None) for heat in current]
        on: list[tuple[int, int, Entrant]] = []
        for heat, result in zip(current, results, strict=True):
            if result is None:
                for entrant in heat.lineup:
                    reached[entrant] = (-number, 0)
                continue
            ordered = sorted(
                heat.lineup, key=lambda entrant: (_place_in(result, entrant), order.index(entrant))
            )
            for position, entrant in enumerate(ordered):
                place = _place_in(result, entrant)
                reached[entrant] = (-number, place)
                if len(current) > 1 and position < _goes_on(heat):
                    reached[entrant] = (-number - 1, 0)
                    on.append((place, order.index(entrant), entrant))
        if len(current) == 1 or any(result is None for result in results):
            break
        order = [entrant for _, _, entrant in sorted(on)]
        number += 1
    rows: list[tuple[tuple[int, ...], Standing]] = []
    for entrant in draw:
        places = [None if race is None else race.get(entrant) for race in races]
        rows.append((reached[entrant], Standing(entrant, 0, 0, places.count(1), places)))
    return heats, _ranked(rows)


def _place_in(result: Places, entrant: Entrant) -> int:
    """Whoever did not start comes last."""
    return result.get(entrant, MOST_ENTRANTS + 1)


def _goes_on(heat: Heat) -> int:
    return (len(heat.lineup) + 1) // 2


def _round(number: int, order: list[Entrant], seats: int) -> list[Heat]:
    """The heats of a round: the best in the order meet as late as can be, and have the byes."""
    count = -(-len(order) // seats)
    lineups: list[list[Entrant]] = [[] for _ in range(count)]
    for entrant, heat in zip(order, _there_and_back(count), strict=False):
        lineups[heat].append(entrant)
    # The last row is not full: those who are missing in it are missing to the best.
    rest = len(order) % count if count else 0
    if rest and len(order) > count:
        full = len(order) // count
        lineups = [lineup[:full] for lineup in lineups]
        for heat, entrant in zip(reversed(range(count)), order[full * count :], strict=False):
            lineups[heat].append(entrant)
    return [Heat(number, tuple(lineup), len(lineup) == 1) for lineup in lineups]


def _there_and_back(count: int) -> Iterator[int]:
    """0, 1, 2, 2, 1, 0, 0, 1, 2, …"""
    while True:
        yield from range(count)
        yield from reversed(range(count))
