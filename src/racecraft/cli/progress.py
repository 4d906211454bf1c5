"""The progress bar of commands that run many races, or think long."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from typing import TypeVar

from racecraft.locales import Words

T = TypeVar("T")

PROGRESS_AFTER = 2.0
"""Seconds of waiting before a progress bar appears."""


def with_progress(
    parts: Iterator[T],
    races: int,
    words: Words,
    size: Callable[[T], int],
    done: int = 0,
    message: str = "simulate-progress",
) -> Iterator[T]:
    """The same parts; a terminal shows a progress bar after `PROGRESS_AFTER` seconds. `size` says how many
    races a part has, `done` how many had been run before, `message` what is going on."""
    if not sys.stderr.isatty():
        yield from parts
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    started = time.perf_counter()
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(words.say(message), total=races, completed=done, visible=False)
        for part in parts:
            shown = time.perf_counter() - started > PROGRESS_AFTER
            progress.update(task, advance=size(part), visible=shown)
            yield part
