"""The `racecraft` command for every test of this folder, and a folder of races of its own for each."""

from pathlib import Path

import pytest

from tests.cli.running import Command


@pytest.fixture
def racecraft(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)


@pytest.fixture(autouse=True)
def races(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where races are kept that were given no file; the user's own are left alone."""
    folder = tmp_path_factory.mktemp("races")
    monkeypatch.setattr("racecraft.cli.play.journal.races_folder", lambda: folder)
    return folder
