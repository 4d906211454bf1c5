"""The road of a circuit of Heat: every spot on it, kerbs and markings."""

from __future__ import annotations

from racecraft.drawing.geometry import aside, forward, line_to, move_to, polyline, runs
from racecraft.drawing.heat.course import HALF, KERB
from racecraft.drawing.heat.layout import Layout, Spot, bracket
from racecraft.drawing.marks import finish_line
from racecraft.drawing.painter import Style, layer, scale_on
from racecraft.drawing.svg import Element, circle, element, path, place, text
from racecraft.games.heat.board import SIDES, Track

CAR_SCALE = 1.15
KERB_FROM, SHARP = 10.0, 16.0
"""Degrees of bend in a cell from which it has kerbs, and from which it has them by itself."""


def draw_road(layout: Layout, style: Style | None, play: bool) -> Element:
    """The road with every spot on it; for play a spot also says if cars are not of the usual size on it.
    Without a style spots tell nothing: they are only looked at."""
    road = layout.road
    whole = layer("road", still=False)
    for reach, class_ in ((HALF + KERB, "shoulder"), (HALF, "asphalt")):
        edges = road.loop(reach, layout.short) + road.loop(-reach, layout.short)
        whole.add(path(edges, class_, fill_rule="evenodd"))
    for spot in layout.spots:
        item = _spot(layout.track, spot, style)
        if play:
            track, cell = layout.track, spot.cell
            ends = track.to_line[cell] == 0
            item.attributes["data-along"] = cell - 1
            item.attributes["data-limit"] = track.limit[track.next_line[cell]] if ends else None
            item.attributes["data-scale"] = scale_on(car_scale(spot), CAR_SCALE)
        whole.add(item)
    return whole


def _spot(track: Track, spot: Spot, style: Style | None) -> Element:
    """One spot, with attributes and a title for programs and screen readers."""
    cell = spot.cell
    slot = _slot(track, spot)
    marks = [
        name
        for name, holds in (
            ("race-line", spot.race_line),
            ("flooded", track.flooded[cell]),
            ("tunnel", track.tunnel[cell]),
        )
        if holds
    ]
    if style is None:
        return path(spot.outline, " ".join(["spot", *marks]))
    told = [spot.id, f"→ {track.to_line[cell]}", *[style.word(mark) for mark in marks]]
    if slot is not None:
        told.append(f"{style.word('grid')} {slot}")
    return element(
        "path",
        element("title", " · ".join(told)),
        id=f"spot-{spot.id}",
        class_=" ".join(["spot", *marks]),
        d=spot.outline,
        data_spot=spot.id,
        data_cell=cell,
        data_side=SIDES[spot.side],
        data_race_line="yes" if spot.race_line else None,
        data_countdown=track.to_line[cell],
        data_corner=track.corner[track.next_line[cell]] + 1,
        data_sector=track.sector[cell] + 1 or None,
        data_flooded="yes" if track.flooded[cell] else None,
        data_tunnel="yes" if track.tunnel[cell] else None,
        data_chevrons=track.chevrons[cell] or None,
        data_slot=slot,
        data_x=round(spot.at[0], 1),
        data_y=round(spot.at[1], 1),
        data_heading=round(spot.heading, 1),
    )


def _slot(track: Track, spot: Spot) -> int | None:
    """The slot of the grid in a spot: odd ones on the race line, backwards from the start line."""
    slot = 2 * (track.cells - spot.cell) + (1 if spot.race_line else 2)
    return slot if slot <= track.grid else None


def draw_kerbs(layout: Layout) -> Element:
    """Red and white along both sides of every bend."""
    road = layout.road
    whole = layer("kerbs")
    bends = [abs(road.bend(row)) >= KERB_FROM for row in range(road.rows)]
    for side in (-1, 1):
        for first, last in runs(bends):
            if last == first and abs(road.bend(first)) < SHARP:
                continue
            line = road.line(first, last, side * (HALF + KERB / 2))
            whole.add(path(line, "kerb-pale"), path(line, "kerb"))
    return whole


def draw_markings(layout: Layout, tunnels: list[tuple[int, int]]) -> Element:
    track, road = layout.track, layout.road
    lines = "".join([across(layout, row, HALF) for row in range(road.rows)])
    whole = layer("markings")
    whole.add(*_water(layout), *_tunnels(layout, tunnels), path(lines, "cell-line"))
    for side in (-1, 1):
        whole.add(path(road.loop(side * (HALF - 2), layout.short), "edge-line"))
    for line, after in enumerate(track.after):
        side = -1 if track.side[after % track.cells + 1] == 0 else 1
        whole.add(
            path(
                road.line(after, after + track.gap[line] - 1, side * (HALF - 3.5)),
                "racing-line",
                data_side=SIDES[max(side, 0)],
            )
        )
    return whole.add(*_start(layout))


def across(layout: Layout, row: int, half: float, ahead: float = 0.0) -> str:
    """A line across the road at the front edge of a row, or a little ahead of it."""
    road = layout.road
    heading = road.cut_headings[row % road.rows]
    ends = [forward(road.cut(row, offset), heading, ahead) for offset in (-half, half)]
    return move_to(ends[0]) + line_to(ends[1])


def _water(layout: Layout) -> list[Element]:
    """Small waves on every flooded spot."""
    waves = []
    for spot in layout.spots:
        if layout.track.flooded[spot.cell]:
            for step, beside in ((-12.0, -5.0), (4.0, 5.0)):
                x, y = aside(forward(spot.at, spot.heading, step), spot.heading, beside)
                waves.append(f"M{x - 6:.1f} {y:.1f}q3-3 6 0t6 0")
    return [path("".join(waves), "ripples")] if waves else []


def _tunnels(layout: Layout, tunnels: list[tuple[int, int]]) -> list[Element]:
    """Stone walls along both sides, a portal at either end, lamps in between."""
    road = layout.road
    drawn: list[Element] = []
    for first, last in tunnels:
        for side in (-1, 1):
            wall = road.line(first, last, side * (HALF + 5))
            drawn += [path(wall, "tunnel-wall"), path(wall, "tunnel-stone")]
            drawn += [
                circle(*road.at(row, side * (HALF - 10)), 2.2, "tunnel-lamp")
                for row in range(first, last + 1)
            ]
        for row, turn in ((first - 1, 0), (last, 180)):
            heading = road.cut_headings[row % road.rows] + turn
            for side in (-1, 1):
                at = road.cut(row, side * (HALF + 6))
                drawn.append(path("M-5-9H6L9-5V5L6 9H-5Z", "portal", transform=place(*at, heading)))
    return drawn


def _start(layout: Layout) -> list[Element]:
    """The chequered line at the front edge of the last cell, the grid behind it, and the way to drive."""
    road, track = layout.road, layout.track
    drawn: list[Element] = []
    for spot in layout.spots:
        slot = _slot(track, spot)
        if slot is not None:
            x, y = forward(spot.at, spot.heading, -4)
            drawn.append(path(polyline(bracket(spot)), "grid"))
            drawn.append(text(x, y + 4.3, str(slot), "slot"))
        elif spot.cell == 2:
            drawn.append(
                path("M-15-2.5H1V-7.5L15 0L1 7.5V2.5H-15Z", "arrow", transform=place(*spot.at, spot.heading))
            )
    drawn.append(finish_line(HALF, road.cut(-1, 0), road.cut_headings[-1]))
    return drawn


def car_scale(spot: Spot) -> float:
    """Cars are smaller where cells are short."""
    return min(CAR_SCALE, max(0.75, (spot.length + 8) / 48))
