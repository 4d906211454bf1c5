"""A race under way: undo by its policy, going on with a saved race, a log in step with the record."""

from __future__ import annotations

from random import Random

import pytest

from racecraft.engine.chance import Committed, Manual, Scripted, Seeded, Source
from racecraft.engine.errors import BadNotation, BadOptions, BadRecord, IllegalAction, IllegalOutcome
from racecraft.engine.race import Race
from racecraft.engine.record import Chair, decode, verify
from racecraft.games import RALI
from tests.engine.simultaneous import DRAG

SEED = bytes(range(32))


def rali(seats: int = 2, source: Source | None = None, plies: list[str] | None = None) -> Race:
    """A race of Ралі in which the seats have played this; `5` is a roll."""
    race = Race.start(RALI, {}, [Chair(f"Driver {seat}") for seat in range(seats)], source or Seeded(1))
    for text in plies or []:
        if text.isdecimal():
            race.resolve(int(text))
        else:
            race.play(race.pending()[0], text)
    return race


def mark(race: Race) -> tuple[str, bytes, int]:
    """All that undo must bring back."""
    return RALI.fingerprint(race.state), race.record.encode(), len(race.log)


# --- Playing ------------------------------------------------------------------------------------------------


def test_an_action_is_a_number_or_a_text() -> None:
    by_text, by_number = rali(), rali()
    by_text.play(0, "start2")
    by_number.play(0, 8)
    assert by_text.record.encode() == by_number.record.encode()


@pytest.mark.parametrize(
    ("seat", "action", "error"),
    [
        (0, "keep", IllegalAction),
        (1, "start1", IllegalAction),
        (0, "fly", BadNotation),
        (0, 99, IllegalAction),
    ],
)
def test_what_is_refused_leaves_the_race_as_it_was(
    seat: int, action: str | int, error: type[Exception]
) -> None:
    race = rali()
    before = mark(race)
    with pytest.raises(error):
        race.play(seat, action)
    assert mark(race) == before
    assert not race.can_undo(0)


def test_an_impossible_roll_leaves_the_race_as_it_was() -> None:
    race = rali(1, plies=["start1", "keep"])
    before = mark(race)
    with pytest.raises(IllegalOutcome, match="1 to 6, not 7"):
        race.resolve(7)
    assert mark(race) == before


def test_chance_waits_until_it_is_asked_for() -> None:
    race = rali(1, Scripted([3]), ["start1", "keep"])
    assert race.pending() == []
    assert race.advance() == 1
    assert race.pending() == [0]
    assert race.advance() == 0
    assert race.record.plies[-1].draw == "3"


def test_wrong_seats_and_options_do_not_start() -> None:
    with pytest.raises(BadOptions, match="1 to 4 players, not 5"):
        rali(5)
    with pytest.raises(BadOptions, match="laps"):
        Race.start(RALI, {"laps": 10}, [Chair("Ann")], Seeded(1))


# --- Undo ---------------------------------------------------------------------------------------------------


def test_undo_brings_back_position_record_and_log() -> None:
    race = rali(1, plies=["start1", "keep", "4"])
    before = mark(race)
    race.play(0, "ahead")
    assert mark(race) != before
    assert race.can_undo(0)
    race.undo(0)
    assert mark(race) == before


def test_undo_goes_back_through_ones_own_decisions_but_not_past_a_roll() -> None:
    race = rali(1, plies=["start1", "keep", "4"])
    before = mark(race)
    race.play(0, "ahead")
    race.play(0, "right")
    race.undo(0)
    race.undo(0)
    assert mark(race) == before
    assert not race.can_undo(0)
    with pytest.raises(IllegalAction, match="never past a roll"):
        race.undo(0)
    assert mark(race) == before


def test_undo_is_possible_until_the_die_is_thrown() -> None:
    race = rali(1, plies=["start1", "keep"])
    assert race.can_undo(0)
    race.undo(0)
    assert race.legal(0) == [0]


def test_nobody_takes_back_what_another_decided() -> None:
    race = rali(2, plies=["start1"])
    assert race.can_undo(0)
    assert not race.can_undo(1)
    with pytest.raises(IllegalAction):
        race.undo(1)
    race.play(1, "start2")
    assert race.can_undo(1)
    assert not race.can_undo(0)
    with pytest.raises(IllegalAction):
        race.undo(0)


def test_when_another_took_back_ones_own_decision_is_the_latest_again() -> None:
    race = rali(2, plies=["start1", "start2"])
    race.undo(1)
    assert race.can_undo(0)
    race.undo(0)
    assert race.record.plies == []


def test_after_undo_another_way_can_be_taken_and_heard() -> None:
    race = rali(1, plies=["start1", "keep", "4", "ahead"])
    race.undo(0)
    race.play(0, "right")
    assert [event.values["to"] for _, event in race.log if event.kind == "moved"] == ["1.2"]
    assert race.record.plies[-1].play == "right"


def nearly_won(source: Source) -> Race:
    """A race whose next decision ends it."""
    race = Race.start(RALI, {"laps": 1}, [Chair("Ann")], source)
    random = Random(3)
    while True:
        race.advance()
        legal = race.legal(0)
        for action in legal:
            twin = race.state.copy()
            twin.play(0, action)
            if twin.over():
                race.play(0, action)
                return race
        race.play(0, random.choice(legal))


def test_the_last_decision_can_be_taken_back_and_takes_the_result_with_it() -> None:
    race = nearly_won(Seeded(1))
    assert race.record.ending is not None
    race.undo(0)
    assert race.record.ending is None
    assert race.result() is None


def test_nothing_is_taken_back_once_a_committed_seed_is_out() -> None:
    race = nearly_won(Committed(SEED, []))
    assert race.record.ending is not None
    assert race.record.ending.seed == SEED.hex()
    assert not race.can_undo(0)
    with pytest.raises(IllegalAction):
        race.undo(0)
    assert race.record.ending is not None


# --- Going on -----------------------------------------------------------------------------------------------


def test_a_resumed_race_has_record_log_and_position_of_the_old_one() -> None:
    race = rali(2, Seeded(9), ["start1", "start3"])
    race.play(0, "keep")
    race.advance()
    race.play(0, "ahead")
    again = Race.resume(decode(race.record.encode()), Seeded(9))
    assert mark(again) == mark(race)
    assert [(number, repr(event)) for number, event in again.log] == [
        (number, repr(event)) for number, event in race.log
    ]
    assert not again.can_undo(0)


def test_a_resumed_source_goes_on_where_it_was() -> None:
    for source in (lambda: Seeded(9), lambda: Committed(SEED, ["x"])):
        race = Race.start(DRAG, {}, [Chair("A"), Chair("B")], source())
        rounds(race, 5)
        again = Race.resume(decode(race.record.encode()), source())
        rounds(race, 4)
        rounds(again, 4)
        assert again.record.encode() == race.record.encode()


def rounds(race: Race, count: int) -> None:
    for _ in range(count):
        for seat in race.pending():
            race.play(seat, race.legal(seat)[seat])
        race.advance()


def test_a_race_goes_on_only_with_the_dice_it_began_with() -> None:
    race = rali(1, Seeded(9))
    for source in [Seeded(8), Scripted([]), Manual(lambda outcomes: 1), Committed(SEED, [])]:
        with pytest.raises(BadRecord, match="began with other dice"):
            Race.resume(race.record, source)
    committed = rali(1, Committed(SEED, ["red"]))
    with pytest.raises(BadRecord, match="began with other dice"):
        Race.resume(committed.record, Committed(SEED, ["blue"]))


def test_typed_in_dice_are_not_asked_for_again() -> None:
    def never(outcomes: object) -> int:
        raise AssertionError("asked for a roll that is in the record")

    race = rali(1, Manual(lambda outcomes: 2), ["start1", "keep"])
    race.advance()
    again = Race.resume(decode(race.record.encode()), Manual(never))
    assert mark(again) == mark(race)


def test_an_edited_record_does_not_go_on() -> None:
    race = rali(1, Seeded(9), ["start1", "keep"])
    race.advance()
    drawn = race.record.plies[-1].draw
    data = race.record.encode().replace(f'"{drawn}"'.encode(), b'"6"' if drawn != "6" else b'"5"')
    with pytest.raises(BadRecord, match=r"line 4.*the seed gives"):
        Race.resume(decode(data), Seeded(9))


def test_a_resumed_finished_race_is_finished() -> None:
    race = nearly_won(Committed(SEED, ["x"]))
    again = Race.resume(decode(race.record.encode()), Committed(SEED, ["x"]))
    assert again.record.encode() == race.record.encode()
    assert verify(again.record).finished
    assert not again.can_undo(0)
