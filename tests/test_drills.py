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

ROOT = Path(__file__).parents[1]
DRILLS = [drill for game in all_games() for drill in drills_of(game.id)]
EVERY = pytest.mark.parametrize("drill", DRILLS, ids=lambda drill: drill.id)
LEAST = 12
"""Drills of a game."""
LOOKED_AT = 6
"""Decisions outside the best class whose consequences are compared."""
DIFFERS = 0.15
"""By so much the chance of the rule's event has to depend on the decision."""


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
    """Both in one test: judging takes longest, and each process of the tests would do it."""
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


def test_a_name_that_no_drill_has_is_refused() -> None:
    assert drill_named("rali-sand").rule == "RL-OBST-08"
    with pytest.raises(UnknownName, match="rali has no drill 'moon'"):
        drill_named("rali-moon")
