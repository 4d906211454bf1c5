"""Nothing loses a race: its journal, and what remains when a window closes or a process is killed."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import subprocess
import sys
import termios
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from racecraft.bots.bot import Bot, Sight
from racecraft.cli.play.journal import (
    Journal,
    finished_races,
    forget_oldest,
    in_use,
    read_journal,
    unfinished_races,
)
from racecraft.engine.chance import Manual
from racecraft.engine.record import read, verify
from tests.cli.playing import Player, Typist, careful_answer, new_table, settle, typed

PATIENCE = 60
"""Seconds that a busy machine may take for what takes one."""


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    return Player(monkeypatch, capsys)


class AtTerminal(Typist):
    def isatty(self) -> bool:
        return True


# --- The file -----------------------------------------------------------------------------------------------


def test_the_journal_follows_every_ply_and_what_is_taken_back(tmp_path: Path) -> None:
    path = tmp_path / "race"
    table = new_table(seats=1, seed=2, laps=1)
    table.journal = Journal(path)
    taken_back = 0
    while not table.over:
        question = table.question()
        assert question is not None
        table.answer(question.choices[-1])
        assert path.read_bytes() == table.race.record.encode()
        if table.can_undo() and taken_back < 5:
            table.undo()
            taken_back += 1
            assert table.plies == 0 or path.read_bytes() == table.race.record.encode()
            table.answer(question.choices[-1])
        settle(table)
        assert path.read_bytes() == table.race.record.encode()
    assert taken_back == 5
    assert verify(read(path)).finished


def test_a_line_that_a_crash_cut_short_is_left_out(play: Player, tmp_path: Path) -> None:
    save = tmp_path / "race"
    play("--seed", "5", "--save", save, lines=["2", "k"])
    whole = save.read_bytes()
    save.write_bytes(whole + b'{"seat":0,"pl')
    assert read_journal(save).encode() == whole
    assert play("--resume", save, lines=["q"]).status == 0
    assert save.read_bytes().startswith(whole)


def test_a_finished_race_is_recorded_before_anybody_looks_at_the_result(tmp_path: Path) -> None:
    table = new_table(seats=1, seed=2, laps=1)
    table.record_path = tmp_path / "race"
    while not table.over:
        careful_answer(table)
    assert verify(read(tmp_path / "race")).finished


def test_a_race_in_another_window_is_neither_offered_nor_resumed(play: Player, races: Path) -> None:
    play("--seed", "5", lines=["2", "q"])
    (race,) = unfinished_races()
    journal = Journal(race.path)
    journal.keep(race.record)
    assert in_use(race.path)
    assert not list(unfinished_races())
    refused = play("--resume", race.path)
    assert (refused.status, refused.err.count("another window")) == (2, 1)
    journal.close()
    assert len(list(unfinished_races())) == 1


def test_only_the_latest_finished_races_stay(
    play: Player, races: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("racecraft.cli.play.journal.MOST_FINISHED", 1)
    play("--humans", "0", "--seed", "3", "--option", "laps=1")
    play("--seed", "5", lines=["2", "q"])
    (over,) = finished_races()
    other = over.path.with_name("later.jsonl")
    other.write_bytes(over.path.read_bytes())
    os.utime(over.path, (0, 0))
    forget_oldest()
    assert [race.path for race in finished_races()] == [other]
    assert len(list(unfinished_races())) == 1


def test_a_race_in_which_nobody_has_decided_leaves_no_file(play: Player, races: Path) -> None:
    play("--seed", "5", lines=["q"])
    assert not list(races.iterdir())


# --- The offer ----------------------------------------------------------------------------------------------


def offered(play: Player, *lines: str) -> str:
    """What bare `racecraft play --plain` says at a terminal."""
    play.monkeypatch.setattr("tests.cli.playing.Typist", AtTerminal)
    return play("--plain", lines=lines).out


def test_bare_play_offers_to_go_on(play: Player, races: Path) -> None:
    play("--seed", "5", "--names", "Ann", lines=["2", "q"])
    (race,) = unfinished_races()
    out = offered(play, "what?", "", "k", "q")
    assert "A race is waiting for you:\n  1) Ралі: Classic · round 1 · lap 1 of 2 (Ann, " in out
    assert "“what?” is no answer here." in out
    assert len(read(race.path).plies) > len(race.record.plies)


def test_bare_play_starts_anew_and_deletes_on_request(play: Player, races: Path) -> None:
    play("--seed", "5", lines=["2", "q"])
    assert "where do you line up?" in offered(play, "n", "2", "q")
    assert len(list(unfinished_races())) == 2
    assert "Deleted." in offered(play, "d2", "n", "q")
    assert len(list(unfinished_races())) == 1


# --- Real dice, one screen, bots ----------------------------------------------------------------------------


def never(outcomes: object) -> int:
    raise AssertionError(outcomes)


def test_a_mistyped_die_is_corrected_even_after_bots_have_acted(tmp_path: Path) -> None:
    table = new_table(seats=2, humans=1, source=Manual(never))
    table.journal = Journal(tmp_path / "race")
    for text in ("start1", "keep"):
        table.answer(table.understand(text))
        settle(table)
    plies = table.plies
    table.answer(table.understand("6"))
    settle(table)
    table.undo()
    assert table.plies == plies
    question = table.question()
    assert question is not None
    assert question.seat is None, "the die is asked for again"
    table.answer(table.understand("2"))
    draws = [ply.draw for ply in table.race.record.plies if ply.draw is not None]
    assert draws[-1] == "2"
    assert read(tmp_path / "race").plies == table.race.record.plies


def test_undo_at_the_change_of_seats_shows_nobodys_hand() -> None:
    table = new_table(game="heat", seats=2, humans=2, seed=1)
    for _ in range(40):
        question = table.question()
        assert question is not None
        if question.hand_over and table.can_undo():
            break
        choice = next((one for one in question.choices if one.number >= 0), question.choices[0])
        table.answer(choice)
        settle(table)
    assert question is not None
    assert question.hand_over
    table.undo()
    again = table.question()
    assert again is not None
    assert again.hand_over
    assert again.seat != question.seat
    assert table.face.viewer is None


class Crasher(Bot):
    def choose(self, sight: Sight) -> int:
        raise ZeroDivisionError("no\x1b brakes")


class Leaver(Bot):
    def choose(self, sight: Sight) -> int:
        sys.exit(3)


class Unborn(Crasher):
    def __init__(self, seed: int, budget: object) -> None:
        raise RuntimeError("no engine")


@pytest.mark.parametrize("name", ["Crasher", "Leaver"])
def test_a_faulty_bot_does_not_end_a_race(play: Player, name: str) -> None:
    lines = typed(["2"], ["k", "A", "a"])
    game = play("--seed", "5", "--bots", f"{__name__}:{name}", "--option", "laps=1", lines=lines)
    assert game.status == 0
    assert "The driver of Comet failed (" in game.out
    assert "a rookie takes over for this move." in game.out
    assert "\x1b" not in game.out
    assert "1. " in game.out


def test_a_bot_that_cannot_be_made_is_named(play: Player) -> None:
    refused = play("--bots", f"{__name__}:Unborn")
    assert (refused.status, refused.err.count("\n")) == (2, 1)
    assert "RuntimeError: no engine" in refused.err


# --- Killed -------------------------------------------------------------------------------------------------

# Whatever has started the tests may ignore SIGINT, and its children with it.
AT_TERMINAL = """
import fcntl, signal, sys, termios
fcntl.ioctl(0, termios.TIOCSCTTY, 0)
signal.signal(signal.SIGINT, signal.default_int_handler)
from racecraft.cli.main import main
sys.exit(main(["--lang", "en", "play", *sys.argv[1:]]))
"""


class Window:
    """`racecraft play` in a terminal of its own, as in a window that can be closed."""

    def __init__(self, folder: Path, *arguments: str) -> None:
        self.master, slave = pty.openpty()
        fcntl.ioctl(slave, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        self.process = subprocess.Popen(
            [sys.executable, "-c", AT_TERMINAL, *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            start_new_session=True,
            env={**os.environ, "XDG_STATE_HOME": str(folder), "TERM": "xterm-256color"},
        )
        os.close(slave)
        self.shown = ""

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def wait_for(self, pattern: str) -> None:
        """Reads until the terminal has shown it since the last time."""
        deadline = time.monotonic() + PATIENCE
        while not re.search(pattern, self.shown):
            assert self._read(deadline - time.monotonic()), f"no {pattern!r} in {self.shown[-2000:]!r}"
        self.shown = ""

    def end(self) -> int:
        """The exit status; `shown` holds what was written until then."""
        deadline = time.monotonic() + PATIENCE
        while self._read(deadline - time.monotonic()):
            pass
        return self.process.wait(PATIENCE)

    def interrupt(self) -> int:
        """The exit status after Ctrl-C. A signal that comes between a prompt and the reading of its answer
        does not wake the reader: whoever sees that nothing happens presses again."""
        deadline = time.monotonic() + PATIENCE
        while self.process.poll() is None and time.monotonic() < deadline:
            self.type("\x03")
            with suppress(subprocess.TimeoutExpired):
                self.process.wait(2)
        return self.end()

    def close(self) -> None:
        if self.master >= 0:
            os.close(self.master)
            self.master = -1

    def _read(self, seconds: float) -> bool:
        if not select.select([self.master], [], [], max(0.0, seconds))[0]:
            return False
        try:
            data = os.read(self.master, 65536)
        except OSError:
            return False
        self.shown += data.decode(errors="replace")
        return bool(data)


@pytest.fixture
def windows(tmp_path: Path) -> Iterator[list[Window]]:
    found: list[Window] = []
    yield found
    for window in found:
        if window.process.poll() is None:
            window.process.kill()
        window.process.wait()
        window.close()


def the_race(folder: Path) -> Path:
    (path,) = (folder / "racecraft" / "races").glob("*.jsonl")
    return path


def test_closing_the_window_and_killing_lose_nothing(tmp_path: Path, windows: list[Window]) -> None:
    """Line by line: SIGKILL, then bare `play` goes on; the window closes (SIGHUP); Ctrl-C."""
    first = Window(tmp_path, "--plain", "rali", "--seats", "1", "--seed", "5")
    windows.append(first)
    first.wait_for("> $")
    first.type("2\n")
    first.wait_for("> $")
    first.process.send_signal(signal.SIGKILL)
    first.process.wait(PATIENCE)
    path = the_race(tmp_path)
    assert [ply.play for ply in read(path).plies] == ["start2"]

    second = Window(tmp_path, "--plain")
    windows.append(second)
    second.wait_for("A race is waiting(.|\n)*> $")
    for line in ("", "k"):
        second.type(f"{line}\n")
        second.wait_for("> $")
    second.close()
    assert second.process.wait(PATIENCE) == 128 + signal.SIGHUP
    assert [ply.play for ply in read(path).plies[:2]] == ["start2", "keep"]

    third = Window(tmp_path, "--plain")
    windows.append(third)
    third.wait_for("A race is waiting(.|\n)*> $")
    third.type("\n")
    third.wait_for("> $")
    assert third.interrupt() == 130
    assert "Go on with: racecraft play" in third.shown
    verify(read(path), unfinished=True)


def test_a_full_screen_that_is_asked_to_end_is_restored(tmp_path: Path, windows: list[Window]) -> None:
    window = Window(tmp_path, "rali", "--seats", "1", "--seed", "5", "--delay", "0")
    windows.append(window)
    window.wait_for("line up")
    window.type("2")
    window.wait_for("ear")
    window.process.send_signal(signal.SIGTERM)
    assert window.end() == 128 + signal.SIGTERM
    assert "\x1b[?1049l" in window.shown, "the screen as it was before"
    assert "Go on with: racecraft play" in window.shown
    assert [ply.play for ply in read(the_race(tmp_path)).plies] == ["start2"]

    closed = Window(tmp_path, "--delay", "0")
    windows.append(closed)
    closed.wait_for("A race is waiting")
    closed.type("\n")
    closed.wait_for("ear")
    closed.type("k")
    closed.wait_for("u")
    closed.close()
    assert closed.process.wait(PATIENCE) == 128 + signal.SIGHUP
    verify(read(the_race(tmp_path)), unfinished=True)
