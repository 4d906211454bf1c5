"""The game of `docs/guide/own-game.md`: the page shows what lies in its folder, and that is raced here."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from pathlib import Path
from textwrap import indent
from typing import Any

import pytest

import racecraft
from racecraft.engine import parts, registry
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import BadPosition, IllegalAction
from racecraft.engine.race import Race
from racecraft.engine.record import verify
from racecraft.engine.state import TABLE
from racecraft.locales import LANGUAGES, Words
from racecraft.outlook import outcome_label, outlook
from tests.test_documents import blocks

DOCS = Path(__file__).parents[1] / "docs"
PAGE = DOCS / "guide" / "own-game.md"
EXAMPLES = DOCS / "examples"
ID = "hillclimb"


@pytest.fixture
def hill(monkeypatch: pytest.MonkeyPatch) -> Iterator[Any]:
    """The game, registered for the duration of a test."""
    racecraft.all_games()
    monkeypatch.syspath_prepend(str(EXAMPLES))
    yield __import__(ID).HILL_CLIMB
    del registry._games[ID]
    for name in [name for name in sys.modules if name.split(".")[0] == ID]:
        del sys.modules[name]
    parts.part_of.cache_clear()


def test_the_page_shows_the_whole_game_and_nothing_else() -> None:
    shown = [
        block.text
        for block in blocks(PAGE)
        if block.language == "python" and "import racecraft\n" not in block.text
    ]

    def lines(text: str) -> str:
        return "".join(f"{line}\n" for line in text.splitlines() if line.strip())

    # Methods are shown without the indentation of their class, and with empty lines as functions have them.
    game = lines((EXAMPLES / ID / "game.py").read_text(encoding="utf-8"))
    for text in map(lines, shown):
        found = text if text in game else indent(text, "    ")
        assert game.startswith(found)
        game = game.removeprefix(found)
    assert game == ""
    assert (EXAMPLES / ID / "en.ftl").read_text(encoding="utf-8") in [block.text for block in blocks(PAGE)]


def test_random_races_keep_the_contract_of_a_game(hill: Any) -> None:
    for seed in range(30):
        race = racecraft.race(ID, seats=1 + seed % 4, seed=seed)
        source, plies = Seeded(seed), 0
        while race.result() is None:
            race.advance()
            state = race.state
            assert hill.position(hill.load(hill.position(state))) == hill.position(state)
            for seat in race.pending():
                legal = state.legal(seat)
                assert legal == sorted(legal) != []
                for action in legal:
                    assert hill.parse(state, hill.notation(state, action)) == action
                    assert hill.action_of(state, hill.action_json(state, action)) == action
                race.play(seat, legal[source.below(len(legal))])
            plies += 1
            assert plies < 1000
        assert verify(race.record).finished
        assert max(race.view(TABLE)["gaps"]) >= 0


def test_what_cannot_be_is_refused(hill: Any) -> None:
    race = racecraft.race(ID, seats=2, seed=1, position={"spaces": [22, 3]})
    with pytest.raises(IllegalAction, match="too near to the top"):
        race.play(0, "flat-out")
    for wrong in ({"spaces": [25, 0]}, {"spaces": [1]}, {"turn": 2}, {"spaces": "none"}, {"fuel": 3}):
        with pytest.raises(BadPosition):
            racecraft.race(ID, seats=2, seed=1, position=wrong)


def test_bots_drive_it_and_are_better_than_chance(hill: Any) -> None:
    wins = 0
    for seed in range(24):
        race = racecraft.race(ID, seats=2, seed=seed)
        seat = seed % 2
        result = race.run({seat: "club", 1 - seat: "random"}, seed=seed)
        assert result is not None
        wins += result.places[seat] == 1
    assert wins >= 14
    race = racecraft.race(ID, seats=2, seed=1)
    assert race.run({0: "pro@40", 1: "rookie"}, seed=1) is not None


def test_it_is_drawn(hill: Any) -> None:
    race: Race[Any] = racecraft.race(ID, seats=4, seed=2)
    race.play(0, "careful")
    svg = racecraft.draw(race).svg
    assert len(re.findall(r'id="cell-\d+"', svg)) == 25
    assert re.search(r'id="car-1"[^>]*data-cell="2"', svg)
    assert race.state._repr_svg_() == svg


def test_everything_has_words_in_every_language(hill: Any) -> None:
    for language in LANGUAGES:
        words = Words(language)
        race = racecraft.race(ID, seats=2, seed=5)
        race.run("random", seed=5)
        for event in race.events:
            assert words.event(ID, event, lambda seat: f"car {seat}")
        start = racecraft.race(ID, seats=2, seed=5)
        told = outlook(hill, start.state, 0)
        for said in [told["prompt"], *[choice["label"] for choice in told["choices"].values()]]:
            assert words.tell(said, lambda seat: f"car {seat}")
        start.play(0, "brisk")
        assert words.tell(dict(outcome_label(hill, start.state, 6)), str) == "6"


def test_the_command_finds_it_and_plays_it_in_the_terminal(tmp_path: Path) -> None:
    environment = {
        **os.environ,
        "RACECRAFT_GAMES": ID,
        "PYTHONPATH": os.pathsep.join([str(EXAMPLES), str(Path(racecraft.__file__).parents[1])]),
        "PATH": sysconfig.get_path("scripts") + os.pathsep + os.environ.get("PATH", ""),
        "LC_ALL": "en",
        "XDG_DATA_HOME": str(tmp_path),
    }

    def run(command: str, typed: str = "") -> str:
        done = subprocess.run(
            command.split(), input=typed, env=environment, cwd=tmp_path, capture_output=True, encoding="utf-8"
        )
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    shown = run("racecraft play hillclimb --plain --bots club --seed 3 --record race.jsonl", "1\n" * 40)
    assert "Drive carefully" in shown
    assert "drives to space 2." in shown
    assert "The climb is over." in shown
    assert run("racecraft record verify race.jsonl").startswith("OK race.jsonl")
