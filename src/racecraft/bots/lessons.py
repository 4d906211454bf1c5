"""What races a value is learned from: a game's `LESSONS` say which options are drawn, and which track is left
out, to see how the value does on one that it has never met."""

from __future__ import annotations

from typing import Any

from racecraft.engine.chance import Seeded


class Lessons:
    """Of each list of option sets one is drawn for a race, evenly."""

    def __init__(self, draws: list[list[dict[str, Any]]], held_out: dict[str, Any]) -> None:
        self.draws = draws
        self.held_out = held_out
        """Options whose races are kept for the test; empty where a game has a single track."""

    def options(self, source: Seeded, held_out: bool) -> dict[str, Any]:
        """The options of one race, on the track that is left out or on another."""
        while True:
            found: dict[str, Any] = {}
            for sets in self.draws:
                found.update(sets[source.below(len(sets))])
            matches = all(found.get(name) == what for name, what in self.held_out.items())
            if not self.held_out or matches == held_out:
                return found
