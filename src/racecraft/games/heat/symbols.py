"""The symbols on cards that are used in step 5: paying, cooling, scrapping, salvaging, direct play and the
rest (HT-SYM).

Symbols that work in other steps (`+`, numbers to choose, limits, slipstream, refresh) are where these steps
are.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from racecraft.games.heat import championship, phases
from racecraft.games.heat.actions import ADRENALINE_COOL, CARD, END, GEAR_COOL, SECTOR_COOL, USE
from racecraft.games.heat.actions import AMOUNT as AMOUNT_OF
from racecraft.games.heat.cards import (
    ACCELERATE,
    AMOUNT,
    CARDS,
    COOL,
    DIRECT,
    DRAFT,
    HEAT,
    NAMES,
    PAY,
    REDUCE,
    SALVAGE,
    SCRAP,
    SPEED,
    SPEEDS,
    STRESS,
    SUPER_COOL,
    SYMBOLS,
    is_sponsor,
)
from racecraft.games.heat.deck import certain_card, pay, put_on_discard, show_discard_top, slot_of
from racecraft.games.heat.gears import GEAR_COOLDOWN
from racecraft.games.heat.movement import draft_distance, landing, move
from racecraft.games.heat.phases import DROP, FLIPPING, KEEP, REACTING, SALVAGING, SCRAPPING, UNPAID_MOVE
from racecraft.games.heat.weather import cooldown_objection

if TYPE_CHECKING:
    from racecraft.games.heat.state import Driver, HeatState

COMPULSORY: Final = [PAY, SCRAP]
"""HT-SYM-06: what has to be done before step 5 ends."""


def without(numbers: list[int], number: int) -> list[int]:
    """The list with one entry less; lists of symbols are shared by copies and never changed in place."""
    found = numbers.copy()
    found.remove(number)
    return found


# --- Cooldown and other amounts -----------------------------------------------------------------------------


def most(s: HeatState, action: int) -> int:
    """How many cards a symbol may move at most."""
    d = s.drivers[s.turn]
    if action == ADRENALINE_COOL or action == SECTOR_COOL:
        return 1
    if action == GEAR_COOL:
        return min(GEAR_COOLDOWN[d.gear], d.hand[HEAT])
    symbol = action - USE
    use = symbol // CARDS
    available = d.hand[HEAT]
    if use == REDUCE:
        available = d.hand[STRESS]
    elif use == SUPER_COOL:
        available = d.discard[HEAT]
    return min(AMOUNT[symbol], available)


def offer_amount(s: HeatState, action: int) -> None:
    """HT-REACT-04, HT-SYM-09, 10, 18: the number of cards is chosen once; Super cool may come up empty."""
    s.amount_for = action
    found = amounts(s)
    if len(found) == 1:
        choose_amount(s, found[0] - AMOUNT_OF)
        return
    s.choices = found
    s.phase = phases.AMOUNT
    if s.events is not None:
        s.tell("choosing", {})


def amounts(s: HeatState) -> list[int]:
    least = 0 if s.amount_for >= USE and (s.amount_for - USE) // CARDS == SUPER_COOL else 1
    return [AMOUNT_OF + number for number in range(least, most(s, s.amount_for) + 1)]


def choose_amount(s: HeatState, number: int) -> None:
    action = s.amount_for
    s.amount_for = -1
    s.phase = REACTING
    if action == ADRENALINE_COOL:
        s.adrenaline_cool = False
    elif action == GEAR_COOL:
        s.gear_cool = False
    elif action == SECTOR_COOL:
        s.sectors_cooled |= 1 << s.conditions.track.sector[s.cars[s.turn].cell]
    else:
        symbol = action - USE
        s.symbols = without(s.symbols, symbol)
        if symbol // CARDS == REDUCE:
            reduce_stress(s, number)
            return
        if symbol // CARDS == SUPER_COOL:
            super_cool(s, number)
            return
    cool(s, number)


def reduce_stress(s: HeatState, cards: int) -> None:
    """HT-SYM-10: Stress from the hand to the discard."""
    d = s.drivers[s.turn]
    d.hand[STRESS] -= cards
    d.hand_size -= cards
    d.discard[STRESS] += cards
    d.discard_size += cards
    d.discard_top = STRESS
    if s.events is not None:
        s.tell("stress_reduced", {"cards": cards})


def super_cool(s: HeatState, cards: int) -> None:
    """HT-SYM-18: Heat from the discard to the engine."""
    d = s.drivers[s.turn]
    d.discard[HEAT] -= cards
    d.discard_size -= cards
    d.heat += cards
    show_discard_top(d)
    if s.events is not None:
        s.tell("super_cooled", {"cards": cards, "heat": d.heat})


def cool(s: HeatState, cards: int) -> None:
    """HT-REACT-04: Heat goes from the hand back to the engine."""
    d = s.drivers[s.turn]
    d.hand[HEAT] -= cards
    d.hand_size -= cards
    d.heat += cards
    if s.events is not None:
        s.tell("cooled", {"cards": cards, "heat": d.heat})


# --- Using a symbol -----------------------------------------------------------------------------------------


def use_objection(s: HeatState, symbol: int, owed: int) -> str | None:
    """HT-SYM-05 to 22: why an open symbol may not be used now; `owed` is the Heat still to be paid."""
    d = s.drivers[s.turn]
    use = symbol // CARDS
    if use == COOL:
        return cooldown_objection(s)
    if use == SUPER_COOL:
        return None
    if use == DRAFT:
        distance = draft_distance(s)
        if 1 <= distance <= AMOUNT[symbol]:
            return None
        return f"{distance} empty cells lie before the next car (HT-SYM-19)"
    if d.heat < owed:
        return f"the engine has {d.heat} Heat, but played cards ask for {owed} (HT-SYM-22)"
    if use == REDUCE:
        if d.hand[STRESS] == 0:
            return "there is no Stress in the hand (HT-SYM-10)"
        if s.conditions.track.tunnel[s.cars[s.turn].cell]:
            return "Stress cannot be reduced in a tunnel (HT-EXP-07)"
    elif use == SALVAGE:
        if d.discard_size == 0:
            return "the discard is empty (HT-SYM-12)"
    elif use == ACCELERATE and s.flips == 0:
        return "nothing was flipped this turn (HT-SYM-17)"
    return None


def use(s: HeatState, action: int) -> None:
    symbol = action - USE
    kind = symbol // CARDS
    if kind == COOL or kind == REDUCE or kind == SUPER_COOL:
        if kind == SUPER_COOL:
            s.revealed = True
        offer_amount(s, action)
        return
    s.symbols = without(s.symbols, symbol)
    amount = AMOUNT[symbol]
    card = NAMES[symbol % CARDS]
    if kind == PAY:
        pay(s.drivers[s.turn], amount)
        if s.events is not None:
            s.tell("paid", {"card": card, "heat": amount})
    elif kind == SCRAP:
        s.due = amount
        s.phase = SCRAPPING
        if s.events is not None:
            s.tell("scrapping", {"card": card, "cards": amount})
    elif kind == SALVAGE:
        s.due = amount
        s.revealed = True
        if s.events is not None:
            s.tell("salvaging", {"card": card})
        offer_salvage(s)
    elif kind == ACCELERATE:
        s.speed += s.flips
        if s.events is not None:
            s.tell("accelerated", {"card": card, "cells": s.flips})
        move(s, s.flips, "accelerate")
    else:
        move(s, draft_distance(s), "draft")


def offer_salvage(s: HeatState) -> None:
    """HT-SYM-12: up to the printed number of cards from the discard."""
    d = s.drivers[s.turn]
    s.phase = REACTING
    if s.due == 0 or d.discard_size == 0:
        s.due = 0
        return
    s.choices = salvageable(s)
    s.phase = SALVAGING


def salvageable(s: HeatState) -> list[int]:
    d = s.drivers[s.turn]
    found = [END]
    for slot in range(len(d.kinds)):
        if d.discard[slot] > 0:
            found.append(CARD + d.kinds[slot])
    return found


def salvage(s: HeatState, action: int) -> None:
    """HT-SYM-12: a taken card is shuffled into the deck, and with it every card whose place was known."""
    if action == END:
        s.due = 0
        s.phase = REACTING
        return
    d = s.drivers[s.turn]
    slot = slot_of(d, action - CARD)
    d.discard[slot] -= 1
    d.discard_size -= 1
    d.deck[slot] += 1
    d.deck_size += 1
    for card in d.top:
        d.deck[slot_of(d, card)] += 1
        d.deck_size += 1
    d.top = []
    show_discard_top(d)
    s.due -= 1
    if s.events is not None:
        s.tell("salvaged", {"card": NAMES[d.kinds[slot]]})
    offer_salvage(s)


def scrapping(s: HeatState) -> None:
    """HT-SYM-07: cards from the top of the deck to the discard, as long as there are any."""
    d = s.drivers[s.turn]
    while s.due > 0:
        slot = certain_card(s, d)
        if slot == -1:
            s.phase = phases.SCRAP
            return
        if slot == -2:
            s.due = 0
            break
        scrap(s, d, slot)
    s.phase = REACTING


def scrap(s: HeatState, d: Driver, slot: int) -> None:
    put_on_discard(d, slot)
    s.due -= 1
    if s.events is not None:
        s.tell("scrapped", {"card": NAMES[d.kinds[slot]]})


# --- Direct play --------------------------------------------------------------------------------------------


def reached_cell(s: HeatState, cells: int) -> int:
    """The cell in which a move of so many cells would end."""
    here = s.cars[s.turn].a
    return s.conditions.track.cell(here + landing(s, here, cells)[0])


def price(cards: Sequence[int]) -> int:
    """HT-SYM-05: the Heat that cards ask for by themselves."""
    return sum([AMOUNT[PAY * CARDS + card] for card in cards])


def direct_price(s: HeatState, card: int) -> int:
    """HT-SYM-15: the Heat of a card that is played directly, less what its own cooldown must bring for it."""
    d = s.drivers[s.turn]
    cost = AMOUNT[PAY * CARDS + card]
    return cost if d.heat >= cost else cost - direct_cooldown(d, card)


def direct_cooldown(d: Driver, card: int) -> int:
    """The Heat that the cooldown of a directly played card moves back to the engine."""
    return min(AMOUNT[COOL * CARDS + card], d.hand[HEAT])


def direct_objection(s: HeatState, card: int) -> str | None:
    """HT-SYM-14 to 16: a card with DP in the hand whose Heat can be paid at once, by its own cooldown if need
    be."""
    d = s.drivers[s.turn]
    slot = slot_of(d, card)
    if slot < 0 or d.hand[slot] == 0 or not DIRECT[card]:
        return "there is no such card for direct play in the hand (HT-SYM-14)"
    cost = AMOUNT[PAY * CARDS + card]
    if d.heat >= cost:
        return None
    if (
        d.heat + direct_cooldown(d, card) < cost
        or s.unable
        or s.conditions.no_cooldown[reached_cell(s, SPEED[card])]
    ):
        return "its Heat could not be paid at once (HT-SYM-15)"
    return None


def play_direct(s: HeatState, card: int) -> None:
    """HT-SYM-14, 15: the number is added and moved at once, its Heat is paid at once, the rest becomes
    open."""
    d = s.drivers[s.turn]
    slot = slot_of(d, card)
    d.hand[slot] -= 1
    d.hand_size -= 1
    d.play[slot] += 1
    if is_sponsor(card):
        championship.shown_to_leave(d, 1)
    s.speed += SPEED[card]
    if s.events is not None:
        s.tell("played_directly", {"card": NAMES[card], "speed": s.speed})
    move(s, SPEED[card], "direct")
    s.symbols = s.symbols + SYMBOLS[card]
    cost = AMOUNT[PAY * CARDS + card]
    if cost > 0:
        if d.heat < cost:
            s.symbols = without(s.symbols, COOL * CARDS + card)
            cool(s, direct_cooldown(d, card))
        s.symbols = without(s.symbols, PAY * CARDS + card)
        pay(d, cost)
        if s.events is not None:
            s.tell("paid", {"card": NAMES[card], "heat": cost})


# --- Cannot pay ---------------------------------------------------------------------------------------------


def cannot_pay(s: HeatState) -> None:
    """HT-SYM-24, 25: the car goes back to the spot where its turn began."""
    car = s.cars[s.turn]
    car.a = s.start_a
    car.cell = s.start_cell
    car.line = s.start_line
    s.unable = True
    if s.events is not None:
        spot = s.conditions.track.spot(car.cell, car.line)
        s.tell("cannot_pay", {"to": spot, "distance": car.a, "race_line": car.line})
    offer_keep(s)


def payable(costs: list[int], heat: int) -> int:
    """The largest number of cards whose Heat can be paid together: the cheapest first."""
    number = 0
    for cost in sorted(costs):
        heat -= cost
        if heat < 0:
            break
        number += 1
    return number


def keepable(s: HeatState) -> list[int]:
    """HT-SYM-26: the unpaid cards of which one can be kept without lowering the number that can be."""
    heat = s.drivers[s.turn].heat
    owing = [symbol for symbol in s.symbols if symbol < CARDS]
    best = payable([AMOUNT[symbol] for symbol in owing], heat)
    found: list[int] = []
    if best > 0:
        for symbol in sorted(set(owing)):
            rest = [AMOUNT[other] for other in without(owing, symbol)]
            if AMOUNT[symbol] <= heat and 1 + payable(rest, heat - AMOUNT[symbol]) == best:
                found.append(CARD + symbol)
    return found


def offer_keep(s: HeatState) -> None:
    """HT-SYM-26: as many unpaid cards as possible are kept and paid; which, is the driver's choice."""
    found = keepable(s)
    if not found:
        s.phase = DROP
    elif len(found) == 1:
        keep(s, found[0] - CARD)
    else:
        s.choices = found
        s.phase = KEEP


def keep(s: HeatState, card: int) -> None:
    pay(s.drivers[s.turn], AMOUNT[card])
    s.symbols = without(s.symbols, card)
    if s.events is not None:
        s.tell("paid", {"card": NAMES[card], "heat": AMOUNT[card]})
    offer_keep(s)


def drop_unpaid(s: HeatState) -> None:
    """HT-SYM-27, 28: the other unpaid cards leave with all their symbols, and for each one card is
    flipped."""
    d = s.drivers[s.turn]
    dropped = 0
    for symbol in s.symbols:
        if symbol < CARDS:
            dropped += 1
            slot = slot_of(d, symbol)
            d.play[slot] -= 1
            put_on_discard(d, slot)
            s.speed -= forget_value(s, symbol)
            if s.events is not None:
                s.tell("dropped", {"card": NAMES[symbol]})
    left: list[int] = []
    for symbol in s.symbols:
        if symbol >= CARDS:
            same = 0
            for other in left:
                if other == symbol:
                    same += 1
            if same < d.play[slot_of(d, symbol % CARDS)]:
                left.append(symbol)
    s.symbols = left
    s.flipped = 0
    s.due = dropped
    s.after = UNPAID_MOVE
    s.phase = FLIPPING


def unpaid_move(s: HeatState) -> None:
    """HT-SYM-28: the new speed is moved from the spot where the turn began."""
    s.speed += s.flipped
    s.flipped = 0
    move(s, s.speed, "speed")
    s.phase = REACTING


def forget_value(s: HeatState, card: int) -> int:
    """The number of a card that leaves; of two equal cards with different chosen numbers the lower one
    leaves."""
    if len(SPEEDS[card]) == 1:
        return SPEED[card]
    lowest = -1
    for value in s.values:
        if value % CARDS == card and (lowest < 0 or value < lowest):
            lowest = value
    s.values = without(s.values, lowest)
    return lowest // CARDS
