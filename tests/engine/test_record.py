"""Records: what is written is read, what was cut off or edited is found out, files are written whole."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec
import pytest

from racecraft.engine.chance import Committed, Manual, Scripted, Seeded, Source, commitment
from racecraft.engine.errors import BadRecord, CannotWrite
from racecraft.engine.files import write_whole
from racecraft.engine.race import Race
from racecraft.engine.record import Chair, Ending, Ply, Record, decode, read, verify
from racecraft.engine.version import VERSION
from tests.complaint import complaint
from tests.engine.simultaneous import DRAG

SEED = bytes(range(32))


def finished(source: Source | None = None) -> Record:
    """A drag race of two to its end; the first gust is due after two rounds."""
    race = Race.start(DRAG, {}, [Chair("Ann"), Chair("Bo", bot="random")], source or Seeded(5))
    while (pending := race.pending()) or race.advance():
        for seat in pending:
            race.play(seat, race.legal(seat)[(seat + len(race.record.plies)) % 2])
    assert race.record.ending is not None
    return race.record


def edited(record: Record, line: int, old: bytes, new: bytes, mend_checksum: bool = False) -> Record:
    """The record with one line (counted from 1) changed by somebody who may even know the checksum."""
    lines = record.encode().splitlines(keepends=True)
    assert lines[line - 1].count(old) == 1
    lines[line - 1] = lines[line - 1].replace(old, new)
    changed = decode(b"".join(lines))
    if mend_checksum:
        assert changed.ending is not None
        changed.close(changed.ending.result, changed.ending.seed)
    return changed


def line_of(record: Record, text: bytes) -> int:
    """The first line that contains the text, counted from 1."""
    return next(number for number, line in enumerate(record.lines(), 1) if text in line)


# --- Writing and reading ------------------------------------------------------------------------------------


def test_a_record_is_lines_of_json_with_header_plies_and_result() -> None:
    lines = [msgspec.json.decode(line) for line in finished().encode().splitlines()]
    assert lines[0] == {
        "racecraft": 1,
        "engine": VERSION,
        "game": "drag",
        "options": {"length": 12, "windy": True},
        "seats": [{"name": "Ann"}, {"name": "Bo", "bot": "random"}],
        "chance": {"kind": "seeded", "seed": 5},
    }
    assert lines[1] == {"seat": 0, "play": "speed1"}
    assert {"draw"} in [set(line) for line in lines]
    assert set(lines[-1]) == {"result", "plies", "sha256"}


def test_names_are_read_from_the_header() -> None:
    assert finished().header.seats[1].name == "Bo"


@pytest.mark.parametrize("name", ["Оксана", "a\nb", '"', "\u2028", "🏎"])
def test_any_name_survives(name: str) -> None:
    race = Race.start(DRAG, {}, [Chair(name)], Seeded(1))
    assert decode(race.record.encode()).header.seats[0].name == name


def test_a_big_seed_survives() -> None:
    race = Race.start(DRAG, {}, [Chair("Ann")], Seeded(2**200))
    assert decode(race.record.encode()).header.chance == {"kind": "seeded", "seed": 2**200}


# --- Files that are no records ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "reason"),
    [
        (b"", "is empty"),
        (b"\n", "line 1 is not a header"),
        (b"\xff\xfe\x00\x01\n", "line 1 is not a header"),
        (bytes(range(256)), "truncated"),
        (b"\x00" * 100 + b"\n", "line 1 is not a header"),
        (b'{"racecraft":1,"name":"\xff"}\n', "line 1 is not a header"),
        (b"[" * 100_000 + b"\n", "line 1 is not a header"),
        (b"[]\n", "not the header of a Racecraft record"),
        (b"7\n", "not the header of a Racecraft record"),
        (b'{"game":"drag"}\n', "not the header of a Racecraft record"),
        (b'{"racecraft":1}\n', "line 1: Object missing required field"),
        (b'{"racecraft":true}\n', "line 1"),
        (b"9" * 5000 + b"\n", "line 1 is not a header"),
    ],
)
def test_what_is_no_record_is_refused(data: bytes, reason: str) -> None:
    with pytest.raises(BadRecord, match=f"^file.*{reason}"):
        decode(data, "file")


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "is not a ply"),
        (b"nonsense", "is not a ply"),
        (b"{}", "either a seat with what it plays or what is drawn"),
        (b'{"seat":0}', "either a seat with what it plays or what is drawn"),
        (b'{"play":"speed1"}', "either a seat with what it plays or what is drawn"),
        (b'{"seat":0,"draw":"calm"}', "belongs to no seat"),
        (b'{"seat":0,"play":"speed1","draw":"calm"}', "belongs to no seat"),
        (b'{"seat":"0","play":"speed1"}', "Expected `int"),
        (b'{"seat":0.5,"play":"speed1"}', "Expected `int"),
        (b'{"seat":-1,"play":"speed1"}', "Expected `int"),
        (b'{"seat":' + b"9" * 30 + b',"play":"speed1"}', "is not a ply"),
        (b'{"seat":' + b"9" * 5000 + b',"play":"speed1"}', "is not a ply"),
        (b'{"seat":0,"play":1}', "Expected `str"),
        (b'{"seat":0,"play":"speed1","note":"!"}', "unknown field"),
        (b'{"seat":0,"play":"\xff"}', "is not a ply"),
        (b'{"seat":' + b"[" * 100_000, "is not a ply"),
        (b'{"result":{}}', "missing required field"),
        (b'{"result":{},"plies":"2","sha256":""}', "Expected `int"),
    ],
)
def test_a_line_that_is_no_ply_is_named(line: bytes, reason: str) -> None:
    header = finished().encode().splitlines()[0]
    with pytest.raises(BadRecord, match=f"^file: line 3.*{reason}"):
        decode(header + b'\n{"seat":0,"play":"speed1"}\n' + line + b"\n", "file")


def test_a_repeated_key_counts_as_in_any_json_and_the_checksum_holds_it_to_that() -> None:
    data = finished().encode()
    doubled = data.replace(b'{"seat":0,"play":"speed1"}', b'{"seat":0,"play":"speed2","play":"speed1"}', 1)
    assert doubled != data
    assert decode(doubled).encode() == data
    lying = data.replace(b'{"seat":0,"play":"speed1"}', b'{"seat":0,"play":"speed1","play":"speed2"}', 1)
    with pytest.raises(BadRecord, match="edited"):
        verify(decode(lying))


def test_another_format_names_the_engine_that_reads_it() -> None:
    data = (
        finished().encode().replace(b'"racecraft":1,"engine":"0.1.0"', b'"racecraft":2,"engine":"9.1.0"', 1)
    )
    with pytest.raises(BadRecord, match=rf"format 2 and engine '9\.1\.0'.*\({VERSION}\) reads format 1"):
        decode(data)


def test_a_record_of_another_engine_that_does_not_replay_says_which_it_needs() -> None:
    record = edited(finished(), 1, VERSION.encode(), b"7.7.7", mend_checksum=True)
    assert verify(record).finished
    assert record.ending is not None
    record.plies[0] = Ply(seat=0, play="speed9")
    record.close(record.ending.result)
    with pytest.raises(BadRecord, match=rf"made by engine 7\.7\.7.*this is {VERSION}"):
        verify(record)


def test_an_unreadable_file_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match=r"cannot read .*gone\.jsonl: No such file"):
        read(tmp_path / "gone.jsonl")
    with pytest.raises(BadRecord, match="cannot read"):
        read(tmp_path)


# --- Cut off ------------------------------------------------------------------------------------------------


def test_every_cut_is_found_out() -> None:
    """Wherever the file ends too early: in mid-line it is truncated, at a line's end it has no result."""
    data = finished().encode()
    for length in range(len(data)):
        with pytest.raises(BadRecord, match=r"empty|truncated|not finished"):
            verify(decode(data[:length]))


def test_a_cut_at_the_end_of_a_line_is_an_unfinished_race() -> None:
    record = decode(b"".join(finished().encode().splitlines(keepends=True)[:4]))
    with pytest.raises(BadRecord, match="after 3 plies there is no result line"):
        verify(record)
    verdict = verify(record, unfinished=True)
    assert (verdict.plies, verdict.finished, verdict.result) == (3, False, None)


# --- Edited -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b"speed1", b"speed2"),
        (b'"name":"Ann"', b'"name":"Eve"'),
        (b'"length":12', b'"length":13'),
        (b'"seed":5', b'"seed":6'),
    ],
)
def test_an_edit_breaks_the_checksum(old: bytes, new: bytes) -> None:
    record = finished()
    line = line_of(record, old)
    with pytest.raises(BadRecord, match="checksum does not fit"):
        verify(edited(record, line, old, new))


def test_an_edited_roll_is_found_out_even_with_a_mended_checksum() -> None:
    record = finished()
    line = line_of(record, b'"draw"')
    old = record.plies[line - 2].draw
    new = next(text for text in ["calm", "gust1", "gust2"] if text != old)
    changed = edited(record, line, str(old).encode(), new.encode(), mend_checksum=True)
    with pytest.raises(BadRecord, match=rf"line {line}: '{new}' was drawn, but the seed gives '{old}'"):
        verify(changed)


def test_an_edited_seed_is_found_out_even_with_a_mended_checksum() -> None:
    """Another seed gives other gusts somewhere."""
    record = finished()
    found_out = 0
    for seed in range(6, 16):
        changed = edited(record, 1, b'"seed":5', f'"seed":{seed}'.encode(), mend_checksum=True)
        told = complaint(lambda: verify(changed))  # noqa: B023
        assert told is None or "the seed gives" in told
        found_out += told is not None
    assert found_out >= 5


def test_an_illegal_action_is_found_out_even_with_a_mended_checksum() -> None:
    changed = edited(finished(), 2, b"speed1", b"speed7", mend_checksum=True)
    with pytest.raises(BadRecord, match="line 2: drag knows no action 'speed7'"):
        verify(changed)


@pytest.mark.parametrize("seat", [1, 2, 99])
def test_an_action_of_the_wrong_seat_is_found_out(seat: int) -> None:
    record = finished()
    record.plies[:2] = [Ply(seat=seat, play="speed1")] * 2
    assert record.ending is not None
    record.close(record.ending.result)
    with pytest.raises(BadRecord, match=r"line [23]: seat \d+ has nothing to decide"):
        verify(record)


@pytest.mark.parametrize(("added", "reason"), [(-1, "is not over"), (1, "was over before")])
def test_a_missing_and_an_added_ply_are_found_out(added: int, reason: str) -> None:
    record = finished()
    assert record.ending is not None
    record.plies = (record.plies + record.plies[:1])[: len(record.plies) + added]
    record.close(record.ending.result)
    with pytest.raises(BadRecord, match=reason):
        verify(record)


def test_an_edited_result_is_found_out() -> None:
    record = finished()
    assert record.ending is not None
    assert record.ending.result is not None
    record.close({**record.ending.result, "places": [9, 9]})
    with pytest.raises(BadRecord, match=r"the result is .*not .*\[9, 9\]"):
        verify(record)


def test_an_edited_count_of_plies_is_found_out() -> None:
    record = finished()
    assert record.ending is not None
    record.ending = Ending(record.ending.result, record.ending.plies + 1, record.ending.sha256)
    with pytest.raises(BadRecord, match="checksum"):
        verify(record)


def test_nothing_may_come_after_the_result() -> None:
    data = finished().encode()
    last = len(data.splitlines())
    for extra in [b'{"seat":0,"play":"speed1"}\n', b"\n", data.splitlines()[-1] + b"\n"]:
        with pytest.raises(BadRecord, match=f"line {last + 1} comes after the result"):
            decode(data + extra)


def test_an_unknown_game_and_impossible_options_are_named() -> None:
    with pytest.raises(BadRecord, match="line 1: there is no game 'chess'"):
        verify(edited(finished(), 1, b'"game":"drag"', b'"game":"chess"', mend_checksum=True))
    with pytest.raises(BadRecord, match=r"line 1: drag options.*length"):
        verify(edited(finished(), 1, b'"length":12', b'"length":1', mend_checksum=True))
    with pytest.raises(BadRecord, match="line 1: drag seats 1 to 4 players, not 0"):
        verify(Record(msgspec.structs.replace(finished().header, seats=[])), unfinished=True)


def test_a_ply_that_is_neither_action_nor_outcome_is_refused_in_replay_too() -> None:
    record = finished()
    record.plies[0] = Ply()
    with pytest.raises(BadRecord, match="line 2: a ply is either"):
        record.replay()


def test_every_position_of_a_race_in_turn() -> None:
    record = finished()
    game = record.game
    found = list(record.positions())
    assert len(found) == len(record.plies) + 1
    for number in (0, 1, len(record.plies)):
        assert game.position(found[number]) == game.position(record.replay(number))
    record.plies[0] = Ply()
    with pytest.raises(BadRecord, match="line 2: a ply is either"):
        list(record.positions())


# --- Proof --------------------------------------------------------------------------------------------------


def test_what_verification_can_say_of_the_dice() -> None:
    assert verify(finished(Seeded(5))).chance == "verified"
    assert verify(finished(Committed(SEED, ["red"]))).chance == "verified"
    assert verify(finished(Scripted([0] * 50))).chance == "claimed"
    assert verify(finished(Manual(lambda outcomes: outcomes[0][0]))).chance == "claimed"


def test_a_committed_record_is_sealed_until_the_seed_is_out() -> None:
    record = finished(Committed(SEED, ["red"]))
    assert record.ending is not None
    assert record.ending.seed == SEED.hex()
    record.close(record.ending.result)
    assert verify(record).chance == "sealed"


def test_another_seed_than_the_promised_one_is_found_out() -> None:
    record = finished(Committed(SEED, ["red"]))
    assert record.ending is not None
    record.close(record.ending.result, bytes(32).hex())
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(record)


def test_changed_contributions_give_other_rolls() -> None:
    """Whoever changes a contribution after the race must change a roll with it, or is found out."""
    record = finished(Committed(SEED, ["red"]))
    found_out = 0
    for words in range(10):
        changed = edited(record, 1, b'["red"]', f'["{words}"]'.encode(), mend_checksum=True)
        told = complaint(lambda: verify(changed))  # noqa: B023
        assert told is None or "but the seed gives" in told
        found_out += told is not None
    assert found_out >= 5


def test_an_edited_committed_roll_is_found_out() -> None:
    record = finished(Committed(SEED, ["red"]))
    line = line_of(record, b'"draw"')
    old = record.plies[line - 2].draw
    new = "calm" if old != "calm" else "gust1"
    with pytest.raises(BadRecord, match=f"line {line}: '{new}' was drawn"):
        verify(edited(record, line, str(old).encode(), new.encode(), mend_checksum=True))


def test_the_commitment_cannot_be_exchanged_with_the_seed_kept() -> None:
    record = finished(Committed(SEED, ["red"]))
    old = commitment(SEED).encode()
    changed = edited(record, 1, old, commitment(bytes(32)).encode(), mend_checksum=True)
    with pytest.raises(BadRecord, match="not the one that was committed to"):
        verify(changed)


# --- Writing whole ------------------------------------------------------------------------------------------


def test_a_failed_save_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "race.jsonl"
    write_whole(path, b"old")

    def full(handle: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(CannotWrite, match="No space left"):
        finished().save(path)
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_failed_exchange_leaves_the_old_file_and_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "race.jsonl"
    write_whole(path, b"old")

    def refuse(source: Path, target: Path) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(KeyboardInterrupt):
        write_whole(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_a_save_replaces_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "race.jsonl"
    for content in (b"long old content", b"new"):
        write_whole(path, content)
        assert path.read_bytes() == content
    assert list(tmp_path.iterdir()) == [path]
