"""What each seat sees: its own hand, and of the others what lies open."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.engine.chance import Seeded
from racecraft.games.heat.game import HEAT
from tests.games.heat.table import alone, drive, driver, stages, table, to_the_plan


def two_at_the_plan(**options: Any) -> Any:
    return table(
        2,
        {
            "phase": "plan",
            "round": {"number": 3},
            "cars": [{"at": "0/20R"}, {"at": "0/14R"}],
            "drivers": [driver("1 2 3", 2, 2), driver("2 3 4 heat", 2, 2)],
        },
        **options,
    )


def play(state: Any, seat: int, *plies: str) -> Any:
    for ply in plies:
        state.play(seat, HEAT.parse(state, ply))
    return state


def test_a_hand_is_seen_by_its_owner_only() -> None:
    state = two_at_the_plan()
    assert HEAT.view(state, 1)["mine"]["hand"] == ["heat", "2", "3", "4"]
    for eye in (0, -1):
        shown = HEAT.view(state, eye)
        assert shown["drivers"][1]["hand_size"] == 4
        assert "hand" not in shown["drivers"][1]
    assert HEAT.view(state, -1)["mine"] is None


def test_a_plan_is_secret_until_all_have_committed() -> None:
    """HT-PLAY-03, HT-ORDER-03: not even the number of cards shows."""
    before = HEAT.view(two_at_the_plan(), 0)
    half = play(two_at_the_plan(), 1, "gear 3")
    assert HEAT.view(half, 0) == {**before, "drivers": HEAT.view(half, 0)["drivers"], "pending": [0]}
    shown = HEAT.view(half, 0)["drivers"][1]
    assert (shown["gear"], shown["hand_size"], shown["laid"], shown["play"]) == (2, 4, None, None)
    assert shown["planned"]
    assert HEAT.view(half, 1)["mine"]["laid"] == ["2", "3", "4"]


def test_gears_show_at_the_commitment_and_cards_at_the_turn() -> None:
    """HT-SHIFT-07, HT-MOVE-01."""
    state = play(play(two_at_the_plan(), 1, "gear 3"), 0, "gear 2", "lay 1", "lay 2")
    shown = HEAT.view(state, -1)["drivers"]
    assert state.revealed
    assert (shown[1]["gear"], shown[1]["laid"], shown[1]["play"]) == (3, 3, None)
    assert shown[0]["play"] == ["1", "2"]


def test_a_tournament_hides_gear_and_number_of_cards() -> None:
    """HT-TOURN-01, HT-TOURN-02."""
    planning = {"stage": "cards", "next_gear": 0}
    state = table(
        2,
        {
            "phase": "plan",
            "round": {"number": 3},
            "cars": [{"at": "0/20R"}, {"at": "0/14R"}],
            "drivers": [driver("1 2 3", 2, 2, **planning), driver("2 3 4 heat", 2, 2, **planning)],
        },
        tournament=True,
    )
    play(play(state, 1, "lay 2", "lay 3", "lay 4"), 0, "lay 1", "end")
    shown = HEAT.view(state, 0)["drivers"][1]
    assert (shown["gear"], shown["hand_size"], shown["laid"]) == (2, 4, None)


def test_of_a_discard_only_the_top_is_seen() -> None:
    """HT-DISC-03: the owner sees no more, except while salvaging."""
    state = table(1, alone("0/14R", "u22", discard="4 4 heat", discard_top="4"))
    shown = HEAT.view(state, 0)
    assert shown["drivers"][0]["discard_top"] == "4"
    assert shown["drivers"][0]["discard_size"] == 3
    assert shown["mine"]["discard"] is None
    drive(state, "gear 1", "salvage u22")
    assert HEAT.view(state, 0)["mine"]["discard"] == ["heat", "4", "4"]
    assert HEAT.view(state, -1)["mine"] is None


@pytest.mark.parametrize("options", [{}, {"tournament": True, "laps": 1}, {"season": "1961", "laps": 1}])
def test_samples_agree_with_what_is_seen(options: dict[str, Any]) -> None:
    for number, state in enumerate(stages(table(3, **options), 8)):
        if number % 25:
            continue
        for seat in range(-1, 3):
            other = HEAT.sample(state, seat, Seeded(number))
            assert HEAT.view(other, seat) == HEAT.view(state, seat)
            assert other.legal(seat) == state.legal(seat)
            assert other.pending() == state.pending()


def test_samples_deal_the_hidden_cards_of_others_anew() -> None:
    state = to_the_plan(table(2))
    hands = {HEAT.position(HEAT.sample(state, 0, Seeded(n)))["drivers"][1]["hand"] for n in range(20)}
    assert len(hands) > 5
    mine = {HEAT.position(HEAT.sample(state, 0, Seeded(n)))["drivers"][0]["hand"] for n in range(20)}
    assert mine == {HEAT.position(state)["drivers"][0]["hand"]}


def test_drawing_is_told_by_number_only() -> None:
    state = table(1, alone("0/14R", "1"))
    state.events = []
    drive(state, "gear 1")
    assert [event.json() for event in state.events if event.kind == "drew"] == [
        {"kind": "drew", "seat": 0, "cards": 7}
    ]
