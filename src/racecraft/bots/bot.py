"""What a bot is: given what its seat may know, it names an action. Terminal, table and arena share it."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping
from time import perf_counter
from typing import Any, Final

from mypy_extensions import mypyc_attr

from racecraft.engine.chance import Seeded
from racecraft.engine.decision import MOST_ACTIONS
from racecraft.engine.game import AnyGame
from racecraft.engine.state import Action, Seat, State


class Sight:
    """What the player of a seat may use: the view, the legal actions, and full states as they might be."""

    def __init__(self, game: AnyGame, state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.legal = state.legal(seat)
        self._state = state

    def view(self) -> Mapping[str, Any]:
        view: Mapping[str, Any] = self.game.view(self._state, self.seat)
        return view

    def glimpse(self) -> State:
        """What the seat sees, as a read-only state that cannot be played on; cheaper than a sample."""
        state: State = self.game.glimpse(self._state, self.seat)
        return state

    def sample(self, source: Seeded) -> State:
        """A random full state that agrees with all that the seat knows; the bot may change it."""
        state: State = self.game.sample(self._state, self.seat, source)
        return state


class Budget:
    """How much thought a decision may cost: seconds by the clock, or nodes, which are the same anywhere.

    A node is whatever the bot counts: a position looked at, a playout. 0 means no bound of this kind.
    """

    def __init__(self, seconds: float = 0.0, nodes: int = 0) -> None:
        self.seconds = seconds
        self.nodes = nodes

    def __repr__(self) -> str:
        return f"Budget(seconds={self.seconds}, nodes={self.nodes})"


UNLIMITED: Final = Budget()
"""For bots that end their search by themselves."""
DEFAULT_THOUGHT: Final = Budget(seconds=0.2)
"""For bots that search: a delay that a person hardly notices."""


_clock: Callable[[], float] = perf_counter


def measure_by(clock: Callable[[], float]) -> None:
    """Lets another clock measure the seconds of budgets, from the next decision on: that of the processor,
    for measurements on a busy machine, or one of a test."""
    global _clock
    _clock = clock


class Thought:
    """One decision's share of a budget, counted down while a bot searches."""

    def __init__(self, budget: Budget) -> None:
        self.nodes = 0
        self._most = budget.nodes
        self._seconds = budget.seconds
        self._until = _clock() + budget.seconds if budget.seconds > 0 else 0.0

    def goes_on(self) -> bool:
        """Counts a node; False once the budget is spent."""
        self.nodes += 1
        if self._most > 0 and self.nodes > self._most:
            return False
        return self._until == 0.0 or _clock() < self._until

    def spent(self) -> float:
        """The part of the budget that is spent, from 0 to 1; 0 without any bound."""
        part = 0.0
        if self._most > 0:
            part = float(self.nodes) / float(self._most)
        if self._until > 0.0:
            part = max(part, 1.0 - (self._until - _clock()) / self._seconds)
        return min(1.0, part)


class Weighed:
    """An action as a bot judged it."""

    def __init__(self, action: Action, value: float, risk: float = -1.0) -> None:
        self.action = action
        self.value = value
        """The more the better, in the unit of the advice."""
        self.risk = risk
        """How likely it goes wrong (loss of control, a spin-out, damage), 0 to 1; -1 if unknown."""

    def __repr__(self) -> str:
        return f"Weighed({self.action}, {self.value:.3f}, {self.risk:.3f})"


class Advice:
    """The options a bot weighed, the best first. `unit` names the words `advice-<unit>` of the locales."""

    def __init__(self, unit: str, options: list[Weighed]) -> None:
        self.unit = unit
        self.options = sorted(options, key=lambda option: -option.value)


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot(ABC):
    """A driver. Choices depend only on the sight, the seed and the budget; with a budget of nodes, or
    none, they are the same on every machine."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        self.source = Seeded(seed)
        self.budget = budget

    def reseed(self, seed: int) -> None:
        """From here on, choices are those of a bot made with this seed."""
        self.source = Seeded(seed)

    @abstractmethod
    def choose(self, sight: Sight) -> Action:
        """One of `sight.legal`."""

    def decide(self, sight: Sight) -> list[Action]:
        """The whole decision that begins here: what it plays before anything else happens, at most to the end
        of the game's phase. Worked out on a state as it might be, so it tells nothing that is hidden."""
        game, seat = sight.game, sight.seat
        actions = [self.choose(sight)]
        ahead = sight.sample(Seeded(0))
        phase = game.position(ahead).get("phase")
        while len(actions) < MOST_ACTIONS:
            ahead.play(seat, actions[-1])
            if ahead.revealed or ahead.weight() > 0 or seat not in ahead.pending():
                break
            if game.position(ahead).get("phase") != phase:
                break
            actions.append(self.choose(Sight(game, ahead, seat)))
        return actions

    def weigh(self, sight: Sight) -> Advice | None:
        """What it thinks of its options, for a person who asks; None if it cannot tell."""
        return None


class RandomBot(Bot):
    """Any legal action, all equally likely."""

    def choose(self, sight: Sight) -> Action:
        return sight.legal[self.source.below(len(sight.legal))]
