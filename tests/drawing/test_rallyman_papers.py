"""The director's papers: what the roadbook says stands on them, in lines that can be read."""

from __future__ import annotations

from typing import Any

from racecraft.drawing import Picture
from racecraft.drawing.rallyman.papers import draw_classification, draw_information_sheet
from racecraft.engine.chance import Seeded
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.roadbook import classification, information_sheet
from tests.drawing.boards import tree

DRIVERS = ["Anna", "Борис", "<b>Carl & Co</b>", "Dora"]


def rally(seats: int = 4, seed: int = 3, **options: Any) -> Any:
    """A rally driven to its end."""
    state = RALLYMAN.new(
        seats, {"rally": "rulebook", "splits": True, "date": "1 May", "easy": True, **options}
    )
    source, plies = Seeded(seed), 0
    while not state.over():
        if state.pending():
            legal = state.legal(state.pending()[0])
            state.play(state.pending()[0], legal[plies % len(legal)])
            plies += 1
        else:
            state.resolve(source.draw(state.chance()))
    return state


def said(picture: Picture) -> list[str]:
    return [item.text or "" for item in tree(picture).iter() if item.tag.endswith("}text")]


def test_the_information_sheet_names_rally_drivers_and_routes() -> None:
    picture = draw_information_sheet(information_sheet(rally().setup, DRIVERS))
    words = said(picture)
    assert {"Rulebook samples", "1 May", *DRIVERS} <= set(words)
    assert [word for word in words if word.startswith("stage ")] == [
        f"stage {number}" for number in (1, 2, 3)
    ]
    assert {"J1-J4", "C8-C3", "L0-L1", "C7-C6", "L2-L3", "V2-V3", "C5-C4", "spaces: 60"} <= set(words)
    assert words.count("service") == 2
    boxes = [item for item in tree(picture).iter() if item.get("class") == "box"]
    assert len(boxes) == 4 * (4 + 3 + 1), "a box for each driver at each split, each finish and in the end"


def test_a_page_has_the_shape_of_a4_and_grows_with_the_rally() -> None:
    data = information_sheet(rally().setup, DRIVERS)
    page = draw_information_sheet(data, width=1000)
    assert abs(page.height / page.width - 297 / 210) < 0.001
    many = {**data, "stages": data["stages"] * 3}
    assert draw_information_sheet(many, width=1000).height > 1.5 * page.height


def test_the_classification_has_every_time_and_gap() -> None:
    state = rally()
    data = classification(state, DRIVERS)
    words = said(draw_classification(data))
    for entry in data["stages"]:
        for row in entry["finished"]:
            assert row["time"] in words
            assert row["gap"] in words or not row["gap"]
            for split in row["splits"]:
                assert " ".join(filter(None, [split["time"], split["gap"]])) in words
    for row in data["overall"]:
        assert row["driver"] in words
        assert row["retired"] or row["time"] in words
    lost = [row for row in data["overall"] if row["retired"]]
    unfinished = [row for entry in data["stages"] for row in entry["unfinished"] if row["retired"]]
    assert words.count("retired") == len(lost) + len(unfinished)


def test_standings_follow_the_places() -> None:
    data = classification(rally(), DRIVERS)
    rows = [item for item in tree(draw_classification(data)).iter() if item.get("class") == "standing"]
    assert [int(row.attrib["data-place"]) for row in rows] == [row["place"] for row in data["overall"]]
    assert [int(row.attrib["data-seat"]) for row in rows] == [row["seat"] for row in data["overall"]]


def test_papers_can_be_drawn_at_any_moment_and_in_any_language() -> None:
    state = RALLYMAN.new(2, {"rally": "white_jura"})
    words = {"classification": "Підсумки", "time": "час", "fixed": "сніг", "information-sheet": "Картка"}
    assert {"ПІДСУМКИ", "час"} <= set(
        said(draw_classification(classification(state, ["A", "B"]), words=words))
    )
    told = said(draw_information_sheet(information_sheet(state.setup, ["A", "B"]), "dark", words=words))
    assert "КАРТКА" in told
    assert any("сніг (C, J)" in line for line in told)


def test_names_are_text_and_nothing_else() -> None:
    state = rally()
    for picture in (
        draw_information_sheet(information_sheet(state.setup, DRIVERS)),
        draw_classification(classification(state, DRIVERS)),
    ):
        assert "<b>" not in picture.svg
        assert "<script" not in picture.svg
        assert "<b>Carl & Co</b>" in said(picture)


def test_long_names_are_cut() -> None:
    drivers = ["A" * 80, "B"]
    picture = draw_classification(classification(rally(2), drivers))
    assert max(len(word) for word in said(picture)) <= 70
    assert any(word.endswith("A…") for word in said(picture))
