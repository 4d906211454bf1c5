"""Racecraft: four racing board games, one engine.

The everyday names live here; everything behind them is imported when it is first used.

    race = racecraft.race("rali", seats=2, seed=7)
    race.play(0, "start1")
"""

from __future__ import annotations

import os

if os.environ.get("RACECRAFT_PURE") == "1":
    from racecraft._pure import prefer_source

    prefer_source()

from typing import TYPE_CHECKING, Any

from racecraft.engine.version import VERSION as __version__

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from racecraft.engine.game import AnyGame
    from racecraft.engine.race import Race
    from racecraft.engine.record import Record, Verdict

__all__ = ["__version__", "all_games", "game", "race", "read", "verify"]


def all_games() -> list[AnyGame]:
    """Every game of the house."""
    import racecraft.games  # noqa: F401  (registers them)
    from racecraft.engine import registry

    return registry.all_games()


def game(id: str) -> AnyGame:
    """A game by its id; UnknownName if there is none."""
    import racecraft.games  # noqa: F401  (registers them)
    from racecraft.engine.registry import game_of

    return game_of(id)


def race(
    game_id: str,
    seats: int = 2,
    seed: int | None = None,
    *,
    names: Sequence[str] | None = None,
    position: Mapping[str, Any] | str | os.PathLike[str] | None = None,
    **options: Any,
) -> Race:
    """A new race with seeded dice; options are those of the game. Its state shows itself in a notebook.

    `position`, an object or a JSON file, says where it begins: a whole position, or what differs from the
    start.
    """
    import secrets
    from pathlib import Path

    import racecraft.drawing  # noqa: F401  (teaches states to show themselves)
    from racecraft.engine.chance import Seeded
    from racecraft.engine.errors import BadOptions
    from racecraft.engine.position import read_position
    from racecraft.engine.race import Race
    from racecraft.engine.record import Chair

    if names is not None and len(names) != seats:
        raise BadOptions(f"there are {len(names)} names for {seats} seats")
    if seed is not None and seed < 0:
        raise BadOptions(f"a seed is a whole number from 0 on, not {seed}")
    chairs = [Chair(name) for name in names or [f"seat {seat}" for seat in range(1, seats + 1)]]
    source = Seeded(secrets.randbits(48) if seed is None else seed)
    if isinstance(position, str | os.PathLike):
        position = read_position(Path(position))
    return Race.start(game(game_id), options, chairs, source, position)


def read(path: str | os.PathLike[str]) -> Record:
    """The record in a file; BadRecord says what is wrong with it."""
    from pathlib import Path

    import racecraft.games  # noqa: F401  (registers them)
    from racecraft.engine import record

    return record.read(Path(path))


def verify(record: Record, unfinished: bool = False) -> Verdict:
    """Replays a record, checks legality, chance, result and checksum; BadRecord says what does not hold."""
    import racecraft.games  # noqa: F401  (registers them)
    from racecraft.engine.record import verify as verify_record

    return verify_record(record, unfinished=unfinished)
