"""The empty track of Rallyman: GT, estimated: what a space in a gear with some focus is worth to a very good
driver, found within a second. The time attack is solved exactly in `time_attack.py`.

Every turn gains ground, so values follow from the finish backwards, and inside a turn from its last step to
its first. A turn is the better of two drives:

- one by one: after each step stop, throw the next one, or secure it with focus;
- flat out: all dice at once, a token of focus for each black and white one.

Dice, hazards of the track, caps, losses of control one by one, turns on the verge, seconds and focus are
those of the rules. What the model simplifies:

- one by one, each step is laid when it is made, not before the first throw: this only helps;
- the weather holds, and a damage token costs a fixed price (`Aim.token`; with 0 it costs nothing);
- after a failed flat-out throw control is lost where the plan ends, which is the furthest the dice reach;
  in gear 2 if a die of gear 1 or 2, or a coast die beside it, shows a hazard and no corner needs it before;
  over the final line if one hazard, no more, is too many;
- flat out with more than `FLAT_OUT_STEPS` steps or with a flying start is not considered;
- focus is followed up to `Aim.most_focus`; beyond, a token counts a price that falls towards the finish.

The first makes the estimate shorter than anybody can drive, the third longer; the others hardly matter.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.games.gt.actions import COAST, FLYING, FLYING_GEAR, REDLINE, STEP_DICE
from racecraft.games.gt.board import WAYS, Cell, Circuit, Gear
from racecraft.games.gt.dashboard import (
    ASPHALT,
    BOOST_DIE,
    BRAKE_DIE,
    OFF,
    STANDING,
    TOP,
    Dashboards,
    loss_entry,
    side,
)
from racecraft.games.gt.focus import cost_of_dice
from racecraft.games.gt.planning import (
    COUNT,
    boosts_for,
    brakes_for,
    dice_after,
    dice_of_step,
    step_hazards,
)
from racecraft.games.gt.state import Setup
from racecraft.odds.stored import offer, recall

FLAT_OUT_STEPS: Final = 6
MOST_DICE: Final = 6
"""No step takes more: a gear die with all it may skip."""
NEVER: Final = 1e9

# Prices, in seconds and in turns. Those of a damage token are what the track solved with one gear, brake or
# coast die less says, on average over the bag.
SECONDS_PER_FOCUS: Final = 1.5
SECONDS_PER_TOKEN: Final = 2.5
TURNS_PER_FOCUS: Final = 0.025
TURNS_PER_TOKEN: Final = 0.14
STATIONS_TO_GEARS: Final = 0.05
"""Among equal gears the car in front goes first: so many gears is a station worth then (GT-ORDER-04)."""
MOST_FOCUS: Final = 15
"""Focus followed when a track is solved by itself; a drive hardly ever holds more."""


class Aim:
    """What a drive is to keep small: the cost of a turn by the marker it ends with, less focus at the end."""

    def __init__(
        self,
        costs: list[float],
        focus_left: float,
        price: float,
        most_focus: i64,
        token: float,
        order: float,
    ) -> None:
        self.costs = costs
        """By marker + 1, as the seconds of the time attack are."""
        self.focus_left = focus_left
        """What a token left at the finish takes off."""
        self.price = price
        """What a token beyond `most_focus` is worth a lap before the finish; there it is `focus_left`."""
        self.most_focus = most_focus
        self.token = token
        """What a damage token drawn a lap before the finish costs."""
        self.order = order
        """What each gear at the beginning of the last turn takes off: the faster car goes first."""


class Hand:
    """The dice of a dashboard: every set of them that a plan may have used, numbered, and the steps that may
    follow it. Set number `gear` is that of a turn that begins in this gear."""

    def __init__(
        self,
        boards: Dashboards,
        gear_max: i64,
        coast_max: i64,
        brake_max: i64,
        boost_max: i64,
        top: i64,
        redline: bool,
        flying: bool,
    ) -> None:
        self.boards = boards
        self.gear_max = gear_max
        self.coast_max = coast_max
        self.brake_max = brake_max
        self.boost_max = boost_max
        self.top = top
        self.redline = redline
        self.flying = flying
        self.numbers: dict[i64, i64] = {}
        self.gear: list[Gear] = []
        self.used: list[i64] = []
        self.coasts: list[i64] = []
        self.brakes: list[i64] = []
        self.redlines: list[i64] = []
        self.boosts: list[i64] = []
        self.first: list[i64] = []
        """By set, its first step; the steps of set n end where those of n + 1 begin."""
        self.die: list[i64] = []
        self.following: list[i64] = []
        """By step, the set after it."""
        self.count: list[i64] = []
        """By step, its dice."""
        self.chances: list[float] = []
        """By step * MOST_DICE + n, the chance that n of its dice show a hazard."""
        self.spread: list[list[float]] = []
        """By set, the chances of n hazards among all its dice."""
        self.earned: list[i64] = []
        """By set, the focus earned flat out."""
        self.steps: list[i64] = []
        """By set, the steps laid."""
        for gear in range(top + 1):
            self._number(gear, 0, 0, 0, 0, 0)
        at = 0
        while at < len(self.gear):
            self._extend(at)
            at += 1
        self.first.append(len(self.die))

    def number(self, gear: Gear, used: i64, coasts: i64, brakes: i64, redlines: i64, boosts: i64) -> i64:
        """The set with these dice, -1 if there is none."""
        return self.numbers.get(_packed(gear, used, coasts, brakes, redlines, boosts), -1)

    def _number(self, gear: Gear, used: i64, coasts: i64, brakes: i64, redlines: i64, boosts: i64) -> i64:
        key = _packed(gear, used, coasts, brakes, redlines, boosts)
        known = self.numbers.get(key, -1)
        if known >= 0:
            return known
        number = len(self.gear)
        self.numbers[key] = number
        self.gear.append(gear)
        self.used.append(used)
        self.coasts.append(coasts)
        self.brakes.append(brakes)
        self.redlines.append(redlines)
        self.boosts.append(boosts)
        kinds: list[int] = [BRAKE_DIE] * brakes + [COAST] * coasts + [BOOST_DIE] * boosts
        for die in range(1, TOP + 1):
            if used >> (die - 1) & 1:
                kinds.append(die)
        self.spread.append(hazard_chances(self.boards, kinds))
        self.earned.append(COUNT[used] + coasts)
        self.steps.append(COUNT[used] + coasts + redlines)
        return number

    def _extend(self, number: i64) -> None:
        """The steps that may follow."""
        self.first.append(len(self.die))
        gear, used, coasts = self.gear[number], self.used[number], self.coasts[number]
        brakes, redlines, boosts = self.brakes[number], self.redlines[number], self.boosts[number]
        dice = dice_after(
            gear,
            used,
            self.gear_max - COUNT[used] - redlines,
            self.coast_max - coasts,
            self.brake_max - brakes,
            self.boost_max - boosts,
            self.top,
            self.redline,
            self.flying and self.top >= 2,
        )
        for die in range(STEP_DICE):
            if not dice >> die & 1:
                continue
            if die == COAST:
                after = self._number(gear, used, coasts + 1, brakes, redlines, boosts)
            elif die == REDLINE:
                after = self._number(gear, used, coasts, brakes + 1, redlines + 1, boosts)
            elif die == FLYING:
                after = self._number(FLYING_GEAR, 1 << (FLYING_GEAR - 1), 0, 0, 0, 0)
            else:
                skipped = brakes_for(gear, die)
                boosted = boosts_for(gear, die)
                after = self._number(
                    die, used | 1 << (die - 1), coasts, brakes + skipped, redlines, boosts + boosted
                )
            self._step(die, gear, after)

    def _step(self, die: i64, gear: Gear, following: i64) -> None:
        kinds = dice_of_step(gear, die)
        self.die.append(die)
        self.following.append(following)
        self.count.append(len(kinds))
        chances = hazard_chances(self.boards, kinds)
        for n in range(MOST_DICE):
            self.chances.append(chances[n] if n < len(chances) else 0.0)


def _packed(gear: Gear, used: i64, coasts: i64, brakes: i64, redlines: i64, boosts: i64) -> i64:
    return ((((used * 8 + gear) * 4 + coasts) * 4 + brakes) * 4 + redlines) * 2 + boosts


def hazard_chances(boards: Dashboards, kinds: list[int]) -> list[float]:
    """chances[n]: exactly n of these dice show a hazard."""
    chances = [1.0]
    for kind in kinds:
        bad = boards.hazard_share[kind]
        chances.append(0.0)
        for n in range(len(chances) - 1, 0, -1):
            chances[n] = chances[n] * (1.0 - bad) + chances[n - 1] * bad
        chances[0] *= 1.0 - bad
    return chances


class Solved:
    """The values of one circuit for one hand of dice, hazard limit and aim.

    A node is a space with the laps to go: `to_go * spaces + space`. `to_go` is 1 on the last lap and 0
    between the first tile's edge and the final line.
    """

    def __init__(
        self,
        circuit: Circuit,
        hand: Hand,
        limit: i64,
        lost_marker: list[i64],
        lost_tokens: list[i64],
        laps: i64,
        aim: Aim,
        return_to_loss: bool,
    ) -> None:
        self.circuit = circuit
        self.return_to_loss = return_to_loss
        self.hand = hand
        self.limit = limit
        self.lost_marker = lost_marker
        self.lost_tokens = lost_tokens
        self.aim = aim
        self.spaces = len(circuit.names)
        self.laps = min(laps, 2)
        """Earlier laps are like the last but one."""
        self.sets = len(hand.gear)
        nodes = (self.laps + 1) * self.spaces
        nothing: list[float] = []
        self.values: list[list[float]] = [nothing] * (nodes * (TOP + 1))
        """By node * (TOP + 1) + gear, then focus: the cost still to come when a turn begins there."""
        self._stops: list[list[float]] = [nothing] * len(self.values)
        self._losses: list[list[float]] = [nothing] * len(self.values)
        self._under_way: list[list[float]] = [nothing] * (nodes * self.sets)
        """By node * sets + set, then hazards * pairs + pair."""
        self._no_sets: list[list[float]] = [nothing] * self.sets
        self._flat_out: list[list[list[float]]] = [self._no_sets] * (limit * 2 * nodes)
        """By hazards of the track, tight or not, and node, then by set; most are never asked for."""
        self._rows: dict[tuple[float, ...], list[float]] = {}
        """Rows that are equal are one: there are many spaces and sets of dice for each."""
        self.first_pair: list[i64] = []
        """A pair is dice secured this turn and focus left. By dice secured, the first pair."""
        self.pair_focus: list[i64] = []
        self.secure_pair: list[i64] = []
        """By dice * pairs + pair, the pair after securing so many; -1 if it cannot be paid."""
        self.tight = tight_spaces(circuit)
        """By space: no lane can be driven faster than in gear 2 there."""
        self.pairs: i64 = 0
        self.prices: list[float] = []
        """By node, what a token beyond those solved for is worth."""
        for node in range(nodes):
            share = min(1.0, max(0.0, self.to_drive(node)))
            self.prices.append(aim.focus_left + (aim.price - aim.focus_left) * share)
        self.lap = 0.0
        """What one more lap costs."""
        self._pair()

    def _pair(self) -> None:
        """Numbers the pairs: the focus with which a turn began bounds what may have been secured."""
        most = self.aim.most_focus
        secured = 0
        while cost_of_dice(secured, 0) <= most:
            self.first_pair.append(len(self.pair_focus))
            self.pair_focus.extend(range(most - cost_of_dice(secured, 0) + 1))
            secured += 1
        self.pairs = len(self.pair_focus)
        for dice in range(MOST_DICE):
            for secured in range(len(self.first_pair)):
                for focus in range(most - cost_of_dice(secured, 0) + 1):
                    cost = cost_of_dice(dice, secured)
                    self.secure_pair.append(
                        self.first_pair[secured + dice] + focus - cost if cost <= focus else -1
                    )

    def solve(self) -> None:
        """Finds all values, from the finish backwards."""
        for node in self.backwards():
            self.solve_at(node)
        if self.laps > 1:
            pole = self.spaces + self.circuit.grid[0]
            self.lap = self.value(pole + self.spaces, 0, 0) - self.value(pole, 0, 0)

    def backwards(self) -> list[i64]:
        """All nodes, those nearest to the finish first: the order in which they are solved."""
        fronts = self.circuit.front
        found: list[i64] = []
        for to_go in range(self.laps + 1):
            spaces = [
                space for space in range(self.spaces) if to_go > 0 or fronts[space] <= self.circuit.line
            ]
            spaces.sort(key=lambda space: -fronts[space])
            found.extend([to_go * self.spaces + space for space in spaces])
        return found

    def solve_at(self, node: i64) -> None:
        """Finds the values of the turns that begin at this node; all nodes ahead are solved."""
        for gear in range(self.hand.top + 1):
            if gear == 0 or self._entered(node % self.spaces, gear):
                self._begin(node, gear)

    def _entered(self, space: Cell, gear: Gear) -> bool:
        """Whether a turn can have ended here in this gear."""
        return gear <= self.circuit.cap[space]

    def _begin(self, node: i64, gear: Gear) -> None:
        """The value of a turn that begins here in this gear."""
        under_way = self.under_way(node, gear)
        flat_out = self.flat_out(node, gear, 0, False)
        row = [min(under_way[focus], flat_out[focus]) for focus in range(self.aim.most_focus + 1)]
        if self.aim.order > 0.0:
            ahead = max(
                0.0, float(gear) - STATIONS_TO_GEARS * self.to_drive(node) * float(self.circuit.length)
            )
            for focus in range(len(row)):
                row[focus] -= self.aim.order * ahead * min(1.0, max(0.0, 2.0 - row[focus]))
        self.values[node * (TOP + 1) + gear] = row

    def value(self, node: i64, gear: Gear, focus: i64) -> float:
        """The cost still to come when a turn begins at this node."""
        row = self.values[node * (TOP + 1) + gear]
        if len(row) == 0:
            return NEVER
        most = len(row) - 1
        if focus <= most:
            return row[focus]
        return row[most] - self.prices[node] * float(focus - most)

    def to_drive(self, node: i64) -> float:
        """Laps from a node to the final line."""
        ahead = self.circuit.line - self.circuit.front[node % self.spaces]
        return float(node // self.spaces) + float(ahead) / float(self.circuit.length)

    def ended(self, node: i64, gear: Gear, focus: i64) -> float:
        """The cost of a turn that ends like this, and of all that follow."""
        return self.aim.costs[gear + 1] + self.value(node, gear, focus)

    def finished(self, gear: Gear, focus: i64) -> float:
        """The cost of a turn that ends the race."""
        return self.aim.costs[gear + 1] - self.aim.focus_left * float(focus)

    def lost(self, node: i64, gear: Gear, focus: i64) -> float:
        """The cost of losing control in this gear, and of all that follows."""
        circuit = self.circuit
        space = node % self.spaces
        tokens = self.lost_tokens[loss_entry(gear, circuit.danger[space])]
        damage = 0.0
        if tokens > 0 and self.aim.token > 0.0:
            damage = self.aim.token * float(tokens) * max(0.0, self.to_drive(node))
        if self.lost_marker[gear] == STANDING:
            return damage + self.aim.costs[STANDING + 1] + self.value(node, 0, focus)
        rest = NEVER
        for back in circuit.returns(space, self.return_to_loss):
            rest = min(rest, self._back(node, back, focus))
        return damage + self.aim.costs[OFF + 1] + self.aim.costs[STANDING + 1] + rest

    def _back(self, node: i64, back: Cell, focus: i64) -> float:
        """What is still to come for a car that comes back from the verge beside a node."""
        space = node % self.spaces
        behind = self.value(node - space + back, 0, focus)
        return behind if behind < NEVER else self.value(node, 0, focus)

    def tail(self, row: list[float], node: i64, hazards: i64, secured: i64, focus: i64) -> float:
        """What the row `under_way` of a node says of these hazards, dice secured and focus left; beyond the
        focus that was solved for, every token counts its price."""
        known = min(secured, len(self.first_pair) - 1)
        solved = min(focus, self.aim.most_focus - known * (known + 1) // 2)
        value = row[hazards * self.pairs + self.first_pair[known] + solved]
        return value - self.prices[node] * float(focus - solved)

    def stops(self, node: i64, gear: Gear) -> list[float]:
        """By pair, `ended`."""
        row = self._stops[node * (TOP + 1) + gear]
        if len(row) == 0:
            row = [self.ended(node, gear, focus) for focus in self.pair_focus]
            self._stops[node * (TOP + 1) + gear] = row
        return row

    def losses(self, node: i64, gear: Gear) -> list[float]:
        """By pair, `lost`."""
        row = self._losses[node * (TOP + 1) + gear]
        if len(row) == 0:
            row = [self.lost(node, gear, focus) for focus in self.pair_focus]
            self._losses[node * (TOP + 1) + gear] = row
        return row

    def target(self, node: i64, edge: i64) -> i64:
        """The node that a way leads to; -1 beyond the final line."""
        circuit = self.circuit
        to_go = node // self.spaces - circuit.way_seam[edge]
        target = circuit.way[edge]
        if to_go <= 0 and circuit.front[target] > circuit.line:
            return -1
        return to_go * self.spaces + target

    def under_way(self, node: i64, number: i64) -> list[float]:
        """By hazards * pairs + pair: the cost to come of a turn that has used these dice and come to this
        node, if each further step is laid when it is made."""
        known = self._under_way[node * self.sets + number]
        if len(known) > 0:
            return known
        hand, circuit, limit, pairs = self.hand, self.circuit, self.limit, self.pairs
        gear = hand.gear[number]
        row: list[float] = []
        if hand.steps[number] == 0:
            row = [NEVER] * (limit * pairs)
        else:
            stops = self.stops(node, gear)
            for _ in range(limit):
                row.extend(stops)
        base: i64 = node % self.spaces * WAYS
        for edge in range(base, base + circuit.ways[node % self.spaces]):
            target = self.target(node, edge)
            for step in range(hand.first[number], hand.first[number + 1]):
                self._try(row, edge, target, gear, step)
        row = self._shared(row)
        self._under_way[node * self.sets + number] = row
        return row

    def _shared(self, row: list[float]) -> list[float]:
        """The row that is equal to this one and known already, or this one."""
        return self._rows.setdefault(tuple(row), row)

    def _try(self, row: list[float], edge: i64, target: i64, before: Gear, step: i64) -> None:
        """Lowers the values of `row` to those of making this step, thrown or secured."""
        hand, limit, pairs = self.hand, self.limit, self.pairs
        following = hand.following[step]
        gear = hand.gear[following]
        circuit = self.circuit
        if target < 0:
            self._lower(row, [self.finished(gear, focus) for focus in self.pair_focus])
            return
        losses = self.losses(target, gear)
        if gear > circuit.way_cap[edge]:
            self._lower(row, losses)
            return
        track = step_hazards(circuit, edge, gear)
        after = self.under_way(target, following)
        dice = hand.count[step]
        at: i64 = step * MOST_DICE
        clear = hand.chances[at]
        stops = self.stops(target, gear) if hand.die[step] == FLYING else []
        secured: i64 = dice * pairs
        for hazards in range(limit):
            here: i64 = hazards * pairs
            there: i64 = here + track * pairs
            room = limit - track - hazards
            for pair in range(pairs):
                if room <= 0:
                    value = losses[pair]
                elif len(stops) > 0:
                    # A failed flying start ends the turn.
                    value = clear * after[there + pair] + (1.0 - clear) * stops[pair]
                else:
                    value = clear * after[there + pair]
                    rest = 1.0 - clear
                    for n in range(1, min(room, dice + 1)):
                        chance = hand.chances[at + n]
                        value += chance * after[there + n * pairs + pair]
                        rest -= chance
                    if room <= dice:
                        value += rest * losses[pair]
                if value < row[here + pair]:
                    row[here + pair] = value
                paid = self.secure_pair[secured + pair]
                if paid >= 0 and room > 0 and after[there + paid] < row[here + pair]:
                    row[here + pair] = after[there + paid]

    def _lower(self, row: list[float], values: list[float]) -> None:
        """Takes values by pair into a row wherever they are lower, whatever the hazards."""
        for hazards in range(self.limit):
            for pair in range(self.pairs):
                if values[pair] < row[hazards * self.pairs + pair]:
                    row[hazards * self.pairs + pair] = values[pair]

    def flat_out(self, node: i64, number: i64, track: i64, tight: bool) -> list[float]:
        """By focus before the throw: the cost of the best flat-out plan that goes through this node with
        these dice and so many hazards of the track; `tight` if it has been through a tight corner."""
        nodes: i64 = (self.laps + 1) * self.spaces
        key = (track * 2 + (1 if tight else 0)) * nodes + node
        by_set = self._flat_out[key]
        known = by_set[number]
        if len(known) > 0:
            return known
        hand, circuit = self.hand, self.circuit
        focuses = self.aim.most_focus + 1
        gear = hand.gear[number]
        row = [NEVER] * focuses
        if hand.steps[number] > 0:
            earned = hand.earned[number]
            loses = self.loses(number, track)
            for focus in range(focuses):
                row[focus] = (1.0 - loses) * self.ended(node, gear, focus + earned)
                if loses > 0.0:
                    row[focus] += loses * self.relaid(node, number, track, tight, focus + earned)
        if hand.steps[number] < FLAT_OUT_STEPS:
            base: i64 = node % self.spaces * WAYS
            for edge in range(base, base + circuit.ways[node % self.spaces]):
                target = self.target(node, edge)
                for step in range(hand.first[number], hand.first[number + 1]):
                    following = hand.following[step]
                    after = hand.gear[following]
                    if target < 0:
                        for focus in range(focuses):
                            row[focus] = min(
                                row[focus], self.flat_out_home(node, following, track, tight, focus)
                            )
                        continue
                    on_track = track + step_hazards(circuit, edge, after)
                    if hand.die[step] == FLYING or after > circuit.way_cap[edge] or on_track >= self.limit:
                        continue
                    further = self.flat_out(
                        target, following, on_track, tight or self.tight[circuit.way[edge]]
                    )
                    for focus in range(focuses):
                        if further[focus] < row[focus]:
                            row[focus] = further[focus]
        row = self._shared(row)
        if by_set is self._no_sets:
            by_set = self._no_sets.copy()
            self._flat_out[key] = by_set
        by_set[number] = row
        return row

    def flat_out_home(self, node: i64, number: i64, track: i64, tight: bool, focus: i64) -> float:
        """The cost of a flat-out plan whose last step leads from this node over the final line. One hazard
        too many may be laid on the last die, two may not (GT-END-04)."""
        earned = self.hand.earned[number]
        fails = self.loses(number, track - 1)
        cost = (1.0 - fails) * self.finished(self.hand.gear[number], focus + earned)
        return (
            cost + fails * self.relaid(node, number, track - 1, tight, focus + earned)
            if fails > 0.0
            else cost
        )

    def loses(self, number: i64, track: i64) -> float:
        """The chance that these dice, with so many hazards of the track, are too many."""
        spread = self.hand.spread[number]
        chance = 1.0
        for n in range(min(self.limit - track, len(spread))):
            chance -= spread[n]
        return max(0.0, chance)

    def relaid(self, node: i64, number: i64, track: i64, tight: bool, focus: i64) -> float:
        """The cost of a failed flat-out throw that was to end here (GT-FLAT-08 to 13).

        The dice are laid anew with the clear ones first, so control is lost where the plan ends. It is lost
        in gear 2 if a die that can be laid last in that gear shows a hazard; else in the lowest gear above.
        A plan that was slow for a tight corner and fast after it leaves no slow die for the end.
        """
        hand = self.hand
        used = hand.used[number]
        high = hand.gear[number]
        spins = 0.0 if tight and high > 2 else self.spins(number, track)
        cost = 0.0
        for gear in range(TOP, 2, -1):
            if used >> (gear - 1) & 1:
                high = min(high, gear) if high > 2 else gear
        if spins > 0.0:
            cost += spins * self.lost(node, min(2, hand.top), focus)
        if spins < 1.0:
            cost += (1.0 - spins) * self.lost(node, high, focus)
        return cost

    def spins(self, number: i64, track: i64) -> float:
        """How likely the dice of a failed flat-out throw can be laid to lose control in gear 2 at the end."""
        hand = self.hand
        used = hand.used[number]
        if hand.gear[number] > 2 and used & 3 != 2:
            return 0.0
        loses = self.loses(number, track)
        if loses <= 0.0:
            return 0.0
        others = [BRAKE_DIE] * hand.brakes[number] + [BOOST_DIE] * hand.boosts[number]
        slow = [COAST] * hand.coasts[number]
        for die in range(1, TOP + 1):
            if used >> (die - 1) & 1:
                if die <= 2:
                    slow.append(die)
                else:
                    others.append(die)
        fast = 1.0
        spread = hazard_chances(hand.boards, others)
        for n in range(min(self.limit - track, len(spread))):
            fast -= spread[n]
        return max(0.0, 1.0 - hazard_chances(hand.boards, slow)[0] * max(0.0, fast) / loses)


def tight_spaces(circuit: Circuit) -> list[bool]:
    """By space, whether neither it nor any space beside it can be entered in gear 3."""
    fastest: list[i64] = [0] * len(circuit.names)
    for edge in range(len(circuit.way)):
        target = circuit.way[edge]
        if target >= 0 and circuit.way_cap[edge] > fastest[target]:
            fastest[target] = circuit.way_cap[edge]
    found: list[bool] = []
    for space in range(len(fastest)):
        tight = True
        for other in range(len(fastest)):
            beside = circuit.back[other] < circuit.front[space] and circuit.back[space] < circuit.front[other]
            if beside and fastest[other] > 2:
                tight = False
        found.append(tight)
    return found


def solve(setup: Setup, car_class: i64, tyre: i64, weather: i64, wear: i64, aim: Aim) -> Solved:
    """The track of a race for a car of this class on these tyres, undamaged."""
    boards = setup.boards
    now = side(car_class, tyre, weather)
    hand = Hand(
        boards,
        boards.gear[now],
        boards.coast[now],
        boards.brake[now],
        boards.boost[now] if setup.boost else 0,
        boards.top[car_class],
        setup.redline,
        setup.flying_start,
    )
    limit = boards.hazard_limit(now, wear)
    solved = Solved(
        setup.circuit,
        hand,
        limit,
        boards.lost_marker[now],
        boards.lost_tokens[now],
        setup.laps,
        aim,
        setup.return_to_loss,
    )
    key = _all_it_depends_on(solved)
    known = recall("gt", key)
    if known is None:
        solved.solve()
        offer("gt", key, [solved.lap, solved.values])
    else:
        solved.lap = known[0]
        solved.values = known[1]
    return solved


def _all_it_depends_on(solved: Solved) -> str:
    circuit, hand, aim = solved.circuit, solved.hand, solved.aim
    track = [circuit.way, circuit.way_cap, circuit.way_hazards, circuit.front, circuit.cap, circuit.hazard]
    more = [circuit.danger, circuit.grid, [circuit.line, circuit.length, solved.laps, solved.limit]]
    dice = [hand.gear_max, hand.coast_max, hand.brake_max, hand.boost_max, hand.top]
    ways = [hand.redline, hand.flying, solved.return_to_loss]
    prices = [aim.focus_left, aim.price, aim.token, aim.order]
    losses = [solved.lost_marker, solved.lost_tokens]
    return f"{track} {more} {dice} {ways} {hand.chances} {losses} {aim.costs} {prices} {aim.most_focus}"


def time_attack_aim(setup: Setup, most_focus: i64) -> Aim:
    """As few seconds as possible."""
    costs = [float(seconds) for seconds in setup.boards.seconds]
    return Aim(costs, 1.0, SECONDS_PER_FOCUS, most_focus, SECONDS_PER_TOKEN, 0.0)


def fewest_turns(setup: Setup, car_class: i64, most_focus: i64 = MOST_FOCUS) -> float:
    """Expected turns of a lap driven for as few turns as possible."""
    aim = Aim([1.0] * (TOP + 2), 0.0, TURNS_PER_FOCUS, most_focus, TURNS_PER_TOKEN, 0.0)
    return from_pole(solve(setup, car_class, ASPHALT, setup.weather_start, 0, aim))


def from_pole(solved: Solved) -> float:
    """The cost of the whole race from pole position."""
    return solved.value(solved.spaces + solved.circuit.grid[0], 0, 0)
