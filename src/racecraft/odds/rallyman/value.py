"""The best drive of Rallyman on an empty stage: expected seconds to the finish, by dynamic programming.

Every die leads on along the road, so each value follows from later ones: first what it is worth to begin a
turn on a place, then what every state of the dice is worth there in mid-turn. Dice, attack, tokens, sisu,
damage, punctures and the spare wheel are all reckoned with. What is simplified:

- Backs and shortcut cards come from full piles, as if none had been seen.
- Tokens beyond the most that a model counts, and dice set beyond them, are worth their seconds only.
- An attack that a puncture breaks is ended on the cut; a second puncture in one attack is left out.
- A car that is out has no time; it is put down as `OUT` seconds.

A `Model` says how closely it is looked at. The exact one follows a damaged car through every further damage;
a sketch solves for the car as it is and with its wheel changed, and estimates what further damage would cost.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.games.rallyman.figures import GAS, GAS_DICE, SHORTCUTS, TOP_GEAR
from racecraft.games.rallyman.state import RallymanState, Setup
from racecraft.games.rallyman.steps import (
    ALARM_LIMIT,
    BUMPY,
    CUT_LINE,
    OVERSPEED,
    ROAD_LINE,
    SNOW_ALARM_LIMIT,
    SUMMER,
    WINTER,
    WRECK,
)
from racecraft.odds.rallyman.road import (
    HARMS,
    START,
    Road,
    empty_road,
    gear_of_place,
    index_of,
    line_of_place,
    place_of,
)

OUT: Final = 1000.0
"""Seconds put down for a car that retires: more than the slowest drive takes."""
DICE_LOST: Final = [0.0, 0.25, 0.85, 2.2, 6.0, 12.0]
"""In a sketch: seconds that so many lost gear dice cost on each space still to be driven."""
PUNCTURED: Final = [0.0, 1.0, 3.3]
"""The same for punctures."""

NO_DICE: Final = 0
"""Gear dice used in a turn lie in a row that ends at the present gear, for none is used twice and each is one
away from the last. So the gear of its other end says which they are; NO_DICE if there are none."""
ROWS: Final = TOP_GEAR + 1

# Which gas dice are used.
NO_GAS: Final = 0
GAS_ON_SNOW: Final = 1
GAS_ON_ASPHALT: Final = 2
ALL_GAS: Final = 3
GASES: Final = 4

MOST_DICE: Final = TOP_GEAR + GAS_DICE
UNSET: Final = 1.0e9
HOPELESS: Final = 8.0
"""Seconds by which a plan may be behind the best and still be looked at for a car with more tokens."""
LIKELY: Final = 0.5
"""A plan is not continued if it keeps control less often than this."""


class Model:
    """What a value takes into account."""

    def __init__(self, tokens: int, sets: int, sisu: bool, attack_dice: int, exact: bool) -> None:
        self.tokens = tokens
        """Second tokens that are told apart."""
        self.sets = sets
        """Dice set in one turn."""
        self.sisu = sisu
        self.attack_dice = attack_dice
        """Dice of an attack."""
        self.exact = exact

    def __repr__(self) -> str:
        return f"Model({self.tokens}, {self.sets}, {self.sisu}, {self.attack_dice}, {self.exact})"


EXACT: Final = Model(4, 2, True, MOST_DICE, True)


class Dangers:
    """How a turn stands: warnings so far, those on snow, dice set, sisu at hand or used; numbered.

    State 0 is a turn with sisu, in which no warning counts.
    """

    def __init__(self, slippery: bool, sets: int, sisu: bool, seconds: bool) -> None:
        self.count: i64 = 1
        self.calm = [0, 0]
        """The state of a fresh turn, without and with the sisu card."""
        self.held: list[int] = [0]
        """1 with the sisu card at hand."""
        self.cost: list[int] = [0]
        """Tokens for the next die that is set."""
        self.warned: list[int] = [0, 0]
        """After a warning off and, at `count` + state, on snow; -1 if it costs control."""
        self.set_to: list[int] = [-1, -1]
        """After a die was set, in the same way; -1 if none may be set."""
        self.rolled: list[int] = []
        """States without a die set and without sisu: those of an attack."""
        states = [
            (held, alarms, snow, used)
            for held in range(2 if sisu else 1)
            for snow in range(SNOW_ALARM_LIMIT if slippery else 1)
            for alarms in range(snow, ALARM_LIMIT)
            for used in range(sets + 1)
            if used == 0 or alarms + 1 == ALARM_LIMIT or snow + 1 == SNOW_ALARM_LIMIT
        ]
        number = {state: place for place, state in enumerate(states, 1)}
        self.count = len(states) + 1
        self._number = number
        self._slippery = slippery
        self._sets = sets
        self.calm = [number[0, 0, 0, 0], number[1, 0, 0, 0] if sisu else number[0, 0, 0, 0]]
        self.warned = [0] * (2 * len(states) + 2)
        self.set_to = [-1] * (2 * len(states) + 2)
        for held, alarms, snow, used in states:
            here = number[held, alarms, snow, used]
            self.held.append(held)
            self.cost.append(used + 1)
            if held == 0 and used == 0:
                self.rolled.append(here)
            for white in range(2):
                slips = white if slippery else 0
                lost = alarms + 1 >= ALARM_LIMIT or snow + slips >= SNOW_ALARM_LIMIT
                at = white * (len(states) + 1) + here
                self.warned[at] = -1 if lost else number[held, alarms + 1, snow + slips, used]
                if lost and seconds and used < sets:
                    self.set_to[at] = number[held, alarms, snow, used + 1]

    def of(self, state: RallymanState) -> int:
        """How the turn under way stands."""
        if state.sisu_on:
            return 0
        held = 1 if state.cars[state.turn].sisu and (1, 0, 0, 0) in self._number else 0
        snow = min(state.snow_alarms, SNOW_ALARM_LIMIT - 1) if self._slippery else 0
        alarms = max(snow, min(state.alarms, ALARM_LIMIT - 1))
        used = min(state.set_dice, self._sets)
        return self._number.get((held, alarms, snow, used), self._number[held, alarms, snow, 0])


class Layer:
    """Values at the start of a turn, for one state of the car."""

    def __init__(self, lost: i64, punctures: i64, spare: bool) -> None:
        self.lost: i64 = lost
        self.punctures: i64 = punctures
        self.spare = spare
        self.values: list[float] = []
        self.on_cuts: dict[int, list[float]] = {}
        """Values in mid-turn of the places on cuts, where a car with one puncture less may come from."""


class StageValue:
    """Expected seconds to the finish of one stage, less the tokens that are left then."""

    def __init__(self, road: Road, tyres: int, model: Model) -> None:
        setup = road.state.setup
        self.road = road
        self.setup = setup
        self.tyres = tyres
        self.model = model
        slippery = tyres == SUMMER and road.state.snow != 0
        self.dangers = Dangers(slippery, model.sets if setup.seconds else 0, model.sisu, setup.seconds)
        self.winter = tyres == WINTER
        self.limit: i64 = setup.lost_limit
        self.cards: list[float] = [float(seconds) for seconds in setup.card_seconds]
        self.hazard: list[float] = [0.0 if setup.easy else faces / 6 for faces in setup.hazard]
        deals = setup.shortcuts
        self.flat: float = 0.0 if setup.easy else deals[SHORTCUTS.index("puncture")] / sum(deals)
        """How likely a cut costs a tyre."""
        self.piles: i64 = model.tokens + 1 if setup.attack else 1
        """Numbers of tokens that are told apart."""
        self.cards_of_sisu: i64 = 2 if model.sisu else 1
        self.ends: list[float] = [0.0] * (2 * 6 * 3 * 2)
        """What comes behind the finish, in seconds: by lost dice, punctures, spare wheel and sisu card."""
        self.order: list[int] = road.places()
        self.slot: list[int] = [-1] * len(road.first)
        for number, place in enumerate(self.order):
            self.slot[place] = number
        self.layers: list[Layer | None] = [None] * (6 * 3 * 2)

    # --- What is asked ---

    def layer(self, lost: i64, punctures: i64, spare: bool) -> Layer:
        """The values of a car in this state, solved when first asked for."""
        number = (lost * 3 + punctures) * 2 + (1 if spare else 0)
        found = self.layers[number]
        if found is None:
            found = Layer(lost, punctures, spare)
            self._solve_others(found)
            Sweep(self, self.road).solve(found)
            self.layers[number] = found
        return found

    def cars(self) -> list[tuple[int, int, bool]]:
        """The states a car can be in, the worst first: solved in this order each needs no other."""
        lost = range(self.setup.lost_limit - 1, -1, -1)
        wheels = [(2, False), (1, False), (0, False), (2, True), (1, True), (0, True)]
        return [(dice, punctures, spare) for dice in lost for punctures, spare in wheels]

    def _solve_others(self, layer: Layer) -> None:
        """What a layer refers to comes first, so that solving one never interrupts another."""
        if layer.punctures > 0 and layer.spare:
            self.layer(layer.lost, layer.punctures - 1, False)
        if not self.model.exact:
            return
        if layer.lost + 1 < self.limit:
            self.layer(layer.lost + 1, layer.punctures, layer.spare)
        if self.flat > 0.0 and layer.punctures < GAS_DICE:
            self.layer(layer.lost, layer.punctures + 1, layer.spare)

    def seconds(self, layer: Layer, place: i64, sisu: i64, tokens: i64) -> float:
        """From the start of a turn on a place to the finish, with these cards and tokens."""
        most = self.piles - 1
        row = self.row(place, sisu)
        if tokens <= most:
            return layer.values[row + tokens]
        return layer.values[row + most] - float(tokens - most)

    def row(self, place: i64, sisu: i64) -> i64:
        """Where in a layer the values of a place begin. One that only mud leads to counts as the road."""
        slot: i64 = self.slot[place]
        if slot < 0:
            slot = self.slot[place_of(index_of(place), ROAD_LINE, gear_of_place(place))]
        return (slot * self.cards_of_sisu + (sisu if sisu < self.cards_of_sisu else 0)) * self.piles

    def end(self, lost: i64, punctures: i64, spare: bool, sisu: i64) -> float:
        """What a car in this state can expect behind the finish."""
        if lost > 5:
            lost = 5
        return self.ends[((lost * 3 + punctures) * 2 + (1 if spare else 0)) * 2 + sisu]

    def worse(self, layer: Layer, lost: i64, flats: i64, place: i64, sisu: i64, tokens: i64) -> float:
        """The same as `seconds` for a car with so many more lost dice and punctures."""
        if layer.lost + lost >= self.limit or layer.punctures + flats > GAS_DICE:
            return OUT - float(tokens)
        if lost == 0 and flats == 0:
            return self.seconds(layer, place, sisu, tokens)
        if self.model.exact:
            other = self.layer(layer.lost + lost, layer.punctures + flats, layer.spare)
            return self.seconds(other, place, sisu, tokens)
        further = self.estimate(place, layer.lost + lost, layer.punctures + flats)
        now = self.estimate(place, layer.lost, layer.punctures)
        return self.seconds(layer, place, sisu, tokens) + further - now

    def estimate(self, place: i64, lost: i64, punctures: i64) -> float:
        """What a car in this state loses from here on to a sound one, roughly."""
        return float(self.road.length - index_of(place)) * (DICE_LOST[lost] + PUNCTURED[punctures])

    def flat_tyre(self, layer: Layer, place: i64) -> float:
        """What one more puncture costs from here on, roughly."""
        more = PUNCTURED[layer.punctures + 1] - PUNCTURED[layer.punctures]
        return float(self.road.length - index_of(place)) * more

    def from_start(self, sisu: bool) -> float:
        """Expected seconds of the whole stage for a sound car, with or without its sisu card."""
        return self.seconds(self.layer(0, 0, True), START, 1 if sisu else 0, 0)


class Sweep:
    """Goes over places from the finish backwards and keeps what every state of the dice is worth there.

    On the empty road it finds the values of a layer; on the road as it is in a position it weighs a turn
    against them.
    """

    def __init__(self, value: StageValue, road: Road) -> None:
        self.value = value
        self.road = road
        self.sisus: i64 = value.cards_of_sisu
        self.piles: i64 = value.piles
        self.states: i64 = value.dangers.count
        self.block: i64 = value.dangers.count * value.piles
        """Values of one place with the same dice used."""
        self.size: i64 = ROWS * GASES * value.dangers.count * value.piles
        """Values of one place."""
        self.slot: list[int] = [-1] * len(road.first)
        """Where the values of a place stand."""
        self.within: list[float] = []
        """Values in mid-turn: by place, gear dice used, gas dice used, danger, tokens."""
        self.layer = Layer(0, 0, True)
        self.black: i64 = TOP_GEAR
        self.gas: i64 = GAS_DICE
        self.white_gas = road.state.snow != 0
        self.fall: list[float] = []
        """What it comes to if control is lost on the step to a place: by place, puncture on the way, sisu
        card, tokens."""
        # An attack as it grows: by die, and for each die by state of danger.
        self.path: list[int] = [0] * (MOST_DICE + 1)
        self.fallen: list[float] = [0.0] * (MOST_DICE + 1)
        self.kept: list[float] = [1.0] * (MOST_DICE + 1)
        self.odds: list[float] = [0.0] * ((MOST_DICE + 1) * value.dangers.count)
        self.gas_by: list[int] = [0] * (MOST_DICE + 1)
        self.attack: list[float] = []
        """The value of the best attack by sisu card and tokens."""
        self.prefix: list[int] = []
        self.plan: list[int] = []
        self.plan_at: i64 = -1
        """The entry of `attack` whose plan is kept."""
        self.plan_risk: float = 0.0
        """How likely that plan loses control."""
        self.only_first_gear = False
        """RM-SPARE-03: a wheel was changed."""
        self.dice: i64 = value.model.attack_dice
        """Dice of an attack that are looked at."""

    # --- A whole stage ---

    def solve(self, layer: Layer) -> None:
        """RM-DICE, RM-ATTACK, RM-SEC, RM-LOC, RM-SISU, RM-SPARE: the values of a layer."""
        value = self.value
        self.use(layer)
        self.slot = value.slot
        layer.values = [0.0] * (len(value.order) * value.cards_of_sisu * value.piles)
        self.make_room(len(value.order))
        for place in value.order:
            if index_of(place) == value.road.length:
                self.finished(place)
                self.fill_finish(place)
                self.weigh_fall(place)
                continue
            self.begin(place)
            self.weigh_fall(place)
            self.fill(place)
            if not value.model.exact or line_of_place(place) != CUT_LINE:
                continue
            row: i64 = self.slot[place] * self.size
            layer.on_cuts[place] = self.within[row : row + self.size]

    def look_ahead(self, layer: Layer, place: i64, dice: i64) -> None:
        """One turn from a place, so many dice far, on the road of this sweep."""
        self.use(layer)
        self.dice = min(dice, self.value.model.attack_dice)
        near, edge = self.road.within_reach(place, dice)
        for number, found in enumerate(near + edge):
            self.slot[found] = number
        self.make_room(len(near) + len(edge))
        for found in edge:
            if index_of(found) == self.road.length:
                self.fill_finish(found)
            else:
                self.fill_rest(found)
            self.weigh_fall(found)
        for found in near:
            if index_of(found) == self.road.length:
                self.fill_finish(found)
            else:
                self.fill(found)
            self.weigh_fall(found)

    def use(self, layer: Layer) -> None:
        self.layer = layer
        self.black = TOP_GEAR - layer.lost
        self.gas = GAS_DICE - layer.punctures

    def make_room(self, places: int) -> None:
        if len(self.within) < places * self.size:
            self.within = [0.0] * (places * self.size)
            self.fall = [0.0] * (places * 2 * self.sisus * self.piles)

    def begin(self, place: i64) -> None:
        """The value of a place at the start of a turn: the best first die, the best attack, a wheel
        change."""
        value = self.value
        layer = self.layer
        gear = gear_of_place(place)
        row: i64 = self.slot[place] * self.sisus * self.piles
        sisu: i64
        tokens: i64
        if value.setup.attack:
            self.weigh_attacks(place)
        swap = layer.punctures > 0 and layer.spare and gear <= 1
        neutral = place_of(index_of(place), line_of_place(place), 0)
        for sisu in range(self.sisus):
            for tokens in range(self.piles):
                best = self.first(place, sisu, tokens)
                if swap and value.slot[neutral] >= 0:
                    changed = self.after_change(neutral, sisu, tokens)
                    best = min(best, float(value.setup.spare_seconds) + changed)
                layer.values[row + sisu * self.piles + tokens] = best

    def first(self, place: i64, sisu: i64, tokens: i64) -> float:
        """The best first die, or the best attack if they have been weighed."""
        road = self.road
        best = self.attack[sisu * self.piles + tokens] if self.value.setup.attack else UNSET
        step: i64
        for step in range(road.first[place], road.last[place]):
            dice = self.dice_after(gear_of_place(place), NO_DICE, NO_GAS, step)
            if dice >= 0:
                best = min(best, self.rolled(step, dice, self.value.dangers.calm[sisu], tokens))
        return best

    def after_change(self, neutral: i64, sisu: i64, tokens: i64) -> float:
        """RM-SPARE-03: with a wheel changed a car sets off as from neutral."""
        layer = self.layer
        other = self.value.layer(layer.lost, layer.punctures - 1, False)
        return self.value.seconds(other, neutral, sisu, tokens)

    def fill_finish(self, place: i64) -> None:
        """RM-FINISH-02, 03, 05: the last card, less the tokens."""
        value = self.value
        layer = self.layer
        card = value.cards[gear_of_place(place)]
        row: i64 = self.slot[place] * self.size
        danger: i64
        tokens: i64
        dice: i64
        for danger in range(self.states):
            end = value.end(layer.lost, layer.punctures, layer.spare, value.dangers.held[danger])
            for tokens in range(self.piles):
                for dice in range(ROWS * GASES):
                    self.within[row + dice * self.block + danger * self.piles + tokens] = (
                        card - float(tokens) + end
                    )

    def fill_rest(self, place: i64) -> None:
        """A place where the turn is taken to end."""
        other: i64
        gas: i64
        for other in range(ROWS):
            for gas in range(GASES):
                self.fill_ended(place, other * GASES + gas)

    def fill_ended(self, place: i64, dice: i64) -> None:
        """RM-DICE-15: the card of the gear, and the next turn from here."""
        values = self.layer.values
        within = self.within
        piles = self.piles
        held = self.value.dangers.held
        card = self.value.cards[gear_of_place(place)]
        block: i64 = self.slot[place] * self.size + dice * self.block
        row: i64 = self.value.row(place, 0)
        danger: i64
        tokens: i64
        for danger in range(self.states):
            at: i64 = row + held[danger] * piles
            for tokens in range(piles):
                within[block + danger * piles + tokens] = card + values[at + tokens]

    def finished(self, place: i64) -> None:
        """A finished car, as if it began a turn: so that the end of an attack is looked up like any other."""
        value = self.value
        layer = self.layer
        row: i64 = self.slot[place] * self.sisus * self.piles
        sisu: i64
        tokens: i64
        for sisu in range(self.sisus):
            end = value.end(layer.lost, layer.punctures, layer.spare, sisu)
            for tokens in range(self.piles):
                layer.values[row + sisu * self.piles + tokens] = end - float(tokens)

    def fill(self, place: i64) -> None:
        """The value of a place in mid-turn for all that can have happened: the end of the turn there, or the
        best further die."""
        gear = gear_of_place(place)
        other: i64
        gas: i64
        for other in range(ROWS):
            if gear == 0 and other != NO_DICE:
                continue
            for gas in range(GASES):
                if gas == GAS_ON_SNOW and not self.white_gas:
                    continue
                if other == NO_DICE and gas == NO_GAS:
                    continue
                self.fill_block(place, gear, other, gas)

    def fill_block(self, place: i64, gear: i64, other: i64, gas: i64) -> None:
        road = self.road
        within = self.within
        dangers = self.value.dangers
        piles = self.piles
        block: i64 = self.slot[place] * self.size + (other * GASES + gas) * self.block
        danger: i64
        tokens: i64
        step: i64
        self.fill_ended(place, other * GASES + gas)
        for step in range(road.first[place], road.last[place]):
            dice = self.dice_after(gear, other, gas, step)
            if dice < 0 or road.risk[step] == WRECK:
                continue
            if road.cut[step] == 1 or road.risk[step] == OVERSPEED:
                self.fill_special(block, step, dice)
                continue
            row: i64 = self.slot[road.to[step]] * self.size + dice
            white: i64 = road.white[step] * self.states
            bumpy = road.risk[step] == BUMPY
            bad_share = self.value.hazard[road.die[step]]
            good_share = 1.0 - bad_share
            lost: i64 = self.slot[road.to[step]] * 2 * self.sisus * piles
            for danger in range(self.states):
                at: i64 = block + danger * piles
                good: i64 = row + danger * piles
                if danger == 0:
                    for tokens in range(piles):
                        found = within[good + tokens]
                        if found < within[at + tokens]:
                            within[at + tokens] = found
                    continue
                warned: i64 = -1 if bumpy else dangers.warned[white + danger]
                if warned >= 0:
                    bad: i64 = row + warned * piles
                    for tokens in range(piles):
                        found = good_share * within[good + tokens] + bad_share * within[bad + tokens]
                        if found < within[at + tokens]:
                            within[at + tokens] = found
                    continue
                held: i64 = dangers.held[danger]
                for tokens in range(piles):
                    loss = self.fall[lost + held * piles + tokens]
                    if held == 1 and within[row + tokens] < loss:
                        loss = within[row + tokens]
                    found = good_share * within[good + tokens] + bad_share * loss
                    if found < within[at + tokens]:
                        within[at + tokens] = found
                after: i64 = dangers.set_to[white + danger]
                if after < 0:
                    continue
                cost: i64 = dangers.cost[danger]
                good = row + after * piles - cost
                for tokens in range(cost, piles):
                    found = within[good + tokens]
                    if found < within[at + tokens]:
                        within[at + tokens] = found

    def fill_special(self, block: i64, step: i64, dice: i64) -> None:
        """The same for a step onto a cut, or one too fast."""
        dangers = self.value.dangers
        danger: i64
        tokens: i64
        for danger in range(self.states):
            settable = dangers.set_to[self.road.white[step] * self.states + danger] >= 0
            for tokens in range(self.piles):
                at = block + danger * self.piles + tokens
                found = self.rolled(step, dice, danger, tokens)
                if settable and dangers.cost[danger] <= tokens:
                    found = min(found, self.set(step, dice, danger, tokens))
                if found < self.within[at]:
                    self.within[at] = found

    # --- One die ---

    def dice_after(self, gear: i64, other: i64, gas: i64, step: i64) -> i64:
        """The block of the dice used after a step, or -1 if its die is not at hand. RM-DICE-05 to 13,
        RM-TYRE-06."""
        road = self.road
        die: i64 = road.die[step]
        if die == GAS:
            if gas == ALL_GAS or self.gas == 0 or (gas != NO_GAS and self.gas < GAS_DICE):
                return -1
            if gas == GAS_ON_ASPHALT and self.value.winter and road.white[step] == 0:
                return -1
            if gas != NO_GAS:
                gas = ALL_GAS
            else:
                gas = GAS_ON_SNOW if road.white[step] else GAS_ON_ASPHALT
            return (other * GASES + gas) * self.block
        used = die + 1
        if other == NO_DICE:
            return (used * GASES + gas) * self.block
        low = other if other < gear else gear
        high = other if other > gear else gear
        if low <= used <= high or high - low + 1 >= self.black:
            return -1
        return (other * GASES + gas) * self.block

    def rolled(self, step: i64, dice: i64, danger: i64, tokens: i64) -> float:
        """The value of a step whose die is rolled."""
        road = self.road
        value = self.value
        if road.risk[step] == WRECK:
            return OUT - float(tokens)
        to: i64 = road.to[step]
        row: i64 = self.slot[to] * self.size + dice
        at: i64 = (self.slot[to] * 2 * self.sisus + value.dangers.held[danger]) * self.piles + tokens
        found = self.outcome(self.within, row, at, step, danger, tokens)
        if road.cut[step] == 0 or value.flat == 0.0:
            return found
        if self.layer.punctures == GAS_DICE:
            return (1.0 - value.flat) * found + value.flat * (OUT - float(tokens))
        if not value.model.exact:
            return found + value.flat * value.flat_tyre(self.layer, to)
        other = value.layer(self.layer.lost, self.layer.punctures + 1, self.layer.spare)
        at += self.sisus * self.piles
        flat = self.outcome(other.on_cuts[to], dice, at, step, danger, tokens)
        return (1.0 - value.flat) * found + value.flat * flat

    def outcome(self, within: list[float], row: i64, at: i64, step: i64, danger: i64, tokens: i64) -> float:
        """With and without a warning, from the values at `row`; what is lost stands in `fall` at `at`."""
        road = self.road
        if road.risk[step] == OVERSPEED:
            return self.fall[at]
        good = within[row + danger * self.piles + tokens]
        chance = self.value.hazard[road.die[step]]
        if chance == 0.0 or danger == 0:
            return good
        dangers = self.value.dangers
        warned: i64 = dangers.warned[road.white[step] * self.states + danger]
        if warned >= 0 and road.risk[step] != BUMPY:
            bad = within[row + warned * self.piles + tokens]
        else:
            bad = self.fall[at]
            if dangers.held[danger]:
                bad = min(bad, within[row + tokens])
        return (1.0 - chance) * good + chance * bad

    def set(self, step: i64, dice: i64, danger: i64, tokens: i64) -> float:
        """RM-SEC-03: the value of a step whose die is set, for as many tokens as that costs."""
        return self.settled(step, dice, danger, tokens - self.value.dangers.cost[danger])

    def settled(self, step: i64, dice: i64, danger: i64, left: i64) -> float:
        """The same by the tokens that are left. Where no further set die is counted it changes nothing."""
        road = self.road
        value = self.value
        if road.risk[step] >= OVERSPEED:
            return self.rolled(step, dice, danger, left)
        to: i64 = road.to[step]
        after: i64 = value.dangers.set_to[road.white[step] * self.states + danger]
        at: i64 = (after if after >= 0 else danger) * self.piles + left
        found = self.within[self.slot[to] * self.size + dice + at]
        if road.cut[step] == 0 or value.flat == 0.0:
            return found
        if self.layer.punctures == GAS_DICE:
            return (1.0 - value.flat) * found + value.flat * (OUT - float(left))
        if not value.model.exact:
            return found + value.flat * value.flat_tyre(self.layer, to)
        other = value.layer(self.layer.lost, self.layer.punctures + 1, self.layer.spare)
        return (1.0 - value.flat) * found + value.flat * other.on_cuts[to][dice + at]

    # --- Loss of control ---

    def weigh_fall(self, place: i64) -> None:
        """What it comes to if control is lost on the step to this place, without and with a puncture."""
        if gear_of_place(place) == 0:
            return
        at: i64 = self.slot[place] * 2 * self.sisus * self.piles
        flats: i64
        sisu: i64
        tokens: i64
        for flats in range(2):
            if flats == 1 and line_of_place(place) != CUT_LINE:
                break
            for sisu in range(self.sisus):
                for tokens in range(self.piles):
                    self.fall[at] = self.lost(place, flats, sisu, tokens)
                    at += 1

    def lost(self, place: i64, flats: i64, sisu: i64, tokens: i64) -> float:
        """RM-LOC-06 to 12, RM-FINISH-06: control is lost on the step to this place."""
        road = self.road
        value = self.value
        layer = self.layer
        index = index_of(place)
        gear = gear_of_place(place)
        if index == road.length:
            end = value.end(layer.lost + 1, layer.punctures, layer.spare, sisu)
            return value.cards[gear] - float(tokens) + end
        stands = place_of(index, CUT_LINE if line_of_place(place) == CUT_LINE else ROAD_LINE, 0)
        row = road.harms(index, gear)
        total = 0.0
        harm: i64
        for harm in range(HARMS):
            share = road.harm[row + harm]
            if share == 0.0:
                continue
            if layer.lost + harm >= value.limit or layer.punctures + flats > GAS_DICE:
                total += share * (OUT - float(tokens))
            else:
                total += share * (value.cards[0] + value.worse(layer, harm, flats, stands, sisu, tokens))
        return total

    # --- All dice at once ---

    def weigh_attacks(self, place: i64) -> None:
        """RM-ATTACK: the value of the best attack from a place, by sisu card and tokens."""
        room = self.sisus * self.piles
        if len(self.attack) < room:
            self.attack = [UNSET] * room
        at: i64
        for at in range(room):
            self.attack[at] = UNSET
        for state in self.value.dangers.rolled:
            self.odds[state] = 0.0
        self.odds[self.value.dangers.calm[0]] = 1.0
        self.kept[0] = 1.0
        self.plan = []
        self.extend(place, 0, NO_DICE, NO_GAS)

    def extend(self, place: i64, dice: i64, other: i64, gas: i64) -> None:
        """Every further die of a plan of so many dice that has come to a place."""
        road = self.road
        if index_of(place) >= road.length or dice >= self.dice:
            return
        step: i64
        for step in range(road.first[place], road.last[place]):
            if dice < len(self.prefix) and self.prefix[dice] != road.action[step]:
                continue
            if road.risk[step] >= OVERSPEED or (self.only_first_gear and dice == 0 and road.die[step] != 0):
                continue
            block = self.dice_after(gear_of_place(place), other, gas, step)
            if block < 0:
                continue
            self.throw(dice, step)
            if self.kept[dice + 1] < LIKELY:
                continue
            self.path[dice] = step
            self.gas_by[dice + 1] = self.gas_by[dice] + (1 if road.die[step] == GAS else 0)
            used = block // self.block
            if dice >= 1 and dice + 1 >= len(self.prefix):
                self.weigh_plan(dice + 1)
            self.extend(road.to[step], dice + 1, used // GASES, used % GASES)

    def throw(self, dice: i64, step: i64) -> None:
        """One die more: how the warnings may stand, and how likely this is the one too many."""
        road = self.road
        dangers = self.value.dangers
        chance = self.value.hazard[road.die[step]]
        here: i64 = dice * self.states
        after: i64 = here + self.states
        for state in dangers.rolled:
            self.odds[after + state] = 0.0
        fallen = 0.0
        for state in dangers.rolled:
            share = self.odds[here + state]
            if share == 0.0:
                continue
            warned: i64 = dangers.warned[road.white[step] * self.states + state]
            if road.risk[step] == BUMPY:
                warned = -1
            self.odds[after + state] += share * (1.0 - chance)
            if warned >= 0:
                self.odds[after + warned] += share * chance
            else:
                fallen += share * chance
        self.fallen[dice] = fallen
        self.kept[dice + 1] = self.kept[dice] - fallen

    def weigh_plan(self, dice: i64) -> None:
        """A whole plan of so many dice. One that is hopeless without tokens is so with them too."""
        sisu: i64
        tokens: i64
        for sisu in range(self.sisus):
            for tokens in range(self.piles):
                found = self.thrown(dice, sisu, tokens)
                at = sisu * self.piles + tokens
                if found < self.attack[at]:
                    self.attack[at] = found
                    if at == self.plan_at:
                        self.plan = [self.road.action[step] for step in self.path[:dice]]
                        self.plan_risk = 1.0 - self.kept[dice]
                elif tokens == 0 and found > self.attack[at] + HOPELESS:
                    break

    def thrown(self, dice: i64, sisu: i64, tokens: i64) -> float:
        """RM-ATTACK-06 to 09, 12, 14: what a plan is worth when it is thrown."""
        road = self.road
        value = self.value
        layer = self.layer
        last: i64 = road.to[self.path[dice - 1]]
        card = value.cards[gear_of_place(last)]
        hand = tokens + dice
        ended = card + value.seconds(layer, last, sisu, hand)
        saved = UNSET
        if sisu == 1:
            saved = card + value.seconds(layer, last, 0, hand)
        counted = hand if hand < self.piles else self.piles - 1
        beyond = float(hand - counted)
        driving = 1.0
        flat = 0.0
        total = 0.0
        number: i64
        for number in range(dice):
            step: i64 = self.path[number]
            if self.fallen[number] > 0.0:
                row: i64 = (self.slot[road.to[step]] * 2 * self.sisus + sisu) * self.piles
                total += driving * self.fallen[number] * min(saved, self.fall[row + counted] - beyond)
            if road.cut[step] == 1 and value.flat > 0.0:
                if self.gas_by[dice] > self.gas_by[number + 1] and self.gas_by[dice] > self.gas - 1:
                    stop = value.worse(layer, 0, 1, road.to[step], sisu, hand)
                    stop += value.cards[gear_of_place(road.to[step])]
                    total += driving * value.flat * self.kept[number + 1] * stop
                    driving *= 1.0 - value.flat
                else:
                    flat = value.flat
        if flat > 0.0:
            ended = (1.0 - flat) * ended + flat * (card + value.worse(layer, 0, 1, last, sisu, hand))
        return total + driving * self.kept[dice] * ended


def stage_value(setup: Setup, stage_number: int, snow: int, tyres: int, model: Model) -> StageValue:
    """The values of an empty stage, not yet solved."""
    return StageValue(empty_road(setup, stage_number, snow), tyres, model)
