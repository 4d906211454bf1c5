"""The page `docs/events.md`: every kind of event of every game, made from their types.

`python -m racecraft.games.reference > docs/events.md` writes it anew; a test compares the two.
"""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin

from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games
from racecraft.engine.shapes import described, fields

_WORDS = {str: "text", int: "number", float: "number", bool: "true or false", NoneType: "null", Any: "any"}

HEAD = """\
# Events

What happens in a race is told as events: `race.log` in Python, `events` in live messages and replays. Every
event has a `kind` and the `seat` it concerns, counted from 0; -1 is nobody in particular. The other values
depend on the kind. Sentences for all of them are in the locales.

This page is made from the types in `games/<id>/`: `python -m racecraft.games.reference > docs/events.md`.
"""


def page() -> str:
    return "\n".join([HEAD, *[section(game) for game in all_games() if game.event_types]])


def section(game: AnyGame) -> str:
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


def written(hint: Any) -> str:
    """A type in words."""
    if hint in _WORDS:
        return _WORDS[hint]
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " or ".join(f"`{value}`" for value in arguments)
    if origin is NotRequired:
        return f"{written(arguments[0])}, if any"
    if origin is list:
        return f"list of {written(arguments[0])}"
    if origin in (Union, UnionType):
        return " or ".join(map(written, arguments))
    if origin is dict:
        return f"object of {written(arguments[1])}"
    return f"object of {', '.join(fields(hint))}"


if __name__ == "__main__":
    import racecraft.games  # noqa: F401  (registers them)

    print(page(), end="")
