"""The boxes of cards: how many of what, and that none is ever lost."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from racecraft.engine.errors import BadBoard
from racecraft.games.heat import cards
from racecraft.games.heat.cards import FIRST_SPONSOR, HEAT, HEAT_KIND, LEGENDS, STRESS, card_named, read_cards
from racecraft.games.heat.championship import sponsor_deck
from racecraft.games.heat.game import HEAT as GAME
from racecraft.games.heat.garage import levels_of, upgrade_deck
from racecraft.games.heat.state import HeatState
from tests.games.heat.table import stages, table

BOTH = ["base", "heavy_rain", "tunnel_vision"]


@pytest.mark.parametrize(
    ("market", "sets", "size"),
    [
        ("basic", ["base"], 34),
        ("advanced", ["base"], 62),
        ("mixed", ["base"], 96),
        ("mixed", ["base", "heavy_rain"], 108),
        ("mixed", BOTH, 120),
        ("basic", BOTH, 34),
    ],
)
def test_upgrade_deck(market: str, sets: list[str], size: int) -> None:
    """HT-GARAGE-02."""
    deck = upgrade_deck(levels_of(market), sets)
    assert sum(deck) == size
    assert {count for count in deck if count} == {2}


def test_sponsor_deck() -> None:
    """HT-SPON-01."""
    assert sponsor_deck(["base"]) == [7, 7, 7, 7, 7, 0, 0]
    assert sponsor_deck(BOTH) == [7] * 7


def test_quick_start_deals_basic_upgrades_whatever_the_market() -> None:
    """HT-GARAGE-03."""
    state = GAME.new(2, {"garage": "quick", "market": "advanced", "grid": "seats"})
    assert {cards.LEVEL[card] for card, _ in state.chance()} == {cards.BASIC}


def test_legend_cards_give_every_number_to_every_colour_once() -> None:
    """HT-LEGEND-04."""
    for colour in range(6):
        assert sorted(row[colour] for row in LEGENDS) == list(range(10, 20))


def test_a_wrong_card_is_named() -> None:
    with pytest.raises(BadBoard, match=r"mine\.json: card u1: number 9 belongs to u1 already"):
        read_cards([{"ct": 9, "name": "u1"}], "mine.json")
    with pytest.raises(BadBoard, match=r"'ct' must be 0 to 75, not 99"):
        read_cards([{"ct": 99, "name": "x"}], "mine.json")


def holdings(state: HeatState, seat: int) -> Counter[int]:
    """All cards of a driver, wherever they are; the engine counts as Heat."""
    d = state.drivers[seat]
    held: Counter[int] = Counter({HEAT: d.heat})
    for pile in (d.hand, d.deck, d.discard, d.play):
        assert min(pile) >= 0
        for slot, count in enumerate(pile):
            held[d.kinds[slot]] += count
    held.update(d.top)
    assert (d.hand_size, d.deck_size, d.discard_size) == (sum(d.hand), sum(d.deck), sum(d.discard))
    return held


@pytest.mark.parametrize(
    "options",
    [
        {},
        {"track": "mexico", "laps": 1, "garage": "draft", "weather": True},
        {"track": "japan", "laps": 1, "garage": "draft", "market": "advanced", "tournament": True},
        {"season": "1964", "laps": 1, "tunnel_vision": True},
    ],
)
def test_no_card_is_lost(options: dict[str, Any]) -> None:
    """HT-HEAT-07, HT-SETUP-10: in a race nobody gains or loses Heat; Stress comes from the reserve only."""
    race = -1
    for state in stages(table(3, **options), 5):
        if state.round == 0 or state.over():
            continue
        if state.race != race:
            race = state.race
            opening = [holdings(state, seat) for seat in range(3)]
            stress = sum(held[STRESS] for held in opening) + state.reserve
        now = [holdings(state, seat) for seat in range(3)]
        assert sum(held[STRESS] for held in now) + state.reserve == stress
        for seat in range(3):
            owned = Counter(card for card in state.drivers[seat].owned if not HEAT_KIND[card])
            for card, count in now[seat].items():
                if card < FIRST_SPONSOR and card != STRESS:
                    assert count == opening[seat][card]
                if 9 <= card < FIRST_SPONSOR:
                    assert count == owned[card]


def test_sponsors_go_round() -> None:
    """HT-SPON-01, HT-SPON-07: deck, hands and played ones always make seven of each type."""
    for state in stages(table(3, season="1962", laps=1), 6):
        held = Counter({FIRST_SPONSOR + n: count for n, count in enumerate(state.sponsors)})
        held.update({FIRST_SPONSOR + n: count for n, count in enumerate(state.sponsor_discard)})
        for seat, d in enumerate(state.drivers):
            if not state.over():
                held.update({c: n for c, n in holdings(state, seat).items() if c >= FIRST_SPONSOR})
            held.update(d.kept)
        assert [held[FIRST_SPONSOR + n] for n in range(5)] == [7] * 5


def test_names() -> None:
    assert card_named("u17") == 25
    assert card_named("") == card_named("moon") == -1
