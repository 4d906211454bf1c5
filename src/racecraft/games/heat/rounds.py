"""The round: its order, whose turn comes next, and how cars leave the race (HT-ORDER, HT-END)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.games.heat.phases import (
    BEGIN_TURN,
    COMMIT,
    FINISHED,
    PLAN,
    RACE_END,
    RACING,
    ROUND_END,
    ROUND_START,
)
from racecraft.games.heat.planning import begin_plan
from racecraft.games.heat.seasons import NO_ADRENALINE
from racecraft.games.heat.standing import over_the_line, racing_order

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


ROUND_CAP: Final = 200
"""HT-END-09: after this many rounds the places on the track decide."""


ADRENALINE_FOR_TWO: Final = 5
"""From this many cars on the grid the last two have adrenaline."""


def start_round(s: HeatState) -> None:
    """HT-ORDER-03, 05 to 09: the order of the round, leader first; then all drivers plan at once."""
    s.round += 1
    set_order(s)
    if s.events is not None:
        s.tell_of("round", -1, {"round": s.round})
    s.planning = 0
    seats: i64 = s.seats
    seat: i64
    for seat in range(seats):
        if s.cars[seat].status == RACING:
            begin_plan(s, seat)
            s.planning |= 1 << seat
    s.phase = PLAN if s.planning > 0 else COMMIT


def set_order(s: HeatState) -> None:
    """DEF-4, DEF-8, HT-ADREN-01, 02, 06: the order of the round and how many at its end have adrenaline."""
    order = racing_order(s)
    s.order = order
    s.index = -1
    s.legend_card = -1
    if s.conditions.rule == NO_ADRENALINE:
        s.eligible = 0
    elif len(s.cars) >= ADRENALINE_FOR_TWO and len(order) > 1:
        s.eligible = 2
    else:
        s.eligible = 1


def next_car(s: HeatState) -> None:
    s.index += 1
    if s.index == len(s.order):
        s.phase = ROUND_END
        return
    s.turn = s.order[s.index]
    s.phase = BEGIN_TURN


def clear_turn(s: HeatState) -> None:
    """Nothing of the turn before is left."""
    s.start_a = 0
    s.start_cell = 0
    s.start_line = False
    s.before_slip = 0
    s.speed = 0
    s.due = 0
    s.flips = 0
    s.flipped = 0
    s.boosted = False
    s.unable = False
    s.spun = False
    s.gains = 0
    s.discards = 0
    s.sectors_cooled = 0
    s.drawn = 0
    if s.symbols:
        s.symbols = []
    if s.values:
        s.values = []


def end_round(s: HeatState) -> None:
    """DEF-7, HT-END-02 to 04: cars beyond the finish are ranked and leave; the race ends with the last of
    them."""
    finishers = over_the_line(s)
    if finishers:
        s.ranking = s.ranking + finishers
        for number in finishers:
            leave(s, number)
    if not racing_order(s):
        s.phase = RACE_END
    elif s.round == ROUND_CAP:
        cap_race(s)
    else:
        s.phase = ROUND_START


def leave(s: HeatState, number: int) -> None:
    car = s.cars[number]
    car.status = FINISHED
    car.cell = 0
    car.line = False
    if s.events is not None:
        s.tell_of("finished", number, {"place": place_of(s, number), "round": s.round})


def place_of(s: HeatState, number: int) -> int:
    return s.ranking.index(number) + 1


def cap_race(s: HeatState) -> None:
    """HT-END-09: cars that have not finished are ranked as they stand."""
    if s.events is not None:
        s.tell_of("capped", -1, {"rounds": ROUND_CAP})
    left = racing_order(s)
    s.ranking = s.ranking + left
    for number in left:
        leave(s, number)
    s.phase = RACE_END
