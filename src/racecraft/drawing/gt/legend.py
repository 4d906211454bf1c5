"""Below a circuit of Rallyman: GT: its name, the weather, and what the signs mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing.geometry import forward, line_to, move_to
from racecraft.drawing.gt import road as gt_road
from racecraft.drawing.gt.pit import PIT_LANES, service_sign
from racecraft.drawing.gt.scene import GTScene
from racecraft.drawing.marks import legend, legend_item, placed
from racecraft.drawing.painter import Style
from racecraft.drawing.svg import Element, circle, element, group, path, place, rect, text
from racecraft.games.gt.tiles import DANGERS, NO_CAP

CAPTION_LETTER = 8.4
"""How wide a letter of a caption is."""


def draw_foot(
    scene: GTScene, name: str, style: Style, view: Mapping[str, Any] | None, width: float
) -> list[Element]:
    """Game, track, weather, and what the signs are."""
    size = min(21.0, 21.0 * 20 / max(len(name), 1))
    drawn = [
        text(6, 44, "Rallyman: GT", "name"),
        text(8 if view is None else 56, 82, name, "track-name", font_size=size),
    ]
    if view is not None:
        drawn.append(_weather(view["weather"], style))
    items = _legend(scene)
    step = (width - 316) / len(items)
    longest = max(6, int(step / CAPTION_LETTER))
    shown = legend()
    for index, (kind, sign) in enumerate(items):
        x = 316 + step * (index + 0.5)
        shown.add(legend_item(kind, style, (x, 92), longest, placed(sign, x, 42, 1.35)))
    return [*drawn, path("M300 8V96", "divider"), shown]


def _legend(scene: GTScene) -> list[tuple[str, Element]]:
    """The signs that this circuit has, each with an example."""
    circuit = scene.circuit
    cells = range(len(circuit.names))
    items: list[tuple[str, Element]] = []
    for kind, hazard in (("limit", False), ("limit-hazard", True)):
        caps = [
            circuit.cap[cell]
            for cell in cells
            if circuit.hazard[cell] == hazard and circuit.cap[cell] != NO_CAP
        ]
        if caps:
            items.append((kind, gt_road.limit(min(caps), hazard)))
    numbers = sorted({line.value for line in scene.dotted if line.value != "!"})
    for kind, values in (
        ("line", numbers),
        ("line-hazard", [v.value for v in scene.dotted if v.value == "!"]),
    ):
        if values:
            items.append(
                (
                    kind,
                    group(
                        None,
                        path("M-26 0H26", "dotted-edge"),
                        path("M-26 0H26", "dotted"),
                        rect(-10, -10, 20, 20, "line-plate", 6),
                        text(0, 5.8, values[0], "line-value"),
                    ),
                )
            )
    for danger in sorted({laid.tile.danger for laid in circuit.laid}):
        items.append((f"danger-{DANGERS[danger]}", group(None, *gt_road.triangles(danger, 0, 0, 1.2))))
    items += [(kind, service_sign(kind)) for kind in PIT_LANES]
    return items


def _weather(weather: str, style: Style) -> Element:
    """The sun, or a cloud with rain."""
    whole = element(
        "g",
        element("title", style.word(weather)),
        class_="weather",
        id="weather",
        data_weather=weather,
        transform=place(28, 75),
    )
    if weather == "dry":
        rays = "".join(
            [
                move_to(forward((0.0, 0.0), 45 * ray, 15)) + line_to(forward((0.0, 0.0), 45 * ray, 20))
                for ray in range(8)
            ]
        )
        return whole.add(circle(0, 0, 9, "sun"), path(rays, "sun"))
    return whole.add(
        path("M-16 4C-24 4-24-7-15-8C-14-18 2-19 5-11C14-14 21-6 16 1C15 3 13 4 11 4Z", "cloud"),
        path("M-11 9L-14 17M-1 9L-4 17M9 9L6 17", "rain"),
    )
