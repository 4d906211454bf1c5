"""What the tests of the commands share: running `racecraft` and looking at what it said."""

from __future__ import annotations

import json
from typing import Any

import pytest

from racecraft.cli.main import main


class Said:
    """Exit status and output of one command."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def json(self) -> Any:
        return json.loads(self.out)

    def complaint(self) -> str:
        """The one sentence of a command that was given something bad, which then wrote nothing else."""
        assert self.status == 2
        assert self.out == ""
        (line,) = self.err.splitlines()
        assert line.startswith("racecraft: ")
        return line.removeprefix("racecraft: ")


class Command:
    """Runs `racecraft` in this process, in English unless told otherwise."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *arguments: object) -> Said:
        self.capsys.readouterr()
        status = main(["--lang", "en", *[str(argument) for argument in arguments]])
        told = self.capsys.readouterr()
        return Said(status, told.out, told.err)
