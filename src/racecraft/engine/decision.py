"""A decision of a seat: one action, or several that are played all or nothing.

A whole decision ends where anything but the seat's own choices comes in: a roll, a draw, a reveal, another
seat. In a record it is one ply, and it is taken back as one.
"""

from __future__ import annotations

from typing import Final

from racecraft.engine.errors import BadNotation, IllegalAction, RacecraftError
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Action, Seat, State

MOST_ACTIONS: Final = 64
"""The most actions of one decision."""

Step = Action | str
"""An action as a number or in notation."""


def play_all(game: AnyGame, state: State, seat: Seat, steps: list[Step]) -> list[str]:
    """Plays the actions one after another and returns their notation.

    An action that is refused is named with its place in the decision. The state is then somewhere inside the
    decision, so play on a copy what may be refused.
    """
    if not 1 <= len(steps) <= MOST_ACTIONS:
        raise BadNotation(f"a decision has 1 to {MOST_ACTIONS} actions, not {len(steps)}")
    texts: list[str] = []
    for place, step in enumerate(steps, 1):
        try:
            if place > 1:
                _check_goes_on(state, seat)
            action = game.parse(state, step) if isinstance(step, str) else step
            if action in state.legal(seat):
                texts.append(game.notation(state, action))
            state.play(seat, action)
        except RacecraftError as error:
            if len(steps) == 1:
                raise
            raise type(error)(f"action {place} of {len(steps)} ({step}): {error}") from None
    return texts


def goes_on(state: State, seat: Seat) -> bool:
    """Whether the seat may add another action to the decision that it has played so far."""
    return not state.revealed and state.weight() == 0 and seat in state.pending()


def _check_goes_on(state: State, seat: Seat) -> None:
    """IllegalAction where the decision ended with the action before."""
    if state.revealed:
        raise IllegalAction("the action before it shows what was hidden, and the decision ends there")
    if state.weight() > 0:
        raise IllegalAction("dice or cards are due after the action before it, and the decision ends there")
    if seat not in state.pending():
        raise IllegalAction("the seat has nothing more to decide after the action before it")
