"""The picture of Rallyman among the documents is the one that is drawn today."""

from __future__ import annotations

from pathlib import Path

from racecraft.drawing import draw_track

PICTURE = Path(__file__).parents[2] / "docs" / "pictures" / "rallyman-stage.svg"


def test_the_picture_of_the_guide_is_up_to_date() -> None:
    drawn = draw_track("rallyman", "rulebook/2", theme="light", width=1400).svg + "\n"
    assert PICTURE.read_text(encoding="utf-8") == drawn, "draw it anew: see this test"
