"""Every scenario of every game holds, and one that does not says where.

A scenario lies in `scenarios/<game>/<chapter>/`: a chapter of the game's page of rules, as its address spells
it (without a step number), that has a row for one of the rules that the scenario shows.
"""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import racecraft.outlook.checks  # noqa: F401  (adds what scenarios can state about odds)
from racecraft.engine.errors import BadPosition, BadScenario
from racecraft.engine.registry import all_games
from racecraft.engine.scenario import Scenario, read_scenario, run_scenario
from tests.test_rules_cited import chapters_of, page_of, rules_in

SCENARIOS = Path(__file__).parent / "scenarios"
FILES = sorted(SCENARIOS.rglob("*.json"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(SCENARIOS).with_suffix("")))
def test_scenario_holds(path: Path) -> None:
    scenario = read_scenario(path)
    run_scenario(scenario)
    folder, chapter, _file = path.relative_to(SCENARIOS).parts
    assert scenario.game == folder
    assert scenario.name.endswith("."), "a scenario is named by a sentence"
    game = {game.id: game for game in all_games()}[scenario.game]
    assert scenario.rules, "a scenario shows at least one rule"
    assert set(scenario.rules) <= rules_in(page_of(game))
    assert chapter in {chapters_of(game)[rule] for rule in scenario.rules}, "it lies in another chapter"


def test_every_game_has_scenarios() -> None:
    assert {path.relative_to(SCENARIOS).parts[0] for path in FILES} == {game.id for game in all_games()}


@pytest.mark.parametrize("check", ["no_events", "malformed"])
def test_every_game_shows_what_does_not_happen_and_what_cannot_be_said(check: str) -> None:
    scenarios = [read_scenario(path) for path in FILES]
    users = Counter(
        scenario.game
        for scenario in scenarios
        if any(isinstance(entry, dict) and check in entry for entry in scenario.script)
    )
    assert {game.id for game in all_games() if users[game.id] < 2} == set()


def test_no_two_scenarios_have_one_name() -> None:
    names = [read_scenario(path).name for path in FILES]
    assert sorted({name for name in names if names.count(name) > 1}) == []


def rally(*script: str | dict[str, Any], **more: Any) -> Scenario:
    """A scenario of one car at the start, in gear 1 on 0.2 after the first entry."""
    return Scenario("A car at the start.", "rali", ["RL-SETUP-04"], ["start2", *script], 1, **more)


@pytest.mark.parametrize(
    ("entry", "complaint"),
    [
        ("up", "entry 2 (up): up: a car at rest starts in gear 1 without shifting (RL-GEAR-06)"),
        ("fly", "entry 2 (fly): rali knows no action 'fly'"),
        ("2: keep", "entry 2 (2: keep): there is no seat 2 in this race of 1"),
        ("roll 3", "entry 2 (roll 3): nothing is to be rolled now"),
        ({"legal": ["keep", "up"]}, 'entry 2 ({"legal":["keep","up"]}): what is legal is [\'keep\'], not'),
        ({"illegal": {"keep": ""}}, "keep is legal"),
        ({"illegal": {"up": "RL-GEAR-07"}}, "up is refused with"),
        ({"expect": {"cars.0.gear": 2}}, "cars.0.gear is 1, not 2"),
        ({"expect": {"cars.1.gear": 1}}, "the position has no 'cars.1.gear'"),
        ({"chance": {"1": 1}}, "what chance may bring is {}, not {'1': 1}"),
        ({"pending": [2]}, "who decides is [1], not [2]"),
        ({"events": ["crashed"]}, "there was no event 'crashed' in this order; there was ['placed']"),
        ({"result": {"places": [1]}}, "the race is not over"),
        ({"no_events": ["crashed", "placed"]}, "there was an event 'placed': {'kind': 'placed', 'seat': 0"),
        ({"no_events": ["flew"]}, "rali has no event 'flew', so it is no news that there was none"),
        ({"malformed": {"keep": ""}}, "keep can be read"),
        ({"malformed": {"fly": "wings"}}, "fly is refused with \"rali knows no action 'fly'"),
        ({"view": {"cars.0.gear": 2}}, "cars.0.gear is 1, not 2"),
        ({"view": {"table: cars.0.gear": 2}}, "cars.0.gear is 1, not 2"),
        ({"view": {"1: cars.0.wings": 2}}, "the view has no 'cars.0.wings'"),
        ({"view": {"2: cars.0.gear": 1}}, "there is no seat 2 in this race of 1"),
        ({"outlook": {"prompt.key": "x"}}, "prompt.key is 'rali-ask-start', not 'x'"),
        ({"outlook": {"wings": 2}}, "the outlook has no 'wings'"),
        ({"odds": {"keep": {"harm.fraction": "1/2"}}}, "harm.fraction is '0/1', not '1/2'"),
        ({"odds": {"up": {"harm.fraction": "1/2"}}}, "up is no choice now"),
        ({"odds": {"keep": "1/2"}}, "Expected `object`, got `str`"),
        ({"weather": "rain"}, "there is no check 'weather'; there is legal, illegal"),
        ({"legal": "keep"}, 'entry 2 ({"legal":"keep"}): Expected `array`, got `str`'),
        ({"illegal": ["up"]}, "Expected `object`, got `array`"),
    ],
)
def test_wrong_scenario_names_the_entry(entry: str | dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadScenario) as caught:
        run_scenario(rally(entry, "keep"))
    assert str(caught.value).startswith("entry 2 (")
    assert complaint in str(caught.value)


def test_entries_before_the_wrong_one_are_not_blamed() -> None:
    with pytest.raises(BadScenario, match=r"^entry 5 \(ahead\): "):
        run_scenario(rally("keep", "roll 1", "ahead", "ahead"))


def test_seat_must_be_named_when_nobody_is_to_decide() -> None:
    with pytest.raises(
        BadScenario, match=r"entry 3 \(ahead\): the seat must be named: 0 seats are to decide"
    ):
        run_scenario(rally("keep", "ahead"))


def test_position_for_more_cars_than_seats_is_refused() -> None:
    with pytest.raises(BadPosition, match="has 2 entries, the start position only 1"):
        run_scenario(rally(position={"cars": [{}, {}]}))


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"{", "truncated"),
        (b"[]", "Expected `object`"),
        (b'{"name": "x", "game": "rali", "rules": []}', "missing required field `script`"),
        (b'{"name": "x", "game": "rali", "rules": [], "script": []}', "missing required field `seats`"),
        (
            b'{"name": "x", "game": "rali", "rules": [], "script": [], "seats": 1, "dice": []}',
            "unknown field `dice`",
        ),
        (b'{"name": "x", "game": "rali", "rules": [], "script": [7]}', "got `int`"),
    ],
)
def test_malformed_file_is_named(tmp_path: Path, content: bytes, complaint: str) -> None:
    path = tmp_path / "odd.json"
    path.write_bytes(content)
    with pytest.raises(BadScenario, match=r"^odd\.json: ") as caught:
        read_scenario(path)
    assert complaint in str(caught.value)


def test_missing_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"cannot read .*nowhere\.json: No such file"):
        read_scenario(tmp_path / "nowhere.json")


def test_scenario_survives_writing_and_reading(tmp_path: Path) -> None:
    path = tmp_path / "start.json"
    path.write_bytes(msgspec.json.encode(rally("keep", {"chance": {str(face): 1 for face in range(1, 7)}})))
    run_scenario(read_scenario(path))
