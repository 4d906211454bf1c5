"""A step judged: what the position after it is worth, and for a decision what else could have been done.

What a step is judged from is the record and its number alone, so steps can be judged in any order, side by
side, in other processes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from racecraft.bots.bot import Bot, Sight
from racecraft.bots.registry import make_bot
from racecraft.drills.judge import Option as Weighed
from racecraft.drills.judge import best_first
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import RacecraftError
from racecraft.engine.record import Record
from racecraft.engine.state import TABLE, Action, Seat, State
from racecraft.reviews.coach import coach_of
from racecraft.reviews.grades import BOUNDS
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
    unit_of,
)

MOST_CANDIDATES = 7
SHORTLISTED = 3
"""Candidates that are compared at full budget at most, those of the race and of the expert among them."""
CLEARLY = 1.64
"""Standard errors by which another decision has to be ahead of the expert's to be taken for the best. The
largest of several estimates is too large; so the best is not just the one that looks so."""
DROPPED = 2.0
"""Standard errors by which a candidate that looks worse than the expert's may still be better."""
DOUBTED = 2.0
"""Standard errors by which a loss may be larger than it looks."""
SETTLED = 2.5
"""Standard errors from the bounds of a mistake and a blunder at which no more playouts are asked for. More
than a mark needs: whoever stops at the first look that suits stops too early."""
LEAST_AGAIN = 8
"""New playouts of a doubtful decision at least,"""
MOST_AGAIN = 16
"""and at most, in budgets."""
TOLD_APART = 2.0
"""Standard errors from which on a decision counts as worth more or less than its driver could know."""
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


class Stand(msgspec.Struct):
    """What a position is worth."""

    values: Values
    drawn: list[Values] = []
    """What each playout came to, of which `values` is the mean; none where nothing was drawn."""

    def error(self, number: int) -> float:
        """The standard error of one of the values."""
        return standard_error([each[number] for each in self.drawn])


class Judged(msgspec.Struct):
    """A step and what it came to. Vectors are `Values`."""

    number: int
    start: Stand | None = None
    """What the position before the first step is worth,"""
    stands: Stand | None = None
    """and that after the step; None where it is worth what it was: nothing could have come otherwise, or the
    decision was the one that playouts begin with."""
    lost: Values | None = None
    """What a solved decision changes, where the race goes on after it."""
    hidden: Values | None = None
    """The part of a decision's worth that its driver could not know, against the usual decision, where
    playouts can tell,"""
    hidden_error: float = 0.0
    """and its standard error, of the first number."""
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
    stake: float = 0.0
    """By how much the worst decision that was compared is behind the best."""


class _Compared:
    """Candidates with what came of each, playout by playout, all with the same dice."""

    def __init__(self, count: int) -> None:
        self.drawn: list[list[Values]] = [[] for _ in range(count)]

    def mean(self, number: int) -> Values:
        return mean_of(self.drawn[number])

    def scores(self, number: int, seat: Seat) -> list[float]:
        return [score(values, seat) for values in self.drawn[number]]

    def leads(self, better: int, worse: int, seat: Seat) -> list[float]:
        """By how much one is ahead, on every playout that both had."""
        first, second = self.scores(better, seat), self.scores(worse, seat)
        return [one - other for one, other in zip(first, second, strict=False)]

    def apart(self, better: int, worse: int, seat: Seat) -> tuple[float, float]:
        """By how much one is ahead on the playouts that both had, and the standard error of that."""
        both = self.leads(better, worse, seat)
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
        self.bounds = BOUNDS[unit_of(self.game, seats)]
        self.hides = seats > 1 and self.game.hides_with(options)
        self.value = value_of(self.game.id) if method.name == "value" else None
        self._driver = self.coach.make_driver(0)
        then = self.coach.then
        bots = [self._make(then, seat) if then else self.coach.make_driver(seat) for seat in range(seats)]
        self.playouts = Playouts(self.game, bots, self.value, self._driver if then else None)
        self.line = Playouts(self.game, [self._make(self.coach.usual, seat) for seat in range(seats)])
        self.leaves = Leaves(self.game, LEAVES)
        self._usual = self._make(self.coach.usual, 0)
        self._expert = self._make(self.coach.expert, 0) if self.coach.expert else None

    def _make(self, name: str, seed: int) -> Bot:
        return make_bot(self.game.id, name, seed)

    def judge(self, step: Step, state: State) -> Judged:
        found = Judged(step.number)
        if not self.hindsight:
            view = msgspec.json.encode(self.game.view(state, step.seat))
            self.fingerprint = hashlib.sha256(view).hexdigest()
        solved = self.method.name == "exact"
        if step.kind == "decision" and not step.forced:
            if solved:
                self._solved(step, state, found)
            else:
                self._decided(step, state, found)
        if self.hindsight and (solved or self.method.line):
            self.stand(step, state, found)
        return found

    # --- Positions ------------------------------------------------------------------------------------------

    def stand(self, step: Step, state: State, found: Judged) -> None:
        """Every position of the race is judged once: what it is worth after a step is what it is worth before
        the next one, so that changes add up."""
        if step.number == 0:
            found.start = self._worth(state, step.drawn)
        after = state.copy()
        for at in range(step.first, step.last):
            self.record.step(after, at + 1, self.record.plies[at])
        if after.over():
            end = at_end(self.game, after)
            found.stands, found.lost = None if end is None else Stand(end), None
        elif step.forced or found.stands is not None:
            return
        elif step.kind == "decision":
            usual = self._choice(self._usual, state, step.seat)
            if self._find(state, step.seat, [usual], list(step.actions)) < 0:
                found.stands = self._worth(after, step.drawn)
        else:
            drawn = list(step.drawn)
            drawn[0 if step.seat == TABLE else step.seat + 1] += step.last - step.first
            found.stands = self._worth(after, drawn)

    def _worth(self, state: State, drawn: Sequence[int]) -> Stand:
        """What a position is worth as it stands, everything known."""
        if self.method.name == "exact":
            return Stand(self._exactly(state))
        found = [self.line.drive(state.copy(), seed, drawn) for seed in self._seeds(self.method.line)]
        return Stand(mean_of(found), found)

    def _seeds(self, count: int, first: int = 0) -> Iterator[int]:
        """The same for every step of a race, so that positions that follow each other are told apart."""
        for number in range(first, first + count):
            yield seed_of(self.fingerprint, number)

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

    def _solved(self, step: Step, state: State, found: Judged) -> None:
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
        found.stands, found.lost = Stand([spent - mine]), [best - mine]
        found.loss = found.hindsight = best - mine
        found.stake = max(option.behind for option in found.options)
        found.usual = 0

    # --- Decisions ------------------------------------------------------------------------------------------

    def _decided(self, step: Step, state: State, found: Judged) -> None:
        seat = step.seat
        candidates, found.usual, expert = self._candidates(step, state)
        if len(candidates) == 1:
            return
        guess = self._seen(state, seat) if self.hides else None
        seen = self._compare(step, state, candidates, guess, expert)
        best = seen.best(expert)
        looked, error = seen.apart(best, 0)
        if best and self._doubtful(looked, error):
            seen.look_again(best, self._again(step, state, [candidates[0], candidates[best]], guess))
        others = [number for number in range(len(candidates)) if number != best]
        order = [best, *sorted(others, key=lambda number: -score(seen.values[number], seat))]
        found.options = [
            Option(candidates[number], seen.values[number], *seen.apart(best, number)) for number in order
        ]
        found.played, found.usual = order.index(0), order.index(found.usual)
        found.loss, found.error = found.options[found.played].behind, found.options[found.played].error
        found.stake = max(option.behind for option in found.options)
        found.hindsight = found.loss
        if self.hides and self.hindsight:
            self._look_back(step, state, found, candidates, seen, best, order[found.usual], looked)

    def _doubtful(self, loss: float, error: float) -> bool:
        """Whether a decision may deserve a mark. The first look has chosen the best by the same playouts,
        which flatter it: what it finds is looked at again."""
        least, mistake, _ = self.bounds
        return loss >= least or loss + DOUBTED * error >= mistake

    def _again(
        self, step: Step, state: State, pair: list[list[Action]], guess: Callable[[int], State] | None
    ) -> _Compared:
        """New playouts of the decision that was made and of the best, in pairs, until it is clear on which
        side of the bounds the loss lies, or they are used up."""
        found, done = _Compared(2), 0
        wanted = max(LEAST_AGAIN, self.method.budget)
        while done < wanted:
            seeds = [seed_of(self.fingerprint, "again", number) for number in range(done, wanted)]
            self._drive(step, state, pair, guess, found, range(2), seeds)
            done = wanted
            loss, error = found.apart(1, 0, step.seat)
            if any(abs(loss - bound) < SETTLED * error for bound in self.bounds[1:]):
                wanted = min(2 * done, MOST_AGAIN * self.method.budget)
        return found

    def _look_back(
        self,
        step: Step,
        state: State,
        found: Judged,
        candidates: list[list[Action]],
        seen: _Result,
        best: int,
        usual: int,
        looked: float,
    ) -> None:
        """The same once more with everything known, against what the first look found with the same dice."""
        apart = list(dict.fromkeys([0, best, usual]))
        known = self._compare(step, state, [candidates[number] for number in apart], None, 0)
        loss = score(known.values[apart.index(best)], step.seat) - score(known.values[0], step.seat)
        found.hindsight = max(0.0, loss + found.loss - looked)
        aware = known.found.leads(0, apart.index(usual), step.seat)
        unaware = seen.found.leads(0, usual, step.seat)
        surprise = [one - other for one, other in zip(aware, unaware, strict=False)]
        error = standard_error(surprise)
        if abs(sum(surprise)) > TOLD_APART * error * len(surprise):
            then, now = known.values, seen.values
            found.hidden = minus(minus(then[0], then[apart.index(usual)]), minus(now[0], now[usual]))
            found.hidden_error = error

    def _candidates(self, step: Step, state: State) -> tuple[list[list[Action]], int, int]:
        """Decisions that differ in what they lead to: the one that was made first; and which of them the
        driver of the playouts and the expert would choose."""
        seat = step.seat
        wanted = [list(step.actions), self._choice(self._driver, state, seat)]
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
        self._drive(step, state, candidates, guess, found, range(len(candidates)), self._seeds(part))
        wanted = list(dict.fromkeys([0, expert]))
        if part < budget:
            means = [score(found.mean(number), seat) for number in range(len(candidates))]
            for number in sorted(range(len(candidates)), key=lambda number: -means[number]):
                gap, error = found.apart(number, expert, seat)
                if number not in wanted and len(wanted) < SHORTLISTED and gap + DROPPED * error > 0:
                    wanted.append(number)
            self._drive(step, state, candidates, guess, found, wanted, self._seeds(budget - part, part))
        return _result(found, seat)

    def _drive(
        self,
        step: Step,
        state: State,
        candidates: list[list[Action]],
        guess: Callable[[int], State] | None,
        found: _Compared,
        numbers: range | list[int],
        seeds: Iterable[int],
    ) -> None:
        for seed in seeds:
            here = state if guess is None else guess(seed)
            for number in numbers:
                after = self._after(here, step.seat, candidates[number])
                found.drawn[number].append(self.playouts.drive(after, seed, step.drawn, step.seat))


class _Result:
    """Candidates with their values, and how sure their differences are."""

    def __init__(self, seat: Seat, values: list[Values], found: _Compared) -> None:
        self.seat = seat
        self.values = values
        self.found = found
        self._again: dict[tuple[int, int], float] = {}
        """Standard errors of pairs that were looked at again."""

    def look_again(self, best: int, pair: _Compared) -> None:
        """The decision that was made and the best are worth what new playouts of both say; the others are as
        far from the best as they were."""
        before, now = self.values[best], pair.mean(1)
        self.values = [plus(now, minus(each, before)) for each in self.values]
        self.values[0] = pair.mean(0)
        self._again[best, 0] = pair.apart(1, 0, self.seat)[1]

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
        if (better, worse) in self._again:
            return max(0.0, gap), self._again[better, worse]
        error = self.found.apart(better, worse, self.seat)[1] if better != worse else 0.0
        return max(0.0, gap), error


def _result(found: _Compared, seat: Seat) -> _Result:
    """The values of candidates that had different numbers of playouts: all are told by their distance from
    the one that was played, on the playouts that both had."""
    played = found.drawn[0]
    base = found.mean(0)
    values: list[Values] = []
    for drawn in found.drawn:
        both = [minus(one, other) for one, other in zip(drawn, played, strict=False)]
        values.append(plus(base, mean_of(both)))
    return _Result(seat, values, found)


def judged(record: Record, method: Method, wanted: range | None = None) -> Iterator[tuple[Step, Judged]]:
    """The steps of a record, or some of them, one after another as they are judged."""
    judge = Judge(record, method)
    for step, state in walk(record):
        if wanted is None or step.number in wanted:
            yield step, judge.judge(step, state)
