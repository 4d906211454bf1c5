"""Plays seeded races and prints what they came to, for comparing the compiled engine with the source.

`python -m tests.every_game.digest GAME RACES`: a line with the form of the engine and the file it was loaded
from, then one line for each block of races: a hash over all their records and last positions. In the first
races the hash covers the position and the legal actions after every ply as well.
"""

from __future__ import annotations

import hashlib
import sys

import msgspec

import racecraft.games  # noqa: F401  (registers them)
from racecraft.engine import state as native
from racecraft.engine.chance import Seeded
from racecraft.engine.form import form
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Chair, Ply, new_record
from racecraft.engine.registry import game_of
from tests.every_game.cases import HEAVY

BLOCK = 50
LOOKED_AT = 50
"""So many races are compared ply by ply."""


def digest(game: AnyGame, seed: int, closely: bool) -> bytes:
    """A hash of one random race; seats and options go round with the seed."""
    variety = game.variety()
    options = variety[seed % len(variety)]
    seats = game.min_seats + seed // len(variety) % (game.max_seats - game.min_seats + 1)
    state = game.new(seats, options)
    source = Seeded(seed)
    chairs = [Chair(f"Driver {seat + 1}") for seat in range(seats)]
    record = new_record(game, msgspec.to_builtins(game.options(options)), chairs, source)
    hash = hashlib.sha256()
    while True:
        if closely:
            hash.update(
                msgspec.json.encode([game.position(state), [state.legal(seat) for seat in range(seats)]])
            )
        if pending := state.pending():
            seat = pending[source.below(len(pending))]
            legal = state.legal(seat)
            action = legal[source.below(len(legal))]
            record.plies.append(Ply(seat=seat, play=game.notation(state, action)))
            state.play(seat, action)
        elif outcomes := state.chance():
            outcome = source.draw(outcomes)
            record.plies.append(Ply(draw=game.outcome_notation(state, outcome)))
            state.resolve(outcome)
        else:
            break
    result = state.result()
    assert result is not None
    record.close(result.json())
    hash.update(record.encode())
    hash.update(game.fingerprint(state).encode())
    return hash.digest()


def main(id: str, races: int) -> None:
    game = game_of(id)
    print(form(), native.__file__)
    for first in range(0, races, BLOCK):
        hash = hashlib.sha256()
        for seed in range(first, min(first + BLOCK, races)):
            looked_at = LOOKED_AT // 5 if game.id in HEAVY else LOOKED_AT
            hash.update(digest(game, seed, closely=seed < looked_at))
        print(first, hash.hexdigest())


if __name__ == "__main__":
    main(sys.argv[1], int(sys.argv[2]))
