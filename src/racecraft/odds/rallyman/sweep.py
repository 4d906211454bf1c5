"""What every state of the dice is worth in mid-turn of Rallyman, place by place from the finish backwards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.games.rallyman.figures import GAS_DICE
from racecraft.games.rallyman.steps import BUMPY, CUT_LINE, OVERSPEED, ROAD_LINE, WRECK, wheel_to_change
from racecraft.odds.rallyman.attack import GAS_ON_SNOW, GASES, NO_DICE, NO_GAS, ROWS, AttackSearch
from racecraft.odds.rallyman.dangers import OUT, UNSET, Layer, mixed, told, worth
from racecraft.odds.rallyman.road import HARMS, Road, gear_of_place, index_of, line_of_place, place_of

if TYPE_CHECKING:
    from racecraft.odds.rallyman.value import StageValue


class Sweep(AttackSearch):
    """Goes over places from the finish backwards and keeps what every state of the dice is worth there.

    On the empty road it finds the values of a layer; on the road as it is in a position it weighs a turn
    against them.
    """

    def __init__(self, value: StageValue, road: Road) -> None:
        super().__init__(value, road)
        self.size: i64 = ROWS * GASES * value.dangers.count * value.piles
        """Values of one place."""
        self.within: list[float] = []
        """Values in mid-turn: by place, gear dice used, gas dice used, danger, tokens."""
        self.white_gas = road.state.snow != 0

    # --- A whole stage ---

    def solve(self, layer: Layer) -> None:
        """The values of a layer."""
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
        swap = wheel_to_change(layer.punctures, layer.spare, gear)
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
        """With a wheel changed a car sets off as from neutral."""
        layer = self.layer
        other = self.value.layer(layer.lost, layer.punctures - 1, False)
        return self.value.seconds(other, neutral, sisu, tokens)

    def fill_finish(self, place: i64) -> None:
        """The last card, less the tokens."""
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
        """The card of the gear, and the next turn from here."""
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
        haste = self.haste
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
                        found = mixed(bad_share, within[good + tokens], within[bad + tokens], haste)
                        if found < within[at + tokens]:
                            within[at + tokens] = found
                    continue
                held: i64 = dangers.held[danger]
                for tokens in range(piles):
                    loss = self.fall[lost + held * piles + tokens]
                    if held == 1 and within[row + tokens] < loss:
                        loss = within[row + tokens]
                    found = mixed(bad_share, within[good + tokens], loss, haste)
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
            return mixed(value.flat, found, OUT - float(tokens), self.haste)
        if not value.model.exact:
            return found + value.flat * value.flat_tyre(self.layer, to)
        other = value.layer(self.layer.lost, self.layer.punctures + 1, self.layer.spare)
        at += self.sisus * self.piles
        flat = self.outcome(other.on_cuts[to], dice, at, step, danger, tokens)
        return mixed(value.flat, found, flat, self.haste)

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
        return mixed(chance, good, bad, self.haste)

    def set(self, step: i64, dice: i64, danger: i64, tokens: i64) -> float:
        """The value of a step whose die is set, for as many tokens as that costs."""
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
            return mixed(value.flat, found, OUT - float(left), self.haste)
        if not value.model.exact:
            return found + value.flat * value.flat_tyre(self.layer, to)
        other = value.layer(self.layer.lost, self.layer.punctures + 1, self.layer.spare)
        return mixed(value.flat, found, other.on_cuts[to][dice + at], self.haste)

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
        """Control is lost on the step to this place."""
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
        beside = value.cards[0]
        total = 0.0
        harm: i64
        for harm in range(HARMS):
            share = road.harm[row + harm]
            if share == 0.0:
                continue
            if layer.lost + harm >= value.limit or layer.punctures + flats > GAS_DICE:
                after = OUT - float(tokens)
            else:
                after = value.cards[0] + value.worse(layer, harm, flats, stands, sisu, tokens)
            if total == 0.0:
                beside = after
            total += share * worth(after, beside, self.haste)
        return told(total, beside, self.haste)
