"""Records: a state is the replay of its record; a seed gives one race; what was edited is found out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from random import Random

import pytest

from racecraft.engine.chance import Committed, Seeded
from racecraft.engine.errors import BadRecord
from racecraft.engine.race import Race
from racecraft.engine.record import Chair, Record, decode, read, verify
from tests.complaint import complaint
from tests.every_game.cases import Case, drive

SEED = 55


@cache
def finished(case: Case) -> bytes:
    """The record of a whole race, driven once for all tests that only read it."""
    return drive(case.race(SEED), SEED).record.encode()


def test_a_record_replays_to_the_state_after_every_ply(case: Case) -> None:
    game = case.game
    race = case.race(51)
    fingerprints = [game.fingerprint(race.state)]
    while race.result() is None:
        drive(race, 51 + len(fingerprints), plies=1)
        fingerprints.append(game.fingerprint(race.state))
    state = race.record.start()
    for number, ply in enumerate(race.record.plies, 1):
        assert game.fingerprint(state) == fingerprints[number - 1]
        race.record.step(state, number, ply)
    assert game.fingerprint(state) == fingerprints[-1]
    assert game.fingerprint(race.record.replay()) == fingerprints[-1]
    middle = len(fingerprints) // 2
    assert game.fingerprint(race.record.replay(middle)) == fingerprints[middle]


def test_a_saved_record_reads_back_and_verifies(case: Case, tmp_path: Path) -> None:
    race = drive(case.race(52), 52)
    race.save(tmp_path / "race.jsonl")
    record = read(tmp_path / "race.jsonl")
    assert record.encode() == race.record.encode()
    verdict = verify(record)
    result = race.result()
    assert result is not None
    assert verdict.finished
    assert verdict.chance == "verified"
    assert verdict.plies == len(race.record.plies)
    assert verdict.result == result.json()


def test_a_committed_race_verifies_once_its_seed_is_out(case: Case) -> None:
    seed = bytes(range(32))
    chairs = [Chair(f"Driver {seat + 1}") for seat in range(case.seats)]
    race = Race.start(case.game, case.options, chairs, Committed(seed, ["red", "blue"]))
    while race.result() is None:
        assert seed.hex().encode() not in race.record.encode()
        assert verify(race.record, unfinished=True).chance == "sealed"
        drive(race, 53 + len(race.record.plies), plies=200)
    assert verify(decode(race.record.encode())).chance == "verified"


def test_a_seed_gives_one_race(case: Case) -> None:
    assert drive(case.race(SEED), SEED).record.encode() == finished(case)


def test_a_race_resumed_anywhere_ends_as_if_never_interrupted(case: Case) -> None:
    whole = finished(case)
    length = whole.count(b"\n") - 2
    for stop in {0, 1, length // 3, length - 1, length}:
        record = decode(whole)
        record.ending = None
        later = record.plies[stop:]
        del record.plies[stop:]
        race = Race.resume(decode(record.encode()), Seeded(SEED))
        assert race.record.encode() == (record.encode() if stop < length else whole)
        for ply in later:
            if ply.draw is None:
                assert ply.seat is not None
                assert ply.play is not None
                race.play(ply.seat, ply.play)
            elif race.state.chance():
                race.resolve(race.source.draw(race.state.chance()))
        assert race.record.encode() == whole


def test_a_spoilt_record_is_refused_or_says_the_same(case: Case) -> None:
    """One byte changed, lost or doubled, a line lost, doubled or swapped: found out, or without meaning."""
    random = Random(56)
    whole = finished(case)
    truth = decode(whole)
    for _ in range(60):
        spoilt = bytearray(whole)
        place = random.randrange(len(spoilt))
        way = random.randrange(5)
        if way == 0:
            spoilt[place] = random.randrange(256)
        elif way == 1:
            del spoilt[place]
        elif way == 2:
            spoilt.insert(place, random.randrange(256))
        else:
            lines = bytes(spoilt).splitlines(keepends=True)
            line = random.randrange(len(lines))
            moved = lines.pop(line)
            if way == 4:
                lines.insert(random.randrange(len(lines) + 1), moved)
            spoilt = bytearray(b"".join(lines))
        told = complaint(lambda: verify(decode(bytes(spoilt), "race.jsonl"), "race.jsonl"), BadRecord)  # noqa: B023
        if told is None:
            assert decode(bytes(spoilt)).encode() == truth.encode()
        else:
            assert told.startswith("race.jsonl")


@pytest.mark.parametrize("part", [0.0, 0.3, 0.9])
def test_an_unfinished_record_is_no_finished_one(case: Case, part: float) -> None:
    record = decode(finished(case))
    cut = Record(record.header, record.plies[: int(part * len(record.plies))])
    with pytest.raises(BadRecord, match="not finished"):
        verify(cut)
    assert not verify(cut, unfinished=True).finished
