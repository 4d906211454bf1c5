"""The everyday names of `import racecraft`: cheap to import, whole races, records and errors."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

import racecraft
from racecraft.engine.errors import BadOptions, BadRecord, UnknownName


def test_importing_is_cheap() -> None:
    program = (
        "import sys, racecraft; "
        "print([name for name in sys.modules if name.startswith(('racecraft.games', 'msgspec', 'fluent'))])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_the_names_survive_the_packages_they_stand_for() -> None:
    """No name may be that of a subpackage, which would replace it once it is imported."""
    import racecraft.arena.simulation  # imports most of the house

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


@pytest.mark.parametrize(
    ("arguments", "part"),
    [
        ({"seats": 7}, "rali seats 1 to 4 players, not 7"),
        ({"names": ["Ann"]}, "there are 1 names for 2 seats"),
        ({"seed": -1}, "a seed is a whole number from 0 on, not -1"),
        ({"wings": 2}, "rali has no option 'wings'"),
    ],
)
def test_a_race_that_cannot_be(arguments: dict[str, Any], part: str) -> None:
    with pytest.raises(BadOptions, match=part):
        racecraft.race("rali", **arguments)


def test_a_file_that_is_no_record(tmp_path: Path) -> None:
    with pytest.raises(BadRecord, match="cannot read"):
        racecraft.read(str(tmp_path / "missing.jsonl"))
