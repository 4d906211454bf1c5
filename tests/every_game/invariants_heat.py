"""Invariants of Heat, before and after any ply."""

from __future__ import annotations

from racecraft.games.heat.cards import FIRST_SPONSOR, HEAT, STRESS
from racecraft.games.heat.gears import TOP_GEAR
from racecraft.games.heat.phases import ELIMINATED, OVER, PLAN, RACING
from racecraft.games.heat.rounds import ROUND_CAP
from racecraft.games.heat.seasons import LAP_COSTS_HEAT
from racecraft.games.heat.state import Driver, HeatState


def check(before: HeatState, after: HeatState) -> None:
    assert len(after.cars) == len(before.cars)
    assert after.round <= ROUND_CAP
    assert after.race in (before.race, before.race + 1)
    spots = [(car.cell, car.line) for car in after.cars if car.cell]
    assert len(spots) == len(set(spots)), "two cars on one spot"
    assert sorted([*after.ranking, *after.eliminated]) == [
        number for number, car in enumerate(after.cars) if car.status != RACING
    ]
    assert all(after.cars[number].status == ELIMINATED for number in after.eliminated)
    assert after.reserve >= 0
    touched = [
        (old, new)
        for old, new in zip(before.drivers, after.drivers, strict=True)
        if mat_of(old) != mat_of(new)
    ]
    for _, driver in touched:
        check_mat(driver)
    racing = [number for number, car in enumerate(after.cars) if car.status == RACING]
    if after.phase == PLAN:
        assert sorted(after.order) == racing
    if before.race == after.race and before.round > 0 and after.phase != OVER:
        check_cards(before, after, touched)


def mat_of(d: Driver) -> tuple[object, ...]:
    """All that lies before a driver: who has it as before cannot have gained or lost anything."""
    sizes = (d.heat, d.gear, d.hand_size, d.deck_size, d.discard_size, d.discard_top)
    return (*sizes, d.kinds, d.hand, d.deck, d.discard, d.play, d.top)


def check_mat(d: Driver) -> None:
    assert 1 <= d.gear <= TOP_GEAR
    assert d.heat >= 0
    for pile in (d.hand, d.deck, d.discard, d.play):
        assert len(pile) == len(d.kinds)
        assert min(pile) >= 0
    assert d.kinds == sorted(set(d.kinds))
    assert (d.hand_size, d.deck_size, d.discard_size) == (sum(d.hand), sum(d.deck), sum(d.discard))
    assert (d.discard_top >= 0) == (d.discard_size > 0)
    if d.discard_top >= 0:
        assert d.discard[d.kinds.index(d.discard_top)] > 0, "the card on top is not in the discard"


def held(d: Driver, card: int) -> int:
    """Copies of a card in all piles of a driver, the engine included."""
    if card not in d.kinds:
        return 0
    slot = d.kinds.index(card)
    engine = d.heat if card == HEAT else 0
    return d.hand[slot] + d.deck[slot] + d.discard[slot] + d.play[slot] + d.top.count(card) + engine


def check_cards(before: HeatState, after: HeatState, touched: list[tuple[Driver, Driver]]) -> None:
    """Cards are conserved: Stress comes from the reserve, sponsors from their deck, nothing else from
    anywhere."""
    stress = after.reserve - before.reserve
    for old, new in touched:
        stress += held(new, STRESS) - held(old, STRESS)
        for card in new.kinds:
            if card == HEAT and after.conditions.rule == LAP_COSTS_HEAT:
                assert held(old, card) - 1 <= held(new, card) <= held(old, card)
            elif card != STRESS and card < FIRST_SPONSOR:
                assert held(new, card) == held(old, card)
    assert stress == 0, "Stress came from nowhere"
    for number in range(len(after.sponsors)):
        gained = sum(
            [held(new, FIRST_SPONSOR + number) - held(old, FIRST_SPONSOR + number) for old, new in touched]
        )
        assert sponsors(before, number) == sponsors(after, number) + gained


def sponsors(s: HeatState, number: int) -> int:
    """Copies of a sponsorship card that nobody holds."""
    return s.sponsors[number] + s.sponsor_discard[number]
