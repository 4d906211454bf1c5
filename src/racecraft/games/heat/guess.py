"""A guess at what a seat of Heat cannot see: the hidden cards of the others, dealt anew.

What the seat sees stays as it is: how many cards everybody holds, what lies open, how many sponsors each
driver has. Sponsors gained in the race are in the hand or on the table; those of earlier races may be in the
deck.
"""

from __future__ import annotations

from racecraft.engine.chance import Source
from racecraft.engine.state import Seat
from racecraft.games.heat import phases, planning, rules
from racecraft.games.heat.actions import USE
from racecraft.games.heat.cards import (
    CARDS,
    FIRST_SPONSOR,
    HEAT,
    REDUCE,
    SPEED_1,
    SPEED_4,
    STRESS,
    SUPER_COOL,
    is_sponsor,
)
from racecraft.games.heat.championship import slot_for
from racecraft.games.heat.deck import can_flip
from racecraft.games.heat.gears import within_reach
from racecraft.games.heat.phases import COMMITTED, MULLIGAN, PLAN, RACING
from racecraft.games.heat.state import Driver, HeatState
from racecraft.games.heat.view import face_up


def sample(s: HeatState, seat: Seat, source: Source) -> HeatState:
    """A state that agrees with all that the seat sees: the hidden cards of the others are dealt anew."""
    twin = s.copy()
    others = [index for index in range(twin.seats) if index != seat]
    hidden = [_gather(twin, index) for index in others]
    for number, index in enumerate(others):
        _deal_anew(twin, index, hidden[number], source)
    if twin.phase < phases.FIRST_CHANCE and twin.phase not in (PLAN, MULLIGAN) and twin.turn != seat:
        twin.choices = rules.choices_of(twin)
    return twin


class _Hidden:
    """How many cards of another driver are hidden, and where."""

    def __init__(self, in_hand: int, laid: int) -> None:
        self.in_hand = in_hand
        self.laid = laid
        self.sponsors = 0


def _gather(s: HeatState, index: int) -> _Hidden:
    """Puts hand, face-down cards and deck of a driver into one pool, in place of the deck. Sponsors go back:
    of which type they are is known to their driver alone (HT-SPON-07)."""
    d = s.drivers[index]
    secret = not face_up(s, index)
    found = _Hidden(d.hand_size, sum(d.play) if secret else 0)
    for slot, card in enumerate(d.kinds):
        count = d.hand[slot] + d.deck[slot] + (d.play[slot] if secret else 0)
        d.hand[slot] = 0
        if secret:
            d.play[slot] = 0
        if is_sponsor(card):
            s.sponsors[card - FIRST_SPONSOR] += count
            found.sponsors += count
            count = 0
        d.deck[slot] = count
    for card in d.kept:
        s.sponsors[card - FIRST_SPONSOR] += 1
    _forget_sponsors(d)
    return found


def _forget_sponsors(d: Driver) -> None:
    """Removes the places of sponsors of which none is in sight."""
    left = [
        slot
        for slot, card in enumerate(d.kinds)
        if not is_sponsor(card) or d.discard[slot] > 0 or d.play[slot] > 0 or card in d.top
    ]
    d.kinds = [d.kinds[slot] for slot in left]
    d.hand = [d.hand[slot] for slot in left]
    d.deck = [d.deck[slot] for slot in left]
    d.discard = [d.discard[slot] for slot in left]
    d.play = [d.play[slot] for slot in left]


def _some_sponsor(s: HeatState, source: Source) -> int:
    number = source.draw([(number, count) for number, count in enumerate(s.sponsors) if count > 0])
    s.sponsors[number] -= 1
    return FIRST_SPONSOR + number


def _draw(pool: list[int], first: int, source: Source) -> int:
    """A card from a pile of counts, from the given slot upwards; -1 if there is none."""
    outcomes = [(slot, pool[slot]) for slot in range(first, len(pool)) if pool[slot] > 0]
    if not outcomes:
        return -1
    slot = source.draw(outcomes)
    pool[slot] -= 1
    return slot


def _deal_anew(s: HeatState, index: int, hidden: _Hidden, source: Source) -> None:
    """Hand, deck and face-down cards of another driver come from one pool."""
    d = s.drivers[index]
    d.kept = sorted([_some_sponsor(s, source) for _ in d.kept])
    for _ in range(hidden.sponsors):
        d.deck[slot_for(d, _some_sponsor(s, source))] += 1
    pool = d.deck
    in_hand, laid = hidden.in_hand, hidden.laid
    planning = s.phase == PLAN and s.cars[index].status == RACING
    if planning or s.setup.tournament:
        in_hand += laid
        laid = 0 if planning else _guess_laid(d, pool, in_hand, laid, source)
        in_hand -= laid
    certain = _shown_by_amount(s, index)
    sure = _gained(d, pool, hidden.sponsors, source)
    must_lie = len(certain) + len(sure) - in_hand
    for number in range(laid):
        d.play[_laid_card(pool, sure, number < must_lie, source)] += 1
    for slot in certain:
        pool[slot] -= 1
        d.hand[slot] += 1
    for slot in sure:
        d.hand[slot] += 1
    for _ in range(in_hand - len(certain) - len(sure)):
        d.hand[_draw(pool, HEAT, source)] += 1
    d.hand_size = in_hand
    d.deck_size = sum(pool)
    if s.phase == phases.FLIP and s.turn == index and not can_flip(d):
        _keep_a_speed_card(d, source)
    if planning:
        _plan_anew(s, index, d.stage == COMMITTED, source)
    elif laid and s.setup.tournament:
        d.next_gear = laid


def _gained(d: Driver, pool: list[int], sponsors: int, source: Source) -> list[int]:
    """Sponsors gained in this race are in the hand or on the table, not in the deck (HT-SPON-03)."""
    first = len([card for card in d.kinds if not is_sponsor(card)])
    return [_draw(pool, first, source) for _ in range(min(d.gained, sponsors))]


def _laid_card(pool: list[int], sure: list[int], forced: bool, source: Source) -> int:
    """A card laid face down: one of those that are not in the deck for sure if it must be, else any but Heat,
    and Heat where there is no other."""
    if forced:
        slot = source.draw([(slot, sure.count(slot)) for slot in sorted(set(sure))])
        sure.remove(slot)
        return slot
    counts = [count + sure.count(slot) for slot, count in enumerate(pool)]
    slot = max(HEAT, _draw(counts, 1, source))
    if slot in sure:
        sure.remove(slot)
    else:
        pool[slot] -= 1
    return slot


def _keep_a_speed_card(d: Driver, source: Source) -> None:
    """A flip is due, so the deck holds a speed card: one of the hand changes places with any other."""
    speed = _draw(d.hand[: SPEED_4 + 1], SPEED_1, source)
    other = _draw(d.deck, HEAT, source)
    d.hand[speed] -= 1
    d.hand[other] += 1
    d.deck[speed] += 1


def _shown_by_amount(s: HeatState, index: int) -> list[int]:
    """A driver who is asked how many cards to move has at least two of them."""
    if s.phase != phases.AMOUNT or s.turn != index or s.amount_for >= USE + SUPER_COOL * CARDS:
        return []
    return [STRESS if s.amount_for >= USE + REDUCE * CARDS else HEAT] * 2


def _guess_laid(d: Driver, pool: list[int], cards: int, laid: int, source: Source) -> int:
    """In a tournament nobody knows how many cards another driver laid."""
    if laid == 0:
        return 0
    gears = within_reach(d.gear)
    most = min(gears[-1], cards, sum(pool[1:]))
    least = gears[0]
    return source.draw([(count, 1) for count in range(least, most + 1)]) if most >= least else laid


def _plan_anew(s: HeatState, index: int, committed: bool, source: Source) -> None:
    """A driver who still plans starts afresh; one who has committed chooses at random."""
    d = s.drivers[index]
    planning.begin_plan(s, index)
    if committed:
        s.planning |= 1 << index
        while d.stage != COMMITTED:
            action = source.draw([(action, 1) for action in d.choices])
            planning.plan(s, index, action)
