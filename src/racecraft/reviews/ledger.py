"""Where a result came from: the start and every change after it, each with its source; together exactly the
result.

Chance changes what was to be expected before it into what stands after it. A decision changes what the usual
driver would have left into what was left. Where the method judges the same position differently as it stands
and by what the usual driver would do there, that difference is its own, and has its own line. Two decisions
in a row are both told from where the first one left the race.
"""

from __future__ import annotations

from typing import NamedTuple, get_args

from racecraft.engine.state import TABLE, Seat
from racecraft.reviews.judging import Judged
from racecraft.reviews.shapes import Ledger, LedgerLine, Source
from racecraft.reviews.steps import Step
from racecraft.reviews.values import Values, minus, nothing, plus, seats_of

CHANGES: tuple[Source, ...] = get_args(Source)[1:-1]
"""All between the start and the result."""
MAY_BE_ABSENT = {"own_dice", "own_cards", "rival_dice", "rival_cards", "rival_decisions", "lots", "hidden"}
"""Lines that are left out where nothing of the kind happened."""


class Change(NamedTuple):
    """What a step did to all seats."""

    step: Step
    judged: Judged
    stands: Values
    """How the race stood after it."""
    luck: Values
    """By chance,"""
    known: Values
    """by the decision as its driver could know it,"""
    hidden: Values
    """by what the driver could not know,"""
    estimate: Values
    """and by the method itself."""


class Account(NamedTuple):
    start: Values
    changes: list[Change]
    final: Values


def account_of(found: list[tuple[Step, Judged]], final: Values | None) -> Account:
    """`final` is None for a drive alone that did not reach its finish: it ends with what was expected."""
    entries = [judged.entry for _, judged in found]
    stood = [judged.after or judged.entry for _, judged in reversed(found)]
    last = final or next((values for values in stood if values is not None), None)
    assert last is not None, "a race without a decision and without a result"
    following: list[Values] = [last] * (len(found) + 1)
    for number in range(len(found) - 1, -1, -1):
        following[number] = entries[number] or following[number + 1]
    now = start = following[0]
    zero = nothing(start)
    changes: list[Change] = []
    for number, (step, judged) in enumerate(found):
        luck = known = hidden = estimate = zero
        if step.kind != "decision":
            before = judged.before or now
            after = following[number + 1]
            luck, estimate = minus(after, before), minus(before, now)
            now = after
        elif judged.before is not None and judged.after is not None and judged.entry is not None:
            known = zero if judged.known is None else judged.known
            change = minus(judged.after, judged.before)
            hidden = minus(change, known)
            estimate = minus(judged.before, judged.entry)
            now = plus(plus(now, estimate), change)
        changes.append(Change(step, judged, now, luck, known, hidden, estimate))
    if changes:
        final_gap = minus(last, now)
        changes[-1] = changes[-1]._replace(stands=last, estimate=plus(changes[-1].estimate, final_gap))
    return Account(start, changes, last)


def ledgers(account: Account) -> list[Ledger]:
    return [_ledger(account, seat) for seat in range(seats_of(account.start))]


def _ledger(account: Account, seat: Seat) -> Ledger:
    sums: dict[str, Values] = {source: nothing(account.start) for source in CHANGES}
    happened: set[str] = set()
    for change in account.changes:
        step = change.step
        whose = "lots" if step.seat == TABLE else "own" if step.seat == seat else "rival"
        if step.kind == "decision":
            _add(sums, happened, f"{whose}_decisions", change.known, bool(change.judged.options))
            _add(sums, happened, "hidden", change.hidden, any(change.hidden))
        elif step.kind == "lot" or step.seat == TABLE:
            _add(sums, happened, "lots", change.luck, not step.forced)
        else:
            _add(sums, happened, f"{whose}_{step.kind}", change.luck, not step.forced)
        sums["estimate"] = plus(sums["estimate"], change.estimate)
    lines = [_line("start", account.start, seat)]
    for source in CHANGES:
        if source in happened or source not in MAY_BE_ABSENT:
            lines.append(_line(source, sums[source], seat))
    lines.append(_line("result", account.final, seat))
    return {"seat": seat, "lines": lines}


def _add(
    sums: dict[str, Values], happened: set[str], source: str, change: Values, worth_telling: bool
) -> None:
    sums[source] = plus(sums[source], change)
    if worth_telling:
        happened.add(source)


def _line(source: Source, values: Values, seat: Seat) -> LedgerLine:
    alone = len(values) == 1
    return {
        "source": source,
        "win": 0.0 if alone else values[seat],
        "place": 0.0 if alone else values[len(values) // 2 + seat],
        "time": values[0] if alone else 0.0,
    }
