"""Cars seen from above: paint, number, a ring round the one whose turn it is, a badge for its damage."""

from __future__ import annotations

from racecraft.drawing.geometry import Point, aside, forward
from racecraft.drawing.palette import CarColour
from racecraft.drawing.svg import Element, Value, circle, element, group, number, path, place, rect, text

LENGTH = 38.0
WIDTH = 21.0

STYLE = {
    ".car-shadow": "fill:$shade;opacity:.3",
    ".car-wheel": "fill:$tyre",
    ".car-body": "stroke:$shade;stroke-width:1.3",
    ".car-glass": "fill:$glass",
    ".car-lamp": "fill:$accent",
    ".car-tail": "fill:$stop",
    ".car-axle": "fill:none;stroke:$tyre;stroke-width:1.6",
    ".car-helmet": "fill:#fffdf8;stroke:$shade;stroke-width:.7",
    ".car-plate": "fill:#fffdf8;stroke:$shade;stroke-width:.8",
    ".car-number": "font-weight:800;font-size:13px;text-anchor:middle;fill:#26221e",
    ".car-ring": "fill:none;stroke:$accent;stroke-width:3.5",
    ".car-ring-edge": "fill:none;stroke:$shade;stroke-width:6;opacity:.55",
    ".badge": "fill:$stop;stroke:#fffdf8;stroke-width:1.2",
    ".badge-number": "font-weight:800;font-size:11px;text-anchor:middle;fill:#fff",
}

_BODY = "M-17-8.5Q-19-8.5-19-6V6Q-19 8.5-17 8.5H8C14 8.5 18.5 7 19 4V-4C18.5-7 14-8.5 8-8.5Z"


SALOON, SINGLE_SEATER = "saloon", "single-seater"


def _saloon(paint: str) -> list[Element]:
    return [
        *[rect(x, y, 8, 4, "car-wheel", 1.2) for x in (-14, 7) for y in (-10.5, 6.5)],
        path(_BODY, f"car-body {paint}"),
        path("M4-6.5Q9.5-6 10.5-3.5V3.5Q9.5 6 4 6.5Q6 0 4-6.5Z", "car-glass"),
        path("M-12-6.3H-9Q-10.5 0-9 6.3H-12Q-14 0-12-6.3Z", "car-glass"),
        rect(15, -6.6, 2.6, 3, "car-lamp", 1),
        rect(15, 3.6, 2.6, 3, "car-lamp", 1),
        rect(-19, -6.5, 1.8, 3.5, "car-tail", 0.6),
        rect(-19, 3, 1.8, 3.5, "car-tail", 0.6),
    ]


def _single_seater(paint: str) -> list[Element]:
    """A racing car of the sixties: a cigar between four open wheels."""
    return [
        path("M12-8V8M-12-8V8", "car-axle"),
        *[rect(8, y, 8, 4.5, "car-wheel", 1.4) for y in (-11, 6.5)],
        *[rect(-17, y, 10, 5.5, "car-wheel", 1.6) for y in (-12, 6.5)],
        path(
            "M-19-3Q-20 0-19 3Q-10 7.5-2 7.5Q12 6.5 19 2Q20.5 0 19-2Q12-6.5-2-7.5Q-10-7.5-19-3Z",
            f"car-body {paint}",
        ),
        path("M-8-4.5Q-14-4-14 0Q-14 4-8 4.5Z", "car-glass"),
        circle(-10.5, 0, 2.8, "car-helmet"),
        path("M16.5-1.5H19.3M16.5 1.5H19.3", "car-axle"),
    ]


_MODELS = {SALOON: _saloon, SINGLE_SEATER: _single_seater}


def _body(colour: CarColour, kind: str) -> list[Element]:
    return [
        rect(-18, -7.5, LENGTH, WIDTH - 4, "car-shadow", 6, transform="translate(1.5 2.5)"),
        *_MODELS[kind](f"paint-{colour.name}"),
    ]


def _plate(seat: int) -> list[Element]:
    return [circle(0, 0, 7.2, "car-plate"), text(0, 4.6, str(seat + 1), "car-number")]


def model(seat: int, colour: CarColour, kind: str = SALOON) -> Element:
    """A car for a program to place, at the origin and facing along x: its body, which turns with the
    heading, and its number, which can stay upright."""
    return element(
        "g",
        group(None, *_body(colour, kind), id=f"body-{seat + 1}"),
        group(None, *_plate(seat), id=f"plate-{seat + 1}"),
        id=f"model-{seat + 1}",
        class_="car",
        data_seat=seat,
        data_colour=colour.name,
    )


def car(
    seat: int,
    colour: CarColour,
    at: Point,
    heading: float,
    label: str,
    cell: str,
    scale: float = 1,
    current: bool = False,
    badge: str | None = None,
    kind: str = SALOON,
    badge_at: Point = (13, -13),
) -> Element:
    """A car in its cell. The number stands upright whatever the heading."""
    body = group(None, *_body(colour, kind), transform=place(0, 0, heading) if heading % 360 else None)
    whole = element(
        "g",
        element("title", label),
        id=f"car-{seat + 1}",
        class_="car current" if current else "car",
        data_seat=seat,
        data_colour=colour.name,
        data_cell=cell,
        data_heading=heading,
        transform=place(at[0], at[1], 0, scale),
    )
    if current:
        whole.add(circle(0, 0, 24, "car-ring-edge"), circle(0, 0, 24, "car-ring"))
    whole.add(body, *_plate(seat))
    if badge is not None:
        x, y = badge_at
        whole.add(circle(x, y, 8, "badge"), text(x, y + 3.9, badge, "badge-number"))
    return whole


def parking(count: int, heading_length: float, width: float) -> list[tuple[float, float, float]]:
    """Where cars that share a space stand: (forward, aside, scale) each."""
    if count == 1:
        return [(0.0, 0.0, 1.0)]
    columns = 2
    lines = (count + columns - 1) // columns
    scale = 0.62
    return [
        (
            (0.5 - index % columns) * heading_length * 0.56,
            (index // columns - (lines - 1) / 2) * width * 0.5,
            scale,
        )
        for index in range(count)
    ]


def shared(
    at: Point, heading: float, places: dict[int, list[tuple[float, float, float]]]
) -> dict[str, Value]:
    """Attributes for a space that several cars may share: by their number, `x y scale` of each in turn."""
    facts: dict[str, Value] = {}
    for count, stands in places.items():
        told = []
        for ahead, beside, scale in stands:
            x, y = aside(forward(at, heading, ahead), heading, beside)
            told.append(f"{number(x)} {number(y)} {number(scale, 2)}")
        facts[f"data-parking-{count}"] = " ".join(told)
    return facts
