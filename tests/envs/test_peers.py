"""The conformance suites of the libraries for which the environments are made."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.env_registry.registration import make
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

import racecraft.envs  # noqa: F401  (registers them)
from racecraft.drawing.painter import FONT_FILE
from racecraft.drawing.palette import car_colour
from racecraft.engine.errors import BadOptions
from racecraft.engine.registry import all_games
from racecraft.engine.state import TABLE
from racecraft.envs.at_once import AtOnceEnv
from racecraft.envs.rendering import FRAME
from racecraft.envs.single import SingleEnv
from racecraft.envs.spaces import FORMS, Form
from racecraft.envs.turns import ILLEGAL_REWARD, env

IDS = [game.id for game in all_games()]
OFL = FONT_FILE.parent / "OFL.txt"
"""A file that is no font."""
GAMES = pytest.mark.parametrize("game", IDS)

pytestmark = pytest.mark.filterwarnings(
    "ignore:Observation:UserWarning",
    "ignore:.*render_mode:UserWarning",
)


@GAMES
@pytest.mark.parametrize("form", FORMS)
def test_pettingzoo_accepts_turns(game: str, form: Form) -> None:
    api_test(env(game, form=form), num_cycles=30)


@GAMES
def test_pettingzoo_accepts_seeds_and_pictures(game: str) -> None:
    seed_test(partial(env, game), num_cycles=20)
    render_test(partial(env, game), {"svg": lambda drawn: drawn.startswith("<svg")})


@GAMES
def test_pettingzoo_accepts_seats_at_once(game: str) -> None:
    parallel_api_test(AtOnceEnv(game, seats=3), num_cycles=30)
    parallel_seed_test(partial(AtOnceEnv, game), num_cycles=10)


@GAMES
def test_seats_at_once_are_drawn_and_told(game: str) -> None:
    """PettingZoo's own test of pictures is for seats that play in turns."""
    for mode, begins in (("svg", "<svg"), ("ansi", "")):
        race = AtOnceEnv(game, render_mode=mode)
        race.reset(seed=1)
        before = race.render()
        assert isinstance(before, str)
        assert before.startswith(begins)
        assert before.strip()
        for _ in range(30):
            legal = [race.race.legal(seat) or [0] for seat in range(len(race.agents))]
            race.step({agent: actions[0] for agent, actions in zip(race.agents, legal, strict=True)})
        assert race.render() != before
        race.close()


@GAMES
def test_a_race_is_drawn_as_pixels(game: str) -> None:
    """Always as large, with the colour of every car, with words, and with what has changed."""
    race = AtOnceEnv(game, seats=3, render_mode="rgb_array")
    race.reset(seed=1)
    before: Any = race.render()
    assert (before.shape, before.dtype) == ((FRAME[1], FRAME[0], 3), np.uint8)
    colours = {tuple(colour) for colour in before.reshape(-1, 3)}
    view: Any = race.game.view(race.race, TABLE)
    for car in view["cars"]:
        paint = car_colour(car["colour"]).paint.lstrip("#")
        assert tuple(bytes.fromhex(paint)) in colours
    wordless = pixels_without_font(race)
    assert (before != wordless).any()
    for _ in range(30):
        legal = [race.race.legal(seat) or [0] for seat in range(len(race.agents))]
        race.step({agent: actions[0] for agent, actions in zip(race.agents, legal, strict=True)})
    after: Any = race.render()
    assert after.shape == before.shape
    assert (after != before).any()


def pixels_without_font(race: AtOnceEnv) -> Any:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("racecraft.drawing.painter.PLAIN_FONT_FILE", OFL)
        return race.render()


@GAMES
def test_pettingzoo_makes_them_by_name(game: str) -> None:
    turns = make("aec", f"racecraft/{game}-v0", seats=3)
    assert turns.possible_agents == ["seat_0", "seat_1", "seat_2"]
    assert make("parallel", f"racecraft/{game}-v0").possible_agents == ["seat_0", "seat_1"]


def test_a_race_in_turns_ends_with_a_winner() -> None:
    race = env("rali", options={"laps": 1})
    race.reset(seed=1)
    total = dict.fromkeys(race.possible_agents, 0.0)
    for agent in race.agent_iter():
        seen, reward, over, _, _ = race.last()
        total[agent] += reward
        race.step(None if over else race.action_space(agent).sample(seen["action_mask"]))
    assert sorted(total.values()) == [-1.0, 1.0]


def test_seats_plan_at_once_and_see_nothing_of_each_other() -> None:
    race = AtOnceEnv("heat", seats=2, options={"laps": 1})
    seen: Any
    seen, _ = race.reset(seed=3)
    masks = [seen[agent]["action_mask"] for agent in race.agents]
    assert all(mask.any() for mask in masks)
    gears = {agent: int(np.flatnonzero(mask)[0]) for agent, mask in zip(race.agents, masks, strict=True)}
    after: Any
    after, _, over, _, _ = race.step(gears)
    assert not any(over.values())
    assert all(after[agent]["action_mask"].any() for agent in race.agents)
    last = {agent: int(np.flatnonzero(after[agent]["action_mask"])[-1]) for agent in race.agents}
    assert last != gears  # cards now, after the gears of both


def test_an_illegal_action_ends_the_race() -> None:
    race = AtOnceEnv("rali")
    seen: Any
    seen, _ = race.reset(seed=3)
    asked = next(agent for agent in race.agents if seen[agent]["action_mask"].any())
    wrong = int(np.flatnonzero(seen[asked]["action_mask"] == 0)[0])
    _, rewards, over, _, _ = race.step(dict.fromkeys(race.agents, wrong))
    assert (rewards[asked], all(over.values()), race.agents) == (ILLEGAL_REWARD, True, [])
    single = SingleEnv("rali", opponents="random")
    single.reset(seed=0)
    wrong = int(np.flatnonzero(single.action_masks() == 0)[0])
    _, reward, over_now, _, info = single.step(wrong)
    assert (reward, over_now, info["illegal"]) == (ILLEGAL_REWARD, True, True)


@GAMES
def test_gymnasium_accepts_a_single_seat(game: str) -> None:
    made: Any = gymnasium.make(f"racecraft/{game}-v0", opponents="random", seats=3, seat=None)
    check_env(made.unwrapped)


@GAMES
def test_a_learner_races_against_the_ladder(game: str) -> None:
    options = {"laps": 1} if game in ("rali", "heat") else {"stage": 1} if game == "rallyman" else {}
    race = SingleEnv(game, opponents="random" if game == "gt" else "rookie", options=options)
    ends = []
    for _ in range(2):
        _, info = race.reset(seed=5)
        over, steps = False, 0
        while not over:
            legal = np.flatnonzero(race.action_masks())
            _, reward, over, _, info = race.step(legal[steps % len(legal)])
            steps += 1
        assert reward == (1.0 if info["place"] == 1 else -1.0)
        ends.append((steps, info["place"]))
    assert ends[0] == ends[1]


def test_a_field_of_bots_has_one_for_each_seat() -> None:
    assert len(SingleEnv("rali", seats=3, opponents=["club", "random"]).bots) == 2
    with pytest.raises(BadOptions, match="1 opponents for 2"):
        SingleEnv("rali", seats=3, opponents=["club"])
