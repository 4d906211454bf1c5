"""Bots are found by name, by budget and by module; what cannot be found is said in one sentence."""

from __future__ import annotations

from pathlib import Path

import pytest

from racecraft.bots.bot import Bot, Budget, RandomBot, Sight, Thought
from racecraft.bots.registry import bot_names, budget_of, make_bot, register_bot
from racecraft.engine.errors import UnknownName
from racecraft.engine.registry import all_games
from racecraft.games.rali.game import RALI

OWN_BOT = """
from racecraft.bots.bot import Bot

class Last(Bot):
    def choose(self, sight):
        return sight.legal[-1]

class Stranger:
    pass
"""


@pytest.fixture
def own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    (tmp_path / "my_own_bots.py").write_text(OWN_BOT)
    (tmp_path / "broken_bots.py").write_text("import racecraft\n1 / 0\n")
    monkeypatch.chdir(tmp_path)
    return "my_own_bots"


@pytest.mark.parametrize("game_id", [game.id for game in all_games()])
def test_every_game_has_the_ladder(game_id: str) -> None:
    assert bot_names(game_id)[:3] == ["random", "rookie", "club"]


def test_a_bot_of_ones_own_comes_from_a_module(own_module: str) -> None:
    bot = make_bot("rali", f"{own_module}:Last", 1)
    state = RALI.new(1)
    assert bot.choose(Sight(RALI, state, 0)) == state.legal(0)[-1]


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("no_such_module:Bot", "there is no module 'no_such_module'"),
        ("my_own_bots:Nobody", "my_own_bots has no class 'Nobody'"),
        ("my_own_bots:Stranger", "no class 'Stranger' that is a racecraft.bots.bot.Bot"),
        ("broken_bots:Last", "cannot be imported: ZeroDivisionError"),
        ("club@fast", "not 'fast'"),
        ("club@", "not ''"),
        ("club@0", "not '0'"),
        ("club@0s", "not '0s'"),
        ("tortoise", "rali has no bot 'tortoise'; it has random, rookie, club"),
    ],
)
def test_what_is_wrong_with_a_name_is_said(own_module: str, name: str, says: str) -> None:
    with pytest.raises(UnknownName, match=says):
        make_bot("rali", name, 1)


@pytest.mark.parametrize(
    ("text", "seconds", "nodes"), [("50ms", 0.05, 0), ("2s", 2.0, 0), ("1.5s", 1.5, 0), ("800", 0.0, 800)]
)
def test_budgets_are_read(text: str, seconds: float, nodes: int) -> None:
    budget = budget_of(text)
    assert (budget.seconds, budget.nodes) == (seconds, nodes)


def test_a_bot_gets_its_budget() -> None:
    assert make_bot("rali", "club@70", 1).budget.nodes == 70


def test_a_thought_ends_with_its_nodes_or_its_time() -> None:
    thought = Thought(Budget(nodes=3))
    assert [thought.goes_on() for _ in range(5)] == [True, True, True, False, False]
    assert not Thought(Budget(seconds=1e-9)).goes_on()
    endless = Thought(Budget())
    assert all(endless.goes_on() for _ in range(1000))


class Steady(Bot):
    def choose(self, sight: Sight) -> int:
        return sight.legal[0]


def test_a_game_takes_another_bot_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("racecraft.bots.registry._ADDED", {})
    register_bot("rali", "steady", Steady)
    assert isinstance(make_bot("rali", "steady", 1), Steady)
    assert bot_names("rali") == ["random", "rookie", "club", "pro", "master", "steady"]
    with pytest.raises(ValueError, match="has a bot 'steady' already"):
        register_bot("rali", "steady", RandomBot)
    with pytest.raises(ValueError, match="no name for a bot"):
        register_bot("rali", "A b", RandomBot)
