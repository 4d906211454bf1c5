"""One turn of Rallyman: GT as a driver weighs it: plans, the drive of a plan step by step, what they cost.

Costs are those of the solved track (seconds alone, turns in a race); the less the better. Cars in the way
are seen while a plan is laid, not in what comes after it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from racecraft.engine.state import Action
from racecraft.games.gt import relay
from racecraft.games.gt.actions import FLAT_OUT, FLYING, ONE_BY_ONE, SECURE, STEP_DICE, STOP, THROW
from racecraft.games.gt.board import WAYS, Gear
from racecraft.games.gt.planning import COUNT, TAKEN, gate, has_company, step_hazards
from racecraft.games.gt.state import GTState
from racecraft.odds.gt.solve import MOST_DICE, NEVER, Solved

MOST_SECURED: Final = 4
"""Dice that a driver thinks of securing in one turn."""


MOST_BOLD: Final = 4
"""Plans to drive flat out that are kept for a closer look."""


class Laid:
    """A plan that has come this far: its last step, and the steps before it."""

    def __init__(
        self,
        before: Laid | None,
        action: Action,
        step: i64,
        node: i64,
        number: i64,
        gear: Gear,
        track: i64,
        over: bool,
        tight: bool,
    ) -> None:
        self.before = before
        self.action = action
        self.step = step
        """Its number in the hand of dice."""
        self.node = node
        """Where it ends; -1 beyond the final line."""
        self.number = number
        """The set of dice used by the plan."""
        self.gear = gear
        self.track = track
        """Hazards that the track adds in this step."""
        self.over = over
        """Too fast for the space."""
        self.tight: bool = tight or (before is not None and before.tight)
        """The plan has been through a tight corner."""
        self.tracks: i64 = track if before is None else before.tracks + track
        self.length: i64 = 0 if before is None else before.length + 1
        self.shares: list[float] = []
        """By hazards * secured: how likely the drive comes through here like that."""
        self.settled = 0.0
        """The cost of drives that ended earlier, weighted by their probability."""
        self.score = 0.0

    def steps(self) -> list[Laid]:
        """The steps from the first to this one; the root, which is where the turn began, is none."""
        found: list[Laid] = []
        at: Laid | None = self
        while at is not None and at.before is not None:
            found.append(at)
            at = at.before
        found.reverse()
        return found


class Choice:
    """A plan with the way to drive it and what it costs."""

    def __init__(self, laid: Laid, mode: Action, cost: float) -> None:
        self.laid = laid
        self.mode = mode
        self.cost = cost


class Turn:
    """The turn under way, seen by the driver whose turn it is."""

    def __init__(self, state: GTState, solved: Solved) -> None:
        car = state.cars[state.turn]
        self.state = state
        self.solved = solved
        self.hand = solved.hand
        self.circuit = state.circuit
        self.limit = min(state.limit, solved.limit)
        self.focus: i64 = car.focus + state.secured * (state.secured + 1) // 2
        """Tokens when the turn began."""
        self.secured: i64 = 0
        while self.secured < MOST_SECURED and (self.secured + 1) * (self.secured + 2) // 2 <= self.focus:
            self.secured += 1
        self.gear = car.marker
        wrap = car.wrap
        if state.done > 0 and self.circuit.front[state.start_cell] > self.circuit.front[car.cell]:
            wrap -= 1
        to_go = min(state.setup.laps - wrap, solved.laps)
        self.start: i64 = to_go * solved.spaces + state.start_cell
        self.careful: Choice | None = None
        """The best plan to drive one by one."""
        self.bold: list[Choice] = []
        """The best plans to drive flat out."""
        self.collected: list[Choice] | None = None
        """All plans that were weighed, for a second look."""
        self.flying: bool = not car.from_pit or state.setup.flying_from_pit

    # --- Laying -------------------------------------------------------------------------------------------

    def root(self) -> Laid:
        """The plan on the table, possibly empty."""
        return self.along(self.state.plan)

    def along(self, plan: list[Action]) -> Laid:
        """A plan by its steps."""
        laid = Laid(None, -1, -1, self.start, self.gear, self.gear, 0, False, False)
        laid.shares = [0.0] * (self.limit * (self.secured + 1))
        laid.shares[0] = 1.0
        for action in plan:
            following: Laid | None = None
            for step in range(self.hand.first[laid.number], self.hand.first[laid.number + 1]):
                if self.hand.die[step] == action % STEP_DICE:
                    following = self._step(laid, action // STEP_DICE, step)
            assert following is not None
            self._foresee(following)
            laid = following
        return laid

    def _step(self, laid: Laid, way: i64, step: i64) -> Laid:
        circuit = self.circuit
        edge: i64 = laid.node % self.solved.spaces * WAYS + way
        number = self.hand.following[step]
        gear = self.hand.gear[number]
        track = step_hazards(circuit, edge, gear)
        action: i64 = way * STEP_DICE + self.hand.die[step]
        cap = circuit.way_cap[edge]
        target = self.solved.target(laid.node, edge)
        return Laid(
            laid, action, step, target, number, gear, track, gear > cap, self.solved.tight[circuit.way[edge]]
        )

    def following(self, laid: Laid) -> list[Laid]:
        """Every sensible step that may be laid next: those that are too fast only where there is no other."""
        if laid.node < 0 or laid.over or laid.tracks >= self.limit:
            return []
        s, hand = self.state, self.hand
        cell = laid.node % self.solved.spaces
        company = has_company(s, cell)
        found: list[Laid] = []
        too_fast: list[Laid] = []
        for way in range(self.circuit.ways[cell]):
            need: i64 = 0
            if company:
                need = gate(s, cell, self.circuit.way[cell * WAYS + way])
                if need >= TAKEN:
                    continue
            for step in range(hand.first[laid.number], hand.first[laid.number + 1]):
                number = hand.following[step]
                if (
                    hand.gear[number] < need
                    or COUNT[hand.used[number]] + hand.redlines[number] > s.gear_max
                    or hand.coasts[number] > s.coast_max
                    or hand.brakes[number] > s.brake_max
                    or (hand.die[step] == FLYING and not self.flying)
                ):
                    continue
                further = self._step(laid, way, step)
                if further.over or further.tracks >= self.limit:
                    too_fast.append(further)
                else:
                    found.append(further)
        return too_fast if laid.length == 0 and len(found) == 0 else found

    def _foresee(self, laid: Laid) -> None:
        """How the drive may come through this step, deciding before it as the solved track advises."""
        before = laid.before
        assert before is not None
        solved, hand, limit = self.solved, self.hand, self.limit
        most = self.secured
        shares = [0.0] * (limit * (most + 1))
        settled = before.settled
        row: list[float] = []
        if laid.node >= 0 and not laid.over:
            row = solved.under_way(laid.node, laid.number)
        dice = hand.count[laid.step]
        at: i64 = laid.step * MOST_DICE
        flying = hand.die[laid.step] == FLYING
        for hazards in range(limit):
            for secured in range(most + 1):
                share = before.shares[hazards * (most + 1) + secured]
                if share <= 0.0:
                    continue
                focus = self.focus - secured * (secured + 1) // 2
                if laid.node < 0:
                    settled += share * solved.finished(laid.gear, focus)
                    continue
                lost = solved.lost(laid.node, laid.gear, focus)
                room = limit - hazards - laid.track
                if len(row) == 0 or room <= 0:
                    settled += share * lost
                    continue
                thrown = 0.0
                certain = 1.0
                if flying:
                    certain = hand.chances[at]
                    thrown = certain * solved.tail(row, laid.node, hazards + laid.track, secured, focus)
                    thrown += (1.0 - certain) * solved.ended(laid.node, laid.gear, focus)
                else:
                    for n in range(min(room, dice + 1)):
                        chance = hand.chances[at + n]
                        thrown += chance * solved.tail(
                            row, laid.node, hazards + laid.track + n, secured, focus
                        )
                        certain -= chance
                    if room <= dice:
                        thrown += certain * lost
                stop = NEVER
                if before.length > 0:
                    stop = solved.ended(before.node, before.gear, focus)
                safe = NEVER
                if secured + dice <= most:
                    paid = focus - dice * secured - dice * (dice + 1) // 2
                    if paid >= 0:
                        safe = solved.tail(row, laid.node, hazards + laid.track, secured + dice, paid)
                if stop <= thrown and stop <= safe:
                    settled += share * stop
                elif safe < thrown:
                    shares[(hazards + laid.track) * (most + 1) + secured + dice] += share
                elif flying:
                    settled += share * (1.0 - certain) * solved.ended(laid.node, laid.gear, focus)
                    shares[(hazards + laid.track) * (most + 1) + secured] += share * certain
                else:
                    for n in range(min(room, dice + 1)):
                        shares[(hazards + laid.track + n) * (most + 1) + secured] += (
                            share * hand.chances[at + n]
                        )
                    if room <= dice:
                        settled += share * certain * lost
        laid.shares = shares
        laid.settled = settled
        score = settled
        if len(row) > 0:
            for hazards in range(limit):
                for secured in range(most + 1):
                    share = shares[hazards * (most + 1) + secured]
                    if share > 0.0:
                        focus = self.focus - secured * (secured + 1) // 2
                        score += share * solved.tail(row, laid.node, hazards, secured, focus)
        laid.score = score

    def best(self, root: Laid, beam: i64) -> Choice | None:
        """The best plan found that goes on from `root`, keeping so many of each length."""
        self.careful = None
        self.bold = []
        kept = [root]
        while len(kept) > 0:
            grown: list[Laid] = []
            for laid in kept:
                if laid.length > 0:
                    self._consider(laid)
                for further in self.following(laid):
                    self._foresee(further)
                    grown.append(further)
            kept = _lowest(grown, beam)
        flat_out = self._flat_out_plan(root)
        if flat_out is not None:
            self._consider(flat_out)
        return self.settled()

    def best_from(self, laid: Laid, beam: i64) -> Choice:
        """The best plan found that begins with this step laid after the plan on the table."""
        self._foresee(laid)
        found = self.best(laid, beam)
        assert found is not None
        return found

    def _consider(self, laid: Laid) -> None:
        """Adds a plan that ends here to the best ones, if it is good enough."""
        careful = Choice(laid, ONE_BY_ONE, self.one_by_one(laid))
        if self.careful is None or careful.cost < self.careful.cost:
            self.careful = careful
        bold = Choice(laid, FLAT_OUT, self.flat_out(laid))
        if self.collected is not None:
            self.collected.append(careful)
            self.collected.append(bold)
        at = len(self.bold)
        while at > 0 and self.bold[at - 1].cost > bold.cost:
            at -= 1
        self.bold.insert(at, bold)
        if len(self.bold) > MOST_BOLD:
            self.bold.pop()

    def settled(self) -> Choice | None:
        """The best of all plans considered."""
        if self.careful is None or self.careful.cost < self.bold[0].cost:
            return self.careful
        return self.bold[0]

    def _flat_out_plan(self, root: Laid) -> Laid | None:
        """The best plan to drive flat out, as the solved track has it."""
        solved = self.solved
        focus = min(self.focus, solved.aim.most_focus)
        laid = root
        while laid.node >= 0:
            best: Laid | None = None
            lowest = NEVER
            for further in self.following(laid):
                if further.over or self.hand.die[further.step] == FLYING:
                    continue
                if further.node < 0:
                    cost = solved.flat_out_home(
                        laid.node, further.number, further.tracks, further.tight, focus
                    )
                else:
                    row = solved.flat_out(further.node, further.number, further.tracks, further.tight)
                    cost = row[focus]
                if cost < lowest:
                    lowest = cost
                    best = further
            if best is None or (laid.length > 0 and lowest > self._flat_out_here(laid, focus)):
                break
            laid = best
        return laid if laid.length > 0 else None

    def _flat_out_here(self, laid: Laid, focus: i64) -> float:
        """The best that the solved track knows of going flat out through the end of this plan."""
        return self.solved.flat_out(laid.node, laid.number, laid.tracks, laid.tight)[focus] + 1e-9

    # --- Ends ---------------------------------------------------------------------------------------------

    def ended(self, laid: Laid, focus: i64) -> float:
        """The cost of ending the turn after this step."""
        return self.solved.ended(laid.node, laid.gear, focus)

    def finished(self, gear: Gear, focus: i64) -> float:
        """The cost of ending the race in this gear."""
        return self.solved.finished(gear, focus)

    def lost(self, node: i64, gear: Gear, focus: i64) -> float:
        """The cost of losing control there in this gear."""
        return self.solved.lost(node, gear, focus)

    def relaid(self, node: i64, laid: Laid, track: i64, focus: i64) -> float:
        """The cost of a failed flat-out throw."""
        return self.solved.relaid(node, laid.number, track, laid.tight, focus)

    def relay_costs(self, relays: list[i64], focus: i64) -> list[float]:
        """The costs of losing control where re-laid dice may, or of finishing by them."""
        solved, setup, circuit = self.solved, self.state.setup, self.circuit
        costs: list[float] = []
        for outcome in relays:
            progress = relay.progress_of(outcome)
            cell = relay.cell_of(outcome)
            gear = relay.gear_of(outcome)
            if relay.beyond_line(self.state, outcome):
                crossing = relay.crossing_of(outcome)
                costs.append(self.finished(crossing if crossing > 0 else gear, focus))
                continue
            to_go = setup.laps - (progress - circuit.front[cell]) // circuit.length
            costs.append(self.lost(min(to_go, solved.laps) * solved.spaces + cell, gear, focus))
        return costs

    # --- Driving ------------------------------------------------------------------------------------------

    def one_by_one(self, laid: Laid) -> float:
        """The cost of a plan driven one by one, stopping and securing at the best moments."""
        return self._go_on(self._ahead(laid.steps(), 0), laid.steps(), 0, 0, 0)

    def drive(self, legal: list[Action]) -> list[tuple[float, Action]]:
        """What throwing, securing and stopping cost now, the best first."""
        steps = self.root().steps()
        done, hazards, secured = self.state.done, self.state.hazards, self.state.secured
        ahead = self._ahead(steps, done)
        costs: list[tuple[float, Action]] = []
        for action in legal:
            if action == STOP:
                before = steps[done - 1]
                focus = self.focus - secured * (secured + 1) // 2
                costs.append((self.ended(before, focus), STOP))
            elif action == THROW or action == SECURE:
                costs.append((self._made(ahead, steps[done], hazards, secured, action == SECURE), action))
        costs.sort()
        return costs

    def _ahead(self, steps: list[Laid], first: i64) -> list[float]:
        """By hazards * secured: the cost when step `first` has been made and control was kept."""
        limit = self.limit
        width = max(self.secured, self.state.secured) + 1
        last = len(steps) - 1
        table: list[float] = []
        for at in range(last, first - 1, -1):
            laid = steps[at]
            if laid.node < 0 or laid.over:
                table = []
                continue
            fresh: list[float] = [NEVER] * (limit * width)
            for secured in range(width):
                focus = self.focus - secured * (secured + 1) // 2
                if focus < 0:
                    break
                stop = self.ended(laid, focus)
                for hazards in range(limit):
                    cost = stop
                    if at < last:
                        cost = min(cost, self._go_on(table, steps, at + 1, hazards, secured))
                    fresh[hazards * width + secured] = cost
            table = fresh
        return table

    def _go_on(self, ahead: list[float], steps: list[Laid], at: i64, hazards: i64, secured: i64) -> float:
        """The cost of making step `at`, thrown or secured."""
        laid = steps[at]
        cost = self._made(ahead, laid, hazards, secured, False)
        dice = self.hand.count[laid.step]
        paid = (secured + dice) * (secured + dice + 1) // 2
        if secured + dice <= self.secured and paid <= self.focus:
            cost = min(cost, self._made(ahead, laid, hazards, secured, True))
        return cost

    def _made(self, ahead: list[float], laid: Laid, hazards: i64, secured: i64, safe: bool) -> float:
        """The cost of making a step; `ahead` is what follows if control is kept."""
        hand, limit = self.hand, self.limit
        width = max(self.secured, self.state.secured) + 1
        dice = hand.count[laid.step]
        after = secured + dice if safe else secured
        focus = self.focus - after * (after + 1) // 2
        if laid.node < 0:
            return self.finished(laid.gear, focus)
        room = limit - hazards - laid.track
        lost = self.lost(laid.node, laid.gear, focus)
        flying = hand.die[laid.step] == FLYING
        if not safe and flying:
            clear = hand.chances[laid.step * MOST_DICE]
            kept = lost
            if not laid.over and room > 0:
                kept = ahead[(hazards + laid.track) * width + after]
            return clear * kept + (1.0 - clear) * self.ended(laid, focus)
        if laid.over or room <= 0:
            return lost
        if safe:
            if after >= width:
                return self.ended(laid, focus)
            return ahead[(hazards + laid.track) * width + after]
        cost = 0.0
        certain = 1.0
        for n in range(min(room, dice + 1)):
            chance = hand.chances[laid.step * MOST_DICE + n]
            cost += chance * ahead[(hazards + laid.track + n) * width + after]
            certain -= chance
        if room <= dice:
            cost += certain * lost
        return cost

    def flat_out(self, laid: Laid) -> float:
        """The cost of a plan driven flat out."""
        solved, hand = self.solved, self.hand
        focus = self.focus + hand.earned[laid.number]
        before = laid.before
        assert before is not None
        if laid.node < 0:
            loses = solved.loses(laid.number, laid.tracks - 1)
            home = self.finished(laid.gear, focus)
            if loses <= 0.0 or before.before is None:
                return home
            return (1.0 - loses) * home + loses * self.relaid(before.node, laid, laid.tracks - 1, focus)
        loses = 1.0 if laid.over else solved.loses(laid.number, laid.tracks)
        kept = self.ended(laid, focus)
        if loses <= 0.0:
            return kept
        return (1.0 - loses) * kept + loses * self.relaid(laid.node, laid, laid.tracks, focus)

    def risk(self, laid: Laid) -> float:
        """How likely control is lost if the plan is driven to its end."""
        if laid.node < 0:
            return self.solved.loses(laid.number, laid.tracks - 1)
        return 1.0 if laid.over else self.solved.loses(laid.number, laid.tracks)

    def next_risk(self, laid: Laid, action: Action) -> float:
        """How likely control is lost at once by throwing, securing or stopping, with this plan laid."""
        if action == STOP:
            return 0.0
        step = laid.steps()[self.state.done]
        if step.node < 0:
            return 0.0
        if step.over:
            return 1.0
        room = self.limit - self.state.hazards - step.track
        if action == SECURE or room <= 0:
            return 0.0 if room > 0 else 1.0
        risk = 1.0
        for n in range(min(room, self.hand.count[step.step] + 1)):
            risk -= self.hand.chances[step.step * MOST_DICE + n]
        return max(0.0, risk)


def _lowest(laid: list[Laid], count: i64) -> list[Laid]:
    """Those with the lowest scores; equals stay in the order they were found. Plans that come to the same
    place with the same dice are kept once."""
    kept: list[Laid] = []
    for plan in laid:
        at = len(kept)
        while at > 0 and kept[at - 1].score > plan.score:
            at -= 1
        if at >= count:
            continue
        kept.insert(at, plan)
        if len(kept) > count:
            kept.pop()
    return kept
