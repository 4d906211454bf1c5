"""The scenario runner: what holds passes, what does not is named, nonsense is told from falsehood."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from racecraft.engine.errors import BadOptions, BadPosition, BadScenario, FactFails, UnknownName
from racecraft.engine.position import merged
from racecraft.engine.scenario import Scenario, read_scenario, run_scenario


def drag(*script: str | dict[str, Any], **more: Any) -> Scenario:
    return Scenario(name="a drag race", game="drag", rules=[], seats=2, script=list(script), **more)


def test_a_script_that_holds_passes() -> None:
    state = run_scenario(
        drag(
            {"pending": [1, 2]},
            "2: speed1",
            {"pending": [1], "legal": ["speed1", "speed2", "speed3"]},
            "speed3",
            {"events": ["chosen", "shown", "moved"]},
            {"expect": {"distance": [3, 1], "before.0": 2, "options.length": 12}},
            {"illegal": {"1: speed3": "not to be had"}},
            "1: speed1",
            "2: speed2",
            {"chance": {"calm": 2, "gust1": 1, "gust2": 1}},
            "roll gust1",
            {"expect": {"distance": [3, 3]}},
        )
    )
    assert state.pending() == [0, 1]


def test_a_position_is_laid_over_the_start() -> None:
    scenario = drag("2: speed1", "speed2", {"result": {"places": [1, 2]}}, position={"distance": [10, 0]})
    assert run_scenario(scenario).over()


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ({"pending": [1]}, r"who decides is \[1, 2\], not \[1\]"),
        ({"expect": {"round": 2}}, "round is 1, not 2"),
        ({"chance": {"calm": 1}}, "what chance may bring is {}"),
        ({"events": ["won"]}, "no event 'won'"),
        ({"result": {}}, "the race is not over"),
        ({"illegal": {"1: speed1": ""}}, "speed1 is legal"),
        ("roll calm", "no gust is due"),
        ("3: speed1", "seat 3 has nothing to decide"),
    ],
)
def test_what_does_not_hold_is_named(entry: str | dict[str, Any], reason: str) -> None:
    with pytest.raises(FactFails, match=rf"^entry 1 \(.*\): .*{reason}"):
        run_scenario(drag(entry))


def test_another_reason_than_the_stated_one_does_not_hold() -> None:
    with pytest.raises(FactFails, match=r"entry 3 .*refused with .*, not 'too late'"):
        run_scenario(drag("1: speed3", "2: speed1", {"illegal": {"1: speed3": "too late"}}))


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ("speed1", "the seat must be named: 2 seats"),
        ("1: speed9", "knows no action 'speed9'"),
        ("roll storm", "knows no gust 'storm'"),
        ("²: speed1", "the seat must be named"),
        ("9" * 5000 + ": speed1", "the seat must be named"),
        ({"legal": []}, "the seat must be named"),
        ({"lawful": []}, "there is no check 'lawful'; there is legal, illegal"),
        ({"legal": 5}, "Expected `array`"),
        ({"illegal": ["speed1"]}, "Expected `object`"),
        ({"expect": []}, "Expected `object`"),
        ({"expect": {"nothing.there": 1}}, "the position has no 'nothing.there'"),
        ({"expect": {"distance.7": 1}}, "the position has no 'distance.7'"),
        ({"events": "won"}, "Expected `array`"),
        ({"result": []}, "Expected `object`"),
        ({"pending": ["1"]}, "Expected `int`"),
    ],
)
def test_what_makes_no_sense_is_named_and_no_falsehood(entry: str | dict[str, Any], reason: str) -> None:
    with pytest.raises(BadScenario, match=reason) as caught:
        run_scenario(drag(entry))
    assert not isinstance(caught.value, FactFails)
    assert str(caught.value).startswith("entry 1 (")


def test_a_start_that_cannot_be_is_refused() -> None:
    with pytest.raises(UnknownName, match="'chess'"):
        run_scenario(Scenario(name="", game="chess", rules=[], script=[], seats=2))
    with pytest.raises(BadOptions, match="length"):
        run_scenario(drag(options={"length": 99}))
    with pytest.raises(BadPosition, match="round"):
        run_scenario(drag(position={"round": 0}))


def test_positions_are_merged_by_key_and_entry() -> None:
    base = {"cars": [{"gear": 1, "cell": "a"}, {"gear": 2, "cell": "b"}], "round": 1, "list": [1, 2]}
    change = {"cars": [{"gear": 5}], "list": [3]}
    assert merged(base, change, "position") == {
        "cars": [{"gear": 5, "cell": "a"}, {"gear": 2, "cell": "b"}],
        "round": 1,
        "list": [3],
    }
    assert base["cars"] == [{"gear": 1, "cell": "a"}, {"gear": 2, "cell": "b"}]
    with pytest.raises(BadPosition, match=r"position\.cars has 3 entries, the start position only 2"):
        merged(base, {"cars": [{}, {}, {}]}, "position")


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"", "truncated"),
        (b"{", "truncated"),
        (b"\xff\xff", "malformed"),
        (b'{"name":"\xff"}', "case.json"),
        (b"[" * 100_000, "case.json"),
        (b"{}", "missing required field"),
        (b'{"name":"x","game":"drag","rules":[],"script":[]}', "missing required field `seats`"),
        (
            b'{"name":"x","game":"drag","rules":[],"script":[],"seats":2,"scirpt":[]}',
            "unknown field `scirpt`",
        ),
        (b'{"name":"x","game":"drag","rules":[],"script":[7]}', "script"),
    ],
)
def test_a_file_that_is_no_scenario_is_refused(tmp_path: Path, content: bytes, reason: str) -> None:
    path = tmp_path / "case.json"
    path.write_bytes(content)
    with pytest.raises(BadScenario, match=f"{reason}") as caught:
        read_scenario(path)
    assert str(caught.value).startswith("case.json: ")


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadScenario, match=r"cannot read .*gone\.json"):
        read_scenario(tmp_path / "gone.json")


@pytest.mark.parametrize(
    ("position", "reason", "script", "complaint"),
    [
        ({"phase": "lunch"}, "lunch", [], ""),
        ({"phase": "lunch"}, "dinner", [], "the position is refused with .*, not 'dinner'"),
        ({}, "lunch", [], "the position is not refused"),
        ({"phase": "lunch"}, "lunch", ["keep"], "has an empty script"),
    ],
)
def test_a_position_that_cannot_be_is_refused(
    position: dict[str, Any], reason: str, script: list[Any], complaint: str
) -> None:
    scenario = Scenario("x", "rali", [], script, 1, position=position, refused=reason)
    if not complaint:
        run_scenario(scenario)
        return
    with pytest.raises(BadScenario, match=complaint):
        run_scenario(scenario)
