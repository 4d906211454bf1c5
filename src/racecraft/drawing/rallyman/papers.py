"""The director's papers of a Rallyman rally, to be printed: the information sheet and the classification.

Both are drawn from the data of `racecraft.games.rallyman.roadbook` alone. The information sheet has room to
write times in by hand; the page has the shape of A4 and grows only when a rally has more stages than fit.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from racecraft.drawing import icons, palette
from racecraft.drawing.icons import icon_id
from racecraft.drawing.painter import Style, layer, sheet, short
from racecraft.drawing.papers import Paper, Say
from racecraft.drawing.picture import Picture
from racecraft.drawing.rallyman.papers_text import WORDS, classification_text, information_text
from racecraft.drawing.svg import Element, circle, group, path, place, rect, text, use
from racecraft.engine.state import State
from racecraft.games.rallyman.roadbook import classification, information_sheet
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.view import COLOURS

WIDTH, HEIGHT = 1000.0, 1414.0
EDGE = 60.0
"""Paper left free on either side."""
LINE = 40.0
"""From one line of a table to the next."""
ON_A_LINE = 8
"""Sections of a route side by side."""
LABELS = 22.0
"""How far the labels of columns stand below the name of a stage."""

STYLE = {
    ".paper": "fill:$paper",
    ".rule": "stroke:$frame;stroke-width:1.5",
    ".strong-rule": "stroke:$ink;stroke-width:2.5",
    ".chequer": "fill:$ink",
    ".rally": "font-weight:800;fill:$ink",
    ".kind": "font-size:21px;font-weight:700;letter-spacing:3px;fill:$faint",
    ".date": "font-size:21px;font-weight:700;text-anchor:end;fill:$faint",
    ".stage": "font-size:34px;font-weight:800;fill:$ink",
    ".entry": "font-size:20px;font-weight:600;fill:$ink",
    ".entry.less": "font-size:18px",
    ".entry.first": "font-weight:800",
    ".small": "font-size:15px;font-weight:600;fill:$faint",
    ".right": "text-anchor:end",
    ".middle": "text-anchor:middle",
    ".out": "fill:$stop",
    ".card": "fill:none;stroke:$frame;stroke-width:2",
    ".box": "fill:none;stroke:$faint;stroke-width:1.5",
    ".section": "fill:$ground;stroke:$frame;stroke-width:1.5",
    ".link": "fill:none;stroke:$faint;stroke-width:3",
    ".service-line": "fill:none;stroke:$sign;stroke-width:2.5;stroke-dasharray:8 7",
    ".gate-start": "fill:$go",
    ".gate-finish": "fill:$stop",
    ".gate-ink": "fill:$sign-ink",
    ".plate": "stroke:$shade;stroke-width:1.2",
    ".plate-number": "font-size:18px;font-weight:800;text-anchor:middle",
    **icons.STYLE,
    **palette.PAINT,
}


def draw_information_sheet(
    data: Mapping[str, Any],
    theme: str = "light",
    width: int = 1000,
    *,
    words: Mapping[str, str] | None = None,
) -> Picture:
    """What is settled before the first start, with boxes for the times."""
    style = Style(theme, width, words=words or {})
    body = group("sheet")
    top = _drivers(body, data["drivers"], _head(body, data, style.word("information-sheet"), style))
    zones = f" ({', '.join(data['snow'])})" if data["snow"] else ""
    told = [f"{style.word('weather')}: {style.word(data['weather'])}{zones}"]
    if data["shakedown"]:
        told.append(style.word("shakedown"))
    body.add(text(EDGE, top + 6, " · ".join(told), "entry"))
    top += 34
    day = 0
    for entry in data["stages"]:
        if entry["day"] != day:
            day = entry["day"]
            top = _day_line(body, f"{style.word('day')} {day}", top)
        top = _stage_card(body, entry, len(data["drivers"]), top, style)
    body.add(text(EDGE, top + 36, style.word("overall"), "stage"))
    _boxes(body, len(data["drivers"]), top + 8)
    return _page(data["rally"], top + 70, style, body, "information-sheet")


def draw_classification(
    data: Mapping[str, Any],
    theme: str = "light",
    width: int = 1000,
    *,
    words: Mapping[str, str] | None = None,
) -> Picture:
    """The standing of the rally, then each stage as far as it is driven."""
    style = Style(theme, width, words=words or {})
    body = group("sheet")
    top = _head(body, data, style.word("classification"), style)
    top = _standing(body, data["overall"], top + 10, style)
    for entry in data["stages"]:
        top = _stage_table(body, entry, top + 34, style)
    return _page(data["rally"], top, style, body, "classification")


def _page(title: str, bottom: float, style: Style, body: Element, kind: str) -> Picture:
    box = 0.0, 0.0, WIDTH, max(HEIGHT, bottom + EDGE)
    names = ["station", "clock", "flag"]
    children = [
        icons.definitions(names, style.scope),
        layer("ground", rect(*box, "paper")),
        layer("sheet", body),
    ]
    return sheet(f"Rallyman · {short(title, 60)}", box, style, STYLE, children, game="rallyman", sheet=kind)


def _head(body: Element, data: Mapping[str, Any], kind: str, style: Style) -> float:
    name = short(data["rally"], 40)
    size = min(50.0, 50.0 * 26 / max(len(name), 1))
    body.add(
        text(EDGE, 74, kind.upper(), "kind"),
        text(WIDTH - EDGE, 74, short(data["date"], 40), "date"),
        text(EDGE, 128, name, "rally", font_size=size),
    )
    squares = "".join(
        [
            f"M{EDGE + 10 * column:.0f} {150 + 10 * row}h10v10h-10z"
            for row in range(2)
            for column in range(round((WIDTH - 2 * EDGE) / 10))
            if (row + column) % 2
        ]
    )
    body.add(path(squares, "chequer"))
    return 200.0


def _plate(seat: int, x: float, y: float) -> Element:
    """A driver's start number in the colour of the car."""
    colour = COLOURS[seat]
    return group(
        None,
        rect(-17, -15, 34, 30, f"plate paint-{colour}", 5),
        text(0, 6.5, str(seat + 1), f"plate-number ink-{colour}"),
        transform=place(x, y),
        data_seat=seat,
    )


def _drivers(body: Element, drivers: list[str], top: float) -> float:
    step = (WIDTH - 2 * EDGE) / 2
    for seat, driver in enumerate(drivers):
        x, y = EDGE + seat % 2 * step, top + 14 + seat // 2 * 46
        body.add(_plate(seat, x + 17, y), text(x + 48, y + 7, short(driver, 30), "entry"))
    return top + (len(drivers) + 1) // 2 * 46 + 14


def _column(drivers: int, seat: int) -> float:
    """The left edge of a driver's box for a time."""
    return WIDTH - EDGE - 18 - (drivers - seat) * 112 + 6


def _boxes(body: Element, drivers: int, top: float) -> None:
    for seat in range(drivers):
        body.add(rect(_column(drivers, seat), top, 106, 38, "box", 6))


def _day_line(body: Element, name: str, top: float) -> float:
    """What stands above the stages of a day."""
    body.add(
        text(EDGE, top + 26, name, "stage"),
        path(f"M{EDGE + 24 + 21 * len(name):.0f} {top + 15:.0f}H{WIDTH - EDGE:.0f}", "strong-rule"),
    )
    return top + 46


def _stage_card(body: Element, entry: Mapping[str, Any], drivers: int, top: float, style: Style) -> float:
    """One stage: its route, and below it a line of boxes for each split point and one for the finish."""
    lines = _route_lines(entry)
    high = 76 + len(lines) * 44 + 46 * (len(entry["splits"]) + 1) + 14
    card = group("stage-card", rect(EDGE, top, WIDTH - 2 * EDGE, high, "card", 14), data_stage=entry["stage"])
    name = f"{style.word('stage')} {entry['stage']}"
    card.add(text(EDGE + 22, top + 44, name, "stage"))
    length = f"{style.word('spaces')}: {entry['spaces']}"
    card.add(text(EDGE + 46 + 21 * len(name), top + 44, length, "small"))
    y = top + 84.0
    for number, line in enumerate(lines):
        _route(card, line, y, number == 0, number == len(lines) - 1, entry)
        y += 44
    for split, point in enumerate(entry["splits"], 1):
        card.add(
            use(icon_id("clock"), EDGE + 40, y + 10),
            text(EDGE + 66, y + 17, f"{style.word('split')} {split} · {point}", "entry"),
        )
        _boxes(card, drivers, y - 9)
        y += 46
    card.add(
        group(None, use(icon_id("flag"), 0, 0), transform=place(EDGE + 40, y + 10, 0, 1.1)),
        text(EDGE + 66, y + 17, style.word("finish"), "entry"),
    )
    _boxes(card, drivers, y - 9)
    for seat in range(drivers):
        card.add(_plate(seat, _column(drivers, seat) + 53, top + 34))
    body.add(card)
    bottom = top + high
    if entry["service"]:
        service = short(style.word("service"), 24)
        body.add(
            path(f"M{EDGE} {bottom + 26:.0f}H{WIDTH - EDGE:.0f}", "service-line"),
            rect(EDGE + 24, bottom + 8, 62 + 12.5 * len(service), 36, "paper"),
            use(icon_id("station"), EDGE + 44, bottom + 26),
            text(EDGE + 66, bottom + 33, service, "entry"),
        )
        return bottom + 52
    return bottom + 20


def _route_lines(entry: Mapping[str, Any]) -> list[list[str]]:
    """The sections of a route, as many on a line as there is room for."""
    if not entry["start"]:
        return [[short(entry["sections"][0], 64)]]
    sections = list(entry["sections"])
    return [sections[first : first + ON_A_LINE] for first in range(0, len(sections), ON_A_LINE)]


def _route(
    card: Element, sections: list[str], y: float, first: bool, last: bool, entry: Mapping[str, Any]
) -> None:
    x = EDGE + 40.0
    if first:
        card.add(circle(x, y, 14, "gate-start"), path("M-5-7L8 0L-5 7Z", "gate-ink", transform=place(x, y)))
    x += 26
    for section in sections:
        wide = 24 + 10.5 * len(section)
        card.add(
            path(f"M{x - 12:.0f} {y:.0f}h12", "link"),
            rect(x, y - 16, wide, 32, "section", 16),
            text(x + wide / 2, y + 7, section, "entry middle"),
        )
        x += wide + 12
    if last:
        card.add(
            path(f"M{x - 12:.0f} {y:.0f}h8", "link"),
            circle(x + 10, y, 14, "gate-finish"),
            circle(x + 10, y, 10.5, "gate-ink"),
            group(None, use(icon_id("flag"), 0, 0), transform=place(x + 10, y, 0, 0.62)),
        )


# --- classification -----------------------------------------------------------------------------------------


def _standing(body: Element, rows: list[Mapping[str, Any]], top: float, style: Style) -> float:
    stages = max([len(row["times"]) for row in rows], default=0)
    total, behind = WIDTH - EDGE - 126, WIDTH - EDGE
    step = min(92.0, (total - 110 - 420) / max(stages, 1))
    body.add(text(EDGE, top + 20, style.word("overall"), "stage"))
    for stage in range(stages):
        x = total - 110 - step * (stages - 1 - stage)
        label = f"{style.word('stage')} {stage + 1}" if stages <= 4 else str(stage + 1)
        body.add(text(x, top + 20, short(label, 10), "small right"))
    body.add(
        text(total, top + 20, style.word("time"), "small right"),
        text(behind, top + 20, style.word("gap"), "small right"),
        path(f"M{EDGE} {top + 34:.0f}H{WIDTH - EDGE:.0f}", "strong-rule"),
    )
    y = top + 34
    for row in rows:
        y += LINE
        leads = " first" if row["place"] == 1 else ""
        line = group("standing", data_seat=row["seat"], data_place=row["place"])
        line.add(*_who(row, y, row["place"], leads, 30 if stages < 4 else 20))
        for stage, time in enumerate(row["times"]):
            line.add(text(total - 110 - step * (stages - 1 - stage), y - 10, time, "entry less right"))
        if row["retired"]:
            line.add(text(behind, y - 10, style.word("retired"), "entry right out"))
        else:
            line.add(text(total, y - 10, row["time"], f"entry right{leads}"))
            line.add(text(behind, y - 10, row["gap"], "entry less right"))
        body.add(line, path(f"M{EDGE} {y + 4:.0f}H{WIDTH - EDGE:.0f}", "rule"))
    return y + 10


def _who(row: Mapping[str, Any], y: float, place: int | None, leads: str, most: int) -> list[Element]:
    shown = [
        _plate(row["seat"], EDGE + 66, y - 17),
        text(EDGE + 98, y - 10, short(row["driver"], most), f"entry{leads}"),
    ]
    if place is not None:
        shown.append(text(EDGE + 34, y - 10, f"{place}.", f"entry right{leads}"))
    return shown


def _stage_table(body: Element, entry: Mapping[str, Any], top: float, style: Style) -> float:
    points = len(entry["split_points"])
    total, behind = WIDTH - EDGE - 126, WIDTH - EDGE
    first_split = total - 110 - 150 * (points - 1)
    name = f"{style.word('stage')} {entry['stage']}"
    body.add(
        text(EDGE, top + 20, name, "stage"),
        text(EDGE + 24 + 21 * len(name), top + 20, short(entry["route"], 70), "small"),
    )
    top += LABELS
    body.add(
        text(total, top + 20, style.word("time"), "small right"),
        text(behind, top + 20, style.word("gap"), "small right"),
        path(f"M{EDGE} {top + 34:.0f}H{WIDTH - EDGE:.0f}", "strong-rule"),
    )
    for point in range(points):
        label = f"{style.word('split')} {point + 1}"
        body.add(text(first_split + 150 * point, top + 20, label, "small right"))
    y = top + 34
    for row in [*entry["finished"], *entry["unfinished"]]:
        y += LINE
        place = row.get("place")
        leads = " first" if place == 1 else ""
        line = group("result", data_seat=row["seat"], data_place=place)
        line.add(*_who(row, y, place, leads, 30 if points < 2 else 22))
        for split in row["splits"]:
            x = first_split + 150 * (split["split"] - 1)
            told = " ".join([part for part in (split["time"], split["gap"]) if part])
            line.add(text(x, y - 10, told, "entry less right"))
        if place is not None:
            line.add(text(total, y - 10, row["time"], f"entry right{leads}"))
            line.add(text(behind, y - 10, row["gap"], "entry less right"))
        elif row["retired"]:
            line.add(text(behind, y - 10, style.word("retired"), "entry right out"))
        else:
            line.add(text(behind, y - 10, style.word("on-the-way"), "entry less right"))
        body.add(line, path(f"M{EDGE} {y + 4:.0f}H{WIDTH - EDGE:.0f}", "rule"))
    return y + 10


__all__ = ["draw_classification", "draw_information_sheet"]


# --- the papers of the game ---------------------------------------------------------------------------------


class RallyPaper(Paper):
    words, messages = WORDS, "rallyman-paper"

    def said(self, data: Mapping[str, Any], say: Say) -> tuple[dict[str, Any], dict[str, str]]:
        shown, words = super().said(data, say)
        if course := data["course"]:
            shown["rally"] = say("rallyman-track-name", course=course, track=course, part="whole")
        return shown, words


class InformationSheet(RallyPaper):
    def data(self, state: State, drivers: Sequence[str], date: str = "") -> dict[str, Any]:
        assert isinstance(state, RallymanState)
        return information_sheet(state.setup, list(drivers))

    def text(self, data: dict[str, Any], words: dict[str, str]) -> str:
        return information_text(data, words)

    def draw(self, data: dict[str, Any], words: dict[str, str], theme: str = "light") -> Picture:
        return draw_information_sheet(data, theme, words=words)


class Classification(RallyPaper):
    def data(self, state: State, drivers: Sequence[str], date: str = "") -> dict[str, Any]:
        assert isinstance(state, RallymanState)
        return classification(state, list(drivers))

    def text(self, data: dict[str, Any], words: dict[str, str]) -> str:
        return classification_text(data, words)

    def draw(self, data: dict[str, Any], words: dict[str, str], theme: str = "light") -> Picture:
        return draw_classification(data, theme, words=words)
