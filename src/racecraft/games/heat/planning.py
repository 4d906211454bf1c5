"""Steps 1 and 2: all drivers at once choose a gear and lay the cards for it face down (HT-SHIFT, HT-PLAY,
HT-CLUTTER).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.games.heat.actions import CARD, DIRECT, END, NO_CHOICES, contains
from racecraft.games.heat.cards import HEAT, STRESS
from racecraft.games.heat.deck import slot_of, take_from_hand
from racecraft.games.heat.gears import TOP_GEAR, gears_offered, set_gear, shift_cost, within_reach
from racecraft.games.heat.phases import CARDS_STAGE, COMMIT, COMMITTED, GEAR_STAGE, NEXT_CAR, RACING
from racecraft.games.heat.tournament import tournament_choices

if TYPE_CHECKING:
    from racecraft.games.heat.state import Driver, HeatState


def begin_plan(s: HeatState, seat: i64) -> None:
    """What a driver may choose first: a gear, or in a tournament the first card."""
    d = s.drivers[seat]
    playable = d.hand_size - d.hand[HEAT]
    d.laid = 0
    d.last = STRESS
    gears = gears_offered(s, seat, playable)
    if s.setup.tournament and gears[0] <= playable:
        d.stage = CARDS_STAGE
        d.next_gear = 0
        d.choices = tournament_choices(d)
        return
    d.stage = GEAR_STAGE
    d.choices = gears


def cluttered(s: HeatState, seat: int) -> bool:
    """HT-CLUTTER-01: too few cards for any gear, so that only the gear is chosen."""
    d = s.drivers[seat]
    return d.stage == GEAR_STAGE and d.hand_size - d.hand[HEAT] < d.choices[0]


def sizes(s: HeatState, seat: int) -> list[int]:
    """HT-PLAY-01, HT-TOURN-01: how many cards may lie on the table in the end, in ascending order: the gears
    that are open to a driver who plans."""
    d = s.drivers[seat]
    if d.stage == GEAR_STAGE:
        return d.choices.copy()
    if d.next_gear > 0:
        return [d.next_gear]
    playable = d.hand_size - d.hand[HEAT] + d.laid
    return [gear for gear in within_reach(d.gear) if d.laid <= gear <= playable]


def plan_objection(s: HeatState, seat: int, action: int) -> str | None:
    """HT-SHIFT-03, 04, HT-PLAY-01, 02, 04, HT-CLUTTER-02."""
    d = s.drivers[seat]
    playable = d.hand_size - d.hand[HEAT]
    if d.stage == GEAR_STAGE:
        if not 1 <= action <= TOP_GEAR:
            return "a gear is to be chosen first (HT-ORDER-02)"
        if not contains(within_reach(d.gear), action):
            return f"from gear {d.gear} at most two gears can be shifted (HT-SHIFT-03)"
        if shift_cost(s, seat, action) > d.heat:
            return f"the engine cannot pay the {shift_cost(s, seat, action)} Heat of this shift (HT-SHIFT-04)"
        return f"there are only {playable} cards to play (HT-PLAY-04)"
    if action == END:
        if s.setup.tournament:
            return f"from gear {d.gear} at most two gears can be shifted (HT-TOURN-03)"
        return f"gear {d.next_gear} takes {d.next_gear} cards (HT-PLAY-01)"
    if not CARD <= action < DIRECT:
        return "a card is to be laid now (HT-PLAY-01)"
    slot = slot_of(d, action - CARD)
    if slot == HEAT:
        return "Heat may not be laid (HT-PLAY-02, HT-CLUTTER-02)"
    if slot < 0 or d.hand[slot] == 0:
        return "there is no such card in the hand (HT-PLAY-01)"
    if slot < d.last:
        return "cards are laid in ascending order (HT-PLAY-07)"
    return "too few cards would be left for this gear (HT-PLAY-01)"


def plan(s: HeatState, seat: i64, action: i64) -> None:
    """HT-PLAY-01 to 03: lays cards face down; what is forced is laid without asking."""
    d = s.drivers[seat]
    if d.stage == GEAR_STAGE:
        d.next_gear = action
        if d.hand_size - d.hand[HEAT] < action:
            lay_cluttered(d, action)
            commit_plan(s, seat)
            return
        d.stage = CARDS_STAGE
    elif action == END:
        d.next_gear = d.laid
        commit_plan(s, seat)
        return
    else:
        lay(d, slot_of(d, action - CARD))
    while True:
        if d.next_gear == 0:
            choices = tournament_choices(d)
        elif d.laid == d.next_gear:
            commit_plan(s, seat)
            return
        else:
            choices = card_choices(d)
        if len(choices) > 1:
            d.choices = choices
            return
        forced: i64 = choices[0]
        if forced == END:
            d.next_gear = d.laid
            commit_plan(s, seat)
            return
        lay(d, slot_of(d, forced - CARD))


def lay(d: Driver, slot: i64) -> None:
    take_from_hand(d, slot)
    d.play[slot] = d.play[slot] + 1
    d.laid += 1
    d.last = slot


def lay_cluttered(d: Driver, gear: i64) -> None:
    """HT-CLUTTER-03: every other card of the hand, and Heat for the rest."""
    for slot in range(1, len(d.kinds)):
        d.play[slot] = d.hand[slot]
        d.laid += d.hand[slot]
        d.hand_size -= d.hand[slot]
        d.hand[slot] = 0
    heat = min(gear - d.laid, d.hand[HEAT])
    d.play[HEAT] = heat
    d.hand[HEAT] = d.hand[HEAT] - heat
    d.hand_size -= heat
    d.laid += heat


def commit_plan(s: HeatState, seat: i64) -> None:
    """HT-ORDER-04: when the last driver has committed the turns begin."""
    d = s.drivers[seat]
    d.stage = COMMITTED
    d.choices = NO_CHOICES
    s.planning &= ~(1 << seat)
    if s.events is not None:
        s.tell_of("planned", seat, {})
    if s.planning == 0:
        s.phase = COMMIT


def card_choices(d: Driver) -> list[int]:
    """HT-PLAY-02: any card but Heat, in ascending order, as long as the gear can still be filled."""
    hand = d.hand
    kinds = d.kinds
    size: i64 = len(kinds)
    spare = d.laid - d.next_gear
    slot = d.last
    while slot < size:
        spare += hand[slot]
        slot += 1
    found: list[int] = []
    slot = d.last
    while slot < size and spare >= 0:
        count = hand[slot]
        if count > 0:
            found.append(CARD + kinds[slot])
            spare -= count
        slot += 1
    return found


def commit(s: HeatState) -> None:
    """HT-SHIFT-07, HT-ORDER-04: gears become public and are paid for; a tournament keeps them secret."""
    s.revealed = True
    if not s.setup.tournament:
        seat: i64 = 0
        while seat < s.seats:
            if s.cars[seat].status == RACING:
                gear = s.drivers[seat].next_gear
                set_gear(s, seat, gear, shift_cost(s, seat, gear))
            seat += 1
    s.phase = NEXT_CAR
