"""Step 8: cards that leave the hand (HT-DISC)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.engine.state import NOT_ALLOWED
from racecraft.games.heat import championship, phases
from racecraft.games.heat.actions import ADRENALINE_SPEED, CARD, DIRECT, END, REFRESH, contains
from racecraft.games.heat.cards import FIRST_SPECIAL, HEAT, NAMES, STRESS, is_sponsor
from racecraft.games.heat.cards import REFRESH as IS_REFRESH
from racecraft.games.heat.deck import put_on_discard, show_discard_top, slot_of, take_from_hand
from racecraft.games.heat.phases import CLEAR, DISCARDING
from racecraft.games.heat.seasons import DISCARD_HEAT, DISCARD_STRESS, LAP_COSTS_HEAT, ONE_DISCARD

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


def discard_objection(s: HeatState, action: int) -> str | None:
    """HT-DISC-02, HT-EXP-06, HT-EVENT-15, 17, 19, HT-SYM-13: why a card may not leave the hand or the play
    area."""
    d = s.drivers[s.turn]
    if action == END:
        return None
    if REFRESH <= action < ADRENALINE_SPEED:
        slot = slot_of(d, action - REFRESH)
        if slot >= 0 and d.play[slot] > 0 and IS_REFRESH[d.kinds[slot]]:
            return None
        return "there is no such card to refresh in the play area (HT-SYM-13)"
    if not CARD <= action < DIRECT:
        return NOT_ALLOWED
    slot = slot_of(d, action - CARD)
    if slot < 0 or d.hand[slot] == 0:
        return "there is no such card in the hand (HT-DISC-01)"
    rule = s.conditions.rule
    if slot == HEAT and rule != DISCARD_HEAT:
        return "Heat may not be discarded (HT-DISC-02)"
    if slot == STRESS and rule != DISCARD_STRESS:
        return "Stress may not be discarded (HT-DISC-02)"
    if s.conditions.track.tunnel[s.cars[s.turn].cell]:
        return "nothing may be discarded in a tunnel (HT-EXP-06)"
    if rule == ONE_DISCARD and s.discards > 0:
        return "only one card may be discarded (HT-EVENT-17)"
    return None


def offer_discards(s: HeatState) -> None:
    """HT-DISC-01, 04, 05: any number of cards one after another; a car beyond the finish skips the step."""
    if s.cars[s.turn].a > s.conditions.finish:
        s.phase = CLEAR
        return
    found = discards(s)
    if len(found) == 1:
        end_discards(s)
        return
    s.choices = found
    s.phase = phases.DISCARD


def discards(s: HeatState) -> list[int]:
    """What the driver may do in step 8, in ascending order."""
    d = s.drivers[s.turn]
    hand = d.hand
    kinds = d.kinds
    found: list[int] = [END]
    size: i64 = len(kinds)
    slot: i64
    rule = s.conditions.rule
    if not s.conditions.track.tunnel[s.cars[s.turn].cell] and not (rule == ONE_DISCARD and s.discards > 0):
        first: i64 = 0 if rule == DISCARD_HEAT or rule == DISCARD_STRESS else 2
        for slot in range(first, size):
            if hand[slot] > 0 and (slot > STRESS or discard_objection(s, CARD + slot) is None):
                found.append(CARD + kinds[slot])
    for slot in range(FIRST_SPECIAL, size):
        if d.play[slot] > 0 and IS_REFRESH[kinds[slot]]:
            found.append(REFRESH + kinds[slot])
    return found


def most_discards(s: HeatState) -> int:
    """HT-DISC-01, HT-EVENT-17: how many cards may still be discarded one after another."""
    d = s.drivers[s.turn]
    held = sum([d.hand[slot] for slot in range(len(d.kinds)) if contains(s.choices, CARD + d.kinds[slot])])
    return min(1, held) if s.conditions.rule == ONE_DISCARD else held


def discard(s: HeatState, action: i64) -> None:
    d = s.drivers[s.turn]
    if action == END:
        end_discards(s)
        return
    s.phase = DISCARDING
    if action >= REFRESH:
        slot = slot_of(d, action - REFRESH)
        d.play[slot] = d.play[slot] - 1
        d.top = d.top + [d.kinds[slot]]
        if s.events is not None:
            s.tell("refreshed", {"card": NAMES[d.kinds[slot]]})
        return
    slot = slot_of(d, action - CARD)
    take_from_hand(d, slot)
    put_on_discard(d, slot)
    s.discards += 1
    if is_sponsor(d.kinds[slot]):
        championship.shown_to_leave(d, 1)
    if s.events is not None:
        s.tell("discarded", {"card": NAMES[d.kinds[slot]]})


def end_discards(s: HeatState) -> None:
    if s.conditions.rule == LAP_COSTS_HEAT:
        pressure_cooker(s)
    s.phase = CLEAR


def pressure_cooker(s: HeatState) -> None:
    """HT-EVENT-20: a lap that is completed, but not the last, costs a Heat card for good."""
    track = s.conditions.track
    lap = track.lap(s.cars[s.turn].a)
    if lap < 1 or lap >= s.conditions.laps or lap <= track.lap(s.start_a):
        return
    d = s.drivers[s.turn]
    if d.heat > 0:
        d.heat -= 1
    elif d.hand[HEAT] > 0:
        d.hand[HEAT] = d.hand[HEAT] - 1
        d.hand_size -= 1
    elif d.discard[HEAT] > 0:
        d.discard[HEAT] = d.discard[HEAT] - 1
        d.discard_size -= 1
        show_discard_top(d)
    elif d.deck[HEAT] > 0:
        d.deck[HEAT] = d.deck[HEAT] - 1
        d.deck_size -= 1
    else:
        return
    if s.events is not None:
        s.tell("heat_removed", {})
