"""A driver's piles of cards: deck, discard and what passes between them (HT-HEAT, HT-DRAW).

A deck is a multiset; only cards whose place everybody knows lie in order on top of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.games.heat.cards import CARDS, HEAT, NAMES

if TYPE_CHECKING:
    from racecraft.games.heat.state import Driver, HeatState


def card_name(card: int) -> str:
    return NAMES[card] if 0 <= card < CARDS and NAMES[card] else str(card)


def names_of(kinds: list[i64], counts: list[i64]) -> str:
    """A pile as text, lowest card first."""
    found: list[str] = []
    for slot, count in enumerate(counts):
        if count > 0:
            found += [NAMES[kinds[slot]]] * count
    return " ".join(found)


def weighted(kinds: list[i64], counts: list[i64]) -> list[tuple[int, int]]:
    """The cards of a pile with their numbers, in ascending order."""
    return [(kinds[slot], counts[slot]) for slot in range(len(counts)) if counts[slot] > 0]


def card_at(kinds: list[i64], counts: list[i64], point: i64) -> i64:
    """The card of a pile that covers `point`, counted along its cards from 0."""
    slot: i64 = 0
    while point >= counts[slot]:
        point -= counts[slot]
        slot += 1
    return kinds[slot]


def slot_of(d: Driver, card: i64) -> i64:
    """The place of a card type in the driver's piles, or -1."""
    if card < 6:
        return card
    kinds = d.kinds
    size: i64 = len(kinds)
    slot: i64 = 6
    while slot < size:
        if kinds[slot] == card:
            return slot
        slot += 1
    return -1


def only_kind(counts: list[i64], total: i64) -> i64:
    """The slot that holds all cards of a pile, or -1."""
    for slot in range(len(counts)):
        if counts[slot] > 0:
            return slot if counts[slot] == total else -1
    return -1


def put_on_discard(d: Driver, slot: i64) -> None:
    """A card laid on the discard is its visible top card."""
    discard = d.discard
    discard[slot] = discard[slot] + 1
    d.discard_size += 1
    d.discard_top = d.kinds[slot]


def show_discard_top(d: Driver) -> None:
    """After cards were taken from the middle of a discard: the visible card stays, or the highest left is
    shown."""
    slot = slot_of(d, d.discard_top) if d.discard_top >= 0 else -1
    if slot >= 0 and d.discard[slot] > 0:
        return
    d.discard_top = -1
    for slot in range(len(d.kinds)):
        if d.discard[slot] > 0:
            d.discard_top = d.kinds[slot]


def pay(d: Driver, heat: i64) -> None:
    """HT-HEAT-01: Heat goes from the engine to the discard, on top."""
    if heat > 0:
        d.heat -= heat
        d.discard[HEAT] = d.discard[HEAT] + heat
        d.discard_size += heat
        d.discard_top = HEAT


def take_in_hand(d: Driver, slot: i64) -> None:
    hand = d.hand
    hand[slot] = hand[slot] + 1
    d.hand_size += 1


def take_from_hand(d: Driver, slot: i64) -> None:
    hand = d.hand
    hand[slot] = hand[slot] - 1
    d.hand_size -= 1


def take_from_deck(d: Driver, slot: i64) -> None:
    deck = d.deck
    deck[slot] = deck[slot] - 1
    d.deck_size -= 1


def certain_card(s: HeatState, d: Driver) -> i64:
    """HT-DRAW-05, 07, §4: takes the next card of the deck if only one can come, shuffling the discard when
    the deck is empty. Its slot; -1 if chance must say; -2 if there is none."""
    if d.top:
        card = d.top[-1]
        d.top = d.top[:-1]
        return slot_of(d, card)
    if d.deck_size == 0:
        if d.discard_size == 0:
            return -2
        reshuffle(s, d)
    deck = d.deck
    slot: i64 = 0
    while deck[slot] == 0:
        slot += 1
    if deck[slot] < d.deck_size:
        return -1
    take_from_deck(d, slot)
    return slot


def reshuffle(s: HeatState, d: Driver) -> None:
    """HT-DRAW-05, 06: the discard becomes the deck; hand, engine and play area stay as they are."""
    d.deck, d.discard = d.discard, d.deck
    d.deck_size = d.discard_size
    d.discard_size = 0
    d.discard_top = -1
    if s.events is not None:
        s.tell("reshuffled", {"cards": d.deck_size})


def can_flip(d: Driver) -> bool:
    """HT-PLUS-11: a basic speed card must be left in deck or discard."""
    for slot in range(2, 6):
        if d.deck[slot] > 0 or d.discard[slot] > 0:
            return True
    for card in d.top:  # noqa: SIM110
        if 2 <= card <= 5:
            return True
    return False
