"""A driver's cards are in the hand, the deck, the discard or in play, and Heat that is in none of these is in
the engine, so the deck and the engine follow from the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Any

HELD = ["hand", "discard", "play", "top"]
"""The piles other than the deck."""
HEAT = "heat"


def fill_decks(position: dict[str, Any], change: Mapping[str, Any], start: Mapping[str, Any]) -> None:
    """Gives each driver whose piles `change` states the rest of the cards as deck and the rest of the Heat as
    engine, unless it states them as well. What is wrong with the position is for the loader to say."""
    stated, drivers = change.get("drivers"), position["drivers"]
    if not isinstance(stated, list) or not isinstance(drivers, list):
        return
    for told, driver, before in zip(stated, drivers, start["drivers"], strict=False):
        if not isinstance(told, dict) or not any([name in told for name in HELD]):
            continue
        if not all([isinstance(driver.get(name), str) for name in HELD]):
            continue
        held = _cards(driver, HELD)
        if "deck" not in told:
            rest = _cards(before, [*HELD, "deck"])
            rest.subtract(held)
            driver["deck"] = " ".join((+rest).elements())
        if "heat" not in told and isinstance(driver["deck"], str):
            inside = held[HEAT] + _cards(driver, ["deck"])[HEAT]
            driver["heat"] = before["heat"] + _cards(before, [*HELD, "deck"])[HEAT] - inside


def _cards(driver: Mapping[str, Any], piles: list[str]) -> Counter[str]:
    return Counter([card for pile in piles for card in driver[pile].split()])
