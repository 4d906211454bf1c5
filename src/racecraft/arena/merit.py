"""A race without luck: what its drivers' decisions were worth, whatever was thrown or drawn.

Every driver has a stand-in, which is quick (`bots/stand_ins.py`). What the stand-ins' race comes to is known
on average: by symmetry where all have the same one, else it is driven again and again. Wherever a driver
decides otherwise than its stand-in would have, both decisions are driven on to the end by the stand-ins, as
often as the job says and in pairs under the same luck. What all the differences add up to, upon the race of
the stand-ins, is nothing but a sum over decisions: dice and cards that fell have no part in it, and its
expectation is that of the result, however badly the stand-ins drive and however few the playouts are. Good
stand-ins and many playouts make it even.
"""

from __future__ import annotations

import time
from random import Random
from typing import Protocol

from racecraft.arena.driving import seed_of
from racecraft.arena.job import Job
from racecraft.bots.bot import Sight
from racecraft.bots.stand_ins import stand_ins_of
from racecraft.engine.registry import game_of
from racecraft.engine.state import TABLE, Action, Seat, State

Due = tuple[int, int, int, int]
"""What chance is due: the leg, the round, whose turn it is and the phase."""
Drawn = dict[Due, int]
"""How many outcomes each of them had so far."""
Ends = list[tuple[list[float], list[int]]]
"""Of playouts: each seat's share of the win, and its place."""


class Watchdog(Protocol):
    """Somebody who ends this process unless something happens from time to time."""

    def reset(self) -> None: ...


class Numbers:
    """The luck of playouts. Every outcome that may be due has numbers of its own, so that playouts which are
    compared have the same dice again as soon as they are at the same point of the race; and the numbers of
    all playouts for one outcome are spread evenly."""

    def __init__(self, seed: int, playouts: int) -> None:
        self._random = Random(seed)
        self._playouts = playouts
        self._known: dict[tuple[Due, int], list[float]] = {}

    def point(self, due: Due, number: int, playout: int, weight: int) -> int:
        known = self._known.get((due, number))
        if known is None:
            strata = list(range(self._playouts))
            self._random.shuffle(strata)
            known = [(stratum + self._random.random()) / self._playouts for stratum in strata]
            self._known[due, number] = known
        return min(weight - 1, int(known[playout] * weight))


class Merit:
    """What a race comes to without luck, by seat, while it is driven."""

    def __init__(self, job: Job, number: int, watchdog: Watchdog | None) -> None:
        """Of race `number`; the watchdog is told of every playout."""
        names = [job.bots[bot] for bot in job.lineup(number)]
        stand_ins = stand_ins_of(job.game)
        self.game = game_of(job.game)
        self.playouts = job.adjusted
        self.win = [0.0] * len(names)
        self.place = [0.0] * len(names)
        self._alike = stand_ins.alike(names)
        self._same = [name == stand_ins.usual and not job.limit for name in names]
        """Who drives as the stand-in does, unless a limit takes the wheel away."""
        self._bots = [stand_ins.make(job.game, name) for name in names]
        self._seed = seed_of(job.seed, number, "merit")
        self._numbers = Numbers(self._seed, self.playouts)
        self._watchdog = watchdog
        self.seconds = 0.0
        """Processor time spent on playouts."""
        self._drawn: Drawn = {}
        self._before: State | None = None
        """The position in which the decision under way began."""
        self._seat: Seat = TABLE
        self._actions: list[Action] = []

    def begins(self, state: State) -> None:
        started = time.process_time()
        ends = self._driven(state)
        seats = range(state.seats)
        self.win = [sum(win[seat] for win, _ in ends) / len(ends) for seat in seats]
        self.place = [sum(place[seat] for _, place in ends) / len(ends) for seat in seats]
        if self._alike:  # They change seats, so each has the mean of all.
            self.win = [1.0 / state.seats for _ in seats]
            self.place = [sum(self.place) / state.seats for _ in seats]
        self.seconds += time.process_time() - started

    def decides(self, state: State, seat: Seat, action: Action) -> None:
        """Before the seat's action. All it does until chance or another seat comes is one decision."""
        if seat != self._seat:
            self._decided(state)
            if self._same[seat]:
                return
            self._seat, self._before, self._actions = seat, state.copy(), []
        self._actions.append(action)

    def falls(self, state: State) -> None:
        """Before an outcome of chance."""
        self._decided(state)
        due = self._due(state)
        self._drawn[due] = self._drawn.get(due, 0) + 1

    def ends(self, state: State) -> None:
        self._decided(state)

    def _decided(self, after: State) -> None:
        """Adds what the decision that led here was worth, if one was under way."""
        before, seat, actions = self._before, self._seat, self._actions
        self._before, self._seat = None, TABLE
        if before is None:
            return
        started = time.process_time()
        instead: dict[tuple[Action, ...], State | None] = {tuple(actions): None}
        """By decision of the stand-in, the position it leads to; None where that is the same."""
        for playout in range(self.playouts):
            choice, other = self._choice(before.copy(), seat, playout)
            if choice not in instead:
                same = self.game.fingerprint(other) == self.game.fingerprint(after)
                instead[choice] = None if same else other
            if instead[choice] is None:
                continue
            won, placed = self._end(after.copy(), playout)
            usual_won, usual_placed = self._end(other, playout)
            for each in range(after.seats):
                self.win[each] += (won[each] - usual_won[each]) / self.playouts
                self.place[each] += (placed[each] - usual_placed[each]) / self.playouts
        self.seconds += time.process_time() - started

    def _choice(self, state: State, seat: Seat, playout: int) -> tuple[tuple[Action, ...], State]:
        """The decision of the seat's stand-in, and what it leads to."""
        bot = self._bots[seat]
        bot.reseed(seed_of(self._seed, playout, "choice"))
        actions: list[Action] = []
        while not state.weight() and seat in state.pending()[:1]:
            actions.append(bot.choose(Sight(self.game, state, seat)))
            state.play(seat, actions[-1])
        return tuple(actions), state

    def _driven(self, state: State) -> Ends:
        return [self._end(state.copy(), playout) for playout in range(self.playouts)]

    def _end(self, state: State, playout: int) -> tuple[list[float], list[int]]:
        """What the stand-ins make of a position, which this changes."""
        game, bots = self.game, self._bots
        if self._watchdog is not None:
            self._watchdog.reset()
        for seat, bot in enumerate(bots):
            bot.reseed(seed_of(self._seed, playout, f"seat {seat}"))
        drawn = dict(self._drawn)
        while True:
            seat = state.alone()
            if seat < 0:
                weight = int(state.weight())
                if weight > 0:
                    due = self._due(state)
                    number = drawn.get(due, 0)
                    drawn[due] = number + 1
                    state.resolve(state.outcome_at(self._numbers.point(due, number, playout, weight)))
                    continue
                pending = state.pending()
                if not pending:
                    break
                seat = pending[0]
            state.play(seat, bots[seat].choose(Sight(game, state, seat)))
        result = state.result()
        assert result is not None, "a state without decision and chance has a result"
        firsts = result.places.count(1)
        return [1.0 / firsts if place == 1 else 0.0 for place in result.places], result.places

    def _due(self, state: State) -> Due:
        turn, phase = getattr(state, "turn", TABLE), getattr(state, "phase", 0)
        return self.game.leg(state), self.game.rounds(state), int(turn), int(phase)
