"""Invariants of Rallyman, before and after any ply."""

from __future__ import annotations

from racecraft.games.rallyman.board import CORNER
from racecraft.games.rallyman.figures import GAS_DICE, TOP_GEAR
from racecraft.games.rallyman.phases import FIRST, NEXT, OVER, PLAN, ROLL, SISU, THROW
from racecraft.games.rallyman.state import Car, RallymanState
from racecraft.games.rallyman.steps import CUT_LINE, DRIVING, FINISHED, RETIRED, ROAD_LINE, SPUN, WAITING

ON_THE_WAY = {ROAD_LINE: 2, CUT_LINE: 2}
"""Within a corner: first mini-space, second, then inside or cut."""


def way(car: Car) -> int:
    """How far a car has come; every step and every loss of control leads on."""
    return 4 * car.index + ON_THE_WAY.get(car.line, car.line - 1)


def seconds(state: RallymanState, car: Car) -> int:
    setup = state.setup
    return sum(setup.spare_seconds if card == "S" else setup.card_seconds[int(card)] for card in car.pile)


def check(before: RallymanState, after: RallymanState) -> None:
    setup = after.setup
    stage = after.stage
    assert 0 <= after.turn < after.seats
    assert before.stage_number <= after.stage_number < len(setup.stages)
    assert sorted(after.order) == sorted(set(after.order))
    check_cards(after)
    check_dice(after)
    check_room(after)
    for seat, car in enumerate(after.cars):
        assert car.seconds == seconds(after, car), "the time is not that of the pile"
        assert car.tokens >= 0
        assert 0 <= car.lost <= setup.lost_limit
        assert 0 <= car.punctures <= GAS_DICE
        assert 0 <= car.gear <= TOP_GEAR
        if car.status == RETIRED:
            assert len(car.times) <= len(setup.stages)
            continue
        assert before.cars[seat].status != RETIRED, "a car came back"
        assert (car.status == WAITING) == (car.index == -1)
        crossing = after.phase == SISU and seat == after.turn and car.index == stage.length
        assert crossing or (car.status == FINISHED) == (car.index == stage.length)
        assert len(car.times) == after.stage_number + (car.status == FINISHED)
        if before.stage_number == after.stage_number:
            assert way(car) >= way(before.cars[seat]), "a car went backwards"
            assert len(car.pile) >= len(before.cars[seat].pile)
        if car.status == FINISHED and before.cars[seat].status != FINISHED:
            assert car.times[-1] == car.seconds - car.tokens
    if after.phase == OVER:
        assert all(car.status == RETIRED or len(car.times) == len(setup.stages) for car in after.cars)


def check_cards(state: RallymanState) -> None:
    """Cards are counted: none appears, none is lost, no pile is left empty."""
    assert all(0 <= left <= all_ for left, all_ in zip(state.backs, state.setup.backs, strict=True))
    assert all(sum(state.backs[3 * gear : 3 * gear + 3]) > 0 for gear in range(1, TOP_GEAR + 1))
    assert all(0 <= left <= all_ for left, all_ in zip(state.shortcuts, state.setup.shortcuts, strict=True))
    assert sum(state.shortcuts) > 0


def check_dice(state: RallymanState) -> None:
    """Five gear dice and two gas dice, less what is lost."""
    head, car = state.head, state.cars[state.turn]
    assert head.black == int(head.used).bit_count()
    assert 0 <= head.gas_on_asphalt <= head.gas <= GAS_DICE
    assert 0 <= state.snow_alarms <= state.alarms <= TOP_GEAR + GAS_DICE
    if state.phase in (FIRST, NEXT, PLAN, ROLL, THROW):
        assert head.black <= TOP_GEAR - car.lost
    if state.phase == FIRST:
        assert head.black == head.gas == state.alarms == state.set_dice == 0


def check_room(state: RallymanState) -> None:
    stage = state.stage
    for index in range(stage.length):
        here = [car for car in state.cars if car.index == index and car.status in (DRIVING, SPUN)]
        if stage.ground[index].kind == CORNER:
            assert len({car.line for car in here}) == len(here), "two cars on one line of a corner"
        else:
            assert len(here) <= stage.ground[index].cap, "more cars than the space holds"
