"""Bots that drive a `Race`, for programs: `race.run(...)` ends up here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from racecraft.bots.bot import Bot, Sight
from racecraft.bots.registry import make_bot
from racecraft.engine.errors import BadOptions, UnknownName
from racecraft.engine.race import Race
from racecraft.engine.state import Result, Seat


def run(race: Race[Any], bots: Any, seed: Any = 0) -> Result | None:
    """Drives until the race is over or a seat without a bot decides; the result, or None."""
    if type(seed) is not int or seed < 0:
        raise BadOptions(f"a seed is a whole number from 0 on, not {seed!r}")
    drivers = {seat: _bot(race.game.id, bot, seed + seat) for seat, bot in _by_seat(race.seats, bots).items()}
    while True:
        race.advance()
        driven = [seat for seat in race.pending() if seat in drivers]
        if not driven:
            return race.result()
        seat = driven[0]
        race.play(seat, drivers[seat].choose(Sight(race.game, race.state, seat)))


def _by_seat(seats: int, bots: Any) -> dict[Seat, Any]:
    """Who drives which seat."""
    if isinstance(bots, str | Bot):
        return dict.fromkeys(range(seats), bots)
    if isinstance(bots, Mapping):
        for seat in bots:
            if type(seat) is not int or not 0 <= seat < seats:
                raise BadOptions(f"there is no seat {seat!r}: seats are counted from 0 to {seats - 1}")
        return {seat: bot for seat, bot in bots.items() if bot is not None}
    if isinstance(bots, Sequence):
        if len(bots) != seats:
            raise BadOptions(f"there are {len(bots)} bots for {seats} seats; None leaves a seat to you")
        return {seat: bot for seat, bot in enumerate(bots) if bot is not None}
    raise BadOptions(f"bots are a name, a Bot, a list or a mapping by seat, not {bots!r}")


def _bot(game_id: str, bot: Any, seed: int) -> Bot:
    if isinstance(bot, Bot):
        return bot
    if isinstance(bot, str):
        return make_bot(game_id, bot, seed)
    raise UnknownName(f"a bot is a name or a Bot, not {bot!r}")
