"""SVG elements as values: escaping, number formats and stable output: equal pictures are equal text."""

from __future__ import annotations

import math
import re
from collections.abc import Iterable, Sequence
from functools import lru_cache

Value = str | int | float | None
"""What an attribute may hold; None leaves the attribute out."""


def number(value: float, places: int = 1) -> str:
    """A coordinate in the shortest form: no trailing zeros, no minus zero."""
    text = f"{value:.{places}f}"
    if places == 1 and text[-2:-1] == ".":
        text = text.removesuffix(".0")
    elif "." in text:
        text = text.rstrip("0").rstrip(".")
    elif not math.isfinite(value):
        raise ValueError(f"a coordinate must be finite, not {value}")
    return "0" if text == "-0" else text


_PATH_PART = re.compile(r"([MLCQZ])([-0-9. ]*)")


@lru_cache(maxsize=8192)
def shorten(d: str, places: int = 1) -> str:
    """The same path in fewer characters: each step is counted from the point before it, and a letter
    stands for all like steps that follow.

    Points are rounded first and steps are their differences, so that nothing drifts. A path with other steps
    than M, L, C, Q and Z stays as it is.
    """
    if _PATH_PART.sub("", d):
        return d
    unit = 10**places
    here = begin = (0, 0)
    steps: list[tuple[str, list[int]]] = []
    for letter, numbers in _PATH_PART.findall(d):
        values = [round(float(value) * unit) for value in numbers.replace("-", " -").split()]
        points = list(zip(values[::2], values[1::2], strict=True))
        if letter == "Z":
            steps.append(("z", []))
            here = begin
        elif letter == "M":
            (here,) = points
            begin = here
            steps.append(("M", values))
        else:
            if steps[-1][0] != letter.lower():
                steps.append((letter.lower(), []))
            steps[-1][1].extend([value for x, y in points for value in (x - here[0], y - here[1])])
            here = points[-1]
    return "".join([letter + _joined(values, unit) for letter, values in steps])


def short_cell(points: Sequence[tuple[float, float]]) -> str:
    """A cell as `shorten` would have it, from its eight points: along one side, over to the other, back along
    it, and closed."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy), (ex, ey), (fx, fy), (gx, gy), (hx, hy) = [
        (round(x * 10), round(y * 10)) for x, y in points
    ]
    side = _joined([bx - ax, by - ay, cx - ax, cy - ay, dx - ax, dy - ay], 10)
    other = _joined([fx - ex, fy - ey, gx - ex, gy - ey, hx - ex, hy - ey], 10)
    return f"M{_joined([ax, ay], 10)}c{side}l{_joined([ex - dx, ey - dy], 10)}c{other}z"


def short_bars(bars: Iterable[Sequence[tuple[float, float]]]) -> str:
    """Straight lines as `shorten` would have them, from their two ends each."""
    found = []
    for (ax, ay), (bx, by) in bars:
        x, y = round(ax * 10), round(ay * 10)
        found.append(f"M{_joined([x, y], 10)}l{_joined([round(bx * 10) - x, round(by * 10) - y], 10)}")
    return "".join(found)


def short_line(begin: tuple[float, float], curves: Iterable[Sequence[tuple[float, float]]]) -> str:
    """A line of curves as `shorten` would have it, from two handles and an end each."""
    x, y = round(begin[0] * 10), round(begin[1] * 10)
    steps: list[int] = []
    written = _joined([x, y], 10)
    for (ax, ay), (bx, by), (cx, cy) in curves:
        end_x, end_y = round(cx * 10), round(cy * 10)
        steps += (
            round(ax * 10) - x,
            round(ay * 10) - y,
            round(bx * 10) - x,
            round(by * 10) - y,
            end_x - x,
            end_y - y,
        )
        x, y = end_x, end_y
    return f"M{written}c{_joined(steps, 10)}"


_PATH_OF = re.compile(r' d="([MLCQZ0-9. -]+)"')


def shorten_paths(svg: str) -> str:
    """A whole picture with its paths shortened, to be sent over the network."""
    return _PATH_OF.sub(lambda found: f' d="{shorten(found[1])}"', svg)


def _joined(values: list[int], unit: int) -> str:
    """Numbers in a row; a minus sign separates them like a space, and a zero before the point is
    left out."""
    if unit == 10:
        return "".join([_TENTHS[value] for value in values]).removeprefix(" ")
    return "".join([_separated(value, unit) for value in values]).removeprefix(" ")


@lru_cache(maxsize=16384)
def _separated(value: int, unit: int) -> str:
    """A number with what separates it from one before it."""
    whole, rest = divmod(abs(value), unit)
    sign = "-" if value < 0 else " "
    if not rest:
        return f"{sign}{whole}"
    digits = str(rest) if unit == 10 else str(rest).zfill(len(str(unit)) - 1).rstrip("0")
    return f"{sign}{whole or ''}.{digits}"


class _Tenths(dict[int, str]):
    """Tenths as `_separated` has them: paths are made of little else."""

    def __missing__(self, value: int) -> str:
        if len(self) > MOST_TENTHS:
            self.clear()
        self[value] = found = _separated(value, 10)
        return found


MOST_TENTHS = 16384
_TENTHS = _Tenths()

_NOT_XML = re.compile("[^\t\n\r\x20-\x7e\xa0-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]")


def clean(text: str) -> str:
    """The text without characters that XML cannot hold: control characters, lone surrogates and the like."""
    if text.isascii() and text.isprintable():
        return text
    return _NOT_XML.sub("\N{REPLACEMENT CHARACTER}", text)


_CONTENT = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", "\r": "&#13;"})
_ATTRIBUTE = {**_CONTENT, ord('"'): "&quot;", ord("'"): "&#39;", ord("\t"): "&#9;", ord("\n"): "&#10;"}


def escape(text: str) -> str:
    """The text as it may stand within an element."""
    return clean(text).translate(_CONTENT)


def escape_attribute(text: str) -> str:
    """The text as it may stand between quotes; line ends are kept, which XML would otherwise make spaces."""
    return clean(text).translate(_ATTRIBUTE)


def name_token(text: str) -> str:
    """Any text as part of an `id`: letters, digits, dots and hyphens stay, the rest is written as `_code_`.

    Different texts give different tokens, so that ids stay unique whatever a board calls its cells.
    """
    return "".join(
        [char if char in ".-" or (char.isalnum() and char.isascii()) else f"_{ord(char):x}_" for char in text]
    )


class Element:
    """One SVG element. Attributes keep the order in which they were given."""

    def __init__(self, tag: str, attributes: dict[str, Value], children: list[Element | str]) -> None:
        self.tag = tag
        self.attributes = attributes
        self.children = children

    def add(self, *children: Element | str) -> Element:
        self.children.extend(children)
        return self

    def write(self, out: list[str]) -> None:
        out.append(f"<{self.tag}")
        for name, value in self.attributes.items():
            if value is not None:
                text = number(value, 2) if isinstance(value, float) else escape_attribute(str(value))
                out.append(f' {name}="{text}"')
        if not self.children:
            out.append("/>")
            return
        out.append(">")
        for child in self.children:
            if isinstance(child, str):
                out.append(escape(child))
            else:
                child.write(out)
        out.append(f"</{self.tag}>")

    def text(self) -> str:
        out: list[str] = []
        self.write(out)
        return "".join(out)


def element(tag: str, *children: Element | str, **attributes: Value) -> Element:
    """`element("path", class_="road", stroke_width=2)`: underscores become hyphens, a trailing one goes."""
    named = {name.rstrip("_").replace("_", "-"): value for name, value in attributes.items()}
    return Element(tag, named, list(children))


def group(class_: str | None = None, *children: Element, **attributes: Value) -> Element:
    return element("g", *children, class_=class_, **attributes)


def path(d: str, class_: str | None = None, **attributes: Value) -> Element:
    return element("path", d=d, class_=class_, **attributes)


def circle(x: float, y: float, radius: float, class_: str | None = None, **attributes: Value) -> Element:
    return element("circle", cx=float(x), cy=float(y), r=float(radius), class_=class_, **attributes)


def ellipse(
    x: float, y: float, wide: float, high: float, class_: str | None = None, **attributes: Value
) -> Element:
    return element(
        "ellipse", cx=float(x), cy=float(y), rx=float(wide), ry=float(high), class_=class_, **attributes
    )


def rect(
    x: float,
    y: float,
    width: float,
    height: float,
    class_: str | None = None,
    radius: float = 0,
    **attributes: Value,
) -> Element:
    return element(
        "rect",
        x=float(x),
        y=float(y),
        width=float(width),
        height=float(height),
        rx=float(radius) if radius else None,
        class_=class_,
        **attributes,
    )


def text(x: float, y: float, words: str, class_: str | None = None, **attributes: Value) -> Element:
    return element("text", words, x=float(x), y=float(y), class_=class_, **attributes)


def use(id: str, x: float, y: float, class_: str | None = None, **attributes: Value) -> Element:
    """A copy of a drawing in `defs`, its origin laid on the point."""
    return element("use", href=f"#{id}", x=float(x), y=float(y), class_=class_, **attributes)


def place(x: float, y: float, turn: float = 0, scale: float = 1) -> str:
    """The `transform` that lays an origin on a point, turned clockwise by degrees."""
    parts = [f"translate({number(x)} {number(y)})"]
    if number(turn) != "0":
        parts.append(f"rotate({number(turn)})")
    if scale != 1:
        parts.append(f"scale({number(scale, 3)})")
    return " ".join(parts)
