"""The pictures of the documents, by file name; `python -m tests.drawing.documents` draws them all anew."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path

from racecraft.drawing import Picture, draw_track, draw_view
from racecraft.drawing.gt.tiles import draw_tiles
from racecraft.engine.registry import game_of
from tests.drawing.test_gt_documents import race

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"


def pictures() -> dict[str, Callable[[], Picture]]:
    found: dict[str, Callable[[], Picture]] = {
        "rali-board": partial(draw_track, "rali", "classic"),
        "gt-k2": partial(draw_track, "gt", "k2"),
        "gt-race": lambda: draw_view("gt", race()),
        "gt-tiles": draw_tiles,
        "rallyman-board": partial(draw_track, "rallyman", "L"),
        "rallyman-stage": partial(draw_track, "rallyman", "white_jura:1"),
    }
    for name in game_of("heat").tracks():
        found[f"heat-{name.replace('_', '-')}"] = partial(draw_track, "heat", name)
    return found


if __name__ == "__main__":
    for name, draw in pictures().items():
        (FOLDER / f"{name}.svg").write_text(draw().svg + "\n", encoding="utf-8")
