"""Races for PettingZoo in which all seats act in every step: `make("parallel", "racecraft/heat-v0")`.

Meant for games in which seats decide at once, as in the planning of Heat. A seat that is not asked has a mask
of zeros, and its action is ignored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import ParallelEnv

from racecraft.engine.playout import Choices
from racecraft.engine.state import Seat, State
from racecraft.envs.batch import next_seat
from racecraft.envs.rendering import RENDER_MODES, check_mode, rendered
from racecraft.envs.setting import SEATS, Reward, Setting
from racecraft.envs.spaces import Form, Observation, Observer
from racecraft.envs.turns import ILLEGAL_REWARD, agent_of, seed_or_any


class AtOnceEnv(ParallelEnv[str, Any, int]):  # type: ignore[misc]
    """One race. An illegal action of a seat that is asked ends it, at that seat's cost."""

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
        check_mode(render_mode)
        self.setting = Setting(game, seats, options, positions, reward)
        self.game = self.setting.game
        self.observer = Observer(self.setting.encoder, self.game.actions, form)
        self.render_mode = render_mode
        self.metadata = {"name": f"racecraft_{self.game.id}_v0", "render_modes": RENDER_MODES}
        self.possible_agents = [agent_of(seat) for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.observer.space() for agent in self.possible_agents}
        self.action_spaces: dict[str, spaces.Space[Any]] = {
            agent: spaces.Discrete(self.game.actions) for agent in self.possible_agents
        }
        self._choices: Choices | None = None
        self._asked: list[Seat] = []
        self.race: State = self.setting.starts[0]

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        if seed is not None or self._choices is None:
            self._choices = Choices(seed_or_any(seed))
        self.race = self.setting.start(self._choices)
        self.agents = list(self.possible_agents)
        next_seat(self.race, self._choices)
        self._asked = self.race.pending()
        return self._seen(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        assert self._choices is not None
        guilty: list[Seat] = []
        for seat in self._asked:
            action = int(actions[agent_of(seat)])
            if action not in self.race.legal(seat):
                guilty.append(seat)
            elif not guilty:
                self.race.play(seat, action)
        if not guilty:
            next_seat(self.race, self._choices)
        self._asked = [] if guilty else self.race.pending()
        over = bool(guilty) or self.race.over()
        values = self.setting.rewards(self.race)
        if guilty:
            values = [ILLEGAL_REWARD if seat in guilty else 0.0 for seat in range(self.setting.seats)]
        told = (
            self._seen(),
            dict(zip(self.agents, values, strict=True)),
            dict.fromkeys(self.agents, over),
            dict.fromkeys(self.agents, False),
            self._infos(),
        )
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told

    def _seen(self) -> dict[str, Observation]:
        return {agent: self.observer.observe(self.race, seat) for seat, agent in enumerate(self.agents)}

    def _infos(self) -> dict[str, dict[str, Any]]:
        if self.observer.form != "flat":
            return {agent: {} for agent in self.agents}
        return {
            agent: {"action_mask": self.observer.mask(self.race, seat)}
            for seat, agent in enumerate(self.agents)
        }

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.game, self.race, self.render_mode)

    def close(self) -> None:
        """Nothing to release."""
