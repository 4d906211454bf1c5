"""The results file: nothing lost, nothing twice, nobody else's file touched."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from racecraft.arena.job import Job
from racecraft.arena.outcome import FaultCount, Outcome
from racecraft.arena.results import BadResults, Results, read_job

JOB = Job("rali", ["club", "random"], 2, {"laps": 1}, seed=4)


def outcome(number: int, rounds: int = 12) -> Outcome:
    return Outcome(
        game=number,
        lineup=JOB.lineup(number),
        places=[1, 2],
        scores=[9, 3],
        ended_by="finish",
        rounds=rounds,
        decisions=[5, 6],
        thought=[0.5, 0.25],
        slowest=[0.2, 0.1],
        faults=[FaultCount(1, "crashed", 3, "KeyError: 'x'")],
    )


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "results.jsonl"
    with Results(JOB, path) as results:
        results.add([outcome(1), outcome(3)])
        results.add([Outcome(2, lost="status 9")])
    return path


def test_what_was_written_is_read_back(file: Path) -> None:
    with Results(JOB, file) as results:
        assert results.upto(3) == [outcome(1), Outcome(2, lost="status 9"), outcome(3)]
        assert results.upto(2) == [outcome(1), Outcome(2, lost="status 9")]
    assert read_job(file) == JOB


def test_every_line_is_out_of_our_hands_at_once(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    with Results(JOB, path) as results:
        assert len(path.read_bytes().splitlines()) == 1
        results.add([outcome(1), outcome(2)])
        assert len(path.read_bytes().splitlines()) == 3


@pytest.mark.parametrize("cut", [1, 5, 80])
def test_a_torn_last_line_is_dropped_and_the_game_played_again(file: Path, cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(
        whole + b'{"game":4,"lineup":[0,1],"places":[1,2],"scores":[9,3],"ended_by":"finish","rou'[:cut]
    )
    with Results(JOB, file) as results:
        assert sorted(results.outcomes) == [1, 2, 3]
        assert file.read_bytes() == whole
        results.add([outcome(4)])
    with Results(JOB, file) as results:
        assert sorted(results.outcomes) == [1, 2, 3, 4]


@pytest.mark.parametrize("left", [0, 1, 30, -1])
def test_a_torn_header_is_written_again(file: Path, left: int) -> None:
    header = file.read_bytes().splitlines(keepends=True)[0]
    file.write_bytes(header[:left])
    with Results(JOB, file) as results:
        assert results.outcomes == {}
    assert file.read_bytes() == header


def test_a_game_that_stands_there_twice_counts_once(file: Path) -> None:
    with Results(JOB, file) as results:
        results.add([outcome(3, rounds=99), outcome(4), outcome(4)])
        assert results.outcomes[3] == outcome(3)
    assert len(file.read_bytes().splitlines()) == 5
    lines = file.read_bytes().splitlines(keepends=True)
    file.write_bytes(b"".join([*lines, lines[1].replace(b'"rounds":12', b'"rounds":13')]))
    with Results(JOB, file) as results:
        assert results.outcomes[1] == outcome(1)
        assert sorted(results.outcomes) == [1, 2, 3, 4]


@pytest.mark.parametrize(
    ("line", "part"),
    [
        (b"nonsense", "line 3 is not a game"),
        (b"{}", "line 3 is not a game: .*game"),
        (b'{"game":0}', "line 3 is not a game"),
        (b'{"game":9,"wings":1}', "line 3 is not a game: .*wings"),
        (b'{"game":9,"lineup":[1,1]}', r"line 3: game 9 of this job has the line-up .*, not \[1, 1\]"),
        (b'{"game":%d,"lineup":%s}', "line 3: 'places' has 0 entries for 2 seats"),
        (b"\xff\xfe", "line 3 is not a game"),
        (b"[" * 5000, "line 3 is not a game"),
    ],
)
def test_a_broken_line_is_named_and_the_file_left_alone(file: Path, line: bytes, part: str) -> None:
    lines = file.read_bytes().splitlines(keepends=True)
    if b"%d" in line:
        line = line % (9, str(JOB.lineup(9)).encode())
    broken = b"".join([*lines[:2], line + b"\n", *lines[2:]])
    file.write_bytes(broken)
    with pytest.raises(BadResults, match=f"results.jsonl: {part}"):
        Results(JOB, file)
    assert file.read_bytes() == broken


@pytest.mark.parametrize(
    ("other", "part"),
    [
        (Job("rali", ["club", "random"], 2, {"laps": 1}, seed=5), "its seed is 4, not 5"),
        (Job("rali", ["random", "club"], 2, {"laps": 1}, seed=4), r"its bots is \['club', 'random'\], not"),
        (Job("rali", ["club", "random"], 4, {"laps": 1}, seed=4), "its seats is 2, not 4"),
        (Job("rali", ["club", "random"], 2, {}, seed=4), "its options is {'laps': 1}, not {}"),
        (Job("rali", ["club", "random"], 2, {"laps": 1}, 4, 0.5), "its limit is 0.0, not 0.5"),
    ],
)
def test_another_job_is_refused(file: Path, other: Job, part: str) -> None:
    before = file.read_bytes()
    with pytest.raises(BadResults, match=part):
        Results(other, file)
    assert file.read_bytes() == before


@pytest.mark.parametrize(
    ("content", "part"),
    [
        (b"Dear diary", "line 1 is not the header of a tournament"),
        (b"Dear diary\nToday", "line 1 is not the header of a tournament"),
        (b'{"racecraft":1}\n', "line 1 is not the header of a tournament"),
        (b'{"arena":1}\n', "the file has format 1; this engine reads format 2"),
        (b'{"arena":2,"engine":"0.1.0"}\n', "line 1: .*job"),
    ],
)
def test_somebody_elses_file_is_left_alone(tmp_path: Path, content: bytes, part: str) -> None:
    path = tmp_path / "notes.txt"
    path.write_bytes(content)
    with pytest.raises(BadResults, match=part):
        Results(JOB, path)
    assert path.read_bytes() == content


def test_another_engine_is_refused(file: Path) -> None:
    file.write_bytes(file.read_bytes().replace(b'"engine":"', b'"engine":"9.', 1))
    with pytest.raises(BadResults, match="was begun by engine 9"):
        Results(JOB, file)


@pytest.mark.skipif(sys.platform == "win32", reason="locks of POSIX")
def test_two_tournaments_do_not_write_into_one_file(file: Path) -> None:
    with Results(JOB, file), pytest.raises(BadResults, match="in use by another tournament"):
        Results(JOB, file)
    with Results(JOB, file) as results:
        assert len(results.outcomes) == 3
