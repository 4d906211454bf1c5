"""What the signs below a board are called, in every language: no word is cut off."""

from __future__ import annotations

import re

import pytest

from racecraft.drawing import draw_track
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games
from racecraft.locales import LANGUAGES, Words
from tests.tiers import some

CAPTION = re.compile(r'class="caption"[^>]*>([^<]*)<')


@pytest.mark.parametrize("language", some(["uk", *(language for language in LANGUAGES if language != "uk")]))
@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_no_caption_is_cut_off(game: AnyGame, language: str) -> None:
    captions: list[str] = []
    for track in game.tracks():
        captions += CAPTION.findall(draw_track(game.id, track, words=Words(language).marks(game.id)).svg)
    assert captions
    assert [caption for caption in captions if "…" in caption] == []
