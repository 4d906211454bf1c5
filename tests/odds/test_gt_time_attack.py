"""The time attack of Rallyman: GT, solved: turns are driven as the engine has it, and the book is at one with
itself."""

from __future__ import annotations

import pytest

from racecraft.bots.gt.drive import Turn
from racecraft.bots.gt.throw import flat_out_exactly
from racecraft.bots.gt.track_values import solved_for
from racecraft.games.gt.actions import ONE_BY_ONE
from racecraft.games.gt.board import circuit_names
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.state import GTState
from racecraft.odds.gt.book import booked, read_book
from racecraft.odds.gt.solve import from_pole
from racecraft.odds.gt.time_attack import WHOLE, TimeAttack
from tests.bots.test_gt import SHORT
from tests.games.gt.table import car, table

FOCUS = 3


def attack_on(state: GTState) -> TimeAttack:
    """A time attack whose turns are followed by values of the estimate: what a turn comes to can be told
    without solving the track."""
    attack = TimeAttack(state.setup, 0, WHOLE, FOCUS, None, [])
    attack.values = solved_for(state, FOCUS).values
    return attack


def test_falls_of_dice_add_up_to_their_hazards() -> None:
    attack = attack_on(table(car("0#9"), options=SHORT))
    hand = attack.hand
    for number in range(0, attack.sets, 40):
        for hazards, chance in enumerate(hand.spread[number]):
            assert sum(share for _, share in attack.falls(number, hazards)) == pytest.approx(chance)


@pytest.mark.parametrize(
    ("space", "gear", "wrap"), [("2#1", 3, 0), ("1#1", 2, 0), ("4#3", 3, 0), ("0#1", 4, 1)]
)
def test_a_throw_costs_what_the_engine_makes_of_it(space: str, gear: int, wrap: int) -> None:
    """GT-FLAT-08 to 13, GT-END-04: every fall of the dice laid anew by the rules, in corners and over the
    final line."""
    state = table(car(space, gear, wrap=wrap, focus=1), options=SHORT)
    attack = attack_on(state)
    turn = Turn(state, attack)
    throws = attack.throws(turn.start, turn.gear)
    looked_at = 0
    for at, end in enumerate(throws.ends):
        plan = [step.action for step in end.plan()]
        if at % 5 == 0 and 2 <= len(plan) <= 4:
            exact = flat_out_exactly(turn, turn.along(plan))
            assert attack.thrown(throws, at, 1) == pytest.approx(exact)
            looked_at += 1
    assert looked_at > 5


@pytest.mark.parametrize(("space", "gear", "focus"), [("0#9", 0, 0), ("2#1", 4, 3), ("3#1", 2, 2)])
def test_no_plan_is_better_than_the_best(space: str, gear: int, focus: int) -> None:
    state = table(car(space, gear, focus=focus), options=SHORT)
    attack = attack_on(state)
    turn = Turn(state, attack)
    found = attack.turn(turn.start, turn.gear, focus)
    laid = turn.along(found.plan)
    if found.mode == ONE_BY_ONE:
        assert turn.one_by_one(laid) == pytest.approx(found.cost)
    else:
        assert flat_out_exactly(turn, laid) == pytest.approx(found.cost)
    turn.best(turn.root(), 30)
    assert turn.careful is not None
    assert turn.careful.cost >= found.cost - 0.01
    assert min(flat_out_exactly(turn, bold.laid) for bold in turn.bold) >= found.cost - 0.01


def test_a_plan_laid_ahead_is_no_better_than_one_laid_on_the_way() -> None:
    attack = attack_on(table(car("0#9"), options=SHORT))
    laid = attack.root(attack.spaces + attack.circuit.grid[0], 0)
    for _ in range(3):
        laid = next(step for step in attack.following(laid) if not step.over and step.node >= 0)
        steps = laid.plan()
        assert attack.driven(steps, FOCUS, True) <= attack.driven(steps, FOCUS, False)


@pytest.mark.parametrize("track", circuit_names())
def test_every_circuit_has_a_book(track: str) -> None:
    book = read_book(track)
    assert book is not None
    attack = booked(GT_GAME.new(1, {"track": track}).setup)
    assert attack is not None
    assert from_pole(attack) == pytest.approx(book["seconds"], abs=0.1)
    assert len(attack.values) == len(book["values"])


@pytest.mark.parametrize("track", ["k1", "k3"])
def test_the_book_is_at_one_with_itself(track: str) -> None:
    """What it says of pole position follows from what it says of the places ahead; damage it prices a little
    differently."""
    attack = booked(GT_GAME.new(1, {"track": track}).setup)
    assert attack is not None
    pole = attack.spaces + attack.circuit.grid[0]
    assert attack.turn(pole, 0, 0).cost == pytest.approx(attack.value(pole, 0, 0), abs=0.5)


def test_the_book_knows_its_rules_only() -> None:
    assert booked(GT_GAME.new(1, {"laps": 3}).setup) is not None
    for options in (SHORT, {"car_class": "GT4"}, {"flying_start": True}, {"rulebook": "ru"}):
        assert booked(GT_GAME.new(1, options).setup) is None
