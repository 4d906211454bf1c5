"""A planned turn of Rallyman: GT: the way on the road, and the dice laid out on it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing.geometry import forward, smooth
from racecraft.drawing.gt import road as gt_road
from racecraft.drawing.gt.scene import GTScene
from racecraft.drawing.painter import layer
from racecraft.drawing.svg import Element, group, path, place, rect, text

DIE_SCALE = 1.15


def draw_plan(scene: GTScene, view: Mapping[str, Any] | None) -> Element:
    """The way that is planned, with the dice laid out on it; what is driven already is pale."""
    whole = layer("plan")
    move = {} if view is None else view["move"]
    if not move.get("plan"):
        return whole
    layout, circuit = scene.layout, scene.circuit
    spaces = [layout.spaces[circuit.number[move["start"]]]]
    spaces += [layout.spaces[circuit.number[step.split()[1]]] for step in move["plan"]]
    line = [gt_road.stand_on(layout, space)[0] for space in spaces]
    whole.add(path(smooth(line), "way-edge"), path(smooth(line), "way"))
    faces = list(move["faces"])
    thrown = 0 if move["flat_out"] else move["done"]
    for index, step in enumerate(move["plan"]):
        space = spaces[index + 1]
        dice = _step_dice(step)
        at, heading = gt_road.stand_on(layout, space)
        shown = [faces.pop(0) if index >= thrown and faces else None for _ in dice]
        done = index < move["done"]
        item = group("step done" if done else "step", data_cell=space.id, data_dice=" ".join(dice))
        for number, (die, face) in enumerate(zip(dice, shown, strict=True)):
            x, y = forward(at, heading, (number - (len(dice) - 1) / 2) * 23 * DIE_SCALE)
            item.add(_die(die, face, x, y))
        whole.add(item)
    return whole


def _step_dice(step: str) -> list[str]:
    """The dice of a step of a plan: `G2+1B` is a gear die and a brake die."""
    first, *more = step.split()[0].split("+")
    dice = ["B" if first == "RL" else "G2" if first == "F2" else first]
    for extra in more:
        dice += ["boost"] if extra == "boost" else ["B"] * int(extra.removesuffix("B"))
    return dice


def _die(die: str, face: str | None, x: float, y: float) -> Element:
    """A die as planned, or with the face it shows."""
    kind = {"C": "coast", "B": "brake", "boost": "boost"}.get(die, "gear")
    whole = group(
        "planned-die",
        rect(-10.5, -10.5, 21, 21, f"die die-{kind}", 5),
        data_die=die,
        data_face=face,
        transform=place(x, y, 0, DIE_SCALE),
    )
    if kind != "coast":
        whole.add(rect(-9, -9, 18, 18, "die-edge", 4))
    if face == "hz":
        return whole.add(
            path("M0-7L7.5 6H-7.5Z", "hazard-face"), text(0, 5, "!", "die-face dark", font_size=10)
        )
    if kind == "gear":
        return whole.add(text(0, 5.8, die[1:], "die-face"))
    if kind == "coast":
        return whole.add(path("M-5 0H5M1-4L5 0L1 4", "glyph-line", style="stroke:#26221e"))
    if kind == "brake":
        return whole.add(path("M-5-3L0 2L5-3M-5 2L0 7L5 2", "die-edge", style="stroke-width:2"))
    return whole.add(path("M-5 3L0-2L5 3M-5-2L0-7L5-2", "die-edge", style="stroke-width:2"))
