"""The best drive of Ралі on an empty track: expected turns to the finish and the actions that keep them few.

Exact dynamic programming over the engine's own `legal`, `play` and `resolve`; no rule is written a second
time. A car that is alone never waits and never collides, so every move gains ground and no position comes
back: each value follows from later ones. Missed turns are served inside the engine and counted by its rounds.
The cap on rounds (RL-END-04) is ignored; no sensible drive comes near it.
"""

from __future__ import annotations

from mypy_extensions import i64

from racecraft.engine.state import Action
from racecraft.games.rali.actions import KEEP
from racecraft.games.rali.phases import DECLARE, STEP
from racecraft.games.rali.rules import FACES, shift_fails
from racecraft.games.rali.state import Car, RaliState, Setup
from racecraft.odds.rali.stands import Stand, stands
from racecraft.odds.stored import offer, recall


def key_of(cell: i64, crossings: i64, gear: i64, marker: i64, at_rest: bool) -> int:
    """A car that is to declare a gear, as one number."""
    rest = 1 if at_rest else 0
    return (((cell * 64 + crossings) * 8 + gear) * 16 + marker) * 2 + rest


class Move:
    """All ways to drive a move from one place in one gear."""

    def __init__(self, found: list[Stand]) -> None:
        self.found = found
        self.later = [
            -1 if stand.won else key_of(stand.cell, stand.crossings, stand.gear, stand.marker, stand.at_rest)
            for stand in found
        ]
        """For each stand the car that declares next; -1 has finished."""
        self.best: list[float] = []
        """Turns after this one by the number of positions, once they are known."""
        self.squares: list[float] = []
        """The mean of their square, beside `best`."""


class Solo:
    """The values of one board and number of laps, found when first asked for and kept.

    The car is that of the first seat, so its box is the red one.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._values: dict[int, float] = {}
        self._squares: dict[int, float] = {}
        """Beside each value the mean of its square."""
        self._moves: dict[int, Move] = {}
        known = recall("rali", self._all_it_depends_on())
        if known is not None:
            for key, turns, square in known:
                self._values[key] = turns
                self._squares[key] = square

    def _all_it_depends_on(self) -> str:
        return f"{self.setup.laps} {self.setup.board.data}"

    def store(self) -> None:
        """Offers what was found so far."""
        known = [[key, turns, self._squares[key]] for key, turns in self._values.items()]
        offer("rali", self._all_it_depends_on(), known)

    def turns(self, state: RaliState) -> float:
        """Turns still to come under best play, the one under way and missed ones included."""
        if state.seats != 1:
            raise ValueError(f"a solo drive has one car, not {state.seats}")
        if state.over():
            return 0.0
        if state.phase == DECLARE:
            car = state.cars[0]
            return self.value(key_of(car.cell, car.crossings, car.gear, car.marker, car.at_rest))
        if state.phase == STEP:
            move = Move(stands(state, state.steps))
            self._best(move, state.steps)
            return 1.0 + move.best[state.steps]
        if state.pending():
            return min([self.turns_after(state, action) for action in state.legal(0)])
        return _mean([self.turns(_resolved(state, outcome)) for outcome, _ in state.chance()])

    def turns_after(self, state: RaliState, action: Action) -> float:
        """What `turns` comes to if this action is taken now and all that follows is the best."""
        after = state.copy()
        after.play(0, action)
        spent = 1 if after.over() else int(after.round - state.round)
        return spent + self.turns(after)

    def best(self, state: RaliState) -> Action:
        """The action that leaves the fewest turns; the first of equals."""
        return min(state.legal(0), key=lambda action: self.turns_after(state, action))

    def value(self, wanted: int) -> float:
        """Turns still to come for a car that is to declare a gear (`key_of`).

        Values of later cars first, on a stack of our own: a race is too long for recursion.
        """
        values = self._values
        if wanted in values:
            return values[wanted]
        open_keys = [wanted]
        while open_keys:
            key = open_keys[-1]
            if key in values:
                open_keys.pop()
                continue
            unknown = len(open_keys)
            for move in self._moves_of(key):
                if not move.best:
                    open_keys.extend([later for later in move.later if later >= 0 and later not in values])
            if len(open_keys) == unknown:
                self._decide(key)
                open_keys.pop()
        return values[wanted]

    def _decide(self, key: int) -> None:
        """The value of a key and its square, those of all that can follow being known."""
        least = 1e9
        square = 0.0
        gear = key // 32 % 8
        for action in self._state(key).legal(0):
            new = self._new_gear(key, action)
            turns = self._thrown(key, gear, new)
            if turns < least:
                least = turns
                square = self._thrown_square(key, gear, new)
        self._values[key] = least
        self._squares[key] = square

    def variance(self, key: int) -> float:
        """How uncertain the turns still to come are, for a car that is to declare a gear."""
        mean = self.value(key)
        return max(0.0, self._squares[key] - mean * mean)

    def moving(self, key: int, steps: i64) -> float:
        """Turns still to come, this one included, for a car that has so many positions of its move left; lane
        changes that it has used up are not counted."""
        self.value(key)
        after = self._after_roll(key, key // 32 % 8)
        at: i64 = len(after) - 1
        return 1.0 + after[min(steps, at)]

    def best_declaration(self, key: int) -> Action:
        """The declaration that leaves the fewest turns; the first of equals."""
        self.value(key)
        best = KEEP
        least = 1e9
        for action in self._state(key).legal(0):
            turns = self._declared(key, action)
            if turns < least:
                least = turns
                best = action
        return best

    def declared(self, key: int, new: i64) -> float:
        """Turns still to come for a car that has declared this gear and is to roll."""
        self.value(key)
        return self._thrown(key, key // 32 % 8, new)

    def _declared(self, key: int, action: Action) -> float:
        """The turns to come after a declaration, the values of all that can follow being known."""
        return self._thrown(key, key // 32 % 8, self._new_gear(key, action))

    def _new_gear(self, key: int, action: Action) -> i64:
        state = self._state(key)
        state.play(0, action)
        return state.declared

    def _thrown(self, key: int, gear: i64, new: i64) -> float:
        """The mean over the die."""
        moves = self.setup.board.moves
        driven = self._after_roll(key, new)
        total = 0.0
        for die in range(1, FACES + 1):
            if shift_fails(gear, new, die):
                total += self._after_roll(key, gear)[moves[gear][die]]
            else:
                total += driven[moves[new][die]]
        return 1.0 + total / FACES

    def _thrown_square(self, key: int, gear: i64, new: i64) -> float:
        """The mean of the square of the turns over the die, as `_thrown` has the mean of the turns."""
        moves = self.setup.board.moves
        total = 0.0
        for die in range(1, FACES + 1):
            driven = gear if shift_fails(gear, new, die) else new
            at: i64 = moves[driven][die]
            total += 1.0 + 2.0 * self._after_roll(key, driven)[at] + self._move(key, driven).squares[at]
        return total / FACES

    def _after_roll(self, key: int, gear: i64) -> list[float]:
        """By the number of positions, the turns that come after this one."""
        move = self._move(key, gear)
        if not move.best:
            self._best(move, self.setup.board.moves[gear][FACES])
        return move.best

    def _best(self, move: Move, most: i64) -> None:
        """The fewest turns to come by the number of positions; a stop on the way serves all longer moves."""
        best = [1e9] * (most + 1)
        squares = [0.0] * (most + 1)
        halted = [1e9] * (most + 1)
        stopped = [0.0] * (most + 1)
        for number, stand in enumerate(move.found):
            later = move.later[number]
            turns = 0.0
            square = 0.0
            if later >= 0:
                missed = float(stand.missed)
                turns = self.value(later)
                square = self._squares[later] + missed * (missed + 2.0 * turns)
                turns += missed
            at = stand.positions
            if stand.halted:
                if turns < halted[at]:
                    halted[at] = turns
                    stopped[at] = square
            elif turns < best[at]:
                best[at] = turns
                squares[at] = square
        least = 1e9
        least_square = 0.0
        for positions in range(1, most + 1):
            if halted[positions] < least:
                least = halted[positions]
                least_square = stopped[positions]
            if least < best[positions]:
                best[positions] = least
                squares[positions] = least_square
        move.best = best
        move.squares = squares

    def _moves_of(self, key: int) -> list[Move]:
        """The moves that can follow a declaration."""
        state = self._state(key)
        gear = state.cars[0].gear
        found = [self._move(key, gear)]
        for action in state.legal(0):
            if action != KEEP:
                declared = state.copy()
                declared.play(0, action)
                found.append(self._move(key, declared.declared))
        return found

    def _move(self, key: int, gear: i64) -> Move:
        """The move from the place of this car in the given gear; the gear before does not matter."""
        cell, crossings, _, marker, _ = _unpacked(key)
        place = key_of(cell, crossings, gear, marker, False)
        move = self._moves.get(place)
        if move is None:
            state = RaliState(self.setup, [Car(cell, crossings, gear, marker, False)], 0)
            state.phase = DECLARE
            state.play(0, KEEP)
            state.resolve(FACES)
            move = self._moves[place] = Move(stands(state, self.setup.board.moves[gear][FACES]))
        return move

    def _state(self, key: int) -> RaliState:
        cell, crossings, gear, marker, at_rest = _unpacked(key)
        state = RaliState(self.setup, [Car(cell, crossings, gear, marker, at_rest)], 0)
        state.phase = DECLARE
        return state


def _unpacked(key: int) -> tuple[int, int, int, int, bool]:
    rest = key % 2
    key //= 2
    marker = key % 16
    key //= 16
    gear = key % 8
    key //= 8
    return key // 64, key % 64, gear, marker, rest == 1


def _resolved(state: RaliState, outcome: int) -> RaliState:
    twin = state.copy()
    twin.resolve(outcome)
    return twin


def _mean(values: list[float]) -> float:
    """The die and the lot are fair: every outcome has the same weight."""
    return sum(values) / len(values)
