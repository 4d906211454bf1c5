"""The best attack from a place of Rallyman: plans grow die by die, each with its exact chance to be kept."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from racecraft.games.rallyman.figures import GAS, GAS_DICE, TOP_GEAR
from racecraft.games.rallyman.steps import BUMPY, OVERSPEED, gas_dice, gear_dice, winter_forbids_gas
from racecraft.odds.rallyman.dangers import MOST_DICE, UNSET, Layer, mixed, told, worth
from racecraft.odds.rallyman.road import Road, gear_of_place, index_of

if TYPE_CHECKING:
    from racecraft.odds.rallyman.value import StageValue

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

TOO_FAR_BEHIND: Final = 8.0
"""Seconds by which a plan may be behind the best and still be looked at for a car with more tokens."""
LIKELY: Final = 0.5
"""A plan is not continued if it keeps control less often than this."""


class AttackSearch:
    """Weighs attacks from a place against the values of a layer."""

    def __init__(self, value: StageValue, road: Road) -> None:
        self.value = value
        self.road = road
        self.sisus: i64 = value.cards_of_sisu
        self.piles: i64 = value.piles
        self.haste = value.model.haste
        self.states: i64 = value.dangers.count
        self.block: i64 = value.dangers.count * value.piles
        """Values of one place with the same dice used."""
        self.slot: list[int] = [-1] * len(road.first)
        """Where the values of a place stand."""
        self.layer = Layer(0, 0, True)
        self.black: i64 = TOP_GEAR
        self.gas: i64 = GAS_DICE
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
        """A wheel was changed: the turn begins with gear die 1."""
        self.dice: i64 = value.model.attack_dice
        """Dice of an attack that are looked at."""

    def use(self, layer: Layer) -> None:
        self.layer = layer
        self.black = gear_dice(layer.lost)
        self.gas = gas_dice(layer.punctures)

    def dice_after(self, gear: i64, other: i64, gas: i64, step: i64) -> i64:
        """The block of the dice used after a step, or -1 if its die is not at hand."""
        road = self.road
        die: i64 = road.die[step]
        if die == GAS:
            if gas == ALL_GAS or self.gas == 0 or (gas != NO_GAS and self.gas < GAS_DICE):
                return -1
            on_asphalt: i64 = 1 if gas == GAS_ON_ASPHALT else 0
            if winter_forbids_gas(on_asphalt, self.value.tyres, road.white[step] == 1):
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

    def weigh_attacks(self, place: i64) -> None:
        """The value of the best attack from a place, by sisu card and tokens."""
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
        """A whole plan of so many dice. One that is too far behind without tokens is so with them too."""
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
                elif tokens == 0 and found > self.attack[at] + TOO_FAR_BEHIND:
                    break

    def thrown(self, dice: i64, sisu: i64, tokens: i64) -> float:
        """What a plan is worth when it is thrown."""
        road = self.road
        value = self.value
        layer = self.layer
        last: i64 = road.to[self.path[dice - 1]]
        card = value.cards[gear_of_place(last)]
        hand = tokens + dice
        ended = card + value.seconds(layer, last, sisu, hand)
        beside = ended
        haste = self.haste
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
                fallen = min(saved, self.fall[row + counted] - beyond)
                total += driving * self.fallen[number] * worth(fallen, beside, haste)
            if road.cut[step] == 1 and value.flat > 0.0:
                if self.gas_by[dice] > self.gas_by[number + 1] and self.gas_by[dice] > self.gas - 1:
                    stop = value.worse(layer, 0, 1, road.to[step], sisu, hand)
                    stop += value.cards[gear_of_place(road.to[step])]
                    total += driving * value.flat * self.kept[number + 1] * worth(stop, beside, haste)
                    driving *= 1.0 - value.flat
                else:
                    flat = value.flat
        if flat > 0.0:
            ended = mixed(flat, ended, card + value.worse(layer, 0, 1, last, sisu, hand), haste)
        return told(total + driving * self.kept[dice] * worth(ended, beside, haste), beside, haste)
