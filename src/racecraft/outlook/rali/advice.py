"""Why a decision in Ралі is a good one: the gear, the whole move, the start place."""

from __future__ import annotations

from fractions import Fraction

from racecraft.engine.state import Action, Seat
from racecraft.games.rali.actions import AHEAD, KEEP, START_1, UP
from racecraft.games.rali.board import LANES, NOWHERE
from racecraft.games.rali.phases import DECLARE, PLACE
from racecraft.games.rali.rules import FACES
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
    AdviceOption,
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
    cell_kind,
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
    rather = [_lost_by(other, chosen) for other in others]
    if all(rather):
        found.append(Ground(say("advice-rali-rather", count=len(rather), what=rather), about="distance"))
    if worth is not None and worth["key"] == "advice-why-gain":
        found.append(Ground(worth))
    return found


def _lost_by(other: DeclareOdds, chosen: DeclareOdds) -> Said | None:
    """What another gear gives away; None if it is as fast, as safe and as mild."""
    behind = round(_mean(chosen) - _mean(other), 1)
    if behind > 0:
        spaces = int(behind) if behind == int(behind) else behind
        return say("advice-rali-slower", gear=other.gear, spaces=spaces)
    if other.harm > chosen.harm:
        there, here = (int(odds.harm * len(odds.steps)) for odds in (other, chosen))
        return say("advice-rali-riskier", gear=other.gear, count=there, here=here, total=len(other.steps))
    if other.loss > chosen.loss:
        lost = round(float(other.loss - chosen.loss), 1)
        return say("advice-rali-dearer", gear=other.gear, lost=lost) if lost else None
    return None


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
    asked.options = [_option(state, each) for each in ways if each.aim != way.aim]
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


def _option(state: RaliState, way: Way) -> AdviceOption:
    """Another whole move: where it leads and what it costs."""
    where = aim_name(state.board, state.cars[state.turn].cell, state.board.number[way.aim])
    return {"label": say("advice-rali-option", cell=where, what=way_detail(state, way)), "risk": -1.0}


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
    clean = [each.end for each in ways if each.end and each.end.clean]
    if _opens_shortcut(end) and not all(_opens_shortcut(each) for each in clean):
        found.append(Ground(say("advice-rali-shortcut")))
    far = max((each.rows for each in clean), default=Fraction(-1))
    if end.clean and len(clean) == 1:
        found.append(Ground(say("advice-rali-only-clean")))
    if end.clean and end.rows == far:
        others = [other for other in clean if other.cell != end.cell]
        if others and all(end.rows == other.rows for other in others):
            found += _next_grounds(end, others)
        else:
            straight = all(step == AHEAD for step in way.steps)
            found.append(Ground(say("advice-rali-far-clean", straight="yes" if straight else "no")))
    if not clean and all(end.lost <= each.end.lost for each in ways if each.end):
        found.append(Ground(say("advice-rali-least", lost=end.lost)))
    if not end.clean:
        found += _worth_harm(end, [each.end for each in ways if each.end], clean)
    return found


def _opens_shortcut(end: End) -> bool:
    """The next move begins on an entry cell of a short-cut."""
    board, cell = end.state.board, end.state.cars[end.seat].cell
    branch = board.branch[cell]
    return not end.won and branch != NOWHERE and cell_kind(board, branch) == "shortcut"


def _worth_harm(end: End, ends: list[End], clean: list[End]) -> list[Ground]:
    """What speaks for a way that costs something: how much further it leads than every clean one, or a safer
    throw from where it ends."""
    if not clean:
        furthest = all((end.rows, -end.lost) >= (other.rows, -other.lost) for other in ends)
        return [Ground(say("advice-rali-worth-damage", lost=end.lost))] if furthest else []
    far = max(clean, key=lambda other: other.rows)
    further = int(end.rows) - int(far.rows)
    if further > 0:
        return [Ground(say("advice-rali-worth-further", lost=end.lost, spaces=further))]
    level = [other for other in clean if other.rows == end.rows]
    if not level:
        return []
    for action, up in ((KEEP, "no"), (UP, "yes")):
        counts = [_harmful(other, action) for other in (end, *level)]
        here, least = counts[0], min((count for count in counts[1:] if count is not None), default=None)
        if here is not None and least is not None and here < least:
            said = say(
                "advice-rali-worth-next",
                **{"from": _lane(end)},
                lost=end.lost,
                up=up,
                count=here,
                most=least,
                total=FACES,
            )
            return [Ground(said)]
    return [Ground(say("advice-rali-no-fact"))]


def _harmful(end: End, action: Action) -> int | None:
    """How many faces of the next throw hit something from there; None if that gear cannot be chosen."""
    odds = next_throw(end).get(action)
    return None if odds is None else int(odds.harm * len(odds.steps))


def _lane(end: End) -> Said:
    """Where a move has ended, beside others that are as far."""
    lane = end.state.board.lane[end.state.cars[end.seat].cell]
    return say("advice-rali-lane", lane=lane)


def _next_grounds(end: End, others: list[End]) -> list[Ground]:
    """What comes after one of several ends that are equally far and clean: the risk of the next throw in the
    same gear, else in the next one; only where that is equal as well, it is a matter of taste."""
    for action, up in ((KEEP, "no"), (UP, "yes")):
        here, there = _harmful(end, action), [_harmful(other, action) for other in others]
        if here is None or None in there:
            continue
        harms = [harm for harm in there if harm is not None]
        if here > min(harms):
            return []
        if here < max(harms):
            worst = others[harms.index(max(harms))]
            said = say(
                "advice-rali-next",
                **{"from": _lane(worst)},
                up=up,
                count=here,
                most=max(harms),
                total=FACES,
            )
            return [Ground(said, -float(here))]
    return [Ground(say("advice-rali-taste"))]
