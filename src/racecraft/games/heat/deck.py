"""A driver's piles of cards: deck, discard and what passes between them (HT-HEAT, HT-DRAW).

A deck is a multiset; only cards whose place everybody knows lie in order on top of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from racecraft.games.heat.cards import CARDS, HEAT, NAMES

if TYPE_CHECKING:
    from racecraft.games.heat.state import Driver, HeatState


_COPIES: Final = 48


_PAIRS: Final[list[list[Any]]] = [[(card, count) for count in range(_COPIES)] for card in range(CARDS)]
"""(card, count) made once: what a deck may bring is asked before every draw."""


def weighted(kinds: list[int], counts: list[int]) -> list[tuple[int, int]]:
    """The cards of a pile with their numbers, in ascending order."""
    found: list[Any] = []
    for slot in range(len(counts)):
        count = counts[slot]
        if count > 0:
            card = kinds[slot]
            found.append(_PAIRS[card][count] if count < _COPIES else (card, count))
    return found


def card_name(card: int) -> str:
    return NAMES[card] if 0 <= card < CARDS and NAMES[card] else str(card)


def names_of(kinds: list[int], counts: list[int]) -> str:
    """A pile as text, lowest card first."""
    found: list[str] = []
    for slot in range(len(counts)):
        for _ in range(counts[slot]):
            found.append(NAMES[kinds[slot]])
    return " ".join(found)


def slot_of(d: Driver, card: int) -> int:
    """The place of a card type in the driver's piles, or -1."""
    if card < 6:
        return card
    kinds = d.kinds
    for slot in range(6, len(kinds)):
        if kinds[slot] == card:
            return slot
    return -1


def only_kind(counts: list[int], total: int) -> int:
    """The slot that holds all cards of a pile, or -1."""
    for slot in range(len(counts)):
        if counts[slot] > 0:
            return slot if counts[slot] == total else -1
    return -1


def put_on_discard(d: Driver, slot: int) -> None:
    """A card laid on the discard is its visible top card."""
    d.discard[slot] += 1
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


def pay(d: Driver, heat: int) -> None:
    """HT-HEAT-01: Heat goes from the engine to the discard, on top."""
    if heat > 0:
        d.heat -= heat
        d.discard[HEAT] += heat
        d.discard_size += heat
        d.discard_top = HEAT


def certain_card(s: HeatState, d: Driver) -> int:
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
    size = d.deck_size
    for slot in range(len(deck)):
        count = deck[slot]
        if count > 0:
            if count < size:
                return -1
            deck[slot] -= 1
            d.deck_size -= 1
            return slot
    return -2


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
