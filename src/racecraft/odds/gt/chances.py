"""Exact odds in Rallyman: GT: hazards of any set of dice, the plan on a table, and draws from the bag.

Everything is a fraction. What a plan can come to is told by games/gt/risk.py.
"""

from __future__ import annotations

from fractions import Fraction
from math import comb

from racecraft.engine.errors import BadNotation, BadPosition, worded
from racecraft.games.gt.dashboard import TOKENS, Dashboards, standard_dashboards
from racecraft.games.gt.phases import DRIVE, PLAN
from racecraft.games.gt.risk import PlanRisk, hazard_chance, risk_of, with_die
from racecraft.games.gt.state import GTState

DICE_BY_NAME = {
    "C": 0, "G1": 1, "G2": 2, "G3": 3, "G4": 4, "G5": 5, "G6": 6, "B": 7, "RL": 7, "F2": 2, "BOOST": 8,
}  # fmt: skip


def dice_of(text: str) -> list[int]:
    """The dice that words such as `G4 G3+2B C RL` name."""
    kinds: list[int] = []
    for word in text.upper().replace(",", " ").split():
        for part in word.split("+"):
            count, name = (int(part[0]), part[1:]) if part[0].isdigit() else (1, part)
            if name not in DICE_BY_NAME or count == 0:
                names = ", ".join(DICE_BY_NAME)
                refused = BadNotation(f"{word!r} names no dice; there are {names}")
                raise worded(refused, "wrong-die", given=word, names=names)
            kinds += [DICE_BY_NAME[name]] * count
    return kinds


def hazard_distribution(kinds: list[int], boards: Dashboards | None = None) -> list[Fraction]:
    """chances[n]: exactly n of these dice show a hazard."""
    chances = [Fraction(1)]
    for kind in kinds:
        chances = with_die(chances, hazard_chance(kind, boards or standard_dashboards()))
    return chances


def at_least(kinds: list[int], hazards: int, boards: Dashboards | None = None) -> Fraction:
    """The chance of so many hazards or more."""
    return sum(hazard_distribution(kinds, boards)[max(0, hazards) :], Fraction(0))


def plan_risk(state: GTState) -> PlanRisk:
    """The exact risk of the plan so far; of the rest of it while it is driven one by one."""
    if state.phase not in (PLAN, DRIVE):
        raise BadPosition("there is no plan on the table")
    return risk_of(state, state.plan)


def exactly_drawn(bag: list[int], drawn: int, token: int, count: int) -> Fraction:
    """The chance of exactly `count` tokens of a kind among `drawn` from the bag."""
    total, kind = sum(bag), bag[token]
    if drawn > total:
        drawn = total
    return (
        Fraction(comb(kind, count) * comb(total - kind, drawn - count), comb(total, drawn))
        if count <= drawn
        else Fraction(0)
    )


def weather_turns(bag: list[int], drawn: int) -> Fraction:
    """An odd number of weather tokens turns the weather."""
    weather = TOKENS.index("weather")
    return sum((exactly_drawn(bag, drawn, weather, n) for n in range(1, drawn + 1, 2)), Fraction(0))


def flag_shown(bag: list[int], drawn: int) -> Fraction:
    """At least one yellow flag among the tokens drawn."""
    return 1 - exactly_drawn(bag, drawn, TOKENS.index("yellow"), 0)


def unharmed(bag: list[int], drawn: int) -> Fraction:
    """No gear, brake or coast token among those drawn."""
    total, harmless = sum(bag), sum(bag[3:])
    drawn = min(drawn, total)
    return Fraction(comb(harmless, drawn), comb(total, drawn))
