"""The story of a race in ten lines at most: who was expected to win, where it turned, the luckiest and the
unluckiest throw, the dearest decision, the part of the track where it was lost, risks taken and paid, and
what each owes to luck and to driving."""

from __future__ import annotations

from racecraft.engine.state import Result, Seat
from racecraft.outlook.words import Said, say
from racecraft.reviews.grades import Grade
from racecraft.reviews.ledger import Account, Change
from racecraft.reviews.shapes import Review, StoryLine
from racecraft.reviews.values import Unit, plus, seats_of

MOST_LINES = 10
TURNING_POINTS = 3
LEAST_SWING: dict[Unit, float] = {"win": 0.08, "seconds": 3.0, "turns": 0.3}
"""A smaller change is no turning point,"""
LEAST_LUCK: dict[Unit, float] = {"win": 0.03, "seconds": 1.0, "turns": 0.2}
"""and of a smaller one nobody speaks."""
LEAST_SHOWN: dict[Unit, float] = {"win": 0.005, "seconds": 0.05, "turns": 0.05}
CERTAIN = 0.97
MARKED: set[Grade] = {"inaccuracy", "mistake", "blunder"}


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
    lines += _turning_points(account, review["unit"], review["legs"], result)
    known = {(line["ply"], line["seat"]) for line in lines}
    lines += [
        line for line in _throws(review) + _decisions(review) if (line["ply"], line["seat"]) not in known
    ]
    lines += _corner(review, result)
    lines += _risks(review)
    lines += _balance(review, result)
    return lines[:MOST_LINES]


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
        message = say("review-story-favourite", who=favourite, percent=_percent(chances[favourite]))
        return _told(-1, favourite, message)
    if chances[winner] >= CERTAIN:
        return _told(-1, winner, say("review-story-certain", who=winner))
    if chances[favourite] - chances[winner] < 0.01:
        return _told(-1, winner, say("review-story-won", who=winner, percent=_percent(chances[winner])))
    message = say(
        "review-story-upset",
        who=winner,
        percent=_percent(chances[winner]),
        other=favourite,
        best=_percent(chances[favourite]),
    )
    return _told(-1, winner, message)


def _turning_points(account: Account, unit: Unit, legs: int, result: Result | None) -> list[StoryLine]:
    """The largest changes of the winner's chance, or of the time of a drive alone."""
    seat = max(0, _winner(result))
    found: list[tuple[float, float, float, Change]] = []
    for change in account.changes:
        swing = plus(change.luck, plus(change.known, change.hidden))[seat]
        if abs(swing) >= LEAST_SWING[unit] and change.step.seat >= 0:
            after = change.stands.values[seat]
            found.append((abs(swing), after - swing, after, change))
    found.sort(key=lambda each: (-each[0], each[3].step.first))
    chosen = sorted(found[:TURNING_POINTS], key=lambda each: each[3].step.first)
    return [_turning_point(before, after, change, seat, unit, legs) for _, before, after, change in chosen]


def _turning_point(
    before: float, after: float, change: Change, seat: Seat, unit: Unit, legs: int
) -> StoryLine:
    step = change.step
    place = where(legs, step.leg, step.round)
    if unit != "win":
        message = say(
            "review-story-time-turn",
            where=place,
            what=step.kind,
            turn="better" if after < before else "worse",
            amount=amount(unit, after - before),
        )
        return _told(step.first, step.seat, message)
    message = say(
        "review-story-turn",
        where=place,
        what=step.kind,
        who=step.seat,
        other=seat,
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
            message = say(
                "review-story-throw",
                luck=key,
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
    marks = [mark for mark in review["marks"] if mark["grade"] in MARKED]
    if marks:
        worst = max(marks, key=lambda mark: mark["loss"])
        message = say(
            "review-story-dearest",
            who=worst["seat"],
            where=where(review["legs"], worst["leg"], worst["round"]),
            at="none" if worst["spot"] < 0 else "known",
            spot=_spot(review["game"], worst["spot"]),
            amount=amount(review["unit"], worst["loss"]),
        )
        lines.append(_told(worst["ply"], worst["seat"], message))
    brilliant = [mark for mark in review["marks"] if mark["grade"] == "brilliant"]
    if brilliant:
        first = brilliant[0]
        message = say(
            "review-story-brilliant",
            who=first["seat"],
            where=where(review["legs"], first["leg"], first["round"]),
        )
        lines.append(_told(first["ply"], first["seat"], message))
    return lines


def _spot(game: str, spot: int) -> Said:
    """A part of the track: a tile, a corner, or ten rows or spaces."""
    return say("review-spot", game=game, spot=spot, **{"from": 10 * spot - 9, "to": 10 * spot})


def _corner(review: Review, result: Result | None) -> list[StoryLine]:
    """The part of the track where the race was lost: where several decisions of one who did not win gave
    away most."""
    found: dict[tuple[Seat, int, int], list[float]] = {}
    winner = _winner(result) if len(review["drivers"]) > 1 else -1
    for mark in review["marks"]:
        if mark["grade"] in MARKED and mark["seat"] != winner and mark["spot"] >= 0:
            found.setdefault((mark["seat"], mark["leg"], mark["spot"]), []).append(mark["loss"])
    several = {place: losses for place, losses in found.items() if len(losses) > 1}
    if not several:
        return []
    seat, leg, spot = max(several, key=lambda place: sum(several[place]))
    message = say(
        "review-story-corner",
        who=seat,
        alone="yes" if len(review["drivers"]) == 1 else "no",
        legs="one" if review["legs"] == 1 else "several",
        leg=leg,
        spot=_spot(review["game"], spot),
        count=len(several[seat, leg, spot]),
        amount=amount(review["unit"], sum(several[seat, leg, spot])),
    )
    return [_told(-1, seat, message)]


def _risks(review: Review) -> list[StoryLine]:
    """The driver who took the greatest risks, and what came of them."""
    drivers = review["drivers"]
    bold = max(drivers, key=lambda driver: driver["risks"], default=None)
    if bold is None or bold["risks"] < 0.5:
        return []
    message = say(
        "review-story-risk" if len(drivers) > 1 else "review-story-risk-alone",
        who=bold["seat"],
        expected=round(bold["risks"], 1),
        count=bold["harms"],
    )
    return [_told(-1, bold["seat"], message)]


def _balance(review: Review, result: Result | None) -> list[StoryLine]:
    """What each driver owes to luck and to driving, the winner first."""
    places = result.places if result is not None else [0] * len(review["drivers"])
    unit = review["unit"]
    lines = []
    for driver in sorted(review["drivers"], key=lambda driver: places[driver["seat"]]):
        if max(abs(driver["luck"]), abs(driver["driving"])) < LEAST_SHOWN[unit]:
            continue
        message = say(
            "review-story-balance",
            who=driver["seat"],
            luck=signed(unit, driver["luck"]),
            driving=signed(unit, driver["driving"]),
        )
        lines.append(_told(-1, driver["seat"], message))
    return lines
