"""The pages of `docs/reference/`, made from types: of every game the fields of a position and of a view, and
every kind of event.

`python -m racecraft.games.reference docs/reference` writes them anew; a test compares them with the types.
"""

from __future__ import annotations

import ast
import inspect
import sys
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal, NotRequired, Union, get_args, get_origin, is_typeddict

from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games
from racecraft.engine.shapes import described, fields

_WORDS = {str: "text", int: "number", float: "number", bool: "true or false", NoneType: "null", Any: "any"}

INTRODUCTION = """\
# Reference of the games

A page for each game lists the fields of its positions and views and the kinds of its events:
{games}.

The pages are made from the types in `games/<id>/`: `python -m racecraft.games.reference docs/reference`.

## Positions

A position is a whole state as JSON. `game.position(state)` writes it, `game.load(position)` reads it and
refuses what cannot be, `racecraft record show FILE --ply N --json` prints one. `racecraft play --position
FILE`, `racecraft.race(…, position=…)`, the header of a record, scenarios and training tables start at one.

A position without the field `game` is one in part. It states what differs from the start of a race with the
same seats and options: objects are merged by key, lists of objects entry by entry, the rest is replaced.
`{{"round": 4}}` is round 4 with nothing else changed. Seats are counted from 0.

The bounds are those that `load` checks for every race. Where the upper one depends on the race, such as the
number of laps, only the lower one is stated; `load` names the other when it refuses.

## Views

A view is what one seat may know of a state: `game.view(state, seat)`, with -1 for a spectator. Live messages
and replays carry views.

## Events

What happens in a race is told as events: `race.log` in Python, `events` in live messages and replays. Every
event has a `kind` and the `seat` it concerns, counted from 0; -1 is nobody in particular. The other values
depend on the kind. Sentences for all of them are in the locales.
"""


def pages() -> dict[str, str]:
    """The text of every page by the name of its file."""
    games = all_games()
    links = ", ".join([f"[{game.title}]({game.id}.md)" for game in games])
    return {"README.md": INTRODUCTION.format(games=links)} | {f"{game.id}.md": page(game) for game in games}


def page(game: AnyGame) -> str:
    told: list[type] = []
    parts = [
        f"# {game.title}: positions, views, events\n",
        "What they are, and how this page is made: [reference](README.md).\n",
        "## Position\n",
        *objects(game.position_type, told, bounds(game)),
        "## View\n",
        *objects(game.view_type, told, {}),
        "## Events\n",
        events(game),
    ]
    return "\n".join(parts)


def objects(outermost: type, told: list[type], limits: dict[str, str]) -> list[str]:
    """A table for a type and for every object in it that was not told before."""
    parts = []
    waiting = [outermost]
    for kind in waiting:
        told.append(kind)
        columns = ["field", "type", "bounds", "meaning"] if limits else ["field", "type", "meaning"]
        lines = [
            f"### `{kind.__name__}`",
            "",
            one_line(kind.__doc__),
            "",
            row(columns),
            "|---" * len(columns) + "|",
        ]
        meanings = described(kind)
        for name, hint in fields(kind).items():
            bound = [limits.get(name, "–") if hint in (int, NotRequired[int]) else "–"] if limits else []
            lines.append(row([f"`{name}`", written(hint, named=True), *bound, meanings.get(name, "")]))
            waiting += [found for found in _objects(hint) if found not in waiting + told]
        parts.append("\n".join([*lines, ""]))
    return parts


def bounds(game: AnyGame) -> dict[str, str]:
    """By field, what `number(data, "field", low, high, …)` admits where the game loads a position: beside
    its types, or in its module `loading`."""
    own = game.position_type.__module__
    found: dict[str, str] = {}
    for place in (own, f"{own.rpartition('.')[0]}.loading"):
        module = sys.modules.get(place)
        for node in ast.walk(ast.parse(inspect.getsource(module) if module else "")):
            if not isinstance(node, ast.Call) or ast.unparse(node.func) != "number":
                continue
            name, low, high = node.args[1:4]
            if module and isinstance(name, ast.Constant) and isinstance(name.value, str):
                least, most = constant(low, module), constant(high, module)
                bound = "–" if least is None else f"{least} or more" if most is None else f"{least} to {most}"
                if found.setdefault(name.value, bound) != bound:
                    raise ValueError(f"{place} has two bounds for {name.value!r}")
    return found


def constant(expression: ast.expr, module: ModuleType) -> int | None:
    """The value of an expression of numbers and constants of a module; None if it depends on the race."""
    names = [node.id for node in ast.walk(expression) if isinstance(node, ast.Name)]
    if any([type(vars(module).get(name)) is not int for name in names]):
        return None
    value = eval(ast.unparse(expression), dict(vars(module)))
    return value if type(value) is int else None


def _objects(hint: Any) -> list[type]:
    """The `TypedDict`s that a type refers to."""
    if is_typeddict(hint):
        return [hint]
    return [found for argument in get_args(hint) for found in _objects(argument)]


def events(game: AnyGame) -> str:
    lines = [row(["kind", "values", "meaning"]), "|---|---|---|"]
    for kind, declared in game.event_types.items():
        meanings = described(declared)
        values = [
            f"`{name}`: {written(hint)}" + (f" ({meanings[name].rstrip('.')})" if name in meanings else "")
            for name, hint in fields(declared).items()
            if name not in ("kind", "seat")
        ]
        lines.append(row([f"`{kind}`", "; ".join(values) or "–", one_line(declared.__doc__)]))
    return "\n".join([*lines, ""])


def one_line(text: str | None) -> str:
    return " ".join((text or "").split())


def row(cells: list[str]) -> str:
    return f"| {' | '.join(cells)} |"


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


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    import racecraft.games  # noqa: F401  (registers them)

    write(Path(sys.argv[1]))
