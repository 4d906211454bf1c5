"""What a decision in Ралі can lead to: the ends of a move, and the exact chances before the die is thrown."""

from __future__ import annotations

from fractions import Fraction

from racecraft.engine.errors import IllegalAction
from racecraft.engine.state import Action, Seat
from racecraft.games.rali.actions import LEFT, RIGHT
from racecraft.games.rali.board import BOX, STATION
from racecraft.games.rali.phases import DECLARE, OVER, STEP
from racecraft.games.rali.rules import must_wait, occupant, taken, target
from racecraft.games.rali.standing import progress
from racecraft.games.rali.state import RaliState

Key = tuple[int, ...]


class End:
    """One way a move can end: where the car stands then, and what it cost."""

    def __init__(self, before: RaliState, after: RaliState, seat: Seat, first: Action) -> None:
        car = after.cars[seat]
        self.state = after
        self.seat = seat
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
    """A move or the beginning of one: its steps, the cells that they lead to, and how it ends."""

    def __init__(self, steps: list[Action], cells: list[str], crash: Seat | None, end: End | None) -> None:
        self.steps = steps
        self.cells = cells
        self.crash = crash
        """The seat whose car the last step runs into."""
        self.end = end
        """None if steps are left to drive."""

    @property
    def aim(self) -> str:
        """The cell that the last step leads to."""
        return self.cells[-1]

    @property
    def changes(self) -> int:
        """Lane changes on the way."""
        return sum(1 for step in self.steps if step in (LEFT, RIGHT))

    def rank(self) -> tuple[bool, int, bool, Fraction, int, int]:
        """The lower the better: a win, then the least damage, no stop, the most rows, the fewest steps and
        lane changes."""
        end = self.end
        assert end is not None
        return not end.won, end.lost, end.stopped, -end.rows, len(self.steps), self.changes


def follow(state: RaliState, steps: list[Action]) -> Way:
    """The way that these steps drive; IllegalAction if one of them may not be made, or the move is over
    before it."""
    seat = state.turn
    now = state.copy()
    cells: list[str] = []
    crash: Seat | None = None
    for action in steps:
        if not _moving(now, seat):
            raise IllegalAction("the move is over before this step")
        if action in now.legal(seat):
            goal = target(now, action)
            cells.append(state.board.ids[goal])
            crash = occupant(now, goal) if taken(now, goal) else None
        now.play(seat, action)
    end = None if _moving(now, seat) else End(state, now, seat, steps[0])
    return Way(list(steps), cells, crash, end)


def best_ways(state: RaliState) -> list[Way]:
    """For every cell at which the move under way can end, the best way there, the best of all first."""
    ends, _ = _ways(state)
    return sorted(ends.values(), key=Way.rank)


def ways_between(state: RaliState) -> list[Way]:
    """For every cell that the move under way can pass, the way there that costs least and keeps most lane
    changes; cells at which it can only end are left out."""
    _, passed = _ways(state)
    return list(passed.values())


def _ways(state: RaliState) -> tuple[dict[str, Way], dict[str, Way]]:
    """The best ways to every cell at which the move can end, and to every cell that it can pass."""
    seat = state.turn
    ends: dict[str, Way] = {}
    passed: dict[str, Way] = {}
    costs: dict[str, tuple[int, int]] = {}
    done: set[Key] = set()
    frontier: list[tuple[RaliState, list[Action], list[str]]] = [(state, [], [])]
    while frontier:
        reached: list[tuple[RaliState, list[Action], list[str]]] = []
        for before, steps, cells in frontier:
            for action in before.legal(seat):
                goal = target(before, action)
                after = _after(before, seat, action)
                whole, through = [*steps, action], [*cells, state.board.ids[goal]]
                if _moving(after, seat):
                    key = _key(after, seat)
                    if key in done:
                        continue
                    done.add(key)
                    reached.append((after, whole, through))
                    cost = (state.cars[seat].marker - after.cars[seat].marker, -after.changes)
                    if through[-1] not in costs or cost < costs[through[-1]]:
                        costs[through[-1]] = cost
                        passed[through[-1]] = Way(whole, through, None, None)
                    continue
                crash = occupant(before, goal) if taken(before, goal) else None
                way = Way(whole, through, crash, End(state, after, seat, whole[0]))
                known = ends.get(way.aim)
                if known is None or way.rank() < known.rank():
                    ends[way.aim] = way
        frontier = reached
    return ends, passed


def _moving(state: RaliState, seat: Seat) -> bool:
    """The seat has steps left to drive."""
    return state.phase == STEP and state.turn == seat


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
        self.pit = Fraction(0)
        """Unhurt only by pulling in for repairs, which is a stop too."""
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
            clean = [end for end in ends if end.clean]
            if not clean:
                odds.harm += chance
            elif all(end.repaired for end in clean):
                odds.pit += chance
            odds.loss += chance * min(end.lost for end in ends)
        found.append(odds)
    return found


def next_throw(end: End) -> dict[Action, DeclareOdds]:
    """What each gear could bring next from where a move has ended, as the cars stand then; nothing if the
    race is over or no way leads on."""
    state = end.state.copy()
    if state.phase == OVER or must_wait(state, state.cars[end.seat]):
        return {}
    state.turn, state.phase = end.seat, DECLARE
    return {odds.action: odds for odds in declare_odds(state)}


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
