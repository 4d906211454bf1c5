"""Pages made from what the encoders declare: every number of an observation, every action.

`python -m racecraft.envs.reference docs/envs` writes them; a test fails when they are not those of today.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import racecraft.games  # noqa: F401  (registers the games)
from racecraft.engine.game import AnyGame
from racecraft.engine.parts import part_of
from racecraft.engine.registry import all_games
from racecraft.envs.encoding import Actions, Field
from racecraft.envs.setting import encoder_of

INTRODUCTION = """\
# {title} as an environment

`racecraft/{id}-v0`: {size} numbers, {actions} actions, {least} to {most} seats. How environments are made
and what their arguments mean: [environments for learning](../guide/learning.md). This page is made by
`python -m racecraft.envs.reference docs/envs`.

## Observation

What the seat may know and no more. In the raw form (`dtype="int16"`, datasets) a number is what the table
says; in the scaled form it is divided by the larger of its bounds.
"""

END = """\
## Chance

{chance}

## Rewards

`win`, `place` and `time`, at the end of the race: see [rewards](../guide/learning.md#rewards).

## Versions

- v0: the first.
"""


def pages() -> dict[str, str]:
    """The text of every page by the name of its file."""
    return {f"{game.id}.md": page(game) for game in all_games()}


def page(game: AnyGame) -> str:
    encoder = encoder_of(game.id)
    facts = {"title": game.title, "id": game.id, "size": encoder.size(), "actions": game.actions}
    parts = [INTRODUCTION.format(**facts, least=game.min_seats, most=game.max_seats)]
    first = 0
    for field in encoder.fields:
        parts.append(table(field, first))
        first += field.size()
    parts.append(actions(part_of("racecraft.envs", game.id, "ACTIONS")))
    parts.append(END.format(chance=part_of("racecraft.envs", game.id, "CHANCE")))
    return "\n".join(parts)


def table(field: Field, first: int) -> str:
    """A field: where it begins, and its columns. With several rows, `n` counts them from 0."""
    width = len(field.columns)
    shape = f"{width}" if field.rows == 1 else f"{field.rows} × {width}"
    lines = [f"### `{field.name}` ({shape})", "", field.meaning, "", "| number | name | bounds | meaning |"]
    lines.append("|---|---|---|---|")
    for place, column in enumerate(field.columns):
        number = f"{first + place}" if field.rows == 1 else f"{first + place} + {width}n"
        bounds = f"{column.low} to {column.high}"
        lines.append(f"| {number} | `{column.name}` | {bounds} | {column.meaning} |")
    return "\n".join([*lines, ""])


def actions(entries: list[Actions]) -> str:
    lines = ["## Actions", "", "| number | what it does |", "|---|---|"]
    for entry, following in pairwise(entries):
        last = following.first - 1
        number = f"{entry.first}" if last == entry.first else f"{entry.first} to {last}"
        lines.append(f"| {number} | {entry.meaning} |")
    return "\n".join([*lines, ""])


def write(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in pages().items():
        (folder / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    write(Path(sys.argv[1]))
