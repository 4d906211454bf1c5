"""What a seat of Heat sees, and a guess at what it cannot see.

Hidden are: hands, laid cards until their driver's turn, the order and content of decks, and all of a discard
but its top card. A driver's own deck is shown to the driver as a pile without order, since it is what memory
would tell.
"""

from __future__ import annotations

from typing import Any

import msgspec

from racecraft.engine.chance import Source
from racecraft.engine.state import Seat
from racecraft.games.heat import phases, planning, rules
from racecraft.games.heat.actions import USE
from racecraft.games.heat.cards import (
    CARDS,
    COLOURS,
    FIRST_SPONSOR,
    HEAT,
    NAMES,
    REDUCE,
    SPEED_1,
    SPEED_4,
    STRESS,
    SUPER_COOL,
    is_sponsor,
)
from racecraft.games.heat.championship import slot_for
from racecraft.games.heat.deck import can_flip, names_of
from racecraft.games.heat.events import EVENTS
from racecraft.games.heat.gears import within_reach
from racecraft.games.heat.phases import (
    CARDS_STAGE,
    COMMITTED,
    MULLIGAN,
    PLAN,
    RACING,
)
from racecraft.games.heat.position import IN_TURN, STATUSES, at, turn_position
from racecraft.games.heat.state import Driver, HeatState
from racecraft.games.heat.weather import ROAD, WEATHER, Conditions

# --- The view -----------------------------------------------------------------------------------------------


def face_up(s: HeatState, seat: Seat) -> bool:
    """Laid cards are turned when their driver's turn begins (HT-PLAY-03)."""
    return s.turn == seat and s.phase in IN_TURN


def view(s: HeatState, seat: Seat) -> dict[str, Any]:
    """All that the player of this seat sees; a spectator sees no hand."""
    return view_beyond(s, seat, spectacle(s))


def view_beyond(s: HeatState, seat: Seat, spectacle: dict[str, Any]) -> dict[str, Any]:
    """What the spectators see, and one's own cards."""
    if not 0 <= seat < s.seats:
        return spectacle
    shown = spectacle.copy()
    shown["mine"] = _own_view(s, seat)
    return shown


def spectacle(s: HeatState) -> dict[str, Any]:
    """What everybody sees."""
    conditions = s.conditions
    track = conditions.track
    result = s.result()
    event = s.calendar[s.race] if len(s.calendar) > s.race else -1
    in_turn = s.phase in IN_TURN
    shown: dict[str, Any] = {
        "game": "heat",
        "options": msgspec.to_builtins(s.setup.options),
        "phase": phases.NAMES[s.phase],
        "pending": s.pending(),
        "race": s.race + 1,
        "races": s.setup.races,
        "track": track.id,
        "track_name": track.name,
        "cells": track.cells,
        "laps": conditions.laps,
        "event": EVENTS[event].name if event >= 0 else None,
        "calendar": [
            {"track": entry.id, "event": EVENTS[number].name if number >= 0 else None}
            for entry, number in zip(s.tracks, s.calendar, strict=False)
        ],
        "corners": _corners(conditions),
        "weather": WEATHER[s.weather] if s.weather >= 0 else None,
        "road": [ROAD[token] for token in s.road],
        "market": [NAMES[card] for card in s.market],
        "given": NAMES[s.given] if s.given >= 0 else None,
        "hand_limit": conditions.hand_limit,
        "round": s.round,
        "order": list(s.order),
        "turn": s.turn if in_turn or s.phase < phases.FIRST_CHANCE else None,
        "adrenaline": s.order[len(s.order) - s.eligible :],
        "reserve": s.reserve,
        "legend_card": s.legend_card + 1 if s.legend_card >= 0 else None,
        "legends_used": [card + 1 for card in range(10) if s.legends_used >> card & 1],
        "grandstand": s.grandstand,
        "ranking": list(s.ranking),
        "eliminated": list(s.eliminated),
        "points": list(s.points),
        "standings": list(s.standings),
        "cars": [_car_view(s, index) for index in range(len(s.cars))],
        "drivers": [_driver_view(s, index) for index in range(s.seats)],
        "move": turn_position(s) if in_turn else None,
        "mine": None,
        "result": None if result is None else result.json(),
    }
    return shown


def _corners(conditions: Conditions) -> list[dict[str, Any]]:
    """What does not change in a race is worked out once for all its views."""
    if not conditions.corners:
        track = conditions.track
        conditions.corners = [
            {
                "after": after,
                "corner": track.corner[line] + 1,
                "limit": conditions.limit[line],
                "letter": track.letter[line] or None,
                "press": conditions.press[line],
                "overheat": conditions.overheat[line] > 0,
            }
            for line, after in enumerate(track.after)
        ]
    return [corner.copy() for corner in conditions.corners]


def _car_view(s: HeatState, index: int) -> dict[str, Any]:
    car = s.cars[index]
    track = s.conditions.track
    return {
        "colour": COLOURS[s.setup.colours[index]],
        "legend": index >= s.seats,
        "at": at(track, car),
        "lap": track.lap(car.a) if car.cell else None,
        "cell": car.cell or None,
        "side": track.spot(car.cell, car.line)[-1] if car.cell else None,
        "race_line": car.line,
        "status": STATUSES[car.status],
    }


def _driver_view(s: HeatState, index: int) -> dict[str, Any]:
    """A driver as everybody sees it. What is being laid, and in a tournament what was, still counts as
    hand."""
    d = s.drivers[index]
    up = face_up(s, index)
    laid = sum(d.play)
    secret = not up and (s.phase == PLAN or s.setup.tournament)
    return {
        "gear": d.gear,
        "heat": d.heat,
        "hand_size": d.hand_size + (laid if secret else 0),
        "deck_size": d.deck_size + len(d.top),
        "discard_size": d.discard_size,
        "discard_top": NAMES[d.discard_top] if d.discard_top >= 0 else None,
        "top": [NAMES[card] for card in d.top[::-1]],
        "laid": None if secret else laid,
        "play": names_of(d.kinds, d.play).split() if up else None,
        "planned": d.stage == COMMITTED,
        "owned": [NAMES[card] for card in d.owned],
    }


def _own_view(s: HeatState, seat: Seat) -> dict[str, Any]:
    d = s.drivers[seat]
    planning = d.stage == CARDS_STAGE
    hidden = not face_up(s, seat)
    return {
        "hand": names_of(d.kinds, d.hand).split(),
        "laid": names_of(d.kinds, d.play).split() if hidden else [],
        "next_gear": d.next_gear if planning or hidden else d.gear,
        "deck": names_of(d.kinds, d.deck).split(),
        "kept": [NAMES[card] for card in d.kept],
        "discard": names_of(d.kinds, d.discard).split()
        if s.phase == phases.SALVAGING and s.turn == seat
        else None,
    }


# --- A guess at what is hidden ------------------------------------------------------------------------------


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
