"""GT-SETUP-05: every token is in the bag, on a dashboard or on the track; the bag follows from the rest."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.games.gt.dashboard import TOKENS


def fill_bag(position: dict[str, Any], change: Mapping[str, Any], start: Mapping[str, Any]) -> None:
    """Puts into the bag what is left of each kind that `change` does not count itself. What is wrong with the
    position is for the loader to say."""
    stated = change.get("bag", {})
    bag, flags = position["bag"], position["flags"]
    if not isinstance(stated, dict) or not isinstance(bag, dict) or not isinstance(flags, list):
        return
    left: dict[str, Any] = dict(bag)
    for token in TOKENS:
        if token in stated:
            continue
        held = len(flags) if token == "yellow" else 0
        for car in position["cars"]:
            tokens = car.get("tokens") if isinstance(car, dict) else None
            count = tokens.get(token) if isinstance(tokens, dict) else None
            held += count if isinstance(count, int) else 0
        left[token] = start["bag"][token] - held
    position["bag"] = left
