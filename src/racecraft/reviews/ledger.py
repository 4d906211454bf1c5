"""Where a result came from: the start and every change after it, each with its source; together exactly the
result.

Every position is judged once, by playouts of the usual driver or exactly. Chance changes what was to be
expected before it into what stands after it; a decision changes what the usual one, with which playouts
begin, would have left into what was left.
"""

from __future__ import annotations

from math import hypot, sqrt
from typing import NamedTuple, get_args

from racecraft.engine.state import TABLE, Seat
from racecraft.reviews.judging import Judged, Stand
from racecraft.reviews.shapes import Ledger, LedgerLine, Source
from racecraft.reviews.steps import Step
from racecraft.reviews.values import Values, minus, nothing, plus, seats_of, standard_error

CHANGES: tuple[Source, ...] = get_args(Source)[1:-1]
"""All between the start and the result."""
MAY_BE_ABSENT = {"own_dice", "own_cards", "rival_dice", "rival_cards", "rival_decisions", "lots", "hidden"}
"""Lines that are left out where nothing of the kind happened."""


class Change(NamedTuple):
    """What a step did to all seats."""

    step: Step
    judged: Judged
    stands: Stand
    """How the race stood after it."""
    luck: Values
    """By chance,"""
    known: Values
    """by the decision as its driver could know it,"""
    hidden: Values
    """and by what the driver could not know."""
    drawn: list[Values]
    """The whole change in every playout; none where nothing changed or nothing was drawn."""


class Account(NamedTuple):
    start: Stand
    changes: list[Change]

    @property
    def final(self) -> Values:
        return self.changes[-1].stands.values if self.changes else self.start.values


def account_of(found: list[tuple[Step, Judged]]) -> Account:
    """A race that was ended early ends with what was expected."""
    start = found[0][1].start
    assert start is not None, "the first step says what the race was worth before it"
    now, zero = start, nothing(start.values)
    changes: list[Change] = []
    for step, judged in found:
        after = now if judged.stands is None else judged.stands
        if judged.lost is not None:  # exactly that: solutions are rounded
            after = Stand(plus(now.values, judged.lost))
        change = minus(after.values, now.values)
        luck = known = hidden = zero
        if step.kind != "decision":
            luck = change
        elif judged.stands is not None:
            hidden = judged.hidden or zero
            known = minus(change, hidden)
        changes.append(Change(step, judged, after, luck, known, hidden, _apart(now, after)))
        now = after
    return Account(start, changes)


def _apart(before: Stand, after: Stand) -> list[Values]:
    """A change, playout by playout: those of a race have the same numbers everywhere. An end is certain."""
    if after is before or not before.drawn:
        return []
    return [
        minus(then, earlier)
        for then, earlier in zip(after.drawn or [after.values] * len(before.drawn), before.drawn, strict=True)
    ]


def ledgers(account: Account) -> list[Ledger]:
    return [_ledger(account, seat) for seat in range(seats_of(account.start.values))]


def _ledger(account: Account, seat: Seat) -> Ledger:
    sums: dict[str, _Sum] = {source: _Sum(account.start) for source in CHANGES}
    happened: set[str] = set()
    for change in account.changes:
        step, error = change.step, 0.0
        whose = "lots" if step.seat == TABLE else "own" if step.seat == seat else "rival"
        if step.kind == "decision":
            source = f"{whose}_decisions"
            if any(change.hidden):
                error = change.judged.hidden_error
                sums["hidden"].add(change.hidden, [], error)
                happened.add("hidden")
        elif step.kind == "lot" or step.seat == TABLE:
            source = "lots"
        else:
            source = f"{whose}_{step.kind}"
        changed = plus(change.luck, change.known)
        sums[source].add(changed, change.drawn, error)
        if any(changed) or (change.judged.options if step.kind == "decision" else not step.forced):
            happened.add(source)
    lines = [_line("start", account.start.values, account.start.error(seat), seat)]
    for source in CHANGES:
        if source in happened or source not in MAY_BE_ABSENT:
            lines.append(_line(source, sums[source].values, sums[source].error(seat), seat))
    lines.append(_line("result", account.final, 0.0, seat))
    return {"seat": seat, "lines": lines}


class _Sum:
    """Changes of one source, and what they come to in every playout."""

    def __init__(self, start: Stand) -> None:
        self.values = nothing(start.values)
        self._drawn = [self.values for _ in start.drawn]
        self._squares = 0.0

    def add(self, change: Values, drawn: list[Values], error: float = 0.0) -> None:
        self.values = plus(self.values, change)
        self._squares += error * error
        if drawn:
            self._drawn = [plus(one, other) for one, other in zip(self._drawn, drawn, strict=True)]

    def error(self, number: int) -> float:
        return hypot(standard_error([each[number] for each in self._drawn]), sqrt(self._squares))


def _line(source: Source, values: Values, error: float, seat: Seat) -> LedgerLine:
    alone = len(values) == 1
    return {
        "source": source,
        "win": 0.0 if alone else values[seat],
        "place": 0.0 if alone else values[len(values) // 2 + seat],
        "time": values[0] if alone else 0.0,
        "error": error,
    }
