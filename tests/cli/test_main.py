"""The command itself: help, languages, version, clean errors and exits."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from racecraft.cli.main import COMMANDS, INTERRUPTED, READER_GONE, main, take_language
from racecraft.engine.form import form
from racecraft.engine.version import VERSION
from racecraft.locales import LANGUAGES
from tests.cli.running import Command

SCRIPT = Path(sysconfig.get_path("scripts")) / "racecraft"
HELP = [
    [],
    ["play"],
    ["simulate"],
    ["arena"],
    ["bench"],
    ["bench", "engine"],
    ["bench", "server"],
    ["serve"],
    ["backup"],
    ["restore"],
    ["record"],
    ["record", "verify"],
    ["record", "show"],
    ["record", "chart"],
    ["scenario"],
    ["track"],
    ["track", "list"],
    ["track", "show"],
    ["track", "check"],
    ["track", "render"],
]


def test_the_version_says_how_the_engine_runs(racecraft: Command) -> None:
    expected = f"racecraft {VERSION} ({form()})\n"
    assert racecraft("--version").out == expected
    assert subprocess.run([SCRIPT, "--version"], capture_output=True, text=True).stdout == expected


def test_the_version_needs_no_heavy_import() -> None:
    """What keeps `racecraft --version` quick: none of these is loaded for it."""
    program = (
        "import sys; from racecraft.cli.main import main; main(['--version']); "
        "print(sorted({'fluent', 'rich', 'textual', 'msgspec', 'argparse'} & set(sys.modules)))"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def test_the_help_points_to_play(racecraft: Command) -> None:
    said = racecraft("--help")
    assert said.status == 0
    assert "racecraft play rali" in said.out
    assert all(re.search(rf"^ +{name} ", said.out, re.MULTILINE) for name in COMMANDS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", HELP, ids=" ".join)
def test_help_speaks_the_language(
    words: list[str], language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every help text exists in every language, and no English of argparse's own is left in the others."""
    assert main([*words, "--lang", language, "--help"]) == 0
    text = re.sub("«[^»]*»", "", capsys.readouterr().out)
    assert text.startswith({"en": "usage: ", "uk": "використання: ", "ru": "использование: "}[language])
    sentences = [line for line in text.splitlines() if not re.match(r"^(\S+: racecraft| +\[)", line)]
    latin = [line for line in sentences if re.search(r"[a-z]{3} [a-z]{2,} [a-z]{2}", line)]
    assert bool(latin) == (language == "en")


def test_the_language_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "uk_UA.UTF-8")
    assert main(["track", "list"]) == 0
    assert "перешкоди" in capsys.readouterr().out
    assert main(["track", "list", "--lang=ru"]) == 0
    assert "препятствия" in capsys.readouterr().out


def test_the_language_may_stand_anywhere_before_the_files() -> None:
    assert take_language(["--lang", "uk", "record"]) == ("uk", ["record"])
    assert take_language(["record", "--lang=ru", "x"]) == ("ru", ["record", "x"])
    assert take_language(["record", "--", "--lang", "x"]) == (None, ["record", "--", "--lang", "x"])
    assert take_language(["record", "--lang"]) == (None, ["record", "--lang"])


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        (["drive"], "there is no 'drive' here"),
        (["--nope"], "not understood: --nope"),
        (["simulate"], "an argument is missing: GAME"),
        (["simulate", "rali", "--game", "3"], "there is no --game; did you mean --games?"),
        (["simulate", "rali", "--games"], "--games: a value is missing"),
        (["simulate", "rali", "--bots", "random", "--seats", "2"], "--seats: cannot be combined with --bots"),
        (["simulate", "rali", "--json=yes"], "--json: takes no value, not 'yes'"),
        (["track", "render", "rali", "--theme", "pink"], "--theme: there is no 'pink' here"),
        (["record", "verify"], "an argument is missing: FILE"),
        (["record", "show", "x", "--lang"], "--lang"),
    ],
)
def test_wrong_usage_is_one_sentence(arguments: list[str], part: str, racecraft: Command) -> None:
    assert part in racecraft(*arguments).complaint()


def test_wrong_usage_in_ukrainian(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "uk", "simulate", "rali", "--games", "нуль"]) == 2
    assert capsys.readouterr().err == "racecraft: --games: «нуль» не є цілим числом від 1\n"


def test_an_unknown_language_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "fr", "track", "list"]) == 2
    assert capsys.readouterr().err == "racecraft: there is no language 'fr'; there is en, uk, ru\n"


def test_an_interrupt_ends_with_130(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(arguments: list[str]) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("racecraft.cli.main.run", interrupted)
    assert main([]) == INTERRUPTED
    assert capsys.readouterr().err == "\n"


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe of POSIX")
def test_a_reader_that_leaves_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([SCRIPT, "track", "render", "rali"], stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert (done.returncode, done.stderr) == (READER_GONE, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="the system has no full device")
def test_a_full_disk_is_one_sentence() -> None:
    with open("/dev/full", "wb") as full:
        done = subprocess.run([SCRIPT, "track", "list"], stdout=full, stderr=subprocess.PIPE, text=True)
    assert done.returncode == 2
    assert done.stderr.splitlines() == ["racecraft: No space left on device"]


def test_a_closed_stream_is_nobody_reading() -> None:
    """A service may start us without standard streams: nothing fails, and the status stays true."""
    for words, status in [("track list rali", 0), ("track list nowhere", 2)]:
        done = subprocess.run(f"{SCRIPT} {words} >&-", shell=True, stderr=subprocess.PIPE, text=True)
        assert done.returncode == status
        assert "Traceback" not in done.stderr
