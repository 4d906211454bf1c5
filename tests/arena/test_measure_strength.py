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


def test_budgets_are_raced_against_one_opponent_for_equally_long(tmp_path: Path) -> None:
    """The bot with a budget of its own keeps it; a budget whose time is over leaves the others theirs."""
    given = ["--game", "rali", "--bots", "club,random@7", "--budgets", "50,200,6", "--seconds", "0"]
    main([str(tmp_path), *given])
    found = raced(tmp_path)
    assert sorted(field.bots for field in found) == [
        ("club@200", "random@7"),
        ("club@50", "random@7"),
        ("club@6", "random@7"),
    ]
    assert all(len(rows) == 1 and len(rows[0].wins) == 2 for rows in found.values())
    written = (tmp_path / "strength.md").read_text(encoding="utf-8")
    told = [line.split(" | ")[2] for line in written.splitlines()[2:]]
    assert told == ["club@6 and random@7", "club@50 and random@7", "club@200 and random@7"]
