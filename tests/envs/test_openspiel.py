"""The games of OpenSpiel: its own simulation test, information states, and playthroughs."""

from __future__ import annotations

import pytest

pyspiel = pytest.importorskip("pyspiel")

import racecraft.envs.openspiel  # noqa: E402, F401  (registers them)
from racecraft.engine.chance import Seeded  # noqa: E402
from racecraft.engine.registry import all_games  # noqa: E402
from tests.envs.playthroughs.write import FOLDER, played_through  # noqa: E402

NAMES = [
    "racecraft_gt(reward=place)",
    "racecraft_heat(laps=1,training=true)",
    "racecraft_rali(laps=1,players=3)",
    "racecraft_rallyman(stage=1)",
]


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_simulates_them(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)


def test_openspiel_stores_and_restores_a_race() -> None:
    game = pyspiel.load_game("racecraft_rali(laps=1)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_information_states_keep_secrets() -> None:
    """Two races that differ in what seat 1 draws and plans alone are the same to seat 0."""
    game = pyspiel.load_game("racecraft_heat(laps=1,grid=seats)")
    lived = []
    for seed in (1, 2):
        state = game.new_initial_state()
        source = Seeded(seed)
        while state.is_chance_node():
            drawer = state.memory.state.turn
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[0 if drawer == 0 else source.below(len(outcomes))][0])
        lived.append([state.information_state_string(player) for player in range(2)])
        assert state.current_player() == 0
    assert lived[0][0] == lived[1][0]
    assert lived[0][1] != lived[1][1]


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("racecraft_rali(laps=1)").new_initial_state()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(state) != str(twin) or state.current_player() != twin.current_player()
    assert state.information_state_string(0) != twin.information_state_string(0)


@pytest.mark.parametrize("game", [game.id for game in all_games()])
def test_playthroughs_are_those_of_today(game: str) -> None:
    """After a change of rules or observations: `python -m tests.envs.playthroughs.write`."""
    assert played_through(game) == (FOLDER / f"{game}.txt").read_text(encoding="utf-8")
