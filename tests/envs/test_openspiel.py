"""The games of OpenSpiel: its own simulation test, information states, and playthroughs."""

from __future__ import annotations

from pathlib import Path

import pytest

pyspiel = pytest.importorskip("pyspiel")
rl_environment = pytest.importorskip("open_spiel.python.rl_environment")

from racecraft.engine.chance import Seeded  # noqa: E402
from racecraft.engine.errors import BadOptions  # noqa: E402
from racecraft.engine.registry import all_games  # noqa: E402
from racecraft.envs.openspiel import MOST_COUNTED, REMEMBERED  # noqa: E402  (registers them)
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


@pytest.mark.parametrize("name", NAMES)
def test_openspiel_stores_and_restores_a_race(name: str) -> None:
    """In the middle: what a stored race tells and offers is what it told and offered before."""
    game = pyspiel.load_game(name)
    state = game.new_initial_state()
    source = Seeded(3)
    for ply in range(60):
        if state.is_terminal():
            break
        actions = state.legal_actions()
        state.apply_action(actions[source.below(len(actions))])
        if ply % 20 == 19 and not state.is_terminal():
            _, twin = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
            assert str(twin) == str(state)
            assert twin.legal_actions() == state.legal_actions()
            for player in range(game.num_players()):
                assert twin.information_state_string(player) == state.information_state_string(player)
                assert twin.observation_tensor(player) == state.observation_tensor(player)
                assert twin.information_state_tensor(player) == state.information_state_tensor(player)


def test_openspiel_stores_a_race_at_every_ply() -> None:
    game = pyspiel.load_game("racecraft_rali(laps=1)")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_a_reward_by_time_is_no_game_of_zero_sum() -> None:
    game = pyspiel.load_game("racecraft_rallyman(stage=1,reward=time)")
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    state = game.new_initial_state()
    source = Seeded(1)
    while not state.is_terminal():
        actions = state.legal_actions()
        state.apply_action(actions[source.below(len(actions))])
    assert all(game.min_utility() < paid < 0 for paid in state.returns())
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


def test_a_race_starts_at_a_position(tmp_path: Path) -> None:
    file = tmp_path / "late.json"
    file.write_text('{"round": 9}', encoding="utf-8")
    game = pyspiel.load_game("racecraft_rali", {"laps": 1, "position": str(file)})
    state = game.new_initial_state()
    assert state.memory.state.round == 9
    assert pyspiel.load_game(str(game)).new_initial_state().memory.state.round == 9
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("content", ["[]", "{", None])
def test_a_file_that_holds_no_position_is_refused(tmp_path: Path, content: str | None) -> None:
    file = tmp_path / "bad.json"
    if content is not None:
        file.write_text(content, encoding="utf-8")
    with pytest.raises(BadOptions, match="holds no position as JSON"):
        pyspiel.load_game("racecraft_rali", {"position": str(file)})


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


def test_the_tensor_of_an_information_state_holds_what_is_seen_and_what_was_played() -> None:
    game = pyspiel.load_game("racecraft_rali(laps=1)")
    state = game.new_initial_state()
    source = Seeded(2)
    played: list[list[int]] = [[], []]
    while not state.is_terminal():
        actions = state.legal_actions()
        action = actions[source.below(len(actions))]
        if not state.is_chance_node():
            played[state.current_player()].insert(0, action)
        state.apply_action(action)
    for player in range(2):
        tensor = state.information_state_tensor(player)
        assert len(tensor) == game.information_state_tensor_size()
        seen = state.observation_tensor(player)
        assert tensor[: len(seen)] == seen
        count, *actions = tensor[len(seen) :]
        assert round(count * MOST_COUNTED) == len(played[player]) > REMEMBERED // 10
        told = [round(number * game.num_distinct_actions()) - 1 for number in actions]
        assert told == (played[player] + [-1] * REMEMBERED)[:REMEMBERED]


def test_the_tensor_of_an_information_state_keeps_the_latest_actions() -> None:
    """Of a race longer than it remembers, the earliest are forgotten."""
    state = pyspiel.load_game("racecraft_rali(laps=1)").new_initial_state()
    state.memory.played[0] = list(range(REMEMBERED + 5))
    *_, last = state.information_state_tensor(0)
    assert round(last * state.get_game().num_distinct_actions()) - 1 == 5


def test_learners_of_openspiel_read_information_states() -> None:
    """Its environment for learning takes the tensor of the information state where there is one."""
    race = rl_environment.Environment("racecraft_rali", laps=1)
    size = race.observation_spec()["info_state"][0]
    now = race.reset()
    for _ in range(20):
        seat = now.observations["current_player"]
        assert len(now.observations["info_state"][seat]) == size
        now = race.step([now.observations["legal_actions"][seat][0]])


def test_the_tensor_keeps_secrets_as_the_text_does() -> None:
    """Two deals that differ for seat 1 alone are the same to seat 0, and not to seat 1."""
    game = pyspiel.load_game("racecraft_heat(laps=1,grid=seats)")
    tensors = []
    for seed in (1, 2):
        state = game.new_initial_state()
        source = Seeded(seed)
        while state.is_chance_node():
            drawer = state.memory.state.turn
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[0 if drawer == 0 else source.below(len(outcomes))][0])
        tensors.append([state.information_state_tensor(player) for player in range(2)])
    assert tensors[0][0] == tensors[1][0]
    assert tensors[0][1] != tensors[1][1]


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
