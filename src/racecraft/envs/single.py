"""A race for one learner against bots: `gymnasium.make("racecraft/rali-v0", opponents="club")`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from racecraft.bots.bot import Bot, Sight
from racecraft.bots.registry import make_bot
from racecraft.engine.errors import BadOptions
from racecraft.engine.playout import Choices
from racecraft.engine.state import Seat, State
from racecraft.envs.batch import NOBODY, next_seat
from racecraft.envs.rendering import RENDER_MODES, check_mode, rendered
from racecraft.envs.setting import SEATS, Reward, Setting
from racecraft.envs.spaces import Form, Observation, Observer
from racecraft.envs.turns import ILLEGAL_REWARD

MOST_SEED = 2**31 - 1


class SingleEnv(gymnasium.Env[Any, Any]):
    """The learner drives one seat, bots drive the others. `action_masks` says what is legal, as the maskable
    algorithms of sb3-contrib ask for it. An illegal action ends the race with a reward of -1."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = SEATS,
        seat: int | None = 0,
        opponents: str | Sequence[str] = "club",
        options: Mapping[str, Any] | None = None,
        positions: Sequence[Mapping[str, Any]] = (),
        reward: Reward = "win",
        form: Form = "flat",
        render_mode: str | None = None,
    ) -> None:
        """`seat` None draws the learner's seat anew for every race; `opponents` names one bot for all other
        seats, or one for each."""
        check_mode(render_mode)
        self.setting = Setting(game, seats, options, positions, reward)
        self.game = self.setting.game
        if seat is not None and not 0 <= seat < seats:
            raise BadOptions(f"there is no seat {seat}: seats are counted from 0 to {seats - 1}")
        self.given_seat = seat
        self.seat: Seat = seat or 0
        self.opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise BadOptions(f"there are {len(self.opponents)} opponents for {seats - 1} other seats")
        self.bots: list[Bot] = [make_bot(self.game.id, name, 0) for name in self.opponents]
        self.observer = Observer(self.setting.encoder, self.game.actions, form)
        self.observation_space = self.observer.space()
        self.action_space = spaces.Discrete(self.game.actions)
        self.render_mode = render_mode
        self._choices = Choices(0)
        self.race: State = self.setting.starts[0]

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Races in which the learner is never asked, because bots have ended them, are left out."""
        super().reset(seed=seed)
        while True:
            self._choices = Choices(int(self.np_random.integers(MOST_SEED)))
            for bot in self.bots:
                bot.reseed(self._choices.below(1 << 20))
            if self.given_seat is None:
                self.seat = self._choices.below(self.setting.seats)
            self.race = self.setting.start(self._choices)
            self._drive_on()
            if not self.race.over():
                return self.observer.observe(self.race, self.seat), self._info()

    def step(self, action: Any) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.race.legal(self.seat):
            told = self._info() | {"illegal": True}
            return self.observer.observe(self.race, self.seat), ILLEGAL_REWARD, True, False, told
        self.race.play(self.seat, int(action))
        self._drive_on()
        over = self.race.over()
        reward = self.setting.rewards(self.race)[self.seat] if over else 0.0
        if self.render_mode == "human":
            self.render()
        return self.observer.observe(self.race, self.seat), reward, over, False, self._info()

    def _drive_on(self) -> None:
        """Lets chance and bots act until the learner decides or the race is over."""
        while True:
            if next_seat(self.race, self._choices) == NOBODY:
                return
            rivals = [seat for seat in self.race.pending() if seat != self.seat]
            if not rivals:
                return
            seat = rivals[0]
            bot = self.bots[seat if seat < self.seat else seat - 1]
            self.race.play(seat, bot.choose(Sight(self.game, self.race, seat)))

    def _info(self) -> dict[str, Any]:
        result = self.race.result()
        told: dict[str, Any] = {"action_mask": self.observer.mask(self.race, self.seat)}
        if result is not None:
            told["place"] = result.places[self.seat]
        return told

    def action_masks(self) -> NDArray[np.bool_]:
        return self.observer.mask(self.race, self.seat).astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        return rendered(self.game, self.race, self.render_mode)
