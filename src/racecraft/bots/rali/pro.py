"""The pro of Ралі: the solved value of an empty track as judgement, and playouts to see what the others do.

Candidates are first judged by the expected turns of best solo driving after the move (`odds/rali/solo.py`),
with the cars on the track in the way. What is left in doubt is played out for some rounds, every car driving
by the same values, and judged by who is then ahead.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from racecraft.bots.bot import DEFAULT_THOUGHT, Advice, Budget, Sight, Thought, Weighed
from racecraft.bots.rali.club import Declaration, Driver, Judgement, Outlook
from racecraft.engine.playout import Streams, streams_of
from racecraft.engine.state import Action
from racecraft.games.rali.board import Board
from racecraft.games.rali.phases import DECLARE, ROLL, STEP
from racecraft.games.rali.rules import FACES
from racecraft.games.rali.state import RaliState, Setup
from racecraft.odds.rali.solo import Solo, key_of
from racecraft.odds.rali.stands import Stand, first_step, stands

HORIZON: Final = 3
"""Rounds a playout lasts."""
DOUBT: Final = 0.6
"""Candidates that are worse by more turns than this are not played out."""
KEPT_BOARDS: Final = 4
SPREAD: Final = 0.45
"""How far the turns that are left may come out otherwise than expected, for each square root of a turn."""

NOT_PLAYED: Final = -1e9

_solved: list[Solo] = []


def solo_of(setup: Setup) -> Solo:
    """The solved track, kept for the next race on it."""
    for solo in _solved:
        known = solo.setup
        if known.laps == setup.laps and (known.board is setup.board or known.board.data == setup.board.data):
            return solo
    if len(_solved) == KEPT_BOARDS:
        _solved.pop(0)
    _solved.append(Solo(setup))
    return _solved[-1]


class SolvedJudgement(Judgement):
    """Fewer turns to come are better."""

    def __init__(self, solo: Solo, seat: i64) -> None:
        self.solo = solo
        self.seat = seat

    def worth(self, board: Board, stand: Stand) -> float:
        if stand.won:
            return 0.0
        cell = first_box(board, self.seat, stand.cell)
        key = key_of(cell, stand.crossings, stand.gear, stand.marker, stand.at_rest)
        return -float(stand.missed) - self.solo.value(key)


def first_box(board: Board, seat: i64, cell: i64) -> i64:
    """The track is solved for the first seat; whoever stands in the own box stands in that one's."""
    return board.box[0] if cell == board.box[seat] else cell


class Simulator:
    """Drives every car by the solved values, and says how the race stands."""

    def __init__(self, setup: Setup, seats: int) -> None:
        self.solo = solo_of(setup)
        self.judgements: list[Judgement] = [SolvedJudgement(self.solo, seat) for seat in range(seats)]
        self._declared: dict[int, Action] = {}

    def declare(self, state: RaliState) -> Action:
        """As on an empty track, which is right unless somebody is in the way."""
        car = state.cars[state.turn]
        cell = first_box(state.board, state.turn, car.cell)
        key = key_of(cell, car.crossings, car.gear, car.marker, car.at_rest)
        found = self._declared.get(key, -1)
        if found < 0:
            found = self.solo.best_declaration(key)
            self._declared[key] = found
        return found

    def drive_on(self, state: RaliState, luck: Streams, rounds: i64) -> None:
        """Everybody drives until so many rounds are over, or the race is."""
        last = state.round + rounds
        while True:
            phase = state.phase
            seat = state.turn
            if phase == STEP:
                way = Outlook(self.judgements[seat], state, state.steps).end(state.steps).way
                self.follow(state, way)
            elif phase == ROLL:
                state.resolve(1 + luck.below(seat, FACES))
            elif phase == DECLARE:
                if state.round > last:
                    return
                state.play(seat, self.declare(state))
            else:
                return

    def follow(self, state: RaliState, way: i64) -> None:
        """Drives the move under way to its end."""
        seat = state.turn
        round = state.round
        while state.phase == STEP and state.turn == seat and state.round == round:
            state.play(seat, first_step(way))
            way >>= 2

    def standing(self, state: RaliState, seat: i64) -> float:
        """The share of rivals this seat will beat, as far as it can be told from the turns that are left."""
        if state.over():
            return 1.0 if state.cars[seat].crossings > state.setup.laps else self.placed(state, seat)
        mine = self.turns_left(state, seat)
        total = 0.0
        for rival in range(state.seats):
            if rival != seat:
                theirs = self.turns_left(state, rival)
                total += 1.0 / (1.0 + exp((mine - theirs) / (SPREAD * sqrt(min(mine, theirs)) + 0.05)))
        return total / float(state.seats - 1)

    def placed(self, state: RaliState, seat: i64) -> float:
        """The share of rivals behind this seat when another car has won."""
        result = state.result()
        assert result is not None
        place = result.places[seat]
        return sum([1.0 for other in result.places if other > place]) / float(state.seats - 1)

    def turns_left(self, state: RaliState, seat: i64) -> float:
        """Expected turns, and a part of a turn for those who have to wait for theirs."""
        car = state.cars[seat]
        cell = first_box(state.board, seat, car.cell)
        turns = self.solo.value(key_of(cell, car.crossings, car.gear, car.marker, car.at_rest))
        wait = (seat - state.turn) % state.seats
        return turns + float(car.miss) + float(wait) / float(state.seats)


class Candidate:
    """An action, or a whole way, with what the playouts said of it."""

    def __init__(self, action: Action, way: i64, worth: float, risk: float) -> None:
        self.action = action
        self.way = way
        self.worth = worth
        """Turns to come, negative: the judgement before any playout."""
        self.risk = risk
        self.total = 0.0
        self.playouts = 0

    def mean(self) -> float:
        return self.total / float(self.playouts) if self.playouts else NOT_PLAYED


class Pro(Driver):
    """Solved values, then playouts for what is in doubt. A node of its budget is a playout."""

    def __init__(self, seed: int, budget: Budget = DEFAULT_THOUGHT) -> None:
        super().__init__(NoJudgement(), seed, budget)
        self._simulator: Simulator | None = None
        self.began = Thought(budget)
        """The decision under way: everything it costs is counted, but not the solving of the track."""

    def simulator(self, state: RaliState) -> Simulator:
        simulator = self._simulator
        judged = 0 if simulator is None else len(simulator.judgements)
        if simulator is None or simulator.solo.setup is not state.setup or judged != state.seats:
            simulator = Simulator(state.setup, state.seats)
            self._simulator = simulator
        self.judgement = simulator.judgements[state.turn]
        return simulator

    def begin(self, state: RaliState) -> Simulator:
        """Starts the clock of a decision."""
        simulator = self.simulator(state)
        self.began = Thought(self.budget)
        return simulator

    def declaration(self, state: RaliState, legal: list[Action]) -> Action:
        self.begin(state)
        return self.best(self.declarations(state, legal), state).action

    def way(self, state: RaliState) -> i64:
        self.begin(state)
        return self.best(self.ways(state), state).way

    def weigh(self, sight: Sight) -> Advice | None:
        state = sight.sample(self.source)
        assert isinstance(state, RaliState)
        self.begin(state)
        if state.phase == DECLARE:
            found = self.declarations(state, sight.legal)
        elif state.phase == STEP:
            found = self.ways(state)
        else:
            return None
        self.play_out(found, state)
        best: dict[Action, Candidate] = {}
        for one in found:
            known = best.get(one.action)
            if known is None or (one.mean(), one.worth) > (known.mean(), known.worth):
                best[one.action] = one
        return Advice("turns", [Weighed(one.action, one.worth, one.risk) for one in best.values()])

    def declarations(self, state: RaliState, legal: list[Action]) -> list[Candidate]:
        self.simulator(state)
        marker = state.cars[state.turn].marker
        found: list[Candidate] = []
        for action in legal:
            one = Declaration(action, self.judgement, state)
            found.append(Candidate(action, 0, one.worth, one.risk(marker)))
        return found

    def ways(self, state: RaliState) -> list[Candidate]:
        """One way to each different end of the move under way."""
        self.simulator(state)
        marker = state.cars[state.turn].marker
        found: list[Candidate] = []
        for stand in stands(state, state.steps):
            if stand.halted or stand.positions == state.steps:
                harmed = not stand.won and (stand.marker < marker or stand.at_rest)
                worth = self.judgement.worth(state.board, stand)
                found.append(Candidate(first_step(stand.way), stand.way, worth, 1.0 if harmed else 0.0))
        return found

    def best(self, found: list[Candidate], state: RaliState) -> Candidate:
        self.play_out(found, state)
        best = found[0]
        for one in found:
            if (one.mean(), one.worth) > (best.mean(), best.worth):
                best = one
        return best

    def play_out(self, found: list[Candidate], state: RaliState) -> None:
        """Playouts for the candidates in doubt, all with the same dice; the worse half drops out in turn.
        Without any rival, or without time for even one playout each, the judgement stands."""
        best = max([one.worth for one in found])
        doubtful = [one for one in found if one.worth > best - DOUBT]
        if len(doubtful) > 1 and state.seats > 1 and best < 0.0:
            self.compare(doubtful, state)
        if min([one.playouts for one in doubtful]) == 0:
            for one in doubtful:
                one.total = one.worth
                one.playouts = 1

    def compare(self, rivals: list[Candidate], state: RaliState) -> None:
        simulator = self.simulator(state)
        thought = self.began
        rounds = max(1, self.budget.nodes // (len(rivals) * 2)) if self.budget.nodes else 16
        while True:
            for _ in range(rounds):
                luck = streams_of(self.source.below(1 << 40), state.seats)
                for one in rivals:
                    if not thought.goes_on():
                        return
                    self.play_once(one, state, simulator, luck)
            if len(rivals) > 2:
                rivals = sorted(rivals, key=lambda one: -one.mean())[: (len(rivals) + 1) // 2]

    def play_once(self, one: Candidate, state: RaliState, simulator: Simulator, luck: Streams) -> None:
        seat = state.turn
        twin = state.copy()
        if state.phase == DECLARE:
            twin.play(seat, one.action)
        else:
            simulator.follow(twin, one.way)
        luck.again()
        simulator.drive_on(twin, luck, HORIZON)
        one.total += simulator.standing(twin, seat)
        one.playouts += 1


class NoJudgement(Judgement):
    """A placeholder until the first race is known."""

    def worth(self, board: Board, stand: Stand) -> float:
        raise AssertionError("the track is not solved yet")
