"""How strong a driver of Rallyman can be against the pro: `python -m tools.bound_rallyman [RALLY:N …]`.

The solver of `racecraft.odds.rallyman` asks for the fewest expected seconds. Here the same game is solved
for the chance that a drive takes less than a time T, and half of it where it takes just as long, for every
T at once: what a place is worth is no number but a row, by the seconds that are left. Steps, dice, warnings
and harms come from `Road`, `Dangers` and `Sweep`; only what is made of them is another sum.

With the times of many drives of the pro it tells, for each stage in the dry:

- blind: the score of the drive that beats these times most often and sees nothing of the other car;
- knowing: the score of one that is told from the start which time it has to beat. Apart from what cars do
  to each other no driver scores more, however much it sees of the race;
- raced (`--check N` races): what the blind drive scores in races of the engine against the pro, other cars
  and all.

`--neutral SECONDS` races something simpler: a pro that counts a car in neutral, as a loss of control leaves
it, with other seconds than the 60 of its card, and so takes other risks.

Where the solver simplifies, this never takes from the driver: a second and further lost gear die count as
one, and the spare wheel never runs out. What is left out: tokens beyond `TOKENS` are cashed in, backs and
shortcut cards come from full piles, and attacks that keep control less often than `LIKELY` are not thrown.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

import racecraft.games  # noqa: F401  (registers them)
from racecraft.arena.statistics import wilson
from racecraft.bots.bot import Sight
from racecraft.bots.rallyman.club import Driver
from racecraft.bots.rallyman.pro import PRO
from racecraft.bots.rallyman.stages import value_of
from racecraft.bots.rallyman.turn import car_place, gas_of, head_place, row_of
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.registry import game_of
from racecraft.games.rallyman.actions import (
    ATTACK,
    END,
    SET,
    SISU_NO,
    SISU_YES,
    THROW_DICE,
    die_of,
    line_of,
    step_action,
)
from racecraft.games.rallyman.figures import GAS, GAS_DICE
from racecraft.games.rallyman.phases import FIRST, NEXT, PLAN, SISU
from racecraft.games.rallyman.rally import load_rally, rally_names
from racecraft.games.rallyman.state import RallymanState, Setup
from racecraft.games.rallyman.steps import (
    BUMPY,
    CUT_LINE,
    OVERSPEED,
    ROAD_LINE,
    SUMMER,
    WRECK,
    advance,
    wheel_to_change,
)
from racecraft.odds.rallyman.attack import GAS_ON_SNOW, GASES, NO_DICE, NO_GAS, ROWS
from racecraft.odds.rallyman.dangers import MOST_DICE, Layer, Model
from racecraft.odds.rallyman.road import HARMS, START, gear_of_place, index_of, line_of_place, place_of
from racecraft.odds.rallyman.sweep import Sweep
from racecraft.odds.rallyman.value import StageValue, stage_value

TOKENS = 3
"""Second tokens that are told apart."""
MOST_LOST = 1
"""Lost gear dice that are told apart."""
SETS = 1
LIKELY = 0.4
REACH = 16
"""Spaces that a turn may cover."""
MODEL = Model(TOKENS, SETS, True, MOST_DICE, True)

Row = Any
"""A numpy array whose last axis is the seconds that are left."""


def spend(row: Row, seconds: float) -> Row:
    """What was worth so much is reached so many seconds later."""
    by = round(seconds)
    found = np.empty_like(row)
    found[..., by:] = row[..., : row.shape[-1] - by]
    found[..., :by] = row[..., :1]
    return found


def gain(row: Row, seconds: int) -> Row:
    """The same with so many seconds given back."""
    if seconds == 0:
        return row
    found = np.empty_like(row)
    found[..., :-seconds] = row[..., seconds:]
    found[..., -seconds:] = row[..., -1:]
    return found


class Car:
    """A state of the car, and what every place is worth in it when a turn begins: by sisu card and tokens."""

    def __init__(self, lost: int, punctures: int) -> None:
        self.layer = Layer(lost, punctures, True)
        self.starts: dict[int, Row] = {}
        self.on_cuts: dict[int, list[Row | None]] = {}


class Chase:
    """The best chance on one stage to reach a goal: what the seconds left at the finish are worth."""

    def __init__(self, value: StageValue, goal: Row, whole: bool = False) -> None:
        self.whole = whole
        """Whether the values in mid-turn are kept for a sound car, to drive by them."""
        self.value = value
        self.road = value.road
        self.sweep = Sweep(value, value.road)
        self.goal = np.asarray(goal, np.float32)
        self.piles = TOKENS + 1
        self.dangers = value.dangers
        self.cars: dict[tuple[int, int], Car] = {}
        finish = np.stack([gain(self.goal, tokens) for tokens in range(self.piles)])
        self.wanted: tuple[int, int, int] | None = None
        self.found: tuple[float, list[int]] = (0.0, [])
        """The best plan for one number of cards, tokens and seconds, while one is looked for."""
        self.finish = finish
        """By tokens, a finished car."""
        self.nothing = np.zeros_like(finish)
        """A retired one."""
        for lost in range(MOST_LOST, -1, -1):
            for punctures in range(GAS_DICE, -1, -1):
                self.solve(lost, punctures)

    def from_start(self) -> Row:
        """With the sisu card and no token."""
        found: Row = self.cars[0, 0].starts[START][1][0]
        return found

    # --- One state of the car ---

    def solve(self, lost: int, punctures: int) -> None:
        value, road = self.value, self.road
        self.car = self.cars[lost, punctures] = Car(lost, punctures)
        self.sweep.use(self.car.layer)
        self.within: dict[int, list[Row | None]] = {}
        self.fall: dict[int, list[Row]] = {}
        self.ends: dict[tuple[int, int, int, int], Row] = {}
        self.falls: dict[tuple[int, int], Row] = {}
        for place in value.order:
            index = index_of(place)
            if not (self.whole and lost == punctures == 0):
                for old in [old for old in self.within if index_of(old) > index + REACH]:
                    del self.within[old]
                    self.fall.pop(old, None)
            if index == road.length:
                self.car.starts[place] = np.stack([self.finish, self.finish])
                ended = spend(self.finish, value.cards[gear_of_place(place)])
                block = np.stack([ended] * self.dangers.count)
                self.within[place] = [block] * (ROWS * GASES)
                self.weigh_fall(place)
                continue
            self.car.starts[place] = self.begin(place)
            self.weigh_fall(place)
            self.within[place] = self.fill(place)
            if line_of_place(place) == CUT_LINE:
                self.car.on_cuts[place] = self.within[place]

    def start(self, car: Car, place: int) -> Row:
        """By sisu card and tokens; a place that only mud leads to counts as the road."""
        found = car.starts.get(place)
        if found is None:
            found = car.starts[place_of(index_of(place), ROAD_LINE, gear_of_place(place))]
        return found

    def worse(self, lost: int, flats: int) -> Car | None:
        """The car with so many more lost dice and punctures; None if it retires."""
        layer = self.car.layer
        if layer.punctures + flats > GAS_DICE or layer.lost + lost >= self.value.limit:
            return None
        return self.cars[min(layer.lost + lost, MOST_LOST), layer.punctures + flats]

    def begin(self, place: int) -> Row:
        value, road = self.value, self.road
        gear = gear_of_place(place)
        best = np.stack([self.nothing, self.nothing])
        if value.setup.attack:
            self.attack(place, best)
        for step in range(road.first[place], road.last[place]):
            dice = self.sweep.dice_after(gear, NO_DICE, NO_GAS, step)
            if dice < 0:
                continue
            for sisu in range(2):
                found = self.rolled(step, dice // self.sweep.block, self.dangers.calm[sisu])
                np.maximum(best[sisu], found, out=best[sisu])
        if wheel_to_change(self.car.layer.punctures, True, gear):
            other = self.cars.get((self.car.layer.lost, self.car.layer.punctures - 1))
            if other is not None:
                neutral = place_of(index_of(place), line_of_place(place), 0)
                np.maximum(
                    best, spend(self.start(other, neutral), float(value.setup.spare_seconds)), out=best
                )
        return best

    def fill(self, place: int) -> list[Row | None]:
        road, sweep = self.road, self.sweep
        gear = gear_of_place(place)
        blocks: list[Row | None] = [None] * (ROWS * GASES)
        rest = self.start(self.car, place)
        ended = spend(np.stack([rest[held] for held in self.dangers.held]), self.value.cards[gear])
        for other in range(ROWS):
            if gear == 0 and other != NO_DICE:
                continue
            for gas in range(GASES):
                if gas == GAS_ON_SNOW and not sweep.white_gas:
                    continue
                if other == NO_DICE and gas == NO_GAS:
                    continue
                block = ended.copy()
                for step in range(road.first[place], road.last[place]):
                    dice = sweep.dice_after(gear, other, gas, step)
                    if dice >= 0 and road.risk[step] != WRECK:
                        self.better(block, step, dice // sweep.block)
                blocks[other * GASES + gas] = block
        return blocks

    def better(self, block: Row, step: int, dice: int) -> None:
        """One further step, rolled or set."""
        dangers = self.dangers
        for danger in range(dangers.count):
            np.maximum(block[danger], self.rolled(step, dice, danger), out=block[danger])
            after = dangers.set_to[self.road.white[step] * dangers.count + danger]
            cost = dangers.cost[danger]
            if after >= 0 and cost < self.piles and self.road.risk[step] < OVERSPEED:
                found = self.settled(step, dice, after)[: self.piles - cost]
                np.maximum(block[danger][cost:], found, out=block[danger][cost:])

    # --- One die; everything by tokens ---

    def rolled(self, step: int, dice: int, danger: int) -> Row:
        road, value = self.road, self.value
        if road.risk[step] == WRECK:
            return self.nothing
        to = road.to[step]
        held = self.dangers.held[danger]
        found = self.outcome(self.within[to], dice, step, danger, 0, held)
        if road.cut[step] == 0 or value.flat == 0.0:
            return found
        other = self.worse(0, 1)
        flat = self.nothing if other is None else self.outcome(other.on_cuts[to], dice, step, danger, 1, held)
        return (1.0 - value.flat) * found + value.flat * flat

    def outcome(
        self, within: list[Row | None], dice: int, step: int, danger: int, flats: int, held: int
    ) -> Row:
        road, dangers = self.road, self.dangers
        fallen = self.fall[road.to[step]][flats][held] if self.fall.get(road.to[step]) else self.nothing
        if road.risk[step] == OVERSPEED:
            return fallen
        block = within[dice]
        if block is None:
            return self.nothing
        good = block[danger]
        chance = self.value.hazard[road.die[step]]
        if chance == 0.0 or danger == 0:
            return good
        warned = dangers.warned[road.white[step] * dangers.count + danger]
        if warned >= 0 and road.risk[step] != BUMPY:
            bad = block[warned]
        else:
            bad = np.maximum(fallen, block[0]) if held else fallen
        return (1.0 - chance) * good + chance * bad

    def settled(self, step: int, dice: int, after: int) -> Row:
        """A die that is set, by the tokens left."""
        road, value = self.road, self.value
        to = road.to[step]
        block = self.within[to][dice]
        found = self.nothing if block is None else block[after]
        if road.cut[step] == 0 or value.flat == 0.0:
            return found
        other = self.worse(0, 1)
        flat_block = None if other is None else other.on_cuts[to][dice]
        flat = self.nothing if flat_block is None else flat_block[after]
        return (1.0 - value.flat) * found + value.flat * flat

    # --- Loss of control ---

    def weigh_fall(self, place: int) -> None:
        if gear_of_place(place) == 0:
            return
        flats = 2 if line_of_place(place) == CUT_LINE else 1
        self.fall[place] = [self.lost(place, flat) for flat in range(flats)]

    def lost(self, place: int, flats: int) -> Row:
        """Control is lost on the step to this place; by sisu card and tokens."""
        road, value = self.road, self.value
        index, gear = index_of(place), gear_of_place(place)
        if index == road.length:
            return spend(np.stack([self.finish, self.finish]), value.cards[gear])
        stands = place_of(index, CUT_LINE if line_of_place(place) == CUT_LINE else ROAD_LINE, 0)
        row = road.harms(index, gear)
        total = np.stack([self.nothing, self.nothing])
        for harm in range(HARMS):
            share = road.harm[row + harm]
            if share > 0.0:
                car = self.worse(harm, flats)
                if car is not None:
                    total += np.float32(share) * spend(self.start(car, stands), value.cards[0])
        return total

    # --- Attacks ---

    def attack(self, place: int, best: Row) -> None:
        sweep = self.sweep
        for state in self.dangers.rolled:
            sweep.odds[state] = 0.0
        sweep.odds[self.dangers.calm[0]] = 1.0
        sweep.kept[0] = 1.0
        self.extend(place, [], NO_DICE, NO_GAS, [0], best)

    def extend(self, place: int, path: list[int], other: int, gas: int, gases: list[int], best: Row) -> None:
        road, sweep = self.road, self.sweep
        if index_of(place) >= road.length or len(path) >= sweep.dice:
            return
        for step in range(road.first[place], road.last[place]):
            if road.risk[step] >= OVERSPEED:
                continue
            block = sweep.dice_after(gear_of_place(place), other, gas, step)
            if block < 0:
                continue
            sweep.throw(len(path), step)
            if sweep.kept[len(path) + 1] < LIKELY:
                continue
            used = block // sweep.block
            further = [*path, step]
            counted = [*gases, gases[-1] + (1 if road.die[step] == GAS else 0)]
            if len(further) >= 2:
                thrown = self.thrown(further, counted)
                np.maximum(best, thrown, out=best)
                if self.wanted is not None and thrown[self.wanted] > self.found[0]:
                    self.found = (float(thrown[self.wanted]), [road.action[each] for each in further])
            self.extend(road.to[step], further, used // GASES, used % GASES, counted, best)

    def hands(self, row: Row, dice: int) -> Row:
        """Rows by tokens after so many more were earned."""
        return np.stack(
            [
                gain(row[..., min(tokens + dice, TOKENS), :], max(0, tokens + dice - TOKENS))
                for tokens in range(self.piles)
            ],
            axis=-2,
        )

    def ended(self, car: Car, place: int, dice: int) -> Row:
        """An attack of so many dice ends on a place; worked out once."""
        key = (car.layer.lost, car.layer.punctures, place, dice)
        found = self.ends.get(key)
        if found is None:
            card = self.value.cards[gear_of_place(place)]
            found = self.ends[key] = spend(self.hands(self.start(car, place), dice), card)
        return found

    def fallen(self, place: int, dice: int) -> Row:
        """The same where it loses control on the step to a place."""
        found = self.falls.get((place, dice))
        if found is None:
            found = self.falls[place, dice] = self.hands(self.fall[place][0], dice)
        return found

    def thrown(self, path: list[int], gases: list[int]) -> Row:
        """What a plan is worth when it is thrown; by sisu card and tokens."""
        road, value, sweep = self.road, self.value, self.sweep
        dice = len(path)
        last = road.to[path[-1]]
        ended = self.ended(self.car, last, dice)
        saved = ended[0]
        total = np.stack([self.nothing, self.nothing])
        driving = 1.0
        flat = 0.0
        for number, step in enumerate(path):
            to = road.to[step]
            if sweep.fallen[number] > 0.0:
                share = np.float32(driving * sweep.fallen[number])
                fallen = self.fallen(to, dice)
                total[0] += share * fallen[0]
                total[1] += share * np.maximum(fallen[1], saved)
            if road.cut[step] == 1 and value.flat > 0.0:
                if gases[dice] > gases[number + 1] and gases[dice] > sweep.gas - 1:
                    car = self.worse(0, 1)
                    if car is not None:
                        share = np.float32(driving * value.flat * sweep.kept[number + 1])
                        total += share * self.ended(car, to, dice)
                    driving *= 1.0 - value.flat
                else:
                    flat = value.flat
        if flat > 0.0:
            car = self.worse(0, 1)
            kept = np.float32(1.0 - flat) * ended
            ended = kept if car is None else kept + np.float32(flat) * self.ended(car, last, dice)
        found: Row = total + np.float32(driving * sweep.kept[dice]) * ended
        return found

    def best_plan(self, place: int, sisu: int, tokens: int, at: int) -> tuple[float, list[int]]:
        """The best attack of a sound car and its steps; with no plan, nothing and no steps."""
        self.wanted = (sisu, tokens, at)
        self.found = (0.0, [])
        self.attack(place, np.stack([self.nothing, self.nothing]))
        self.wanted = None
        return self.found


def chase(setup: Setup, goal: Row) -> Row:
    """By the seconds left at the start, what a stage on summer tyres is worth in the dry."""
    return Chase(stage_value(setup, 0, 0, SUMMER, MODEL), goal).from_start()


# --- Against a driver ---

MARGIN = 20
"""Seconds beyond those that drives take, for tokens in hand."""


class Bound(NamedTuple):
    """What can be reached against the times of a driver on one stage."""

    drives: int
    mean: float
    """Seconds of those that arrived."""
    blind: float
    """The score of the drive that beats these times most often and sees nothing of the other car."""
    knowing: float
    """The score of one that knows from the start which time it has to beat."""
    error: float
    """The standard error of `knowing`, by the number of drives."""


def times_of(bot: str, options: dict[str, Any], races: int, seed: int) -> list[int]:
    """Seconds of both cars in races of a driver against itself; -1 for a car that retired."""
    game = game_of("rallyman")
    found: list[int] = []
    for number in range(races):
        source = Seeded(seed * 1_000_000 + number)
        bots = [make_bot(game.id, bot, source.below(1 << 40)) for _ in range(2)]
        state: Any = game.new(2, options)
        while not state.over():
            pending = state.pending()
            if pending:
                state.play(pending[0], bots[pending[0]].choose(Sight(game, state, pending[0])))
            else:
                state.resolve(source.draw(state.chance()))
        found += game.clock(state)
    return found


def bound(options: dict[str, Any], times: list[int]) -> Bound:
    setup = game_of("rallyman").new(2, options).setup
    arrived = [taken for taken in times if taken >= 0]
    longest = max(arrived) + MARGIN
    left = np.arange(-MARGIN, longest + MARGIN)
    to_beat = chase(setup, np.where(left > 0, 1.0, np.where(left == 0, 0.5, 0.0)))
    knowing = np.array([to_beat[MARGIN + (taken if taken >= 0 else longest)] for taken in times])
    blind = float(chase(setup, goal_of(times, longest))[longest])
    error = float(knowing.std() / len(knowing) ** 0.5)
    return Bound(len(times), sum(arrived) / len(arrived), blind, float(knowing.mean()), error)


def goal_of(times: list[int], longest: int) -> Row:
    """How often a drive beats these times, by the seconds that it has left of the longest."""
    spent = np.arange(longest, -MARGIN, -1)
    rivals = np.array([taken if taken >= 0 else 10 * longest for taken in times])
    goal: Row = (rivals[None, :] > spent[:, None]).mean(1) + 0.5 * (rivals[None, :] == spent[:, None]).mean(1)
    return goal


class Racer:
    """Drives by a chase while its car is sound, and as the pro where the chase says nothing."""

    def __init__(self, made: Chase, start: int, seed: int) -> None:
        self.chase = made
        self.start = start
        """Where in a row the seconds of a drive begin."""
        self.pro = make_bot("rallyman", "pro", seed)
        self.plan: list[int] = []
        self.own = self.others = 0
        """Decisions of its own, and those left to the pro."""

    def choose(self, sight: Sight) -> int:
        state: Any = sight.sample(Seeded(0))
        action = self.action(state)
        if len(sight.legal) == 1:
            return sight.legal[0]
        if action in sight.legal:
            self.own += 1
            return action
        self.plan = []
        self.others += 1
        return self.pro.choose(sight)

    def action(self, state: RallymanState) -> int:
        """What the chase would do; -1 where it says nothing."""
        car = state.cars[state.turn]
        if car.lost or car.punctures:
            return -1
        if state.phase == PLAN:
            return self.plan.pop(0) if self.plan else THROW_DICE
        tokens = min(car.tokens, TOKENS)
        at = self.start - car.seconds + car.tokens - tokens
        if state.phase == FIRST or state.phase == NEXT:
            options = self.steps(state, car, tokens, at)
            return max(options, key=lambda action: options[action]) if options else -1
        if state.phase == SISU:
            return self.sisu(state, tokens, at)
        return -1

    def steps(self, state: RallymanState, car: Any, tokens: int, at: int) -> dict[int, float]:
        """What each die, an attack, or the end of the turn is worth."""
        chase = self.chase
        road, sweep, dangers = chase.road, chase.sweep, chase.dangers
        place = head_place(state.head)
        held = 1 if car.sisu else 0
        other, gas = row_of(state.head), gas_of(state.head)
        danger = dangers.of(state)
        found: dict[int, float] = {}
        if state.phase == NEXT:
            rest = chase.start(chase.car, place)[held][tokens]
            found[END] = float(spend(rest, chase.value.cards[state.head.gear])[at])
        else:
            found[ATTACK], self.plan = chase.best_plan(car_place(car), held, tokens, at)
        for step in range(road.first[place], road.last[place]):
            dice = sweep.dice_after(state.head.gear, other, gas, step)
            if dice < 0 or road.risk[step] == WRECK:
                continue
            dice //= sweep.block
            action = road.action[step]
            found[action] = float(chase.rolled(step, dice, danger)[tokens][at])
            after = dangers.set_to[road.white[step] * dangers.count + danger]
            left = car.tokens - state.set_dice - 1
            if state.phase == NEXT and after >= 0 and left >= 0 and road.risk[step] < OVERSPEED:
                kept = min(left, TOKENS)
                now = self.start - car.seconds + left - kept
                settled = step_action(die_of(action), line_of(action), SET)
                found[settled] = float(chase.settled(step, dice, after)[kept][now])
        return found

    def sisu(self, state: RallymanState, tokens: int, at: int) -> int:
        chase = self.chase
        place = head_place(state.head)
        fallen = chase.fall.get(place)
        if fallen is None:
            return -1
        lost = float(fallen[0][1][tokens][at])
        if not state.plan:
            block = chase.within[place][row_of(state.head) * GASES + gas_of(state.head)]
            return -1 if block is None else SISU_YES if float(block[0][tokens][at]) >= lost else SISU_NO
        head = state.head.copy()
        for planned in state.plan:
            advance(state, head, die_of(planned), line_of(planned))
        end = place_of(min(head.index, chase.road.length), head.line, head.gear)
        kept = spend(chase.start(chase.car, end)[0][tokens], chase.value.cards[head.gear])
        return SISU_YES if float(kept[at]) >= lost else SISU_NO


def raced(options: dict[str, Any], times: list[int], races: int, seed: int) -> list[float]:
    """The scores of the blind drive in races of the engine against the pro."""
    game = game_of("rallyman")
    longest = max(times) + MARGIN
    value = stage_value(game.new(2, options).setup, 0, 0, SUMMER, MODEL)
    made = Chase(value, goal_of(times, longest), whole=True)
    return against_pro(options, races, seed, lambda bot_seed: Racer(made, longest, bot_seed))


def bolder(options: dict[str, Any], neutral: float, races: int, seed: int) -> list[float]:
    """The scores of a pro in whose solution a car in neutral, as it stands after a loss of control, has taken
    so many seconds and not as many as its card says."""
    setup = game_of("rallyman").new(2, options).setup
    model = Model(PRO.tokens, PRO.sets, PRO.sisu, MOST_DICE + round(neutral), PRO.exact)
    value_of(setup, 0, 0, SUMMER, model).cards[0] = neutral  # more dice than there are: a model of its own
    return against_pro(options, races, seed, lambda bot_seed: Driver(model, bot_seed))


def against_pro(options: dict[str, Any], races: int, seed: int, driver: Callable[[int], Any]) -> list[float]:
    """The scores of a driver in races of the engine against the pro, in either seat with the same dice."""
    game = game_of("rallyman")
    scores = []
    for number in range(races):
        source = Seeded(seed * 1_000_000 + 500_000 + number // 2)
        mine = number % 2
        drivers: list[Any] = [make_bot(game.id, "pro", source.below(1 << 40)) for _ in range(2)]
        drivers[mine] = driver(source.below(1 << 40))
        state: Any = game.new(2, options)
        while not state.over():
            pending = state.pending()
            if pending:
                state.play(pending[0], drivers[pending[0]].choose(Sight(game, state, pending[0])))
            else:
                state.resolve(source.draw(state.chance()))
        places = state.result().places
        scores.append(0.5 if places[0] == places[1] else 1.0 if places[mine] == 1 else 0.0)
    return scores


def main(given: list[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("stages", nargs="*", metavar="RALLY:N", help="all stages by default")
    parser.add_argument("--races", type=int, default=150, help="of the pro against itself, on each stage")
    parser.add_argument("--check", type=int, default=0, help="races of the best drive against the pro")
    parser.add_argument("--neutral", type=float, help="race a pro against the pro that counts neutral so")
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args(given)
    if args.neutral is not None:
        tell_bolder(args.stages or all_stages(), args.neutral, args.check or 30, args.seed)
        return
    print("| stage | pro's drives | mean time | blind | knowing | ± 95 % | raced | 95 % interval |")
    print("|---|---|---|---|---|---|---|---|", flush=True)
    for name in args.stages or all_stages():
        options = options_of(name)
        times = times_of("pro", options, args.races, args.seed)
        found = bound(options, times)
        check = "–", "–"
        if args.check:
            scores = raced(options, times, args.check, args.seed)
            low, high = wilson(sum(scores), len(scores))
            check = f"{sum(scores) / len(scores):.1%} of {len(scores)}", f"{low:.1%} – {high:.1%}"
        print(
            f"| `{options['rally']}` {options['stage']} | {found.drives} | {found.mean:.1f} s "
            f"| {found.blind:.1%} | {found.knowing:.1%} | {1.96 * found.error:.1%} | {' | '.join(check)} |",
            flush=True,
        )


def tell_bolder(stages: list[str], neutral: float, races: int, seed: int) -> None:
    scores: list[float] = []
    for name in stages:
        found = bolder(options_of(name), neutral, races, seed)
        scores += found
        print(f"{name}: {sum(found) / len(found):.1%} of {len(found)}", flush=True)
    low, high = wilson(sum(scores), len(scores))
    print(f"all: {sum(scores) / len(scores):.1%} of {len(scores)}, {low:.1%} – {high:.1%}")


def options_of(name: str) -> dict[str, Any]:
    rally, _, stage = name.partition(":")
    return {"rally": rally, "stage": int(stage), "weather": "dry"}


def all_stages() -> list[str]:
    return [
        f"{rally}:{stage}" for rally in rally_names() for stage in range(1, len(load_rally(rally).stages) + 1)
    ]


if __name__ == "__main__":
    main()
