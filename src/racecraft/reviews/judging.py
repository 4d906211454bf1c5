"""A step judged: what the position was worth before and after it, and for a decision what else could have
been done.

What a step is judged from is the record and its number alone, so steps can be judged in any order, side by
side, in other processes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator

import msgspec

from racecraft.bots.bot import Bot, Sight
from racecraft.bots.registry import make_bot
from racecraft.drills.judge import Option as Weighed
from racecraft.drills.judge import best_first
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import RacecraftError
from racecraft.engine.record import Record
from racecraft.engine.state import Action, Seat, State
from racecraft.reviews.coach import coach_of
from racecraft.reviews.methods import Method, value_of
from racecraft.reviews.playouts import Leaves, Playouts, seed_of
from racecraft.reviews.steps import Step, walk
from racecraft.reviews.values import (
    Values,
    at_end,
    mean_of,
    minus,
    plus,
    score,
    standard_error,
)

MOST_CANDIDATES = 7
SHORTLISTED = 3
"""Candidates that are compared at full budget at most, those of the race and of the expert among them."""
CLEARLY = 1.64
"""Standard errors by which another decision has to be ahead of the expert's to be taken for the best. The
largest of several estimates is too large; so the best is not just the one that looks so."""
DROPPED = 2.0
"""Standard errors by which a candidate that looks worse than the expert's may still be better."""
LEAVES = 36
"""Outcomes of a throw that are all looked at; of more, so many are drawn."""


class Option(msgspec.Struct):
    """A decision that could have been made."""

    actions: list[Action]
    values: Values
    """By what the driver could know."""
    behind: float
    """By how much its score is below that of the best; 0 for the best."""
    error: float
    """The standard error of `behind`; 0 where nothing was drawn."""


class Judged(msgspec.Struct):
    """A step and what it came to. Vectors are `Values`."""

    number: int
    entry: Values | None = None
    """What the position was worth as it stood: what the chance before it led to."""
    before: Values | None = None
    """A decision: after the usual one, which is the best where the drive is solved and else what the driver
    of the playouts does; chance: what was to be expected. None where the step before says."""
    after: Values | None = None
    """A decision: after the one that was made. None where the step after says."""
    known: Values | None = None
    """After the decision that was made less after the usual one, by what the driver could know."""
    options: list[Option] = []
    """The best first; none where there was no choice."""
    played: int = -1
    """Which of the options was played."""
    usual: int = -1
    """Which of them the driver of the playouts would have chosen."""
    loss: float = 0.0
    """By what the driver could know, in the unit of the score."""
    error: float = 0.0
    hindsight: float = 0.0
    """The same loss with everything known; equal where nothing is hidden."""
    spread: float = 0.0
    """The standard error of a chance to win in `after` or `entry`."""


class _Compared:
    """Candidates with what came of each, playout by playout, all with the same dice."""

    def __init__(self, count: int) -> None:
        self.drawn: list[list[Values]] = [[] for _ in range(count)]

    def mean(self, number: int) -> Values:
        return mean_of(self.drawn[number])

    def scores(self, number: int, seat: Seat) -> list[float]:
        return [score(values, seat) for values in self.drawn[number]]

    def apart(self, better: int, worse: int, seat: Seat) -> tuple[float, float]:
        """By how much one is ahead on the playouts that both had, and the standard error of that."""
        first, second = self.scores(better, seat), self.scores(worse, seat)
        both = [one - other for one, other in zip(first, second, strict=False)]
        return sum(both) / len(both), standard_error(both)


class Judge:
    """Judges the steps of one record."""

    def __init__(self, record: Record, method: Method, hindsight: bool = True) -> None:
        """Without `hindsight` what is found depends on nothing that the driver could not see, not even the
        dice of the playouts: for races that go on."""
        self.record = record
        self.game = record.game
        self.method = method
        self.coach = coach_of(self.game.id)
        self.hindsight = hindsight
        self.fingerprint = record.checksum() if hindsight else ""
        seats = len(record.header.seats)
        options = self.game.options(record.header.options)
        self.hides = seats > 1 and self.game.hides_with(options)
        self.value = value_of(self.game.id) if method.name == "value" else None
        self.playouts = Playouts(self.game, seats, self.value)
        self.leaves = Leaves(self.game, LEAVES)
        self._usual = self.coach.make_driver(0)
        self._expert = make_bot(self.game.id, self.coach.expert, 0) if self.coach.expert else None

    def judge(self, step: Step, state: State, follows_decision: bool) -> Judged:
        """`follows_decision` says that the decision before a chance has judged what was to be expected."""
        found = Judged(step.number)
        if step.kind != "decision":
            if not follows_decision:
                found.before, found.spread = self._worth(state, step)
                found.entry = found.before
            return found
        if not self.hindsight:
            view = msgspec.json.encode(self.game.view(state, step.seat))
            self.fingerprint = hashlib.sha256(view).hexdigest()
        if step.forced:
            return self._forced(step, state, found)
        if self.method.name == "exact":
            return self._solved(step, state, found)
        return self._decided(step, state, found)

    # --- Positions ------------------------------------------------------------------------------------------

    def _worth(self, state: State, step: Step) -> tuple[Values, float]:
        """What a position is worth as it stands, and the standard error of the first number of it."""
        end = at_end(self.game, state) if state.over() else None
        if end is not None:
            return end, 0.0
        if self.method.name == "exact":
            return self._exactly(state), 0.0
        drawn = [
            self.playouts.drive(state.copy(), seed, step.drawn) for seed in self._seeds(self.method.budget)
        ]
        return mean_of(drawn), max(
            standard_error([each[car] for each in drawn]) for car in range(state.seats)
        )

    def _seeds(self, count: int, first: int = 0) -> Iterator[int]:
        """The same for every step of a race, so that positions that follow each other are told apart."""
        for number in range(first, first + count):
            yield seed_of(self.fingerprint, number)

    def _forced(self, step: Step, state: State, found: Judged) -> Judged:
        """Nothing was decided. Where chance follows, what is to be expected of it has to be known."""
        after = self._after(state, step.seat, list(step.actions))
        if after.weight() > 0:
            found.before, found.spread = self._worth(after, step)
            found.after = found.before
            found.entry = self._entry(step, state, found.before)
        return found

    def _entry(self, step: Step, state: State, usual: Values) -> Values:
        """What the position before a decision is worth as it stands: what the usual decision leaves. Where a
        round begins, playouts go a round further from here on, so it is judged once more as before."""
        if self.value is None or not step.opens:
            return usual
        drawn = [
            self.playouts.drive(state.copy(), seed, step.drawn, earlier=True)
            for seed in self._seeds(self.method.budget)
        ]
        return mean_of(drawn)

    def _after(self, state: State, seat: Seat, actions: list[Action]) -> State:
        twin = state.copy()
        for action in actions:
            twin.play(seat, action)
        return twin

    # --- Solved drives --------------------------------------------------------------------------------------

    def _spent(self, state: State) -> float:
        return 0.0 if state.over() else self.coach.spent(self.game, state)

    def _exactly(self, state: State) -> Values:
        """The expected cost of the whole drive, if all that follows is done well."""
        if state.weight() > 0:
            leaves = self.leaves.of(state, 0)
            return [sum(part * self._exactly(leaf)[0] for part, leaf in leaves)]
        if state.over():
            return at_end(self.game, state) or self.playouts.given_up(state)
        seat = state.pending()[0]
        legal = state.legal(seat)
        if len(legal) == 1:
            return self._exactly(self._after(state, seat, legal))
        return [self._spent(state) - self._weighed(state, seat)[0].value]

    def _weighed(self, state: State, seat: Seat) -> list[Weighed]:
        """What can be decided, the best first: by the game's judge, or where it does not ask by what each
        action leads to."""
        if found := self.coach.weighed(state, seat):
            return found
        spent = self._spent(state)
        worth = [
            Weighed([action], spent - self._exactly(self._after(state, seat, [action]))[0])
            for action in state.legal(seat)
        ]
        return best_first(worth)

    def _weigh(self, state: State, seat: Seat, actions: list[Action], options: list[Weighed]) -> float:
        """What the decision that was made is worth."""
        at = self._find(state, seat, [option.decision for option in options], actions)
        if at >= 0:
            return options[at].value
        return self.coach.judge.value(state, seat, actions)

    def _solved(self, step: Step, state: State, found: Judged) -> Judged:
        """By the game's judge, which knows what every decision is worth."""
        seat, spent = step.seat, self._spent(state)
        options = self._weighed(state, seat)
        mine = self._weigh(state, seat, list(step.actions), options)
        best = max(mine, options[0].value)
        found.options = [
            Option(list(each.decision), [spent - each.value], best - each.value, 0.0)
            for each in options[:MOST_CANDIDATES]
        ]
        found.played = self._find(state, seat, [each.actions for each in found.options], list(step.actions))
        if found.played < 0:
            found.options.append(Option(list(step.actions), [spent - mine], best - mine, 0.0))
            found.played = len(found.options) - 1
        found.entry = found.before = [spent - best]
        found.after = [spent - mine]
        found.loss = found.hindsight = best - mine
        found.known = minus(found.after, found.before)
        found.usual = 0
        return found

    # --- Decisions ------------------------------------------------------------------------------------------

    def _decided(self, step: Step, state: State, found: Judged) -> Judged:
        seat = step.seat
        candidates, found.usual, expert = self._candidates(step, state)
        if len(candidates) == 1:
            return self._forced(step, state, found)
        guess = self._seen(state, seat) if self.hides else None
        seen = self._compare(step, state, candidates, guess, expert)
        best = seen.best(expert)
        others = [number for number in range(len(candidates)) if number != best]
        order = [best, *sorted(others, key=lambda number: -score(seen.values[number], seat))]
        found.options = [
            Option(candidates[number], seen.values[number], *seen.apart(best, number)) for number in order
        ]
        found.played, found.usual = order.index(0), order.index(found.usual)
        found.loss, found.error = found.options[found.played].behind, found.options[found.played].error
        usual = order[found.usual]
        found.known = minus(seen.values[0], seen.values[usual])
        if not self.hindsight:
            found.hindsight = found.loss
            return found
        if self.hides:
            apart = list(dict.fromkeys([0, best, usual]))
            seen = self._compare(step, state, [candidates[number] for number in apart], None, 0)
            best, usual = apart.index(best), apart.index(usual)
        found.before, found.after = seen.values[usual], seen.values[0]
        found.hindsight = max(0.0, score(seen.values[best], seat) - score(seen.values[0], seat))
        found.entry = self._entry(step, state, found.before)
        found.spread = seen.spread
        return found

    def _candidates(self, step: Step, state: State) -> tuple[list[list[Action]], int, int]:
        """Decisions that differ in what they lead to: the one that was made first; and which of them the
        driver of the playouts and the expert would choose."""
        seat = step.seat
        wanted = [list(step.actions), self._choice(self._usual, state, seat)]
        if self._expert is not None:
            wanted.append(self._choice(self._expert, state, seat))
        expert = len(wanted) - 1
        shown = self.game.sample(state, seat, Seeded(0)) if self.hides else state
        wanted += self.coach.options(shown, seat) or [[action] for action in state.legal(seat)]
        found: list[list[Action]] = []
        prints: list[str] = []
        places = [0] * len(wanted)
        for number, actions in enumerate(wanted):
            try:
                print = self.game.fingerprint(self._after(state, seat, actions))
            except RacecraftError:
                continue
            if print not in prints:
                prints.append(print)
                found.append(actions)
            places[number] = prints.index(print)
        return found[:MOST_CANDIDATES], places[1], places[expert]

    def _choice(self, bot: Bot, state: State, seat: Seat) -> list[Action]:
        """What a bot would do, whatever it has done before."""
        bot.reseed(0)
        return bot.decide(Sight(self.game, state, seat))

    def _find(self, state: State, seat: Seat, known: list[list[Action]], wanted: list[Action]) -> int:
        """Which of the decisions leads to the same position; -1 for none."""
        aim = self.game.fingerprint(self._after(state, seat, wanted))
        for number, actions in enumerate(known):
            if self.game.fingerprint(self._after(state, seat, actions)) == aim:
                return number
        return -1

    def _seen(self, state: State, seat: Seat) -> Callable[[int], State]:
        """Guesses at what is hidden, all that the seat could know being as it is."""
        return lambda seed: self.game.sample(state, seat, Seeded(seed))

    def _compare(
        self,
        step: Step,
        state: State,
        candidates: list[list[Action]],
        guess: Callable[[int], State] | None,
        expert: int,
    ) -> _Result:
        """A quarter of the budget for every candidate; all of it for the one that was played, the
        expert's, and the best of those that may still be better."""
        seat, budget = step.seat, self.method.budget
        found = _Compared(len(candidates))
        part = max(2, budget // 4) if len(candidates) > 1 else budget
        self._drive(step, state, candidates, guess, found, range(len(candidates)), 0, part)
        wanted = list(dict.fromkeys([0, expert]))
        if part < budget:
            means = [score(found.mean(number), seat) for number in range(len(candidates))]
            for number in sorted(range(len(candidates)), key=lambda number: -means[number]):
                gap, error = found.apart(number, expert, seat)
                if number not in wanted and len(wanted) < SHORTLISTED and gap + DROPPED * error > 0:
                    wanted.append(number)
            self._drive(step, state, candidates, guess, found, wanted, part, budget - part)
        return _result(found, seat, state.seats)

    def _drive(
        self,
        step: Step,
        state: State,
        candidates: list[list[Action]],
        guess: Callable[[int], State] | None,
        found: _Compared,
        numbers: range | list[int],
        first: int,
        count: int,
    ) -> None:
        for seed in self._seeds(count, first):
            here = state if guess is None else guess(seed)
            for number in numbers:
                after = self._after(here, step.seat, candidates[number])
                found.drawn[number].append(self.playouts.drive(after, seed, step.drawn))


class _Result:
    """Candidates with their values, and how sure their differences are."""

    def __init__(self, seat: Seat, values: list[Values], found: _Compared, spread: float) -> None:
        self.seat = seat
        self.values = values
        self.found = found
        self.spread = spread

    def best(self, expert: int) -> int:
        """The expert's decision, or the one that is ahead of it most clearly."""
        most = max(len(drawn) for drawn in self.found.drawn)
        best, ahead = expert, 0.0
        for number, drawn in enumerate(self.found.drawn):
            if number == expert or len(drawn) < most:
                continue
            gap, error = self.found.apart(number, expert, self.seat)
            if gap - CLEARLY * error > ahead:
                best, ahead = number, gap - CLEARLY * error
        return best

    def apart(self, better: int, worse: int) -> tuple[float, float]:
        """By how much the best is ahead of another, never less than nothing, and the standard error."""
        gap = score(self.values[better], self.seat) - score(self.values[worse], self.seat)
        error = self.found.apart(better, worse, self.seat)[1] if better != worse else 0.0
        return max(0.0, gap), error


def _result(found: _Compared, seat: Seat, seats: int) -> _Result:
    """The values of candidates that had different numbers of playouts: all are told by their distance from
    the one that was played, on the playouts that both had."""
    played = found.drawn[0]
    base = found.mean(0)
    values: list[Values] = []
    for drawn in found.drawn:
        both = [minus(one, other) for one, other in zip(drawn, played, strict=False)]
        values.append(plus(base, mean_of(both)))
    spread = max(standard_error([each[car] for each in played]) for car in range(seats))
    return _Result(seat, values, found, spread)


def judged(record: Record, method: Method, wanted: range | None = None) -> Iterator[tuple[Step, Judged]]:
    """The steps of a record, or some of them, one after another as they are judged."""
    judge = Judge(record, method)
    decision_before = False
    for step, state in walk(record):
        if wanted is None or step.number in wanted:
            yield step, judge.judge(step, state, decision_before)
        decision_before = step.kind == "decision"
