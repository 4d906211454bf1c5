"""What a review has to know of a game beyond its rules: whose dice fall, what is worth trying, and whether a
drive alone is solved."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, Literal

from racecraft.bots.bot import Bot
from racecraft.bots.registry import make_bot
from racecraft.drills.judge import Judge, NotWeighed, Option, after, best_first
from racecraft.drills.verdict import judge_of
from racecraft.engine.game import AnyGame
from racecraft.engine.parts import part_of
from racecraft.engine.state import TABLE, Action, Seat, State

ChanceKind = Literal["dice", "cards", "lot"]
"""`cards` are those of a seat's deck or tokens of a bag; `lot` is what concerns the whole table: the grid,
the weather."""

MOST_OPTIONS = 6


class Coach(ABC):
    """The part of a game (`COACH`)."""

    game_id: str
    dice: frozenset[int] = frozenset()
    """Phases in which the seat whose turn it is throws dice,"""
    cards: frozenset[int] = frozenset()
    """and those in which it draws cards or tokens. All others are lots."""

    one_by_one: frozenset[int] = frozenset()
    """Phases of decisions that people make action by action, each seeing what came of the one before."""

    horizon: int = 1
    """Rounds, after the one under way, that a playout lasts before a value judges it."""
    driver: str = "club"
    """Who drives every car of a playout: the best that is quick."""
    then: str = ""
    """Who drives on when the turn of the decision is over, where the driver takes long; empty: the same."""
    expert: str = ""
    """The strongest driver there is, at a budget of nodes; empty where that is the driver of the playouts.
    What it would do is taken for the best decision until another one is clearly better."""
    usual: str = "club"
    """Who drives on from every position of the line: what it would do is what decisions are counted against
    in the ledger."""
    line: int = 96
    """Playouts from such a position at the usual budget."""
    measured: Mapping[str, Any] = MappingProxyType({})
    """Options of the race by which reviews are measured, where the usual ones make it very long."""

    @abstractmethod
    def turn(self, state: State) -> Seat:
        """The seat whose turn it is."""

    @abstractmethod
    def phase(self, state: State) -> int:
        """What is due. A decision ends with its phase."""

    @abstractmethod
    def quiet(self, state: State) -> bool:
        """Whether a turn is about to begin: nothing is laid, thrown or under way. A value knows such
        positions best."""

    def begun(self, state: State) -> bool:
        """Whether a decision is under way that says nothing yet before more of it is made."""
        return False

    def chance(self, state: State) -> tuple[Seat, ChanceKind]:
        """Whose chance is due, and which."""
        phase = self.phase(state)
        if phase in self.dice:
            return self.turn(state), "dice"
        if phase in self.cards:
            return self.turn(state), "cards"
        return TABLE, "lot"

    def gear(self, state: State, seat: Seat) -> int:
        """The gear in which the seat's car is; -1 where there is none."""
        return -1

    def spot(self, state: State, seat: Seat) -> int:
        """The part of the track where it is, from 1: a tile, the next corner, ten rows; -1 beside it."""
        return -1

    def sign(self, state: State, seat: Seat) -> str:
        """What the board says there: a tile's name, a corner's limit; empty where nothing is written."""
        return ""

    def solved(self, state: State) -> bool:
        """Whether the judge of the game knows what every decision is worth, so that nothing is estimated."""
        return False

    def spent(self, game: AnyGame, state: State) -> float:
        """Of a drive alone that goes on: what it has cost so far, all that the judge does not count."""
        pace = game.pace(state)
        return 0.0 if pace is None else float(pace.cost)

    def make_driver(self, seed: int) -> Bot:
        return make_bot(self.game_id, self.driver, seed)

    @property
    def judge(self) -> Judge:
        return judge_of(self.game_id)

    def options(self, state: State, seat: Seat) -> list[list[Action]]:
        """Whole decisions worth trying, the best first as the game's judge sees them; none where it cannot
        tell them apart. `state` shows no more than the seat may know."""
        return [option.decision for option in self.weighed(state, seat)[:MOST_OPTIONS]]

    def weighed(self, state: State, seat: Seat) -> list[Option]:
        """What can be decided and what it is worth, the best first; nothing where the judge does not know."""
        try:
            return self.judge.options(state, seat)
        except NotWeighed:
            return []

    def entire(self, state: State, seat: Seat) -> list[Option]:
        """The same, but every decision up to its end, in each way in which it can be made."""
        found: list[Option] = []
        for option in self.weighed(state, seat):
            twin = after(state, seat, option.decision)
            if self.begun(twin):
                rest = self.entire(twin, seat)
                found += [each._replace(decision=option.decision + each.decision) for each in rest]
            else:
                found.append(option)
        return best_first(found)

    def finished(self, state: State, seat: Seat, actions: list[Action]) -> list[Action]:
        """A decision up to its end: what only begins one goes on as the judge would."""
        whole, twin = list(actions), after(state, seat, actions)
        while self.begun(twin) and (options := self.weighed(twin, seat)):
            whole += options[0].decision
            twin = after(twin, seat, options[0].decision)
        return whole


def coach_of(game_id: str) -> Coach:
    coach: Coach = part_of("racecraft.reviews", game_id, "COACH")
    return coach
