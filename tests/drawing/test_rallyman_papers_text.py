"""The papers of a rally as text and as a sheet to print, in every language."""

from __future__ import annotations

import xml.etree.ElementTree as ET

import pytest

from racecraft.drawing.rallyman.papers import draw_classification, draw_information_sheet
from racecraft.drawing.rallyman.papers_text import WORDS, classification_text, information_text
from racecraft.engine.playout import random_playout
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.roadbook import classification, information_sheet
from racecraft.locales import LANGUAGES, Words
from tests.games.rallyman.table import car, drive, table

DRIVERS = ["Ari", "Juha & <Co>", "Hannu", "Markku"]


def in_words(language: str) -> dict[str, str]:
    words = Words(language)
    return {word: words.say(f"rallyman-paper-{word}") for word in WORDS}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_roadbook_names_rally_drivers_and_stages(language: str) -> None:
    """RM-ORG-08."""
    state = RALLYMAN.new(4, {"rally": "white_jura", "date": "6 December", "splits": True})
    data = information_sheet(state.setup, DRIVERS)
    said = information_text(data, in_words(language))
    for part in ["White Jura · 6 December", ", ".join(DRIVERS), "J8-J9 L1-L0 C5-C4 J0-J7", "(C, J)"]:
        assert part in said
    root = ET.fromstring(draw_information_sheet(data, words=in_words(language)).svg)
    heading = in_words(language)["information-sheet"].upper()
    assert any(each.text == heading for each in root.iter())


def test_the_classification_reads_as_a_table() -> None:
    """RM-ORG-11, RM-ORG-12, RM-FINISH-04, RM-SPLIT-03: times, gaps and split deltas in mm:ss."""
    rally = {"name": "Split", "stages": [{"strip": ". . . .", "splits": [2]}]}
    state = table(rally, car(1, 4), car(1, 3), options={"splits": True, "attack": False})
    drive(state, "5", "-", "end", "2", "-", "end", "gas", "-", "gas", "-", "2", "-", "3", "-")
    said = classification_text(classification(state, ["Ari", "Juha"]), in_words("en"))
    assert said == (
        "Classification\n"
        "Split\n"
        "\n"
        "Stage 1 · . . . .\n"
        "Place  Driver  Time   Gap     T1\n"
        "1      Ari     00:40          00:30\n"
        "2      Juha    01:40  +01:00  01:10 +00:40\n"
        "\n"
        "Overall\n"
        "Place  Driver  Stage  Time   Gap\n"
        "1      Ari     00:40  00:40\n"
        "2      Juha    01:40  01:40  +01:00\n"
    )


@pytest.mark.parametrize("seed", range(4))
def test_any_rally_can_be_printed(seed: int) -> None:
    state = RALLYMAN.new(4, {"rally": "grand_tour", "splits": True})
    for _ in range(2):
        data = classification(state, DRIVERS)
        ET.fromstring(draw_classification(data, width=1200).svg)
        assert DRIVERS[0] in classification_text(data)
        random_playout(state, seed)
