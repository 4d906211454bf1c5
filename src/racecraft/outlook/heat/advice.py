"""Why a decision in Heat is a good one: a gear with its cards, a reaction, a card to take or leave."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from racecraft.engine.state import Action, Seat
from racecraft.games.heat import actions, phases
from racecraft.games.heat.cards import COOL, HEAT, LIMITS, SUPER_COOL, USE_NAMES, Card, card_named
from racecraft.games.heat.game import HEAT as HEAT_GAME
from racecraft.games.heat.gears import GEAR_COOLDOWN, TOP_GEAR
from racecraft.games.heat.planning import cluttered, plan
from racecraft.games.heat.standing import over_the_line, past_the_line
from racecraft.games.heat.state import HeatState
from racecraft.games.heat.symbols import direct_price
from racecraft.outlook.advice import (
    AdviceSpot,
    Asked,
    Explained,
    Ground,
    Tone,
    about,
    compared,
    more,
    percent,
    risk_change,
    spot,
)
from racecraft.outlook.heat.cards import card_name
from racecraft.outlook.heat.choices import (
    bill_words,
    card_in,
    cards_of,
    choice_of,
    corners_ahead,
    counted,
    read_sketch,
    sketched,
    turn_bill,
)
from racecraft.outlook.heat.shapes import HeatChoice, HeatLanding, HeatSketch, HeatSpeed
from racecraft.outlook.words import Said, say

COOLING = (USE_NAMES[COOL], USE_NAMES[SUPER_COOL])


def advice(state: HeatState, seat: Seat, asked: Asked) -> Explained:
    """`state` is a glimpse, which may be changed here."""
    if state.phase == phases.PLAN:
        state.turn = seat
        return _plan(state, seat, asked)
    if state.phase == phases.DISCARD:
        return _discard(state, seat, asked)
    return _choice(state, seat, asked)


def _here(state: HeatState, seat: Seat) -> str:
    """The spot of the car; the first of the track for one that is not on it yet."""
    car, track = state.cars[seat], state.conditions.track
    return track.spot(car.cell, car.line) if car.cell else track.spot(1, True)


def _finishes(state: HeatState, seat: Seat, cells: int) -> bool:
    """Whether a move crosses the line after the last lap."""
    car = state.cars[seat]
    return bool(car.a <= state.conditions.finish < car.a + cells)


def _farther(state: HeatState, seat: Seat, low: int, high: int) -> Said | None:
    """What a move from `low` to `high` spaces is worth to a car that is over the line already."""
    past = past_the_line(state, seat)
    if not past:
        return None
    cars = over_the_line(state)
    place = cars.index(seat)
    return say(
        "advice-heat-farther",
        low=past + low,
        high=past + high,
        range="one" if low == high else "many",
        first="no" if place else "yes",
        rival=past_the_line(state, cars[place - 1]) if place else 0,
    )


def _way(state: HeatState, seat: Seat, landing: HeatLanding) -> list[str]:
    """The race line up to a landing."""
    car, track = state.cars[seat], state.conditions.track
    if not landing["cells"]:
        return []
    between = [(car.a + count - 1) % track.cells + 1 for count in range(1, landing["cells"])]
    return [_here(state, seat), *(track.spot(cell, True) for cell in between), landing["cell"]]


# --- A plan -------------------------------------------------------------------------------------------------


def _laid(state: HeatState, seat: Seat, decision: list[Action]) -> list[Card]:
    """The cards that lie on the table after a plan, those included that are laid without asking."""
    twin = state.copy()
    for action in decision:
        plan(twin, seat, action)
    return list(cards_of(twin.drivers[seat], twin.drivers[seat].play))


def _plan(state: HeatState, seat: Seat, asked: Asked) -> Explained:
    cards = _laid(state, seat, asked.decision)
    named = [card_name(card) for card in cards]
    if cluttered(state, seat):
        return _cluttered(state, seat, asked, named)
    driver = state.drivers[seat]
    added = list((Counter(cards) - Counter(cards_of(driver, driver.play))).elements())
    told = sketched(state, seat, added)
    own = None
    if (
        asked.sketch
        and (picked := read_sketch(state, seat, asked.sketch))
        and sorted(picked) != sorted(added)
    ):
        own = sketched(state, seat, picked)
    likeliest = _likeliest(told)
    against = own and _plans_compared(own, told)
    return {
        "label": say("heat-advice", gear=told["gear"], cards=named),
        "figures": told["detail"],
        "compared": against,
        "reason": asked.reason(
            _plan_grounds(state, seat, told),
            None if own is None else _plan_grounds(state, seat, own),
        ),
        "way": _way(state, seat, likeliest),
        "spots": [_speed_spot(speed) for speed in told["speeds"]],
    }


def _cluttered(state: HeatState, seat: Seat, asked: Asked, named: list[Said]) -> Explained:
    return {
        "label": say("heat-advice", gear=asked.first, cards=named),
        "figures": [],
        "compared": None,
        "reason": say("advice-heat-cluttered"),
        "way": [],
        "spots": [spot(_here(state, seat), tone="good")],
    }


def _speed_spot(speed: HeatSpeed) -> AdviceSpot:
    certain = speed["chance"] == 1
    text: Said | str = str(speed["speed"]) if certain else percent(speed["chance"])
    return spot(speed["cell"], text, tone="bad" if speed["spins"] else "plain" if speed["heat"] else "good")


def _plans_compared(own: HeatSketch, told: HeatSketch) -> Said | None:
    certain = len(own["speeds"]) == len(told["speeds"]) == 1
    faster, dearer = told["mean"] - own["mean"], _cost(told) - _cost(own)
    what = [
        more("speed", faster) if certain else about("speed", faster),
        more("heat" if certain else "heat-mean", dearer),
    ]
    if own["spin"]["chance"] or told["spin"]["chance"]:
        what.append(risk_change(own["spin"]["chance"], told["spin"]["chance"]))
    return compared("laid", what)


def _cost(told: HeatSketch) -> float:
    return told["heat"] + told["price"] + told["mean_heat"]


def _likeliest(told: HeatSketch) -> HeatSpeed:
    return max(told["speeds"], key=lambda speed: speed["chance"])


def _plan_grounds(state: HeatState, seat: Seat, told: HeatSketch) -> list[Ground]:
    """What the gear cools, and what the likeliest speed does at the next corner; nothing speaks for a
    spin-out."""
    if not told["speeds"]:
        return []
    speed = _likeliest(told)
    ahead = corners_ahead(state, seat) if state.cars[seat].cell else []
    away = ahead[0]["away"] if ahead else -1
    driver = state.drivers[seat]
    if speed["spins"] or told["spin"]["chance"] > 0.5:
        return []
    found: list[Ground] = []
    if _finishes(state, seat, min(each["cells"] for each in told["speeds"])):
        found.append(Ground(say("advice-heat-finish")))
    cools = min(int(GEAR_COOLDOWN[told["gear"]]), int(driver.hand[HEAT])) if told["gear"] <= TOP_GEAR else 0
    if cools:
        found.append(Ground(say("advice-heat-cools", gear=told["gear"], heat=cools), cools))
    if speed["corners"]:
        reached, heat = speed["speed"], speed["heat"]
        said = say("advice-heat-corner-free", limit=speed["corners"][0]["limit"], speed=reached)
        if heat:
            said = say("advice-heat-corner-paid", heat=heat, speed=reached, left=told["engine"])
        return [*found, Ground(said, reached)]
    if any(each["heat"] or each["spins"] for each in told["speeds"]):
        return found
    if 0 <= away - max(each["cells"] for each in told["speeds"]) <= 2:
        found.append(Ground(say("advice-heat-before-corner", limit=ahead[0]["limit"])))
    key = "advice-heat-straight-flip" if len(told["speeds"]) > 1 else "advice-heat-straight"
    return [*found, Ground(say(key), about="straight")]


# --- Cards that leave the hand ------------------------------------------------------------------------------


def _discard(state: HeatState, seat: Seat, asked: Asked) -> Explained:
    cards = [card_in(action) for action in asked.decision if card_in(action) >= 0]
    named = [card_name(card) for card in cards]
    keeps = say("heat-choice", verb="keep-all", number=0, card="")
    whole = say("advice-heat-discard", cards=named) if cards else keeps
    return {
        "label": whole,
        "figures": [],
        "compared": None,
        "reason": say("advice-heat-discard-why", count=len(cards)),
        "way": [],
        "spots": [spot(_here(state, seat), tone="good")],
    }


# --- One choice ---------------------------------------------------------------------------------------------


def _choice(state: HeatState, seat: Seat, asked: Asked) -> Explained:
    fact = choice_of(state, seat, asked.first)
    landing = fact["landing"]
    here = _here(state, seat)
    way = _way(state, seat, landing) if landing is not None else []
    spots = [spot(here, tone="good")]
    if landing is not None and way:
        tone: Tone = "bad" if landing["spins"] else "plain" if landing["heat"] else "good"
        spots = [spot(landing["cell"], fact["label"], tone=tone)]
    spots += [
        spot(
            flip["cell"],
            say("advice-heat-flip", number=flip["number"]),
            tone="bad" if flip["spins"] else "plain",
        )
        for flip in fact["flips"]
    ]
    return {
        "label": fact["label"],
        "figures": bill_words(landing) if landing is not None else fact["detail"],
        "compared": _against_the_end(state, seat, fact, asked),
        "reason": _reason(state, seat, fact, asked),
        "way": way,
        "spots": spots,
    }


def _against_the_end(state: HeatState, seat: Seat, fact: HeatChoice, asked: Asked) -> Said | None:
    """Against doing nothing more in this step."""
    landing = fact["landing"]
    if landing is None or asked.first == actions.END or actions.END not in asked.labels:
        return None
    end = choice_of(state, seat, actions.END)["landing"]
    if end is None:
        return None
    what = [
        more("spaces", landing["cells"]),
        more("heat", landing["heat"] - end["heat"] + (fact["cost"] or 0)),
    ]
    return compared("stay", what)


def _reason(state: HeatState, seat: Seat, fact: HeatChoice, asked: Asked) -> Said:
    """What it costs beside the other choices, else what is known of a choice by its kind, else what the bot
    gains by it."""
    if asked.alone:
        return say("advice-why-only")
    if asked.first == actions.END:
        return _end_reason(state, seat, asked)
    landing = fact["landing"]
    if landing is not None:
        if landing["spins"] or not landing["cells"]:
            return asked.worth()
        if _finishes(state, seat, landing["cells"]):
            return say("advice-heat-finish")
        farther = _farther(state, seat, landing["cells"], landing["cells"])
        if farther is not None:
            return farther
        if _extra(state, seat, asked.first, fact, asked) <= 0:
            return say("advice-heat-free-spaces", spaces=landing["cells"])
    if fact["flips"]:
        return _boost_reason(state, seat, fact)
    if landing is not None:
        extra = _extra(state, seat, asked.first, fact, asked)
        return say("advice-heat-spaces-for", spaces=landing["cells"], heat=extra)
    if state.phase == phases.AMOUNT and asked.first != max(asked.labels):
        return asked.worth()
    verb = HEAT_GAME.action_json(state, asked.first)["do"].replace(" ", "-")
    if state.phase == phases.AMOUNT and counted(state) == USE_NAMES[SUPER_COOL]:
        verb = counted(state)
    return say("advice-heat-why", verb=verb)


def _boost_reason(state: HeatState, seat: Seat, fact: HeatChoice) -> Said:
    """What a boost brings: over the line, farther past it, or so many spaces, and in how many flips a corner
    costs the car."""
    flips = fact["flips"]
    low, high = min(flip["cells"] for flip in flips), max(flip["cells"] for flip in flips)
    if _finishes(state, seat, low):
        return say("advice-heat-finish")
    farther = _farther(state, seat, low, high)
    if farther is not None:
        return farther
    spins = sum(flip["chance"] for flip in flips if flip["spins"])
    dear = sum(flip["chance"] for flip in flips if flip["heat"] and not flip["spins"])
    return say(
        "advice-heat-boost",
        low=low,
        high=high,
        range="one" if low == high else "many",
        heat=int(fact["cost"] or 0),
        harm="spin" if spins else "pay" if dear else "none",
        chance=percent(spins or dear),
    )


def _end_reason(state: HeatState, seat: Seat, asked: Asked) -> Said:
    """Why nothing more is done in this step; where the car could drive on, by what that would cost."""
    if state.phase not in (phases.REACT, phases.SLIPSTREAM):
        return say("advice-heat-end", step=phases.NAMES[state.phase])
    if past_the_line(state, seat):
        return asked.worth()
    others = {action: choice_of(state, seat, action) for action in asked.labels if action != actions.END}
    end = choice_of(state, seat, actions.END)["landing"]
    if end is not None and end["spins"]:
        if not _lost(state, seat, others.values()):
            return asked.worth()
        plays_card = any(actions.DIRECT <= action < actions.REFRESH for action in others)
        return say("advice-heat-end-lost", saves="card" if plays_card else "none")
    safe = {action: fact for action, fact in others.items() if not _spins(fact)}
    if not safe:
        return say("advice-heat-end-spin")
    least = min(_extra(state, seat, action, fact, asked) for action, fact in safe.items())
    return say("advice-heat-end-dear", heat=least) if least > 0 else asked.worth()


def _spins(fact: HeatChoice) -> bool:
    """Whether a choice surely ends in a spin-out."""
    if fact["flips"]:
        return all(flip["spins"] for flip in fact["flips"])
    return fact["landing"] is not None and fact["landing"]["spins"]


def _lost(state: HeatState, seat: Seat, others: Collection[HeatChoice]) -> bool:
    """Whether a car that spins out as it stands does so whatever is chosen: no choice avoids it, no card can
    raise a limit, and neither is the engine cooled enough by all the Heat that there is to cool."""
    if any((fact["landing"] or fact["flips"]) and not _spins(fact) for fact in others):
        return False
    if any(fact["card"] and LIMITS[card_named(fact["card"])] > 0 for fact in others):
        return False
    driver = state.drivers[seat]
    cools = any(fact["cool"] is not None or fact["use"] in COOLING for fact in others)
    heat = int(driver.hand[HEAT]) + int(driver.discard[HEAT]) if cools else 0
    return turn_bill(state, seat, paid=-heat).spins


def _extra(state: HeatState, seat: Seat, action: Action, fact: HeatChoice, asked: Asked) -> int:
    """The Heat that a choice costs beyond that of ending the step."""
    cost = int(fact["cost"] or 0)
    if state.phase == phases.REACT and actions.DIRECT <= action < actions.REFRESH:
        cost += direct_price(state, card_in(action))
    landing = fact["landing"]
    if landing is None:
        return cost
    end = choice_of(state, seat, actions.END)["landing"] if actions.END in asked.labels else None
    return cost + landing["heat"] - (end["heat"] if end is not None else 0)
