"""What a decision in Ралі can lead to: the ends of a move, and the exact chances before the die is thrown."""

from __future__ import annotations

from fractions import Fraction

from racecraft.engine.state import Action, Seat
from racecraft.games.rali.board import BOX, STATION
from racecraft.games.rali.phases import OVER, STEP
from racecraft.games.rali.rules import occupant, taken, target
from racecraft.games.rali.standing import progress
from racecraft.games.rali.state import RaliState

Key = tuple[int, ...]


class End:
    """One way a move can end: where the car stands then, and what it cost."""

    def __init__(self, before: RaliState, after: RaliState, seat: Seat, first: Action) -> None:
        car = after.cars[seat]
        self.state = after
        self.first = first
        """The first step of a way that ends so."""
        self.cell = after.board.ids[car.cell]
        self.lost = max(0, before.cars[seat].marker - car.marker)
        self.won = after.phase == OVER and car.crossings > after.setup.laps
        kind = after.board.kind[car.cell]
        self.repaired = kind in (STATION, BOX)
        self.stopped = car.at_rest and not self.won and not self.repaired
        """Stopped by an obstacle or a collision."""
        self.rows = Fraction(progress(after, seat) - progress(before, seat), 100)
        """Rows gained."""

    @property
    def clean(self) -> bool:
        """The car drives on undamaged, or has won."""
        return not self.stopped and self.lost == 0


def move_ends(state: RaliState) -> list[End]:
    """All different ends of the move under way, each with the first step of one way to it."""
    seat = state.turn
    ends: list[End] = []
    for action in state.legal(seat):
        done: set[Key] = set()
        for after in _ends_from(_after(state, seat, action), seat, done):
            ends.append(End(state, after, seat, action))
    return ends


class Way:
    """A whole move: its steps, the cell that the last one aims at, and how it ends."""

    def __init__(self, steps: list[Action], aim: str, crash: Seat | None, end: End) -> None:
        self.steps = steps
        self.aim = aim
        self.crash = crash
        """The seat whose car the last step runs into."""
        self.end = end

    def rank(self) -> tuple[bool, int, bool, Fraction, int]:
        """The lower the better: a win, then the least damage, no stop, the most rows and the fewest steps."""
        end = self.end
        return not end.won, end.lost, end.stopped, -end.rows, len(self.steps)


def best_ways(state: RaliState) -> list[Way]:
    """For every cell at which the move under way can end, the best way there, the best of all first."""
    seat = state.turn
    found: dict[str, Way] = {}
    done: set[Key] = set()
    frontier: list[tuple[RaliState, list[Action]]] = [(state, [])]
    while frontier:
        before, steps = frontier.pop()
        for action in before.legal(seat):
            goal = target(before, action)
            after = _after(before, seat, action)
            if after.phase == STEP and after.turn == seat:
                key = _key(after, seat)
                if key not in done:
                    done.add(key)
                    frontier.append((after, [*steps, action]))
                continue
            whole = [*steps, action]
            crash = occupant(before, goal) if taken(before, goal) else None
            way = Way(whole, state.board.ids[goal], crash, End(state, after, seat, whole[0]))
            known = found.get(way.aim)
            if known is None or way.rank() < known.rank():
                found[way.aim] = way
    return sorted(found.values(), key=Way.rank)


def _after(state: RaliState, seat: Seat, action: Action) -> RaliState:
    twin = state.copy()
    twin.play(seat, action)
    return twin


def _ends_from(state: RaliState, seat: Seat, done: set[Key]) -> list[RaliState]:
    """Every different position in which the seat's move is over; `state` may be used up."""
    while state.phase == STEP and state.turn == seat:
        actions = state.legal(seat)
        if len(actions) > 1:
            found: list[RaliState] = []
            for action in actions:
                twin = _after(state, seat, action)
                if twin.phase == STEP and twin.turn == seat:
                    key = _key(twin, seat)
                    if key in done:
                        continue
                    done.add(key)
                found.extend(_ends_from(twin, seat, done))
            return found
        state.play(seat, actions[0])
    key = _key(state, seat)
    if key in done:
        return []
    done.add(key)
    return [state]


def _key(state: RaliState, seat: Seat) -> Key:
    """Equal for positions that differ in nothing that matters to the rest of this move."""
    moving = state.phase == STEP and state.turn == seat
    car = state.cars[seat]
    key = [
        moving,
        state.steps if moving else 0,
        state.changes if moving else 0,
        car.cell,
        car.gear,
        car.at_rest,
    ]
    return (*key, *(other.marker for other in state.cars))


class DeclareOdds:
    """What a declared gear can bring, over the six faces of the die."""

    def __init__(self, action: Action, gear: int) -> None:
        self.action = action
        self.gear = gear
        """The gear declared."""
        self.shift_fails = Fraction(0)
        self.steps: list[int] = []
        """Positions to drive, one entry for each face of the die."""
        self.stop = Fraction(0)
        """No way round: whatever the steps, the car is stopped."""
        self.harm = Fraction(0)
        """No way round: whatever the steps, the car is stopped or damaged."""
        self.loss = Fraction(0)
        """Expected loss of marker points if the steps are chosen to lose as little as possible."""
        self.win = Fraction(0)


def declare_odds(state: RaliState) -> list[DeclareOdds]:
    """For each gear that may be declared, the exact chances; steps are assumed to be chosen with care."""
    seat = state.turn
    found: list[DeclareOdds] = []
    for action in state.legal(seat):
        declared = _after(state, seat, action)
        odds = DeclareOdds(action, declared.declared)
        outcomes = declared.chance()
        total = sum(weight for _, weight in outcomes)
        for outcome, weight in outcomes:
            chance = Fraction(weight, total)
            rolled = declared.copy()
            rolled.resolve(outcome)
            odds.steps.append(rolled.steps)
            if rolled.cars[seat].gear != odds.gear:
                odds.shift_fails += chance
            ends = move_ends(rolled)
            if any(end.won for end in ends):
                odds.win += chance
            if all(end.stopped for end in ends):
                odds.stop += chance
            if not any(end.clean for end in ends):
                odds.harm += chance
            odds.loss += chance * min(end.lost for end in ends)
        found.append(odds)
    return found


class StepOdds:
    """What one step leads onto, and what is still possible behind it."""

    def __init__(self, state: RaliState, action: Action, ends: list[End]) -> None:
        board = state.board
        cell = target(state, action)
        effect = board.effect[cell]
        gear = state.cars[state.turn].gear
        self.action = action
        self.cell = board.ids[cell]
        self.crash: Seat | None = occupant(state, cell) if taken(state, cell) else None
        """The seat whose car would be hit."""
        acts = effect is not None and gear > effect.above and self.crash is None
        self.obstacle: str | None = effect.kind if effect is not None and acts else None
        """The obstacle that would act on the car."""
        self.repair: str | None = {STATION: "station", BOX: "box"}.get(board.kind[cell])
        self.clean = any(end.clean for end in ends)
        """The rest of the move can be driven without stop or damage."""
        self.least_loss = min(end.lost for end in ends)
        self.can_drive_on = not all(end.stopped for end in ends)
        self.wins = any(end.won for end in ends)


def step_odds(state: RaliState) -> list[StepOdds]:
    """For each legal step, what it does at once and what remains possible."""
    ends = move_ends(state)
    return [
        StepOdds(state, action, [end for end in ends if end.first == action])
        for action in state.legal(state.turn)
    ]
