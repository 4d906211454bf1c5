"""What a judge is: it says what every decision of a position is worth, if all that follows is done well."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Literal, NamedTuple

from racecraft.engine.errors import RacecraftError
from racecraft.engine.state import Action, Seat, State

Unit = Literal["seconds", "turns"]


class NotWeighed(RacecraftError):
    """No drill asks for such a decision, and the judge does not know what it is worth."""


class Option(NamedTuple):
    """A decision and what it is worth."""

    decision: list[Action]
    value: float
    """The more the better: what is still to be paid until the finish, less than nothing."""
    risk: float = -1.0
    """How likely it goes wrong; -1 if that is not told."""


class Judge(ABC):
    """The part of a game. Values are expectations over all dice and cards by the solved track; they are the
    same on every machine."""

    @abstractmethod
    def unit(self, state: State) -> Unit:
        """What values count."""

    @abstractmethod
    def options(self, state: State, seat: Seat) -> list[Option]:
        """The decisions that a player can tell apart, the best first; NotWeighed where no drill asks."""

    @abstractmethod
    def value(self, state: State, seat: Seat, decision: list[Action]) -> float:
        """What a legal decision is worth; of one that is not whole, its best completion."""

    def decide(self, state: State, seat: Seat) -> list[Action]:
        """What a good driver does here: in a turn that is followed to its end."""
        return self.options(state, seat)[0].decision


def best_first(options: list[Option]) -> list[Option]:
    return sorted(options, key=lambda option: -option.value)


def after(state: State, seat: Seat, decision: list[Action]) -> State:
    """The state once a decision has been played, before any dice."""
    twin = state.copy()
    for action in decision:
        twin.play(seat, action)
    return twin
