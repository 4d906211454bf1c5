"""Every drill: its position is legal, one class of decisions is best by a margin, its rule decides, it has
words."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

from racecraft.drills import Drill, Option, drill_named, drills_of, judge_of, verdict
from racecraft.drills.consequence import Following, event_is
from racecraft.drills.drill import PLAYER
from racecraft.drills.judge import Unit
from racecraft.drills.verdict import BEST, GOOD
from racecraft.engine.errors import UnknownName
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games, game_of
from racecraft.locales import Words
from racecraft.outlook.advice import Weighing, advised

ROOT = Path(__file__).parents[1]
DRILLS = [drill for game in all_games() for drill in drills_of(game.id)]
SLOW = {"gt-rain", "gt-overtake", "gt-over-the-line"}
"""Drills of which every decision leads far: seconds each."""
EVERY = pytest.mark.parametrize(
    "drill",
    [pytest.param(drill, marks=pytest.mark.long if drill.id in SLOW else ()) for drill in DRILLS],
    ids=lambda drill: drill.id,
    scope="module",
)
"""By modules: the tests of one drill follow each other, in one process, and it is judged once."""
LEAST = 12
"""Drills of a game."""
LOOKED_AT = 6
"""Decisions outside the best class whose consequences are compared."""
DIFFERS = 0.15
"""By so much the chance of the rule's event has to depend on the decision."""


BEST_DECISIONS = {
    "gt-brake": "5 spaces, arriving in gear 5, one by one",
    "gt-finish": "7 spaces, arriving in gear 6, flat out",
    "gt-flat-out": "8 spaces, arriving in gear 6, flat out",
    "gt-flying-start": "4 spaces, arriving in gear 5, flat out",
    "gt-from-standstill": "4 spaces, arriving in gear 4, flat out",
    "gt-no-damage": "lose control 3 spaces ahead, in gear 2: no damage",
    "gt-over-the-line": "7 spaces, arriving in gear 6, one by one",
    "gt-overtake": "7 spaces, arriving in gear 1, flat out",
    "gt-rain": "rain tyres",
    "gt-relay": "lose control 2 spaces ahead, in gear 2: no damage",
    "gt-save-focus": "stop here",
    "gt-secure": "play safe for 1 focus",
    "gt-stop": "stop here",
    "gt-through-the-bends": "5 spaces, arriving in gear 4, flat out",
    "gt-white-dice": "7 spaces, arriving in gear 6, one by one",
    "heat-adrenaline": "Adrenaline: speed +1",
    "heat-before-the-line": "gear 1 with 2",
    "heat-behind-a-legend": "Slipstream 2",
    "heat-boost": "Boost",
    "heat-burn-it": "gear 2 with 4, 4",
    "heat-cool": "gear 1 with 2",
    "heat-corners-come-last": "Done",
    "heat-finish": "gear 4 with 2, 2, 3, 4",
    "heat-free-corner": "gear 2 with 1, 1",
    "heat-gear-for-cards": "gear 4 with Stress, 3, 3, 4",
    "heat-last-card": "gear 1 with 2",
    "heat-last-heat": "Adrenaline: speed +1",
    "heat-pay-one": "gear 2 with 1, 2",
    "heat-raised-limit": "Adrenaline: cool 1",
    "heat-slip-corner": "Stay",
    "heat-slipstream": "Slipstream 2",
    "heat-spin": "gear 1 with 2",
    "heat-stress": "gear 2 with Stress, 1",
    "heat-worth-its-price": "gear 3 with 4, Brakes 2/4, Cooling 6",
    "rali-all-the-way": "shift down to 2nd",
    "rali-car-ahead": "8 spaces ahead, middle lane",
    "rali-last-high-gears": "10 spaces ahead, middle lane",
    "rali-last-metres": "shift down to 3rd",
    "rali-one-change": "9 spaces ahead, right lane",
    "rali-pothole": "8 spaces ahead, middle lane",
    "rali-sand": "shift down to 2nd",
    "rali-shift-up": "shift up to 3rd",
    "rali-short-cut": "the short-cut",
    "rali-station": "service station S2",
    "rali-too-fast-to-dodge": "shift down to 3rd",
    "rali-two-changes": "6 spaces ahead, right lane",
    "rallyman-attack": "plan a time attack",
    "rallyman-bump": "gas: jump to space 40",
    "rallyman-car-in-the-corner": "gear 3: cut, space 15",
    "rallyman-corner": "gear 4: to space 24",
    "rallyman-cut": "gas: cut, space 30",
    "rallyman-drift": "gear 4: drift, space 32",
    "rallyman-end-fast": "gear 4: to space 18",
    "rallyman-finish": "gear 5: to space 33",
    "rallyman-once-more": "gear 5: over the line",
    "rallyman-one-gear-a-die": "gear 3: drift, space 25",
    "rallyman-set-a-die": "gear 5: to space 16",
    "rallyman-sisu": "use Sisu",
    "rallyman-spare-wheel": "drive on",
    "rallyman-third-sign": "end the turn",
    "rallyman-tyres": "winter tyres",
}
"""What the reason of each drill was written for."""


@cache
def judged_by(id: str) -> tuple[Unit, list[Option]]:
    drill = drill_named(id)
    state, judge = drill.start(), judge_of(drill.game)
    return judge.unit(state), judge.options(state, PLAYER)


def judged(drill: Drill) -> tuple[Unit, list[Option]]:
    """The decisions of a drill, the best first."""
    return judged_by(drill.id)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_game_has_enough_drills(game: AnyGame) -> None:
    assert len(drills_of(game.id)) >= LEAST


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_section_of_learn_has_a_drill(game: AnyGame) -> None:
    lessons = (ROOT / "web" / "src" / "games" / game.id / "lessons.ts").read_text(encoding="utf-8")
    told = {int(number) for number in re.findall(rf"'learn-{game.id}-(\d+)'", lessons)}
    assert told == {drill.lesson for drill in drills_of(game.id)}


@EVERY
def test_a_position_asks_the_player_for_a_decision(drill: Drill) -> None:
    game, state = game_of(drill.game), drill.start()
    assert PLAYER in state.pending()
    assert len(state.legal(PLAYER)) > 1
    assert game.load(game.position(state)).legal(PLAYER) == state.legal(PLAYER)
    assert drill.event in game.event_types


@EVERY
def test_the_rule_is_one_of_the_rules_and_its_section_exists(drill: Drill) -> None:
    rules = (ROOT / "docs" / "rules" / f"{drill.game}.md").read_text(encoding="utf-8")
    assert f"| {drill.rule} |" in rules
    lessons = (ROOT / "web" / "src" / "games" / drill.game / "lessons.ts").read_text(encoding="utf-8")
    assert re.search(rf"'learn-{drill.game}-{drill.lesson}'", lessons)


@EVERY
def test_the_best_decisions_stand_apart_and_the_rule_decides(drill: Drill) -> None:
    unit, options = judged(drill)
    best_stand_apart(unit, options)
    rule_decides(drill, unit, options)


def best_stand_apart(unit: Unit, options: list[Option]) -> None:
    losses = [options[0].value - option.value for option in options]
    best = [loss for loss in losses if loss <= BEST[unit]]
    others = losses[len(best) :]
    assert len(best) * 2 <= len(losses), "most decisions are best: nothing is asked"
    assert others[0] >= 2 * BEST[unit], "the best class ends without a margin"
    assert others[-1] > GOOD[unit], "nothing is wrong"


def rule_decides(drill: Drill, unit: Unit, options: list[Option]) -> None:
    """The chance of its event is another after the best decision than after some worse one."""
    game, state, judge = game_of(drill.game), drill.start(), judge_of(drill.game)
    wanted = event_is(drill.event, drill.values)
    worse = [option for option in options if options[0].value - option.value > BEST[unit]]
    if len(worse) > LOOKED_AT:
        worse = worse[: LOOKED_AT // 2] + worse[-LOOKED_AT // 2 :]
    best = Following(game, judge, wanted).chance(state, options[0].decision)
    others = [Following(game, judge, wanted).chance(state, option.decision) for option in worse]
    assert max(abs(chance - best) for chance in others) >= DIFFERS


@EVERY
def test_a_verdict_follows_from_the_values(drill: Drill) -> None:
    _, options = judged(drill)
    right, wrong = verdict(drill, options[0].decision), verdict(drill, options[-1].decision)
    assert (right["grade"], right["loss"]) == ("best", 0.0)
    assert wrong["grade"] == "poor"
    assert wrong["loss"] == pytest.approx(options[0].value - options[-1].value, abs=0.01)
    assert wrong["best"]["label"] == right["best"]["label"]
    assert right["best"]["reason"]["key"].startswith("advice-")


@pytest.mark.parametrize("drill", drills_of("heat"), ids=lambda drill: drill.id)
def test_every_decision_of_a_drill_with_cards_can_be_judged(drill: Drill) -> None:
    """Stress too, which a lone driver turns over at once."""
    state, judge = drill.start(), judge_of("heat")
    for option in judged(drill)[1]:
        assert judge.value(state, PLAYER, option.decision) == pytest.approx(option.value)


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_drill_has_words(language: str) -> None:
    words = Words(language)
    for drill in DRILLS:
        assert words.say(drill.key)
        assert words.attribute(drill.key, "ask")
        if drill.values:
            assert words.attribute(drill.key, "event"), f"{drill.id}: its kind does not tell what happens"
        else:
            unknown = words.say("learn-drill-kind", kind="unheard-of")
            assert words.say("learn-drill-kind", kind=drill.event) != unknown, drill.event


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_every_drill_says_why(language: str) -> None:
    words = Words(language)
    for drill in DRILLS:
        why = words.attribute(drill.key, "why")
        assert why.endswith(".")
        assert why != words.attribute(drill.key, "ask")


@EVERY
def test_the_reason_speaks_of_the_best_decision(drill: Drill) -> None:
    """A drill's `.why` is written for this decision: where another one becomes the best, read it again."""
    game, state, best = game_of(drill.game), drill.start(), judged(drill)[1][0]
    said = advised(game, state, PLAYER, best.decision, Weighing(None, []))["label"]
    assert Words("en").tell(said, str) == BEST_DECISIONS[drill.id]


def figures_of(id: str, decision: list[int]) -> dict[str, dict[str, object]]:
    """What a verdict says that a decision brings, by the keys of the messages."""
    return {said["key"]: said["values"] for said in verdict(drill_named(id), decision)["yours"]["figures"]}


def test_figures_do_not_contradict_the_reason() -> None:
    """What the best decision, or one that the reason warns of, is said to bring is what the reason tells."""
    best = {id: judged_by(id)[1][0].decision for id in BEST_DECISIONS}
    # Focus pays for steps that would be dangerous: the risk is that of throwing all of them.
    assert "advice-gt-risk-thrown" in figures_of("gt-white-dice", best["gt-white-dice"])
    # Second gear cools before the corner is paid.
    assert figures_of("heat-stress", best["heat-stress"])["heat-odds-cooled"]["safe"] == "yes"
    # A plan without dice earns nothing yet.
    assert set(figures_of("rallyman-attack", best["rallyman-attack"])) == {"rallyman-odds-attack"}
    # In fourth gear nothing but the service station keeps the car out of the swamp.
    stay = judged_by("rali-too-fast-to-dodge")[1][-1].decision
    told = figures_of("rali-too-fast-to-dodge", stay)
    assert told["rali-odds-pit"] == {"count": 6, "total": 6}
    assert "rali-odds-clean" not in told


def test_a_name_that_no_drill_has_is_refused() -> None:
    assert drill_named("rali-sand").rule == "RL-OBST-08"
    with pytest.raises(UnknownName, match="rali has no drill 'moon'"):
        drill_named("rali-moon")
