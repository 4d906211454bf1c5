"""The story of a race in ten lines at most: who was expected to win, where it turned, the luckiest and the
unluckiest throw, the dearest decision, the part of the track where it was lost, risks taken and paid, and
what made up each result. The reader may be one of the drivers: sentences say `you` then."""

from __future__ import annotations

from typing import Any

from racecraft.engine.state import Result, Seat
from racecraft.outlook.words import Said, say
from racecraft.reviews.grades import SURE, Grade
from racecraft.reviews.judging import Stand
from racecraft.reviews.ledger import Account, Change
from racecraft.reviews.shapes import Mark, Review, StoryLine
from racecraft.reviews.values import Unit, Values, plus, seats_of, standard_error

MOST_LINES = 10
"""The sums of all drivers are among them."""
LEAST_LINES = 4
"""Besides those sums, however many drivers there were."""
TURNING_POINTS = 3
LEAST_SWING: dict[Unit, float] = {"win": 0.08, "seconds": 3.0, "turns": 0.3}
"""A smaller change is no turning point,"""
LEAST_LUCK: dict[Unit, float] = {"win": 0.03, "seconds": 1.0, "turns": 0.2}
"""and of a smaller one nobody speaks."""
LEAST_LEAD = 0.01
"""By which a favourite has better chances, at least."""
LEAST_RISKS = 0.5
MOST_SOURCES = 4
"""Of a result; all others are told together."""
UNSURE = 2.0
"""Standard errors within which own decisions are not called worse than the usual ones."""
CERTAIN = 0.97
MARKED: set[Grade] = {"inaccuracy", "mistake", "blunder"}
ABOUT_MARKS = ("review-story-dearest", "review-story-brilliant", "review-story-corner")


def amount(unit: Unit, number: float) -> Said:
    """A change in the unit: points of a chance, seconds or turns, without a sign."""
    shown = round(abs(100 * number)) if unit == "win" else round(abs(number), 1)
    return say("review-amount", unit=unit, amount=shown)


def signed(unit: Unit, number: float) -> Said:
    """The same with its sign."""
    shown = round(abs(100 * number)) if unit == "win" else round(abs(number), 1)
    sign = "+" if number > 0 and shown else "−" if shown else "±"
    return say("review-signed", sign=sign, what=say("review-amount", unit=unit, amount=shown))


def where(legs: int, leg: int, round: int) -> Said:
    """The round, and the leg where there are several."""
    return say("review-where", legs="one" if legs == 1 else "several", leg=leg, round=round)


def _percent(part: float) -> int:
    return round(100 * part)


def story(review: Review, account: Account, result: Result | None) -> list[StoryLine]:
    lines = [_opening(account, result, review["unit"])]
    lines += _turning_points(account, review, result)
    lines += _apart(_throws(review), lines)
    lines += _about_marks(review, lines)
    lines += _risks(review)
    sums = _balance(review, result)
    return lines[: max(LEAST_LINES, MOST_LINES - len(sums))] + sums


def told_anew(review: Review) -> list[StoryLine]:
    """The story of a review whose marks count for other than they did."""
    before = [line for line in review["story"] if line["message"]["key"] not in ABOUT_MARKS]
    if len(before) == len(review["story"]):
        return before
    at = next(number for number, line in enumerate(review["story"]) if line["message"]["key"] in ABOUT_MARKS)
    return before[:at] + _about_marks(review, before[:at]) + before[at:]


def _apart(lines: list[StoryLine], told: list[StoryLine]) -> list[StoryLine]:
    """Those of which nothing has been told yet."""
    known = {(line["ply"], line["seat"]) for line in told}
    return [line for line in lines if (line["ply"], line["seat"]) not in known]


def _about_marks(review: Review, told: list[StoryLine]) -> list[StoryLine]:
    return _apart(_decisions(review), told) + _corner(review)


def _say(key: str, **values: Any) -> Said:
    """A sentence about drivers: `you` tells whether its reader is one of them, which who shows it knows."""
    return say(key, you="nobody", **values)


def _told(ply: int, seat: Seat, message: Said) -> StoryLine:
    return {"ply": ply, "seat": seat, "message": message}


def _winner(result: Result | None) -> Seat:
    return result.places.index(1) if result is not None and 1 in result.places else -1


def _opening(account: Account, result: Result | None, unit: Unit) -> StoryLine:
    seats = seats_of(account.start.values)
    if seats == 1:
        expected, took = round(account.start.values[0], 1), round(account.final[0], 1)
        return _told(
            -1,
            0,
            say(
                "review-story-drive",
                expected=say("review-amount", unit=unit, amount=expected),
                took=say("review-amount", unit=unit, amount=took),
            ),
        )
    chances = account.start.values[:seats]
    winner = _winner(result)
    favourite = chances.index(max(chances))
    if winner < 0:
        message = _say("review-story-favourite", who=favourite, percent=_percent(chances[favourite]))
        return _told(-1, favourite, message)
    if chances[winner] >= CERTAIN:
        return _told(-1, winner, _say("review-story-certain", who=winner))
    if not _ahead(account.start, favourite, winner):
        return _told(-1, winner, _say("review-story-won", who=winner, percent=_percent(chances[winner])))
    message = _say(
        "review-story-upset",
        who=winner,
        percent=_percent(chances[winner]),
        other=favourite,
        best=_percent(chances[favourite]),
    )
    return _told(-1, winner, message)


def _ahead(start: Stand, favourite: Seat, winner: Seat) -> bool:
    """Whether one had better chances than the other by more than what the playouts cannot tell."""
    lead = start.values[favourite] - start.values[winner]
    return lead >= LEAST_LEAD and lead > SURE * standard_error(
        [drawn[favourite] - drawn[winner] for drawn in start.drawn]
    )


def _turning_points(account: Account, review: Review, result: Result | None) -> list[StoryLine]:
    """The largest changes of the winner's chance, or of the time of a drive alone, as far as the playouts can
    tell them; none that blames a decision which its mark does not."""
    seat, unit = max(0, _winner(result)), review["unit"]
    marked = {(mark["ply"], mark["seat"]): mark["grade"] for mark in review["marks"]}
    found: list[tuple[float, float, float, Change]] = []
    for change in account.changes:
        swing = _swing(change)[seat]
        if abs(swing) < LEAST_SWING[unit] or change.step.seat < 0:
            continue
        if abs(swing) <= SURE * _swing_error(change, seat):
            continue
        grade = marked.get((change.step.first, change.step.seat))
        if change.step.kind == "decision" and _hurts(change, unit) and grade not in (None, *MARKED):
            continue
        after = change.stands.values[seat]
        found.append((abs(swing), after - swing, after, change))
    found.sort(key=lambda each: (-each[0], each[3].step.first))
    chosen = sorted(found[:TURNING_POINTS], key=lambda each: each[3].step.first)
    return [
        _turning_point(before, after, change, seat, unit, review["legs"])
        for _, before, after, change in chosen
    ]


def _swing(change: Change) -> Values:
    return plus(change.luck, plus(change.known, change.hidden))


def _swing_error(change: Change, seat: Seat) -> float:
    """The standard error of what a step changed for a seat; 0 where that is known exactly."""
    return standard_error([each[seat] for each in change.drawn])


def _hurts(change: Change, unit: Unit) -> bool:
    """Whether a decision was worse for its driver than what the usual one would have done."""
    swing = _swing(change)[change.step.seat]
    return swing < 0 if unit == "win" else swing > 0


def _turning_point(
    before: float, after: float, change: Change, seat: Seat, unit: Unit, legs: int
) -> StoryLine:
    step = change.step
    place = say("review-mark-where", legs="one" if legs == 1 else "several", leg=step.leg, round=step.round)
    if unit != "win":
        message = say(
            "review-story-time-turn",
            where=place,
            what=step.kind,
            turn="better" if after < before else "worse",
            amount=amount(unit, after - before),
        )
        return _told(step.first, step.seat, message)
    message = _say(
        "review-story-turn",
        where=place,
        what=step.kind,
        who=step.seat,
        other=seat,
        way="up" if after > before else "down",
        before=_percent(min(1.0, max(0.0, before))),
        after=_percent(min(1.0, max(0.0, after))),
    )
    return _told(step.first, step.seat, message)


def _throws(review: Review) -> list[StoryLine]:
    """The luckiest and the unluckiest throw of all."""
    throws, unit = review["luckiest"], review["unit"]
    if not throws:
        return []
    best = max(throws, key=lambda throw: throw["change"])
    worst = min(throws, key=lambda throw: throw["change"])
    lines = []
    for key, throw in (("lucky", best), ("unlucky", worst)):
        if (throw["change"] > 0) == (key == "lucky") and abs(throw["change"]) >= LEAST_LUCK[unit]:
            message = _say(
                "review-story-throw",
                luck=key,
                alone="yes" if len(review["drivers"]) == 1 else "no",
                unit=unit,
                what=throw["kind"],
                who=throw["seat"],
                where=where(review["legs"], throw["leg"], throw["round"]),
                amount=amount(unit, throw["change"]),
            )
            lines.append(_told(throw["ply"], throw["seat"], message))
    return lines


def _decisions(review: Review) -> list[StoryLine]:
    """The dearest decision, and a brilliant one."""
    lines = []
    own = [mark for mark in review["marks"] if not mark["hinted"]]
    marks = [mark for mark in own if mark["grade"] in MARKED]
    if marks:
        worst = max(marks, key=lambda mark: mark["loss"])
        message = _say(
            "review-story-dearest",
            who=worst["seat"],
            where=where(review["legs"], worst["leg"], worst["round"]),
            at="none" if worst["spot"] < 0 else "known",
            spot=_spot(review["game"], worst),
            amount=amount(review["unit"], worst["loss"]),
        )
        lines.append(_told(worst["ply"], worst["seat"], message))
    brilliant = [mark for mark in own if mark["grade"] == "brilliant"]
    if brilliant:
        first = brilliant[0]
        message = _say(
            "review-story-brilliant",
            who=first["seat"],
            where=where(review["legs"], first["leg"], first["round"]),
        )
        lines.append(_told(first["ply"], first["seat"], message))
    return lines


def _spot(game: str, mark: Mark) -> Said:
    """A part of the track as it is found on the board: a tile, a corner, or ten rows or spaces."""
    spot = mark["spot"]
    return say(
        "review-story-spot",
        game=game,
        spot=spot,
        sign=mark["sign"],
        **{"from": 10 * spot - 9, "to": 10 * spot},
    )


def _corner(review: Review) -> list[StoryLine]:
    """The part of the track where the race was lost: where several decisions of one who did not win gave
    away most."""
    found: dict[tuple[Seat, int, int], list[Mark]] = {}
    winners = [seat for seat, place in enumerate(review["line"][-1]["place"]) if place == 1]
    for mark in review["marks"]:
        if mark["hinted"] or mark["seat"] in winners:
            continue
        if mark["grade"] in MARKED and mark["spot"] >= 0:
            found.setdefault((mark["seat"], mark["leg"], mark["spot"]), []).append(mark)
    several = {place: marks for place, marks in found.items() if len(marks) > 1}
    if not several:
        return []
    marks = max(several.values(), key=lambda marks: sum(mark["loss"] for mark in marks))
    first = marks[0]
    message = _say(
        "review-story-corner",
        who=first["seat"],
        alone="yes" if len(review["drivers"]) == 1 else "no",
        legs="one" if review["legs"] == 1 else "several",
        leg=first["leg"],
        spot=_spot(review["game"], first),
        count=len(marks),
        amount=amount(review["unit"], sum(mark["loss"] for mark in marks)),
    )
    return [_told(first["ply"], first["seat"], message)]


def _risks(review: Review) -> list[StoryLine]:
    """The driver who took the greatest risks, and what came of them."""
    drivers = review["drivers"]
    bold = max(drivers, key=lambda driver: driver["risks"], default=None)
    if bold is None or bold["risks"] < LEAST_RISKS:
        return []
    message = _say(
        "review-story-risk",
        who=bold["seat"],
        alone="yes" if len(drivers) == 1 else "no",
        expected=max(1, round(bold["risks"])),
        count=bold["harms"],
    )
    return [_told(-1, bold["seat"], message)]


def _balance(review: Review, result: Result | None) -> list[StoryLine]:
    """From what was to be expected to the result: what changed it, the greatest first. It adds up."""
    places = result.places if result is not None else [0] * len(review["drivers"])
    unit = review["unit"]
    of = {ledger["seat"]: ledger["lines"] for ledger in review["ledgers"]}
    lines = []
    for driver in sorted(review["drivers"], key=lambda driver: places[driver["seat"]]):
        seat = driver["seat"]
        errors = {str(line["source"]): line["error"] for line in of[seat]}
        first, *changes, last = [
            (line["source"], line["win"] if unit == "win" else line["time"]) for line in of[seat]
        ]
        shown = [change for change in changes if abs(change[1]) >= LEAST_LUCK[unit]]
        shown = sorted(shown, key=lambda change: -abs(change[1]))[:MOST_SOURCES]
        if not shown:
            continue
        grades = [mark["grade"] for mark in review["marks"] if mark["seat"] == seat]
        fine = bool(grades) and not MARKED & set(grades)
        parts = [_source(source, unit, number, errors[source], fine) for source, number in shown]
        rest = _rounded(unit, last[1]) - _rounded(unit, first[1])
        rest -= sum(_rounded(unit, number) for _, number in shown)
        if round(rest, 1):
            parts.append(_source("rest", unit, rest / 100 if unit == "win" else rest))
        message = _say(
            "review-story-sums",
            who=seat,
            start=amount(unit, first[1]),
            parts=parts,
            end=amount(unit, last[1]),
        )
        lines.append(_told(-1, seat, message))
    return lines


def _source(source: str, unit: Unit, number: float, error: float = 0.0, fine: bool = False) -> Said:
    """A part of a result; decisions with what the playouts cannot tell. `fine`: none of the driver's own is
    marked as a mistake, so their sum is not told as one."""
    told: Said | str = ""
    if source.endswith("_decisions") and _rounded(unit, error):
        blamed = fine and source == "own_decisions" and (number < 0) == (unit == "win")
        note = "none" if not blamed else "unsure" if abs(number) <= UNSURE * error else "fine"
        told = say("review-story-error", amount=amount(unit, error), note=note)
    return say("review-story-source", source=source, change=signed(unit, number), error=told)


def _rounded(unit: Unit, number: float) -> float:
    """As it is shown."""
    return round(100 * number) if unit == "win" else round(number, 1)
