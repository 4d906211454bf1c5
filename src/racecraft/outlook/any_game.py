"""The outlook of a game from outside: its choices by their names, without odds, and where its cars stand.

A game that knows more brings a module `outlook` with constants of its own. Its words are in its own
catalogue: `<game>-action-<notation>` for an action; outcomes are said as they are written.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from racecraft.engine.game import AnyGame
from racecraft.engine.state import Outcome, Seat, State
from racecraft.outlook.advice import Asked, Explained
from racecraft.outlook.words import CommonOutlook, OutlookChoice, Said, no_sketch, say


class AnyOutlook(CommonOutlook):
    """What the choices of any game are."""

    choices: dict[str, OutlookChoice]


def outlook(game: AnyGame) -> Callable[[State, Seat, Mapping[str, Any] | None], AnyOutlook]:
    def told(state: State, seat: Seat, sketch: Mapping[str, Any] | None) -> AnyOutlook:
        no_sketch(game.id, sketch)
        legal = state.legal(seat)
        choices: dict[str, OutlookChoice] = {
            str(action): {"label": say(f"{game.id}-action-{game.notation(state, action)}"), "detail": []}
            for action in legal
        }
        return {
            "prompt": say("any-ask", who=seat),
            "automatic": len(legal) == 1,
            "targets": [],
            "choices": choices,
        }

    return told


def outcome(game: AnyGame) -> Callable[[State, Outcome], Said]:
    return lambda state, number: say("any-outcome", text=game.outcome_notation(state, number))


def advice(game: AnyGame) -> Callable[[State, Seat, Asked], Explained]:
    def explained(state: State, seat: Seat, asked: Asked) -> Explained:
        return {
            "label": asked.labels[asked.first],
            "figures": [],
            "compared": None,
            "reason": asked.worth(),
            "way": [],
            "spots": [],
        }

    return explained


PARTS: dict[str, Callable[[AnyGame], Any]] = {
    "OUTLOOK": outlook,
    "OUTLOOK_TYPE": lambda game: AnyOutlook,
    "OUTCOME": outcome,
    "ADVICE": advice,
}
