"""Races for PettingZoo in which seats act one after another: `make("aec", "racecraft/heat-v0")`.

Seats that decide at once, as in the planning of Heat, are asked one after another; none sees what the others
have chosen.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from racecraft.engine.errors import IllegalAction
from racecraft.engine.playout import Choices
from racecraft.engine.state import Seat, State
from racecraft.envs.batch import NOBODY, next_seat
from racecraft.envs.rendering import RENDER_MODES, check_mode, rendered
from racecraft.envs.setting import SEATS, Reward, Setting
from racecraft.envs.spaces import Form, Observation, Observer

ILLEGAL_REWARD = -1.0
"""What a seat gets that plays an illegal action, with which the race is over."""


def seed_or_any(seed: int | None) -> int:
    return secrets.randbits(31) if seed is None else seed


def agent_of(seat: Seat) -> str:
    return f"seat_{seat}"


class TurnsEnv(AECEnv[str, Any, int]):  # type: ignore[misc]
    """One race. `raw_env` makes one as it is, `env` with PettingZoo's usual wrappers."""

    def __init__(
        self,
        game: str,
        seats: int = SEATS,
        options: Mapping[str, Any] | None = None,
        positions: Sequence[Mapping[str, Any]] = (),
        reward: Reward = "win",
        form: Form = "masked",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_mode(render_mode)
        self.setting = Setting(game, seats, options, positions, reward)
        self.game = self.setting.game
        self.observer = Observer(self.setting.encoder, self.game.actions, form)
        self.render_mode = render_mode
        self.metadata = {
            "name": f"racecraft_{self.game.id}_v0",
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.possible_agents = [agent_of(seat) for seat in range(seats)]
        self.observation_spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents
        }
        self._choices: Choices | None = None
        self.race: State = self.setting.starts[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self._choices is None:
            self._choices = Choices(seed_or_any(seed))
        self.race = self.setting.start(self._choices)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[0]
        self._go_on()

    def _go_on(self) -> None:
        """Lets chance act and hands the turn to the next seat that decides."""
        assert self._choices is not None
        seat = next_seat(self.race, self._choices)
        if seat == NOBODY:
            values = self.setting.rewards(self.race)
            self.rewards = {agent: values[int(agent.removeprefix("seat_"))] for agent in self.agents}
            self.terminations = dict.fromkeys(self.agents, True)
            self.infos = {agent: {} for agent in self.agents}
            return
        self.agent_selection = agent_of(seat)
        if self.observer.form == "flat":
            self.infos = {
                agent: {"action_mask": self.observer.mask(self.race, number)}
                for number, agent in enumerate(self.possible_agents)
            }

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if action is None:
            raise IllegalAction(f"{agent} must act")
        self.race.play(self.possible_agents.index(agent), int(action))
        self._go_on()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Observation:
        return self.observer.observe(self.race, self.possible_agents.index(agent))

    def action_mask(self, agent: str) -> NDArray[np.int8]:
        return self.observer.mask(self.race, self.possible_agents.index(agent))

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.game, self.race, self.render_mode)

    def close(self) -> None:
        """Nothing to release."""


def raw_env(game: str, **given: Any) -> TurnsEnv:
    return TurnsEnv(game, **given)


def env(game: str, **given: Any) -> AECEnv[str, Any, int]:
    """The race with PettingZoo's wrappers: an illegal action ends it, a step before `reset` is an error."""
    wrapped: AECEnv[str, Any, int] = wrappers.TerminateIllegalWrapper(
        TurnsEnv(game, **given), illegal_reward=ILLEGAL_REWARD
    )
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)
