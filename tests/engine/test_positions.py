"""A race from any position: stated in part or whole, kept in the header, verified, taken back freely."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import racecraft
from racecraft.engine.chance import Committed, Manual, Scripted, Seeded, Source
from racecraft.engine.errors import BadPosition, BadRecord, IllegalAction, OtherRules
from racecraft.engine.game import AnyGame
from racecraft.engine.race import MILESTONE_PLIES, Race
from racecraft.engine.record import Chair, Ply, Record, decode, verify
from racecraft.engine.registry import all_games
from racecraft.games import RALI


def on_the_road(seed: int = 3, plies: int = 60) -> Race:
    race = racecraft.race("rali", seed=seed)
    while len(race.record.plies) < plies:
        if not race.advance():
            seat = race.pending()[0]
            race.play(seat, race.legal(seat)[0])
    race.advance()
    return race


def finish(race: Race) -> None:
    while race.result() is None:
        if not race.advance():
            seat = race.pending()[0]
            race.play(seat, race.legal(seat)[0])


def test_a_race_goes_on_from_a_whole_position_and_its_record_verifies() -> None:
    whole = RALI.position(on_the_road().state)
    race = racecraft.race("rali", seed=9, position=whole)
    assert RALI.position(race.state) == whole
    finish(race)
    record = decode(race.record.encode())
    assert record.header.position == whole
    assert verify(record).finished
    assert record.header.position is not None
    record.header.position["cars"][0]["gear"] = record.header.position["cars"][0]["gear"] % 5 + 1
    with pytest.raises(BadRecord, match="the checksum does not fit"):
        verify(record)


def test_a_position_in_part_states_what_differs_from_the_start(tmp_path: Path) -> None:
    whole = RALI.position(on_the_road().state)
    part = {"cars": [{"gear": whole["cars"][0]["gear"]}], "round": 4}
    file = tmp_path / "position.json"
    file.write_text(json.dumps(part))
    for position in (part, file, str(file)):
        race = racecraft.race("rali", seed=1, position=position)
        assert RALI.position(race.state)["round"] == 4
        assert race.record.header.position == RALI.position(race.state)


def test_a_race_from_the_start_says_nothing_of_position_and_rules() -> None:
    header = json.loads(racecraft.race("rali", seed=1).record.encode().splitlines()[0])
    assert "position" not in header
    assert "rules" not in header


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        ({"round": 0}, "round"),
        ({"rounds": 3}, "rounds"),
        ({"cars": [{}, {}, {}]}, "position.cars has 3 entries, the start position only 2"),
    ],
)
def test_what_cannot_be_is_refused(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(BadPosition, match=sentence):
        racecraft.race("rali", seed=1, position=position)


def test_options_that_are_not_given_are_those_of_the_position() -> None:
    race = racecraft.race("rali", seed=1, position={"options": {"laps": 3}})
    assert race.record.header.options["laps"] == 3
    with pytest.raises(BadPosition, match="the position has other options than the race"):
        racecraft.race("rali", seed=1, laps=2, position={"options": {"laps": 3}})


def test_a_position_alone_says_how_many_seats_there_are() -> None:
    assert RALI.placed({}).seats == RALI.min_seats
    assert RALI.placed({"cars": [{}, {}, {}]}).seats == 3
    assert RALI.placed(RALI.position(RALI.new(4))).seats == 4


def test_a_position_of_another_number_of_seats_is_refused() -> None:
    whole = RALI.position(RALI.new(3))
    with pytest.raises(BadPosition, match="one of 3 seats, not of 2"):
        racecraft.race("rali", seats=2, seed=1, position=whole)


def test_a_race_that_is_over_is_no_start() -> None:
    race = racecraft.race("rali", seed=1)
    finish(race)
    with pytest.raises(BadPosition, match="the race is over in this position"):
        racecraft.race("rali", seed=1, position=RALI.position(race.state))


@pytest.mark.parametrize(("content", "sentence"), [("[1]", "a position is a JSON object"), ("{", "not JSON")])
def test_a_file_that_holds_no_position_is_named(tmp_path: Path, content: str, sentence: str) -> None:
    file = tmp_path / "position.json"
    file.write_text(content)
    with pytest.raises(BadPosition, match=f"position.json.*{sentence}"):
        racecraft.race("rali", position=file)


# --- Free undo ----------------------------------------------------------------------------------------------


def sources() -> list[Source]:
    return [Seeded(5), Committed(bytes(range(32)), ["a", "b"]), Scripted([3, 4, 2, 5] * 40)]


@pytest.mark.parametrize("source", sources(), ids=lambda source: type(source).__name__)
def test_free_undo_goes_back_past_rolls_and_rivals_and_the_same_dice_fall_again(source: Source) -> None:
    race = Race.start(RALI, {}, [Chair("Ann"), Chair("Bob")], source, None, True)
    for text in ("start1", "start2"):
        race.play(race.pending()[0], text)
    before = (RALI.fingerprint(race.state), race.record.encode(), len(race.log))
    played: list[bytes] = []
    for _ in range(2):
        race.play(0, "keep")
        race.advance()
        while 0 in race.pending():
            race.play(0, race.legal(0)[0])
        played.append(race.record.encode())
        race.play(1, "keep")
        race.advance()
        assert race.can_undo(0)
        while len(race.record.plies) > 2:
            race.undo(0)
        assert (RALI.fingerprint(race.state), race.record.encode(), len(race.log)) == before
    assert played[0] == played[1]
    race.undo(1)
    race.undo(0)
    assert not race.can_undo(0)
    with pytest.raises(IllegalAction, match="nothing to take back"):
        race.undo(0)


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_free_undo_takes_a_few_plies_however_long_the_race_is(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Somebody who takes back again and again in a long race costs a server little."""
    stepped: list[int] = []
    step = Record.step

    def counted(self: Record, state: Any, number: int, ply: Ply) -> None:
        stepped.append(number)
        step(self, state, number, ply)

    race = Race.start(game, {}, [Chair("Ann"), Chair("Bob")], Seeded(3), None, True)
    choices = Seeded(4)
    for length in (150, 170, 100, 180):
        while len(race.record.plies) < length and not race.state.over():
            if not race.advance():
                seat = race.pending()[0]
                legal = race.legal(seat)
                race.play(seat, legal[choices.below(len(legal))])
        for _ in range(30):
            seat = next(seat for seat in (0, 1) if race.can_undo(seat))
            with monkeypatch.context() as patch:
                patch.setattr(Record, "step", counted)
                stepped.clear()
                race.undo(seat)
            assert len(stepped) < MILESTONE_PLIES
        assert game.fingerprint(race.state) == game.fingerprint(race.record.replay())


def test_a_record_after_free_undo_verifies() -> None:
    race = Race.start(RALI, {}, [Chair("Ann"), Chair("Bob")], Seeded(2), None, True)
    for _ in range(30):
        if not race.advance():
            seat = race.pending()[0]
            race.play(seat, race.legal(seat)[0])
    for _ in range(4):
        race.undo(0)
    finish(race)
    assert verify(race.record).chance == "verified"


def test_undo_is_not_free_unless_the_race_is_for_training() -> None:
    race = Race.start(RALI, {}, [Chair("Ann")] * 2, Seeded(1))
    for text in ("start1", "start2", "keep"):
        race.play(race.pending()[0], text)
    assert race.can_undo(0)
    race.advance()
    assert not race.can_undo(0)


def test_chosen_dice_are_asked_for_again() -> None:
    race = Race.start(RALI, {}, [Chair("Ann")] * 2, Manual(lambda outcomes: outcomes[0][0]), None, True)
    for text in ("start1", "start2", "keep"):
        race.play(race.pending()[0], text)
    race.resolve(5)
    race.undo(0)
    race.play(0, "keep")
    race.resolve(2)
    assert race.record.plies[-1].draw == "2"


# --- Versions of the rules ----------------------------------------------------------------------------------


def of_version(record: Record, version: int) -> Record:
    """The record as another version would have written it."""
    header = json.loads(next(iter(record.lines())))
    header["rules"] = version
    return decode(b"\n".join([json.dumps(header).encode(), *list(record.lines())[1:]]) + b"\n")


def test_a_record_of_other_rules_is_refused_in_one_sentence() -> None:
    record = of_version(on_the_road().record, 2)
    assert record.header.rules == 2
    with pytest.raises(OtherRules) as refused:
        verify(record, "old.jsonl", unfinished=True)
    assert str(refused.value) == (
        "old.jsonl: the race was driven by version 2 of the rules of rali; this is version 1"
    )
    with pytest.raises(OtherRules):
        Race.resume(record, Seeded(3))


def test_a_game_writes_the_version_of_its_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(RALI), "rules", 2)
    race = on_the_road()
    assert race.record.header.rules == 2
    assert b'"rules":2' in race.record.encode()
    assert verify(race.record, unfinished=True).plies == len(race.record.plies)
