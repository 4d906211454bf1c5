"""The progress bar of commands that run many races, or think long."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, TypeVar

from racecraft.locales import Words

if TYPE_CHECKING:
    from rich.console import RenderableType

T = TypeVar("T")

PROGRESS_AFTER = 2.0
"""Seconds of waiting before a progress bar appears."""
STANDINGS_EVERY = 1.0
"""Seconds between two pictures of the standings."""


def with_progress(
    parts: Iterator[T],
    races: int,
    words: Words,
    size: Callable[[T], int],
    done: int = 0,
    message: str = "simulate-progress",
    standings: Callable[[], RenderableType] | None = None,
) -> Iterator[T]:
    """The same parts; a terminal shows a progress bar after `PROGRESS_AFTER` seconds, and below it how things
    stand. `size` says how many races a part has, `done` how many had been run before, `message` what is going
    on."""
    if not sys.stderr.isatty():
        yield from parts
        return
    from rich.console import Console, Group
    from rich.live import Live
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    started = drawn = time.perf_counter()
    below: list[RenderableType] = []
    screen = Console(stderr=True)
    progress = Progress(*columns, console=screen)
    task = progress.add_task(words.say(message), total=races, completed=done, visible=False)
    live = Live(
        get_renderable=lambda: Group(progress.get_renderable(), *below), console=screen, transient=True
    )
    with live:
        for part in parts:
            now = time.perf_counter()
            shown = now - started > PROGRESS_AFTER
            progress.update(task, advance=size(part), visible=shown)
            yield part
            if standings is not None and shown and now - drawn > STANDINGS_EVERY:
                drawn = now
                below[:] = [standings()]
