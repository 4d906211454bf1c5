"""Colours: both themes complete, nothing leaks into a page, cars distinct also under colour blindness."""

from __future__ import annotations

import re
from itertools import combinations
from pathlib import Path

import pytest

from racecraft.drawing.palette import CAR_COLOURS, DARK, LIGHT, car_colour, stylesheet
from racecraft.drawing.rali.painter import STYLE
from racecraft.engine.errors import UnknownName
from racecraft.games.rali.board import COLOURS

Vector = tuple[float, float, float]
Matrix = tuple[Vector, Vector, Vector]

# How eyes without one kind of cone see linear RGB (Machado, Oliveira and Fernandes 2009).
EYES: dict[str, Matrix] = {
    "usual": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}


def linear(colour: str) -> Vector:
    red, green, blue = [int(colour[start : start + 2], 16) / 255 for start in (1, 3, 5)]
    return _line(red), _line(green), _line(blue)


def _line(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    dark, pale = sorted([luminance(one), luminance(other)])
    return (pale + 0.05) / (dark + 0.05)


def lab(colour: str, eye: Matrix) -> Vector:
    """CIE L*a*b* of a colour as an eye with this deficiency sees it."""
    seen = [sum(a * b for a, b in zip(row, linear(colour), strict=True)) for row in eye]
    red, green, blue = [min(1.0, max(0.0, part)) for part in seen]
    x = (0.4124 * red + 0.3576 * green + 0.1805 * blue) / 0.9505
    y = 0.2126 * red + 0.7152 * green + 0.0722 * blue
    z = (0.0193 * red + 0.1192 * green + 0.9505 * blue) / 1.089
    x, y, z = [part ** (1 / 3) if part > 0.008856 else 7.787 * part + 16 / 116 for part in (x, y, z)]
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


@pytest.mark.parametrize("eye", EYES)
def test_any_two_cars_stay_apart(eye: str) -> None:
    for one, other in combinations(CAR_COLOURS, 2):
        a, b = lab(one.paint, EYES[eye]), lab(other.paint, EYES[eye])
        apart = sum((p - q) ** 2 for p, q in zip(a, b, strict=True)) ** 0.5
        assert apart > 24, f"{one.name} and {other.name}: {apart:.0f}"


def test_a_number_can_be_read_on_every_car() -> None:
    for colour in CAR_COLOURS:
        assert contrast(colour.paint, colour.ink) >= 4.5, colour.name


@pytest.mark.parametrize("tokens", [LIGHT, DARK])
def test_words_and_painted_lines_can_be_read_in_both_themes(tokens: dict[str, str]) -> None:
    assert contrast(tokens["ink"], tokens["paper"]) >= 7
    assert contrast(tokens["ink"], tokens["ground"]) >= 4.5
    assert contrast(tokens["line"], tokens["road"]) >= 3.5
    assert contrast(tokens["faint"], tokens["paper"]) >= 3
    assert contrast(tokens["stop"], tokens["paper"]) >= 3


def test_every_colour_of_rali_is_a_car_colour() -> None:
    assert [car_colour(name).name for name in COLOURS] == COLOURS
    with pytest.raises(UnknownName, match="no car colour 'pink'"):
        car_colour("pink")


def test_both_themes_name_the_same_colours_and_the_rules_no_other() -> None:
    assert LIGHT.keys() == DARK.keys()
    for theme in ("light", "dark"):
        assert "$" not in stylesheet(STYLE, theme, ".scope")


def test_every_rule_stays_within_its_scope() -> None:
    for theme in ("light", "dark", "auto"):
        for line in stylesheet(STYLE, theme, ".scope").split("\n"):
            selector = line.partition("{")[0]
            assert selector.startswith((".scope", "@media"))
            assert "," not in selector


def test_only_the_picture_that_follows_the_reader_asks_for_their_preference() -> None:
    auto = stylesheet(STYLE, "auto", ".scope")
    assert "@media (prefers-color-scheme:dark)" in auto
    assert LIGHT["road"] in auto
    assert DARK["road"] in auto
    light, dark = (stylesheet(STYLE, theme, ".scope") for theme in ("light", "dark"))
    assert "var(" not in light + dark
    assert LIGHT["road"] in light
    assert DARK["road"] in dark
    assert DARK["road"] not in light


def test_beyond_a_board_the_page_has_the_ground_of_the_board() -> None:
    styles = (Path(__file__).parents[2] / "web" / "src" / "app.css").read_text()
    assert re.findall(r"--board-land: (#\w+);", styles) == [LIGHT["ground"], DARK["ground"]]
