"""Who was where after every round of a recorded race: the figures behind a position chart."""

from __future__ import annotations

from typing import NamedTuple

from racecraft.engine.errors import BadRecord, RacecraftError
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Record
from racecraft.engine.state import State


class Moment(NamedTuple):
    """The order at the beginning of a round, or at the end of the race."""

    part: int
    """Stage or race of a longer contest, from 1 on; each begins to count its rounds anew."""
    round: int
    places: list[int]
    """By seat, no two alike: a car that draws level stays behind."""


def positions(record: Record, name: str = "record") -> list[Moment]:
    """The race from its first round to its end, or as far as it has come. BadRecord if it does not replay,
    or if nobody can tell the order before the end."""
    game = record.game
    found: list[Moment] = []
    try:
        state = record.start()
        _note(game, state, found)
        for number, ply in enumerate(record.plies, 1):
            record.step(state, number, ply)
            _note(game, state, found)
    except RacecraftError as error:
        raise BadRecord(f"{name}: {error}") from None
    if not found:
        raise BadRecord(f"{name}: {game.id} does not tell who leads before the race is over")
    result = state.result()
    if result is not None:
        last = found[-1]
        order = [-place for place in result.places]
        found.append(Moment(last.part, last.round + 1, _places(order, last.places)))
    return found


def _note(game: AnyGame, state: State, found: list[Moment]) -> None:
    """Adds a moment if a round has begun."""
    round = game.rounds(state)
    last = found[-1] if found else None
    if round < 1 or (last is not None and round == last.round):
        return
    standing = game.standing(state)
    if standing:
        part = 1 if last is None else last.part + (1 if round < last.round else 0)
        before = list(range(1, state.seats + 1)) if last is None else last.places
        found.append(Moment(part, round, _places(standing, before)))


def _places(standing: list[int], before: list[int]) -> list[int]:
    order = sorted(range(len(standing)), key=lambda seat: (-standing[seat], before[seat]))
    return [order.index(seat) + 1 for seat in range(len(standing))]
