"""What a title says of itself: options with bounds and a schema; the registry; random play; the form."""

from __future__ import annotations

import msgspec
import pytest

from racecraft.engine import errors
from racecraft.engine.errors import BadOptions, BadPosition, RacecraftError, UnknownName
from racecraft.engine.form import COMPILED, form
from racecraft.engine.game import field, number, only
from racecraft.engine.playout import random_playout
from racecraft.engine.registry import all_games, game_of, register
from racecraft.engine.state import Event, Result, rank
from tests.engine.simultaneous import DRAG, DragOptions


def test_options_have_defaults() -> None:
    assert DRAG.options() == DRAG.options({}) == DragOptions(length=12, windy=True)
    assert DRAG.options({"length": 30}).length == 30


@pytest.mark.parametrize(
    ("given", "reason"),
    [
        ({"lenght": 12}, "has no option 'lenght'; it has length, windy"),
        ({7: 12}, "has no option 7"),
        ({"length": 2}, "length"),
        ({"length": 31}, "length"),
        ({"length": 10**40}, "length"),
        ({"length": "12"}, "length"),
        ({"length": 12.5}, "length"),
        ({"length": None}, "length"),
        ({"windy": 1}, "windy"),
    ],
)
def test_an_option_that_is_wrong_is_named(given: dict[str, object], reason: str) -> None:
    with pytest.raises(BadOptions, match=f"drag.*{reason}"):
        DRAG.new(2, given)


def test_the_schema_has_bounds_and_defaults() -> None:
    schema = DRAG.schema()
    length = schema["$defs"]["DragOptions"]["properties"]["length"]
    assert (length["minimum"], length["maximum"], length["default"]) == (3, 30, 12)
    assert msgspec.json.decode(msgspec.json.encode(schema)) == schema


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_option_of_a_registered_game_has_a_default_and_leaves_its_words_to_the_locales(
    game: object,
) -> None:
    schema = game_of(getattr(game, "id", "")).schema()
    (options,) = (entry for entry in schema["$defs"].values() if entry.get("type") == "object")
    assert options["properties"]
    for name, entry in options["properties"].items():
        assert "default" in entry, name
        assert not entry.keys() & {"title", "description"}, name


@pytest.mark.parametrize("seats", [-1, 0, 5, 10**40])
def test_a_number_of_seats_out_of_bounds_is_refused(seats: int) -> None:
    with pytest.raises(BadOptions, match=f"drag seats 1 to 4 players, not {seats}"):
        DRAG.new(seats)


def test_equal_states_have_equal_fingerprints() -> None:
    one, two = DRAG.new(2), DRAG.new(2)
    assert DRAG.fingerprint(one) == DRAG.fingerprint(two)
    one.play(0, 1)
    assert DRAG.fingerprint(one) != DRAG.fingerprint(two)
    two.play(0, 1)
    assert DRAG.fingerprint(one) == DRAG.fingerprint(two)
    assert len(DRAG.fingerprint(one)) == 16


# --- Reading positions --------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        ({}, "here has no 'n'"),
        ({"n": "1"}, "not of type int"),
        ({"n": True}, "not of type int"),
        ({"n": 1.0}, "int"),
    ],
)
def test_a_field_must_be_there_and_of_its_type(data: dict[str, object], reason: str) -> None:
    with pytest.raises(BadPosition, match=reason):
        field(data, "n", int, "here")


def test_a_number_must_be_within_bounds() -> None:
    assert number({"n": 3}, "n", 3, 3, "here") == 3
    for value in (2, 4, 10**40):
        with pytest.raises(BadPosition, match=f"here: 'n' is {value}, not 3 to 3"):
            number({"n": value}, "n", 3, 3, "here")


def test_a_misspelt_field_is_not_passed_over() -> None:
    only({"n": 1}, ["n", "m"], "here")
    with pytest.raises(BadPosition, match="here has no field 'k'; it has n, m"):
        only({"k": 1}, ["n", "m"], "here")


# --- Registry -----------------------------------------------------------------------------------------------


def test_a_game_is_found_by_its_id() -> None:
    assert game_of("drag") is DRAG
    assert [game.id for game in all_games()] == sorted(game.id for game in all_games())


def test_an_unknown_game_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match=r"there is no game 'chess'; there is drag, .*rali"):
        game_of("chess")


def test_an_id_is_given_once() -> None:
    with pytest.raises(ValueError, match="'drag' is registered already"):
        register(DRAG)


# --- Small things -------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("scores", "places"),
    [([5], [1]), ([1, 3, 2], [3, 1, 2]), ([4, 4, 1], [1, 1, 3]), ([0, 7, 7, 7], [4, 1, 1, 1]), ([], [])],
)
def test_equal_scores_share_the_better_place(scores: list[int], places: list[int]) -> None:
    assert rank(scores) == places


def test_events_and_results_are_json() -> None:
    assert Event("moved", 1, {"to": 3}).json() == {"kind": "moved", "seat": 1, "to": 3}
    assert Result([1], [9], "finish").json() == {"places": [1], "scores": [9], "reason": "finish"}
    assert "moved" in repr(Event("moved", 1, {"to": 3}))
    assert "finish" in repr(Result([1], [9], "finish"))


def test_every_error_a_user_meets_is_a_racecraft_error() -> None:
    classes = [kind for kind in vars(errors).values() if isinstance(kind, type)]
    kinds = [kind for kind in classes if issubclass(kind, Exception)]
    assert len(kinds) > 8
    for kind in kinds:
        assert issubclass(kind, RacecraftError)
        assert kind.__doc__
    assert issubclass(errors.WrongSeat, errors.IllegalAction)


def test_a_playout_counts_what_it_played_and_repeats_itself() -> None:
    one, two, other = DRAG.new(3), DRAG.new(3), DRAG.new(3)
    first, second = random_playout(one, 1), random_playout(two, 1)
    assert (first.actions, first.outcomes) == (second.actions, second.outcomes)
    assert first.actions % 3 == 0
    assert DRAG.fingerprint(one) == DRAG.fingerprint(two)
    random_playout(other, 2)
    assert DRAG.fingerprint(other) != DRAG.fingerprint(one)
    after = random_playout(one, 3)
    assert (after.actions, after.outcomes) == (0, 0)


def test_the_form_is_told_truly() -> None:
    assert form() == ("compiled" if COMPILED else "interpreted")
    compiled = type(random_playout).__name__ != "function"
    assert compiled == COMPILED
