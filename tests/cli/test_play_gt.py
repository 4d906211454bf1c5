"""Rallyman: GT in the terminal, line by line: planning with exact odds, driving, and what goes wrong."""

from __future__ import annotations

import json
import random
import re
from fractions import Fraction
from pathlib import Path
from typing import Any

import pytest

from racecraft.cli.play.gt import panel
from racecraft.cli.play.gt.face import GTFace
from racecraft.engine.chance import Scripted
from racecraft.engine.record import Chair, read, verify
from racecraft.engine.registry import game_of
from racecraft.games.gt.actions import THROW
from racecraft.games.gt.board import CIRCUITS
from racecraft.games.gt.dashboard import HAZARD
from racecraft.games.gt.game import GT_GAME
from racecraft.games.gt.phases import DRIVE, PLAN, RELAY
from racecraft.games.gt.state import GTState
from racecraft.locales import Words
from racecraft.odds.gt.chances import plan_risk
from racecraft.outlook.gt.choices import exact, percent
from tests.cli.playing import Player, careful_answer, new_table, settle, typed
from tests.games.gt.table import car, drive, table

DRIVE_ON = ["2", "1", "3", "o", "t", "t", "x", "<", "a"]
"""Lays a die or two, throws, stops; where none of it fits it is answered and nothing happens."""


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    return Player(monkeypatch, capsys)


def gt_table(**given: Any) -> Any:
    return new_table(**{"game": "gt", "seats": 2, "humans": 2, **given})


def gt_state(table: Any) -> GTState:
    state = table.race.state
    assert isinstance(state, GTState)
    return state


def lay(table: Any, *lines: str) -> None:
    """Answers questions in turn with what a player would type."""
    for line in lines:
        table.answer(table.understand(line))
        settle(table)


def offered(table: Any) -> dict[str, str]:
    """What can be typed now, with the odds shown beside it."""
    question = table.question()
    return {choice.typed(choice.keys[0]): choice.detail for choice in question.choices}


# --- Whole races --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_a_whole_race_is_recorded_and_verifies(play: Player, tmp_path: Path, language: str) -> None:
    record = tmp_path / "race.jsonl"
    game = play("--lang", language, "gt", "--seed", "5", "--record", record, lines=typed([], DRIVE_ON))
    assert game.status == 0
    assert verify(read(record)).chance == "verified"
    assert "--seed 5" in game.out


@pytest.mark.parametrize("stop", [2, 9, 21])
def test_a_resumed_race_goes_on_as_it_would_have(play: Player, tmp_path: Path, stop: int) -> None:
    whole, part, rest = tmp_path / "whole", tmp_path / "part", tmp_path / "rest"
    race = ["gt", "--seed", "11", "--bots", "random,club"]
    play(*race, "--record", whole, lines=typed([], DRIVE_ON))
    lines = list(typed([], DRIVE_ON))
    play(*race, "--save", part, lines=lines[:stop])
    assert read(part).ending is None
    play("--resume", part, "--save", tmp_path / "other", "--record", rest, lines=lines[stop:])
    assert rest.read_bytes() == whole.read_bytes()


def test_a_time_attack_leaves_its_sheet(play: Player) -> None:
    game = play("gt", "--seats", "1", "--seed", "2", "--lang", "en", lines=typed([], DRIVE_ON))
    sheet = game.out[game.out.index("Time attack") :]
    gears = re.search(r"^ *Gear +(.*)$", sheet, re.MULTILINE)
    seconds = re.search(r"^ *Seconds +(.*)$", sheet, re.MULTILINE)
    assert gears is not None
    assert seconds is not None
    assert len(gears[1].split()) == len(seconds[1].split()) > 5
    assert f"All turns: {sum(map(int, seconds[1].split()))}" in sheet


def test_any_input_leaves_the_race_in_order(play: Player, tmp_path: Path) -> None:
    signs = "0123456789aAbcfotxrklmhw?<>+-=., \t\x00\x1bйцукніыхёЖ"
    chance = random.Random(4)
    lines = ["".join(chance.choices(signs, k=chance.randint(0, 3))) for _ in range(600)]
    save = tmp_path / "race"
    assert play("gt", "--seed", "4", "--save", save, lines=lines).status == 0
    verify(read(save), unfinished=True)


# --- The plan and its risk ----------------------------------------------------------------------------------


def test_the_exact_chance_to_lose_control_is_shown_for_the_plan_so_far() -> None:
    """Gears 1 and 2 show a hazard on one face of six, gear 3 on two: 1/6 · 1/6 · 1/3 for three of three."""
    table = gt_table()
    lay(table, "1", "2", "3")
    ways = offered(table)
    assert ways["o"] == "0.93% (1/108) · first step 0%"
    assert ways["f"] == "0.93% (1/108) · earns 3 focus"
    assert ways["c"] == "3% risk of losing control"
    assert ways["4"] == "5% risk of losing control"
    assert " 1%" in table.face.board(gt_state(table), 80, 12).plain


def test_the_chance_follows_the_dice_as_they_fall() -> None:
    """After the first clear die two others cannot reach the limit of three."""
    table = gt_table(seed=3)
    lay(table, "1", "2", "3", "o")
    assert offered(table)["t"] == "0% risk of losing control now · by the end 0.93% (1/108)"
    table.race.play(gt_state(table).turn, "throw")
    table.race.resolve(0)
    assert offered(table)["t"] == "0% risk of losing control now · by the end 0%"


def test_nothing_is_lost_beyond_the_final_line() -> None:
    """A loss of control over the line counts no more; flat out it is enough if some layout gets there."""
    table = gt_table(seats=1, humans=1)
    while not finishing(gt_state(table)):
        careful_answer(table)
    state, shown = gt_state(table), offered(table)
    risk = plan_risk(state)
    assert risk.steps[-2].lost == risk.steps[-1].lost
    assert shown["o"].startswith(f"{table.face.told(exact(risk.one_by_one))} · ")
    assert shown["f"].startswith(f"{table.face.told(exact(risk.flat_out))} · ")


def finishing(state: GTState) -> bool:
    """A plan of several steps leads over the final line."""
    return state.phase == PLAN and state.closed and not state.over_speed and len(state.plan) > 3


def test_too_fast_is_said_before_it_is_laid() -> None:
    table = gt_table(seats=1, humans=1)
    for _ in range(40):
        careful_answer(table)
        details = " ".join(offered(table).values())
        if "too fast (" in details:
            break
    assert re.search(r"too fast \([1-5]\)", details)


def test_a_step_is_taken_back_but_not_a_throw(play: Player, tmp_path: Path) -> None:
    save = tmp_path / "race"
    game = play(
        "gt", "--seats", "1", "--seed", "5", "--save", save, lines=["1", "2", "u", "c", "o", "t", "u"]
    )
    assert "Taken back." in game.out
    assert "There is nothing to take back" in game.out
    plays = [text for ply in read(save).plies for text in ply.actions]
    assert [text.split()[0] for text in plays[:2]] == ["G1", "C"]
    assert plays[2:] == ["one by one", "throw"]


def test_a_way_is_chosen_by_its_sign_or_in_notation() -> None:
    table = gt_table()
    lay(table, "1")
    keys = offered(table)
    side = "<2" if "<2" in keys else ">2"
    lay(table, side)
    first = gt_state(table).circuit.names[gt_state(table).plan_cell]
    table.undo()
    lay(table, f"G2 {first}")
    assert gt_state(table).circuit.names[gt_state(table).plan_cell] == first


@pytest.mark.parametrize(
    ("lines", "reason"),
    [
        (["G2 0#12"], "A standing car starts in gear 1."),
        (["C 0#12"], "A standing car cannot coast."),
        (["1", "G1 1#3"], "That gear die already lies in the plan."),
        (["1", "G4 1#3"], "Gears go up one at a time."),
        (["1", "o", "stop"], "The first step must be driven."),
        (["1", "o", "secure"], "You have too few focus tokens."),
        (["flat out"], "A plan has at least one step."),
    ],
)
def test_the_reason_why_not_is_given(play: Player, lines: list[str], reason: str) -> None:
    assert reason in play("gt", "--seats", "1", "--seed", "5", "--lang", "en", lines=lines).out


# --- Dice, tokens and lots from the real table --------------------------------------------------------------


def test_dice_tokens_and_lots_can_be_typed(play: Player, tmp_path: Path) -> None:
    """Seat 2 wins pole position; its three dice all show hazards, and it loses control."""
    save = tmp_path / "race"
    lines = ["2", "1", "2", "3", "f", "1", "hz", "!", "3", "a", "<"]
    game = play("gt", "--dice", "manual", "--humans", "2", "--seats", "2", "--save", save, "--lang", "en",
                lines=lines)  # fmt: skip
    assert "throws G1 (1/3). What does it show?" in game.out
    assert "a hazard: 1/6" in game.out
    record = [(ply.seat, ply.draw or ply.play) for ply in read(save).plies]
    assert record[0] == (None, "seat2")
    assert [what for _, what in record[4:8]] == ["flat out", "hz", "hz", "hz"]
    assert "loses control" in game.out


def test_a_failed_throw_is_laid_anew_by_gear() -> None:
    table = gt_table(seed=1)
    while gt_state(table).phase != RELAY:
        question = table.question()
        flat = next((choice for choice in question.choices if choice.keys == ("f",)), None)
        table.answer(flat if flat is not None and len(gt_state(table).plan) > 5 else question.choices[0])
        settle(table)
    groups = table.question().groups()
    assert [group.sign for group in groups] == sorted(group.sign for group in groups)
    assert all(re.fullmatch(r"gear \d → 0?0", group.label) for group in groups)


# --- What others may not see --------------------------------------------------------------------------------


def test_tyres_chosen_in_secret_are_not_shown(play: Player) -> None:
    lines = ["g", "2"]
    game = play("gt", "--humans", "2", "--seats", "2", "--option", "choose_tyres=true", "--lang", "en",
                "--seed", "1", lines=lines)  # fmt: skip
    assert "has chosen tyres" in game.out
    assert "starts on rain tyres" not in game.out
    table = gt_table(choose_tyres=True)
    before = [table.face.row(gt_state(table), seat, 46).plain for seat in range(2)]
    lay(table, "g", "2")
    assert table.question().hand_over
    assert [table.face.row(gt_state(table), seat, 46).plain for seat in range(2)] == before


# --- Every question and every picture -----------------------------------------------------------------------


@pytest.mark.parametrize("options", game_of("gt").variety(), ids=["default", "everything", "small"])
@pytest.mark.parametrize(("seats", "language"), [(1, "uk"), (3, "ru"), (6, "en")])
def test_every_question_offers_what_is_legal_and_the_board_fits(
    options: dict[str, Any], seats: int, language: str
) -> None:
    table = gt_table(seats=seats, humans=seats, language=language, seed=seats, **options)
    chance = random.Random(seats)
    for _ in range(50):
        question = table.question()
        if question is None:
            break
        if question.hand_over:
            table.answer(question.choices[0])
            continue
        state, face = gt_state(table), table.face
        assert sorted(choice.number for choice in question.choices) == state.legal(question.seat)
        for group in question.groups() or [None]:
            keys = [key for choice in question.within(group) for key in choice.keys]
            keys += [key for other in question.groups() for key in other.keys]
            assert len(keys) == len(set(keys))
            assert not set(keys) & set(face.commands())
        for width, height in ((80, 9), (80, 5), (40, 3), (120, 17)):
            lines = face.board(state, width, height).plain.split("\n")
            assert len(lines) <= height
            assert max(map(len, lines)) <= width
        for seat in range(seats):
            card = face.card(state, seat, 16).plain.split("\n")
            assert (len(card), max(map(len, card)) <= 16) == (face.card_height, True)
        face.situation(state, question.seat, True)
        table.answer(chance.choice(question.choices))
        settle(table)


def test_the_road_shows_limits_lines_cars_and_dice() -> None:
    table = gt_table(seed=3)
    lay(table, "1", "2")
    picture = table.face.board(gt_state(table), 80, 12).plain
    for sign in ("(2)", "1┊", "▚", "▸", "›0", "◆◆", " 2 ", "→", "[3]"):
        assert sign in picture
    assert gt_state(table).phase == PLAN
    lay(table, "o")
    assert gt_state(table).phase == DRIVE
    assert "→" not in table.face.board(gt_state(table), 80, 12).plain


def test_commands_answer(play: Player) -> None:
    out = play(
        "gt", "--seats", "2", "--seed", "5", "--lang", "en", lines=typed([], ["h", "w", "m", "?", "l"], 1)
    ).out
    assert "A careful driver would choose" in out
    assert "The next 10 spaces have no limit" in out or "Ahead: " in out
    assert "the exact chance to lose control by this step" in out


def test_a_circuit_of_ones_own(play: Player, tmp_path: Path) -> None:
    circuit = CIRCUITS.data("k2")
    circuit["name"] = "Garden"
    path = tmp_path / "garden.json"
    path.write_text(json.dumps(circuit))
    save = tmp_path / "race"
    assert "Garden" in play("gt", "--board", path, "--seed", "1", "--save", save, lines=["1"]).out
    assert read(save).header.options["track"]["name"] == "Garden"


# --- How it flows -------------------------------------------------------------------------------------------


def face(language: str = "en") -> GTFace:
    return GTFace(GT_GAME, Words(language), [Chair("Ann")])


def test_driving_on_stops_before_there_is_a_risk() -> None:
    state = drive(table(car("0#9")), "G1 0#12", "G2 1#3", "G3 1#6", "one by one")
    assert face().drive_on(state, 0) == THROW
    drive(state, "throw", "hz", "throw", "hz")
    assert state.phase == DRIVE
    assert face().drive_on(state, 0) is None
    (throw,) = [choice for choice in face().choices(state, 0) if choice.number == THROW]
    assert throw.detail == "33.33% (1/3) risk of losing control now · you leave the road · no damage"


def test_driving_on_throws_step_by_step_until_control_could_be_lost() -> None:
    """One die can add one hazard: with two of three allowed ones the third throw is a risk."""
    at = gt_table(seats=1, humans=1, source=Scripted([HAZARD, HAZARD]))
    for word in ("G1 0#12", "G2 1#3", "G3 1#5", "one by one"):
        at.answer(at.understand(word))
    assert at.drive_on() == 4, "two throws and two dice"
    assert (gt_state(at).phase, gt_state(at).done, gt_state(at).hazards) == (DRIVE, 2, 2)
    assert at.drive_on() == 0


def test_help_says_what_driving_on_does_in_this_game() -> None:
    assert face().about_command("drive-on") == "roll the safe steps, as long as control cannot be lost"
    assert face().about_command("undo") == Words("en").say("terminal-command-undo")


@pytest.mark.parametrize(
    ("lane", "told"), [(1, "in pit lane 1: tyres"), (2, "in pit lane 2: repairs"), (3, "repairs and tyres")]
)
def test_a_car_in_the_pits_is_told_with_its_lane(lane: int, told: str) -> None:
    state = table(car("0#9"), car("3#1", place="pit", lane=lane, left=1), departures=1)
    assert told in panel.status(state, 1, Words("en"))
    assert f"⇲{lane}" in panel.row(state, 1, "Ben", Words("en"), 60).plain
    here = GTFace(GT_GAME, Words("en"), [Chair("Ann"), Chair("Ben")])
    assert any(told in sentence for sentence in here.situation(state, 0, full=True))


@pytest.mark.parametrize(
    ("language", "told"), [("en", "has spun"), ("uk", "розвернуло"), ("ru", "развернуло")]
)
def test_a_spun_car_is_told_and_faces_back(language: str, told: str) -> None:
    state = table(car("0#9"), car("1#3", spun=True))
    assert panel.status(state, 1, Words(language)) == told
    assert "↶" in panel.row(state, 1, "Ben", Words(language), 60).plain
    here = GTFace(GT_GAME, Words(language), [Chair("Ann"), Chair("Ben")])
    assert "2‹0" in here.board(state, 120, 19).plain
    assert any(
        "0, " in sentence and told.split()[-1] in sentence for sentence in here.situation(state, 0, True)
    )


def test_a_limit_a_triangle_and_a_dotted_line_stand_beside_their_way() -> None:
    labels = {choice.group.label for choice in face().choices(table(car("8#6", 3)), 0) if choice.group}
    assert labels == {"ahead 8#4 ▲4"}
    labels = {choice.group.label for choice in face().choices(table(car("8#8", 3)), 0) if choice.group}
    assert labels == {"ahead 8#5 (3)", "right 8#4 ▲4"}


def test_a_chance_is_never_rounded_to_none_or_certainty() -> None:
    assert face().told(percent(Fraction(1, 10**6))) == "0.01%"
    assert face().told(percent(Fraction(10**6 - 1, 10**6))) == "99.99%"
    assert [face().told(percent(Fraction(part))) for part in (0, 1)] == ["0%", "100%"]
    assert face("uk").told(exact(Fraction(1, 27))) == "3,70% (1/27)"


def test_pit_stops_that_gain_nothing_are_listed_apart() -> None:
    """GT-PIT-07 to 09: all are legal; of a whole car on a dry road only soft tyres are more than it has."""
    state = table(car("2#1", 0), car("9#1", 0), options={"soft_tyres": True})
    drive(state, "G1 2#4", "one by one", "throw", "ok")
    lists: dict[str, list[str]] = {}
    for choice in face().choices(state, 0):
        assert choice.group is not None
        lists.setdefault(choice.group.label, []).append(choice.label)
    assert lists == {
        "what can help now": ["drive on", "soft tyres"],
        "stops that gain nothing now": [
            "repairs",
            "rain tyres",
            "repairs and rain tyres",
            "repairs and soft tyres",
        ],
    }
