"""The pictures of Rallyman: GT among the documents are those that are drawn today."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from racecraft.drawing import draw_track, draw_view
from racecraft.drawing.gt.tiles import draw_tiles
from racecraft.games.gt.game import GT_GAME
from tests.drawing.test_gt_positions import on_the_grid

PICTURES = Path(__file__).parents[2] / "docs" / "pictures"


def race() -> dict[str, Any]:
    """A race on K6, second lap: a car planning, others beside the road, in the pits and spun, a flag out."""
    view = dict(GT_GAME.view(on_the_grid(6, track="k6"), 0))
    places = ["3#4", "1#4", "2#6", "0#1", "14#5", "12#8"]
    markers = ["4", "2", "00", "0", "5", "0"]
    for car, space, marker in zip(view["cars"], places, markers, strict=True):
        car.update(space=space, marker=marker)
    view["cars"][2].update(place="verge", side="left")
    view["cars"][3].update(place="pit", lane=1)
    view["cars"][5].update(spun=True)
    view.update(phase="plan", turn=0, turns=[4, 0, 5, 1, 3, 2], pointer=1, weather="wet")
    view["cars"][4].update(marker_colour="black")
    view.update(flags=[{"tile": 2, "seat": 2}], zones=[1, 2, 3])
    view["move"] = {
        "start": "3#4",
        "plan": ["G3 4#6", "G1+1B 4#4", "G2 4#1", "C 5#3", "C 5#1"],
        "flat_out": False,
        "done": 0,
        "hazards": 0,
        "secured": 0,
        "faces": [],
    }
    return view


def test_the_circuit_shown_is_the_circuit_of_today() -> None:
    assert (PICTURES / "gt-k2.svg").read_text(encoding="utf-8") == draw_track("gt", "k2").svg + "\n"


def test_the_race_shown_is_the_race_of_today() -> None:
    assert (PICTURES / "gt-race.svg").read_text(encoding="utf-8") == draw_view("gt", race()).svg + "\n"


def test_the_tiles_shown_are_the_tiles_of_today() -> None:
    assert (PICTURES / "gt-tiles.svg").read_text(encoding="utf-8") == draw_tiles().svg + "\n"
