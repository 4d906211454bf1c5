"""The best drive of Ралі on an empty track: expected turns to the finish and the actions that keep them few.

Exact dynamic programming over the engine's own `legal`, `play`, `chance` and `resolve`; no rule is written a
second time. A car that is alone never waits and never collides, so every move gains ground and no position
comes back: each value follows from later ones. Missed turns are served inside the engine and counted by its
rounds. The cap on rounds (RL-END-04) is left out of account; no drive worth the name comes near it.
"""

from __future__ import annotations

from racecraft.engine.state import Action
from racecraft.games.rali.rules import DECLARE, STEP
from racecraft.games.rali.state import Car, RaliState, Setup

Key = tuple[int, int, int, int, bool]
"""A car that is to declare a gear: cell, crossings, gear, marker, at rest."""
End = tuple[int, Key | None]
"""How a move ends: the turns it took, and the car that declares next; None has finished."""
Ends = frozenset[End]


class Solo:
    """The values of one board and number of laps, found when first asked for and kept.

    The car is that of the first seat, so its box is the red one.
    """

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self._values: dict[Key, float] = {}
        self._ends: dict[tuple[int, ...], Ends] = {}

    def turns(self, state: RaliState) -> float:
        """Turns still to come under best play, the one under way and missed ones included."""
        if state.seats != 1:
            raise ValueError(f"a solo drive has one car, not {state.seats}")
        if state.over():
            return 0.0
        if state.phase == DECLARE:
            return self._value(_key(state))
        if state.phase == STEP:
            return self._best(self._ends_of(state.copy()))
        if state.pending():
            return min([self.turns_after(state, action) for action in state.legal(0)])
        return _mean([self.turns(_resolved(state, outcome)) for outcome, _ in state.chance()])

    def turns_after(self, state: RaliState, action: Action) -> float:
        """What `turns` comes to if this action is taken now and all that follows is the best."""
        after = _played(state, action)
        spent = 1 if after.over() else int(after.round - state.round)
        return spent + self.turns(after)

    def best(self, state: RaliState) -> Action:
        """The action that leaves the fewest turns; the first of equals."""
        return min(state.legal(0), key=lambda action: self.turns_after(state, action))

    def _value(self, wanted: Key) -> float:
        """Values of later cars first, on a stack of our own: a race is too long for recursion."""
        values = self._values
        if wanted in values:
            return values[wanted]
        open_keys = [wanted]
        choices: dict[Key, list[list[Ends]]] = {}
        while open_keys:
            key = open_keys[-1]
            if key in values:
                open_keys.pop()
                continue
            if key not in choices:
                choices[key] = self._choices(key)
                later = {end for rolls in choices[key] for ends in rolls for _, end in ends}
                open_keys.extend([end for end in later if end is not None and end not in values])
                continue
            values[key] = min([_mean([self._best(ends) for ends in rolls]) for rolls in choices.pop(key)])
            open_keys.pop()
        return values[wanted]

    def _best(self, ends: Ends) -> float:
        return min([turns if key is None else turns + self._value(key) for turns, key in ends])

    def _choices(self, key: Key) -> list[list[Ends]]:
        """For each gear that may be declared, for each face of the die, the ends that can be chosen."""
        cell, crossings, gear, marker, at_rest = key
        state = RaliState(self.setup, [Car(cell, crossings, gear, marker, at_rest)], 0)
        state.phase = DECLARE
        choices: list[list[Ends]] = []
        for action in state.legal(0):
            declared = _played(state, action)
            choices.append([self._ends_of(_resolved(declared, outcome)) for outcome, _ in declared.chance()])
        return choices

    def _ends_of(self, state: RaliState) -> Ends:
        """Every end the driver can choose for the move under way; `state` is used up."""
        car = state.cars[0]
        key = (
            car.cell,
            car.crossings,
            car.gear,
            car.marker,
            state.steps,
            state.changes,
            state.home_lane,
            state.first_step,
        )
        ends = self._ends.get(key)
        if ends is None:
            state.round = 1
            ends = self._ends[key] = self._search(state)
        return ends

    def _search(self, state: RaliState) -> Ends:
        actions = state.legal(0)
        while len(actions) == 1:
            state.play(0, actions[0])
            if state.phase != STEP:
                return frozenset([(1, None) if state.over() else (state.round - 1, _key(state))])
            actions = state.legal(0)
        found: set[End] = set()
        for action in actions:
            twin = _played(state, action)
            if twin.phase != STEP:
                found.add((1, None) if twin.over() else (twin.round - 1, _key(twin)))
            else:
                found |= self._ends_of(twin)
        return frozenset(found)


def _key(state: RaliState) -> Key:
    car = state.cars[0]
    return car.cell, car.crossings, car.gear, car.marker, car.at_rest


def _played(state: RaliState, action: Action) -> RaliState:
    twin = state.copy()
    twin.play(0, action)
    return twin


def _resolved(state: RaliState, outcome: int) -> RaliState:
    twin = state.copy()
    twin.resolve(outcome)
    return twin


def _mean(values: list[float]) -> float:
    """The die is fair and so is the lot: every outcome weighs the same."""
    return sum(values) / len(values)
