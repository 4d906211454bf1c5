"""Reviews of a folder: one report, which is resumed, whatever an earlier run left behind."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

from racecraft.arena.workers import Loss
from racecraft.cli.main import main
from racecraft.engine.errors import BadOptions
from racecraft.reviews.folder import Task, review_file, review_folder, standings
from tests.reviews.races import raced


def here(next_task: Callable[[], Task | None]) -> Iterator[tuple[Task, dict[str, Any] | Loss]]:
    """A crew of this process."""
    while (task := next_task()) is not None:
        yield task, review_file(task)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """Two races, one of them in a folder of its own."""
    (tmp_path / "first.jsonl").write_bytes(raced("rali", 2).encode())
    (tmp_path / "more").mkdir()
    (tmp_path / "more" / "second.jsonl").write_bytes(raced("rali", 2, seed=6).encode())
    return tmp_path


def run(folder: Path, method: str | None = "rollouts", budget: int = 1) -> int:
    """How many races were reviewed."""
    growing = review_folder(folder, folder / "reviews.jsonl", method, budget, here)
    announced = next(growing)
    assert len(list(growing)) == announced
    return announced


def lines(folder: Path) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in (folder / "reviews.jsonl").read_bytes().splitlines()]


@pytest.mark.long
def test_folders_in_it_are_reviewed_too_and_nothing_twice(folder: Path) -> None:
    assert run(folder) == 2
    assert [line["file"] for line in lines(folder)] == ["first.jsonl", str(Path("more", "second.jsonl"))]
    assert run(folder) == 0
    assert len(lines(folder)) == 2


@pytest.mark.long
def test_a_line_that_was_cut_off_costs_no_other_review(folder: Path) -> None:
    assert run(folder) == 2
    report = folder / "reviews.jsonl"
    whole = report.read_bytes()
    report.write_bytes(whole[:-100])
    assert run(folder) == 1
    assert report.read_bytes() == whole


@pytest.mark.long
def test_a_race_counts_once_whatever_judged_it(folder: Path) -> None:
    run(folder)
    once = standings(folder / "reviews.jsonl")
    assert run(folder, budget=2) == 2
    latest = standings(folder / "reviews.jsonl")
    assert [row.races for row in latest] == [row.races for row in once] == [2]
    assert len(lines(folder)) == 4
    (folder / "reviews.jsonl").unlink()
    run(folder, budget=2)
    assert standings(folder / "reviews.jsonl") == latest


@pytest.mark.long
def test_what_cannot_be_reviewed_is_told_once_until_it_changes(folder: Path) -> None:
    path = folder / "broken.jsonl"
    path.write_text("garbage\n")
    assert run(folder) == 3
    assert "broken.jsonl: line 1 is not a header" in lines(folder)[0]["error"]
    assert run(folder) == 0
    path.write_bytes(raced("rali", 2, seed=7).encode())
    assert run(folder) == 1
    assert lines(folder)[-1]["file"] == "broken.jsonl"
    assert "error" not in lines(folder)[-1]


@pytest.mark.long
def test_a_race_that_lost_its_worker_is_tried_again(folder: Path) -> None:
    def lost(next_task: Callable[[], Task | None]) -> Iterator[tuple[Task, dict[str, Any] | Loss]]:
        while (task := next_task()) is not None:
            yield task, Loss("gone")

    growing = review_folder(folder, folder / "reviews.jsonl", "rollouts", 1, lost)
    assert list(growing) == [2, 1, 2]
    assert run(folder) == 2


@pytest.mark.long
def test_decisions_can_be_judged_without_the_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A whole review of the same race is another one."""
    asked = ["review", str(folder), "--budget", "1", "--method", "rollouts", "--jobs", "1", "--no-line"]
    assert main(asked) == 0
    assert "2 races reviewed" in capsys.readouterr().out
    [row] = standings(folder / "reviews.jsonl")
    assert row.result is None
    assert row.adjusted is None
    assert row.mattered_error is not None
    assert row.mattered_95 is not None
    assert row.mattered_95[0] < row.mattered_error < row.mattered_95[1]
    assert 0 < row.mattered < row.decisions
    assert main(asked) == 0
    assert "0 races reviewed" in capsys.readouterr().out
    assert run(folder) == 2


def test_a_picture_needs_the_line(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = folder / "line.svg"
    assert main(["review", str(folder / "first.jsonl"), "--no-line", "--svg", str(out)]) == 2
    assert "--no-line" in capsys.readouterr().err
    assert not out.exists()


def test_an_empty_folder_is_said(tmp_path: Path) -> None:
    with pytest.raises(BadOptions, match="no record"):
        next(review_folder(tmp_path, tmp_path / "reviews.jsonl", None, None, here))


@pytest.mark.long
def test_all_cores_share_a_folder(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(folder), "--method", "rollouts", "--budget", "1"]) == 0
    assert "2 races reviewed" in capsys.readouterr().out
    assert {line["file"] for line in lines(folder)} == {"first.jsonl", str(Path("more", "second.jsonl"))}
    assert run(folder) == 0, "who reviews changes nothing"


def test_a_cluster_is_named_as_in_the_arena(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(folder), "--ray", "127.0.0.1:1"]) == 2
    said = capsys.readouterr().err
    assert "there is no Ray cluster at '127.0.0.1:1'" in said or "Ray is not installed" in said
    assert main(["review", str(folder / "first.jsonl"), "--ray", "local"]) == 2
    assert "for a folder of records" in capsys.readouterr().err
