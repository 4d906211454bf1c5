"""The garage: the upgrade deck, the quick start, the draft and the market of a season (HT-GARAGE, HT-CHAMP-05
to 07)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from racecraft.games.heat.actions import CARD, END
from racecraft.games.heat.cards import (
    ADVANCED,
    BASIC,
    CARDS,
    COPIES,
    FIRST_UPGRADE,
    LAST_UPGRADE,
    LEVEL,
    NAMES,
    SET,
)
from racecraft.games.heat.phases import (
    BUILD_DECKS,
    DEAL,
    GIVE,
    MARKET,
    PICK,
    PREPARE_MARKET,
    PREPARE_SPONSORS,
    SWAP,
)

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState

UPGRADES: Final = 3
"""Upgrades of each driver in a single race, and rounds of the draft."""
SPARE: Final = 3
"""Cards in a market beyond one for each driver."""


def upgrade_deck(levels: int, sets: list[str]) -> list[int]:
    """HT-GARAGE-02: counts by card number; expansions bring theirs when advanced cards are in."""
    deck = [0] * CARDS
    for card in range(FIRST_UPGRADE, LAST_UPGRADE + 1):
        if LEVEL[card] & levels and SET[card] in sets:
            deck[card] = COPIES[card]
    return deck


def levels_of(market: str) -> int:
    """Which upgrades a market is made of: basic, advanced or mixed."""
    return {"basic": BASIC, "advanced": ADVANCED}.get(market, BASIC | ADVANCED)


def prepare(s: HeatState) -> None:
    """HT-GARAGE-03, 04, HT-CHAMP-05: deals the quick start, or fills the market and asks the next picker."""
    if not s.setup.garage:
        s.phase = BUILD_DECKS
    elif s.setup.quick and not s.setup.season:
        deal(s)
    elif s.picks == 0 and len(s.market) < s.seats + SPARE and sum(s.upgrades) > 0:
        draw(s, MARKET)
    elif s.picks < s.seats and s.market:
        ask_picker(s)
    else:
        end_picks(s)


def deal(s: HeatState) -> None:
    """HT-GARAGE-03: three cards for each driver."""
    for seat in range(s.seats):
        if len(s.drivers[seat].owned) < UPGRADES:
            s.turn = seat
            draw(s, DEAL)
            return
    s.phase = BUILD_DECKS


def draw(s: HeatState, phase: int) -> None:
    """An upgrade from the deck: chance, unless only one type is left."""
    kinds = cards_left(s)
    if len(kinds) > 1:
        s.phase = phase
    elif phase == MARKET:
        show(s, kinds[0][0])
    else:
        hand_out(s, kinds[0][0])


def cards_left(s: HeatState) -> list[tuple[int, int]]:
    return [(card, s.upgrades[card]) for card in range(CARDS) if s.upgrades[card] > 0]


def show(s: HeatState, card: int) -> None:
    """HT-GARAGE-09: the market is public."""
    s.upgrades[card] -= 1
    s.market = sorted(s.market + [card])
    s.phase = PREPARE_MARKET
    if s.events is not None:
        s.tell_of("market", -1, {"card": NAMES[card]})


def hand_out(s: HeatState, card: int) -> None:
    s.upgrades[card] -= 1
    d = s.drivers[s.turn]
    d.owned = sorted(d.owned + [card])
    s.phase = PREPARE_MARKET
    if s.events is not None:
        s.tell("dealt_upgrade", {"card": NAMES[card]})


def picker(s: HeatState, number: int) -> int:
    """HT-GARAGE-05, HT-CHAMP-05: from the last grid slot to the first; in the second round of a draft the
    other way."""
    drivers = [car for car in s.grid if car < s.seats]
    if s.setup.season or s.draft != 1:
        drivers.reverse()
    return drivers[number]


def ask_picker(s: HeatState) -> None:
    s.turn = picker(s, s.picks)
    s.phase = PICK
    s.choices = choices_of(s)


def choices_of(s: HeatState) -> list[int]:
    """What the picker may choose, in ascending order."""
    if s.phase == GIVE:
        return [CARD + card for card in sorted(set(s.drivers[s.turn].owned))]
    found = [CARD + card for card in sorted(set(s.market))]
    return found if s.phase == PICK else [END] + found


def play(s: HeatState, action: int) -> None:
    """A pick, or the exchange after the picks of a season race."""
    if s.phase == PICK:
        pick(s, action - CARD)
    elif s.phase == SWAP:
        swap(s, action)
    else:
        give(s, action - CARD)


def take(s: HeatState, card: int) -> None:
    market = s.market.copy()
    market.remove(card)
    s.market = market
    d = s.drivers[s.turn]
    d.owned = sorted(d.owned + [card])


def pick(s: HeatState, card: int) -> None:
    take(s, card)
    s.picks += 1
    s.phase = PREPARE_MARKET
    if s.events is not None:
        s.tell("picked", {"card": NAMES[card]})


def end_picks(s: HeatState) -> None:
    """HT-GARAGE-06, HT-CHAMP-06: leftovers are set aside; in a season the first picker may exchange first."""
    if s.setup.season:
        if s.market:
            s.turn = picker(s, 0)
            s.phase = SWAP
            s.choices = choices_of(s)
        else:
            close_market(s)
        return
    s.market = []
    s.picks = 0
    s.draft += 1
    s.phase = BUILD_DECKS if s.draft == UPGRADES else PREPARE_MARKET


def swap(s: HeatState, action: int) -> None:
    """HT-CHAMP-06: a leftover card is chosen, then an upgrade of one's own to be given for it."""
    if action == END:
        close_market(s)
        return
    s.given = action - CARD
    s.phase = GIVE
    s.choices = choices_of(s)
    if s.events is not None:
        s.tell("swapping", {"card": NAMES[s.given]})


def give(s: HeatState, card: int) -> None:
    d = s.drivers[s.turn]
    owned = d.owned.copy()
    owned.remove(card)
    d.owned = owned
    taken = s.given
    take(s, taken)
    s.market = sorted(s.market + [card])
    s.given = -1
    if s.events is not None:
        s.tell("swapped", {"card": NAMES[taken], "given": NAMES[card]})
    close_market(s)


def close_market(s: HeatState) -> None:
    """HT-CHAMP-07: what is left goes back into the upgrade deck."""
    for card in s.market:
        s.upgrades[card] += 1
    s.market = []
    s.picks = 0
    s.phase = PREPARE_SPONSORS
