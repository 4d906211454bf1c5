"""The professional of Heat: the club driver's choices, tried out on guesses at what is hidden.

A guess deals the hidden cards anew; then every option is driven for a few rounds, all drivers deciding as the
club driver does, and what comes of it is judged. All options meet the same guesses, and those that fall
clearly behind are dropped, so that the search goes to the close ones.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

from racecraft.bots.bot import DEFAULT_THOUGHT, Advice, Bot, Budget, Sight, Thought, Weighed
from racecraft.bots.heat.planning import Laid, next_card
from racecraft.bots.heat.policy import Policy
from racecraft.bots.heat.reactions import is_weighed
from racecraft.bots.heat.worth import HEAT_HELD, STRESS_PLAYED
from racecraft.engine.playout import Streams, streams_of
from racecraft.engine.state import TABLE, Action, Seat
from racecraft.games.heat import phases
from racecraft.games.heat.cards import HEAT, STRESS
from racecraft.games.heat.phases import COMMITTED, RACING
from racecraft.games.heat.planning import begin_plan
from racecraft.games.heat.state import HeatState

HORIZON: Final = 2
"""Rounds that are driven before a position is judged."""
MOST_PLANS: Final = 12
"""Plans that are tried, the best in the club driver's eyes."""
BEHIND: Final = 1.2
"""Rounds by which a plan may look worse and still be tried."""
SWEEPS: Final = 6
"""Guesses after which options may be dropped."""
LEAST_TRIES: Final = 4
"""With fewer nodes for each option than this, only the first options are tried."""
CLEARLY: Final = 2.0
"""Standard errors by which an option must be behind to be dropped."""
SPREAD: Final = 0.45
"""How many rounds the rest of a race may change, for each root of a round that is left."""
SEARCHED: Final = [
    phases.PLAN,
    phases.REACT,
    phases.SLIPSTREAM,
    phases.DISCARD,
    phases.VALUE,
    phases.MULLIGAN,
]
"""The phases that are searched; the rest is decided as the club driver does."""


class Option:
    """What may be done, and what came of it, guess by guess."""

    def __init__(self, plan: Laid | None, action: Action) -> None:
        self.plan = plan
        self.action = action
        self.scores: list[float] = []

    def mean(self) -> float:
        return sum(self.scores) / len(self.scores) if self.scores else 0.0


class Pro(Bot):
    """Tries options on guessed states. One node is one drive to the horizon."""

    def __init__(self, seed: int, budget: Budget = DEFAULT_THOUGHT) -> None:
        super().__init__(seed, budget)
        self.policy = Policy()
        self._plan: Laid | None = None
        self._turn: list[int] = []
        """Race, round and seat for which the plan was made."""

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self._plan = None

    def choose(self, sight: Sight) -> Action:
        legal = sight.legal
        if len(legal) == 1:
            return legal[0]
        state = sight.glimpse()
        assert isinstance(state, HeatState)
        seat = sight.seat
        planned = self._as_planned(state, seat, legal)
        if planned >= 0:
            return planned
        options = self._options(state, seat, legal)
        if len(options) == 1:
            return options[0].action
        best = self._search(sight, options)[0]
        if best.plan is not None:
            self._plan = best.plan
            self._turn = [state.race, state.round, seat]
        return best.action

    def weigh(self, sight: Sight) -> Advice | None:
        state = sight.glimpse()
        assert isinstance(state, HeatState)
        options = self._options(state, sight.seat, sight.legal)
        if len(options) == 1:
            return self.policy.advice(state, sight.seat, sight.legal)
        searched = self._search(sight, options)
        self.policy.prepare(state, sight.seat)
        alone = len(state.cars) == 1
        found: list[Weighed] = []
        known: list[Action] = []
        for option in searched:
            if option.action not in known:
                known.append(option.action)
                value = option.mean() if alone else 100.0 * option.mean()
                plan = option.plan
                risk = -1.0 if plan is None else self.policy.risk(state.drivers[sight.seat], plan)
                found.append(Weighed(option.action, value, risk))
        return Advice("turns" if alone else "win", found)

    # --- Options --------------------------------------------------------------------------------------------

    def _as_planned(self, state: HeatState, seat: Seat, legal: list[Action]) -> Action:
        """The next card of the plan that was made when the gear was chosen; -1 if there is none."""
        plan = self._plan
        if plan is None or state.phase != phases.PLAN or self._turn != [state.race, state.round, seat]:
            return -1
        d = state.drivers[seat]
        if d.laid == 0 and d.next_gear != plan.gear:
            return -1
        for slot in range(len(d.kinds)):
            if (
                slot >= len(plan.counts)
                or not d.play[slot] <= plan.counts[slot] <= d.play[slot] + d.hand[slot]
            ):
                return -1
        action = next_card(d, plan.counts)
        return action if action in legal else -1

    def _options(self, state: HeatState, seat: Seat, legal: list[Action]) -> list[Option]:
        """What is worth a try; a single one where the club driver decides."""
        phase = state.phase
        if phase == phases.PLAN:
            return self._plans(state, seat, legal)
        decided = self.policy.choose(state, seat, legal)
        if phase not in SEARCHED or (phase == phases.REACT and not is_weighed(decided)):
            return [Option(None, decided)]
        if phase == phases.REACT:
            legal = [action for action in legal if is_weighed(action)]
        return [Option(None, decided)] + [Option(None, action) for action in legal if action != decided]

    def _plans(self, state: HeatState, seat: Seat, legal: list[Action]) -> list[Option]:
        plans = self.policy.plans(state, seat, legal)
        d = state.drivers[seat]
        if not plans:
            return [Option(None, self.policy.choose(state, seat, legal))]
        found: list[Option] = []
        for plan in plans:
            if len(found) == MOST_PLANS or plan.value < plans[0].value - BEHIND:
                break
            action = plan.gear if d.stage == phases.GEAR_STAGE else next_card(d, plan.counts)
            if action in legal:
                found.append(Option(plan, action))
        return found

    # --- Search ---------------------------------------------------------------------------------------------

    def _search(self, sight: Sight, options: list[Option]) -> list[Option]:
        """The options, the best first."""
        thought = Thought(self.budget)
        left = list(options)
        if 0 < self.budget.nodes < LEAST_TRIES * len(options):
            left = left[: max(2, self.budget.nodes // LEAST_TRIES)]
        sweep = 0
        going = True
        while going and len(left) > 1:
            guess = sight.sample(self.source)
            assert isinstance(guess, HeatState)
            let_others_plan(guess, sight.seat, self.policy)
            luck = streams_of(self.source.below(1 << 30), guess.seats)
            for option in left:
                if not thought.goes_on():
                    going = False
                    break
                option.scores.append(self._try(guess.copy(), sight.seat, option, luck))
            sweep += 1
            if going and sweep >= SWEEPS and sweep % 2 == 0:
                left = drop_the_worse(left)
        full = max([len(option.scores) for option in options])
        tried = [option for option in options if option.scores]
        return sorted(tried, key=lambda option: (-min(len(option.scores), full - 1), -option.mean()))

    def _try(self, state: HeatState, seat: Seat, option: Option, luck: Streams) -> float:
        """Drives an option to the horizon and judges what came of it."""
        luck.again()
        horizon = state.round + HORIZON
        race = state.race
        points = state.points
        plan = option.plan
        if plan is None:
            state.play(seat, option.action)
        else:
            lay_out(state, seat, plan)
        drive_on(state, self.policy, luck, race, horizon)
        return score(state, seat, self.policy, race, points)


def drop_the_worse(options: list[Option]) -> list[Option]:
    """Without those that are clearly behind the best, on the guesses that both have met."""
    best = max(options, key=lambda option: option.mean())
    kept: list[Option] = []
    for option in options:
        if option is best:
            kept.append(option)
            continue
        total = 0.0
        squares = 0.0
        met = min(len(best.scores), len(option.scores))
        for number in range(met):
            apart = best.scores[number] - option.scores[number]
            total += apart
            squares += apart * apart
        mean = total / met
        spread = sqrt(max(0.0, squares / met - mean * mean) / met)
        if mean <= CLEARLY * spread + 1e-9:
            kept.append(option)
    return kept


def let_others_plan(state: HeatState, seat: Seat, policy: Policy) -> None:
    """A guess lays the others' hidden cards at random: here their drivers plan again."""
    planning = state.phase == phases.PLAN
    for number in range(state.seats):
        if number == seat or state.cars[number].status != RACING:
            continue
        d = state.drivers[number]
        if planning:
            if d.stage == COMMITTED:
                take_back(state, number)
                begin_plan(state, number)
                state.planning |= 1 << number
        elif not state.setup.tournament and d.play[HEAT] == 0 and sum(d.play) == d.gear:
            take_back(state, number)
            policy.prepare(state, number)
            policy.best_plan(d.gear)
            for slot in range(len(policy.best_counts)):
                d.play[slot] = policy.best_counts[slot]
                d.hand[slot] -= d.play[slot]
                d.hand_size -= d.play[slot]


def take_back(state: HeatState, number: int) -> None:
    """A driver's laid cards return to the hand."""
    d = state.drivers[number]
    for slot in range(len(d.kinds)):
        d.hand[slot] += d.play[slot]
        d.hand_size += d.play[slot]
        d.play[slot] = 0
    d.laid = 0


def lay_out(state: HeatState, seat: Seat, plan: Laid) -> None:
    """Plays a plan to its last card; what is forced is laid by itself."""
    d = state.drivers[seat]
    turn = state.round
    if d.stage == phases.GEAR_STAGE:
        state.play(seat, plan.gear)
    while state.phase == phases.PLAN and state.round == turn and d.stage != COMMITTED:
        state.play(seat, next_card(d, plan.counts))


def drive_on(state: HeatState, policy: Policy, luck: Streams, race: int, horizon: i64) -> None:
    """Everybody drives as the club driver does, until a round at the horizon or the end."""
    while state.race == race:
        phase = state.phase
        if phase == phases.PLAN:
            if state.round >= horizon:
                return
            for seat in state.pending():
                plan_out(state, seat, policy)
        elif phase < phases.FIRST_CHANCE:
            seats = state.pending()
            state.play(seats[0], policy.choose(state, seats[0], state.legal(seats[0])))
        elif phase == phases.OVER:
            return
        else:
            owner = state.turn if phases.of_a_driver(phase) else TABLE
            state.resolve(state.outcome_at(luck.below(owner, state.weight())))


def plan_out(state: HeatState, seat: Seat, policy: Policy) -> None:
    """The whole plan of a driver at once."""
    d = state.drivers[seat]
    turn = state.round
    if d.stage == phases.GEAR_STAGE and len(d.choices) > 1:
        gear = policy.plan(state, seat, d.choices)
        policy.best_plan(gear)
        counts = policy.best_counts
        state.play(seat, gear)
        if counts:
            while state.phase == phases.PLAN and state.round == turn and d.stage != COMMITTED:
                state.play(seat, next_card(d, counts))
            return
    while state.phase == phases.PLAN and state.round == turn and d.stage != COMMITTED:
        state.play(seat, policy.choose(state, seat, d.choices) if len(d.choices) > 1 else d.choices[0])


def score(state: HeatState, seat: Seat, policy: Policy, race: int, points: list[int]) -> float:
    """The part of the other cars that the driver beats, as far as can be told; alone, how early the finish
    is."""
    if state.race != race:
        return by_points(state, seat, points)
    policy.look_at(state, seat)
    mine = rounds_left(state, seat, policy)
    cars = len(state.cars)
    if cars == 1:
        return -mine
    place = place_of(state, seat)
    beaten = 0.0
    for number in range(cars):
        if number == seat:
            continue
        other = place_of(state, number)
        if place != other:
            beaten += 1.0 if place < other else 0.0
        else:
            theirs = rounds_left(state, number, policy)
            spread = SPREAD * sqrt(max(0.25, min(mine, theirs)))
            beaten += 1.0 / (1.0 + exp(-1.7 * (theirs - mine) / spread))
    return beaten / (cars - 1)


def by_points(state: HeatState, seat: Seat, points: list[int]) -> float:
    """A race of a season is over: what it brought, compared."""
    mine = state.points[seat] - points[seat]
    beaten = 0.0
    for number in range(len(state.cars)):
        if number != seat:
            other = state.points[number] - points[number]
            beaten += 1.0 if mine > other else 0.5 if mine == other else 0.0
    return beaten / max(1, len(state.cars) - 1)


def place_of(state: HeatState, number: int) -> int:
    """The place of a car that has left the race; the one behind all that finished while it drives on."""
    if number in state.ranking:
        return state.ranking.index(number)
    if number in state.eliminated:
        return len(state.cars) + 1
    return len(state.cars)


def rounds_left(state: HeatState, number: int, policy: Policy) -> float:
    """How many rounds a car is from the finish; a full hand of Heat and Stress is not good for it."""
    pace = policy.pace
    assert pace is not None
    car = state.cars[number]
    if number >= state.seats:
        return pace.rounds(car.a, 3, 3)
    d = state.drivers[number]
    rounds = pace.rounds(car.a, d.gear, d.heat)
    return rounds + HEAT_HELD * float(d.hand[HEAT]) + STRESS_PLAYED * float(d.hand[STRESS])
