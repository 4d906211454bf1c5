"""What a decision in Rallyman can lead to: exact chances of the next die, of a planned attack, of a turned
card.

Everything is played through the engine on copies of the state; only `loss_on_each_die` is a closed form.
"""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction

from racecraft.engine.errors import BadNotation, worded
from racecraft.engine.state import Action
from racecraft.games.rallyman.actions import CUT, THROW_DICE, die_of, is_step, line_of
from racecraft.games.rallyman.figures import BACKS, DIE_NAMES, GAS, GAS_DICE
from racecraft.games.rallyman.loss_of_control import GOES_LEFT, GOES_RIGHT, SPIN, dice_lost
from racecraft.games.rallyman.phases import BACK_CARD, DROP, REST, SISU
from racecraft.games.rallyman.rules import weighted
from racecraft.games.rallyman.stage import Stage
from racecraft.games.rallyman.state import RallymanState, Setup
from racecraft.games.rallyman.steps import (
    ALARM_LIMIT,
    BUMPY,
    RISKS,
    Head,
    advance,
    gear_of,
    landing,
    risk,
    snowy,
    start_of_turn,
    steps,
    too_many_alarms,
)


def hazard(setup: Setup, die: int) -> Fraction:
    """The chance of a ! on a die."""
    return Fraction(setup.hazard[die], 6)


def dice_of(words: Iterable[str]) -> list[int]:
    """The dice that words such as `3 4 gas` name, as many of each as there are."""
    dice: list[int] = []
    for word in words:
        names: list[str] = [*DIE_NAMES]
        if word.lower() not in names:
            refused = BadNotation(f"{word!r} names no die; there are {', '.join(names)}")
            raise worded(refused, "wrong-die", given=word, names=", ".join(names))
        die = names.index(word.lower())
        if dice.count(die) == (GAS_DICE if die == GAS else 1):
            refused = BadNotation(
                f"no further {word}: there is one gear die of each number and {GAS_DICE} gas dice"
            )
            raise worded(refused, "odds-rallyman-dice-many", given=word, gas=GAS_DICE)
        dice.append(die)
    if not dice:
        names = [*DIE_NAMES]
        refused = BadNotation(f"name the dice in the order in which they count: {', '.join(names)}")
        raise worded(refused, "odds-rallyman-dice-none", names=", ".join(names))
    return dice


def loss_on_each_die(hazards: list[Fraction], limit: int = ALARM_LIMIT, already: int = 0) -> list[Fraction]:
    """For dice thrown in this order, the chance that exactly this one shows the ! that is too many."""
    counts = {already: Fraction(1)}
    losses: list[Fraction] = []
    for chance in hazards:
        after: dict[int, Fraction] = {}
        lost = Fraction(0)
        for count, weight in counts.items():
            after[count] = after.get(count, Fraction(0)) + weight * (1 - chance)
            if count + 1 >= limit:
                lost += weight * chance
            else:
                after[count + 1] = after.get(count + 1, Fraction(0)) + weight * chance
        losses.append(lost)
        counts = after
    return losses


class Branch:
    """One way things can go until the driver decides again, a card is turned, or the turn is over."""

    def __init__(self, chance: Fraction, state: RallymanState, kinds: set[str]) -> None:
        self.chance = chance
        self.state = state
        self.kinds = kinds
        """What has happened on the way: kinds of event."""

    @property
    def loses_control(self) -> bool:
        """Control is lost, or would be but for sisu."""
        return "lost_control" in self.kinds or self.state.phase == SISU

    @property
    def retires(self) -> bool:
        return "retired" in self.kinds

    def settled(self) -> bool:
        if self.kinds & TURN_IS_OVER or self.state.phase == BACK_CARD:
            return True
        return not self.state.chance()


TURN_IS_OVER = {"card", "retired", "finished"}


def branches(state: RallymanState, action: Action) -> list[Branch]:
    """Every way the dice and cards behind a decision can fall, with exact chances."""
    twin = state.copy()
    twin.events = []
    twin.play(state.turn, action)
    open = [Branch(Fraction(1), twin, _kinds(twin))]
    found: list[Branch] = []
    while open:
        branch = open.pop()
        if branch.settled():
            found.append(branch)
            continue
        possible = branch.state.chance()
        total = sum(weight for _, weight in possible)
        for outcome, weight in possible:
            twin = branch.state.copy()
            twin.events = []
            twin.resolve(outcome)
            chance = branch.chance * Fraction(weight, total)
            open.append(Branch(chance, twin, branch.kinds | _kinds(twin)))
    return found


def _kinds(state: RallymanState) -> set[str]:
    return {event.kind for event in state.events or []}


# --- The next die -------------------------------------------------------------------------------------------


class StepOdds:
    """What one step, rolled or set, can bring."""

    def __init__(self, state: RallymanState, action: Action) -> None:
        head = state.head
        gear = gear_of(head, die_of(action))
        self.action = action
        self.index = landing(state.stage, head, line_of(action), gear)
        """Where the step ends."""
        self.gear = gear
        self.risk = RISKS[risk(state, head, line_of(action), gear)]
        """What the gear alone brings: safe, bumpy, overspeed or wreck."""
        self.seconds = state.setup.card_seconds[gear]
        """What the turn costs if it ends here under control."""
        self.loss = Fraction(0)
        """The chance of losing control, or of needing sisu to keep it."""
        self.out = Fraction(0)
        """The chance that the car retires at once."""
        for branch in branches(state, action):
            if branch.retires:
                self.out += branch.chance
            elif branch.loses_control:
                self.loss += branch.chance


def step_odds(state: RallymanState) -> list[StepOdds]:
    """For each die and line that may be used now, the exact chances. A planned step risks nothing by
    itself."""
    return [StepOdds(state, action) for action in state.legal(state.turn) if is_step(action)]


# --- An attack ----------------------------------------------------------------------------------------------


class AttackOdds:
    """What the plan made so far brings if it is thrown now."""

    def __init__(self, state: RallymanState) -> None:
        dice = len(state.plan)
        self.tokens = dice
        self.lost_on = [Fraction(0)] * dice
        """For each die of the plan, the chance that it is the one on which control is lost."""
        self.broken = Fraction(0)
        """The chance that a puncture breaks the plan before control is lost."""
        self.out = Fraction(0)
        self.kept = Fraction(0)
        """The chance that the whole plan is driven under control."""
        for branch in branches(state, THROW_DICE):
            if branch.retires:
                self.out += branch.chance
            elif branch.loses_control:
                left = len(branch.state.plan) if branch.state.phase in (BACK_CARD, SISU) else 0
                self.lost_on[dice - 1 - left] += branch.chance
            elif branch.state.phase in (DROP, REST):
                self.broken += branch.chance
            else:
                self.kept += branch.chance

    @property
    def loss(self) -> Fraction:
        return sum(self.lost_on, Fraction(0))


def attack_odds(state: RallymanState) -> AttackOdds | None:
    """The odds of the plan under way; None while it has fewer than two dice."""
    return AttackOdds(state) if THROW_DICE in state.legal(state.turn) else None


def after_plan(state: RallymanState, action: Action) -> AttackOdds | None:
    """The odds of the plan under way with one step more, or of the plan as it is if the action throws it."""
    if action != THROW_DICE:
        state = state.copy()
        state.play(state.turn, action)
    return attack_odds(state)


class Plan:
    """Dice that lay an attack further along the road."""

    def __init__(
        self, head: Head, steps: list[Action], standing: dict[tuple[int, int], float], cuts: int
    ) -> None:
        self.head = head
        self.steps = steps
        self.cuts = cuts
        """Corners that are cut, each of which turns a card."""
        self.standing = standing
        """How likely control is kept so far with so many !, and so many of them on snow."""

    @property
    def loss(self) -> float:
        return 1.0 - sum(self.standing.values())

    @property
    def index(self) -> int:
        return self.head.index

    @property
    def line(self) -> int:
        return self.head.line

    @property
    def gear(self) -> int:
        return self.head.gear

    def extended(self, state: RallymanState, action: Action) -> Plan:
        """With one die more."""
        die, line = die_of(action), line_of(action)
        bumpy = risk(state, self.head, line, gear_of(self.head, die)) == BUMPY
        head = self.head.copy()
        advance(state, head, die, line)
        on_snow = 1 if snowy(state, head.index) else 0
        warning = state.setup.hazard[die] / 6
        tyres = state.cars[state.turn].tyres
        standing: dict[tuple[int, int], float] = {}
        for (alarms, snow_alarms), share in self.standing.items():
            calm = (alarms, snow_alarms)
            standing[calm] = standing.get(calm, 0.0) + share * (1.0 - warning)
            if not bumpy and not too_many_alarms(alarms + 1, snow_alarms + on_snow, tyres):
                warned = (alarms + 1, snow_alarms + on_snow)
                standing[warned] = standing.get(warned, 0.0) + share * warning
        cuts = self.cuts + (1 if line == CUT else 0)
        return Plan(head, [*self.steps, action], standing, cuts)


def plans_beyond(state: RallymanState) -> list[Plan]:
    """While an attack is planned: for every place that two or more further dice lead to, those that cut the
    fewest corners, of these those that risk least on the way, then those with the fastest card. Punctures are
    left out of the comparison."""
    now = Plan(start_of_turn(state.cars[state.turn]), [], {(0, 0): 1.0}, 0)
    for action in state.plan:
        now = now.extended(state, action)
    now.steps = []
    edge = [now]
    best: dict[tuple[int, int], Plan] = {}
    while edge:
        reached: dict[tuple[int, int, int, int, int], Plan] = {}
        for plan in edge:
            if plan.index >= state.stage.length:
                continue
            for action in steps(state, plan.head, True, False):
                longer = plan.extended(state, action)
                head = longer.head
                key = (head.index, head.line, head.gear, head.used, 3 * head.gas + head.gas_on_asphalt)
                known = reached.get(key)
                if known is None or (longer.cuts, longer.loss) < (known.cuts, known.loss):
                    reached[key] = longer
        edge = list(reached.values())
        for plan in edge:
            place = (plan.index, plan.line)
            if len(plan.steps) > 1 and (
                place not in best or _worth(state, plan) < _worth(state, best[place])
            ):
                best[place] = plan
    return list(best.values())


def _worth(state: RallymanState, plan: Plan) -> tuple[int, float, int]:
    return plan.cuts, round(plan.loss, 9), state.setup.card_seconds[plan.gear]


# --- A turned card, and the weather -------------------------------------------------------------------------


class BackOdds:
    """What the back of a gear card brings on a space."""

    def __init__(self, state: RallymanState, gear: int, index: int) -> None:
        cards = dict(weighted(state.backs, len(BACKS) * gear, len(BACKS)))
        total = sum(cards.values())
        self.spin = Fraction(cards.get(SPIN, 0), total)
        self.left = Fraction(cards.get(GOES_LEFT, 0), total)
        self.right = Fraction(cards.get(GOES_RIGHT, 0), total)
        self.lost_left: int = dice_lost(state.stage, index, GOES_LEFT)
        self.lost_right: int = dice_lost(state.stage, index, GOES_RIGHT)

    @property
    def mean_loss(self) -> Fraction:
        """Gear dice lost on average."""
        return self.left * self.lost_left + self.right * self.lost_right


def back_odds(state: RallymanState, gear: int, index: int) -> BackOdds:
    """For a car that loses control in this gear on this space."""
    return BackOdds(state, gear, index)


def snow_chances(setup: Setup, stage: Stage) -> list[Fraction]:
    """The chance of snow on each board of a stage in variable weather."""
    return [hazard(setup, place) for place in range(len(stage.zones))]
