"""Positions, views, outlooks and events are exactly what their types say; schema, browser and reference rely
on it."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator, Mapping
from pathlib import Path
from random import Random
from typing import Any

import pytest

from racecraft.engine.form import COMPILED
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games
from racecraft.engine.shapes import fields
from racecraft.engine.state import Seat, State
from racecraft.games.gt import phases as gt_phases
from racecraft.games.gt.actions import STEPS
from racecraft.games.gt.state import GTState
from racecraft.games.heat import phases as heat_phases
from racecraft.games.heat.cards import HEAT, NAMES
from racecraft.games.heat.state import HeatState
from racecraft.outlook import outlook, outlook_type
from tests.engine.simultaneous import DRAG
from tests.every_game.cases import CASES, HEAVY, Case, random_move, sees, stages
from tests.every_game.shapes import flaws

pytestmark = pytest.mark.skipif(COMPILED, reason="mypyc keeps nothing of list[int] but list")

TELLING = {"tell", "tell_of", "Event"}
GAMES = [game for game in all_games() if game is not DRAG]
LOOKS = 60
LOOKS_AT_HEAVY = 30


def looks(case: Case, seed: int) -> Iterator[State]:
    return stages(case, seed, LOOKS_AT_HEAVY if case.game.id in HEAVY else LOOKS)


def typed(case: Case) -> None:
    if case.game is DRAG:
        pytest.skip("a game of the tests, without types")


def test_every_game_names_its_types() -> None:
    for game in {case.game for case in CASES} - {DRAG}:
        assert game.view_type is not dict, game.id
        assert game.position_type is not dict, game.id
        assert outlook_type(game.id) is not dict, game.id
        assert game.event_types, game.id


def test_every_view_is_of_its_type(case: Case) -> None:
    typed(case)
    for state in looks(case, 61):
        for seat in sees(case):
            view = case.game.view(state, seat)
            assert flaws(view, case.game.view_type, "the view") == []


def test_every_position_is_of_its_type(case: Case) -> None:
    typed(case)
    for state in looks(case, 66):
        assert flaws(case.game.position(state), case.game.position_type, "the position") == []


def test_order_and_gaps_have_every_seat(case: Case) -> None:
    typed(case)
    for state in looks(case, 62):
        view = case.game.view(state, -1)
        cars = len(view["gaps"])
        assert cars >= case.seats
        assert sorted(view["order"]) == list(range(cars))


def test_every_outlook_is_of_its_type(case: Case) -> None:
    typed(case)
    for state in looks(case, 63):
        for seat in state.pending():
            for sketch in [None, *sketches(case, state, seat)]:
                told = outlook(case.game, state, seat, sketch)
                assert flaws(told, outlook_type(case.game.id), "the outlook") == []
                assert set(told["choices"]) == {str(action) for action in state.legal(seat)} or sketch


def test_every_target_is_a_decision_that_can_be_played(case: Case) -> None:
    typed(case)
    for state in looks(case, 64):
        for seat in state.pending():
            for target in outlook(case.game, state, seat)["targets"]:
                after = state.copy()
                for action in target["decision"]:
                    assert seat in after.pending(), f"something comes between the actions of {target}"
                    after.play(seat, action)


def test_every_event_is_of_its_type(case: Case) -> None:
    typed(case)
    random = Random(65)
    state = case.new()
    state.events = []
    while move := random_move(state, random):
        move.on(state)
        for event in state.events:
            assert event.kind in case.game.event_types
            assert flaws(event.json(), case.game.event_types[event.kind], event.kind) == []
        state.events.clear()


@pytest.mark.parametrize("game", GAMES, ids=[game.id for game in GAMES])
def test_what_the_rules_tell_is_declared(game: AnyGame) -> None:
    """Random races miss rare events, so the sources are read too."""
    folder = Path(inspect.getfile(type(game))).parent
    nodes = [
        node
        for path in folder.glob("*.py")
        if path.name != "events.py"
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    ]
    told = [node for node in nodes if isinstance(node, ast.Call) and called(node) in TELLING]
    assert told
    for call in told:
        for kind in [text for part in call.args[:2] for text in outcomes(part)]:
            assert kind in game.event_types, f"line {call.lineno} tells {kind!r}, which has no type"
            values = call.args[-1]
            if isinstance(values, ast.Dict):
                keys = {key.value for key in values.keys if isinstance(key, ast.Constant)}
                declared = fields(game.event_types[kind]).keys() - {"kind", "seat"}
                spread = None in values.keys
                assert keys < declared if spread else keys == declared, f"{kind}, line {call.lineno}"
    texts = {node.value for node in nodes if isinstance(node, ast.Constant)}
    assert [kind for kind in game.event_types if not {kind, kind.removeprefix("legend_")} & texts] == []


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else ast.unparse(call.func)


def outcomes(part: ast.expr) -> list[str]:
    """The texts that an expression may be: itself, or both sides of a condition."""
    if isinstance(part, ast.IfExp):
        return outcomes(part.body) + outcomes(part.orelse)
    return [part.value] if isinstance(part, ast.Constant) and isinstance(part.value, str) else []


def sketches(case: Case, state: State, seat: Seat) -> list[Mapping[str, Any]]:
    """Decisions that are still being made."""
    if isinstance(state, GTState) and state.phase == gt_phases.PLAN:
        return [{"plan": [action]} for action in state.legal(seat) if action < STEPS]
    if isinstance(state, HeatState) and state.phase == heat_phases.PLAN:
        hand = [card for card in case.game.view(state, seat)["mine"]["hand"] if card != NAMES[HEAT]]
        return [{"cards": hand[:count]} for count in range(min(4, len(hand)) + 1)]
    return []
