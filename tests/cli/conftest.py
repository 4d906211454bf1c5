"""The `racecraft` command for every test of this folder."""

import pytest

from tests.cli.running import Command


@pytest.fixture
def racecraft(capsys: pytest.CaptureFixture[str]) -> Command:
    return Command(capsys)
