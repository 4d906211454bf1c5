"""What a bot is: given what its seat may know, it names an action. Terminal, table and arena share it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any

from racecraft.engine.chance import Seeded
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Action, Seat, State


class Sight:
    """What the player of a seat may use: the view, the legal actions, and full states as they might be."""

    def __init__(self, game: AnyGame, state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.legal = state.legal(seat)
        self._state = state

    def view(self) -> dict[str, Any]:
        return self.game.view(self._state, self.seat)

    def sample(self, source: Seeded) -> State:
        """A full state drawn from all that the seat may believe in; the bot may do with it what it likes."""
        state: State = self.game.sample(self._state, self.seat, source)
        return state


class Bot(ABC):
    """A driver. Choices depend on the sight and on the seed alone."""

    def __init__(self, seed: int) -> None:
        self.source = Seeded(seed)

    @abstractmethod
    def choose(self, sight: Sight) -> Action:
        """One of `sight.legal`."""


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def choose(self, sight: Sight) -> Action:
        return sight.legal[self.source.below(len(sight.legal))]
