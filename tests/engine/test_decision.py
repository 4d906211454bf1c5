"""A whole decision: several actions played, recorded, verified and taken back as one."""

from __future__ import annotations

import pytest

from racecraft.engine.chance import Seeded
from racecraft.engine.decision import MOST_ACTIONS, play_all
from racecraft.engine.errors import BadNotation, BadRecord, FactFails, IllegalAction
from racecraft.engine.race import Race
from racecraft.engine.record import Chair, Ply, decode, verify
from racecraft.engine.scenario import Scenario, run_scenario
from racecraft.games import HEAT, RALI
from tests.engine.simultaneous import DRAG


def rali() -> Race:
    """Seat 1 has rolled a 3 and moves."""
    race = Race.start(RALI, {}, [Chair("Ann"), Chair("Bob")], Seeded(1))
    for text in ("start1", "start2", "keep"):
        race.play(race.pending()[0], text)
    race.resolve(3)
    return race


def mark(race: Race) -> tuple[str, bytes, int]:
    return RALI.fingerprint(race.state), race.record.encode(), len(race.log)


def test_a_whole_decision_is_one_ply_and_one_undo() -> None:
    race, single = rali(), rali()
    before = mark(race)
    race.play(0, ["ahead", "ahead"])
    assert race.record.plies[-1] == Ply(seat=0, play=["ahead", "ahead"])
    single.play(0, "ahead")
    single.play(0, "ahead")
    assert RALI.fingerprint(race.state) == RALI.fingerprint(single.state)
    assert [event.json() for _, event in race.log] == [event.json() for _, event in single.log]
    race.undo(0)
    assert mark(race) == before


def test_numbers_and_texts_may_be_mixed_and_one_action_is_written_plainly() -> None:
    race = rali()
    race.play(0, (RALI.parse(race.state, "ahead"), "ahead"))
    race.play(0, ["ahead"])
    assert [ply.play for ply in race.record.plies[-2:]] == [["ahead", "ahead"], "ahead"]


@pytest.mark.parametrize(
    ("decision", "error", "sentence"),
    [
        (["ahead", "keep"], IllegalAction, r"action 2 of 2 \(keep\): keep: is not what is to be decided"),
        (["fly", "ahead"], BadNotation, r"action 1 of 2 \(fly\): rali knows no action"),
        (["ahead", 999], IllegalAction, r"action 2 of 2 \(999\)"),
        (["ahead"] * 4, IllegalAction, r"action 4 of 4 \(ahead\): the seat has nothing more to decide"),
        ([], BadNotation, f"a decision has 1 to {MOST_ACTIONS} actions, not 0"),
        (["ahead"] * (MOST_ACTIONS + 1), BadNotation, f"not {MOST_ACTIONS + 1}"),
    ],
)
def test_a_decision_of_which_a_part_is_refused_changes_nothing(
    decision: list[str | int], error: type[Exception], sentence: str
) -> None:
    race = rali()
    state, before = race.state, mark(race)
    with pytest.raises(error, match=sentence):
        race.play(0, decision)
    assert race.state is state
    assert mark(race) == before
    race.play(0, "ahead")
    assert [ply for ply, _ in race.log][-1] == len(race.record.plies)


def test_a_decision_ends_where_dice_are_due() -> None:
    race = Race.start(RALI, {}, [Chair("Ann"), Chair("Bob")], Seeded(1))
    race.play(0, "start1")
    race.play(1, "start2")
    with pytest.raises(IllegalAction, match="dice or cards are due after the action before it"):
        race.play(0, ["keep", "ahead"])
    assert race.record.plies[-1].play == "start2"


def test_a_decision_ends_where_something_hidden_is_shown() -> None:
    state = DRAG.new(2, {"windy": False})
    state.play(0, 0)
    with pytest.raises(IllegalAction, match="the action before it shows what was hidden"):
        play_all(DRAG, state, 1, ["speed2", "speed2"])


def test_a_hidden_decision_is_taken_back_whole_before_the_others_are_in() -> None:
    race = Race.start(HEAT, {}, [Chair("Ann"), Chair("Bob")], Seeded(1))
    race.advance()
    before = HEAT.fingerprint(race.state)
    race.play(0, "gear 1")
    card = HEAT.notation(race.state, race.legal(0)[0])
    race.undo(0)
    race.play(0, ["gear 1", card])
    assert 0 not in race.pending()
    race.undo(0)
    assert HEAT.fingerprint(race.state) == before


def test_a_record_with_whole_decisions_reads_and_verifies() -> None:
    race = Race.start(RALI, {}, [Chair("Ann"), Chair("Bob")], Seeded(4))
    whole = 0
    while race.result() is None:
        if race.advance():
            continue
        seat = race.pending()[0]
        path: list[int | str] = []
        ahead = race.state.copy()
        while seat in ahead.pending() and not ahead.chance() and len(path) < MOST_ACTIONS:
            path.append(ahead.legal(seat)[0])
            ahead.play(seat, ahead.legal(seat)[0])
        race.play(seat, path)
        whole += len(path) > 1
    assert whole > 10
    record = decode(race.record.encode())
    verdict = verify(record)
    assert verdict.finished
    assert verdict.plies == len(race.record.plies)
    resumed = Race.resume(record, Seeded(4))
    assert resumed.record.encode() == race.record.encode()
    assert resumed.log[-1][0] == race.log[-1][0]


def test_a_list_of_one_or_of_too_many_is_no_ply() -> None:
    for play in (["start1"], ["ahead"] * (MOST_ACTIONS + 1)):
        record = rali().record
        record.plies[0] = Ply(seat=0, play=play)
        with pytest.raises(BadRecord, match=f"line 2: a list of actions has 2 to {MOST_ACTIONS}"):
            decode(record.encode())


def test_a_recorded_decision_that_reaches_beyond_its_end_is_refused() -> None:
    record = rali().record
    record.plies[2] = Ply(seat=0, play=["keep", "ahead"])
    with pytest.raises(BadRecord, match=r"line 4: action 2 of 2 \(ahead\): dice or cards are due"):
        verify(record, unfinished=True)


def scenario(*script: str | list[str]) -> Scenario:
    return Scenario(
        name="", game="rali", rules=[], seats=2, script=["start1", "start2", "keep", "roll 3", *script]
    )


def test_a_scenario_plays_a_list_as_one_decision() -> None:
    state = run_scenario(scenario(["1: ahead", "ahead"], "ahead"))
    assert state.pending() == [1]
    with pytest.raises(FactFails, match=r'entry 5 \(\["ahead","keep"\]\): action 2 of 2 \(keep\)'):
        run_scenario(scenario(["ahead", "keep"]))
