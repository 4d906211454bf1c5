"""Why a decision in Ралі is a good one: the gear, the whole move, the start place."""

from __future__ import annotations

from fractions import Fraction

from racecraft.engine.state import Action, Seat
from racecraft.games.rali.actions import AHEAD, KEEP, START_1, UP
from racecraft.games.rali.board import LANES, NOWHERE
from racecraft.games.rali.phases import DECLARE, PLACE
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali.chances import (
    DeclareOdds,
    End,
    Way,
    best_ways,
    declare_odds,
    follow,
    next_throw,
)
from racecraft.outlook.advice import (
    AdviceSpot,
    Asked,
    Explained,
    Ground,
    compared,
    more,
    percent,
    risk_change,
    spot,
)
from racecraft.outlook.rali.choices import (
    aim_name,
    alone,
    faces,
    gear_detail,
    gear_label,
    move_words,
    place_detail,
    place_label,
    start_cell,
    way_detail,
)
from racecraft.outlook.words import Said, say


def advice(state: RaliState, seat: Seat, asked: Asked) -> Explained:
    if state.phase == PLACE:
        return _place(state, asked)
    if state.phase == DECLARE:
        return _gear(state, seat, asked)
    return _move(state, seat, asked)


def _place(state: RaliState, asked: Asked) -> Explained:
    beside = asked.first - START_1 == LANES
    return {
        "label": place_label(asked.first),
        "figures": [place_detail(asked.first)],
        "compared": None,
        "reason": say("advice-rali-place", beside="yes" if beside else "no"),
        "way": [],
        "spots": [spot(start_cell(state, asked.first), tone="good")],
    }


# --- A gear -------------------------------------------------------------------------------------------------


def _gear(state: RaliState, seat: Seat, asked: Asked) -> Explained:
    odds = {one.action: one for one in declare_odds(state)}
    chosen = odds[asked.first]
    other = _gear_to_compare(odds, asked)
    against = None if other is None else _gears_compared(other, chosen)
    looked = (
        None if other is None or other.action != _looked(asked) else _gear_grounds(other, odds, alone(state))
    )
    return {
        "label": gear_label(state, chosen),
        "figures": gear_detail(state, chosen),
        "compared": against,
        "reason": asked.reason(_gear_grounds(chosen, odds, alone(state), asked.worth()), looked),
        "way": [],
        "spots": _landings(state, seat, asked.first),
    }


def _gear_to_compare(odds: dict[Action, DeclareOdds], asked: Asked) -> DeclareOdds | None:
    """The gear that is looked at, else staying in this one, else the best other."""
    ranked = [_looked(asked), KEEP, *(action for action, _, _ in asked.weighing.options), *odds]
    return next((odds[one] for one in ranked if one in odds and one != asked.first), None)


def _looked(asked: Asked) -> Action | None:
    return (asked.sketch or {}).get("gear")


def _gears_compared(other: DeclareOdds, chosen: DeclareOdds) -> Said | None:
    what = [more("spaces-mean", _mean(chosen) - _mean(other)), risk_change(other.harm, chosen.harm)]
    return compared("gear", what, name=say("advice-rali-gear", gear=other.gear))


def _mean(odds: DeclareOdds) -> float:
    return sum(odds.steps) / len(odds.steps)


def _gear_grounds(
    chosen: DeclareOdds, odds: dict[Action, DeclareOdds], solo: str, worth: Said | None = None
) -> list[Ground]:
    """What speaks for a gear of a car that is or is not alone; `worth` is what the bot gains by it."""
    others = [one for one in odds.values() if one is not chosen]
    found: list[Ground] = []
    if chosen.win == 1:
        found.append(Ground(say("advice-rali-wins-surely", alone=solo)))
    if chosen.win and all(chosen.win >= other.win for other in others):
        said = say("advice-rali-wins-maybe", alone=solo, chance=percent(chosen.win))
        found.append(Ground(said, float(chosen.win)))
    if not others:
        return [*found, Ground(say("advice-why-only"))]
    furthest = all(_mean(chosen) >= _mean(other) for other in others)
    if not chosen.harm and furthest:
        found.append(Ground(say("advice-rali-fast-clean")))
    if not chosen.harm and all(other.harm for other in others):
        found.append(Ground(say("advice-rali-only-clean-gear")))
    if furthest and all(chosen.harm <= other.harm for other in others):
        found.append(Ground(say("advice-rali-fast")))
    if all(chosen.harm < other.harm for other in others):
        found.append(Ground(say("advice-rali-safest", chance=percent(chosen.harm))))
    if all(chosen.loss < other.loss for other in others):
        found.append(Ground(say("advice-rali-least-damage")))
    if worth is not None and worth["key"] == "advice-why-gain":
        found.append(Ground(worth))
    key = "advice-rali-furthest" if furthest else "advice-rali-middle"
    said = say(key, spaces=round(_mean(chosen), 1), chance=percent(chosen.harm))
    return [*found, Ground(said, _mean(chosen), about="distance")]


def _landings(state: RaliState, seat: Seat, action: Action) -> list[AdviceSpot]:
    """Where each throw would end."""
    thrown: dict[str, list[int]] = {}
    harmful: set[str] = set()
    for face in faces(state, seat, action):
        for end in face["ends"]:
            thrown.setdefault(end["cell"], []).append(face["die"])
            if end["lost"] or end["stops"]:
                harmful.add(end["cell"])
    return [
        spot(cell, " ".join(str(die) for die in dice), tone="bad" if cell in harmful else "good")
        for cell, dice in thrown.items()
    ]


# --- A move -------------------------------------------------------------------------------------------------


def _move(state: RaliState, seat: Seat, asked: Asked) -> Explained:
    way = follow(state, asked.decision)
    laid = (asked.sketch or {}).get("way")
    other = follow(state, laid) if laid else None
    if other is not None and other.cells == way.cells:
        other = None
    ways = best_ways(state)
    against = None if other is None else _ways_compared(other, way)
    drawn = None if other is None else _move_grounds(other, ways, asked.alone, alone(state))
    harmful = way.end is not None and not way.end.clean
    here = state.board.ids[state.cars[seat].cell] if state.cars[seat].cell != NOWHERE else ""
    return {
        "label": say(
            "rali-choice-drive",
            cell=aim_name(state.board, state.cars[seat].cell, state.board.number[way.aim]),
        ),
        "figures": [move_words(way), *(way_detail(state, way) if way.end else [])],
        "compared": against,
        "reason": asked.reason(_move_grounds(way, ways, asked.alone, alone(state)), drawn),
        "way": [here, *way.cells],
        "spots": [spot(way.aim, tone="bad" if harmful else "good")],
    }


def _ways_compared(laid: Way, way: Way) -> Said | None:
    what: list[Said] = []
    if laid.end and way.end:
        what.append(more("spaces", float(way.end.rows - laid.end.rows)))
        what.append(more("damage", int(way.end.lost - laid.end.lost)))
        if laid.end.stopped != way.end.stopped:
            what.append(say("advice-rali-stop", stops="yes" if way.end.stopped else "no"))
    else:
        what.append(more("spaces", len(way.steps) - len(laid.steps)))
    return compared("laid", what)


def _move_grounds(way: Way, ways: list[Way], only: bool, solo: str) -> list[Ground]:
    found: list[Ground] = []
    end = way.end
    if end is None:
        return found
    if end.won:
        found.append(Ground(say("advice-rali-wins", alone=solo)))
    if len(ways) == 1 or only:
        return [*found, Ground(say("advice-rali-only-way"))]
    if end.repaired:
        marker = end.state.cars[end.seat].marker
        found.append(Ground(say("advice-rali-repairs", marker=marker), int(marker)))
    clean = [each for each in ways if each.end and each.end.clean]
    if end.clean and len(clean) == 1:
        found.append(Ground(say("advice-rali-only-clean")))
    if end.clean and all(end.rows >= each.end.rows for each in clean if each.end):
        others = [each.end for each in clean if each.end and each.end.cell != end.cell]
        if others and all(end.rows == other.rows for other in others):
            found += _next_grounds(end, others)
        else:
            straight = all(step == AHEAD for step in way.steps)
            found.append(Ground(say("advice-rali-far-clean", straight="yes" if straight else "no")))
    if not clean and all(end.lost <= each.end.lost for each in ways if each.end):
        found.append(Ground(say("advice-rali-least", lost=end.lost)))
    rows = max((each.end.rows for each in ways if each.end), default=Fraction(0))
    if not end.clean and end.rows >= rows:
        found.append(Ground(say("advice-rali-worth-damage", lost=end.lost)))
    return found


def _next_grounds(end: End, others: list[End]) -> list[Ground]:
    """What comes after one of several ends that are equally far and clean: the risk of the next throw in the
    same gear, else in the next one; only where that is equal as well, it is a matter of taste."""
    here, there = next_throw(end), [next_throw(other) for other in others]
    for action, up in ((KEEP, "no"), (UP, "yes")):
        if action not in here or any(action not in odds for odds in there):
            continue
        harm, harms = here[action].harm, [odds[action].harm for odds in there]
        if harm > min(harms):
            return []
        if harm < max(harms):
            said = say("advice-rali-next", up=up, chance=percent(harm), most=percent(max(harms)))
            return [Ground(said, -float(harm))]
    return [Ground(say("advice-rali-taste"))]
