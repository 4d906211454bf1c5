"""What runs with how much installed: games need msgspec and mypy_extensions, commands say what they need."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ONLY = '''
import sys
from importlib.abc import MetaPathFinder

class Only(MetaPathFinder):
    """Finds nothing but Python's own modules, ours and the given ones."""

    def find_spec(self, name, path=None, target=None):
        root = name.partition(".")[0]
        if root in sys.stdlib_module_names or root in {packages} or root.endswith("__mypyc"):
            return None
        raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)

sys.meta_path.insert(0, Only())
'''
CORE = {"racecraft", "msgspec", "mypy_extensions"}
WORDS = {"fluent", "attr", "babel", "pytz", "typing_extensions"}

RACES = """
import racecraft
from racecraft.bots.bot import Sight
from racecraft.bots.registry import make_bot
from racecraft.drawing import draw_view
from racecraft.engine.state import TABLE
from racecraft.outlook import outlook

for game in racecraft.all_games():
    race = racecraft.race(game.id, 2, 7)
    bots = [make_bot(game.id, "rookie", 1), make_bot(game.id, "random", 2)]
    for _ in range(40):
        race.advance()
        seat = race.state.pending()[0]
        assert outlook(game, race.state, seat)["choices"]  # with their exact odds
        race.play(seat, bots[seat].choose(Sight(game, race.state, seat)))
    assert draw_view(game.id, race.view(TABLE)).svg.startswith("<svg")
    print(game.id)
"""


def run_with(packages: set[str], program: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", ONLY.format(packages=packages) + program],
        capture_output=True, text=True, timeout=300,
    )  # fmt: skip


def test_all_games_are_raced_and_drawn_with_two_packages() -> None:
    done = run_with(CORE, RACES)
    assert done.stderr == ""
    assert done.stdout.split() == ["gt", "heat", "rali", "rallyman"]


def test_simulations_need_no_more() -> None:
    done = run_with(CORE, "import racecraft.arena.simulation")
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(
    ("arguments", "packages", "extra"),
    [
        ([], CORE, "table"),
        (["serve"], CORE | {"fluent"}, "table"),
        (["play", "rali"], CORE, "terminal"),
        (["arena", "rali"], CORE | WORDS, "terminal"),
        (["simulate", "rali", "--games", "1", "--dataset", "x.parquet"], CORE | WORDS | {"rich"}, "learn"),
    ],
)
def test_a_command_says_which_extra_it_needs(arguments: list[str], packages: set[str], extra: str) -> None:
    program = f"from racecraft.cli.main import main; sys.exit(main({arguments!r}))"
    done = run_with(packages, program)
    assert done.returncode == 2
    assert done.stderr.startswith("racecraft: ")
    once = " ".join(["racecraft", *arguments[:1]])
    assert done.stderr.endswith(f"pip install 'racecraft[{extra}]', or uvx {once}\n")
    assert done.stderr.count("\n") == 1


RUNNER = """#!/bin/sh
if [ "$1" = cache ]; then echo "{cache}"; else echo "$_RACECRAFT_AGAIN $*"; fi
"""


@pytest.mark.skipif(sys.platform == "win32", reason="the runner is a script")
@pytest.mark.parametrize(
    ("inside", "arguments", "extra"),
    [("archive-v0/x", [], "table"), ("archive-v0/x", ["play", "rali"], "terminal"), ("../own", [], None)],
)
def test_what_a_runner_began_is_run_again_with_the_extra(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, inside: str, arguments: list[str], extra: str | None
) -> None:
    cache, uv = tmp_path / "cache", tmp_path / "uv"
    uv.write_text(RUNNER.format(cache=cache))
    uv.chmod(0o755)
    monkeypatch.setenv("UV", str(uv))
    monkeypatch.setenv("PATH", str(tmp_path))
    place = os.path.normpath(cache / inside)
    program = f"sys.prefix = {place!r}\nfrom racecraft.cli.main import main; sys.exit(main({arguments!r}))"
    done = run_with(CORE, program)
    if extra is None:
        assert (done.returncode, done.stdout) == (2, "")
        return
    assert done.returncode == 0, done.stderr
    assert re.fullmatch(
        rf"1 tool run --from racecraft\[{extra}\]( @ |==)\S+ {' '.join(['racecraft', *arguments])}\n",
        done.stdout,
    )


def test_the_import_takes_a_moment() -> None:
    """Well under 50 ms: counted in modules, which does not depend on the load of the machine."""
    program = "import sys; before = set(sys.modules); import racecraft; print(*set(sys.modules) - before)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    ours = [name for name in done.stdout.split() if name.startswith("racecraft")]
    assert sorted(ours) == [
        "racecraft",
        "racecraft.engine",
        "racecraft.engine.errors",
        "racecraft.engine.version",
    ]
    assert not {"msgspec", "asyncio", "json", "pathlib"} & set(done.stdout.split())


def test_every_package_that_is_imported_is_declared() -> None:
    """A new dependency belongs to the core or to an extra."""
    root = Path(__file__).parent.parent
    declared = (root / "pyproject.toml").read_text().lower().replace("_", "-")
    for path in (root / "src").rglob("*.py"):
        for line in path.read_text().splitlines():
            words = line.split()
            if not line.startswith(("import ", "from ")) or words[1].startswith("."):
                continue
            package = words[1].partition(".")[0].rstrip(",")
            if package not in sys.stdlib_module_names and package != "racecraft":
                assert package.replace("_", "-") in declared, f"{path}: {line}"
