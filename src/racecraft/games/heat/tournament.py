"""Tournament mode: no gear is announced, it follows from the number of cards (HT-TOURN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.games.heat.actions import CARD, END
from racecraft.games.heat.cards import NAMES
from racecraft.games.heat.deck import only_kind, put_on_discard, slot_of
from racecraft.games.heat.gears import set_gear, shift_cost, within_reach
from racecraft.games.heat.phases import FLIPPING, LOST_CARD, REVEAL, SHIFT

if TYPE_CHECKING:
    from racecraft.games.heat.state import Driver, HeatState


def tournament_choices(d: Driver) -> list[int]:
    """HT-TOURN-01, 03: one card after another, as many as some gear within two of the present one takes."""
    found: list[int] = []
    gears = within_reach(d.gear)
    least = gears[0]
    most = gears[-1]
    if d.laid >= least:
        found.append(END)
    if d.laid < most:
        available = 0
        for slot in range(d.last, len(d.kinds)):
            available += d.hand[slot]
        for slot in range(d.last, len(d.kinds)):
            if d.laid + available < least:
                break
            if d.hand[slot] > 0:
                found.append(CARD + d.kinds[slot])
                available -= d.hand[slot]
    return found


def tournament_shift(s: HeatState) -> None:
    """HT-TOURN-02 to 06: the gear is the number of cards; what cannot be paid is put right first."""
    d = s.drivers[s.turn]
    gear = d.next_gear
    cost = shift_cost(s, s.turn, gear)
    if cost <= d.heat:
        set_gear(s, s.turn, gear, cost)
        s.phase = REVEAL
    elif gear > d.gear:
        s.phase = LOST_CARD
        slot = only_kind(d.play, gear)
        if slot >= 0:
            lose_card(s, d.kinds[slot])
    else:
        d.next_gear = gear + 1
        if s.events is not None:
            s.tell("shift_unpaid", {"gear": gear + 1})
        s.due = 1
        s.after = SHIFT
        s.phase = FLIPPING


def lose_card(s: HeatState, card: i64) -> None:
    """HT-TOURN-04: a laid card goes to the discard and the gear follows."""
    d = s.drivers[s.turn]
    slot = slot_of(d, card)
    d.play[slot] = d.play[slot] - 1
    put_on_discard(d, slot)
    d.next_gear -= 1
    if s.events is not None:
        s.tell("card_lost", {"card": NAMES[card], "gear": d.next_gear})
    s.phase = SHIFT
