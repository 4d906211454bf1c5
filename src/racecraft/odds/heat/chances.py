"""What a choice of cards in Heat can lead to: the exact distribution of speed, and what the corners would
cost.

Everything is worked out from what the driver of the seat knows: the own hand, the own deck without its order,
the cards whose place on it is known. Other cars are not taken into account, except where they stand.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from functools import cache

from racecraft.engine.state import Seat
from racecraft.games.heat.cards import FLIPS, LIMITS, SPEED_1, SPEED_4, SPEEDS, Card
from racecraft.games.heat.corners import Bill, bill
from racecraft.games.heat.state import Driver, HeatState

Speeds = dict[int, Fraction]
"""How likely each speed is."""


@cache
def _sums(first: tuple[int, ...], then: tuple[int, ...], flips: int) -> tuple[tuple[int, Fraction], ...]:
    """The sum of so many flips. `first` counts the speed cards 1 to 4 of the deck, `then` those of the
    discard, which is shuffled when the deck has none left."""
    if flips == 0:
        return ((0, Fraction(1)),)
    if not any(first):
        first, then = then, (0, 0, 0, 0)
    total = sum(first)
    if total == 0:
        return ((0, Fraction(1)),)
    found: Speeds = {}
    for index, count in enumerate(first):
        if count:
            rest = (*first[:index], count - 1, *first[index + 1 :])
            for speed, chance in _sums(rest, then, flips - 1):
                key = speed + index + 1
                found[key] = found.get(key, Fraction(0)) + Fraction(count, total) * chance
    return tuple(sorted(found.items()))


def flip_sums(driver: Driver, flips: int) -> Speeds:
    """The sum of so many flips, exactly: cards that are no speed cards only delay a flip."""
    certain = 0
    for card in reversed(driver.top):
        if flips > 0 and SPEED_1 <= card <= SPEED_4:
            certain += card - SPEED_1 + 1
            flips -= 1
    deck = tuple(driver.deck[SPEED_1 : SPEED_4 + 1])
    discard = tuple(driver.discard[SPEED_1 : SPEED_4 + 1])
    return {certain + speed: chance for speed, chance in _sums(deck, discard, flips)}


class PlanOdds:
    """What laying these cards would bring: of cards that offer several numbers the lowest is counted."""

    def __init__(self, state: HeatState, seat: Seat, cards: Sequence[Card]) -> None:
        self.cards = tuple(cards)
        fixed = sum(min(SPEEDS[card]) for card in cards)
        self.choice = sum(max(SPEEDS[card]) - min(SPEEDS[card]) for card in cards)
        """By how much the driver may raise the speed by choosing other numbers."""
        self.flips = sum(FLIPS[card] for card in cards)
        self.limits = sum(LIMITS[card] for card in cards)
        """By how much the cards change the limits."""
        flipped = flip_sums(state.drivers[seat], self.flips)
        self.speeds: Speeds = {fixed + speed: chance for speed, chance in flipped.items()}
        self.mean = sum((speed * chance for speed, chance in self.speeds.items()), Fraction(0))
        bills = {speed: seat_bill(state, seat, speed, self.limits) for speed in self.speeds}
        self.heat = sum((bills[speed].heat * chance for speed, chance in self.speeds.items()), Fraction(0))
        """Heat the corners cost on average."""
        self.spin = sum((chance for speed, chance in self.speeds.items() if bills[speed].spins), Fraction(0))
        """The chance that the engine cannot pay, if nothing is cooled on the way."""


def seat_bill(state: HeatState, seat: Seat, speed: int, limits: int = 0, cells: int | None = None) -> Bill:
    """The corners of a move of so many cells (the speed, if not given) from where the car stands."""
    here = state.cars[seat].a
    end = here + (speed if cells is None else cells)
    return bill(state.conditions, here, end, speed, state.drivers[seat].heat, limits)


def hand_plans(hand: Iterable[Card], size: int) -> list[tuple[Card, ...]]:
    """Every different choice of so many cards from a hand, in ascending order."""
    cards = sorted(hand)
    found: set[tuple[Card, ...]] = {()}
    for _ in range(size):
        found = {
            (*plan, card)
            for plan in found
            for card in set(cards)
            if (not plan or card >= plan[-1]) and plan.count(card) < cards.count(card)
        }
    return sorted(found)


def plan_odds(state: HeatState, seat: Seat, gear: int) -> list[PlanOdds]:
    """The odds of every choice of cards for a gear."""
    driver = state.drivers[seat]
    hand = [card for slot, card in enumerate(driver.kinds) if slot > 0 for _ in range(driver.hand[slot])]
    return [PlanOdds(state, seat, plan) for plan in hand_plans(hand, gear)]
