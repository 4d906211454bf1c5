"""Points, ties, schedules and brackets of championships."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from racecraft.server.championships.rules import (
    MOST_ENTRANTS,
    MOST_HEATS,
    Places,
    knock_out,
    knock_out_races,
    places_among,
    progress,
    round_robin,
    round_robin_plans,
    standings,
    walkover,
)

POINTS = [9, 6, 4]


def table(entrants: int, *races: Places | None) -> list[tuple[int, int, int]]:
    return [(row.entrant, row.place, row.points) for row in standings(entrants, races, POINTS)]


def test_points_are_added_up_and_a_race_to_come_counts_nothing() -> None:
    assert table(3, {0: 1, 1: 2, 2: 3}, {0: 3, 1: 2, 2: 1}, None) == [(2, 1, 13), (0, 2, 13), (1, 3, 12)]


def test_of_equal_points_more_wins_are_better() -> None:
    races = [{0: 1, 1: 2}, {1: 3, 2: 1}, {1: 6, 0: 5}, {1: 6, 2: 2}]  # 9, 10, 15
    assert table(3, *races)[0] == (2, 1, 15)
    level = [{0: 3, 1: 2}, {0: 3, 1: 6, 2: 1}, {0: 3, 1: 2, 2: 9}]  # 12, 12, 9
    assert [row[0] for row in table(3, *level)][:2] == [1, 0]
    assert [row.entrant for row in standings(2, [{0: 1, 1: 2}, {1: 3, 0: 9}], [9, 6, 3])] == [0, 1]


def test_then_the_better_place_in_the_latest_race_decides() -> None:
    assert table(2, {0: 1, 1: 2}, {0: 2, 1: 1}) == [(1, 1, 15), (0, 2, 15)]
    assert table(2, {0: 1, 1: 2}, {0: 2, 1: 1}, {0: 7, 1: 8})[0][0] == 0


def test_whoever_cannot_be_told_apart_shares_a_place() -> None:
    assert table(3) == [(0, 1, 0), (1, 1, 0), (2, 1, 0)]
    assert [row[1] for row in table(3, {0: 1, 1: 1, 2: 3})] == [1, 1, 3]


def test_a_late_joiner_has_no_points_of_earlier_races() -> None:
    (first, late) = standings(2, [{0: 1}, {0: 2, 1: 1}], POINTS)
    assert (first.entrant, first.places, late.entrant, late.places) == (0, [1, 2], 1, [None, 1])
    assert progress(2, [{0: 1}, None, {0: 2, 1: 1}], POINTS) == [[9, 0], [15, 9]]


def test_a_guest_takes_no_place_from_anybody() -> None:
    assert places_among([(None, 1), (4, 2), (0, 3), (None, 4)]) == {4: 1, 0: 2}
    assert places_among([(1, 2), (2, 2), (0, 1)]) == {0: 1, 1: 2, 2: 2}


def test_a_race_of_one_is_a_walkover() -> None:
    assert walkover([3, 5], [5]) == {3: 1}
    assert walkover([3, 5], [3, 5]) == {}
    assert walkover([3, 5], [9]) is None


@pytest.mark.parametrize("entrants", range(2, 13))
def test_in_a_round_robin_every_pair_meets_equally_often(entrants: int) -> None:
    plans = round_robin_plans(entrants, 12)
    assert plans
    for seats, races in plans:
        schedule = round_robin(entrants, seats)
        assert schedule is not None
        assert len(schedule) == races <= MOST_HEATS
        assert all(len(set(race)) == seats for race in schedule)
        met = Counter(pair for race in schedule for pair in combinations(sorted(race), 2))
        assert len(met) == entrants * (entrants - 1) // 2
        assert len(set(met.values())) == 1, (entrants, seats)


def test_known_round_robins_are_as_short_as_can_be() -> None:
    sizes = {(4, 2): 6, (4, 3): 4, (5, 2): 10, (6, 3): 10, (7, 3): 7, (8, 2): 28, (8, 4): 14, (9, 3): 12}
    for (entrants, seats), races in sizes.items():
        assert len(round_robin(entrants, seats) or ()) == races, (entrants, seats)
    assert round_robin(3, 4) is None
    assert round_robin(12, 2) is None, "66 races are too many"


def test_nobody_waits_for_long() -> None:
    schedule = round_robin(6, 2) or ()
    for entrant in range(6):
        raced = [number for number, race in enumerate(schedule) if entrant in race]
        assert max(after - before for before, after in pairwise(raced)) <= 5


@given(st.integers(2, MOST_ENTRANTS), st.integers(2, 12), st.randoms(use_true_random=False))
def test_a_knock_out_ends_with_one_winner(entrants: int, seats: int, luck: object) -> None:
    shuffle = getattr(luck, "shuffle")  # noqa: B009
    draw = list(range(entrants))
    shuffle(draw)
    races: list[Places | None] = []
    while True:
        heats, rows = knock_out(draw, seats, races)
        driven = [heat for heat in heats if not heat.bye]
        assert all(2 <= len(heat.lineup) <= seats for heat in driven)
        if len(driven) == len(races):
            break
        lineup = list(driven[len(races)].lineup)
        shuffle(lineup)
        races.append({entrant: place + 1 for place, entrant in enumerate(lineup)})
    assert len(races) == knock_out_races(entrants, seats)
    assert [row.place for row in rows].count(1) == 1
    assert rows[0].entrant == next(entrant for entrant, place in (races[-1] or {}).items() if place == 1)
    assert sorted(row.entrant for row in rows) == list(range(entrants))
    final = heats[-1].lineup
    assert {row.entrant for row in rows[: len(final)]} == set(final)


def test_the_better_half_goes_on_and_byes_go_to_the_first_of_the_draw() -> None:
    heats, _ = knock_out([4, 3, 2, 1, 0], 2, [])
    assert [heat.lineup for heat in heats] == [(4,), (3, 0), (2, 1)]
    heats, rows = knock_out([0, 1, 2, 3], 2, [{0: 1, 3: 2}, {1: 2, 2: 1}])
    assert [heat.lineup for heat in heats] == [(0, 3), (1, 2), (0, 2)]
    assert [(row.entrant, row.place) for row in rows] == [(0, 1), (2, 1), (1, 3), (3, 3)]
    _, rows = knock_out([0, 1, 2, 3], 2, [{0: 1, 3: 2}, {1: 2, 2: 1}, {2: 1, 0: 2}])
    assert [(row.entrant, row.place) for row in rows] == [(2, 1), (0, 2), (1, 3), (3, 3)]
    heats, _ = knock_out([0, 1, 2, 3, 4], 4, [{0: 2, 3: 1}, {1: 1, 2: 2, 4: 3}])
    assert heats[-1].lineup == (1, 3, 2), "of three, two go on"


def test_whoever_does_not_start_in_a_knock_out_does_not_go_on() -> None:
    heats, rows = knock_out([0, 1, 2, 3], 2, [{3: 1}, {1: 1, 2: 2}])
    assert heats[-1].lineup == (1, 3)
    assert rows[-1].entrant == 0
