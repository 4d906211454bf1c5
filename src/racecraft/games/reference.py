"""The pages `docs/events.md` and `docs/positions.md`, made from types: every kind of event and every field of
a position of every game.

`python -m racecraft.games.reference events > docs/events.md` writes one anew; a test compares the two.
"""

from __future__ import annotations

import sys
from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games
from racecraft.engine.shapes import described, fields

_WORDS = {str: "text", int: "number", float: "number", bool: "true or false", NoneType: "null", Any: "any"}

EVENTS = """\
# Events

What happens in a race is told as events: `race.log` in Python, `events` in live messages and replays. Every
event has a `kind` and the `seat` it concerns, counted from 0; -1 is nobody in particular. The other values
depend on the kind. Sentences for all of them are in the locales.

This page is made from the types in `games/<id>/`:
`python -m racecraft.games.reference events > docs/events.md`.
"""


POSITIONS = """\
# Positions

A position is a whole state as JSON. `game.position(state)` writes it, `game.load(position)` reads it and
refuses what cannot be, `racecraft record show FILE --ply N --json` prints one. `racecraft play --position
FILE`, `racecraft.race(…, position=…)`, the header of a record, scenarios and training tables start at one.

A position without the field `game` is one in part. It states what differs from the start of a race with the
same seats and options: objects are merged by key, lists of objects entry by entry, the rest is replaced.
`{"round": 4}` is round 4 with nothing else changed. Seats are counted from 0.

This page is made from the types in `games/<id>/`:
`python -m racecraft.games.reference positions > docs/positions.md`.
"""


def events_page() -> str:
    return "\n".join([EVENTS, *[events_of(game) for game in all_games() if game.event_types]])


def positions_page() -> str:
    return "\n".join([POSITIONS, *[positions_of(game) for game in all_games()]])


def positions_of(game: AnyGame) -> str:
    """The fields of a position and of every object in it."""
    lines = [f"## {game.title}", ""]
    waiting: list[type] = [game.position_type]
    for kind in waiting:
        lines += [f"### `{kind.__name__}`", "", " ".join((kind.__doc__ or "").split()), ""]
        lines += ["| field | type | meaning |", "|---|---|---|"]
        told = described(kind)
        for name, hint in fields(kind).items():
            lines.append(f"| `{name}` | {written(hint, named=True)} | {told.get(name, '')} |")
            waiting += [found for found in _objects(hint) if found not in waiting]
        lines.append("")
    return "\n".join(lines)


def _objects(hint: Any) -> list[type]:
    """The `TypedDict`s that a type speaks of."""
    if is_typeddict(hint):
        return [hint]
    return [found for argument in get_args(hint) for found in _objects(argument)]


PAGES = {"events": events_page, "positions": positions_page}


def events_of(game: AnyGame) -> str:
    lines = [f"## {game.title}", "", "| kind | values | meaning |", "|---|---|---|"]
    for kind, declared in game.event_types.items():
        told = described(declared)
        values = [
            f"`{name}`: {written(hint)}" + (f" ({told[name].rstrip('.')})" if name in told else "")
            for name, hint in fields(declared).items()
            if name not in ("kind", "seat")
        ]
        meaning = " ".join((declared.__doc__ or "").split())
        lines.append(f"| `{kind}` | {'; '.join(values) or '–'} | {meaning} |")
    return "\n".join([*lines, ""])


def written(hint: Any, named: bool = False) -> str:
    """A type in words; an object by its fields, or by its name."""
    if hint in _WORDS:
        return _WORDS[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " or ".join(f"`{value}`" for value in arguments)
    if origin is NotRequired:
        return f"{written(arguments[0], named)}, if any"
    if origin is list:
        return f"list of {written(arguments[0], named)}"
    if origin in (Union, UnionType):
        return " or ".join(written(argument, named) for argument in arguments)
    if origin is dict:
        return f"object of {written(arguments[1], named)}"
    return f"`{hint.__name__}`" if named else f"object of {', '.join(fields(hint))}"


if __name__ == "__main__":
    import racecraft.games  # noqa: F401  (registers them)

    print(PAGES[sys.argv[1]](), end="")
