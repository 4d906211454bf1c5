"""Invariants of Rallyman: GT, before and after any ply."""

from __future__ import annotations

from racecraft.games.gt.board import NOWHERE, WAYS
from racecraft.games.gt.dashboard import OFF, STANDING, WEATHER_TOKEN, YELLOW_TOKEN
from racecraft.games.gt.order import order_of_play
from racecraft.games.gt.phases import CHOOSE, DRIVE, GRID, OVER, PLAN, THROWN, VERGE
from racecraft.games.gt.planning import COUNT, FINISHED, IN_PIT, ON_TRACK, ON_VERGE, gate, gear_after
from racecraft.games.gt.position import tokens_of
from racecraft.games.gt.standing import progress
from racecraft.games.gt.state import GTState


def check(before: GTState, after: GTState) -> None:
    check_tokens(after)
    check_cars(before, after)
    check_order(before, after)
    if after.phase in (PLAN, DRIVE, THROWN):
        check_plan(after)


def check_tokens(state: GTState) -> None:
    """Every token is in the bag, on a dashboard or on the track; focus never goes below nothing."""
    for token, count in enumerate(state.setup.boards.bag):
        total = state.bag[token] + sum(tokens_of(car)[token] for car in state.cars)
        total += len(state.flags) if token == YELLOW_TOKEN else 0
        due = 0 if token == WEATHER_TOKEN and not state.setup.weather_in_bag else count
        assert total == due, f"{total} tokens of kind {token}, not {due}"
    assert all(car.focus >= 0 for car in state.cars)
    if state.setup.focus_supply:
        assert sum(car.focus for car in state.cars) <= state.setup.focus_supply


def check_cars(before: GTState, after: GTState) -> None:
    standing = [car.cell for car in after.cars if car.place == ON_TRACK and car.cell != NOWHERE]
    assert len(set(standing)) == len(standing), "two cars on a space"
    for seat, car in enumerate(after.cars):
        was = before.cars[seat]
        assert (car.cell == NOWHERE) <= (after.phase in (CHOOSE, GRID)), "a car lost its place"
        assert OFF <= car.marker <= after.setup.boards.top[car.car_class]
        assert car.place != ON_VERGE or car.marker == OFF
        assert car.place != IN_PIT or car.marker <= STANDING
        on_road = car.place == ON_TRACK and not (after.phase == VERGE and seat == after.turn)
        assert not on_road or car.marker != OFF, "00 on the road"
        assert (car.place == FINISHED) == (progress(after, seat) > after.setup.final_line)
        if was.cell != NOWHERE and not (was.place == ON_TRACK and car.place == ON_VERGE):
            assert progress(after, seat) >= progress(before, seat), "a car went backwards"
        others_moved = seat != before.turn and was.place == car.place == ON_TRACK
        if others_moved and before.phase in (PLAN, DRIVE) and before.turn == after.turn:
            assert was.cell == car.cell, "a car moved in somebody else's turn"


def check_order(before: GTState, after: GTState) -> None:
    """The order is total, holds for its round and names each racing car once."""
    assert before.round <= after.round <= after.setup.round_cap
    racing = [seat for seat, car in enumerate(after.cars) if car.place < FINISHED]
    if after.round:
        assert len(set(after.order)) == len(after.order)
        assert set(racing) <= set(after.order)
        assert sorted(order_of_play(after)) == racing
    if after.round == before.round:
        assert after.order == before.order
    elif after.phase != OVER and after.pointer == 0:
        assert after.order == order_of_play(after) or after.turn == after.order[0]


def check_plan(state: GTState) -> None:
    """Dice are conserved, and hazards stay below the limit while the car drives."""
    assert state.hazards < state.limit
    assert COUNT[state.used] + state.redlines <= state.gear_max
    assert state.coasts <= state.coast_max
    assert state.brakes <= state.brake_max
    assert state.boosts <= state.boost_max
    cell, gear = state.start_cell, state.cars[state.turn].marker
    dice = coasts = 0
    for action in state.plan:
        target = state.circuit.way[cell * WAYS + action // 9]
        assert target != NOWHERE
        gear = gear_after(gear, action % 9)
        assert gate(state, cell, target) <= gear
        coasts += action % 9 == 0
        dice += action % 9 not in (0, 7)
        cell = target
    assert (cell, gear, coasts, dice) == (
        state.plan_cell, state.plan_gear, state.coasts, COUNT[state.used],
    )  # fmt: skip
    assert bool(state.closed) <= bool(state.plan)
