"""Circuits under construction: every edit can be judged, what is proposed can be raced on, and the circuits
of the game can be rebuilt by hand."""

from __future__ import annotations

from typing import Any

import pytest
from tools.prove_builders import WISHES, cut_open, faults_of

from racecraft.builders import BadEdit, Document, builder_of, fingerprint
from racecraft.builders.builder import AnyBuilder
from racecraft.builders.gt.chain import chain_of
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import BadBoard, BadOptions
from racecraft.games.gt.board import circuit_data, circuit_names, read_circuit

BUILDER: AnyBuilder = builder_of("gt")


def readable(document: Document) -> bool:
    try:
        read_circuit(document, "track")
    except BadBoard:
        return False
    return True


def tiles(document: Document) -> list[str]:
    return [entry["tile"] for entry in document["tiles"]]


@pytest.mark.parametrize("name", circuit_names())
def test_every_circuit_can_be_rebuilt_by_hand(name: str) -> None:
    """Tile by tile at the end of the road, as offered there; the result is the same track."""
    wanted = BUILDER.tidy(circuit_data(name))
    made = BUILDER.blank()
    if wanted["tiles"][0]["tile"] != "102a":
        made = BUILDER.edit(made, {"do": "replace", "tile": 0, "with": "102b"})
    for laid in chain_of(wanted).laid[1:]:
        end = f"end-{len(made['tiles']) - 1}-out"
        offers = [
            offer["edit"]
            for offer in BUILDER.fits(made, end)
            if offer["piece"] == laid.tile.name and offer["turn"] == laid.direction * 60
        ]
        if not offers:  # it looks the same driven back
            offers = [{"do": "put", "tile": laid.tile.name, "q": laid.q, "r": laid.r, "dir": laid.direction}]
        made = BUILDER.edit(made, offers[0])
    assert BUILDER.check(made) == []
    assert fingerprint(BUILDER, made) == fingerprint(BUILDER, wanted)


def test_a_circuit_is_the_same_wherever_it_lies_and_whatever_it_is_called() -> None:
    wanted = circuit_data("k5")
    turned = {**wanted, "name": "Other", "tiles": [_turned(entry) for entry in wanted["tiles"]]}
    assert readable(turned)
    assert fingerprint(BUILDER, turned) == fingerprint(BUILDER, wanted)
    other = BUILDER.edit(turned, {"do": "replace", "tile": 3, "with": "103b"})
    assert fingerprint(BUILDER, other) != fingerprint(BUILDER, wanted)


def _turned(entry: dict[str, Any]) -> dict[str, Any]:
    q, r = entry["q"] + 3, entry["r"] - 1
    return {"tile": entry["tile"], "q": -r, "r": q + r, "dir": (entry["dir"] + 1) % 6}


@pytest.mark.long
def test_what_the_builder_finds_and_what_the_game_refuses_is_the_same() -> None:
    """Random edits, sensible and not: whenever there is no problem the game reads the circuit, and only
    then; every problem is at a place of the sketch and can be said."""
    source = Seeded(5)
    closed = 0
    for game in range(5):
        document = BUILDER.generate(game, BUILDER.wish({"length": 8}))
        for _ in range(25):
            document = _edited(document, source)
            problems = BUILDER.check(document)
            assert (problems == []) == readable(document), problems
            sketch = BUILDER.sketch(document)
            places = {each["id"] for each in [*sketch["tiles"], *sketch["ends"]]}
            assert {problem["place"] for problem in problems} <= places
            assert BUILDER.edit(document, {"do": "name", "title": "x"})["tiles"] == document["tiles"]
            closed += not problems
    assert closed > 8


def _edited(document: Document, source: Seeded) -> Document:
    chain = chain_of(document)
    tile = source.below(len(chain.laid))
    ends = [end for end in chain.ends if end.blocked < 0]
    edits: list[dict[str, Any]] = [
        {"do": "turn", "tile": tile},
        {"do": "remove", "tile": tile},
        {"do": "move", "tile": tile, "q": source.below(7) - 3, "r": source.below(7) - 3},
        {"do": "replace", "tile": tile, "with": f"1{source.below(18) + 3:02}{'ab'[source.below(2)]}"},
    ]
    for end in ends[:2]:
        offers = BUILDER.fits(document, end.id)
        edits += [offers[source.below(len(offers))]["edit"]] * 3 if offers else []
    if source.below(3) == 0:
        closings = BUILDER.close(document)["documents"]
        if closings:
            return closings[source.below(len(closings))]
        return BUILDER.generate(source.below(1000), BUILDER.wish({"length": 8}))
    try:
        return BUILDER.edit(document, edits[source.below(len(edits))])
    except BadEdit:
        return document


def test_closing_proposals_close_and_use_what_is_left() -> None:
    wanted = BUILDER.tidy(circuit_data("k7"))
    for kept in (3, 8, 16):
        document = {**wanted, "tiles": wanted["tiles"][:kept]}
        found = BUILDER.close(document)
        assert found["reason"] is None
        assert 1 <= len(found["documents"]) <= 6
        for proposal in found["documents"]:
            assert BUILDER.check(proposal) == []
            assert proposal["tiles"][:kept] == document["tiles"]
        assert len({fingerprint(BUILDER, each) for each in found["documents"]}) == len(found["documents"])
    gaps = BUILDER.edit(BUILDER.edit(wanted, {"do": "remove", "tile": 4}), {"do": "remove", "tile": 8})
    assert all(BUILDER.check(each) == [] for each in BUILDER.close(gaps)["documents"])
    assert BUILDER.close(gaps)["documents"]


def wandering(seed: int) -> Document:
    """Tiles laid as they come, at whichever end."""
    source, document = Seeded(seed), BUILDER.blank()
    for _ in range(4 + source.below(22)):
        ends = [end["id"] for end in BUILDER.sketch(document)["ends"] if not end["blocked"]]
        offers = BUILDER.fits(document, ends[source.below(len(ends))]) if ends else []
        if not offers:
            break
        document = BUILDER.edit(document, offers[source.below(len(offers))]["edit"])
    return document


@pytest.mark.parametrize("seed", [22, 41, 165, 620, 1855, 3554, 6682])
def test_loose_tiles_are_driven_whichever_way_closes(seed: int) -> None:
    """Nothing says which way a tile is driven that hangs together with nothing, or which of two comes first:
    where the way in which it lies leads nowhere, another does. Of these circuits two stretches were taken."""
    wish = WISHES["gt"][seed % len(WISHES["gt"])]
    made = BUILDER.generate(seed, BUILDER.wish({**wish, "danger": seed % 6}))
    _, cut = cut_open(made, seed)
    boxes = wish.get("boxes", 1)
    found = BUILDER.close(cut, boxes)["documents"]
    assert found
    for document in found:
        assert BUILDER.check(document, boxes) == []
        assert {laid["tile"] for laid in cut["tiles"]} <= {laid["tile"] for laid in document["tiles"]}


def test_why_nothing_closes() -> None:
    closed = BUILDER.close(circuit_data("k1"))
    assert closed["reason"] == {"key": "builder-gt-closed-already", "values": {}}
    document = BUILDER.blank()
    for tile, back in (("111a", False), ("107a", False)):  # two sharp bends to one hand run into the start
        end = f"end-{len(document['tiles']) - 1}-out"
        document = BUILDER.edit(document, {"do": "lay", "end": end, "tile": tile, "back": back})
    reason = BUILDER.close(document)["reason"]
    assert reason is not None
    assert reason["key"] == "builder-gt-blocked"
    assert (reason["values"]["name"], reason["values"]["neighbour"]) == ("107a", "102a")
    far: Document = {
        **BUILDER.blank(),
        "tiles": [
            {"tile": "102a", "q": 0, "r": 0, "dir": 0},
            {"tile": "103a", "q": 40, "r": 0, "dir": 0},
        ],
    }
    reason = BUILDER.close(far)["reason"]
    assert reason is not None
    assert reason["key"] == "builder-gt-no-way-far"
    reasons = [BUILDER.close(wandering(seed))["reason"] for seed in (0, 2, 9)]
    keys = [reason["key"].removeprefix("builder-gt-no-way-") for reason in reasons if reason is not None]
    assert keys == ["walled", "far", "tiles"]
    assert reasons[2] is not None
    assert reasons[2]["values"] == {"kind": "straight", "count": 1, "boxes": 2}


def test_circuits_that_are_cut_open_are_closed_again() -> None:
    for seed in range(14):
        assert faults_of(BUILDER, seed) == []
    whole = BUILDER.generate(1, BUILDER.wish({"length": 12}))
    assert all(
        0 < len(cut["tiles"]) < 12 and cut["tiles"][0] == whole["tiles"][0] for cut in cut_open(whole, 1)
    )


def test_generated_circuits_are_as_wished() -> None:
    """A sample; `python -m tools.prove_builders gt` proves as many seeds as one likes."""
    for seed in range(60):
        wish = {
            "length": (0, 5, 9, 16, 24)[seed % 5],
            "danger": seed % 6,
            "boxes": 1 + seed % 2,
        }
        document = BUILDER.generate(seed, BUILDER.wish(wish))
        assert document == BUILDER.generate(seed, BUILDER.wish(wish))
        assert BUILDER.check(document) == []
        if wish["length"]:
            assert len(document["tiles"]) == wish["length"]
        else:
            assert 12 <= len(document["tiles"]) <= 18
    means = []
    for danger in range(1, 6):
        found = [
            BUILDER.statistics(BUILDER.generate(seed, BUILDER.wish({"danger": danger}))) for seed in range(12)
        ]
        levels = [each["figures"][1]["value"] for each in found]
        means.append(sum(levels) / len(levels))
    assert all(abs(mean - danger) < 0.5 for danger, mean in enumerate(means, 1)), means
    lanes = {
        wish: {
            tile[-1]
            for seed in range(6)
            for tile in tiles(BUILDER.generate(seed, BUILDER.wish({"lanes": wish})))
        }
        for wish in ("two", "three", "both")
    }
    assert lanes == {"two": {"b"}, "three": {"a"}, "both": {"a", "b"}}
    for bad in (
        {"length": 4},
        {"length": 30},
        {"length": 6, "lanes": "both"},
        {"lanes": "five"},
        {"hills": 1},
    ):
        with pytest.raises(BadOptions):
            BUILDER.generate(1, BUILDER.wish(bad))


def test_boxes_are_counted() -> None:
    document = BUILDER.blank()
    for _ in range(3):
        document = BUILDER.edit(document, {"do": "lay", "end": _last(document), "tile": "103a"})
    assert "103a" not in [offer["piece"] for offer in BUILDER.fits(document, _last(document))]
    assert "103a" in [offer["piece"] for offer in BUILDER.fits(document, _last(document), owned=2)]
    lay = {"do": "lay", "end": _last(document), "tile": "103b"}
    keys = [problem["said"]["key"] for problem in BUILDER.check(BUILDER.edit(document, lay))]
    assert "builder-gt-fault-copies" in keys
    assert "builder-gt-fault-lanes" in keys
    more = BUILDER.edit(document, {**lay, "tile": "103a"}, owned=2)
    assert more["unlimited"] is True
    assert "unlimited" not in BUILDER.edit(more, {"do": "remove", "tile": 4}, owned=2)
    plain = {key: value for key, value in more.items() if key != "unlimited"}
    assert _copies(BUILDER.tidy(plain), 1) == [4], "a file from elsewhere, with one box"
    assert _copies(plain, 2) == _copies(BUILDER.tidy(plain, 2), 2) == [], "and with two"
    assert BUILDER.tidy(plain, 2) == more


def _copies(document: Document, owned: int) -> list[int]:
    """The tiles of which there are too few in so many boxes."""
    return [
        problem["said"]["values"]["tile"]
        for problem in BUILDER.check(document, owned)
        if problem["said"]["key"] == "builder-gt-fault-copies"
    ]


def _last(document: Document) -> str:
    return f"end-{len(document['tiles']) - 1}-out"


@pytest.mark.parametrize(
    "edit",
    [
        {"do": "fly"},
        {"do": ["lay"]},
        {},
        {"do": "lay", "end": "end-0-out", "tile": "999z"},
        {"do": "lay", "end": "end-7-out", "tile": "103a"},
        {"do": "lay", "end": {"q": 1}, "tile": "103a"},
        {"do": "lay", "end": "end-0-out", "tile": "102b"},
        {"do": "put", "tile": "103a", "q": 0, "r": 0},
        {"do": "put", "tile": "103a", "q": 10**30, "r": 0},
        {"do": "put", "tile": "103a", "x": 1e300, "y": 0},
        {"do": "move", "tile": -1, "q": 1, "r": 1},
        {"do": "turn", "tile": "0"},
        {"do": "remove", "tile": 0},
        {"do": "replace", "tile": 0, "with": "103a"},
        {"do": "pit", "q": 9, "r": 9},
        {"do": "name", "title": "x" * 101},
    ],
)
def test_edits_that_mean_nothing_are_refused_in_one_sentence(edit: dict[str, Any]) -> None:
    document = BUILDER.blank()
    with pytest.raises(BadEdit) as refused:
        BUILDER.edit(document, edit)
    assert "\n" not in str(refused.value)
    assert document == BUILDER.blank()


@pytest.mark.parametrize(
    "document",
    [
        None,
        [],
        {},
        {"format": "racecraft gt circuit 1"},
        {"format": "racecraft gt circuit 1", "tiles": [{}]},
        {"format": "racecraft gt circuit 1", "tiles": [{"tile": "102a", "q": 1e9, "r": 0, "dir": 0}]},
        {"format": "racecraft gt circuit 1", "tiles": [{"tile": "102a", "q": 0, "r": 0, "dir": 0}] * 5000},
        {"format": "racecraft gt circuit 1", "tiles": [], "own_tiles": {}},
        {"format": "racecraft gt circuit 1", "tiles": [], "hills": 1},
    ],
)
def test_documents_that_are_no_circuits(document: Any) -> None:
    with pytest.raises(BadBoard):
        BUILDER.tidy(document)


def test_overlapping_and_empty_documents_can_be_shown_and_mended() -> None:
    entry = {"tile": "102a", "q": 0, "r": 0, "dir": 0}
    heap = BUILDER.tidy({**BUILDER.blank(), "tiles": [entry, {**entry, "tile": "103a"}, entry]})
    assert BUILDER.check(heap)
    assert len(BUILDER.sketch(heap)["tiles"]) == 3
    mended = BUILDER.edit(
        BUILDER.edit(heap, {"do": "remove", "tile": 2}), {"do": "move", "tile": 1, "q": 1, "r": 0}
    )
    assert [problem["said"]["key"] for problem in BUILDER.check(mended)] == ["builder-gt-open"]
    empty = BUILDER.tidy({**BUILDER.blank(), "tiles": []})
    assert BUILDER.check(empty)
    assert BUILDER.statistics(empty)["figures"]
    started = BUILDER.edit(empty, {"do": "put", "tile": "102b", "q": 0, "r": 0})
    assert tiles(started) == ["102b"]


def test_tiles_turn_to_the_road() -> None:
    document = BUILDER.edit(BUILDER.blank(), {"do": "put", "tile": "112a", "x": 321.0, "y": 5.0})
    assert chain_of(document).laid[1].heading == 0
    turned = BUILDER.edit(document, {"do": "turn", "tile": 1})
    assert len(chain_of(turned).firsts) == 1
    assert chain_of(turned).laid[1].turn == -chain_of(document).laid[1].turn
    assert BUILDER.edit(turned, {"do": "turn", "tile": 1}) == document


def test_figures_and_the_pit_tile() -> None:
    k2 = BUILDER.tidy(circuit_data("k2"))
    figures = {each["id"]: each["value"] for each in BUILDER.statistics(k2)["figures"]}
    circuit = read_circuit(k2, "k2")
    assert (figures["tiles"], figures["length"], figures["minutes"]) == (15, circuit.length, 30)
    assert figures["overtaking"] <= figures["corners"]
    assert figures["straight"] < circuit.length
    with_pit = BUILDER.edit(k2, {"do": "pit", "q": 0, "r": 1})
    assert readable(with_pit)
    assert "pit" not in BUILDER.edit(with_pit, {"do": "pit"})


def test_files_of_the_track_editor() -> None:
    """A stretch as it lies in a file of the editor is one road; what is written is read again."""
    stretch = [(56, 53, 3, "105b-1"), (55, 53, 0, "104b-2"), (54, 53, 0, "102b"), (53, 53, 2, "106b-2")]
    stretch += [(53, 52, 1, "112b-1"), (54, 52, 2, "117b-2"), (53, 51, 5, "111b-2"), (55, 52, 0, "116b-2")]
    entries = [{"X": x, "Y": y, "Orientation": turn, "TuileId": id} for x, y, turn, id in stretch]
    document = BUILDER.tidy({"Name": "Short", "Tuiles": entries, "lowResWidth": 1})
    chain = chain_of(document)
    assert (len(chain.laid), len(chain.firsts), BUILDER.title(document)) == (8, 2, "Short")
    assert chain.joined
    for name in circuit_names():
        wanted = BUILDER.tidy(circuit_data(name))
        written = BUILDER.exported(wanted, "rgt")
        assert fingerprint(BUILDER, BUILDER.tidy(written)) == fingerprint(BUILDER, wanted)
    with_pit = BUILDER.edit(BUILDER.tidy(circuit_data("k2")), {"do": "pit", "q": 0, "r": 1})
    assert BUILDER.tidy(BUILDER.exported(with_pit, "rgt"))["pit"] == {"q": 0, "r": 1}
    for bad in ([], "x", [1], [{"TuileId": "125b-1"}], [{"TuileId": "102a", "X": 1e9}], [{"TuileId": "101"}]):
        with pytest.raises(BadBoard):
            BUILDER.tidy({"Tuiles": bad})
