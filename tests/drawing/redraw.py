"""Draws the pictures of the documents anew: `python -m tests.drawing.redraw`."""

from __future__ import annotations

from pathlib import Path

import racecraft
from racecraft.drawing import draw_track, draw_view
from racecraft.drawing.gt.tiles import draw_tiles
from tests.drawing.test_gt_documents import race

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def main() -> None:
    draw_track("rali", "classic").save(PICTURES / "rali-board.svg")
    draw_track("gt", "k2").save(PICTURES / "gt-k2.svg")
    draw_view("gt", race()).save(PICTURES / "gt-race.svg")
    draw_tiles().save(PICTURES / "gt-tiles.svg")
    draw_track("rallyman", "L").save(PICTURES / "rallyman-board.svg")
    draw_track("rallyman", "white_jura:1").save(PICTURES / "rallyman-stage.svg")
    for name in racecraft.game("heat").tracks():
        draw_track("heat", name).save(PICTURES / f"heat-{name.replace('_', '-')}.svg")


if __name__ == "__main__":
    main()
