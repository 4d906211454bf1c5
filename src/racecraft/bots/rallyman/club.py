"""The club driver of Rallyman: a good heuristic, one turn ahead."""

from __future__ import annotations

from racecraft.bots.bot import UNLIMITED, Bot, Budget, Sight
from racecraft.engine.state import Action
from racecraft.games.rallyman.actions import (
    ATTACK,
    DROP_EARLIER,
    DROP_LATER,
    END,
    ROLLED,
    SISU_YES,
    SPARE_NO,
    SPARE_YES,
    SUMMER_TYRES,
    THROW_DICE,
    WINTER_TYRES,
    die_of,
    is_step,
    line_of,
    mode_of,
)
from racecraft.games.rallyman.figures import GAS
from racecraft.games.rallyman.order import (
    BETWEEN,
    DROP,
    FIRST,
    NEXT,
    PLAN,
    REST,
    SISU,
    SPARE,
    TYRE,
    take_head,
)
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import (
    ALARM_LIMIT,
    BUMPY,
    OVERSPEED,
    RETIRED,
    ROAD_LINE,
    SNOW_ALARM_LIMIT,
    SUMMER,
    WRECK,
    Head,
    advance,
    gear_of,
    landing,
    risk,
    snowy,
    steps,
)

# What things are worth, in seconds.
PACE = 4.3
"""A space of road still to be driven."""
TROUBLE = 45.0
"""Standing in neutral, perhaps in a ditch, besides the sixty seconds on the card."""
WRECKED = 2000.0
TRAPPED = 70.0
"""Beginning a turn without any step that keeps control."""
LONGEST_PLAN = 5
"""Dice of an attack that are looked at; more than these are never worth the risk."""

Key = tuple[int, ...]


class Club(Bot):
    """Weighs every die of the present turn against what may happen, and looks one turn ahead on an empty
    road."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(seed, budget)
        self._turn = Turn()

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        state = sight.sample(self.source)
        assert isinstance(state, RallymanState)
        phase = state.phase
        if phase in (FIRST, NEXT, PLAN):
            self._turn.look_at(state)
            return self._turn.next_plan_step() if phase == PLAN else self._turn.best(sight.legal)
        if phase == REST:
            return rest(state, sight.legal)
        if phase == DROP:
            return drop(state)
        if phase == SPARE:
            return wheel(state)
        if phase == TYRE:
            return tyres(state)
        return {BETWEEN: SPARE_YES, SISU: SISU_YES}[phase]


# --- Questions answered by rule of thumb --------------------------------------------------------------------


def tyres(state: RallymanState) -> Action:
    """Winter tyres if most of the stage lies under snow."""
    white = sum(snowy(state, index) for index in range(state.stage.length))
    return WINTER_TYRES if 2 * white > state.stage.length else SUMMER_TYRES


def wheel(state: RallymanState) -> Action:
    """A wheel is worth half a minute while much of the stage is still ahead, or without any gas."""
    car = state.cars[state.turn]
    ahead = state.stage.length - car.index
    return SPARE_YES if ahead > (25 if car.punctures > 1 else 45) else SPARE_NO


def drop(state: RallymanState) -> Action:
    """The gas die with a !, if only one has it."""
    faces = [face for action, face in zip(state.plan, state.faces, strict=True) if die_of(action) == GAS]
    return DROP_LATER if faces[1] > faces[0] else DROP_EARLIER


def rest(state: RallymanState, legal: list[Action]) -> Action:
    """On while the die that lies there does no harm."""
    if state.faces[0] and state.alarms + 1 >= ALARM_LIMIT and not state.sisu_on:
        return END
    return next(action for action in legal if action != END)


# --- The turn -----------------------------------------------------------------------------------------------


class Turn:
    """The values of everything that can be done with the dice of one turn, in expected seconds to the
    finish."""

    def __init__(self) -> None:
        self.state: RallymanState | None = None
        self.ahead: dict[Key, float] = {}
        """Seconds to the finish from the end of a turn, on an empty road: kept while the car and the road
        stay."""
        self.within: dict[Key, float] = {}
        self._road: Key = ()
        self._empty: RallymanState | None = None

    def look_at(self, state: RallymanState) -> None:
        self.state = state
        self.within = {}
        car = state.cars[state.turn]
        road = (state.stage_number, state.snow, car.lost, car.punctures, car.tyres, state.turn, *state.mud)
        if road != self._road:
            self._road = road
            self.ahead = {}
        empty = state.copy()
        for seat, other in enumerate(empty.cars):
            if seat != state.turn:
                other.status = RETIRED
        empty.wheel_changed = False
        self._empty = empty

    @property
    def now(self) -> RallymanState:
        assert self.state is not None
        return self.state

    @property
    def empty(self) -> RallymanState:
        assert self._empty is not None
        return self._empty

    # --- After the turn ---

    def rested(self, index: int, line: int, gear: int) -> float:
        """Seconds to the finish for a car that ends its turn so: the best careful next turn, then a steady
        pace."""
        key = (index, line, gear)
        if key not in self.ahead:
            self.ahead[key] = self._next_turn(Head(index, line, gear, 0, 0, 0, 0, 0))
        return self.ahead[key]

    def _next_turn(self, start: Head) -> float:
        empty = self.empty
        length = empty.stage.length
        if start.index >= length:
            return 0.0
        best = TRAPPED + PACE * float(length - start.index)
        seen: set[Key] = set()
        open = [start]
        while open:
            head = open.pop()
            for action in steps(empty, head, True, False):
                after = head.copy()
                advance(empty, after, die_of(action), line_of(action))
                key = (after.index, after.line, after.gear, after.used, after.gas)
                if key in seen:
                    continue
                seen.add(key)
                left = float(max(0, length - after.index))
                best = min(best, empty.setup.card_seconds[after.gear] + PACE * left)
                if left:
                    open.append(after)
        return best

    def ended(self, head: Head) -> float:
        """The turn ends here under control."""
        return self.now.setup.card_seconds[head.gear] + self.rested(head.index, head.line, head.gear)

    def lost(self, head: Head) -> float:
        """Control is lost here."""
        if head.index >= self.now.stage.length:
            return self.now.setup.card_seconds[head.gear] + TROUBLE / 3
        return self.now.setup.card_seconds[0] + TROUBLE + self.rested(head.index, ROAD_LINE, 0)

    # --- Die by die ---

    def step(self, head: Head, action: Action, alarms: int, snow: int, sets: bool) -> float:
        """The expected value of a step, driven on in the best way."""
        state = self.now
        die, line = die_of(action), line_of(action)
        gear = gear_of(head, die)
        level = risk(state, head, line, gear)
        if level == WRECK:
            return WRECKED
        white = snowy(state, landing(state.stage, head, line, gear))
        after = head.copy()
        advance(state, after, die, line)
        if level == OVERSPEED:
            return self.lost(after)
        well = self.go_on(after, alarms, snow)
        if sets or state.setup.easy or state.sisu_on:
            return well
        chance = state.setup.hazard[die] / 6
        if level == BUMPY or self.too_many(alarms + 1, snow + white):
            badly = self.lost(after)
        else:
            badly = self.go_on(after, alarms + 1, snow + white)
        return (1 - chance) * well + chance * badly

    def too_many(self, alarms: int, snow: int) -> bool:
        summer = self.now.cars[self.now.turn].tyres == SUMMER
        return alarms >= ALARM_LIMIT or (summer and snow >= SNOW_ALARM_LIMIT)

    def go_on(self, head: Head, alarms: int, snow: int) -> float:
        """The better of ending the turn here and the best further die."""
        if head.index >= self.now.stage.length:
            return float(self.now.setup.card_seconds[head.gear])
        key = (head.index, head.line, head.gear, head.used, head.gas, alarms, snow)
        if key not in self.within:
            best = self.ended(head)
            for action in steps(self.now, head, True, False):
                best = min(best, self.step(head, action, alarms, snow, False))
            self.within[key] = best
        return self.within[key]

    def best(self, legal: list[Action]) -> Action:
        state = self.now
        head = state.head
        values: dict[Action, float] = {}
        for action in legal:
            if action == END:
                values[action] = self.ended(head)
            elif action == ATTACK:
                values[action] = self.best_plan()[0]
            elif is_step(action):
                sets = mode_of(action) != ROLLED
                cost = float(state.set_dice + 1) if sets else 0.0
                values[action] = cost + self.step(head, action, state.alarms, state.snow_alarms, sets)
        return min(values, key=lambda action: values[action])

    # --- All at once ---

    def best_plan(self) -> tuple[float, list[Action]]:
        """The attack with the smallest expected time among those of a few dice, and its value."""
        state = self.now.copy()
        take_head(state)
        best: tuple[float, list[Action]] = (WRECKED * 2, [])
        open: list[tuple[Head, list[Action], dict[tuple[int, int], float], float]] = [
            (state.head, [], {(0, 0): 1.0}, 0.0)
        ]
        while open:
            head, plan, counts, lost = open.pop()
            for action in steps(state, head, True, False):
                after, after_counts, after_lost = self._thrown(state, head, action, counts, lost)
                longer = [*plan, action]
                value = sum(after_counts.values()) * self.ended(after) + after_lost - len(longer)
                if len(longer) >= 2 and value < best[0] and self._begun(longer):
                    best = (value, longer)
                if len(longer) < LONGEST_PLAN and after.index < state.stage.length:
                    open.append((after, longer, after_counts, after_lost))
        return best

    def _begun(self, plan: list[Action]) -> bool:
        """Whether the plan goes on from what is planned already."""
        made = self.now.plan
        return plan[: len(made)] == made

    def _thrown(
        self,
        state: RallymanState,
        head: Head,
        action: Action,
        counts: dict[tuple[int, int], float],
        lost: float,
    ) -> tuple[Head, dict[tuple[int, int], float], float]:
        """One die more of a plan: how many ! there can be by now, and what is lost by those that were too
        many."""
        die, line = die_of(action), line_of(action)
        gear = gear_of(head, die)
        bumpy = risk(state, head, line, gear) == BUMPY
        white = snowy(state, landing(state.stage, head, line, gear))
        after = head.copy()
        advance(state, after, die, line)
        chance = state.setup.hazard[die] / 6
        found: dict[tuple[int, int], float] = {}
        for (alarms, snow), weight in counts.items():
            found[alarms, snow] = found.get((alarms, snow), 0.0) + weight * (1 - chance)
            if bumpy or self.too_many(alarms + 1, snow + white):
                lost += weight * chance * self.lost(after)
            else:
                more = (alarms + 1, snow + white)
                found[more] = found.get(more, 0.0) + weight * chance
        return after, found, lost

    def next_plan_step(self) -> Action:
        plan = self.best_plan()[1]
        made = len(self.now.plan)
        return plan[made] if made < len(plan) else THROW_DICE
