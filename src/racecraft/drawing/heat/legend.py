"""Below a circuit of Heat: its name, what each driver starts with, and what the signs mean."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing.heat.corners import limit_number
from racecraft.drawing.heat.icons import heat_icon
from racecraft.drawing.heat.scene import HeatScene
from racecraft.drawing.marks import laps_flag, legend, legend_item, placed
from racecraft.drawing.painter import Style
from racecraft.drawing.svg import Element, circle, group, path, rect, text, use
from racecraft.drawing.track_painter import FOOT_WIDTH


def draw_foot(scene: HeatScene, name: str, style: Style, view: Mapping[str, Any] | None) -> list[Element]:
    """Game and track, what each driver starts with, and what the signs are."""
    laps = scene.track.laps if view is None else view["laps"]
    if view is not None and view["event"] is not None:
        name += f" · {view['event']}"
    size = min(21.0, 21.0 * 16 / max(len(name), 1))
    shown = legend()
    items = _legend_items(scene, view)
    step = (FOOT_WIDTH - 280) / max(len(items), 6)
    for index, (kind, sign, amount) in enumerate(items):
        x = 280 + step * (index + 0.5)
        signs = [placed(sign, x, 34, 1.2), *([text(x + 31, 42, amount, "amount")] if amount else [])]
        shown.add(legend_item(kind, style, (x, 98), 14, *signs))
    return [
        text(6, 52, "Heat", "name"),
        laps_flag(9, 77),
        text(36, 84, f"×{laps} · {name}", "track-name", font_size=size),
        path("M262 8V96", "divider"),
        shown,
    ]


def _legend_items(scene: HeatScene, view: Mapping[str, Any] | None) -> list[tuple[str, Element, str]]:
    """What the picture shows: a kind, a drawing of it, and an amount where it has one."""
    track = scene.track
    items = [
        (
            "heat",
            group(None, group(None, use(heat_icon("heat"), 0, 0), transform="scale(1.5)")),
            str(track.heat),
        ),
        (
            "stress",
            group(None, group(None, use(heat_icon("stress"), 0, 0), transform="scale(1.5)")),
            str(track.stress),
        ),
        (
            "limit",
            group(None, circle(0, 0, 17, "sign-face"), limit_number(0, 0, max(track.limit), False)),
            "",
        ),
        (
            "race-line",
            _swatch("", rect(-24, -17, 48, 17, "spot race-line"), path("M-24-14H24", "racing-line")),
            "",
        ),
        ("legend-line", _swatch("", path("M0-17V17", "legend-line")), ""),
    ]
    if any(track.flooded):
        items.append(
            ("flooded", _swatch("flooded", path("M-16-4q4-4 8 0t8 0M2 6q4-4 8 0t8 0", "ripples")), "")
        )
    if any(track.tunnel):
        items.append(("tunnel", _swatch("tunnel", path("M-24-17H24M-24 17H24", "tunnel-stone")), ""))
    if track.chevrons_printed and any(track.chevrons):
        items.append(("chevron", _swatch("", path("M-4-9L5 0L-4 9", "chevron")), ""))
    if view is not None and view["weather"] is not None:
        items.append((view["weather"], group(None, _weather(view["weather"])), ""))
    return items


def _weather(weather: str) -> Element:
    return group(
        None, rect(-20, -20, 40, 40, "token", 10), use(heat_icon(weather), 0, 0, transform="scale(1.4)")
    )


def _swatch(kind: str, *marks: Element) -> Element:
    """A small piece of road."""
    return group(
        None, rect(-24, -17, 48, 34, f"spot {kind}".strip()), *marks, rect(-24, -17, 48, 34, "swatch")
    )
