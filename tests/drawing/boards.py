"""Boards and readers that the drawing tests share."""

from __future__ import annotations

import copy
import re
from typing import Any
from xml.etree.ElementTree import Element, fromstring

from racecraft.drawing import Picture
from racecraft.games.rali.board import BOARDS, COLOURS

SVG = "{http://www.w3.org/2000/svg}"


def classic() -> dict[str, Any]:
    data: dict[str, Any] = BOARDS.data("classic")
    return data


def without_places() -> dict[str, Any]:
    """The classic board with nothing said about where anything lies."""
    data = classic()
    del data["centreline"]
    lane = data["box_lane"]
    parts = [data["start"]["cells"], data["stations"], lane["cells"], lane["boxes"]]
    for cell in [cell for part in parts + [entry["cells"] for entry in data["shortcuts"]] for cell in part]:
        for key in ("x", "y", "heading"):
            cell.pop(key, None)
    return data


def of_rows(rows: int) -> dict[str, Any]:
    """A board of any length: a box lane of six cells before the line and nothing else."""
    data = without_places()
    data["meta"]["rows"] = rows
    data["shortcuts"], data["stations"], data["obstacles"] = [], [], []
    data["table"]["values"] = [[min(value, rows - 1) for value in gear] for gear in data["table"]["values"]]
    first = rows - 6
    data["box_lane"] = {
        "entry": [first - 1, 3],
        "cells": [{"id": f"B{row}", "row": row} for row in range(first, rows)],
        "exit": [rows, 3],
        "boxes": [
            {"colour": colour, "entry": f"B{first + seat}", "exit": f"B{first + seat + 2}"}
            for seat, colour in enumerate(COLOURS)
        ],
    }
    return data


def changed(data: dict[str, Any], **parts: Any) -> dict[str, Any]:
    return {**copy.deepcopy(data), **parts}


def tree(picture: Picture) -> Element:
    return fromstring(picture.svg)


def cells(picture: Picture) -> dict[str, Element]:
    """The spaces of a picture by the id of their cell; a cell drawn twice fails."""
    found: dict[str, Element] = {}
    for item in tree(picture).iter():
        if item.get("data-kind") is not None and (item.get("id") or "").startswith("cell-"):
            id = item.attrib["data-cell"]
            assert id not in found
            found[id] = item
    return found


def title(item: Element) -> str:
    return item.findtext(f"{SVG}title") or ""


def layer(picture: Picture, name: str) -> Element:
    return next(item for item in tree(picture) if item.get("id") == f"layer-{name}")


def without_font(svg: str) -> str:
    """A picture without the font that it carries."""
    bare, fonts = re.subn(r'<style class="font">.*?</style>', "", svg, flags=re.DOTALL)
    assert fonts == 1
    return bare
