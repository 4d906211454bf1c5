"""The time attack of Rallyman: GT, solved: the expected seconds of a perfect drive, and the drive itself.

Where `solve.py` estimates a turn, here it is driven as the rules have it: a plan is laid before the first
throw, and dice of a failed flat-out throw are laid anew in every way that loses control. Every start of a
turn is searched for its best plan, the most promising first: no longer plan is better than laying each
further step when it is made, and no failed throw is better than the best place to lose control.

What is left out, and what it does to the result:

- a damage token costs what a gear, brake or coast die less costs from there on, solved in the same way; a
  second token costs as much as a first, and a car that is damaged already pays the estimates of `solve.py`;
- the weather holds, as it does in a time attack unless `weather_tokens` says otherwise (GT-SOLO-04);
- focus is followed as far as it can have been earned, up to `most_focus`; beyond, a token counts its price;
- a plan bound to lose control, or with a flying start, is not thrown flat out;
- a search that finds no end counts what it can be at best (`given_up` says how often).
"""

from __future__ import annotations

from heapq import heappop, heappush
from typing import Final

from mypy_extensions import i64

from racecraft.engine.state import Action
from racecraft.games.gt.actions import FLAT_OUT, FLYING, ONE_BY_ONE, STEP_DICE
from racecraft.games.gt.board import WAYS, Cell, Gear
from racecraft.games.gt.dashboard import (
    ASPHALT,
    BOOST_DIE,
    BRAKE_DIE,
    BRAKE_TOKEN,
    COAST_DIE,
    COAST_TOKEN,
    GEAR_TOKEN,
    OFF,
    STANDING,
    TOP,
    loss_entry,
    side,
)
from racecraft.games.gt.planning import COUNT, step_hazards
from racecraft.games.gt.state import Setup
from racecraft.odds.gt.solve import (
    MOST_DICE,
    NEVER,
    Hand,
    Solved,
    time_attack_aim,
)

DAMAGE: Final = (GEAR_TOKEN, BRAKE_TOKEN, COAST_TOKEN)
WHOLE: Final = -1
"""No damage."""
ESTIMATE_FOCUS: Final = 3
"""Focus followed where damage is estimated."""
CLOSE: Final = 0.002
"""Seconds by which a plan must be better to be searched for."""
MOST_PLANS: Final = 400
"""Plans that one search expands before it gives up."""
MOST_EARNED: Final = TOP + 3
"""No throw earns more focus."""
HAZARDS: Final = 16
"""More than the hazards of any plan."""

# A set of dice in one number.
GEAR_BITS: Final = 63
COASTS: Final = 6
BRAKES: Final = 8
BOOSTS: Final = 10


class Step:
    """A plan that has come this far: its last step and the steps before it."""

    def __init__(
        self, before: Step | None, action: Action, step: i64, cell: Cell, node: i64, number: i64
    ) -> None:
        self.before = before
        self.action = action
        self.step = step
        """Its number in the hand of dice."""
        self.cell = cell
        self.node = node
        """Where it ends; -1 beyond the final line."""
        self.number = number
        """The set of dice used by the plan."""
        self.crossed: Gear = 0
        """The gear in which the final line was crossed; 0 before it."""
        self.track: i64 = 0
        """Hazards of the track in this step."""
        self.over = False
        """Control is certainly lost here."""

    def plan(self) -> list[Step]:
        """The steps from the first to this one."""
        found: list[Step] = []
        at: Step | None = self
        while at is not None and at.before is not None:
            found.append(at)
            at = at.before
        found.reverse()
        return found


class Best:
    """The best turn from somewhere: its plan, how to drive it, and what it costs with all that follows."""

    def __init__(self, cost: float) -> None:
        self.cost = cost
        self.mode: Action = ONE_BY_ONE
        self.plan: list[Action] = []


class Throws:
    """All plans that can be thrown flat out from one start of a turn."""

    def __init__(self, node: i64, gear: Gear) -> None:
        self.node = node
        self.gear = gear
        self.ends: list[Step] = []
        self.tracks: list[i64] = []
        """By end, hazards of the track along the plan."""
        self.kept: list[float] = []
        """By end, the chance to keep control."""
        self.places: list[i64] = []
        """Where re-laid dice may lose control: (node + 1) * (TOP + 1) + gear. Beyond the final line the node
        is -1 and the gear that in which it was crossed."""
        self.numbers: dict[i64, i64] = {}
        """By place, where it stands in `places`."""
        self.steps: list[list[i64]] = []
        """By place, the steps that lead there: the sets of dice before and after the step, the hazards of the
        track before and after it, and whether it is too fast."""
        self.costs: list[list[float]] = []
        """By focus, then by place."""
        self.order: list[list[i64]] = []
        """By focus: the places from the cheapest on."""
        self.failed: dict[i64, list[float]] = {}
        """By dice and hazards shown: the cost of losing control so, weighted by its chance, by focus."""


class TimeAttack(Solved):
    """A lap of one class on asphalt tyres against the clock. `solve` finds all values; `best` a turn."""

    def __init__(
        self,
        setup: Setup,
        car_class: i64,
        token: i64,
        most_focus: i64,
        whole: Solved | None,
        damaged: list[Solved],
    ) -> None:
        boards = setup.boards
        self.setup = setup
        self.given_up = 0
        """Searches that found no end."""
        self.whole = whole
        """The track without damage, to which `damaged` compares; None if it is this one."""
        self.damaged = damaged
        """The track with a gear, a brake and a coast die less."""
        self._falls: dict[i64, list[tuple[i64, float]]] = {}
        self._turns: dict[tuple[i64, i64, i64], Best] = {}
        self.chances: list[float] = []
        """Of drawing a gear, a brake and a coast token."""
        tokens: i64 = 0
        for count in boards.bag:
            tokens += count
        for kind in DAMAGE:
            self.chances.append(float(boards.bag[kind]) / float(tokens))
        now = side(car_class, ASPHALT, setup.weather_start)
        super().__init__(
            setup.circuit,
            damaged_hand(setup, car_class, token),
            boards.hazard_limit(now, 0),
            boards.lost_marker[now],
            boards.lost_tokens[now],
            1,
            time_attack_aim(setup, most_focus),
            setup.return_to_loss,
        )

    # --- What a turn comes to -----------------------------------------------------------------------------

    def lost(self, node: i64, gear: Gear, focus: i64) -> float:
        tokens = float(self.lost_tokens[loss_entry(gear, self.circuit.danger[node % self.spaces])])
        if self.lost_marker[gear] == STANDING:
            return self.aim.costs[STANDING + 1] + self._standing(node, node % self.spaces, tokens, focus)
        rest = NEVER
        for back in self.circuit.returns(node % self.spaces, self.return_to_loss):
            rest = min(rest, self._standing(node, back, tokens, focus))
        return self.aim.costs[OFF + 1] + self.aim.costs[STANDING + 1] + rest

    def _standing(self, node: i64, space: Cell, tokens: float, focus: i64) -> float:
        """What is still to come for a car that lost control at a node and stands on a space beside it. Where
        that is not solved yet, because the turn began ahead of it, the space of the loss stands for it."""
        at = node - node % self.spaces + space
        rest = self.value(at, STANDING, focus)
        if rest >= NEVER:
            at = node
            rest = self.value(at, STANDING, focus)
        return rest + tokens * self.token_price(at, focus) if tokens > 0.0 else rest

    def token_price(self, node: i64, focus: i64) -> float:
        """What a damage token costs a car that stands there, on average; the price of
        the aim if nothing is known of damaged cars."""
        if len(self.damaged) == 0:
            return self.aim.token * max(0.0, self.to_drive(node))
        whole = self.value(node, STANDING, focus)
        if self.whole is not None:
            whole = self.whole.value(node, STANDING, focus)
        price = 0.0
        for n in range(len(self.damaged)):
            price += self.chances[n] * max(0.0, self.damaged[n].value(node, STANDING, focus) - whole)
        return price

    # --- Solving ------------------------------------------------------------------------------------------

    def _begin(self, node: i64, gear: Gear) -> None:
        throws = self.throws(node, gear)
        row: list[float] = []
        bound = NEVER
        for focus in range(self._earned(node) + 1):
            row.append(self.best(throws, focus, bound).cost)
            # One more token can be kept to the end.
            bound = row[focus] - self.aim.focus_left
        self.values[node * (TOP + 1) + gear] = row

    def _earned(self, node: i64) -> i64:
        """The most focus to be followed here: a die that earns a token drives a station at least."""
        circuit = self.circuit
        driven = (1.0 - self.to_drive(node)) * float(circuit.length)
        grid = circuit.line - circuit.front[circuit.grid[0]]
        return max(0, min(self.aim.most_focus, i64(driven + 0.5) + grid))

    def turn(self, node: i64, gear: Gear, focus: i64) -> Best:
        """The best turn from here; looked for once."""
        known = self._turns.get((node, gear, focus))
        if known is None:
            known = self.best(self.throws(node, gear), min(focus, self.aim.most_focus))
            self._turns[(node, gear, focus)] = known
        return known

    def best(self, throws: Throws, focus: i64, bound: float = NEVER) -> Best:
        """The best turn with so much focus that costs less than the bound: whichever way of driving promises
        more is looked at first. Without any there is no plan."""
        found = Best(bound)
        hopes = self._hopes(throws, focus, bound)
        if len(hopes) == 0 or self.under_way(throws.node, throws.gear)[focus] < hopes[0][0]:
            self._drive(throws, focus, found)
            self._throw(throws, hopes, focus, found)
        else:
            self._throw(throws, hopes, focus, found)
            self._drive(throws, focus, found)
        return found

    def root(self, node: i64, gear: Gear) -> Step:
        """The empty plan of a turn."""
        return Step(None, -1, -1, node % self.spaces, node, gear)

    def following(self, laid: Step) -> list[Step]:
        """Every step that may be laid next."""
        hand, circuit = self.hand, self.circuit
        found: list[Step] = []
        base: i64 = laid.cell * WAYS
        for edge in range(base, base + circuit.ways[laid.cell]):
            target = self.target(laid.node, edge) if laid.crossed == 0 else -1
            for step in range(hand.first[laid.number], hand.first[laid.number + 1]):
                number = hand.following[step]
                action = (edge - base) * STEP_DICE + hand.die[step]
                further = Step(laid, action, step, circuit.way[edge], target, number)
                if target < 0:
                    further.crossed = laid.crossed if laid.crossed > 0 else hand.gear[number]
                further.track = step_hazards(circuit, edge, hand.gear[number])
                further.over = hand.gear[number] > circuit.way_cap[edge]
                found.append(further)
        return found

    # --- One by one ---------------------------------------------------------------------------------------

    def _drive(self, throws: Throws, focus: i64, found: Best) -> None:
        """Looks for a plan to drive one by one that is better than what was found."""
        root = self.root(throws.node, throws.gear)
        at_best = self.under_way(throws.node, throws.gear)[focus]
        waiting: list[tuple[float, i64, Step]] = [(at_best, 0, root)]
        count: i64 = 0
        plans: i64 = 0
        while len(waiting) > 0:
            at_best, _, laid = heappop(waiting)
            if at_best >= found.cost - CLOSE:
                return
            plans += 1
            if plans > MOST_PLANS:
                self.given_up += 1
                found.cost = at_best
                return
            for further in self.following(laid):
                steps = further.plan()
                at_best = self.driven(steps, focus, True)
                if at_best >= found.cost - CLOSE:
                    continue
                cost = self.driven(steps, focus, False)
                if cost < found.cost:
                    found.cost = cost
                    found.mode = ONE_BY_ONE
                    found.plan = [step.action for step in steps]
                if further.node >= 0 and not further.over:
                    # Of equal promises the longest plan and the latest comes first.
                    count += 1
                    heappush(waiting, (at_best, -count, further))

    def driven(self, steps: list[Step], focus: i64, goes_on: bool) -> float:
        """The cost of a plan driven one by one, stopping and securing at the best moments; if it goes on,
        with each further step laid when it is made, which is at least as good as any longer plan."""
        limit = self.limit
        most: i64 = 0
        while (most + 1) * (most + 2) // 2 <= focus:
            most += 1
        width = most + 1
        table: list[float] = []
        last = len(steps) - 1
        for at in range(last, -1, -1):
            laid = steps[at]
            before: list[float] = []
            stops: list[float] = []
            if at > 0:
                stops = self.stops(steps[at - 1].node, self.hand.gear[steps[at - 1].number])
            if at == last and laid.node >= 0 and not laid.over:
                table = self._at_end(laid, focus, width, goes_on)
            losses: list[float] = []
            if laid.node >= 0:
                losses = self.losses(laid.node, self.hand.gear[laid.number])
            for hazards in range(limit if at > 0 else 1):
                for secured in range(width if at > 0 else 1):
                    pair = self.first_pair[secured] + focus - secured * (secured + 1) // 2
                    cost = self._made(table, losses, laid, hazards, secured, width, pair, focus)
                    if at > 0 and stops[pair] < cost:
                        cost = stops[pair]
                    before.append(cost)
            table = before
        return table[0]

    def _at_end(self, laid: Step, focus: i64, width: i64, goes_on: bool) -> list[float]:
        """By hazards * secured: the cost when the last step laid has been made and control was kept."""
        table: list[float] = []
        row = (
            self.under_way(laid.node, laid.number)
            if goes_on
            else self.stops(laid.node, self.hand.gear[laid.number])
        )
        for hazards in range(self.limit):
            for secured in range(width):
                pair = self.first_pair[secured] + focus - secured * (secured + 1) // 2
                table.append(row[hazards * self.pairs + pair] if goes_on else row[pair])
        return table

    def _made(
        self,
        ahead: list[float],
        losses: list[float],
        laid: Step,
        hazards: i64,
        secured: i64,
        width: i64,
        pair: i64,
        focus: i64,
    ) -> float:
        """The cost of making a step, thrown or secured; `ahead` is what follows if control is kept."""
        hand = self.hand
        if laid.node < 0:
            return self.finished(hand.gear[laid.number], self.pair_focus[pair])
        room = self.limit - hazards - laid.track
        if hand.die[laid.step] == FLYING:
            clear = hand.chances[laid.step * MOST_DICE]
            kept = losses[pair]
            if room > 0 and not laid.over:
                kept = ahead[(hazards + laid.track) * width + secured]
            cost = clear * kept + (1.0 - clear) * self.stops(laid.node, hand.gear[laid.number])[pair]
        elif laid.over or room <= 0:
            return losses[pair]
        else:
            cost = 0.0
            rest = 1.0
            here = (hazards + laid.track) * width + secured
            for n in range(min(room, hand.count[laid.step] + 1)):
                chance = hand.chances[laid.step * MOST_DICE + n]
                cost += chance * ahead[here + n * width]
                rest -= chance
            if room <= hand.count[laid.step]:
                cost += rest * losses[pair]
        after = secured + hand.count[laid.step]
        if room > 0 and not laid.over and after < width:
            cost = min(cost, ahead[(hazards + laid.track) * width + after])
        return cost

    # --- Flat out -----------------------------------------------------------------------------------------

    def throws(self, node: i64, gear: Gear) -> Throws:
        """All plans that can be thrown from here, each place, set of dice and hazards of the track once; and
        all steps in which such dice, laid anew, may lose control."""
        found = Throws(node, gear)
        hand = self.hand
        seen: set[i64] = set()
        known: set[i64] = set()
        waiting = [self.root(node, gear)]
        tracks: list[i64] = [0]
        while len(waiting) > 0:
            laid = waiting.pop()
            track = tracks.pop()
            for further in self.following(laid):
                if hand.die[further.step] == FLYING:
                    continue
                after = track + further.track
                number = further.number
                self._note_loss(found, known, laid.number, track, further, after)
                place = further.node
                if place < 0:
                    place = len(self.values) + further.cell * (TOP + 1) + further.crossed
                key = (place * self.sets + number) * self.limit + after
                if further.over or after >= self.limit or key in seen:
                    continue
                seen.add(key)
                waiting.append(further)
                tracks.append(after)
                if laid.crossed == 0:
                    found.ends.append(further)
                    found.tracks.append(after)
                    found.kept.append(1.0 - self.loses(number, after))
        self._rank_losses(found)
        return found

    def _note_loss(
        self, throws: Throws, known: set[i64], before: i64, track: i64, further: Step, after: i64
    ) -> None:
        """Notes that control may be lost in this step."""
        if further.over and not self.setup.rearrange_by_speed:
            return
        gear = further.crossed if further.crossed > 0 else self.hand.gear[further.number]
        place = (further.node + 1) * (TOP + 1) + gear
        sure = 1 if further.over else 0
        step = (((before * self.sets + further.number) * HAZARDS + track) * HAZARDS + after) * 2 + sure
        key = step * (len(self.values) + TOP + 1) + place
        if key in known:
            return
        known.add(key)
        at = throws.numbers.get(place, -1)
        if at < 0:
            at = len(throws.places)
            throws.numbers[place] = at
            throws.places.append(place)
            throws.steps.append([])
        throws.steps[at].append(step)

    def _rank_losses(self, throws: Throws) -> None:
        """What it costs to lose control at each place, and the places in the order of that."""
        for focus in range(self.aim.most_focus + MOST_EARNED + 1):
            costs: list[float] = []
            for place in throws.places:
                node = place // (TOP + 1) - 1
                gear = place % (TOP + 1)
                costs.append(self.finished(gear, focus) if node < 0 else self.lost(node, gear, focus))
            throws.costs.append(costs)
            throws.order.append([at for _, at in sorted([(costs[at], at) for at in range(len(costs))])])

    def _hope(self, throws: Throws, at: i64, focus: i64) -> float:
        """The least that throwing this plan can cost."""
        end = throws.ends[at]
        after = focus + self.hand.earned[end.number]
        kept = throws.kept[at]
        cost = self._home(end, after)
        return kept * cost + (1.0 - kept) * throws.costs[after][throws.order[after][0]]

    def _home(self, end: Step, focus: i64) -> float:
        """The cost of a turn that ends where it was planned."""
        gear = self.hand.gear[end.number]
        return self.finished(gear, focus) if end.node < 0 else self.ended(end.node, gear, focus)

    def _hopes(self, throws: Throws, focus: i64, bound: float) -> list[tuple[float, i64]]:
        """All plans to be thrown that may be better than the bound, the most promising first."""
        hopes: list[tuple[float, i64]] = []
        for at in range(len(throws.ends)):
            hope = self._hope(throws, at, focus)
            if hope < bound - CLOSE:
                hopes.append((hope, at))
        hopes.sort()
        return hopes

    def _throw(self, throws: Throws, hopes: list[tuple[float, i64]], focus: i64, found: Best) -> None:
        """Looks for a plan to throw flat out that is better than what was found."""
        for hope, at in hopes:
            if hope >= found.cost - CLOSE:
                return
            cost = self.thrown(throws, at, focus)
            if cost < found.cost:
                found.cost = cost
                found.mode = FLAT_OUT
                found.plan = [step.action for step in throws.ends[at].plan()]

    def thrown(self, throws: Throws, at: i64, focus: i64) -> float:
        """The cost of a plan driven flat out, losing control at the best place for each fall of the dice."""
        end = throws.ends[at]
        number = end.number
        cost = throws.kept[at] * self._home(end, focus + self.hand.earned[number])
        for hazards in range(self.limit - throws.tracks[at], len(self.hand.spread[number])):
            cost += self._failed(throws, number, hazards)[focus]
        return cost

    def _failed(self, throws: Throws, number: i64, hazards: i64) -> list[float]:
        """By focus before the throw: the cost of these dice with so many hazards among them, weighted by its
        chance (GT-FLAT-08 to 14)."""
        hand = self.hand
        dice = dice_of(hand, number)
        key = dice * HAZARDS + hazards
        known = throws.failed.get(key)
        if known is not None:
            return known
        row = [0.0] * (self.aim.most_focus + 1)
        earned = hand.earned[number]
        for bad, chance in self.falls(number, hazards):
            fits: list[i64] = [-1] * len(throws.places)
            for focus in range(len(row)):
                costs = throws.costs[focus + earned]
                for at in throws.order[focus + earned]:
                    if fits[at] < 0:
                        fits[at] = 1 if self.can_lose(throws, at, dice, bad) else 0
                    if fits[at] > 0:
                        row[focus] += chance * costs[at]
                        break
        throws.failed[key] = row
        return row

    def falls(self, number: i64, hazards: i64) -> list[tuple[i64, float]]:
        """The ways in which so many of a set of dice can show a hazard, as sets of dice, with chances."""
        known = self._falls.get(number * HAZARDS + hazards)
        if known is not None:
            return known
        hand = self.hand
        used, hazard = hand.used[number], hand.boards.hazard_share
        found: list[tuple[i64, float]] = []
        for gears in range(used + 1):
            if gears & ~used:
                continue
            chance = 1.0
            for die in range(1, TOP + 1):
                if used >> (die - 1) & 1:
                    bad = hazard[die]
                    chance *= bad if gears >> (die - 1) & 1 else 1.0 - bad
            left = hazards - COUNT[gears]
            for coasts in range(min(left, hand.coasts[number]) + 1):
                for brakes in range(min(left - coasts, hand.brakes[number]) + 1):
                    boosts = left - coasts - brakes
                    if boosts <= hand.boosts[number]:
                        share = chance * _share(hand.coasts[number], coasts, hazard[COAST_DIE])
                        share *= _share(hand.brakes[number], brakes, hazard[BRAKE_DIE])
                        share *= _share(hand.boosts[number], boosts, hazard[BOOST_DIE])
                        if share > 0.0:
                            found.append((packed(gears, coasts, brakes, boosts), share))
        self._falls[number * HAZARDS + hazards] = found
        return found

    def can_lose(self, throws: Throws, at: i64, dice: i64, bad: i64) -> bool:
        """Whether dice of which these show a hazard can be laid to lose control at a place: not before it,
        and there for certain (GT-FLAT-09 to 13)."""
        hand, limit = self.hand, self.limit
        for step in throws.steps[at]:
            sure = step & 1
            after = step // 2 % HAZARDS
            before = step // (2 * HAZARDS) % HAZARDS
            number = step // (2 * HAZARDS * HAZARDS)
            last = number % self.sets
            first = number // self.sets
            used = hand.used[last]
            if (
                used & ~(dice & GEAR_BITS)
                or hand.coasts[last] > dice >> COASTS & 3
                or hand.brakes[last] > dice >> BRAKES & 3
                or hand.boosts[last] > dice >> BOOSTS & 1
            ):
                continue
            before += COUNT[hand.used[first] & bad] + (hand.boosts[first] & bad >> BOOSTS)
            after += COUNT[used & bad] + (hand.boosts[last] & bad >> BOOSTS)
            # Of coast and brake dice the clear ones are laid first, and those with a hazard in the last step.
            coasts = bad >> COASTS & 3
            brakes = bad >> BRAKES & 3
            clear_coasts = (dice >> COASTS & 3) - coasts
            clear_brakes = (dice >> BRAKES & 3) - brakes
            early = max(0, hand.coasts[first] - clear_coasts) + max(0, hand.brakes[first] - clear_brakes)
            if before + early >= limit:
                continue
            if sure or self._reaches(first, last, before, after, coasts, brakes, clear_coasts, clear_brakes):
                return True
        return False

    def _reaches(
        self,
        first: i64,
        last: i64,
        before: i64,
        after: i64,
        coasts: i64,
        brakes: i64,
        clear_coasts: i64,
        clear_brakes: i64,
    ) -> bool:
        """Whether coast and brake dice can be chosen so that the limit is reached in the last step, and not
        before it."""
        hand, limit = self.hand, self.limit
        for c in range(max(0, hand.coasts[first] - clear_coasts), min(coasts, hand.coasts[first]) + 1):
            late_coasts = min(coasts - c, hand.coasts[last] - hand.coasts[first])
            for b in range(max(0, hand.brakes[first] - clear_brakes), min(brakes, hand.brakes[first]) + 1):
                late_brakes = min(brakes - b, hand.brakes[last] - hand.brakes[first])
                if before + c + b < limit <= after + c + b + late_coasts + late_brakes:
                    return True
        return False


def packed(gears: i64, coasts: i64, brakes: i64, boosts: i64) -> i64:
    """A set of dice in one number: gear dice one bit each, then counts."""
    return gears | coasts << COASTS | brakes << BRAKES | boosts << BOOSTS


def dice_of(hand: Hand, number: i64) -> i64:
    """The dice of a set of the hand, whatever the gear they lead to."""
    return packed(hand.used[number], hand.coasts[number], hand.brakes[number], hand.boosts[number])


def _share(dice: i64, shown: i64, bad: float) -> float:
    """The chance that so many of some dice of a kind show a hazard; `bad` is that of one."""
    share = 1.0
    for n in range(dice):
        share *= bad if n < shown else 1.0 - bad
    for n in range(shown):
        share *= float(dice - n) / float(n + 1)
    return share


def damaged_hand(setup: Setup, car_class: i64, token: i64) -> Hand:
    """The dice of a dashboard, less the one that a damage token takes."""
    boards, now = setup.boards, side(car_class, ASPHALT, setup.weather_start)
    return Hand(
        boards,
        boards.gear[now] - (1 if token == GEAR_TOKEN else 0),
        max(0, boards.coast[now] - (1 if token == COAST_TOKEN else 0)),
        max(0, boards.brake[now] - (1 if token == BRAKE_TOKEN else 0)),
        boards.boost[now] if setup.boost else 0,
        boards.top[car_class],
        setup.redline,
        setup.flying_start,
    )


def time_attacks(setup: Setup, car_class: i64, most_focus: i64) -> list[TimeAttack]:
    """The time attack with a gear, a brake and a coast die less, and with all dice: to be solved in this
    order."""
    boards, now = setup.boards, side(car_class, ASPHALT, setup.weather_start)
    estimates: list[Solved] = []
    for token in (WHOLE, *DAMAGE):
        estimate = Solved(
            setup.circuit,
            damaged_hand(setup, car_class, token),
            boards.hazard_limit(now, 0),
            boards.lost_marker[now],
            boards.lost_tokens[now],
            1,
            time_attack_aim(setup, ESTIMATE_FOCUS),
            setup.return_to_loss,
        )
        estimate.solve()
        estimates.append(estimate)
    attacks = [
        TimeAttack(setup, car_class, token, most_focus, estimates[0], estimates[1:]) for token in DAMAGE
    ]
    damaged: list[Solved] = []
    for attack in attacks:
        damaged.append(attack)
    attacks.append(TimeAttack(setup, car_class, WHOLE, most_focus, None, damaged))
    return attacks
