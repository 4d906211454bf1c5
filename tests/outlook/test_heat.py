"""What an outlook of Heat tells is what the engine does: sketches, moves, corners, cards."""

from __future__ import annotations

import re
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from racecraft.games.heat import actions, phases
from racecraft.games.heat.cards import CARDS, COOL, NAMES, REDUCE, SCRAP, SUPER_COOL
from racecraft.games.heat.game import HEAT
from racecraft.games.heat.state import HeatState
from racecraft.outlook import BadSketch, catalogue, outlook
from racecraft.outlook.advice import Weighing, advised
from racecraft.outlook.heat.choices import label
from tests.every_game.cases import CASES, Case, stages
from tests.games.heat.table import alone, drive, driver, table
from tests.outlook.telling import SPEAKERS, told

AMOUNTS = [
    (actions.GEAR_COOL, "Cool 3 Heat"),
    (actions.USE + COOL * CARDS, "Cool 3 Heat"),
    (actions.USE + REDUCE * CARDS, "Shed 3 Stress"),
    (actions.USE + SUPER_COOL * CARDS, "Super cool 3 Heat"),
]
RACES = [case for case in CASES if case.game is HEAT and case.seats in (1, 8)]


def look(state: HeatState, *cards: str, seat: int = 0) -> dict[str, Any]:
    return outlook(HEAT, state, seat, {"cards": list(cards)} if cards else None)


def sketched(state: HeatState, *cards: str) -> dict[str, Any]:
    found: dict[str, Any] = look(state, *cards)["sketch"]
    return found


def test_nobody_is_asked_for_the_top_card_unless_that_was_agreed() -> None:
    """HT-DRAW-02: no rule reads it, so that the highest lies on top."""
    for options in [{}, *(preset.options for preset in HEAT.presets), {"ask_top": True}]:
        game = HEAT.new(3, options)
        asked, source = False, Random(1)
        for _ in range(600):
            if game.result() is not None:
                break
            outcomes = game.chance()
            if outcomes:
                game.resolve(
                    source.choices([each for each, _ in outcomes], [weight for _, weight in outcomes])[0]
                )
                continue
            asked = asked or game.phase == phases.TOP
            seat = game.pending()[0]
            game.play(seat, source.choice(game.legal(seat)))
        assert asked == ("ask_top" in options)


def test_a_sketch_is_played_by_the_actions_it_names() -> None:
    state = table(position=alone("0/40L", "1 2 3 4 4 stress heat", gear=2, heat=6))
    sketch = sketched(state, "4", "2")
    assert sketch["legal"]
    assert (sketch["gear"], sketch["heat"]) == (2, 0)
    assert [HEAT.notation(state, action) for action in sketch["decision"]][:2] == ["gear 2", "lay 2"]
    (speed,) = sketch["speeds"]
    assert (speed["speed"], speed["chance"]) == (6, 1.0)
    for action in sketch["decision"]:
        state.play(0, action)
    assert state.speed == 6
    car = state.cars[0]
    assert state.conditions.track.spot(car.cell, car.line) == speed["cell"]


def test_a_sketch_counts_every_flip_of_the_deck() -> None:
    """HT-PLUS-01: a Stress card brings what the deck brings."""
    state = table(position=alone("0/40L", "1 stress heat", gear=1, heat=6, deck="1 1 2 4"))
    sketch = sketched(state, "stress")
    assert {speed["speed"]: speed["fraction"] for speed in sketch["speeds"]} == {1: "1/2", 2: "1/4", 4: "1/4"}
    assert sketch["mean"] == pytest.approx(2.0)
    assert sum(Fraction(speed["fraction"]) for speed in sketch["speeds"]) == 1


def test_a_sketch_that_cannot_be_played_says_so() -> None:
    state = table(position=alone("0/40L", "1 2 3 4", gear=1, heat=0))
    assert not sketched(state, "1", "2", "3")["legal"], "HT-SHIFT-06: two gears up cost Heat"
    assert sketched(state, "1", "2", "3")["decision"] == []
    assert sketched(state, "1", "2")["legal"]


@pytest.mark.parametrize(
    ("sketch", "sentence"),
    [
        ({}, "a sketch is written"),
        ({"cards": "4"}, "a sketch is written"),
        ({"cards": ["4"], "gear": 1}, "a sketch is written"),
        ({"cards": ["heat"]}, "Heat may not be laid"),
        ({"cards": ["4", "4"]}, "not so many cards '4'"),
        ({"cards": ["nine"]}, "there is no card 'nine'"),
        ({"cards": [4]}, "there is no card 4"),
        ({"cards": ["1"] * 40}, "a sketch of 40 cards"),
    ],
)
def test_a_bad_sketch_is_refused_in_one_sentence(sketch: dict[str, Any], sentence: str) -> None:
    state = table(position=alone("0/40L", "1 2 4 heat", gear=2, heat=3))
    with pytest.raises(BadSketch, match=sentence):
        outlook(HEAT, state, 0, sketch)


def test_only_a_plan_is_sketched() -> None:
    state = drive(table(position=alone("0/40L", "1 2 4 heat", gear=2, heat=3)), "gear 1", "lay 1")
    assert state.phase == phases.REACT
    with pytest.raises(BadSketch, match="only a plan is sketched, and react is to be decided"):
        look(state, "2")


def test_corners_of_a_sketch_cost_what_the_engine_takes() -> None:
    """HT-CORNER-03 to 07: the Heat of a plan at its speed, once the shift is paid."""
    seen = set()
    for state in stages(RACES[0], seed=2, looks=400):
        assert isinstance(state, HeatState)
        if state.phase != phases.PLAN or state.seats != 1:
            continue
        hand = [NAMES[card] for slot, card in enumerate(state.drivers[0].kinds) if 1 < slot < 6
                for _ in range(state.drivers[0].hand[slot])]  # fmt: skip
        for gear in sorted(look(state)["gears"].values(), key=lambda one: -int(one["cards"])):
            sketch = sketched(state, *hand[: gear["cards"]]) if len(hand) >= gear["cards"] else {}
            if not sketch.get("legal"):
                continue
            after = state.copy()
            after.events = []
            for action in sketch["decision"]:
                after.play(0, action)
            while after.phase in (phases.REACT, phases.SLIPSTREAM) and after.round == state.round:
                after.play(0, actions.END)
            paid = [event.values["heat"] for event in after.events or [] if event.kind == "corner"]
            (speed,) = sketch["speeds"]
            if any(event.kind == "blocked" for event in after.events or []):
                continue
            assert sum(paid) == speed["heat"]
            assert speed["spins"] == any(event.kind == "spun_out" for event in after.events or [])
            seen.add((bool(speed["corners"]), speed["spins"]))
            break
    assert {(True, False), (False, False)} <= seen


@pytest.mark.parametrize("case", RACES, ids=str)
def test_a_move_leads_where_it_says_and_costs_what_it_says(case: Case) -> None:
    """A choice with a space moves the car there at once."""
    moved = 0
    for state in stages(case, seed=8, looks=400):
        assert isinstance(state, HeatState)
        if state.phase not in (phases.REACT, phases.SLIPSTREAM, phases.VALUE):
            continue
        seat = state.turn
        for action, choice in look(state, seat=seat)["choices"].items():
            landing = choice["landing"]
            if landing is None:
                continue
            after = state.copy()
            after.events = []
            after.play(seat, int(action))
            steps = [event for event in after.events if event.seat == seat]
            where = [event.values["to"] for event in steps if event.kind in ("moved", "blocked")]
            assert landing["cells"] == 0 or where[0] == landing["cell"]
            moved += landing["cells"] > 0
            spins = any(event.kind == "spun_out" for event in steps)
            if state.phase == phases.SLIPSTREAM:
                assert spins == landing["spins"]
                assert sum(e.values["heat"] for e in steps if e.kind == "corner") == landing["heat"]
    assert moved > 5


def test_a_boost_tells_every_flip() -> None:
    """HT-REACT-05 to 07: one Heat for one flip, whose number is moved at once."""
    hand = alone("0/40L", "1 2 4 heat", gear=2, heat=3, deck="2 3 3 3")
    state = drive(table(position=hand), "gear 1", "lay 1")
    boost = look(state)["choices"][str(actions.BOOST)]
    assert boost["cost"] == 1
    assert {flip["number"]: flip["fraction"] for flip in boost["flips"]} == {2: "1/4", 3: "3/4"}
    after = drive(state.copy(), "boost", "roll 3")
    car = after.cars[0]
    (three,) = [flip for flip in boost["flips"] if flip["number"] == 3]
    assert three["cell"] == after.conditions.track.spot(car.cell, car.line)


def test_every_card_is_in_the_catalogue_with_what_it_bears() -> None:
    cards = catalogue("heat")
    assert set(cards) == {name for name in NAMES if name}
    assert cards["4"]["kind"] == "speed"
    assert cards["4"]["number"] == "4"
    assert cards["4"]["speeds"] == [4]
    assert (cards["stress"]["kind"], cards["stress"]["number"]) == ("stress", "+")
    assert (cards["heat"]["kind"], cards["heat"]["number"]) == ("heat", "")
    assert {card["kind"] for card in cards.values()} == {
        "speed",
        "stress",
        "heat",
        "start",
        "upgrade",
        "sponsor",
    }
    for card in cards.values():
        assert told(card["name"])
        assert len(card["bears"]) >= len(card["symbols"])


def test_the_hand_the_corners_and_the_gears_are_told() -> None:
    state = table(position=alone("0/40L", "1 2 4 heat", gear=2, heat=3))
    shown = look(state)
    assert {"1", "2", "4", "heat"} <= set(shown["cards"])
    first, second = shown["corners"]
    assert 0 <= first["away"] < second["away"]
    assert shown["gears"] == {
        str(gear): {"cards": gear, "heat": 1 if abs(gear - 2) == 2 else 0} for gear in (1, 2, 3)
    }


def test_every_spot_within_reach_is_where_its_cards_lead() -> None:
    """A space on the road can be tapped: the cards named for it take the car there for the Heat named."""
    state = table(position=alone("0/40L", "1 2 3 4 4 stress heat", gear=2, heat=6))
    targets = look(state)["targets"]
    assert len(targets) > 5
    for target in targets:
        twin = state.copy()
        for action in target["decision"]:
            twin.play(0, action)
        car = twin.cars[0]
        assert twin.conditions.track.spot(car.cell, car.line) == target["cell"]
        assert "stress" not in target["cards"], "what a flip brings is not sure"


def test_of_several_ways_to_a_spot_the_cheapest_is_named() -> None:
    """HT-SHIFT-02: 4 is one card in gear 1 or two in gear 2; from gear 3 only gear 2 is free."""
    state = table(position=alone("0/60L", "1 3 4 heat heat", gear=3, heat=6))
    spot = state.conditions.track.spot(64, True)
    (found,) = [target for target in look(state)["targets"] if target["cell"] == spot]
    assert (found["cards"], found["heat"], found["spins"]) == (["1", "3"], 0, False)


def test_nothing_is_within_reach_once_cards_are_laid() -> None:
    state = table(position=alone("0/40L", "1 2 3 4", gear=2, heat=6))
    state.play(0, 2)
    assert look(state)["targets"]
    state.play(0, actions.CARD + NAMES.index("1"))
    assert look(state)["targets"] == []


def test_cards_that_cost_heat_leave_less_for_the_corners() -> None:
    """HT-SYM-05: u11 asks for 1 Heat, so that only 1 of 2 is left at the line after cell 57, limit 2."""
    position = alone("0/56L", "1 u11 heat", gear=1, heat=2, owned="u11")
    state = table(position=position)
    sketch = sketched(state, "u11")
    assert (sketch["price"], sketch["engine"]) == (1, 1)
    assert sketch["speeds"][0]["spins"]


def test_how_many_cards_may_be_discarded() -> None:
    state = table(position=alone("0/40L", "1 2 3 4 4 stress heat", gear=1, heat=6))
    drive(state, "gear 1", "lay 1")
    while state.phase != phases.DISCARD:
        state.play(0, actions.END)
    assert look(state)["discards"] == 4, "Heat and Stress stay (HT-DISC-02)"


def past_the_finish(*others: str) -> HeatState:
    """A car that has crossed the line in its turn, with Heat to cool and to boost with."""
    position = {
        "phase": "plan",
        "round": {"number": 9},
        "cars": [{"at": "0/68L"}, *({"at": spot} for spot in others)],
        "drivers": [driver("2 4 heat", 1, 3), *(driver("4", 1, 3) for _ in others)],
    }
    state = table(1 + len(others), position, laps=1)
    for seat in range(1, 1 + len(others)):
        state.play(seat, 1)
    state.play(0, 1)
    state.play(0, actions.CARD + NAMES.index("4"))
    while state.turn != 0:
        state.play(state.turn, actions.END)
    assert state.phase == phases.REACT
    assert state.cars[0].a > state.conditions.finish
    return state


def test_a_car_alone_past_the_finish_is_asked_nothing() -> None:
    """HT-REACT-10: cooling and boosting are legal, but nothing depends on them."""
    state = past_the_finish()
    assert {actions.GEAR_COOL, actions.BOOST} < set(state.legal(0))
    assert look(state)["automatic"]
    assert state.legal(0)[0] == actions.END


def test_a_car_past_the_finish_is_asked_while_others_may_pass_it() -> None:
    """HT-END-02: the distance decides between cars that finish in one round."""
    assert not look(past_the_finish("0/67L"))["automatic"], "the car behind has not moved yet"


def test_a_car_past_the_finish_is_asked_while_it_may_pass_another() -> None:
    assert not look(past_the_finish("0/69L"))["automatic"], "the car ahead has moved by 4 too"


def test_a_car_past_the_finish_is_told_what_still_counts() -> None:
    """HT-END-02: the farther one is ranked higher."""
    ahead = past_the_finish("0/69L")
    past = ahead.cars[0].a - ahead.conditions.finish
    said = told(look(ahead)["home"])
    assert said == f"You are over the line ({past} past). Farther ranks higher: P2 is {past + 1} past."
    assert told(look(past_the_finish("0/67L"))["home"]).endswith("Farther ranks higher.")
    assert look(table(position=alone("0/40L", "4 heat", gear=1, heat=3)))["home"] is None


def test_a_hint_says_what_a_boost_is_worth_past_the_finish() -> None:
    """HT-END-02: the car is over the line without the boost."""
    state = past_the_finish("0/69L")
    past = state.cars[0].a - state.conditions.finish
    reason = advised(HEAT, state, 0, [actions.BOOST], Weighing(None, []))["reason"]
    assert reason["key"] == "advice-heat-farther"
    assert f"the car ahead is {past + 1} past" in told(dict(reason))


def test_cooling_is_likely_while_heat_is_in_the_hand() -> None:
    state = drive(table(1, alone("0/30R", "4 heat", 1, 2, deck="1 2 3 4")), "gear 1")
    assert look(state)["likely"] == actions.GEAR_COOL
    without = drive(table(1, alone("0/30R", "4", 1, 2, deck="1 2 3 4")), "gear 1")
    assert look(without)["likely"] == actions.END
    assert look(past_the_finish("0/69L"))["likely"] == actions.END, "the engine is of no use any more"


def test_what_has_to_be_done_says_so() -> None:
    """HT-SYM-06."""
    position = alone("0/40L", "u52", gear=1, heat=3)
    state = drive(table(1, position), "gear 1")
    scrap = actions.USE + SCRAP * CARDS + NAMES.index("u52")
    assert actions.END not in state.legal(0)
    assert look(state)["likely"] == scrap
    assert told(dict(label(state, scrap))) == "Air intake 3: top 3 cards of the deck to the discard (must)"


def test_what_a_card_does_is_told_in_sentences() -> None:
    assert [told(said) for said in catalogue("heat")["u52"]["means"]] == [
        "Drives 3 spaces",
        "You may put up to 1 Heat from your discard back into the engine",
        "You must put the top 3 cards of your deck onto your discard",
    ]


def test_a_paid_mulligan_names_its_price() -> None:
    """HT-MULLIGAN-03."""
    for paid, price in ((False, 0), (True, 1)):
        state = table(1, mulligan=True, paid_mulligan=paid)
        while state.phase != phases.MULLIGAN:
            state.resolve(state.chance()[0][0])
        redraw = look(state)["choices"][str(actions.REDRAW)]
        assert redraw["cost"] == price
        assert [said["key"] for said in redraw["detail"]] == ["heat-boost-cost"][:price]


def test_cooling_in_a_gear_says_how_much_and_in_which() -> None:
    """HT-REACT-03, HT-REACT-04."""
    state = table(position=alone("0/40L", "1 2 3 4 heat heat heat", gear=1, heat=3))
    state.turn = 0
    assert told(dict(label(state, actions.GEAR_COOL))) == "Cool up to 3 Heat (gear 1)"
    state.drivers[0].gear = 2
    assert [told(dict(label(state, actions.GEAR_COOL)), words) for words in SPEAKERS] == [
        "Cool 1 Heat (gear 2)",
        "Охолодити 1 перегрів (передача 2)",
        "Охладить 1 перегрев (передача 2)",
    ]


@pytest.mark.parametrize(("asked_for", "text"), AMOUNTS)
def test_an_amount_says_what_it_is_an_amount_of(asked_for: int, text: str) -> None:
    """HT-REACT-04, HT-SYM-09, 10, 18."""
    state = table(position=alone("0/40L", "1 2 3 4 heat heat heat", gear=1, heat=3))
    state.amount_for = asked_for
    said = dict(label(state, actions.AMOUNT + 3))
    assert told(said) == text
    for words in SPEAKERS:
        assert re.search(r"\w{4,}.*3", told(said, words))
