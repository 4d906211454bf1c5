"""The element builder: what it writes is well-formed whatever it is given."""

from __future__ import annotations

import re
import unicodedata
from xml.etree.ElementTree import fromstring

import pytest
from hypothesis import given
from hypothesis import strategies as some

from racecraft.drawing.svg import element, name_token, number, place, shorten, shorten_paths


@pytest.mark.parametrize(
    ("value", "written"),
    [(1.0, "1"), (-0.04, "0"), (12.25, "12.2"), (-3.5, "-3.5"), (100.0, "100"), (0.06, "0.1")],
)
def test_numbers_are_written_in_their_shortest_form(value: float, written: str) -> None:
    assert number(value) == written


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_a_number_that_is_no_place_is_refused(value: float) -> None:
    with pytest.raises(ValueError, match="finite"):
        number(value)


@given(some.text())
def test_any_text_comes_back_from_an_attribute_and_from_content(text: str) -> None:
    item = fromstring(element("text", text or "-", data_name=text).text())
    kept = "".join(char if fits(char) else "\N{REPLACEMENT CHARACTER}" for char in text)
    assert item.attrib["data-name"] == kept
    assert item.text == (kept or "-")


def fits(char: str) -> bool:
    """Whether XML can hold the character at all, C1 controls left aside."""
    return char in "\t\n\r" or (unicodedata.category(char) not in ("Cc", "Cs") and char not in "\ufffe\uffff")


def test_names_of_attributes_follow_python_names() -> None:
    written = element(
        "path", class_="road", stroke_width=2, data_row=0, viewBox="0 0 1 1", left_out=None
    ).text()
    assert written == '<path class="road" stroke-width="2" data-row="0" viewBox="0 0 1 1"/>'


@given(some.text(), some.text())
def test_different_names_have_different_tokens_without_spaces(one: str, other: str) -> None:
    assert (name_token(one) == name_token(other)) == (one == other)
    assert not any(char.isspace() or char in "<>&\"'#" for char in name_token(one))


def test_a_place_says_only_what_it_must() -> None:
    assert place(1, 2) == "translate(1 2)"
    assert place(1, 2, 90, 0.5) == "translate(1 2) rotate(90) scale(0.5)"


@pytest.mark.parametrize(
    ("path", "places", "short"),
    [
        ("M10 20L12.5 19.5L12.5 30Z", 1, "M10 20l2.5-.5 0 10.5z"),
        ("M10 20L12.5 19.5L12.5 30Z", 0, "M10 20l2 0 0 10z"),
        ("M0 0C1 2 3 4 5 6L0 0ZL3 3", 1, "M0 0c1 2 3 4 5 6l-5-6zl3 3"),
        ("M-0.4-1Q2 2 3.05 3", 1, "M-.4-1q2.4 3 3.4 4"),
        ("M5 5L6 6M1 1L2 2", 1, "M5 5l1 1M1 1l1 1"),
        ("M5 5h3v2z", 1, "M5 5h3v2z"),
        ("M0 0A5 5 0 0 1 9 9", 1, "M0 0A5 5 0 0 1 9 9"),
    ],
)
def test_a_path_in_fewer_characters(path: str, places: int, short: str) -> None:
    assert shorten(path, places) == short


def test_a_long_path_does_not_drift() -> None:
    """Steps of a third of a unit: rounded one by one they would be lost by a tenth in every third."""
    points = [(index / 3, -index / 7) for index in range(300)]
    written = "M" + "L".join([f"{x:.6f} {y:.6f}" for x, y in points])
    steps = [float(value) for value in re.findall(r"-?[0-9]*\.?[0-9]+", shorten(written))]
    x, y = sum(steps[::2]), sum(steps[1::2])
    assert abs(x - points[-1][0]) <= 0.05 + 1e-9
    assert abs(y - points[-1][1]) <= 0.05 + 1e-9


def test_the_paths_of_a_picture_in_fewer_characters() -> None:
    drawn = '<g id="d"><path id="a" d="M0 0L10 0L10 10Z"/><path d="m1 1h3"/></g>'
    assert shorten_paths(drawn) == '<g id="d"><path id="a" d="M0 0l10 0 0 10z"/><path d="m1 1h3"/></g>'
