"""The club driver of Ралі: judges every end of a move by a few rules of thumb. Looks one move ahead."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from racecraft.bots.bot import UNLIMITED, Advice, Bot, Budget, Sight, Weighed
from racecraft.engine.state import Action
from racecraft.games.rali.board import Board
from racecraft.games.rali.phases import DECLARE, STEP
from racecraft.games.rali.rules import FACES, shift_fails
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.stands import Stand, first_step, rest_of, stands

# What things are worth, in rows of track.
TURN_WORTH: Final = 7.0
"""An ordinary turn brings about this many rows."""
GEAR_WORTH: Final = 1.6
"""Being a gear higher when the next move begins."""
MARKER_WORTH: Final = [0.0, -14.0, -9.0, -8.0, -3.0, -2.2, -1.6, -1.1, -0.7, -0.3, 0.0]
"""A damage marker, by its number: dear where it costs gears, cheap near the top."""
REST_COST: Final = 2.0
VICTORY: Final = 1000.0


def rows(board: Board, stand: Stand) -> float:
    """Rows gained since the start (RL-END-03)."""
    if stand.crossings == 0:
        return 0.0
    where = board.rank[stand.cell]
    laps = stand.crossings if where == 0 else stand.crossings - 1
    return float(laps * board.rows) + float(where) / 100.0


@mypyc_attr(allow_interpreted_subclasses=True)
class Judgement(ABC):
    """How good it is to end a move somewhere."""

    @abstractmethod
    def worth(self, board: Board, stand: Stand) -> float:
        """The more the better."""


class ClubJudgement(Judgement):
    """Rows gained, the gear for the next move and a sound car."""

    def worth(self, board: Board, stand: Stand) -> float:
        if stand.won:
            return VICTORY
        lost = TURN_WORTH * float(stand.missed) + (REST_COST if stand.at_rest else 0.0)
        return rows(board, stand) + GEAR_WORTH * float(stand.gear) + MARKER_WORTH[stand.marker] - lost


class Outlook:
    """What a move in one gear can come to, by the number of positions the die gives."""

    def __init__(self, judgement: Judgement, state: RaliState, most: i64) -> None:
        """`state` is that of a car whose move is under way. Of equal stands the last one found is kept, which
        drives straight on for longest."""
        self.found = stands(state, most)
        self.worth: list[float] = [-1e9] * (most + 1)
        self.best: list[i64] = [0] * (most + 1)
        """The number, among all stands found, of the best one."""
        halted: list[float] = [-1e9] * (most + 1)
        halt: list[i64] = [0] * (most + 1)
        for number in range(len(self.found)):
            stand = self.found[number]
            value = judgement.worth(state.board, stand)
            at = stand.positions
            if stand.halted:
                if value >= halted[at]:
                    halted[at] = value
                    halt[at] = number
            elif value >= self.worth[at]:
                self.worth[at] = value
                self.best[at] = number
        stopped = -1e9
        stop: i64 = 0
        for at in range(1, most + 1):
            if halted[at] > stopped:
                stopped = halted[at]
                stop = halt[at]
            if stopped > self.worth[at]:
                self.worth[at] = stopped
                self.best[at] = stop

    def end(self, positions: i64) -> Stand:
        """The best stand of a move of so many positions."""
        return self.found[self.best[positions]]


def under_way(state: RaliState, action: Action, die: int) -> RaliState:
    """The move that begins with this declaration and this roll."""
    twin = state.copy()
    twin.play(state.turn, action)
    twin.resolve(die)
    return twin


class Declaration:
    """What a declared gear can come to, over the faces of the die."""

    def __init__(self, action: Action, judgement: Judgement, state: RaliState) -> None:
        self.action = action
        self.ends: list[Stand] = []
        """The best end for each face."""
        board = state.board
        total = 0.0
        shifted = under_way(state, action, FACES)
        gear = shifted.cars[state.turn].gear
        outlook = Outlook(judgement, shifted, board.moves[gear][FACES])
        for die in range(1, FACES + 1):
            reached, steps = outlook, board.moves[gear][die]
            if shift_fails(state.cars[state.turn].gear, gear, die):
                failed = under_way(state, action, die)
                reached, steps = Outlook(judgement, failed, failed.steps), failed.steps
            self.ends.append(reached.end(steps))
            total += reached.worth[steps]
        self.worth = total / FACES

    def risk(self, marker: i64) -> float:
        """The share of faces on which the car is stopped or damaged whatever it does."""
        bad = 0
        for end in self.ends:
            if not end.won and (end.marker < marker or end.at_rest):
                bad += 1
        return bad / FACES


@mypyc_attr(allow_interpreted_subclasses=True)
class Driver(Bot):
    """Looks one move ahead through all faces of the die and takes what its judgement values most."""

    def __init__(self, judgement: Judgement, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(seed, budget)
        self.judgement = judgement
        self._way: i64 = 0
        self._steps: i64 = 0
        self._round: i64 = 0

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self._steps = 0

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            if self._steps:
                self._way = rest_of(self._way)
                self._steps -= 1
            return sight.legal[0]
        state = sight.sample(self.source)
        assert isinstance(state, RaliState)
        if state.phase == STEP:
            return self.next_step(state)
        if state.phase == DECLARE:
            return self.declaration(state, sight.legal)
        return sight.legal[len(sight.legal) // 2]

    def declaration(self, state: RaliState, legal: list[Action]) -> Action:
        best = legal[0]
        most = -1e9
        for action in legal:
            worth = Declaration(action, self.judgement, state).worth
            if worth > most:
                best = action
                most = worth
        return best

    def next_step(self, state: RaliState) -> Action:
        """Follows the way chosen when the die fell."""
        if self._steps != state.steps or self._round != state.round:
            self._way = self.way(state)
            self._steps = state.steps
            self._round = state.round
        step = first_step(self._way)
        self._way = rest_of(self._way)
        self._steps -= 1
        return step

    def way(self, state: RaliState) -> i64:
        """The steps of the best way to drive the move under way."""
        return Outlook(self.judgement, state, state.steps).end(state.steps).way

    def weigh(self, sight: Sight) -> Advice | None:
        state = sight.sample(self.source)
        assert isinstance(state, RaliState)
        marker = state.cars[state.turn].marker
        if state.phase == DECLARE:
            found = [Declaration(action, self.judgement, state) for action in sight.legal]
            return Advice("rows", [Weighed(one.action, one.worth, one.risk(marker)) for one in found])
        if state.phase != STEP:
            return None
        best: dict[Action, Weighed] = {}
        for stand in stands(state, state.steps):
            if stand.halted or stand.positions == state.steps:
                step = first_step(stand.way)
                value = self.judgement.worth(state.board, stand)
                if step not in best or value > best[step].value:
                    harmed = not stand.won and (stand.marker < marker or stand.at_rest)
                    best[step] = Weighed(step, value, 1.0 if harmed else 0.0)
        return Advice("rows", list(best.values()))


class Club(Driver):
    """Drives by the rules of thumb above."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(ClubJudgement(), seed, budget)
