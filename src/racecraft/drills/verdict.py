"""The verdict on a decision in a drill: how good it is, what it loses, and why another is better."""

from __future__ import annotations

from typing import Literal, TypedDict

from racecraft.drills.consequence import Following, event_is
from racecraft.drills.drill import PLAYER, Drill
from racecraft.drills.judge import Judge, Unit, best_first
from racecraft.engine.game import AnyGame
from racecraft.engine.parts import part_of
from racecraft.engine.registry import game_of
from racecraft.engine.state import Action, State
from racecraft.outlook.advice import Advised, Weighing, advised

Grade = Literal["best", "good", "poor"]

BEST: dict[Unit, float] = {"seconds": 1.0, "turns": 0.05}
"""What a decision may lose and still be as good as the best: nobody would notice it in a race."""
GOOD: dict[Unit, float] = {"seconds": 4.0, "turns": 0.2}
"""What a good decision may lose."""


class DrillVerdict(TypedDict):
    """What a player is told after deciding."""

    grade: Grade
    unit: Unit
    loss: float
    """Against the best decision."""
    expected: float
    """What is still to come after the decision made, in its unit."""
    best: Advised
    """The best decision, explained."""
    yours: Advised
    """The decision made, in the same words."""
    event: str
    """The kind of event that the drill turns on."""
    chance: float
    """How likely it comes in this turn after the decision made,"""
    best_chance: float
    """and after the best one."""
    options: int
    """Decisions that were open."""


def judge_of(game_id: str) -> Judge:
    judge: Judge = part_of("racecraft.drills", game_id, "JUDGE")
    return judge


def grade_of(loss: float, unit: Unit) -> Grade:
    return "best" if loss <= BEST[unit] else "good" if loss <= GOOD[unit] else "poor"


def verdict(drill: Drill, decision: list[Action], state: State | None = None) -> DrillVerdict:
    """What a decision of the player is worth in a drill; IllegalAction if it cannot be made."""
    state = drill.start() if state is None else state
    game: AnyGame = game_of(drill.game)
    judge = judge_of(drill.game)
    options = judge.options(state, PLAYER)
    value = judge.value(state, PLAYER, decision)
    top = options[0]
    unit = judge.unit(state)
    loss = max(0.0, top.value - value)
    firsts = {option.decision[0]: option for option in reversed(options)}
    weighing = Weighing(
        unit, [(each.decision[0], each.value, each.risk) for each in best_first(list(firsts.values()))]
    )
    wanted = event_is(drill.event, drill.values)
    return {
        "grade": grade_of(loss, unit),
        "unit": unit,
        "loss": round(loss, 2),
        "expected": round(-value, 2),
        "best": advised(game, state, PLAYER, top.decision, weighing),
        "yours": advised(game, state, PLAYER, decision, weighing),
        "event": drill.event,
        "chance": Following(game, judge, wanted).chance(state, decision),
        "best_chance": Following(game, judge, wanted).chance(state, top.decision),
        "options": len(options),
    }
