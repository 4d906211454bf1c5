"""The obstacles and stations of a board of Ралі, and the numbers beside the road."""

from __future__ import annotations

from racecraft.drawing.icons import icon_id
from racecraft.drawing.painter import layer
from racecraft.drawing.rali.layout import SHORTCUT, STATION_KIND, Layout, obstacle_on
from racecraft.drawing.rali.scene import RaliScene
from racecraft.drawing.svg import Element, group, path, place, rect, text, use
from racecraft.games.rali.board import COLOURS, LANES


def draw_obstacles(layout: Layout) -> Element:
    board = layout.board
    whole = layer("obstacles")
    for row in layout.bridge_rows:
        whole.add(*_bridge(layout, row))
    for space in layout.spaces:
        kind = obstacle_on(board, space.cell)
        if kind is not None and (kind != "bridge" or space.kind == SHORTCUT):
            whole.add(
                use(
                    icon_id(kind),
                    0,
                    0,
                    "obstacle",
                    data_kind=kind,
                    data_cell=space.id,
                    transform=place(*space.at, 0, min(1.1, max(0.85, space.length / 34))),
                )
            )
    for way in layout.stations:
        x, y = way.cells[0].at
        whole.add(use(icon_id("station"), x, y, "service", data_kind=STATION_KIND, data_cell=way.cells[0].id))
    return whole


def _bridge(layout: Layout, row: int) -> list[Element]:
    """A river across the road: water between banks in the lanes without a way over, a deck in the others."""
    board, road, width = layout.board, layout.road, layout.lane_width
    length = road.length(row, 0)
    water = 26.0 / 2
    drawn: list[Element] = []
    decks: list[Element] = []
    for lane in range(1, LANES + 1):
        cell = board.at(row, lane)
        offset = layout.lane_offset(lane)
        at, heading = road.at(row, offset), road.headings[row]
        if obstacle_on(board, cell) == "bridge":
            outer = 9.0 if lane in (1, LANES) else 0.0
            top = -width / 2 - (outer if lane == 1 else 0)
            drawn.append(
                group(
                    "obstacle embankment",
                    rect(-length / 2 + 3, -width / 2, length - 6, width, "bank"),
                    rect(-water, top, 2 * water, width + outer, "water"),
                    path(f"M-7 {-width / 4:.1f}q3.500-3 7 0t7 0M-7 {width / 4:.1f}q3.500-3 7 0t7 0", "wave"),
                    path(
                        "".join(
                            [
                                f"M{x} {-width / 2 + 4 + step * 6.5:.1f}l{dx} 3"
                                for x, dx in ((-16, -5), (16, 5))
                                for step in range(5)
                            ]
                        ),
                        "ripple",
                    ),
                    data_kind="bridge",
                    data_cell=board.ids[cell],
                    transform=place(*at, heading),
                )
            )
        else:
            half, end = width / 2, length / 2
            planks = "".join(
                [f"M{-end + 4 + step * (length - 8) / 9:.1f} {-half:.1f}v{width:.1f}" for step in range(10)]
            )
            decks.append(
                group(
                    "deck",
                    rect(-end - 1, -half, length + 2, width, "wood"),
                    path(planks, "plank"),
                    path(
                        f"M{-end - 4:.1f} {-half:.1f}H{end + 4:.1f}M{-end - 4:.1f} {half:.1f}H{end + 4:.1f}",
                        "rail",
                    ),
                    data_cell=board.ids[cell],
                    transform=place(*at, heading),
                )
            )
    return drawn + decks


def draw_labels(scene: RaliScene) -> Element:
    layout = scene.layout
    whole = layer("labels")
    for row, (x, y) in scene.row_numbers:
        whole.add(text(x, y + 5.6, str(row), "row-number"))
    for seat, box in enumerate(layout.boxes):
        x, y = box.at
        whole.add(text(x, y + 6.6, str(seat + 1), f"box-number ink-{COLOURS[seat]}"))
    return whole
