"""The fonts that are shipped hold every character that pages and drawings use. `make font` makes them."""

from __future__ import annotations

from pathlib import Path

from fontTools.ttLib import TTFont
from tools.font import (
    DRAWINGS,
    FAMILY,
    PAGES,
    ROOT,
    SIGNS,
    characters_of,
    shown_by_drawings,
    shown_by_pages,
)

from racecraft.drawing.painter import PLAIN_FONT_FILE

LEFT_TO_THE_MACHINE: set[str] = set()
"""Characters in the sources that no font of ours has, on purpose."""
MOST_BYTES = {PAGES: 40_000, SIGNS: 4_000, DRAWINGS: 10_000}


def test_pages_find_every_character_in_our_fonts() -> None:
    assert shown_by_pages() - characters_of(PAGES) - characters_of(SIGNS) == LEFT_TO_THE_MACHINE


def test_drawings_carry_every_character_with_them() -> None:
    known = characters_of(PAGES)
    assert shown_by_drawings() & known <= characters_of(DRAWINGS)


def test_every_letter_of_our_languages_is_there() -> None:
    for alphabet in ("абвгґдеєжзиіїйклмнопрстуфхцчшщьюя", "абвгдеёжзийклмнопрстуфхцчшщъыьэюя"):
        assert {*alphabet, *alphabet.upper()} <= characters_of(PAGES) & characters_of(DRAWINGS)


def test_fonts_are_light_and_named_as_the_licence_asks() -> None:
    for path, most in MOST_BYTES.items():
        assert path.stat().st_size <= most
        names = TTFont(path)["name"]
        assert names.getDebugName(1) == FAMILY
        assert "Source" not in {name.toUnicode() for name in names.names}


def test_the_plain_font_has_the_same_letters_under_a_name_for_postscript() -> None:
    """Programs that draw SVG as pixels read no compressed font, and none without that name."""
    carried, plain = TTFont(DRAWINGS), TTFont(PLAIN_FONT_FILE)
    assert plain["name"].getDebugName(6) == "RacecraftSans"
    assert plain.getBestCmap() == carried.getBestCmap()
    assert plain["glyf"] == carried["glyf"]
    assert plain["hmtx"] == carried["hmtx"]


def test_pages_have_a_weight_axis() -> None:
    (axis,) = TTFont(PAGES)["fvar"].axes
    assert (axis.axisTag, axis.minValue, axis.maxValue) == ("wght", 400, 800)


def test_the_licence_comes_with_the_fonts() -> None:
    for path in (ROOT / "web/public/OFL.txt", DRAWINGS.parent / "OFL.txt"):
        text = Path(path).read_text()
        assert "SIL OPEN FONT LICENSE" in text
        assert "Reserved Font Name 'Source'" in text
