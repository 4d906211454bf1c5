"""The dashboards of a Rallyman position: each driver's gear, time, second tokens, dice and cards in hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.drawing.geometry import Point
from racecraft.drawing.painter import Style, short
from racecraft.drawing.svg import Element, circle, element, group, path, place, rect, text
from racecraft.games.rallyman.figures import GAS_DICE, TOP_GEAR
from racecraft.games.rallyman.standing import clock

WIDTH, HEIGHT = 298.0, 96.0
APART = 16.0

STYLE = {
    ".dash": "fill:none;stroke:$frame;stroke-width:2",
    ".dash.turn": "stroke:$accent;stroke-width:5",
    ".dash-out": "opacity:.45",
    ".dash-plate": "stroke:$shade;stroke-width:1.2",
    ".dash-number": "font-size:22px;font-weight:800;text-anchor:middle",
    ".dash-gear": "font-size:34px;font-weight:800;text-anchor:middle;fill:$ink",
    ".dash-time": "font-size:24px;font-weight:800;text-anchor:end;fill:$ink",
    ".dash-word": "font-size:15px;font-weight:700;text-anchor:end;fill:$faint",
    ".dash-cog": "fill:none;stroke:$faint;stroke-width:2.5;stroke-dasharray:6.6 5.2",
    ".die-black": "fill:#26221e;stroke:#f5ecdb;stroke-width:1.2",
    ".die-white": "fill:#fffdf8;stroke:$shade;stroke-width:1.2",
    ".die-lost": "fill:none;stroke:$stop;stroke-width:1.6;stroke-dasharray:4 3",
    ".die-cross": "fill:none;stroke:$stop;stroke-width:2.2;stroke-linecap:round",
    ".card-sisu": "fill:$stop",
    ".card-wheel": "fill:$tyre;stroke:$rock-pale;stroke-width:1.5",
    ".card-hub": "fill:$steel",
    ".card-flake": "fill:none;stroke:$sign;stroke-width:2.2;stroke-linecap:round",
}


def dashboards(view: Mapping[str, Any], style: Style, at: Point, scale: float) -> Element:
    """A row of dashboards, one for each driver."""
    whole = group("dashboards still", id="dashboards", transform=place(*at, 0, scale))
    for seat, car in enumerate(view["cars"]):
        turn = view["result"] is None and view["turn"] == seat
        whole.add(_dashboard(seat, car, turn, style, seat * (WIDTH + APART)))
    return whole


def _dashboard(seat: int, car: Mapping[str, Any], turn: bool, style: Style, left: float) -> Element:
    retired = car["status"] == "retired"
    board = group(
        "dashboard dash-out" if retired else "dashboard",
        element("title", f"{seat + 1} · {style.word(car['colour'])} · {style.word(car['status'])}"),
        rect(0, 0, WIDTH, HEIGHT, "dash turn" if turn else "dash", 14),
        rect(14, 14, 38, 32, f"dash-plate paint-{car['colour']}", 6),
        text(33, 38, str(seat + 1), f"dash-number ink-{car['colour']}"),
        circle(94, 48, 30, "dash-cog"),
        text(94, 60, str(car["gear"]) if car["gear"] else "N", "dash-gear"),
        transform=place(left, 0),
        data_seat=seat,
        data_gear=car["gear"],
    )
    board.add(*_cards(car, style))
    board.add(*_dice("gear-die", "die-black", TOP_GEAR, car["gear_dice"], 140.0))
    board.add(*_dice("gas-die", "die-white", GAS_DICE, car["gas_dice"], 140.0 + 20 * TOP_GEAR + 6))
    if retired:
        return board.add(text(WIDTH - 14, 38, short(style.word("retired"), 16), "dash-time"))
    sign = "–" if car["time"] < 0 else ""
    board.add(text(WIDTH - 14, 38, sign + clock(abs(car["time"])), "dash-time"))
    if car["tokens"]:
        board.add(text(WIDTH - 96, 37, f"–{car['tokens']}″", "dash-word"))
    return board


def _dice(name: str, class_: str, count: int, left_over: int, x: float) -> list[Element]:
    """Lost gear dice and flat tyres are dice that are covered."""
    drawn = []
    for die in range(count):
        at = place(x + 20 * die, 68)
        if die < left_over:
            drawn.append(rect(-8, -8, 16, 16, class_, 3.5, transform=at, data_die=name))
        else:
            lost = group(None, transform=at, data_die=name, data_lost="true")
            drawn.append(
                lost.add(
                    rect(-8, -8, 16, 16, "die-lost", 3.5),
                    path("M-4.5-4.5L4.5 4.5M4.5-4.5L-4.5 4.5", "die-cross"),
                )
            )
    return drawn


def _cards(car: Mapping[str, Any], style: Style) -> list[Element]:
    """What a driver still has in hand: the spare wheel and the sisu card; and a flake for winter tyres."""
    shown: list[Element] = []
    if car["spare"]:
        wheel = group(None, circle(0, 0, 9, "card-wheel"), circle(0, 0, 4, "card-hub"))
        shown.append(_card("spare", wheel, (22.0, 70.0), style))
    if car["sisu"]:
        heart = path("M0 8C-12-1-9-9-4-9C-2-9 0-7 0-5C0-7 2-9 4-9C9-9 12-1 0 8Z", "card-sisu")
        shown.append(_card("sisu", heart, (44.0, 70.0), style))
    if car["tyres"] == "winter":
        flake = path("M0-8V8M-7-4L7 4M-7 4L7-4", "card-flake")
        shown.append(_card("winter", flake, (148.0, 30.0), style))
    return shown


def _card(name: str, drawing: Element, at: Point, style: Style) -> Element:
    return group(
        f"card {name}", element("title", style.word(name)), drawing, transform=place(*at), data_card=name
    )
