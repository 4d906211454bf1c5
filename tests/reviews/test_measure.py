"""What a review costs and whether it can be trusted, measured."""

import json
from typing import Any

import pytest

from racecraft.cli.main import main
from racecraft.reviews import measure, review
from racecraft.reviews.measure import FIELD, Measured, Task, marks_of, positions_of
from tests.reviews.golden import record_of


@pytest.fixture(scope="module")
def found() -> Measured:
    return measure.measure(Task("rali", 1, 0, positions=6, rollouts=20, budget=2))


@pytest.mark.long
def test_a_review_is_measured(found: Measured) -> None:
    assert 0 < found.first_mark <= found.seconds
    assert found.ledger < 1e-9
    assert sum(len(losses) for losses in found.losses.values()) == found.marks > 10
    assert set(found.losses) == set(FIELD)
    assert found.compared == 6 * len(FIELD)
    assert found.apart / found.compared < 0.4**2
    assert 0 < found.luck / found.compared <= 0.25 / 4


@pytest.mark.long
def test_drivers_change_seats() -> None:
    first, second = (measure.raced(Task("rali", 1, number)) for number in (0, 1))
    assert [chair.bot for chair in first.header.seats] == list(FIELD)
    assert [chair.bot for chair in second.header.seats] == [*FIELD[1:], FIELD[0]]
    assert first.ending is not None


def a_race(losses: dict[str, list[float]], apart: float, seconds: float, clear: int, kept: int) -> Measured:
    return Measured("rali", 10, 4, 1.0, seconds, 2.0, 50.0, 1e-16, losses, apart, 0.04, 4, clear, kept)


def test_races_are_summed_up() -> None:
    one = a_race({"club": [0.0, 0.1], "random": [0.4]}, 0.01, 3.0, 2, 1)
    two = a_race({"club": [0.2]}, 0.07, 5.0, 1, 1)
    found = measure.summed("rali", [one, two])
    assert found.seconds == 5.0
    assert found.errors["club"][0] == pytest.approx(0.1)
    assert found.errors["club"][1] == pytest.approx(1.96 * 0.1 / 3**0.5)
    assert found.errors["random"] == (0.4, 0.0)
    assert found.distance == pytest.approx(0.1)
    assert found.luck == pytest.approx(0.1)
    assert found.positions == 2
    assert (found.kept, found.clear) == (2, 3)


def test_positions_lie_all_over_a_race_and_are_others_in_every_one() -> None:
    """A single one is not always the start, where chances are least certain."""
    review: Any = {"line": [{"ply": ply} for ply in range(101)], "plies": 100}
    for wanted in (1, 5):
        found = [positions_of(Task("rali", 1, number, wanted), review) for number in range(20)]
        plies = [[point["ply"] for point in points] for points in found]
        for part in range(wanted):
            places = [each[part] * wanted - part * 100 for each in plies]
            assert min(places) < 10
            assert max(places) >= 90
            assert len(set(places)) > 15


def test_ten_times_the_budget_is_asked_about_clear_marks_only(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of two marks that a review gives, one is a mistake with more playouts as well."""
    budgets: list[int] = []

    def marks(grades: list[str]) -> list[dict[str, object]]:
        return [{"seat": 0, "ply": ply, "grade": grade, "loss": 0.1} for ply, grade in enumerate(grades)]

    def reviewing(record: object, budget: int | None) -> list[object]:
        found = marks(["blunder", "mistake", "inaccuracy"])
        line = {"win": 1.0, "place": 0.0, "time": 0.0}
        return [{"marks": found, "plies": 3, "method": {"budget": 24}, "ledgers": [{"lines": [line, line]}]}]

    def marks_of(record: object, budget: int, wanted: set[int]) -> list[dict[str, object]]:
        budgets.append(budget)
        assert wanted == {0, 1}
        return marks(["mistake", "fine"])

    monkeypatch.setattr(measure, "reviewing", reviewing)
    monkeypatch.setattr(measure, "marks_of", marks_of)
    found = measure.measure(Task("rali", 1, 0, again=True))
    assert budgets == [240]
    assert (found.clear, found.kept) == (2, 1)


def test_marks_are_those_of_the_whole_review() -> None:
    record = record_of("rali-duel")
    whole = review(record, budget=2)["marks"]
    assert marks_of(record, 2) == whole
    assert marks_of(record, 2, {whole[1]["ply"], whole[4]["ply"]}) == [whole[1], whole[4]]
    other = marks_of(record, 2, dice="other")
    assert [mark["ply"] for mark in other] == [mark["ply"] for mark in whole]
    assert other != whole


def test_the_command(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    races = [a_race({"club": [0.02]}, 0.04, 3.0, 2, 1)]
    monkeypatch.setattr(measure, "_answers", lambda tasks, jobs: iter(races))
    assert main(["bench", "review", "--games", "rali", "--rollouts", "5", "--again"]) == 0
    told = capsys.readouterr().out
    assert "2.00 ± 0.00" in told
    assert "rali: chances on the line are 0.100 (root mean square, positions: 1)" in told
    assert "lets expect 0.100" in told
    assert "1 of 2" in told
    assert main(["bench", "review", "--games", "rali", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["errors"] == {"club": [0.02, 0.0]}
