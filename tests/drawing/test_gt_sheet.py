"""The time sheet of a time attack as a page."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.drawing.gt.sheet import draw_sheet
from racecraft.engine.chance import Seeded
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.sheet import clock, sheet
from tests.drawing.boards import SVG, tree


def filled(markers: list[str], seconds: list[int], focus: int = 4) -> dict[str, Any]:
    turns = []
    for number, marker in enumerate(markers):
        turns.append(
            {
                "turn": number + 1,
                "marker": marker,
                "weather": "wet" if number % 3 == 2 else "dry",
                "seconds": seconds[number],
                "total": sum(seconds[: number + 1]),
            }
        )
    final = sum(seconds) - focus
    return {
        "track": "k2", "driver": "Олена", "date": "", "class": "GT6", "tyre": "rain", "weather": "dry",
        "turns": turns, "seconds": sum(seconds), "focus": focus, "final": final, "time": clock(final),
        "finished": True,
    }  # fmt: skip


def texts(svg_part: Any, class_: str) -> list[str]:
    return [item.text or "" for item in svg_part.iter(f"{SVG}text") if item.get("class") == class_]


def test_every_turn_is_a_column_with_its_gear_and_times() -> None:
    root = tree(draw_sheet(filled(["2", "5", "00"], [40, 15, 30])))
    turns = [item for item in root.iter() if item.get("class") == "turn"]
    assert [item.attrib["data-marker"] for item in turns] == ["2", "5", "00"]
    assert [texts(item, "amount") for item in turns] == [["40", "40"], ["15", "55"], ["30", "85"]]
    heights = {item.attrib["data-marker"]: float(item.find(f"{SVG}circle").attrib["cy"]) for item in turns}  # type: ignore[union-attr]
    assert heights["5"] < heights["2"] < heights["00"]
    assert [item.find(f"{SVG}path") is not None for item in turns] == [False, False, True]
    assert texts(root, "sum") == ["85", "4", "1:21"]
    assert texts(root, "row-gear") == ["6", "5", "4", "3", "2", "1", "0", "00"]
    assert texts(root, "row-seconds") == ["10″", "15″", "20″", "30″", "40″", "50″", "60″", "30″"]


def test_a_long_race_takes_more_blocks_and_an_unfinished_one_has_no_time() -> None:
    data = filled(["1"] * 25, [50] * 25)
    picture, short = draw_sheet(data), draw_sheet(filled(["1"], [50]))
    blocks = [item for item in tree(picture).iter() if item.get("class") == "turns"]
    assert [item.attrib["id"] for item in blocks] == ["turns-1", "turns-13", "turns-25"]
    assert picture.height > short.height
    data["finished"] = False
    assert texts(tree(draw_sheet(data)), "sum") == ["1250", "4", ""]


def test_a_blank_sheet_has_room_for_twelve_turns() -> None:
    data = filled([], [], 0)
    root = tree(draw_sheet(data))
    assert texts(root, "turn-number") == [str(turn) for turn in range(1, 13)]
    assert texts(root, "sum") == ["", "", ""]


def test_words_and_times_of_ones_own() -> None:
    words = {"rain": "дощові", "final": "Час", "track": "Траса", "title": "Гонка на час"}
    root = tree(draw_sheet(filled(["6"], [11]), words=words))
    assert texts(root, "field") == ["k2", "Олена", "", "GT6", "дощові", "dry"]
    assert "Траса" in texts(root, "field-name")
    assert texts(root, "sheet-title") == ["Гонка на час"]
    assert texts(root, "sum-name")[-1] == "Час"
    assert texts(root, "row-seconds")[0] == "11″"


@pytest.mark.parametrize("theme", ["light", "dark", "auto"])
def test_the_sheet_of_a_race_that_was_driven(theme: str) -> None:
    state, source = GT_GAME.new(1, {"track": "k7"}), Seeded(2)
    while not state.over():
        if state.pending():
            legal = state.legal(0)
            state.play(0, legal[source.draw([(number, 1) for number in range(len(legal))])])
        else:
            state.resolve(source.draw(state.chance()))
    data = sheet(state, driver="<b>", date="2026-11-15")
    root = tree(draw_sheet(data, theme=theme))
    assert len([item for item in root.iter() if item.get("class") == "turn"]) == len(data["turns"])
    assert texts(root, "sum")[2] == data["time"]
    assert "<b>" in texts(root, "field")
