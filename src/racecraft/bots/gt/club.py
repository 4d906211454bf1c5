"""The club driver of Rallyman: GT: a good heuristic, one turn ahead."""

from __future__ import annotations

from fractions import Fraction

from racecraft.bots.bot import UNLIMITED, Bot, Budget, Sight
from racecraft.engine.state import Action
from racecraft.games.gt import relay
from racecraft.games.gt.actions import (
    BOTH_FIRST,
    CHOOSE_FIRST,
    FLAT_OUT,
    FLYING,
    NO_PIT,
    ONE_BY_ONE,
    RELAY_FIRST,
    REPAIRS,
    SECURE,
    STEP_DICE,
    STEPS,
    STOP,
    THROW,
    TYRES_FIRST,
)
from racecraft.games.gt.board import NOWHERE, WAYS, Circuit
from racecraft.games.gt.dashboard import ASPHALT, OFF, RAIN, SOFT, WET, side
from racecraft.games.gt.phases import CHOOSE, DRIVE, PIT, PLAN, RELAY
from racecraft.games.gt.planning import dice_of_step, gear_after, step_hazards, taken
from racecraft.games.gt.rules import secure_cost
from racecraft.games.gt.state import GTState
from racecraft.odds.gt import hazard_distribution

# What things are worth, in stations of track.
GEAR_WORTH = 0.35
FOCUS_WORTH = 0.3
ENOUGH_FOCUS = 12
SPIN_COST = 7.0
OFF_COST = 13.0
TOKEN_COST = 2.0
TOO_FAST_COST = 9.0
"""Ending a turn so fast that the next one cannot be safe."""
FINISH_WORTH = 100.0
BEAM = 10
"""Plans kept at each length while looking for the best."""


class Road:
    """What a driver remembers of a circuit: from where, in which gear and with how many brakes one still
    gets round."""

    def __init__(self, circuit: Circuit) -> None:
        self.circuit = circuit
        self._known: dict[tuple[int, int, int, int], bool] = {}

    def safe(self, cell: int, gear: int, brakes: int, depth: int = 5) -> bool:
        """Whether the next spaces can be driven below every cap."""
        if depth == 0 or gear == 0:
            return True
        key = (cell, gear, brakes, depth)
        if key not in self._known:
            self._known[key] = any(
                self.safe(self.circuit.way[edge], slower, brakes - max(0, gear - slower - 1), depth - 1)
                for edge in range(cell * WAYS, cell * WAYS + WAYS)
                if self.circuit.way[edge] != NOWHERE
                for slower in range(max(1, gear - 1 - brakes), gear + 1)
                if slower <= self.circuit.way_cap[edge]
            )
        return self._known[key]


_roads: dict[int, Road] = {}


def road_of(circuit: Circuit) -> Road:
    if id(circuit) not in _roads:
        _roads[id(circuit)] = Road(circuit)
    return _roads[id(circuit)]


class Drive:
    """A plan, step by step, with what each step brings and risks."""

    def __init__(self, state: GTState) -> None:
        self.state = state
        self.cells: list[int] = []
        self.gears: list[int] = []
        self.progress: list[int] = []
        self.dice: list[list[int]] = []
        self.throws: list[list[float]] = []
        self.track: list[int] = []
        self.over: list[bool] = []
        circuit = state.circuit
        car = state.cars[state.turn]
        cell, gear, wrap = state.start_cell, car.marker, car.wrap
        if state.done and circuit.front[state.start_cell] > circuit.front[car.cell]:
            wrap -= 1
        for action in state.plan:
            die = action % STEP_DICE
            edge = cell * WAYS + action // STEP_DICE
            kinds = dice_of_step(gear, die)
            gear = gear_after(gear, die)
            cell = circuit.way[edge]
            wrap += circuit.way_seam[edge]
            self.cells.append(cell)
            self.gears.append(gear)
            self.progress.append(wrap * circuit.length + circuit.front[cell])
            self.dice.append(kinds)
            self.throws.append(chances(tuple(kinds)))
            self.track.append(step_hazards(circuit, edge, gear))
            self.over.append(gear > circuit.way_cap[edge])

    def end(self, step: int) -> float:
        """How good it is to end the turn after this step."""
        if self.progress[step] > self.state.setup.final_line:
            return float(self.progress[step]) + FINISH_WORTH
        return standing(self.state, self.cells[step], self.gears[step], self.progress[step])

    def loss(self, step: int) -> float:
        """How bad it is to lose control in this step."""
        if self.progress[step] > self.state.setup.final_line:
            return float(self.progress[step]) + FINISH_WORTH
        return loss(self.state, self.cells[step], self.gears[step], self.progress[step])

    def one_by_one(self, step: int, hazards: int) -> float:
        """The worth of having come to this step with so many hazards, stopping when it is wise to."""
        thrown = self.thrown(step, hazards)
        return thrown if step == 0 else max(thrown, self.end(step - 1))

    def thrown(self, step: int, hazards: int) -> float:
        """The worth of throwing the dice of this step."""
        if self.state.plan[step] % STEP_DICE == FLYING:
            fails = self.throws[step][1]
            return fails * self.end(step) + (1 - fails) * self.driven(step, hazards)
        return sum(
            share * self.driven(step, hazards + count) for count, share in enumerate(self.throws[step])
        )

    def driven(self, step: int, hazards: int) -> float:
        """The worth of having made this step with so many hazards before those of the track."""
        total = hazards + self.track[step]
        if self.over[step] or total >= self.state.limit:
            return self.loss(step)
        if step == len(self.cells) - 1 or self.progress[step] > self.state.setup.final_line:
            return self.end(step)
        return self.one_by_one(step + 1, total)

    def flat_out(self) -> float:
        """The worth of throwing everything at once; a loss is placed where the last step ends, at worst."""
        shares = chances(tuple(kind for kinds in self.dice for kind in kinds))
        track = sum(self.track)
        last = len(self.cells) - 1
        lost = 1.0 if self.over[last] else sum(shares[max(0, self.state.limit - track) :])
        worst = min(self.loss(step) for step in range(last + 1))
        focus = sum(1 for kinds in self.dice for kind in kinds if kind < 7)
        room = max(0, ENOUGH_FOCUS - self.state.cars[self.state.turn].focus)
        return lost * worst + (1 - lost) * self.end(last) + FOCUS_WORTH * float(min(focus, room))


_chances: dict[tuple[int, ...], list[float]] = {}


def chances(kinds: tuple[int, ...]) -> list[float]:
    """The distribution of hazards of some dice, remembered."""
    if kinds not in _chances:
        _chances[kinds] = [float(share) for share in hazard_distribution(list(kinds))]
    return _chances[kinds]


def standing(state: GTState, cell: int, gear: int, progress: int) -> float:
    """How good it is to stand there in that gear at the end of a turn."""
    safe = road_of(state.circuit).safe(cell, gear, state.brake_max)
    return float(progress) + GEAR_WORTH * float(gear) - (0.0 if safe else TOO_FAST_COST)


def loss(state: GTState, cell: int, gear: int, progress: int) -> float:
    """How bad it is to lose control there in that gear."""
    car = state.cars[state.turn]
    now = side(car.car_class, car.tyre, state.weather)
    boards = state.setup.boards
    tokens = boards.lost_tokens[now][gear * 3 + state.circuit.danger[cell]]
    cost = OFF_COST if boards.lost_marker[now][gear] == OFF else SPIN_COST
    return float(progress) - cost - TOKEN_COST * float(tokens)


def worth(state: GTState) -> tuple[float, Action]:
    """The better way to drive the plan on the table, and what it is worth."""
    plan = Drive(state)
    careful, bold = plan.one_by_one(0, 0), plan.flat_out()
    return (bold, FLAT_OUT) if bold >= careful else (careful, ONE_BY_ONE)


def best_plan(state: GTState) -> list[Action]:
    """The actions from here to the start of the drive: the best plan found by keeping the most promising
    ones."""
    seat = state.turn
    best: tuple[float, list[Action]] | None = None
    beam: list[tuple[GTState, list[Action]]] = [(state, [])]
    while beam:
        grown: dict[tuple[int, ...], tuple[float, GTState, list[Action]]] = {}
        for parent, actions in beam:
            for action in parent.legal(seat):
                if action >= STEPS:
                    continue
                twin = parent.copy()
                twin.play(seat, action)
                value, mode = worth(twin)
                taken_actions = [*actions, action]
                if best is None or value > best[0]:
                    best = (value, [*taken_actions, mode])
                key = (twin.plan_cell, twin.plan_gear, twin.used, twin.coasts, twin.brakes)
                if not twin.closed and (key not in grown or value > grown[key][0]):
                    grown[key] = (value, twin, taken_actions)
        kept = sorted(grown.values(), key=lambda entry: -entry[0])[:BEAM]
        beam = [(twin, actions) for _, twin, actions in kept]
    if best is None or (state.plan and worth(state)[0] >= best[0]):
        return [worth(state)[1]]
    return best[1]


class Club(Bot):
    """Weighs distance against the exact risk of a plan, one turn ahead, and knows when to stop."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(seed, budget)
        self._planned: list[Action] = []
        self._for: tuple[int, ...] = ()

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        state = sight.sample(self.source)
        assert isinstance(state, GTState)
        if state.phase == PLAN:
            return self._next_step(state, sight.legal)
        if state.phase == DRIVE:
            return drive_choice(state, sight.legal)
        if state.phase == RELAY:
            return RELAY_FIRST + max(range(len(state.relays)), key=lambda n: relay_worth(state, n))
        if state.phase == PIT:
            return pit_choice(state, sight.legal)
        if state.phase == CHOOSE:
            return CHOOSE_FIRST + (RAIN if state.weather == WET else ASPHALT)
        return free_verge(state, sight.legal)

    def _next_step(self, state: GTState, legal: list[Action]) -> Action:
        """Follows the plan made when the turn began, as long as the table is as it was then."""
        now = (state.round, state.turn, state.start_cell, *state.plan)
        if now != self._for or not self._planned or self._planned[0] not in legal:
            self._planned = best_plan(state)
        action = self._planned.pop(0)
        self._for = (*now, action)
        return action


def drive_choice(state: GTState, legal: list[Action]) -> Action:
    """Throw, secure or stop, whichever is worth most."""
    plan = Drive(state)
    values = {THROW: plan.thrown(state.done, state.hazards)}
    if STOP in legal:
        values[STOP] = plan.end(state.done - 1)
    if SECURE in legal:
        values[SECURE] = plan.driven(state.done, state.hazards) - FOCUS_WORTH * float(secure_cost(state))
    return max(values, key=lambda action: values[action])


def relay_worth(state: GTState, number: int) -> float:
    outcome = state.relays[number]
    progress = relay.progress_of(outcome)
    if progress > state.setup.final_line:
        return float(progress) + FINISH_WORTH
    return loss(state, relay.cell_of(outcome), relay.gear_of(outcome), progress)


def pit_choice(state: GTState, legal: list[Action]) -> Action:
    """Repairs when too many dice are gone, tyres when the weather has left them behind and much is still to
    drive."""
    car = state.cars[state.turn]
    damage = car.gear_tokens + car.brake_tokens + car.coast_tokens
    to_drive = (
        Fraction(state.setup.final_line - state.circuit.front[car.cell], state.circuit.length) - car.wrap
    )
    fit = RAIN if state.weather == WET else ASPHALT
    unfit = car.tyre != fit and not (car.tyre == SOFT and state.weather != WET and car.wear < 6)
    if damage >= 3 and to_drive > Fraction(1, 3):
        return BOTH_FIRST + fit if unfit and BOTH_FIRST + fit in legal else REPAIRS
    if unfit and to_drive > Fraction(2, 3) and TYRES_FIRST + fit in legal:
        return TYRES_FIRST + fit
    return NO_PIT


def free_verge(state: GTState, legal: list[Action]) -> Action:
    """The side on which the way back is free."""
    cell = state.cars[state.turn].cell
    return legal[1] if taken(state, state.circuit.left_return[cell]) else legal[0]
