"""Racecraft: four racing board games, one engine.

The everyday names live here; everything behind them is imported when it is first used.

    race = racecraft.race("rali", seats=2, seed=7)
    race.play(0, "start1")
    race.run("club")
"""

from __future__ import annotations

import os

if os.environ.get("RACECRAFT_PURE") == "1":
    from racecraft._pure import prefer_source

    prefer_source()

from typing import TYPE_CHECKING, Any, Literal, overload

from racecraft.engine.errors import (
    BadBoard,
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    BadScenario,
    CannotWrite,
    FactFails,
    IllegalAction,
    IllegalOutcome,
    OtherRules,
    RacecraftError,
    UnknownName,
    WrongSeat,
)
from racecraft.engine.version import VERSION as __version__

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from racecraft.arena.simulation import Tally
    from racecraft.bots.bot import Bot, Sight
    from racecraft.builders.track import Track
    from racecraft.drawing.picture import Picture
    from racecraft.engine.game import AnyGame
    from racecraft.engine.game import Game as Game
    from racecraft.engine.move import Move
    from racecraft.engine.race import Race
    from racecraft.engine.record import Record, Verdict
    from racecraft.engine.state import Event, Result, State
    from racecraft.games.gt.game import GT
    from racecraft.games.gt.state import GTState
    from racecraft.games.heat.game import Heat
    from racecraft.games.heat.state import HeatState
    from racecraft.games.rali.game import Rali
    from racecraft.games.rali.state import RaliState
    from racecraft.games.rallyman.game import Rallyman
    from racecraft.games.rallyman.state import RallymanState
    from racecraft.reviews.shapes import Review

    AnyPath = str | os.PathLike[str]
    Position = Mapping[str, Any] | AnyPath

__all__ = [
    "BadBoard",
    "BadNotation",
    "BadOptions",
    "BadPosition",
    "BadRecord",
    "BadScenario",
    "Bot",
    "CannotWrite",
    "Event",
    "FactFails",
    "Game",
    "IllegalAction",
    "IllegalOutcome",
    "Move",
    "OtherRules",
    "Race",
    "RacecraftError",
    "Record",
    "Result",
    "Sight",
    "State",
    "UnknownName",
    "WrongSeat",
    "__version__",
    "all_games",
    "bot",
    "draw",
    "game",
    "race",
    "read",
    "review",
    "simulate",
    "track",
    "verify",
]

_CLASSES = {
    "Bot": "racecraft.bots.bot",
    "Event": "racecraft.engine.state",
    "Game": "racecraft.engine.game",
    "Move": "racecraft.engine.move",
    "Race": "racecraft.engine.race",
    "Record": "racecraft.engine.record",
    "Result": "racecraft.engine.state",
    "Sight": "racecraft.bots.bot",
    "State": "racecraft.engine.state",
}
"""Classes that are imported when they are first asked for, with their modules."""

MOST_SEED = 2**64 - 1
"""The greatest seed that a record can hold."""


def __getattr__(name: str) -> Any:
    if name not in _CLASSES:
        raise AttributeError(f"module 'racecraft' has no attribute {name!r}")
    from importlib import import_module

    _prepare()
    found = getattr(import_module(_CLASSES[name]), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted({*__all__, *[name for name in globals() if name.startswith("__")]})


def _prepare() -> None:
    """Registers the games, and tells races how bots drive and states how they show themselves."""
    import racecraft.games  # noqa: F401  (registers them)
    from racecraft.engine.race import run_races_with
    from racecraft.engine.state import show_states_with

    run_races_with(_run)
    show_states_with(_show)


def _run(race: Race[Any], bots: Any, seed: Any) -> Result | None:
    from racecraft.bots.running import run

    return run(race, bots, seed)


def _show(state: State) -> str | None:
    from racecraft.drawing import show

    return show(state)


def all_games() -> list[AnyGame]:
    """Every game, sorted by id."""
    _prepare()
    from racecraft.engine import registry

    return registry.all_games()


@overload
def game(id: Literal["gt"]) -> GT: ...
@overload
def game(id: Literal["heat"]) -> Heat: ...
@overload
def game(id: Literal["rali"]) -> Rali: ...
@overload
def game(id: Literal["rallyman"]) -> Rallyman: ...
@overload
def game(id: str) -> AnyGame: ...
def game(id: str) -> AnyGame:
    """A game by its id; UnknownName if there is none."""
    _prepare()
    from racecraft.engine.registry import game_of

    return game_of(id)


@overload
def race(
    game_id: Literal["gt"],
    seats: int = ...,
    seed: int | None = ...,
    *,
    names: Sequence[str] | None = ...,
    position: Position | None = ...,
    **options: Any,
) -> Race[GTState]: ...
@overload
def race(
    game_id: Literal["heat"],
    seats: int = ...,
    seed: int | None = ...,
    *,
    names: Sequence[str] | None = ...,
    position: Position | None = ...,
    **options: Any,
) -> Race[HeatState]: ...
@overload
def race(
    game_id: Literal["rali"],
    seats: int = ...,
    seed: int | None = ...,
    *,
    names: Sequence[str] | None = ...,
    position: Position | None = ...,
    **options: Any,
) -> Race[RaliState]: ...
@overload
def race(
    game_id: Literal["rallyman"],
    seats: int = ...,
    seed: int | None = ...,
    *,
    names: Sequence[str] | None = ...,
    position: Position | None = ...,
    **options: Any,
) -> Race[RallymanState]: ...
@overload
def race(
    game_id: str,
    seats: int = ...,
    seed: int | None = ...,
    *,
    names: Sequence[str] | None = ...,
    position: Position | None = ...,
    **options: Any,
) -> Race: ...
def race(
    game_id: str,
    seats: int = 2,
    seed: int | None = None,
    *,
    names: Sequence[str] | None = None,
    position: Position | None = None,
    **options: Any,
) -> Race[Any]:
    """A new race with seeded dice; options are those of the game. Its state shows itself in a notebook.

    `position`, an object or a JSON file, says where it begins: a whole position, or what differs from the
    start.
    """
    import secrets
    from collections.abc import Mapping

    import racecraft.drawing  # noqa: F401  (teaches states to show themselves)
    from racecraft.engine.chance import Seeded
    from racecraft.engine.files import path_of
    from racecraft.engine.position import read_position
    from racecraft.engine.race import Race
    from racecraft.engine.record import Chair

    found = game(game_id)
    found.check_seats(seats)
    source = Seeded(secrets.randbits(48) if seed is None else _seed(seed))
    if position is not None and not isinstance(position, Mapping):
        position = read_position(path_of(position, BadPosition))
    return Race.start(found, options, [Chair(name) for name in _names(names, seats)], source, position)


def _names(names: Any, seats: int) -> list[str]:
    from collections.abc import Sequence

    if names is None:
        return [f"seat {seat}" for seat in range(1, seats + 1)]
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise BadOptions(f"names are a list of texts, not {names!r}")
    for name in names:
        if not isinstance(name, str):
            raise BadOptions(f"a name is a text, not {name!r}")
    if len(names) != seats:
        raise BadOptions(f"there are {len(names)} names for {seats} seats")
    return list(names)


def _seed(seed: Any) -> int:
    if type(seed) is not int or not 0 <= seed <= MOST_SEED:
        raise BadOptions(f"a seed is a whole number from 0 to {MOST_SEED}, not {seed!r}")
    return seed


def read(path: AnyPath) -> Record:
    """The record in a file; BadRecord says what is wrong with it."""
    _prepare()
    from racecraft.engine import record

    return record.read(path)


def verify(record: Record | AnyPath, unfinished: bool = False) -> Verdict:
    """Replays a record, or the one in a file, and checks legality, chance, result and checksum; BadRecord
    says what does not hold."""
    _prepare()
    from racecraft.engine.record import Record
    from racecraft.engine.record import verify as verify_record

    found = record if isinstance(record, Record) else read(record)
    return verify_record(found, unfinished=unfinished)


def review(
    record: Record | AnyPath,
    *,
    method: str | None = None,
    budget: int | None = None,
    seats: Sequence[int] | None = None,
    jobs: int = 1,
) -> Review:
    """What decided a race that is over, driving or luck: each car's chances ply by ply, where the result came
    from, and every decision with its mark.

    `method` is `exact`, `value` or `rollouts`, by default the best there is for the race; `budget` the
    playouts for each decision that is compared. The same arguments give the same review on any machine.
    """
    _prepare()
    from racecraft.engine.record import Record
    from racecraft.reviews import review as review_record

    if type(jobs) is not int or jobs < 1:
        raise BadOptions(f"jobs is a whole number from 1 on, not {jobs!r}")
    found = record if isinstance(record, Record) else read(record)
    return review_record(found, method, budget, None if seats is None else list(seats), jobs)


def bot(game_id: str, name: str, seed: int = 0) -> Bot:
    """A bot by game and name: `club`, `pro@50ms`, `package.module:Class`."""
    from racecraft.bots.registry import make_bot

    game(game_id)
    if not isinstance(name, str):
        raise UnknownName(f"the name of a bot is a text, not {name!r}")
    return make_bot(game_id, name, _seed(seed))


def simulate(
    game_id: str,
    bots: Sequence[str],
    games: int = 1000,
    *,
    seed: int = 0,
    jobs: int = 1,
    records: AnyPath | None = None,
    **options: Any,
) -> Tally:
    """Races between bots, one for each seat, counted. The same arguments give the same counts.

    `jobs` processes share the races; with more than one, a script needs the usual
    `if __name__ == "__main__":`. `records` names a folder for the record of every race.
    """
    from collections.abc import Sequence

    from racecraft.arena.simulation import Tally, seated
    from racecraft.arena.simulation import simulate as run_races
    from racecraft.engine.files import path_of, unwritable

    game(game_id)
    given: Any = bots
    listed = isinstance(given, Sequence) and not isinstance(given, str)
    if not listed or not all(isinstance(name, str) for name in given):
        raise BadOptions(f"bots are a list of names, one for each seat, not {given!r}")
    for what, number in (("games", games), ("jobs", jobs)):
        if type(number) is not int or number < 1:
            raise BadOptions(f"{what} is a whole number from 1 on, not {number!r}")
    job = seated(game_id, list(bots), options, _seed(seed))
    job.check()
    folder = None if records is None else path_of(records, CannotWrite)
    if folder is not None:
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise unwritable(folder, error) from None
    tally = Tally(job.bots)
    for _ in run_races(job, games, tally, jobs, folder):
        pass
    return tally


def draw(
    what: Race[Any] | str,
    track: str | Mapping[str, Any] | None = None,
    *,
    seat: int | None = None,
    theme: str = "auto",
    width: int = 1200,
) -> Picture:
    """A race as spectators or a seat see it, or a track: `draw(race)`, `draw(race, seat=0)`,
    `draw("rali", "classic")`. The picture shows itself in a notebook; `save` writes it as SVG."""
    _prepare()
    from collections.abc import Mapping

    from racecraft.drawing import draw_track, draw_view
    from racecraft.engine.race import Race
    from racecraft.engine.state import TABLE

    if type(width) is not int:
        raise BadOptions(f"a width is a whole number of pixels, not {width!r}")
    if isinstance(what, Race):
        if track is not None:
            raise BadOptions("a race brings its own track; draw(game, track) draws a track")
        return draw_view(what.game.id, what.view(TABLE if seat is None else seat), theme, width)
    if not isinstance(what, str):
        raise BadOptions(f"a race or the id of a game can be drawn, not {what!r}")
    names = game(what).tracks()
    if track is None:
        raise BadOptions(f"which track of {what}? There is {', '.join(names)}")
    if not isinstance(track, str | Mapping):
        raise BadBoard(f"a track is a name or the content of a track file, not {track!r}")
    return draw_track(what, track, theme, width)


def track(
    game_id: str,
    source: str | Mapping[str, Any] | AnyPath | None = None,
    *,
    seed: int | None = None,
    **wish: Any,
) -> Track:
    """A track to look at, change and race on: one that comes with the game, by its name; one of your own, by
    its content or its file; or, with a seed or wishes such as `length` and `danger`, one that is made up.

        lakeside = racecraft.track("gt", seed=7, length=16, danger=2)
        racecraft.race("gt", track=lakeside.document)
    """
    _prepare()
    import secrets

    from racecraft.builders.track import found_track, made_track

    if source is None:
        number = secrets.randbits(48) if seed is None else _seed(seed)
        return made_track(game(game_id).id, number, wish)
    if seed is not None or wish:
        raise BadOptions("a track is found by its name or content, or made up by a seed and wishes, not both")
    return found_track(game(game_id).id, source)
