"""Edits leave documents that can be judged: what is wrong has a place and a sentence, nothing ever breaks."""

from __future__ import annotations

import copy
from collections.abc import Sequence
from typing import Any

import pytest

from racecraft.builders import BadEdit, Document, Problem, builder_of, check_whole, fingerprint
from racecraft.builders.faults import problem_of
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import BadBoard
from racecraft.engine.playout import random_playout
from racecraft.games.heat.board import read_track
from racecraft.games.heat.tokens import ROAD, ROAD_WORDS, WEATHER
from racecraft.games.rali.board import OBSTACLES, load_board
from racecraft.games.rallyman.rally import load_rally
from racecraft.games.rallyman.roadbook import information_sheet
from racecraft.locales import LANGUAGES, Words
from tests.builders.crossing import figure_of_eight

GAMES = ["rali", "heat", "rallyman"]
ROUTES = ["C8-C3 J1-J4", "L4-L7", "C3-C8"]
SPEAKERS = [Words(language) for language in LANGUAGES]


def after(game_id: str, document: Document, *edits: dict[str, Any]) -> Document:
    for edit in edits:
        document = builder_of(game_id).edit(document, edit)
    return document


def told(problems: Sequence[Problem]) -> list[tuple[str, str]]:
    """Place and key; every problem can be said in every language."""
    for problem in problems:
        for words in SPEAKERS:
            sentence = words.say(problem["said"]["key"], **problem["said"]["values"])
            assert sentence[-1] == "."
            assert "{" not in sentence
    return [(problem["place"], problem["said"]["key"].partition("-fault-")[2]) for problem in problems]


def wrong(game_id: str, document: Document, *edits: dict[str, Any]) -> list[tuple[str, str]]:
    return told(builder_of(game_id).check(after(game_id, document, *edits)))


@pytest.mark.parametrize("game_id", GAMES)
def test_a_new_track_can_be_raced_on(game_id: str) -> None:
    builder = builder_of(game_id)
    blank = builder.blank()
    assert builder.check(blank) == []
    assert builder.tidy(blank) == blank
    assert builder.statistics(blank)["figures"]
    assert builder.game.new(1, {builder.game.track_option: blank}).result() is None


def test_all_that_is_wrong_with_a_board_is_told_at_once() -> None:
    rocks = [
        {"do": "obstacle", "cell": f"{row}.{lane}", "kind": "rock"} for row in (5, 9) for lane in (1, 2, 3)
    ]
    back = {"do": "shortcut", "row": 20, "lane": 1, "exit": 12, "cells": 3}
    blank = builder_of("rali").blank()
    found = wrong("rali", blank, *rocks, back, {"do": "obstacle", "cell": "0.2", "kind": "pit"})
    assert sorted(found) == [
        ("0.2", "must-be-free"),
        ("12.1", "leads-back"),
        ("5.2", "wall"),
        ("9.2", "wall"),
    ]
    station = {"do": "station", "row": 16, "lane": 3}
    assert wrong("rali", blank, station, station) == [("15.3", "two-ways")]
    assert wrong("rali", blank, {"do": "remove-rows", "row": 3, "count": 26}) == [("", "rows")]
    eight = [[0, 0], [300, 300], [600, 300], [600, 0], [300, 0], [0, 300], [-300, 300], [-300, 0]]
    assert [key for _, key in wrong("rali", blank, {"do": "draw", "points": eight})] == ["touches"]
    assert wrong("rali", load_board("classic").data, {"do": "mirror"}) == []


def test_rows_come_and_go_with_all_that_stands_there() -> None:
    classic = copy.deepcopy(load_board("classic").data)
    longer = after("rali", classic, {"do": "insert-rows", "row": 20, "count": 7})
    assert wrong("rali", longer) == []
    assert longer["meta"]["rows"] == len(longer["centreline"]) == 79
    assert longer["shortcuts"][0]["exit"] == [34, 3]
    assert longer["stations"][0]["row"] == 16
    assert longer["box_lane"]["exit"] == [79, 3]
    again = after("rali", longer, {"do": "remove-rows", "row": 20, "count": 7})
    assert again["obstacles"] == classic["obstacles"]
    assert again["shortcuts"][0]["cells"][0]["rank_row"] == classic["shortcuts"][0]["cells"][0]["rank_row"]
    assert load_board("classic").data == classic, "edits change no document that they are given"


def test_what_is_offered_for_a_cell_can_stand_there() -> None:
    builder = builder_of("rali")
    classic = load_board("classic").data

    def offered(place: str) -> set[str]:
        offers = builder.fits(classic, place)
        assert all(builder.check(builder.edit(classic, offer["edit"])) == [] for offer in offers)
        return {offer["piece"] for offer in offers}

    assert offered("24.2") == {"pit", "row-in", "row-out"}, "between embankments nothing may stop a car"
    assert offered("3.2") == {*OBSTACLES, "nothing", "row-in", "row-out"} - {"tree"}
    assert offered("36.1") >= {"station", "rock"}
    assert offered("0.1") == {"box", "row-in"}
    assert offered("K1.4") >= {"nothing", "pit", "remove"}
    assert offered("S1") == {"remove"}
    assert "shortcut" in {
        offer["piece"] for row in range(3, 20) for offer in builder.fits(builder.blank(), f"{row}.1")
    }


def test_a_line_drawn_by_hand_becomes_a_track_of_heat() -> None:
    builder = builder_of("heat")
    hand = [
        [0, 0],
        [500, 4],
        [900, -3],
        [960, -120],
        [900, -300],
        [560, -280],
        [430, -420],
        [60, -400],
        [-90, -180],
    ]
    drawn = after("heat", builder.blank(), {"do": "draw", "points": hand, "cells": 70})
    assert told(builder.check(drawn)) == []
    assert len(drawn["corners"]) >= 3
    assert len(drawn["shape"]) == 70
    assert [corner["letter"] for corner in drawn["corners"] if "letter" in corner][:2] == ["A", "B"]
    moved = after("heat", drawn, {"do": "start", "cell": 12}, {"do": "cells", "cells": 90}, {"do": "mirror"})
    assert told(builder.check(moved)) == []
    crossing = [[0, 0], [900, 0], [900, 400], [300, 400], [300, -400], [0, -400]]
    found = wrong("heat", builder.blank(), {"do": "draw", "points": crossing})
    assert [key for _, key in found] == ["touches"]


def test_what_is_wrong_with_a_track_of_heat() -> None:
    blank = builder_of("heat").blank()
    first = blank["corners"][0]["after"]
    many = [{"do": "corner", "after": after, "limit": 4} for after in range(3, 42, 3)]
    assert {key for _, key in wrong("heat", blank, *many)} == {"too-many"}
    assert wrong("heat", blank, {"do": "corner", "after": 57, "limit": 3}) == [("57", "grid")]
    assert wrong("heat", blank, {"do": "chicane", "after": first}) == [(str(first), "chicane")]
    assert wrong("heat", blank, {"do": "legend-line", "after": first, "cell": first + 2}) == [
        (str(first), "legend-line")
    ]
    none = [{"do": "remove-corner", "after": corner["after"]} for corner in blank["corners"]]
    assert wrong("heat", blank, *none) == [("", "no-corner")]
    assert told(builder_of("heat").check({**blank, "name": ""})) == [("", "name")]


def test_a_legend_line_is_laid_by_taps_and_given_back() -> None:
    builder = builder_of("heat")
    blank = builder.blank()
    corners = [corner["after"] for corner in blank["corners"]]

    def offer(document: Document, cell: int) -> dict[str, Any] | None:
        found = [each["edit"] for each in builder.fits(document, str(cell)) if each["piece"] == "legend-line"]
        return found[0] if found else None

    by_rule = read_track(blank, "track").legend_line[1]
    assert offer(blank, by_rule) is None, "there it lies already"
    edit = offer(blank, corners[1] - 2)
    assert edit == {"do": "legend-line", "after": corners[1], "cell": corners[1] - 2}
    laid = after("heat", blank, edit)
    assert read_track(laid, "track").legend_line[1] == corners[1] - 2
    back = offer(laid, corners[1] - 2)
    assert back is not None
    assert back["cell"] is None
    assert after("heat", laid, back) == blank
    behind = offer(blank, blank["cells"] - 1)
    assert behind == {"do": "legend-line", "after": corners[0], "cell": -1}, "in the lap before"


def test_chevrons_that_are_laid_are_seen() -> None:
    builder = builder_of("heat")
    cell = builder.blank()["corners"][0]["after"] - 1
    laid = after("heat", builder.blank(), {"do": "chevrons", "cell": cell, "number": 1})
    assert 'class="chevron"' not in builder.sketch(builder.blank())["picture"]
    assert 'class="chevron"' in builder.sketch(laid)["picture"]


def test_weather_and_road_tokens_are_laid_by_taps_and_raced_with() -> None:
    builder = builder_of("heat")
    first, second, *_ = [entry["after"] for entry in builder.blank()["corners"]]

    def offers(document: Document, cell: int) -> dict[str, dict[str, Any]]:
        found = [each for each in builder.fits(document, str(cell)) if each["piece"].startswith("road-")]
        return {each["piece"].removeprefix("road-"): each["edit"] for each in found}

    assert list(offers(builder.blank(), first)) == ROAD_WORDS, "nothing lies there that could be taken away"
    snow = {"do": "setup", "weather": "snow"}
    laid = after("heat", builder.blank(), snow, offers(builder.blank(), first)["weather"])
    assert (laid["weather"], laid["corners"][0]["road"], builder.check(laid)) == ("snow", "weather", [])
    assert 'data-icon="snow"' in builder.sketch(laid)["picture"]
    assert 'data-icon="snow"' not in builder.sketch(builder.blank())["picture"]
    assert fingerprint(builder, laid) != fingerprint(builder, builder.blank())
    assert after("heat", laid, {**snow, "weather": "drawn"}, offers(laid, first)["drawn"]) == builder.blank()
    state = builder.game.new(2, {"track": laid})
    random_playout(state, 1)
    assert (WEATHER[state.weather], ROAD[state.road[0]]) == ("snow", "weather")
    chicane = after("heat", laid, {"do": "chicane", "after": second}, offers(laid, first)["overheat"])
    assert [entry.get("road") for entry in chicane["corners"][:2]] == ["overheat", None]
    at_second = after("heat", chicane, {"do": "road", "after": second, "token": "free boost"})
    assert [entry.get("road") for entry in at_second["corners"][:2]] == ["free boost", None], (
        "one for both lines"
    )


def test_there_are_two_road_tokens_of_a_kind() -> None:
    document = builder_of("heat").blank()
    third = {"do": "corner", "after": 20, "limit": 4}
    lines = sorted([20, *[entry["after"] for entry in document["corners"]]])
    laid = [{"do": "road", "after": each, "token": "overheat"} for each in lines]
    assert wrong("heat", document, third, *laid[:2]) == []
    assert wrong("heat", document, third, *laid[:3]) == [(str(lines[2]), "road")]
    for edit in ({"do": "road", "after": lines[0], "token": "ice"}, {"do": "setup", "weather": "hail"}):
        with pytest.raises(BadEdit, match="there is no"):
            after("heat", document, edit)


@pytest.mark.parametrize("game_id", ["heat", "rali"])
def test_what_holds_for_the_whole_track_can_be_set_within_its_bounds(game_id: str) -> None:
    builder = builder_of(game_id)
    settings = builder.sketch(builder.blank())["settings"]
    assert "laps" in [setting["id"] for setting in settings]
    for setting in settings:
        values = setting["choices"] or [setting["low"], setting["high"]]
        for value in values:
            changed = builder.edit(builder.blank(), {"do": setting["edit"], setting["id"]: value})
            (now,) = [each for each in builder.sketch(changed)["settings"] if each["id"] == setting["id"]]
            assert now["value"] == value
            told(builder.check(changed))
        if not setting["choices"]:
            for beyond in (setting["low"] - 1, setting["high"] + 1):
                with pytest.raises(BadEdit):
                    builder.edit(builder.blank(), {"do": setting["edit"], setting["id"]: beyond})


def test_a_director_is_offered_only_what_can_be_driven() -> None:
    builder = builder_of("rallyman")
    document = builder.blank()
    assert len(builder.fits(document, "stage.new")) == 40
    for _ in range(4):
        offers = builder.fits(document, "stage.1")
        assert offers[-1]["edit"]["do"] == "extend"
        for offer in offers:
            emptied = offer["piece"] == "shorten" and " " not in document["stages"][0]["route"]
            assert bool(builder.check(builder.edit(document, offer["edit"]))) == emptied
        document = builder.edit(document, offers[-1]["edit"])
    turned = after("rallyman", document, {"do": "reverse", "stage": 1})
    assert builder.check(turned) == []
    assert after("rallyman", turned, {"do": "reverse", "stage": 1}) == document


def test_what_is_wrong_with_a_rally() -> None:
    rally = load_rally("grand_tour").data
    found = wrong(
        "rallyman",
        rally,
        {"do": "extend", "stage": 1, "section": "J1-J4"},
        {"do": "extend", "stage": 2, "section": "C6-C7"},
        {"do": "add-stage"},
        {"do": "weather", "weather": "fixed"},
    )
    assert found == [
        ("", "no-snow"),
        ("stage.1", "same-board"),
        ("stage.2", "elsewhere"),
        ("stage.4", "empty"),
    ]
    sketch = builder_of("rallyman").sketch(after("rallyman", rally, {"do": "route", "stage": 2, "route": ""}))
    assert [stage["number"] for stage in sketch["stages"]] == [1, 3]
    assert sketch["faulty"] == [2]
    moved = after(
        "rallyman", rally, {"do": "move-stage", "stage": 2, "to": 1}, {"do": "remove-stage", "stage": 2}
    )
    assert moved["service_after"] == [1], "the service mark of the second stage goes with it"


@pytest.mark.long
@pytest.mark.parametrize("game_id", GAMES)
def test_no_edit_breaks_anything(game_id: str) -> None:
    """Random edits with random values, one on another: each is refused or leaves a document of which
    everything can be told."""
    builder = builder_of(game_id)
    source = Seeded(5)
    document = builder.generate(1, builder.wish())
    done = 0
    for _ in range(90):
        try:
            changed = builder.edit(document, random_edit(game_id, source))
        except BadEdit:
            continue
        done += 1
        told(builder.check(changed))
        builder.statistics(changed)
        builder.sketch(changed)
        document = changed if source.below(6) else builder.generate(source.below(50), builder.wish())
    assert done > 20


def random_edit(game_id: str, source: Seeded) -> dict[str, Any]:
    row, other, lane, few = (
        1 + source.below(60),
        1 + source.below(60),
        1 + source.below(3),
        1 + source.below(6),
    )
    zone = "CJLV"[source.below(4)]
    road = f"{zone}{source.below(10)}-{zone}{source.below(10)}"
    points = [[source.below(900), source.below(600)] for _ in range(4 + few)]
    edits: dict[str, list[dict[str, Any]]] = {
        "rali": [
            {"do": "obstacle", "cell": f"{row}.{lane}", "kind": OBSTACLES[source.below(7)]},
            {"do": "move-obstacle", "cell": f"{row}.{lane}", "to": f"{other}.{lane}"},
            {"do": "bridge", "row": row},
            {"do": "insert-rows", "row": row, "count": few},
            {"do": "remove-rows", "row": row, "count": few},
            {"do": "swap-rows", "row": row, "to": other},
            {"do": "mirror"},
            {"do": "station", "row": row, "lane": lane},
            {"do": "shortcut", "row": row, "lane": lane, "exit": other, "cells": few},
            {"do": "boxes", "row": row, "lane": lane},
            {"do": "remove", "id": f"K{few}"},
            {"do": "draw", "points": points},
            {"do": "oval"},
        ],
        "heat": [
            {"do": "corner", "after": row, "limit": few},
            {"do": "move-corner", "after": row, "to": other},
            {"do": "remove-corner", "after": row},
            {"do": "find-corners"},
            {"do": "chicane", "after": row},
            {"do": "press", "after": row, "on": lane == 1},
            {"do": "legend-line", "after": row, "cell": other - 20},
            {"do": "chevrons", "cell": row, "number": lane - 1},
            {"do": "ground", "kind": "tunnel", "first": row, "last": row + few},
            {"do": "start", "cell": row},
            {"do": "cells", "cells": 20 + row},
            {"do": "draw", "points": points, "cells": 30 + row},
            {"do": "mirror"},
        ],
        "rallyman": [
            {"do": "add-stage", "route": road},
            {"do": "remove-stage", "stage": few},
            {"do": "move-stage", "stage": few, "to": lane},
            {"do": "extend", "stage": lane, "section": road, "front": few > 3},
            {"do": "shorten", "stage": lane},
            {"do": "reverse", "stage": lane},
            {"do": "route", "stage": lane, "route": road},
            {"do": "split", "stage": lane, "space": row},
            {"do": "service", "stage": lane, "on": few > 3},
            {"do": "weather", "weather": ("dry", "fixed", "variable")[lane - 1]},
            {"do": "snow", "zone": zone, "on": few > 3},
        ],
    }
    return edits[game_id][source.below(len(edits[game_id]))]


HOSTILE: list[Any] = [None, [], 7, "", {}, {"meta": 3}, {"stages": {}}, {"corners": [1]}, {"name": []}]


@pytest.mark.parametrize("game_id", GAMES)
@pytest.mark.parametrize("document", HOSTILE, ids=repr)
def test_what_is_no_track_gets_one_sentence(game_id: str, document: Any) -> None:
    builder = builder_of(game_id)
    with pytest.raises(BadBoard):
        builder.tidy(document)
    if isinstance(document, dict):
        assert len(builder.check(document)) == 1


def test_a_document_that_is_far_too_long_is_not_looked_into() -> None:
    stages = [{"route": "C3-C8"}] * 5000
    with pytest.raises(BadBoard):
        builder_of("rallyman").tidy({"name": "Endless", "stages": stages})
    odd = {"meta": {"rows": 5}, "centreline": [1, {"centre": 3}]}
    assert [problem["said"]["key"] for problem in builder_of("rali").check(odd)] == [
        "builder-rali-fault-rows"
    ]
    assert fingerprint(builder_of("rali"), odd)


@pytest.mark.parametrize("game_id", GAMES)
def test_what_is_no_edit_is_refused(game_id: str) -> None:
    builder = builder_of(game_id)
    for edit in (
        {},
        {"do": "dance"},
        {"do": 3},
        {"do": "mirror", "twice": True},
        {"do": "remove-stage", "stage": 99},
    ):
        with pytest.raises(BadEdit):
            builder.edit(builder.blank(), edit)


def test_a_rally_is_shared_out_over_days() -> None:
    """Days are marks between stages: a day that ends brings service, and both follow their stages."""
    builder = builder_of("rallyman")
    one = {"name": "Home", "service_after": [], "stages": [{"route": route} for route in ROUTES]}
    two = after("rallyman", one, {"do": "day", "stage": 2})
    assert (two["day_ends"], two["service_after"]) == ([2], [2])
    assert fingerprint(builder, two) != fingerprint(builder, one)
    assert after("rallyman", two, {"do": "day", "stage": 2, "on": False}).keys() == one.keys()
    added = after("rallyman", two, {"do": "add-stage", "before": 1, "route": "L4-L7"})
    assert (added["day_ends"], added["service_after"]) == ([3], [3])
    assert [day["stages"] for day in builder.sketch(added)["days"]] == [[1, 2, 3], [4]]
    assert after("rallyman", two, {"do": "remove-stage", "stage": 2})["day_ends"] == [1]
    assert "day_ends" not in after("rallyman", two, {"do": "remove-stage", "stage": 3})
    assert builder.check(two) == []
    assert builder.check({**two, "day_ends": [9]}) != []
    made = builder.generate(4, builder.wish({"stages": 5, "days": 2}))
    assert made["day_ends"] == [2]
    assert builder.check(made) == []
    sheet = information_sheet(builder.game.new(2, {"rally": two}).setup, ["Ari", "Juha"])
    assert [entry["day"] for entry in sheet["stages"]] == [1, 1, 2]


def parts(data: Any, way: tuple[str | int, ...] = ()) -> list[tuple[str | int, ...]]:
    """The ways to everything in a document; of long lists to the first two entries."""
    inner: list[str | int] = list(data) if isinstance(data, dict) else []
    inner += range(min(2, len(data))) if isinstance(data, list) else []
    return [way, *[part for key in inner for part in parts(data[key], (*way, key))]]


def with_part(data: Any, way: tuple[str | int, ...], value: Any) -> Any:
    if not way:
        return value
    key, *rest = way
    changed: Any = dict(data) if isinstance(data, dict) else list(data)
    changed[key] = with_part(data[key], tuple(rest), value)
    return changed


@pytest.mark.parametrize("game_id", ["gt", *GAMES])
def test_a_broken_document_is_told_in_every_language(game_id: str) -> None:
    """Whatever is wrong: a sentence of the catalogues, or a track that can be shown and mended."""
    builder = builder_of(game_id)
    document = builder.generate(5, builder.wish({}))
    values: list[Any] = [None, -1, "x", [[1]], {"a": []}]
    for way in parts(document):
        for wrong_value in values:
            try:
                tidied = builder.tidy(with_part(document, way, wrong_value))
                said = [problem["said"] for problem in builder.check(tidied)]
            except BadBoard as error:
                said = [problem_of(error)["said"]]
            assert all(each["key"] != "builder-refused" for each in said), (way, wrong_value)
            for words in SPEAKERS:
                for each in said:
                    assert words.say(each["key"], **each["values"])[-1] == "."


def test_a_stage_is_laid_at_both_ends() -> None:
    """What is offered before the start can be laid there, and is all that can be."""
    builder = builder_of("rallyman")
    rally = after("rallyman", builder.blank(), {"do": "extend", "stage": 1, "section": "J1-J4"})
    offers = builder.fits(rally, "stage.1.front")
    assert [offer["piece"] for offer in offers if offer["edit"]["do"] == "shorten"] == ["shorten"]
    assert after("rallyman", rally, offers[0]["edit"])["stages"][0]["route"] == "J1-J4"
    laid = [offer["edit"] for offer in offers if offer["edit"]["do"] == "extend"]
    assert laid
    for edit in laid:
        longer = after("rallyman", rally, edit)
        assert longer["stages"][0]["route"] == f"{edit['section']} C3-C8 J1-J4"
        assert builder.check(longer) == []
    turned = after("rallyman", rally, {"do": "reverse", "stage": 1})
    ways = [offer["piece"] for offer in builder.fits(turned, "stage.1") if offer["edit"]["do"] == "extend"]
    assert len(laid) == len(ways)
    assert "stage.1.front" in {place["id"] for place in builder.sketch(rally)["spaces"]}
    for nowhere in ("stage.2.front", "stage.front", "stage.1.front.front", "front"):
        with pytest.raises(BadEdit):
            builder.fits(rally, nowhere)


@pytest.mark.parametrize("game_id", [*GAMES, "gt"])
def test_every_track_of_the_games_is_one_that_its_builder_lets_through(game_id: str) -> None:
    game = builder_of(game_id).game
    for name in game.tracks():
        check_whole(game, dict(game.track_data(game.track(name))), name)


def test_a_track_that_lies_on_itself_is_let_through_nowhere() -> None:
    heat = builder_of("heat")
    assert heat.game.read_track(figure_of_eight(), "eight")
    with pytest.raises(BadBoard, match="eight: The road runs into itself") as refused:
        check_whole(heat.game, figure_of_eight(), "eight")
    assert refused.value.fault is not None
    assert refused.value.fault.sentence == "builder-heat-fault-touches"
