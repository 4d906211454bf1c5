"""Hints: at every kind of decision of every game the whole decision is told in every language and drawn."""

from __future__ import annotations

import re
from collections.abc import Iterator
from fractions import Fraction
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from racecraft.bots.registry import bot_names
from racecraft.drawing import draw_board
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games, game_of
from racecraft.engine.state import Action, Seat, State
from racecraft.games.gt import phases as gt
from racecraft.games.gt.actions import FLAT_OUT, SECURE, THROW
from racecraft.games.heat import actions
from racecraft.games.heat import phases as heat
from racecraft.games.heat.game import HEAT
from racecraft.games.rali import phases as rali
from racecraft.games.rali.actions import AHEAD, KEEP
from racecraft.games.rali.game import RALI
from racecraft.games.rali.state import RaliState
from racecraft.games.rallyman import phases as rallyman
from racecraft.odds.rali.chances import best_ways, next_throw
from racecraft.outlook import outlook
from racecraft.outlook.advice import Advised, Asked, Ground, Weighing, about, advised
from racecraft.outlook.advice import compared as compare
from racecraft.outlook.words import Said, say
from racecraft.server.workers.worker import Answer, Question, answer
from tests.every_game.cases import CASES, Case, stages
from tests.every_game.shapes import flaws
from tests.games.rali.table import car, drive, table
from tests.outlook.telling import SPEAKERS, told

DECISIONS: dict[str, set[str]] = {
    "gt": {gt.PHASES[phase] for phase in (gt.CHOOSE, gt.PLAN, gt.DRIVE, gt.RELAY, gt.VERGE, gt.PIT)},
    "heat": {name for phase, name in heat.NAMES.items() if phase < heat.FIRST_CHANCE},
    "rali": {rali.PHASES[phase] for phase in (rali.PLACE, rali.DECLARE, rali.STEP)},
    "rallyman": set(rallyman.PHASES[: rallyman.CHANCE]),
}
"""What a seat may be asked, by game."""

FEW_SEEDS = 2
"""So many races of each variety are looked at;"""
MOST_SEEDS = 300
"""more for what is rare: a wheel that is changed between two stages, a puncture in an attack."""

RAW = re.compile(r"[{}_]|\b[a-z]+(-[a-z0-9]+){2,}\b|#|\d\.drift|\b(G[1-6]|RL|F2|NaN|None|undefined|u\d+)\b")
"""What only a program says: keys, notation, names of spaces and cards."""


@cache
def asked(game_id: str) -> dict[str, list[tuple[Case, State, Seat]]]:
    """Moments of random races by what is to be decided, some of each kind from every variety of the game."""
    found: dict[str, list[tuple[Case, State, Seat]]] = {kind: [] for kind in DECISIONS[game_id]}
    seats = {game_of(game_id).min_seats, 2, game_of(game_id).max_seats}
    cases = [case for case in CASES if case.game.id == game_id and case.seats in seats]
    for seed in range(MOST_SEEDS):
        for case in cases:
            here: dict[str, int] = {}
            for state in stages(case, seed, looks=10_000):
                for seat in state.pending()[:1]:
                    kind = str(case.game.position(state)["phase"])
                    here[kind] = here.get(kind, 0) + 1
                    if here[kind] in (1, 7, 40) and (seed < FEW_SEEDS or not found[kind]):
                        found[kind].append((case, state.copy(), seat))
        if seed >= FEW_SEEDS and all(found.values()):
            break
    return found


@cache
def drawn(game: AnyGame, key: str) -> set[str]:
    """The spaces of a board."""
    view = game.view(game.load(msgspec.json.decode(key)), -1)
    return set(re.findall(r'data-(?:cell|spot)="([^"]+)"', draw_board(game.id, view).svg))


def board(game: AnyGame, state: State) -> set[str]:
    return drawn(game, msgspec.json.encode(game.position(state)).decode())


def whole(game: AnyGame, state: State, seat: Seat, first: Action, random: Random) -> list[Action]:
    """A whole decision that begins so, the rest of it at random."""
    twin, decision = state.copy(), [first]
    phase = game.position(twin)["phase"]
    while True:
        twin.play(seat, decision[-1])
        attacking = game.id == "rallyman" and phase == "first" and game.position(twin)["phase"] == "plan"
        if twin.revealed or twin.weight() > 0 or seat not in twin.pending():
            return decision
        if game.position(twin)["phase"] != phase and not attacking:
            return decision
        phase = game.position(twin)["phase"]
        decision.append(random.choice(twin.legal(seat)))


def sentences(advice: Advised) -> Iterator[str]:
    """All that a hint says, in every language."""
    said: list[Any] = [advice["label"], *advice["figures"], advice["compared"], advice["reason"]]
    said += [spot["text"] for spot in advice["spots"]] + [option["label"] for option in advice["options"]]
    for words in SPEAKERS:
        for each in said:
            if isinstance(each, dict):
                yield told(each, words)


def check(game: AnyGame, state: State, seat: Seat, advice: Advised, whole_board: set[str]) -> None:
    assert flaws(advice, Advised) == []
    for sentence in sentences(advice):
        assert sentence.strip()
        assert not RAW.search(sentence), sentence
    assert re.search(r"[.!]$", told(dict(advice["reason"]))), "a reason is a sentence"
    assert advice["way"] or advice["spots"], "something is drawn"
    assert len(advice["way"]) != 1 or advice["spots"]
    cells = {*advice["way"], *(spot["cell"] for spot in advice["spots"])}
    assert cells <= whole_board, cells - whole_board


@pytest.mark.parametrize("game_id", list(DECISIONS))
def test_random_races_meet_every_kind_of_decision(game_id: str) -> None:
    assert set(DECISIONS) == {game.id for game in all_games()}
    assert {kind for kind, found in asked(game_id).items() if not found} == set()


@pytest.mark.long
@pytest.mark.parametrize("game_id", list(DECISIONS))
def test_every_choice_can_be_explained_and_drawn(game_id: str) -> None:
    game, random = game_of(game_id), Random(1)
    for kind, found in asked(game_id).items():
        for case, state, seat in found[:8]:
            cells = board(game, state)
            legal = state.legal(seat)
            for first in random.sample(legal, min(6, len(legal))):
                decision = whole(game, state, seat, first, random)
                options = [(action, float(-place), 0.1) for place, action in enumerate(legal)]
                advice = advised(game, state, seat, decision, Weighing("turns", options))
                check(game, state, seat, advice, cells)
                known = 0 if (game_id, kind) == ("gt", "plan") else len(legal) - 1
                if (game_id, kind) == ("rali", "step"):  # whole moves, by where they end
                    assert isinstance(state, RaliState)
                    known = len(best_ways(state)) - 1
                assert len(advice["options"]) == known, case


@pytest.mark.parametrize(
    ("game_id", "kind"), [(game_id, kind) for game_id, kinds in DECISIONS.items() for kind in sorted(kinds)]
)
def test_a_hint_is_given_at_every_kind_of_decision(game_id: str, kind: str) -> None:
    """The best bot decides as a whole what it is asked; the decision can be played as it is told."""
    game = game_of(game_id)
    _, moment, seat = asked(game_id)[kind][-1]
    state = moment.copy()
    question = Question(game_id, game.position(state), seat, bot_names(game_id)[-1], 1, weigh=True)
    found: Answer = answer(question)
    assert found.error is None, found.error
    check(game, state, seat, msgspec.json.decode(found.advised), board(game, state))
    for action, text, _ in found.decision:
        assert text == game.notation(state, action)
        state.play(seat, action)


# --- What is compared ---------------------------------------------------------------------------------------


def first_asked(game_id: str, kind: str, seats: int = 2) -> tuple[AnyGame, State, Seat]:
    for case, state, seat in asked(game_id)[kind]:
        if case.seats == seats and len(state.legal(seat)) > 2:
            return case.game, state, seat
    raise AssertionError(f"{game_id} never asks for {kind}")


def compared(game: AnyGame, state: State, seat: Seat, decision: list[Action], sketch: dict[str, Any]) -> str:
    advice = advised(game, state, seat, decision, Weighing(None, []), sketch)
    assert advice["compared"] is not None
    return told(dict(advice["compared"]))


def test_a_plan_in_gt_is_compared_with_the_one_that_is_laid() -> None:
    game, state, seat = first_asked("gt", "plan")
    far = max(outlook(game, state, seat)["targets"], key=lambda goal: len(goal["decision"]))
    near = far["decision"][:1]
    said = compared(game, state, seat, far["decision"], {"plan": near})
    assert re.match(rf"Against what you have laid: \+{len(far['decision']) - 2} spaces?, ", said)


def test_only_beside_the_same_plan_gt_speaks_of_the_same_drive() -> None:
    game, state, seat = first_asked("gt", "plan")
    plan = [*outlook(game, state, seat)["targets"][0]["decision"][:-1], FLAT_OUT]
    for sketch, same in (None, False), ({"plan": plan[:-1]}, True), ({"plan": plan[:-2]}, False):
        reason = advised(game, state, seat, plan, Weighing(None, []), sketch)["reason"]
        said = told(dict(reason))
        assert re.search(r"\d focus (for <?\d+% risk|without risk): you have (none yet|only \d+)\.$", said), (
            said
        )
        assert ("the same drive" in said) == same


def test_a_loss_of_control_in_gt_is_advised_in_sentences() -> None:
    """What it costs stands with it, and beside it what going on to the furthest place would."""
    met = 0
    for _, state, seat in asked("gt")["relay"]:
        for action in state.legal(seat):
            hint = advised(game_of("gt"), state, seat, [action], Weighing(None, []))
            said = told(dict(hint["label"]))
            assert re.fullmatch(
                r"lose control (right here|\d+ spaces? ahead), in gear \d: (no damage|\d damage tokens?)",
                said,
            ), said
            if hint["compared"]:
                further = told(dict(hint["compared"]))
                assert re.fullmatch(
                    r"Going furthest gains \d+ spaces? and costs (no more damage|\d damage tokens? more)\.",
                    further,
                ), further
                met += 1
    assert met


def tyres_in_gt(weather: str, soft: bool) -> dict[str, tuple[str, str]]:
    """What the choice of each tyres tells of itself in the dry, and why a hint would take them."""
    state = game_of("gt").new(2, {"choose_tyres": True, "soft_tyres": soft})
    state.weather = ["dry", "wet"].index(weather)
    found = {}
    for action, choice in outlook(game_of("gt"), state, 0)["choices"].items():
        hint = advised(game_of("gt"), state, 0, [int(action)], Weighing(None, []))
        details = [told(each) for each in choice["detail"]]
        dry = ", ".join(details[: next(at for at, text in enumerate(details) if text.startswith("Wet"))])
        found[choice["tyre"]] = dry, told(dict(hint["reason"]))
    return found


def test_tyres_in_gt_tell_what_they_cost() -> None:
    """GT-CLASS-10: soft tyres hold more hazards while they are fresh, and wear."""
    told_of = tyres_in_gt("dry", soft=True)
    assert told_of["soft"] == (
        "Dry: 6 gear, 2 coast, 3 brake dice, limit 4, limit 3 from turn 4 on, limit 2 from turn 7 on",
        "For 3 turns control is lost only at 4 hazards, on other tyres at 3. Then they wear, down to 2.",
    )
    assert told_of["asphalt"] == (
        "Dry: 6 gear, 2 coast, 3 brake dice, limit 3",
        "Their limit of 3 does not wear: that of soft tyres falls to 2 from turn 7 on.",
    )
    best = "no other tyres have more dice or a higher limit:"
    assert tyres_in_gt("dry", soft=False)["asphalt"][1] == f"On a dry road {best} 11 dice, limit 3."
    assert tyres_in_gt("wet", soft=True)["rain"][1] == f"On a wet road {best} 10 dice, limit 3."
    assert "They are for rain" in tyres_in_gt("dry", soft=False)["rain"][1]


def test_cards_in_heat_are_compared_with_those_that_are_picked() -> None:
    for case, state, seat in asked("heat")["plan"]:
        goals = outlook(HEAT, state, seat)["targets"]
        if len(goals) > 1:
            one, other = goals[0], goals[-1]
            said = compared(case.game, state, seat, one["decision"], {"cards": other["cards"]})
            assert re.match(r"Against what you have laid: [+−]\d+ (speed|Heat)", said)
            return
    raise AssertionError("no hand leads anywhere for sure")


def test_what_is_faster_on_average_is_so_by_about_as_much() -> None:
    """Where flips decide there is no exact number, and of what makes no difference nothing is said."""
    assert told(dict(about("speed", 2.7))) == "about 3 faster"
    assert told(dict(about("speed", -1.2))) == "about 1 slower"
    assert compare("laid", [about("speed", 0.3)]) is None
    met = set()
    for case, state, seat in asked("heat")["plan"]:
        goals = outlook(HEAT, state, seat)["targets"]
        hand = HEAT.view(state, seat)["mine"]["hand"]
        if goals and "stress" in hand and not outlook(HEAT, state, seat)["cluttered"]:
            sketch = {"cards": ["stress"]}
            against = advised(case.game, state, seat, goals[-1]["decision"], Weighing(None, []), sketch)[
                "compared"
            ]
            said = told(dict(against)) if against else ""
            assert not re.search(r"\d\.\d (speed|Heat(?! on average))", said), said
            met |= {word for word in ("faster", "Heat on average") if word in said}
    assert "faster" in met


def test_what_is_done_where_the_car_stands_needs_no_words_on_the_board() -> None:
    """A label there would cover the road and say what stands beside the board."""
    for game_id in DECISIONS:
        for found in asked(game_id).values():
            for case, state, seat in found[:4]:
                for first in state.legal(seat)[:6]:
                    decision = whole(case.game, state, seat, first, Random(1))
                    advice = advised(case.game, state, seat, decision, Weighing(None, []))
                    if len(advice["way"]) < 2:
                        for text in (spot["text"] for spot in advice["spots"]):
                            said = text if isinstance(text, str) else told(dict(text))
                            assert not re.search("[a-z]", said), said


def test_a_hint_in_heat_names_the_cards_that_are_laid_without_asking() -> None:
    """HT-PLAY-01: where the hand leaves no choice, cards are laid that no action names."""
    met = 0
    for _, state, seat in asked("heat")["plan"]:
        for first in state.legal(seat):
            decision = whole(HEAT, state, seat, first, Random(2))
            twin = state.copy()
            for action in decision:
                twin.play(seat, action)
            laid = HEAT.view(twin, seat)["mine"]
            advice = advised(HEAT, state, seat, decision, Weighing(None, []))
            if laid is None or not laid["laid"] or advice["label"]["key"] != "heat-advice":
                continue
            assert len(advice["label"]["values"]["cards"]) == len(laid["laid"])
            met += len(decision) - 1 < len(laid["laid"])
    assert met


def is_free(choice: dict[str, Any], due: int) -> bool:
    """Whether a choice without a card costs no more than what is due anyway."""
    landing = choice["landing"]
    dear = landing is not None and (landing["spins"] or landing["heat"] > due)
    return choice["card"] is None and not choice["cost"] and not dear


def spins_surely(choice: dict[str, Any]) -> bool:
    """Whether the outlook knows nothing of a choice but spin-outs."""
    landings = choice["flips"] or [choice["landing"]]
    return all(landing and landing["spins"] for landing in landings)


def spins_in_the_end(state: State, seat: Seat, action: Action) -> bool:
    """Whether the car spins out if this is done, and then nothing but what has to be."""
    twin: Any = state.copy()
    twin.play(seat, action)
    for _ in range(40):
        if twin.spun:
            return True
        if twin.chance():
            twin.resolve(twin.chance()[0][0])
        elif twin.pending() != [seat] or twin.phase not in (heat.REACT, heat.SLIPSTREAM, heat.AMOUNT):
            return False
        else:
            legal = twin.legal(seat)
            twin.play(seat, actions.END if actions.END in legal else max(legal))
    return False


def test_a_hint_in_heat_ends_a_step_for_what_the_other_choices_cost() -> None:
    met = set()
    for kind in ("react", "slipstream"):
        for _, state, seat in asked("heat")[kind]:
            choices = outlook(HEAT, state, seat)["choices"]
            end = choices.pop(str(actions.END), None)
            if end is None or not choices:
                continue
            reason = advised(HEAT, state, seat, [actions.END], Weighing("turns", []))["reason"]
            met.add(reason["key"])
            if reason["key"] == "advice-heat-end-spin":
                assert all(spins_surely(choice) for choice in choices.values())
                assert not end["landing"]["spins"]
            elif reason["key"] == "advice-heat-end-lost":
                assert end["landing"]["spins"]
                assert reason["values"]["saves"] in ("card", "none")
                for action in choices:
                    assert spins_in_the_end(state, seat, int(action))
            elif reason["key"] == "advice-heat-end-dear":
                assert reason["values"]["heat"] > 0
                assert not any(is_free(choice, end["landing"]["heat"]) for choice in choices.values())
            else:
                assert reason["key"] == "advice-why-even"
    assert {"advice-heat-end-dear", "advice-why-even", "advice-heat-end-lost"} <= met


def test_no_reason_names_a_risk_that_is_none() -> None:
    game, met = game_of("gt"), 0
    for _, state, seat in asked("gt")["drive"]:
        for action in state.legal(seat):
            advice = advised(game, state, seat, [action], Weighing("turns", []))
            reason = told(dict(advice["reason"]))
            assert not re.search(r"\b0%(?! instead)", reason), reason
            met += outlook(game, state, seat)["choices"][str(action)]["kind"] in ("stop", "secure")
    assert met


def test_a_hint_in_heat_says_that_the_car_comes_home() -> None:
    """HT-END-01: before the last line there is no corner to speak of any more."""
    state: Any
    for _, moment, seat in asked("heat")["plan"]:
        state = moment.copy()
        car = state.cars[seat]
        car.a = state.conditions.finish
        car.cell = state.conditions.track.cells
        plans = [goal["decision"] for goal in outlook(HEAT, state, seat)["targets"] if not goal["spins"]]
        if plans:
            advice = advised(HEAT, state, seat, plans[0], Weighing(None, []))
            assert advice["reason"]["key"] == "advice-heat-finish"
            return
    raise AssertionError("no hand leads anywhere for sure")


def test_a_move_in_rali_is_compared_with_the_one_that_is_drawn() -> None:
    met = 0
    for case, state, seat in asked("rali")["step"]:
        ends = [goal for goal in outlook(case.game, state, seat)["targets"] if goal["ends"]]
        clean = next((goal for goal in ends if not goal["lost"]), None)
        harmed = next((goal for goal in ends if goal["lost"]), None)
        if clean and harmed:
            said = compared(case.game, state, seat, clean["decision"], {"way": harmed["decision"]})
            assert f"−{harmed['lost']} damage" in said
            met += 1
    assert met


def test_equally_far_moves_in_rali_are_compared_by_what_comes_next() -> None:
    met: set[str] = set()
    for case, state, seat in asked("rali")["step"]:
        assert isinstance(state, RaliState)
        risks: dict[str, list[Fraction]] = {}
        for way in best_ways(state):
            assert way.end is not None
            reason = advised(case.game, state, seat, way.steps, Weighing(None, []))["reason"]
            odds = next_throw(way.end)
            if KEEP in odds:
                risks.setdefault(reason["key"][12:], []).append(odds[KEEP].harm)
            if reason["key"] == "advice-rali-next" and reason["values"]["up"] == "no":
                assert 6 * odds[KEEP].harm == reason["values"]["count"] < reason["values"]["most"]
        met |= risks.keys()
        # What is a matter of taste is as safe from everywhere.
        assert len(set(risks.get("taste", []))) <= 1
    assert {"next", "taste"} <= met


def rolled(*words: str) -> RaliState:
    """Two clean ways and two with a pothole lead ten spaces ahead."""
    return drive(table(car("33.2", 3), car("2.1", 3)), *words)


def to(state: RaliState, cell: str) -> list[Action]:
    return next(way.steps for way in best_ways(state) if way.aim == cell)


def test_a_hint_in_rali_calls_damage_worth_it_only_for_what_a_clean_way_has_not() -> None:
    """Left, middle and right lead equally far, and only the right lane is clean."""
    state = rolled("keep", "6")
    for cell in ("43.1", "43.2"):
        reason = advised(RALI, state, 0, to(state, cell), Weighing(None, []))["reason"]
        assert reason["key"] in ("advice-rali-worth-next", "advice-rali-no-fact")
        assert "furthest" not in told(dict(reason))
    met = set()
    bends = drive(table(car("11.2", 3), car("2.1", 3)), "keep", "6")
    for moment, seat in [(bends, 0), *(each[1:] for each in asked("rali")["step"])]:
        assert isinstance(moment, RaliState)
        ways = [(way, way.end) for way in best_ways(moment) if way.end]
        far = max((end.rows for _, end in ways if end.clean), default=None)
        for way, end in ways:
            reason = advised(RALI, moment, seat, way.steps, Weighing(None, []))["reason"]
            met.add(reason["key"])
            if reason["key"] == "advice-rali-worth-further":
                assert far is not None
                assert reason["values"]["spaces"] == int(end.rows) - int(far) > 0
            elif reason["key"] == "advice-rali-worth-damage":
                assert far is None
    assert "advice-rali-worth-further" in met


def test_the_other_moves_of_a_hint_in_rali_are_whole_and_say_what_they_cost() -> None:
    state = rolled("keep", "6")
    hint = advised(RALI, state, 0, to(state, "43.1"), Weighing("win", [(AHEAD, 50.0, -1)]))
    others = [told(dict(option["label"])) for option in hint["options"]]
    assert others[0] == "10 spaces ahead, right lane · no harm"
    assert "10 spaces ahead, middle lane · 2 damage" in others
    assert len(others) == len(best_ways(state)) - 1


def test_the_reason_for_a_gear_in_rali_is_what_the_others_give_away() -> None:
    met = 0
    for case, state, seat in asked("rali")["declare"]:
        for action in state.legal(seat):
            reason = advised(case.game, state, seat, [action], Weighing(None, []))["reason"]
            if reason["key"] == "advice-rali-rather":
                assert len(reason["values"]["what"]) == len(state.legal(seat)) - 1
                met += 1
    assert met


@pytest.mark.parametrize(("rivals", "wins"), [([], False), ([car("10.2", 3)], True)])
def test_alone_a_hint_in_rali_finishes_and_does_not_win(rivals: list[dict[str, Any]], wins: bool) -> None:
    """RL-END-01"""
    state = table(car("0.3", 5, crossings=2), *rivals)
    surely = advised(RALI, state, 0, [KEEP], Weighing(None, []))["reason"]
    maybe = advised(RALI, table(car("63.3", 5, crossings=2), *rivals), 0, [KEEP], Weighing(None, []))[
        "reason"
    ]
    drive(state, "keep", "6")
    crossed = advised(RALI, state, 0, [AHEAD], Weighing(None, []))["reason"]
    reasons = [surely, maybe, crossed]
    said = [told(dict(reason), words) for reason in reasons for words in SPEAKERS]
    assert [reason["key"][12:] for reason in reasons] == [
        "wins-surely",
        "wins-maybe",
        "wins",
    ]
    assert [bool(re.search("win|вигра|выигр|перемог|побед", each)) for each in said] == [wins] * len(said)


SAFE, FAST = Ground(say("advice-gt-safe")), Ground(say("advice-gt-fast", gear=4), 4)
SLOWER, FASTER = Ground(say("advice-gt-fast", gear=3), 3), Ground(say("advice-gt-fast", gear=5), 5)
DIFFERS = say("advice-why-even")
EVEN = say("advice-why-even")


@pytest.mark.parametrize(
    ("grounds", "laid", "reason"),
    [
        ([SAFE, FAST], None, SAFE.said),
        ([SAFE, FAST], [], SAFE.said),
        ([SAFE, FAST], [SAFE], FAST.said),
        ([SAFE, FAST], [SAFE, SLOWER], FAST.said),
        ([SAFE, FAST], [SAFE, FASTER], EVEN),
        ([SAFE], [Ground(FAST.said, about="advice-gt-safe")], EVEN),
        ([], [FAST], EVEN),
    ],
)
def test_a_reason_tells_a_decision_from_what_is_laid(
    grounds: list[Ground], laid: list[Ground] | None, reason: Said
) -> None:
    question = Asked([0], None, Weighing(None, []), {0: DIFFERS, 1: DIFFERS})
    assert question.reason(grounds, laid) == reason


@pytest.mark.parametrize(("gain", "key"), [(3.0, "advice-why-gain"), (1.0, "advice-why-even")])
def test_one_race_in_a_hundred_is_no_reason(gain: float, key: str) -> None:
    weighing = Weighing("win", [(0, 40.0 + gain, -1), (1, 40.0, -1)])
    assert Asked([0], None, weighing, {0: DIFFERS, 1: DIFFERS}).worth()["key"] == key


def test_steps_that_cannot_fail_are_proposed_in_one_go() -> None:
    met = 0
    for _, state, seat in asked("gt")["drive"]:
        found = outlook(game_of("gt"), state, seat)
        plan, safe = found["plan"]["steps"], found["choices"][str(THROW)]["safe"]
        hint = advised(game_of("gt"), state, seat, [THROW], Weighing(None, []))
        assert all(step["risk"] == 0 for step in plan[:safe])
        assert safe == len(plan) or plan[safe]["risk"] > 0
        assert hint["times"] == max(1, safe)
        if safe > 1:
            assert told(dict(hint["label"])) == f"roll the {safe} safe steps"
            assert (hint["figures"], hint["compared"]) == ([], None)
            met += 1
    assert met


def test_a_hint_to_pay_for_a_step_ends_with_that_step() -> None:
    """GT-FOCUS-05: no die falls on a secured step, so a bot decides the next one along with it. Playing the
    hint must not throw dice of which it says nothing."""
    game, met = game_of("gt"), 0
    for _, moment, seat in asked("gt")["drive"]:
        ahead = moment.copy()
        if SECURE not in ahead.legal(seat):
            continue
        ahead.play(seat, SECURE)
        if seat in ahead.pending() and THROW in ahead.legal(seat):
            hint = advised(game, moment, seat, [SECURE, THROW], Weighing(None, []))
            assert (hint["decision"], hint["times"]) == ([SECURE], 1)
            met += 1
    assert met


def test_a_daring_plan_says_where_to_stop() -> None:
    met = 0
    for _, state, seat in asked("gt")["plan"]:
        for goal in outlook(game_of("gt"), state, seat)["targets"]:
            hint = advised(game_of("gt"), state, seat, goal["decision"], Weighing(None, []))
            assert hint["options"] == []
            if hint["reason"]["key"] == "advice-gt-stop-on-the-way":
                first, whole = hint["figures"][:2]
                assert (first["key"], whole["key"]) == ("advice-gt-decide", "advice-gt-risk-thrown")
                assert 0 < first["values"]["spaces"] < hint["label"]["values"]["spaces"]
                met += 1
    assert met


def test_without_a_difference_the_reason_is_what_the_bot_gains() -> None:
    weighing = Weighing("turns", [(0, 2.0, -1), (1, 1.0, -1)])
    question = Asked([0], None, weighing, {0: DIFFERS, 1: DIFFERS})
    assert question.reason([SAFE], [SAFE])["key"] == "advice-why-gain"
    assert question.reason([])["key"] == "advice-why-gain"


def plans_of(game: AnyGame, state: State, seat: Seat) -> list[tuple[list[Action], dict[str, Any]]]:
    """Decisions that the outlook offers, each as it would be sketched."""
    goals: Any = outlook(game, state, seat)["targets"][:4]
    if game.id == "heat":
        return [(goal["decision"], {"cards": goal["cards"]}) for goal in goals]
    if game.id == "gt":
        return [(goal["decision"], {"plan": goal["decision"][:-1]}) for goal in goals]
    return [(goal["decision"], {"way": goal["decision"]}) for goal in goals]


@pytest.mark.parametrize(("game_id", "kind"), [("heat", "plan"), ("gt", "plan"), ("rali", "step")])
def test_what_speaks_as_much_for_the_plan_that_is_laid_is_no_reason(game_id: str, kind: str) -> None:
    met = set()
    for case, state, seat in asked(game_id)[kind][:40]:
        plans = plans_of(case.game, state, seat)
        for plan, own in plans:
            for other, sketch in plans:
                if sketch == own:
                    continue
                reason = advised(case.game, state, seat, plan, Weighing(None, []), sketch)["reason"]
                met.add(reason["key"])
                alone = advised(case.game, state, seat, other, Weighing(None, []))["reason"]
                assert reason != alone or reason["key"] in ("advice-why-even", "advice-why-only"), reason
    assert "advice-why-even" in met


def test_a_sketch_that_means_nothing_is_not_compared_with() -> None:
    game, state, seat = first_asked("rali", "step")
    decision = outlook(game, state, seat)["targets"][0]["decision"]
    advice = advised(game, state, seat, decision, Weighing(None, []), {"cards": ["4"]})
    assert advice["compared"] is None
