"""Circuits of Heat and readers of their pictures that the drawing tests share."""

from __future__ import annotations

import copy
import random
from typing import Any
from xml.etree.ElementTree import Element

from racecraft.drawing import Picture
from racecraft.games.heat.board import load_track
from tests.drawing.boards import tree


def built_in(id: str, **parts: Any) -> dict[str, Any]:
    """The file of a built-in circuit, with some parts changed."""
    return {**copy.deepcopy(load_track(id).data), **parts}


def without_shape(id: str) -> dict[str, Any]:
    data = built_in(id)
    del data["shape"]
    return data


def any_circuit(seed: int) -> dict[str, Any]:
    """A circuit as somebody might write it: any length, corners and chicanes anywhere, no shape."""
    draw = random.Random(seed)
    cells = draw.choice([20, 25, 40, 60, 90, 150, 300])
    lines = draw.randint(1, min(12, (cells - 8) // 2))
    corners: list[dict[str, Any]] = []
    for after in sorted(draw.sample(range(1, cells - 8), lines)):
        corner: dict[str, Any] = {"after": after, "limit": draw.randint(1, 15), "side": draw.choice("LR")}
        if corners and not corners[-1].get("chicane") and draw.random() < 0.2:
            corner |= {"chicane": True, "limit": corners[-1]["limit"]}
        corners.append(corner)
    return {"cells": cells, "laps": 2, "heat": 6, "stress": 3, "grid": 8, "corners": corners}


def spots(picture: Picture) -> dict[str, Element]:
    """The spots of a picture by their names; a spot drawn twice fails."""
    found: dict[str, Element] = {}
    for item in tree(picture).iter():
        if (item.get("id") or "").startswith("spot-"):
            assert item.attrib["data-spot"] not in found
            found[item.attrib["data-spot"]] = item
    return found


def corners(picture: Picture) -> list[Element]:
    return [item for item in tree(picture).iter() if item.get("class") == "corner"]
