"""Every track that comes with a game can be built by edits, and is the same track then."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.builders import Document, builder_of, fingerprint
from racecraft.builders.rallyman.study import study
from racecraft.games.heat.board import load_track, track_names
from racecraft.games.rali.board import board_names, load_board
from racecraft.games.rallyman.rally import load_rally, rally_names

Edits = list[dict[str, Any]]


def built(game_id: str, edits: Edits) -> Document:
    builder = builder_of(game_id)
    document = builder.blank()
    for edit in edits:
        document = builder.edit(document, edit)
    return document


def rali_edits(board: Document) -> Edits:
    """In another order than the file has: rows, line, boxes, ways, then obstacles from the last to the
    first."""
    blank = builder_of("rali").blank()["meta"]["rows"]
    edits: Edits = []
    missing = board["meta"]["rows"] - blank
    while missing > 0:
        edits.append({"do": "insert-rows", "row": 20, "count": min(missing, 100)})
        missing -= 100
    rows = [[*row["centre"], row["heading"]] for row in board["centreline"]]
    edits.append({"do": "lay-road", "rows": rows, "lane_width": board["meta"]["lane_width"]})
    edits.append({"do": "laps", "laps": board["meta"]["laps"]})
    edits.append({"do": "figures", **{key: board[key] for key in ("table", "lane_changes", "effects")}})
    lane = board["box_lane"]
    edits.append(
        {"do": "boxes", "row": lane["entry"][0], "lane": lane["entry"][1], "cells": len(lane["cells"])}
    )
    edits += [{"do": "station", "row": each["row"], "lane": each["lane"]} for each in board["stations"]]
    for each in board["shortcuts"]:
        (row, lane_number), entries = each["entry"][0], len(each["entry"])
        way = {"row": row, "lane": lane_number, "exit": each["exit"][0], "cells": len(each["cells"])}
        edits.append({"do": "shortcut", **way, "entries": entries})
        edits += [
            {"do": "obstacle", "cell": cell["id"], "kind": cell["obstacle"]}
            for cell in each["cells"]
            if "obstacle" in cell
        ]
    beside = [*board["start"]["cells"], *board["stations"], *lane["cells"]]
    beside += [cell for each in board["shortcuts"] for cell in each["cells"]]
    beside += [{**each, "id": f"box.{each['colour']}"} for each in lane["boxes"]]
    edits += [
        {"do": "place", **{key: each[key] for key in ("id", "x", "y", "heading")}}
        for each in beside
        if "x" in each
    ]
    for each in reversed(board["obstacles"]):
        edits.append({"do": "obstacle", "cell": f"{each['row']}.{each['lane']}", "kind": each["kind"]})
    return edits


def heat_edits(track: Document) -> Edits:
    setup = {key: track[key] for key in ("laps", "heat", "stress", "grid", "set")}
    edits: Edits = [{"do": "setup", **setup}, {"do": "cells", "cells": track["cells"]}]
    edits += [{"do": "remove-corner", "after": each["after"]} for each in built("heat", edits)["corners"]]
    edits.append({"do": "shape", "points": track["shape"]})
    for each in reversed(track["corners"]):
        edits.append({"do": "corner", **{key: each[key] for key in ("after", "limit", "side")}})
    for each in track["corners"]:
        if each.get("letter"):
            edits.append({"do": "press", "after": each["after"]})
        if each.get("chicane"):
            edits.append({"do": "chicane", "after": each["after"]})
        for number, key in enumerate(("chevrons", "double_chevrons"), 1):
            edits += [{"do": "chevrons", "cell": cell, "number": number} for cell in each.get(key, [])]
    for kind in ("flooded", "tunnel"):
        for first, last in track[kind]:
            edits += [
                {"do": "ground", "kind": kind, "first": cell, "last": cell} for cell in range(first, last + 1)
            ]
    edits.append({"do": "print-chevrons", "on": track["chevrons_printed"]})
    return edits


def rallyman_edits(rally: Document) -> Edits:
    """Each stage section by section, behind the stage that a new rally has."""
    edits: Edits = []
    for number, each in enumerate(rally["stages"], 2):
        edits.append({"do": "add-stage"})
        for section in each["route"].split():
            edits.append({"do": "extend", "stage": number, "section": section})
        edits += [{"do": "split", "stage": number, "space": space} for space in reversed(each["splits"])]
        times = {key: each[key] for key in ("best", "best_without_cuts")}
        edits.append({"do": "times", "stage": number, **times})
    edits.append({"do": "remove-stage", "stage": 1})
    for number in range(1, len(rally["stages"]) + 1):
        edits.append({"do": "service", "stage": number, "on": number in rally["service_after"]})
    if rally["weather"] == "fixed":
        edits += [{"do": "snow", "zone": zone} for zone in rally["snow"]]
    else:
        edits.append({"do": "weather", "weather": rally["weather"]})
    return edits


TRACKS = [
    *[("rali", name, load_board(name).data, rali_edits) for name in board_names()],
    *[("heat", name, load_track(name).data, heat_edits) for name in track_names()],
    *[("rallyman", name, load_rally(name).data, rallyman_edits) for name in rally_names()],
]


@pytest.mark.parametrize(
    ("game_id", "name", "document", "edits_of"), TRACKS, ids=lambda given: str(given)[:14]
)
def test_every_own_track_can_be_rebuilt(game_id: str, name: str, document: Document, edits_of: Any) -> None:
    builder = builder_of(game_id)
    rebuilt = built(game_id, edits_of(document))
    assert builder.canonical(rebuilt) == builder.canonical(builder.tidy(document))
    assert fingerprint(builder, rebuilt) == fingerprint(builder, builder.tidy(document))
    assert builder.check(rebuilt) == []
    other = builder.entitled(rebuilt, "another name")
    assert builder.title(other) == "another name"
    assert fingerprint(builder, other) == fingerprint(builder, rebuilt)


def offered(document: Document, place: str, edit: dict[str, Any]) -> Document:
    """The document after an edit that a page offers at this place."""
    builder = builder_of("rallyman")
    assert edit in [offer["edit"] for offer in builder.fits(document, place)], (place, edit)
    return builder.edit(document, edit)


@pytest.mark.parametrize("name", rally_names())
def test_a_rally_that_is_tapped_together_is_the_same_rally(name: str) -> None:
    """By nothing but what the page offers, which knows no solved times and writes down every mark."""
    builder, rally = builder_of("rallyman"), load_rally(name).data
    document = builder.blank()
    for number, stage in enumerate(rally["stages"], 2):
        first, *others = stage["route"].split()
        document = offered(document, "stage.new", {"do": "add-stage", "route": first})
        for section in others:
            edit = {"do": "extend", "stage": number, "section": section}
            document = offered(document, f"stage.{number}", edit)
        for space in stage["splits"]:
            edit = {"do": "split", "stage": number, "space": space, "on": True}
            document = offered(document, f"stage.{number}.{space}", edit)
    document = offered(document, "stage.1", {"do": "remove-stage", "stage": 1})
    for number in range(1, len(rally["stages"])):
        if number in rally["service_after"]:
            edit = {"do": "service", "stage": number, "on": True}
            document = offered(document, f"stage.{number}", edit)
    for zone in rally.get("snow", []):
        (place, *_) = [
            f"stage.{number}" for number, stage in enumerate(rally["stages"], 1) if zone in stage["route"]
        ]
        document = offered(document, place, {"do": "snow", "zone": zone, "on": True})
    if rally["weather"] == "variable":
        document = builder.edit(document, {"do": "weather", "weather": "variable"})
    assert fingerprint(builder, document) == fingerprint(builder, rally)
    longer = builder.edit(document, {"do": "shorten", "stage": 1, "front": True})
    assert fingerprint(builder, longer) != fingerprint(builder, rally)


def test_what_a_rally_leaves_unsaid_is_no_difference() -> None:
    builder = builder_of("rallyman")
    short = {"name": "A", "stages": [{"route": "C3-C8"}, {"route": "L4-L7"}]}
    whole = {
        "name": "B",
        "weather": "dry",
        "snow": [],
        "service_after": [1],
        "day_ends": [],
        "stages": [{"route": " C3-C8", "splits": [], "best": 30}, {"route": "L4-L7", "splits": []}],
    }
    assert fingerprint(builder, short) == fingerprint(builder, whole)
    for key, value in (("service_after", []), ("weather", "variable"), ("day_ends", [1])):
        assert fingerprint(builder, {**whole, key: value}) != fingerprint(builder, whole)


def test_the_times_of_a_stage_are_those_of_its_study() -> None:
    rally = load_rally("first_licence").data
    builder = builder_of("rallyman")
    work = study(builder.game, {**rally, "stages": rally["stages"][:1], "service_after": []})
    while work.step() < 1:
        pass
    found = {figure["id"]: figure["value"] for figure in work.found()["figures"]}
    times = rally["stages"][0]
    assert found == {"stage-1-best": times["best"], "stage-1-best-without-cuts": times["best_without_cuts"]}
