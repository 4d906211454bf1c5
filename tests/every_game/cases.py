"""The races that the generic tests drive, and the ways to drive them.

Every registered game, and the test-only drag race, with every number of seats; each further option set of its
variety with the most seats or the fewest, by turns. Fuzzing and the comparison of forms drive every mixture.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

import racecraft.games  # noqa: F401  (registers them)
from racecraft.engine.chance import Seeded, at_weight, total_weight
from racecraft.engine.game import AnyGame
from racecraft.engine.race import Race
from racecraft.engine.record import Chair
from racecraft.engine.registry import all_games
from racecraft.engine.state import Seat, State
from tests.engine.simultaneous import DRAG

GAMES: list[AnyGame] = [*all_games(), DRAG]

PLY_BOUND = 20_000
"""No race of random players is longer; a game that needs more has not ended."""


class Case(NamedTuple):
    """One kind of race."""

    game: AnyGame
    seats: int
    kind: int
    """Which option set of the game's variety."""

    @property
    def options(self) -> dict[str, Any]:
        return self.game.variety()[self.kind]

    def new(self) -> State:
        state: State = self.game.new(self.seats, self.options)
        return state

    def race(self, seed: int) -> Race:
        """A race that has not begun, with seeded dice."""
        chairs = [Chair(f"Driver {seat + 1}") for seat in range(self.seats)]
        return Race.start(self.game, self.options, chairs, Seeded(seed))

    def __str__(self) -> str:
        return f"{self.game.id}-{self.seats}-{self.kind}"


CASES = [
    Case(game, seats, kind)
    for game in GAMES
    for kind in range(len(game.variety()))
    for seats in range(game.min_seats, game.max_seats + 1)
    if kind == 0 or seats == (game.max_seats if kind % 2 else game.min_seats)
]


class Move(NamedTuple):
    """One ply as numbers: a seat's action, or an outcome of chance."""

    seat: Seat | None
    number: int

    def on(self, state: State) -> None:
        if self.seat is None:
            state.resolve(self.number)
        else:
            state.play(self.seat, self.number)


def random_move(state: State, random: Random) -> Move | None:
    """What happens next if everything is left to chance; None at the end."""
    if seats := state.pending():
        seat = random.choice(seats)
        return Move(seat, random.choice(state.legal(seat)))
    if outcomes := state.chance():
        return Move(None, at_weight(outcomes, random.randrange(total_weight(outcomes))))
    return None


LOOKS = 400
"""Of a longer race about so many positions are looked at."""
HEAVY = {"heat"}
"""Games with long races and large positions: every look is dearer, so there are fewer."""
LOOKS_AT_HEAVY = 120


def whole_race(case: Case, seed: int) -> list[Move]:
    """A random race from start to end."""
    random = Random(seed)
    state = case.new()
    moves: list[Move] = []
    while move := random_move(state, random):
        move.on(state)
        moves.append(move)
        assert len(moves) < PLY_BOUND, f"{case}: seed {seed}: not over after {PLY_BOUND} plies"
    return moves


def stages(case: Case, seed: int, looks: int = 0) -> Iterator[State]:
    """Positions of a random race from start to end, all of them if it is short: one object, played on between
    two stages."""
    moves = whole_race(case, seed)
    every = max(1, len(moves) // (looks or (LOOKS_AT_HEAVY if case.game.id in HEAVY else LOOKS)))
    state = case.new()
    for number, move in enumerate(moves):
        if number % every == 0:
            yield state
        move.on(state)
    yield state


def drive(race: Race, seed: int, plies: int = PLY_BOUND) -> Race:
    """Random drivers play on, at most so many plies; the race's own source answers chance."""
    random = Random(seed)
    end = len(race.record.plies) + plies
    while len(race.record.plies) < end:
        if seats := race.pending():
            seat = random.choice(seats)
            race.play(seat, random.choice(race.legal(seat)))
        elif outcomes := race.state.chance():
            race.resolve(race.source.draw(outcomes))
        else:
            break
    return race


def sees(case: Case) -> list[Seat]:
    """Everybody who has a view: each seat, and the spectators."""
    return list(range(-1, case.seats))
