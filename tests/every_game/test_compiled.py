"""One source, two forms: the compiled engine plays every race exactly as the interpreted one does."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src"
COMPILED = Path(os.environ.get("COMPILED", ROOT / "build" / "compiled"))
RACES = int(os.environ.get("RACES", "100"))
"""Of each game; `make long` compares a thousand, `make forms` ten thousand."""
SECONDS = 300 + RACES


@pytest.fixture(scope="module")
def compiled() -> Path:
    """The folder of the compiled build, which must be of this very source."""
    if not list(COMPILED.glob("**/engine/state*.so")) and not list(COMPILED.glob("**/engine/state*.pyd")):
        compiler = (os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc").split()[0]
        if shutil.which(compiler) is None:
            pytest.skip("there is no C compiler on this machine, so there is no compiled engine to compare")
        pytest.fail("the engine is not compiled though there is a C compiler: run make compile")
    for folder in ["engine", "games"]:
        for path in sorted((SOURCE / "racecraft" / folder).glob("**/*.py")):
            built = COMPILED / path.relative_to(SOURCE)
            if not built.exists() or built.read_bytes() != path.read_bytes():
                pytest.fail(f"the compiled build is older than {path.relative_to(ROOT)}: run make compile")
    return COMPILED


def play(game: AnyGame, path: Path, pure: str) -> subprocess.Popen[str]:
    environment = {**os.environ, "PYTHONPATH": str(path), "RACECRAFT_PURE": pure}
    command = [sys.executable, "-m", "tests.every_game.digest", game.id, str(RACES)]
    return subprocess.Popen(
        command, cwd=ROOT, env=environment, text=True, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )


def lines(child: subprocess.Popen[str]) -> list[str]:
    out, err = child.communicate(timeout=SECONDS)
    assert child.returncode == 0, err
    return out.splitlines()


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_both_forms_play_the_same_races(game: AnyGame, compiled: Path) -> None:
    children = [play(game, compiled, pure="0"), play(game, compiled, pure="1")]
    (fast_form, *fast), (slow_form, *slow) = (lines(child) for child in children)
    assert fast_form.split()[0] == "compiled"
    assert slow_form.split()[0] == "interpreted"
    assert all(Path(form.split()[1]).is_relative_to(compiled) for form in (fast_form, slow_form))
    assert len(fast) * 50 >= RACES
    for one, other in zip(fast, slow, strict=True):
        assert one == other, f"the forms differ in the block of races from seed {one.split()[0]} on"
