"""What scenario files can state about an outlook: importing this module adds the checks `outlook` and
`odds`."""

from __future__ import annotations

from typing import Any

from racecraft.engine.errors import BadScenario
from racecraft.engine.game import AnyGame
from racecraft.engine.scenario import check_facts, register_check, seat_and_text
from racecraft.engine.state import State
from racecraft.outlook import outlook


def _check_outlook(game: AnyGame, state: State, stated: dict[str, Any]) -> None:
    for entry, value in stated.items():
        seat, path = seat_and_text(state, entry)
        check_facts(outlook(game, state, seat), {path: value}, "outlook")


def _check_odds(game: AnyGame, state: State, stated: dict[str, dict[str, Any]]) -> None:
    for entry, facts in stated.items():
        seat, text = seat_and_text(state, entry)
        choices = outlook(game, state, seat)["choices"]
        action = str(game.parse(state, text))
        if action not in choices:
            raise BadScenario(f"{text} is no choice now")
        check_facts(choices[action], facts, f"choice {text}")


register_check("outlook", dict[str, Any], _check_outlook)
register_check("odds", dict[str, dict[str, Any]], _check_odds)
