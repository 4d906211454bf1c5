"""The everyday names of `import racecraft`: cheap to import, whole races, records and errors."""

from __future__ import annotations

import copy
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import racecraft
from racecraft.engine import errors
from racecraft.engine.errors import (
    BadBoard,
    BadNotation,
    BadOptions,
    BadPosition,
    BadRecord,
    CannotWrite,
    IllegalAction,
    IllegalOutcome,
    RacecraftError,
    UnknownName,
    WrongSeat,
)
from racecraft.games.gt.state import GTState
from racecraft.games.rali.state import RaliState


def test_importing_is_cheap() -> None:
    program = (
        "import sys, racecraft; "
        "print([name for name in sys.modules if name.startswith(('racecraft.games', 'msgspec', 'fluent'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_names_survive_the_packages_they_stand_for() -> None:
    """No name may be that of a subpackage, which would replace it once it is imported."""
    import racecraft.arena.simulation  # imports most of the package

    assert all(callable(getattr(racecraft, name)) for name in racecraft.__all__ if name != "__version__")


def test_a_race_from_start_to_verdict(tmp_path: Path) -> None:
    race = racecraft.race("rali", seats=2, seed=11, names=["Ann", "Bob"], laps=1)
    while race.result() is None:
        for seat in race.pending():
            race.play(seat, race.legal(seat)[-1])
        race.advance()
    race.save(tmp_path / "race.jsonl")
    record = racecraft.read(tmp_path / "race.jsonl")
    assert [chair.name for chair in record.header.seats] == ["Ann", "Bob"]
    assert record.header.options["laps"] == 1
    verdict = racecraft.verify(record)
    assert (verdict.finished, verdict.chance) == (True, "verified")


def test_without_a_seed_the_dice_differ() -> None:
    one, other = (racecraft.race("rali").record.header.chance["seed"] for _ in range(2))
    assert one != other


def test_a_state_shows_itself() -> None:
    shown = racecraft.race("rali", seed=1).state._repr_svg_()
    assert shown is not None
    assert shown.startswith("<svg")


def test_games_by_id() -> None:
    assert racecraft.game("rali") in racecraft.all_games()
    with pytest.raises(UnknownName, match="there is no game 'chess'"):
        racecraft.game("chess")


def test_every_error_has_a_name_here() -> None:
    there = {
        name: thing
        for name, thing in vars(errors).items()
        if isinstance(thing, type) and issubclass(thing, RacecraftError)
    }
    assert there == {name: getattr(racecraft, name, None) for name in there}
    assert there.keys() <= set(racecraft.__all__)


def test_classes_are_found_when_asked_for() -> None:
    from racecraft.bots.bot import Bot, Sight
    from racecraft.engine.race import Race
    from racecraft.engine.record import Record

    assert (racecraft.Bot, racecraft.Sight, racecraft.Race, racecraft.Record) == (Bot, Sight, Race, Record)
    assert set(racecraft.__all__) <= set(dir(racecraft))
    with pytest.raises(AttributeError, match="no attribute 'wings'"):
        racecraft.wings  # noqa: B018


def test_moves_have_number_text_and_json() -> None:
    race = racecraft.race("rali", seed=1)
    move = race.moves(0)[1]
    assert move == racecraft.Move(race.legal(0)[1], "start2", move.json)
    assert race.game.action_of(race.state, move.json) == move.number
    assert str(move) == "start2"
    assert race.moves(1) == []
    race.play(0, move)
    race.play(1, [race.moves(1)[0]])
    assert [ply.play for ply in race.record.plies] == ["start2", "start1"]


def test_events_are_those_of_the_log() -> None:
    race = racecraft.race("rali", seed=1)
    race.play(0, "start2")
    assert [event.kind for event in race.events] == ["placed"]
    assert race.log == [(1, race.events[0])]


@pytest.mark.parametrize("id", ["gt", "heat", "rali", "rallyman"])
def test_a_race_runs_to_its_end(id: str) -> None:
    race = racecraft.race(id, seats=2, seed=3)
    result = race.run("rookie")
    assert result is not None
    assert result is race.result() or result.json() == race.state.result().json()  # type: ignore[union-attr]
    assert racecraft.verify(race.record).finished


def test_bots_drive_some_seats() -> None:
    race = racecraft.race("rali", seats=3, seed=3, laps=1)
    assert race.run({0: "club", 2: racecraft.bot("rali", "rookie", seed=4)}) is None
    assert race.pending() == [1]
    race.play(1, race.legal(1)[0])
    assert race.run(["club", None, "club"]) is None
    assert race.pending() == [1]
    assert race.run("random") is not None


def test_a_race_runs_the_same_with_the_same_seeds() -> None:
    def driven(seed: int) -> bytes:
        race = racecraft.race("rali", seats=2, seed=3, laps=1)
        race.run("random", seed=seed)
        return race.record.encode()

    assert driven(1) == driven(1) != driven(2)


def test_simulate_is_that_of_the_command(tmp_path: Path) -> None:
    tally = racecraft.simulate("rali", ["club", "random"], 6, seed=4, records=str(tmp_path / "races"), laps=1)
    assert (tally.games, sum(tally.wins), tally.bots) == (6, 6, ["club", "random"])
    assert tally == racecraft.simulate("rali", ("club", "random"), 6, seed=4, laps=1)
    files = sorted((tmp_path / "races").iterdir())
    assert len(files) == 6
    assert racecraft.verify(files[0]).finished


def test_drawing(tmp_path: Path) -> None:
    race = racecraft.race("rali", seed=1)
    racecraft.draw(race, seat=1, width=800).save(str(tmp_path / "race.svg"))
    assert (tmp_path / "race.svg").read_text().startswith("<svg")
    assert racecraft.draw("rali", "classic", theme="dark").svg != racecraft.draw(race).svg


def test_reprs_say_something(tmp_path: Path) -> None:
    race = racecraft.race("rali", seed=1, names=["Ann", "Bob"], laps=1)
    assert repr(race) == "<Race rali: Ann, Bob; 0 plies; pending [0]>"
    assert repr(race.state) == "<RaliState of 2 seats: pending [0]>"
    assert repr(race.game) == "<Game rali: Ралі, 1 to 4 seats>"
    assert repr(race.record) == "<Record rali: Ann, Bob; 0 plies; unfinished>"
    race.play(0, "start1")
    race.play(1, "start3")
    race.play(0, "keep")
    assert repr(race.state) == "<RaliState of 2 seats: chance is due, 6 outcomes>"
    race.run("club")
    assert "over, places [" in repr(race)
    assert "plies; places [" in repr(race.record)


def test_paths_are_texts_or_paths(tmp_path: Path) -> None:
    race = racecraft.race("rali", seed=1)
    race.save(str(tmp_path / "text.jsonl"))
    race.record.save(tmp_path / "path.jsonl")
    assert racecraft.read(str(tmp_path / "text.jsonl")).encode() == race.record.encode()
    assert racecraft.verify(tmp_path / "path.jsonl", unfinished=True).plies == 0
    (tmp_path / "position.json").write_text('{"round": 3}')
    for path in (tmp_path / "position.json", str(tmp_path / "position.json")):
        assert racecraft.race("rali", position=path).record.header.position is not None


@pytest.mark.parametrize(
    ("error", "part", "arguments"),
    [
        (BadOptions, "rali seats 1 to 4 players, not 7", {"seats": 7}),
        (BadOptions, "rali seats 1 to 4 players, not -1", {"seats": -1}),
        (BadOptions, "the number of seats is a whole number, not 'x'", {"seats": "x"}),
        (BadOptions, "the number of seats is a whole number, not 2.0", {"seats": 2.0}),
        (BadOptions, "the number of seats is a whole number, not None", {"seats": None}),
        (BadOptions, "the number of seats is a whole number, not True", {"seats": True}),
        (BadOptions, "there are 1 names for 2 seats", {"names": ["Ann"]}),
        (BadOptions, "names are a list of texts, not 'ab'", {"names": "ab"}),
        (BadOptions, "names are a list of texts, not 5", {"names": 5}),
        (BadOptions, "a name is a text, not 5", {"names": ["Ann", 5]}),
        (BadOptions, "a seed is a whole number from 0 to 18446744073709551615, not -1", {"seed": -1}),
        (BadOptions, "a seed is a whole number from 0 to .*, not 18446744073709551616", {"seed": 2**64}),
        (BadOptions, "a seed is a whole number from 0 to 18446744073709551615, not 'x'", {"seed": "x"}),
        (BadOptions, "a seed is a whole number from 0 to 18446744073709551615, not 1.5", {"seed": 1.5}),
        (BadOptions, "rali has no option 'wings'", {"wings": 2}),
        (BadOptions, "laps", {"laps": "many"}),
        (BadOptions, "laps", {"laps": None}),
        (BadOptions, "laps", {"laps": object()}),
        (RacecraftError, "board", {"board": 5}),
        (RacecraftError, "board", {"board": "nowhere"}),
        (BadOptions, "rali options hold what a record cannot", {"board": {"wings": object()}}),
        (UnknownName, "there is no game 'chess'", {"game_id": "chess"}),
        (UnknownName, "there is no game 5", {"game_id": 5}),
        (UnknownName, "there is no game None", {"game_id": None}),
        (UnknownName, r"there is no game \[\]", {"game_id": []}),
        (BadPosition, "a path is a text or a Path, not 5", {"position": 5}),
        (BadPosition, "cannot read nowhere.json", {"position": "nowhere.json"}),
        (BadPosition, "wings", {"position": {"wings": 2}}),
        (BadPosition, "cars", {"position": {"cars": 2}}),
        (BadPosition, "gear", {"position": {"cars": [{"gear": object()}]}}),
    ],
)
def test_a_race_that_cannot_be(error: type[RacecraftError], part: str, arguments: dict[str, Any]) -> None:
    with pytest.raises(error, match=part):
        racecraft.race(**{"game_id": "rali", **arguments})


@pytest.mark.parametrize(
    ("error", "part", "call"),
    [
        (BadNotation, "an action is a number, a text or a Move, not None", lambda race: race.play(0, None)),
        (BadNotation, "an action is a number, a text or a Move, not 1.5", lambda race: race.play(0, 1.5)),
        (BadNotation, "not {}", lambda race: race.play(0, {})),
        (BadNotation, "not None", lambda race: race.play(0, ["start1", None])),
        (BadNotation, r"not \[0\]", lambda race: race.play(0, [[0]])),
        (BadNotation, "a decision has 1 to 64 actions, not 0", lambda race: race.play(0, [])),
        (BadNotation, "rali knows no action 'fly'", lambda race: race.play(0, "fly")),
        (IllegalAction, "not what is to be decided", lambda race: race.play(0, -1)),
        (IllegalAction, "not what is to be decided", lambda race: race.play(0, 10**30)),
        (
            WrongSeat,
            "there is no seat -1: seats are counted from 0 to 1",
            lambda race: race.play(-1, "start1"),
        ),
        (WrongSeat, "there is no seat 2: seats are counted from 0 to 1", lambda race: race.play(2, "start1")),
        (WrongSeat, r"seat 1, counted from 0, has nothing .*: pending \[0\]", lambda race: race.play(1, 0)),
        (WrongSeat, r"seat 1, counted from 0, has nothing .*: pending \[0\]", lambda race: race.play(1, [0])),
        (WrongSeat, "a seat is a whole number, not '0'", lambda race: race.play("0", "start1")),
        (WrongSeat, "a seat is a whole number, not None", lambda race: race.play(None, "start1")),
        (WrongSeat, "a seat is a whole number, not 0.0", lambda race: race.legal(0.0)),
        (WrongSeat, "there is no seat 9", lambda race: race.legal(9)),
        (WrongSeat, "there is no seat 9", lambda race: race.moves(9)),
        (WrongSeat, "there is no seat 9", lambda race: race.view(9)),
        (WrongSeat, "a seat is a whole number, not 'x'", lambda race: race.view("x")),
        (WrongSeat, "there is no seat -2", lambda race: race.view(-2)),
        (WrongSeat, "there is no seat 5", lambda race: race.undo(5)),
        (WrongSeat, "a seat is a whole number", lambda race: race.can_undo([])),
        (IllegalAction, "nothing to take back", lambda race: race.undo(0)),
        (IllegalOutcome, "nothing is to be rolled", lambda race: race.resolve(3)),
        (IllegalOutcome, "nothing is to be rolled", lambda race: race.resolve(10**30)),
        (RacecraftError, "an outcome is a whole number, not None", lambda race: race.resolve(None)),
        (BadNotation, "seven", lambda race: race.resolve("seven")),
        (CannotWrite, "a path is a text or a Path, not 5", lambda race: race.save(5)),
        (CannotWrite, "cannot write .*nowhere/x: No such file", lambda race: race.save("nowhere/x")),
        (CannotWrite, "cannot write", lambda race: race.save("a\0b")),
        (BadOptions, "bots are a name, a Bot, a list or a mapping by seat, not 5", lambda race: race.run(5)),
        (BadOptions, "bots are a name, .*, not None", lambda race: race.run(None)),
        (BadOptions, "there are 1 bots for 2 seats", lambda race: race.run(["club"])),
        (BadOptions, "there is no seat 7: seats are counted from 0 to 1", lambda race: race.run({7: "club"})),
        (BadOptions, "there is no seat 'x'", lambda race: race.run({"x": "club"})),
        (BadOptions, "a seed is a whole number from 0 on, not 'x'", lambda race: race.run("club", seed="x")),
        (UnknownName, "rali has no bot 'nobody'", lambda race: race.run("nobody")),
        (UnknownName, "a bot is a name or a Bot, not 5", lambda race: race.run({0: 5})),
        (BadOptions, "a race brings its own track", lambda race: racecraft.draw(race, "classic")),
        (WrongSeat, "there is no seat 9", lambda race: racecraft.draw(race, seat=9)),
    ],
)
def test_a_call_that_cannot_be(
    error: type[RacecraftError],
    part: str,
    call: Callable[[Any], object],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.chdir(tmp_path)
    race = racecraft.race("rali", seed=1)
    before = race.game.fingerprint(race.state)
    with pytest.raises(error, match=part):
        call(race)
    assert (race.game.fingerprint(race.state), race.record.plies, race.log) == (before, [], [])


@pytest.mark.parametrize(
    ("error", "part", "call"),
    [
        (UnknownName, "there is no game 'chess'", lambda: racecraft.game("chess")),
        (UnknownName, "there is no game 5", lambda: racecraft.bot(5, "club")),  # type: ignore[arg-type]
        (UnknownName, "rali has no bot 'nobody'", lambda: racecraft.bot("rali", "nobody")),
        (UnknownName, "the name of a bot is a text, not 5", lambda: racecraft.bot("rali", 5)),  # type: ignore[arg-type]
        (BadOptions, "a seed is a whole number", lambda: racecraft.bot("rali", "club", -1)),
        (UnknownName, "a bot's budget", lambda: racecraft.bot("rali", "pro@soon")),
        (BadRecord, "cannot read", lambda: racecraft.read("missing.jsonl")),
        (BadRecord, "cannot read", lambda: racecraft.read("a\0b")),
        (BadRecord, "a path is a text or a Path, not 5", lambda: racecraft.read(5)),  # type: ignore[arg-type]
        (BadRecord, "a path is a text or a Path, not None", lambda: racecraft.verify(None)),  # type: ignore[arg-type]
        (BadRecord, "cannot read", lambda: racecraft.verify("missing.jsonl")),
        (BadOptions, "bots are a list of names", lambda: racecraft.simulate("rali", "club")),
        (BadOptions, "bots are a list of names", lambda: racecraft.simulate("rali", [5])),  # type: ignore[list-item]
        (BadOptions, "games is a whole number", lambda: racecraft.simulate("rali", ["club"], 0)),
        (BadOptions, "jobs is a whole number", lambda: racecraft.simulate("rali", ["club"], 1, jobs=0)),
        (BadOptions, "a seed is a whole number", lambda: racecraft.simulate("rali", ["club"], 1, seed=-1)),
        (UnknownName, "rali has no bot 'nobody'", lambda: racecraft.simulate("rali", ["nobody"], 1)),
        (BadOptions, "rali has no option 'wings'", lambda: racecraft.simulate("rali", ["club"], 1, wings=2)),
        (CannotWrite, "a path is", lambda: racecraft.simulate("rali", ["club"], 1, records=5)),  # type: ignore[arg-type]
        (CannotWrite, "cannot write", lambda: racecraft.simulate("rali", ["club"], 1, records="/dev/null/x")),
        (BadOptions, "a race or the id of a game can be drawn, not 5", lambda: racecraft.draw(5)),  # type: ignore[arg-type]
        (BadOptions, "which track of rali\\? There is classic", lambda: racecraft.draw("rali")),
        (UnknownName, "rali has no board 'monza'", lambda: racecraft.draw("rali", "monza")),
        (BadBoard, "5", lambda: racecraft.draw("rali", 5)),  # type: ignore[arg-type]
        (RacecraftError, "pink", lambda: racecraft.draw("rali", "classic", theme="pink")),
        (RacecraftError, "wide", lambda: racecraft.draw("rali", "classic", width="wide")),  # type: ignore[arg-type]
    ],
)
def test_a_function_that_is_called_wrongly(
    error: type[RacecraftError], part: str, call: Callable[[], object]
) -> None:
    with pytest.raises(error, match=part):
        call()


def test_whole_numbers_of_other_kinds_are_seats_and_actions() -> None:
    class Counted:
        def __init__(self, number: int) -> None:
            self.number = number

        def __index__(self) -> int:
            return self.number

    race = racecraft.race("rali", seed=1)
    race.play(Counted(0), Counted(race.legal(0)[0]))
    assert race.pending() == [1]


def test_types_follow_the_game() -> None:
    """Checked by mypy: the overloads name the state of each game."""
    gt: GTState = racecraft.race("gt", seed=1).state
    rali: RaliState = racecraft.race("rali", seed=1).state
    assert (type(gt).__name__, type(rali).__name__) == ("GTState", "RaliState")
    assert racecraft.game("gt").options({"laps": 1}).laps == 1


@pytest.mark.parametrize("game", ["gt", "heat", "rali", "rallyman"])
def test_a_new_state_draws_itself_without_another_import(game: str) -> None:
    line = f"import racecraft; print(racecraft.game({game!r}).new(2)._repr_svg_()[:4])"
    run = subprocess.run([sys.executable, "-c", line], capture_output=True, text=True, check=False)
    assert (run.stdout, run.stderr) == ("<svg\n", "")


@pytest.mark.parametrize("game", ["gt", "heat", "rali", "rallyman"])
@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy])
def test_a_state_is_copied_as_python_copies(game: str, copied: Callable[[Any], Any]) -> None:
    race = racecraft.race(game, seats=2, seed=5)
    race.advance()
    before = race.game.position(race.state)
    twin = copied(race.state)
    race.run("random")
    assert race.game.position(twin) == before != race.game.position(race.state)
