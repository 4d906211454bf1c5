"""`racecraft odds` of Rallyman, Rali and Heat: the numbers of the odds modules, from the command line."""

from __future__ import annotations

import json
from fractions import Fraction
from pathlib import Path

import pytest

from racecraft.cli.main import main
from racecraft.engine.game import AnyGame
from racecraft.engine.state import State
from racecraft.games.heat.game import HEAT
from racecraft.games.rali.game import RALI
from racecraft.games.rali.phases import DECLARE, STEP
from racecraft.games.rali.state import RaliState
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.odds.heat.chances import plan_odds
from racecraft.odds.rali.chances import declare_odds, step_odds
from racecraft.odds.rallyman.dangers import Model
from tests.cli.running import Command


def saved(game: AnyGame, state: State, folder: Path) -> Path:
    path = folder / "position.json"
    path.write_text(json.dumps(game.position(state)))
    return path


def rally(*words: str) -> State:
    """The only car of the rulebook's rally after these decisions."""
    state: State = RALLYMAN.new(1, {"rally": "rulebook"})
    for word in words:
        if state.pending():
            state.play(0, RALLYMAN.parse(state, word))
        else:
            state.resolve(RALLYMAN.parse_outcome(state, word))
    return state


def test_dice_thrown_at_once(racecraft: Command) -> None:
    """RM-LOC-01, RM-ATTACK-07: the third ! in the order of the dice costs control."""
    found = racecraft("odds", "rallyman", "1", "2", "3", "--json").json()
    assert [die["lose"] for die in found["each"]] == ["0", "0", "1/108"]
    assert found["loss"] == "1/108"
    assert "1/108 (0.93%)" in racecraft("odds", "rallyman", "1", "2", "3").out
    h2 = racecraft("odds", "rallyman", "1", "2", "3", "--set", "H2", "--json").json()
    assert h2["loss"] == "1/27"


def test_warnings_on_the_table_and_snow(racecraft: Command) -> None:
    """RM-TYRE-05: on snow with summer tyres the second ! is one too many."""
    assert racecraft("odds", "rallyman", "gas", "--warnings", "2", "--json").json()["loss"] == "1/6"
    assert racecraft("odds", "rallyman", "gas", "--warnings", "1", "--json").json()["loss"] == "0"
    assert racecraft("odds", "rallyman", "gas", "--warnings", "1", "--snow", "--json").json()["loss"] == "1/6"


def test_the_next_die_of_a_position(tmp_path: Path, racecraft: Command) -> None:
    """Two ! lie on the table, so the next one is the third: 1/3 with gear die 3, 1/6 with gas."""
    path = saved(RALLYMAN, rally("1", "!", "2", "!"), tmp_path)
    found = racecraft("odds", "rallyman", "--position", path, "--json").json()
    assert found["attack"] is None
    odds = {step["action"]: (step["gear"], step["seconds"], step["loss"]) for step in found["steps"]}
    assert odds == {"3": (3, 30, "1/3"), "gas": (2, 40, "1/6")}
    assert "1/3 (33.33%)" in racecraft("odds", "rallyman", "--position", path).out


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_an_attack_that_is_planned(
    language: str, tmp_path: Path, racecraft: Command, capsys: pytest.CaptureFixture[str]
) -> None:
    """The odds of throwing now, and of throwing with one die more."""
    path = saved(RALLYMAN, rally("attack", "1", "2"), tmp_path)
    found = racecraft("odds", "rallyman", "--position", path, "--json").json()
    assert found["attack"] == {
        "tokens": 2,
        "lost_on": ["0", "0"],
        "loss": "0",
        "broken": "0",
        "out": "0",
        "kept": "1",
    }
    (third,) = [step for step in found["steps"] if step["action"] == "3"]
    assert third["loss"] == "1/108"
    assert main(["--lang", language, "odds", "rallyman", "--position", str(path)]) == 0
    said = capsys.readouterr().out
    assert ("1 (100.00%)" if language == "en" else "1 (100,00%)") in said
    assert ("1/108 (0.93%)" if language == "en" else "1/108 (0,93%)") in said


def rali_until(phase: int) -> RaliState:
    """Two cars of Rali some rounds after the start, at the next decision of this kind."""
    state: RaliState = RALI.new(2)
    while state.round < 3 or state.phase != phase:
        if state.pending():
            state.play(state.turn, state.legal(state.turn)[-1])
        else:
            state.resolve(state.chance()[-1][0])
    return state


def test_gears_to_declare(tmp_path: Path, racecraft: Command) -> None:
    state = rali_until(DECLARE)
    path = saved(RALI, state, tmp_path)
    gears = racecraft("odds", "rali", "--position", path, "--json").json()["gears"]
    assert [(gear["gear"], Fraction(gear["harm"])) for gear in gears] == [
        (odds.gear, odds.harm) for odds in declare_odds(state)
    ]
    assert all(len(gear["steps"]) == 6 for gear in gears)
    assert "Shift fails" in racecraft("odds", "rali", "--position", path).out


def test_steps_to_take(tmp_path: Path, racecraft: Command) -> None:
    state = rali_until(STEP)
    path = saved(RALI, state, tmp_path)
    steps = racecraft("odds", "rali", "--position", path, "--json").json()["steps"]
    assert [(step["cell"], step["least_loss"]) for step in steps] == [
        (odds.cell, odds.least_loss) for odds in step_odds(state)
    ]
    assert "Least loss" in racecraft("odds", "rali", "--position", path).out


def test_cards_to_lay(tmp_path: Path, racecraft: Command) -> None:
    state = HEAT.new(2)
    while not state.pending():
        state.resolve(state.chance()[0][0])
    path = saved(HEAT, state, tmp_path)
    found = racecraft("odds", "heat", "--position", path, "--seat", 2, "--gear", 2, "--json").json()
    wanted = plan_odds(state, 1, 2)
    assert [Fraction(plan["mean"]) for plan in found["plans"]] == [plan.mean for plan in wanted]
    assert all(sum(map(Fraction, plan["speeds"].values())) == 1 for plan in found["plans"])
    assert len(racecraft("odds", "heat", "--position", path).lines) > 4


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["chess"], "chess"),
        (["rallyman"], "name the dice in the order in which they count: 1, 2, 3, 4, 5, gas"),
        (["rallyman", "6"], "'6' names no die; there are 1, 2, 3, 4, 5, gas"),
        (["rallyman", "3", "3"], "no further 3: there is one gear die of each number and 2 gas dice"),
        (["rallyman", "gas", "gas", "gas"], "no further gas"),
        (["rallyman", "3", "--position", "x.json"], "give either dice or the position"),
        (["rallyman", "--position", "nowhere.json"], "cannot read nowhere.json"),
        (["rali"], "--position"),
    ],
)
def test_bad_input_is_one_sentence(arguments: list[str], complaint: str, racecraft: Command) -> None:
    assert complaint in racecraft("odds", *arguments).complaint()


def test_positions_without_a_choice(tmp_path: Path, racecraft: Command) -> None:
    rolling = saved(RALLYMAN, rally("1"), tmp_path)
    complaint = racecraft("odds", "rallyman", "--position", rolling).complaint()
    assert complaint == "position.json: in this position nobody has a choice whose odds could be told"
    assert "is a position of 'rallyman'" in racecraft("odds", "rali", "--position", rolling).complaint()
    heat = saved(HEAT, HEAT.new(2), tmp_path)
    complaint = racecraft("odds", "heat", "--position", heat, "--seat", 3).complaint()
    assert complaint == "there is no seat 3: this race has 2"


def test_a_solved_stage(racecraft: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """The time of perfect driving; a coarse model, for the figures of the exact one take long interpreted."""
    monkeypatch.setattr("racecraft.odds.rallyman.dangers.EXACT", Model(0, 0, False, 2, False))
    found = racecraft("odds", "rallyman", "--solve", "--rally", "rulebook", "--json").json()
    assert found["route"] == "J1-J4"
    assert found["shakedown"] == 40
    assert [solved["tyres"] for solved in found["solved"]] == ["summer"]
    assert 40 < found["solved"][0]["seconds"] < 100
    shown = racecraft("odds", "rallyman", "--solve", "--rally", "rulebook").out
    assert f"{found['solved'][0]['seconds']:.1f}" in shown


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--solve", "3", "gas"], "goes with neither dice nor a position"),
        (["--stage", "2"], "these go with --solve: --rally, --stage"),
        (["--solve", "--rally", "atlantis"], "no rally 'atlantis'"),
        (["--solve", "--stage", "7"], "has no stage 7"),
    ],
)
def test_what_cannot_be_solved_is_said(
    words: list[str], says: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["odds", "rallyman", *words]) == 2
    assert says in capsys.readouterr().err
