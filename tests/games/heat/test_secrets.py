"""What each seat sees: its own hand, and of the others what lies open."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.engine.chance import Seeded
from racecraft.games.heat import phases
from racecraft.games.heat.cards import FIRST_SPONSOR, NAMES
from racecraft.games.heat.game import HEAT
from racecraft.games.heat.state import HeatState
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


def season(sponsor: str, hand: str = "2 3 4 heat", gear: int = 2, **more: Any) -> HeatState:
    """A season whose second driver has a sponsor that nobody has seen."""
    left = [card for card in SPONSORS[:5] for _ in range(7)]
    left.remove(sponsor)
    return table(
        2,
        {
            "phase": "plan",
            "season": {"sponsors": " ".join(left)},
            "round": {"number": 3},
            "cars": [{"at": "0/20R"}, {"at": "0/14R"}],
            "drivers": [driver("1 2 3", 2, 2), driver(hand, gear, 2, **more)],
        },
        season="1961",
    )


def sampled_sponsors(state: HeatState, draws: int = 40) -> list[dict[str, list[str]]]:
    """Where the sponsors of the second driver are in guesses of the first, by pile."""
    found = []
    for seed in range(draws):
        guess = HEAT.position(HEAT.sample(state, 0, Seeded(seed)))["drivers"][1]
        found.append({pile: [card for card in guess[pile].split() if card in SPONSORS] for pile in guess if
                      isinstance(guess[pile], str)})  # fmt: skip
    return found


SPONSORS = NAMES[FIRST_SPONSOR:]


def test_a_guess_does_not_depend_on_the_type_of_a_carried_over_sponsor() -> None:
    """HT-SPON-07: nobody knows what kind of sponsor another driver has kept, in the deck or before it."""
    for pile in ("deck", "kept"):
        piles: list[dict[str, Any]] = [{pile: name} for name in SPONSORS[:2]]
        one, other = (season(only[pile], **only) for only in piles)
        assert sampled_sponsors(one) == sampled_sponsors(other)
        types = {card for guess in sampled_sponsors(one) for cards in guess.values() for card in cards}
        assert len(types) > 2


def test_a_sponsor_gained_in_the_race_is_never_guessed_to_be_in_the_deck() -> None:
    """HT-SPON-03."""
    state = season(SPONSORS[0], f"2 3 4 {SPONSORS[0]}", gained=1)
    assert all(guess["hand"] and not guess["deck"] for guess in sampled_sponsors(state))
    kept = season(SPONSORS[0], f"2 3 4 {SPONSORS[0]}", gained=0)
    assert {bool(guess["deck"]) for guess in sampled_sponsors(kept)} == {True, False}


def test_a_sponsor_that_was_shown_may_be_anywhere_again() -> None:
    """HT-SPON-06: discarded in step 8 it stays in the driver's cycle."""
    state = season(SPONSORS[0], f"1 {SPONSORS[0]}", 1, gained=1)
    play(state, 0, "gear 2", "lay 1", "lay 2")
    play(state, 1, "gear 1", "lay 1")
    while state.drivers[1].gained:
        (seat,) = state.pending()
        discard = HEAT.parse(state, f"discard {SPONSORS[0]}")
        state.play(seat, discard if discard in state.legal(seat) else state.legal(seat)[0])
    assert SPONSORS[0] in HEAT.position(state)["drivers"][1]["discard"].split()


def test_a_guess_at_a_driver_who_draws_is_not_the_truth() -> None:
    state = table(2, training=True)
    while state.phase != phases.OPENING_DRAW or state.turn != 1 or state.drivers[1].hand_size < 4:
        state.resolve(state.chance()[0][0])
    truth = HEAT.position(state)["drivers"][1]["hand"]
    hands = {HEAT.position(HEAT.sample(state, 0, Seeded(n)))["drivers"][1]["hand"] for n in range(20)}
    assert hands - {truth}
    assert {len(hand.split()) for hand in hands} == {len(truth.split())}


def test_a_glimpse_of_a_seat_that_waits_tells_no_choices() -> None:
    """HT-DISC-01: in step 8 the choices of a driver are the hand."""
    state = two_at_the_plan()
    play(state, 0, "gear 2", "lay 1", "lay 2")
    play(state, 1, "gear 2", "lay 2", "lay 3")
    while state.phase != phases.DISCARD:
        (seat,) = state.pending()
        state.play(seat, state.legal(seat)[0])
    decides, waits = state.turn, 1 - state.turn
    assert HEAT.glimpse(state, decides).legal(decides) == state.legal(decides)
    assert HEAT.glimpse(state, waits).legal(decides) == []
