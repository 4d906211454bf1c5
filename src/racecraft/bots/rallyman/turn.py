"""What a driver of Rallyman weighs: every option of a decision in expected seconds to the end of the rally.

The turn under way is looked at on the road as it is, cars and mud included; what comes behind it is the
solved value of the empty stage.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.bots.bot import Weighed
from racecraft.bots.rallyman.stages import value_of
from racecraft.engine.state import Action
from racecraft.games.rallyman.actions import (
    ATTACK,
    DROP_EARLIER,
    END,
    ROLLED,
    SISU_YES,
    SPARE_YES,
    STUCK,
    SUMMER_TYRES,
    THROW_DICE,
    die_of,
    line_of,
    mode_of,
    step_action,
)
from racecraft.games.rallyman.figures import GAS, GAS_DICE
from racecraft.games.rallyman.phases import BETWEEN, DROP, FIRST, NEXT, PLAN, REST, SISU, SPARE
from racecraft.games.rallyman.state import Car, RallymanState
from racecraft.games.rallyman.steps import (
    BUMPY,
    DRIVING,
    OVERSPEED,
    SPUN,
    SUMMER,
    WINTER,
    Head,
    advance,
)
from racecraft.odds.rallyman.attack import ALL_GAS, GAS_ON_ASPHALT, GAS_ON_SNOW, GASES, NO_DICE, NO_GAS
from racecraft.odds.rallyman.dangers import MOST_DICE, Model
from racecraft.odds.rallyman.road import Road, gear_of_place, index_of, place_of
from racecraft.odds.rallyman.sweep import Sweep

IN_REACH: Final = 16
"""Spaces that a turn may cover, jumps included."""


class Turn:
    """The options of one decision after another; what was found stays while the turn goes on unchanged."""

    def __init__(self, model: Model) -> None:
        self.model = model
        self.state: RallymanState | None = None
        self.sweep: Sweep | None = None
        self._seen = ""

    def forget(self) -> None:
        self._seen = ""

    # --- Looking ---

    def look_at(self, state: RallymanState, nodes: int = 0) -> None:
        """Takes in a position of the car to drive: the whole turn, or as many dice far as leads to no more
        than so many places."""
        car = state.cars[state.turn]
        self.state = state
        seen = (
            f"{state.stage_number} {state.round} {state.turn} {state.snow} {state.mud} "
            f"{car.punctures} {car.lost} {car.spare} {car.sisu}"
        )
        place = car_place(car) if state.phase == PLAN else head_place(state.head)
        if seen == self._seen and nodes == 0 and self.sweep is not None and self.sweep.slot[place] >= 0:
            return
        self._seen = seen
        value = value_of(state.setup, state.stage_number, state.snow, car.tyres, self.model)
        road = as_it_is(state) if in_the_way(state) else value.road
        sweep = Sweep(value, road)
        sweep.only_first_gear = state.wheel_changed
        self.sweep = sweep
        layer = value.layer(car.lost, car.punctures, car.spare)
        sweep.look_ahead(layer, place, dice_within(road, place, nodes) if nodes else MOST_DICE)

    # --- Weighing ---

    def weigh(self, legal: list[Action]) -> list[Weighed]:
        """The legal actions of the position looked at, each with its value (seconds, less than nothing) and
        its risk."""
        state, sweep = self.state, self.sweep
        assert state is not None
        assert sweep is not None
        phase = state.phase
        if phase == FIRST or phase == NEXT:
            return [self.step(state, sweep, action) for action in legal]
        if phase == PLAN:
            return [self.planned(state, sweep, action) for action in legal]
        if phase == REST:
            return [self.rest(state, sweep, action) for action in legal]
        if phase == SISU:
            return [self.sisu(state, sweep, action) for action in legal]
        if phase == SPARE:
            return [self.wheel(state, sweep, action) for action in legal]
        if phase == DROP:
            return [self.drop(state, action) for action in legal]
        assert phase == BETWEEN
        return [Weighed(action, 1.0 if action == SPARE_YES else 0.0) for action in legal]

    def step(self, state: RallymanState, sweep: Sweep, action: Action) -> Weighed:
        """A die, an attack, or the end of the turn."""
        value = sweep.value
        car = state.cars[state.turn]
        place = head_place(state.head)
        held: i64 = 1 if car.sisu else 0
        most = sweep.piles - 1
        if action == STUCK:
            return Weighed(action, 0.0)
        if action == END:
            ended = value.cards[state.head.gear] + value.seconds(sweep.layer, place, held, car.tokens)
            return Weighed(action, -ended, 0.0)
        if action == ATTACK:
            return self.attack(state, sweep, action, [])
        road = sweep.road
        rolled = step_action(die_of(action), line_of(action), ROLLED)
        step = step_of(road, place, rolled)
        dice = sweep.dice_after(state.head.gear, row_of(state.head), gas_of(state.head), step)
        danger: i64 = value.dangers.of(state)
        tokens: i64 = car.tokens
        if mode_of(action) == ROLLED:
            counted = tokens if tokens < most else most
            found = sweep.rolled(step, dice, danger, counted) - float(tokens - counted)
            return Weighed(action, -found, self.risk(sweep, step, danger))
        left = tokens - state.set_dice - 1
        counted = left if left < most else most
        found = sweep.settled(step, dice, danger, counted) - float(left - counted)
        return Weighed(action, -found, 1.0 if road.risk[step] >= OVERSPEED else 0.0)

    def risk(self, sweep: Sweep, step: i64, danger: i64) -> float:
        """How likely a rolled die costs control, or needs sisu to keep it."""
        road = sweep.road
        if road.risk[step] >= OVERSPEED:
            return 1.0
        lost = sweep.value.dangers.warned[road.white[step] * sweep.states + danger] < 0
        if danger == 0 or not (lost or road.risk[step] == BUMPY):
            return 0.0
        return sweep.value.hazard[road.die[step]]

    def attack(self, state: RallymanState, sweep: Sweep, action: Action, begun: list[int]) -> Weighed:
        """The best plan that begins so."""
        car = state.cars[state.turn]
        tokens: i64 = car.tokens if car.tokens < sweep.piles else sweep.piles - 1
        sisu: i64 = 1 if car.sisu and sweep.sisus == 2 else 0
        sweep.prefix = begun
        sweep.plan_at = sisu * sweep.piles + tokens
        sweep.weigh_attacks(car_place(car))
        sweep.prefix = []
        found = sweep.attack[sweep.plan_at] - float(car.tokens - tokens)
        return Weighed(action, -found, sweep.plan_risk)

    def planned(self, state: RallymanState, sweep: Sweep, action: Action) -> Weighed:
        """A further die, or the plan as it is."""
        if action != THROW_DICE:
            return self.attack(state, sweep, action, [*state.plan, action])
        dice = sweep.dice
        sweep.dice = len(state.plan)
        found = self.attack(state, sweep, action, state.plan)
        sweep.dice = dice
        return found

    def rest(self, state: RallymanState, sweep: Sweep, action: Action) -> Weighed:
        """The next die lies on the table, so its effect is known."""
        value = sweep.value
        car = state.cars[state.turn]
        place = head_place(state.head)
        held: i64 = 1 if car.sisu else 0
        if action == END:
            ended = value.cards[state.head.gear] + value.seconds(sweep.layer, place, held, car.tokens)
            return Weighed(action, -ended, 0.0)
        road = sweep.road
        step = step_of(road, place, action)
        to: i64 = road.to[step]
        if state.faces[0] and self.risk(sweep, step, value.dangers.of(state)) > 0.0:
            return Weighed(action, -sweep.lost(to, 0, 0, 0) + float(car.tokens), 1.0)
        if index_of(to) == road.length:
            return Weighed(action, -value.cards[gear_of_place(to)] + float(car.tokens), 0.0)
        ended = value.cards[gear_of_place(to)] + value.seconds(sweep.layer, to, held, car.tokens)
        return Weighed(action, -ended, 0.0)

    def sisu(self, state: RallymanState, sweep: Sweep, action: Action) -> Weighed:
        """The card against what the loss of control would cost."""
        car = state.cars[state.turn]
        tokens: i64 = car.tokens if car.tokens < sweep.piles else sweep.piles - 1
        place = head_place(state.head)
        if action != SISU_YES:
            held: i64 = 1 if sweep.sisus == 2 else 0
            return Weighed(action, -sweep.lost(place, 0, held, tokens))
        if not state.plan:
            dice = (row_of(state.head) * GASES + gas_of(state.head)) * sweep.block
            return Weighed(action, -sweep.within[sweep.slot[place] * sweep.size + dice + tokens])
        head = state.head.copy()
        for planned in state.plan:
            advance(state, head, die_of(planned), line_of(planned))
        ended = self.ended(sweep, head, tokens)
        return Weighed(action, -ended)

    def ended(self, sweep: Sweep, head: Head, tokens: i64) -> float:
        """The turn ends with this head, without the sisu card."""
        value = sweep.value
        layer = sweep.layer
        card = value.cards[head.gear]
        if head.index >= sweep.road.length:
            return card - float(tokens) + value.end(layer.lost, layer.punctures, layer.spare, 0)
        return card + value.seconds(layer, head_place(head), 0, tokens)

    def wheel(self, state: RallymanState, sweep: Sweep, action: Action) -> Weighed:
        """Half a minute and a start from first gear, or on without."""
        value = sweep.value
        car = state.cars[state.turn]
        held: i64 = 1 if car.sisu and sweep.sisus == 2 else 0
        tokens: i64 = car.tokens if car.tokens < sweep.piles else sweep.piles - 1
        if action == SPARE_YES:
            mended = value.layer(car.lost, car.punctures - 1, False)
            neutral = place_of(car.index, car.line, 0)
            changed = value.seconds(mended, neutral, held, tokens)
            return Weighed(action, -float(state.setup.spare_seconds) - changed)
        if state.setup.attack:
            sweep.weigh_attacks(car_place(car))
        return Weighed(action, -sweep.first(car_place(car), held, tokens))

    def drop(self, state: RallymanState, action: Action) -> Weighed:
        """Drops the gas die that shows a !; else the first one."""
        faces = [
            face for planned, face in zip(state.plan, state.faces, strict=True) if die_of(planned) == GAS
        ]
        kept = faces[1] if action == DROP_EARLIER else faces[0]
        return Weighed(action, -float(kept) - (0.0 if action == DROP_EARLIER else 0.5))


def tyres(state: RallymanState, model: Model, legal: list[Action]) -> list[Weighed]:
    """Each kind by what the rest of the rally takes with it."""
    found: list[Weighed] = []
    for action in legal:
        kind = SUMMER if action == SUMMER_TYRES else WINTER
        value = value_of(state.setup, state.stage_number, state.snow, kind, model)
        found.append(Weighed(action, -value.from_start(state.cars[state.turn].sisu)))
    return found


# --- The position as the solver has it ----------------------------------------------------------------------


def head_place(head: Head) -> i64:
    return place_of(head.index, head.line, head.gear)


def car_place(car: Car) -> i64:
    return place_of(car.index, car.line, car.gear)


def row_of(head: Head) -> i64:
    """The far end of the row of gear dice used."""
    if head.used == 0:
        return NO_DICE
    gear: i64 = 1
    while head.used >> (gear - 1) & 1 == 0:
        gear += 1
    if gear != head.gear:
        return gear
    while head.used >> gear & 1:
        gear += 1
    return gear


def gas_of(head: Head) -> i64:
    if head.gas == 0:
        return NO_GAS
    if head.gas >= GAS_DICE:
        return ALL_GAS
    return GAS_ON_ASPHALT if head.gas_on_asphalt else GAS_ON_SNOW


def step_of(road: Road, place: i64, action: Action) -> i64:
    """The step of a place that an action takes."""
    step: i64
    for step in range(road.first[place], road.last[place]):
        if road.action[step] == action:
            return step
    raise ValueError(f"no step {action} leads on from place {place}")


def dice_within(road: Road, place: i64, nodes: int) -> int:
    """How many dice far one can look at no more than so many places; two at least."""
    dice = 2
    while dice < MOST_DICE and len(road.within_reach(place, dice + 1)[0]) <= nodes:
        dice += 1
    return dice


def in_the_way(state: RallymanState) -> bool:
    """Whether a car or mud may matter in this turn."""
    here = state.head.index
    for seat, car in enumerate(state.cars):
        on_road = car.status == DRIVING or car.status == SPUN
        if seat != state.turn and on_road and here <= car.index <= here + IN_REACH:
            return True
    first = here if here > 0 else 0
    return any([level > 0 for level in state.mud[first : here + IN_REACH]])


def as_it_is(state: RallymanState) -> Road:
    """The road of a position. What a wheel change asks of the first die is kept apart."""
    twin = state.copy()
    twin.wheel_changed = False
    return Road(twin)
