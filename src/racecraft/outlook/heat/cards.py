"""Heat's cards as an outlook tells them: what is printed on each, and how it is called."""

from __future__ import annotations

from racecraft.games.heat.cards import (
    AMOUNT,
    CARDS,
    DIRECT,
    FAMILIES,
    FIRST_SPONSOR,
    FIRST_UPGRADE,
    FLIPS,
    HEAT,
    HEAT_KIND,
    LIMITS,
    NAMES,
    REFRESH,
    SLIPSTREAM,
    SPEED,
    SPEED_4,
    SPEEDS,
    START_0,
    START_5,
    STRESS,
    SYMBOLS,
    USE_NAMES,
    Card,
)
from racecraft.outlook.heat.shapes import HeatCardFace, Kind
from racecraft.outlook.words import Said, say

PLUS = "+"
"""The big sign of a card that is flipped for."""


def catalogue() -> dict[str, HeatCardFace]:
    """What is printed on every card, by its name."""
    return {name: printed(card) for card, name in enumerate(NAMES) if name}


def printed(card: Card) -> HeatCardFace:
    """What is printed on a card."""
    return {
        "kind": kind(card),
        "family": family(card),
        "number": "" if kind(card) == "heat" else number(card),
        "speeds": list(SPEEDS[card]),
        "symbols": [
            {"use": USE_NAMES[symbol // CARDS], "amount": AMOUNT[symbol]} for symbol in SYMBOLS[card]
        ],
        "limit": LIMITS[card],
        "slipstream": SLIPSTREAM[card],
        "flips": FLIPS[card],
        "refresh": REFRESH[card],
        "direct": DIRECT[card],
        "name": card_name(card),
        "bears": bears(card),
        "means": means(card),
    }


def kind(card: Card) -> Kind:
    """What a card is made of, for its colour."""
    if card == HEAT or HEAT_KIND[card]:
        return "heat"
    if card == STRESS:
        return "stress"
    if card <= SPEED_4:
        return "speed"
    if card in (START_0, START_5):
        return "start"
    return "sponsor" if card >= FIRST_SPONSOR else "upgrade"


def family(card: Card) -> str:
    """The part of the car that an upgrade improves, as catalogues choose by it; empty on other cards."""
    if kind(card) != "upgrade":
        return ""
    return FAMILIES[card].lower().replace("4", "four").replace(".", "").replace(" ", "-")


def number(card: Card) -> str:
    """The big sign of a card that is no Heat: its number or numbers, a + for each flip."""
    if card == STRESS:
        return PLUS
    speeds = SPEEDS[card]
    if len(speeds) > 2 and speeds == list(range(speeds[0], speeds[-1] + 1)):
        return f"{speeds[0]}–{speeds[-1]}"
    if speeds == [0] and FLIPS[card]:
        return PLUS * FLIPS[card]
    return "/".join(map(str, speeds)) + PLUS * FLIPS[card]


def card_name(card: Card) -> Said:
    if card < FIRST_UPGRADE:
        return say("heat-card", card=NAMES[card])
    return say("heat-card-special", kind=kind(card), family=family(card), number=number(card))


def _signs(card: Card) -> list[tuple[str, int]]:
    """The signs of a card, each with the number beside it."""
    uses = [(USE_NAMES[symbol // CARDS], AMOUNT[symbol]) for symbol in SYMBOLS[card]]
    if FLIPS[card]:
        uses.insert(0, ("flip", FLIPS[card]))
    if LIMITS[card]:
        uses.append(("limit", LIMITS[card]))
    if SLIPSTREAM[card]:
        uses.append(("slipstream", SLIPSTREAM[card]))
    if REFRESH[card]:
        uses.append(("refresh", 0))
    if DIRECT[card]:
        uses.append(("direct", 0))
    return uses


def _signed(amount: int) -> str:
    """What is added to a limit keeps its sign."""
    return f"{amount:+d}".replace("-", "−")


def bears(card: Card) -> list[Said]:
    """The symbols of a card in a few words."""
    return [
        say("heat-symbol", use=use, number=_signed(amount) if use == "limit" else str(amount))
        for use, amount in _signs(card)
    ]


def means(card: Card) -> list[Said]:
    """What a card does, a sentence for each of its signs."""
    found: list[tuple[str, int]] = []
    if kind(card) in ("heat", "stress"):
        return [say("heat-means", use=kind(card), number=0)]
    signs, speeds = _signs(card), SPEEDS[card]
    if len(speeds) > 1:
        found.append(("choose", 0))
    elif SPEED[card] or not signs:
        found.append(("speed", SPEED[card]))
    return [
        say("heat-means", use=use, number=_signed(amount) if use == "limit" else amount)
        for use, amount in [*found, *signs]
    ]


def about(card: Card) -> list[Said]:
    """Numbers and symbols of an upgrade."""
    if card < FIRST_UPGRADE:
        return []
    speed = [say("heat-speed-of", speed="/".join(map(str, SPEEDS[card])))] if SPEEDS[card] else []
    return speed + bears(card)
