"""What the arena plays: game, bots, seats, seed; and who sits where in game n.

Games come in rounds. All games of a round have the same seeds of chance, and the bots of a table take its
places in every order (two or three bots) or in every rotation (more), so that neither lucky rolls nor good
seats favour a bot. Every round draws anew which places go together.

With more seats than bots, bots drive several cars each; with fewer, a round has a table for every selection
of bots. A `fixed` job has no rounds: every bot keeps its seat, and each game has seeds of its own. Game n
depends on the job and n alone.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations, permutations
from typing import Any

import msgspec

from racecraft.arena.driving import seed_of
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import BadOptions
from racecraft.engine.registry import game_of

MOST_PLAYOUTS = 100_000
ALL_ORDERS_UP_TO = 3
"""Bots at a table for which every order is played; of more, every rotation."""


class Job(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Everything on which the result of a game depends, but its number."""

    game: str
    bots: list[str]
    seats: int
    options: dict[str, Any] = {}
    seed: int = 0
    limit: float = 0.0
    """Seconds that a decision may take; 0 for no limit."""
    fixed: bool = False
    """Whether `bots` are those of the seats, in every game, instead of taking turns in them."""
    adjusted: int = 0
    """Playouts of either side of a decision by which races are told without luck as well (`merit.py`)."""

    def check(self) -> None:
        """Raises an error if the job is invalid, before any game is played."""
        game = game_of(self.game)
        for number, name in enumerate(self.bots):
            make_bot(self.game, name, 0)
            if name in self.bots[:number] and not self.fixed:
                raise BadOptions(f"the bot {name!r} is named twice; one bot fills as many seats as are left")
        if not self.bots:
            raise BadOptions("at least one bot is needed")
        if self.fixed and len(self.bots) != self.seats:
            raise BadOptions(f"there are {len(self.bots)} bots for {self.seats} seats")
        if self.adjusted:
            self._check_adjusted()
        game.new(self.seats, self.options)

    def _check_adjusted(self) -> None:
        if self.seats < 2:
            raise BadOptions("results are told without luck in races of two cars and more")
        if self.fixed:
            raise BadOptions("results are told without luck where the bots change seats")
        if not 1 <= self.adjusted <= MOST_PLAYOUTS:
            raise BadOptions(
                f"results are told without luck by 1 to {MOST_PLAYOUTS} playouts, not {self.adjusted}"
            )

    @property
    def round_size(self) -> int:
        """Games of a round."""
        if self.fixed:
            return 1
        return len(_orders(len(self.bots), self.seats))

    def whole_rounds(self, games: int) -> int:
        """The number of games, made up to whole rounds."""
        return -(-games // self.round_size) * self.round_size

    def round_of(self, number: int) -> int:
        """Games and rounds are counted from 1."""
        return (number - 1) // self.round_size + 1

    def games_of(self, round: int) -> range:
        return range((round - 1) * self.round_size + 1, round * self.round_size + 1)

    def lineup(self, number: int) -> list[int]:
        """The bot of each seat in game `number`, by its place in `bots`."""
        if self.fixed:
            return list(range(self.seats))
        order = _orders(len(self.bots), self.seats)[(number - 1) % self.round_size]
        places = [seat % len(order) for seat in range(self.seats)]
        lots = Seeded(seed_of(self.seed, self.round_of(number), "places"))
        for seat in range(self.seats - 1, 0, -1):
            other = lots.below(seat + 1)
            places[seat], places[other] = places[other], places[seat]
        return [order[place] for place in places]


@cache
def _orders(bots: int, seats: int) -> list[tuple[int, ...]]:
    """Who takes the places of a table, in each game of a round."""
    found: list[tuple[int, ...]] = []
    for table in combinations(range(bots), min(bots, seats)):
        if len(table) <= ALL_ORDERS_UP_TO:
            found += permutations(table)
        else:
            found += [table[turn:] + table[:turn] for turn in range(len(table))]
    return found
