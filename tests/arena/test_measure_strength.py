"""The measurement of strength: by turns, resumed where it stopped, added up over tracks and seeds."""

from __future__ import annotations

from pathlib import Path

from tools.measure_strength import HEAD, Field, main, raced, tracks

from racecraft.arena.results import Results, read_job

FIELD = Field("rali", 2, ("club@1", "random@1"))


def measured(folder: Path, games: int, seed: int = 1) -> None:
    main(
        [str(folder), "--game", "rali", "--bots", "club,random", "--budgets", "1"]
        + ["--games", str(games), "--seed", str(seed)]
    )


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    measured(tmp_path, 2)
    before = {path: path.read_bytes() for path in tmp_path.glob("*.jsonl")}
    assert len(before) == len(tracks("rali")) == 3
    assert [len(row.wins) for row in raced(tmp_path)[FIELD]] == [2, 2, 2]
    measured(tmp_path, 4)
    assert [len(row.wins) for row in raced(tmp_path)[FIELD]] == [4, 4, 4]
    for path, content in before.items():
        assert path.read_bytes().startswith(content), "what was raced is not raced again"
    written = (tmp_path / "strength.md").read_text(encoding="utf-8")
    assert written.startswith(HEAD)
    assert "| `rali` | 2 | club@1 and random@1 | 12 | 100.0% |" in written
    assert (tmp_path / "strength.svg").read_text(encoding="utf-8").startswith("<svg")


def test_other_seeds_are_added_up(tmp_path: Path) -> None:
    measured(tmp_path, 2, seed=1)
    measured(tmp_path, 2, seed=2)
    assert sum(len(row.wins) for row in raced(tmp_path)[FIELD]) == 12
    files = sorted(tmp_path.glob("*.jsonl"))
    seeds = set()
    for path in files:
        job = read_job(path)
        with Results(job, path) as results:
            assert sorted(results.outcomes) == [1, 2]
        seeds.add(job.seed)
    assert seeds == {1, 2}
