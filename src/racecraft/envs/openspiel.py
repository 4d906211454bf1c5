"""Races as games of OpenSpiel: importing this module registers `racecraft_<game>`.

`pyspiel.load_game("racecraft_heat(players=3,track=italia)")`: the options of a game that are numbers, texts
or switches are parameters of the same name; `reward` is `win`, `place` or `time`, with which a game is not of
zero sum; `position` is a file with the position, whole or in part, where races start. Dice and cards are
chance nodes.
Seats that decide at once are asked one after another, and none sees what the others have chosen.

An information state is a text that stands for all that the player did and saw, or a tensor of fixed length:
what the player sees now, how many actions it has played, and the latest `REMEMBERED` of them. Two histories
that differ in earlier sights alone have the same tensor.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pyspiel

from racecraft.engine.errors import BadOptions
from racecraft.engine.game import AnyGame
from racecraft.engine.parts import games_with_part
from racecraft.engine.registry import game_of
from racecraft.engine.state import TABLE, State
from racecraft.envs.rendering import as_text
from racecraft.envs.setting import REWARDS, SEATS, TIME_UNIT, Setting
from racecraft.envs.spaces import Observer

MOST_PLIES = 100_000
"""More than any race has."""
REMEMBERED = 256
"""Own actions in the tensor of an information state, the latest first."""
MOST_COUNTED = 10_000
"""Own actions that are counted there as 1."""
OUR_PARAMETERS: dict[str, Any] = {"players": SEATS, "reward": REWARDS[0], "position": ""}


def parameters(game: AnyGame) -> dict[str, Any]:
    """The options that OpenSpiel can write into the name of a game, with their defaults."""
    defaults = game.options()
    found = {name: getattr(defaults, name) for name in game.options_type.__struct_fields__}
    return {name: value for name, value in found.items() if isinstance(value, bool | int | str)}


class Memory:
    """A race and what its seats have lived through: the part of a state that OpenSpiel copies."""

    def __init__(self, setting: Setting, observer: Observer, state: State) -> None:
        self.setting = setting
        self.observer = observer
        self.state = state
        self.lived = [""] * setting.seats
        """By seat, its own actions and all that it saw, in one hash."""
        self.played: list[list[int]] = [[] for _ in range(setting.seats)]
        """By seat, its own actions."""
        self._seen = [b""] * setting.seats
        self.look()

    def __deepcopy__(self, copies: dict[int, Any]) -> Memory:
        twin = object.__new__(Memory)
        twin.setting = self.setting
        twin.observer = self.observer
        twin.state = self.state.copy()
        twin.lived = list(self.lived)
        twin.played = [list(actions) for actions in self.played]
        twin._seen = list(self._seen)
        return twin

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored as a position: compiled states have no other form."""
        setting = self.setting
        given = (setting.game.id, setting.seats, setting.options, (), setting.reward)
        return restored, (given, setting.game.position(self.state), self.lived, self.played, self._seen)

    def look(self) -> None:
        """Every seat remembers what it sees now, if that is new."""
        for seat in range(self.setting.seats):
            seen = self.observer.raw(self.state, seat).tobytes()
            if seen != self._seen[seat]:
                self._seen[seat] = seen
                self.remember(seat, seen)

    def act(self, seat: int, action: int) -> None:
        self.state.play(seat, action)
        self.played[seat].append(action)
        self.remember(seat, b"plays %d" % action)
        self.look()

    def remember(self, seat: int, what: bytes) -> None:
        """A hash over the one before: two seats that have lived through the same have the same."""
        self.lived[seat] = hashlib.blake2b(self.lived[seat].encode() + what, digest_size=16).hexdigest()


def restored(
    given: tuple[Any, ...],
    position: dict[str, Any],
    lived: list[str],
    played: list[list[int]],
    seen: list[bytes],
) -> Memory:
    setting = Setting(*given)
    observer = Observer(setting.encoder, setting.game.actions, "masked")
    memory = Memory(setting, observer, setting.game.load(position))
    memory.lived = lived
    memory.played = played
    memory._seen = seen
    return memory


class RaceState(pyspiel.State):  # type: ignore[misc]
    """A position of a race."""

    def __init__(self, game: RaceGame) -> None:
        super().__init__(game)
        setting = game.setting
        self.memory = Memory(setting, game.observer, setting.starts[0].copy())

    def current_player(self) -> int:
        pending = self.memory.state.pending()
        if pending:
            return pending[0]
        return int(pyspiel.PlayerId.TERMINAL if self.is_terminal() else pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        return self.memory.state.legal(player) if player == self.current_player() else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes = self.memory.state.chance()
        total = sum(weight for _, weight in outcomes)
        return [(outcome, weight / total) for outcome, weight in outcomes]

    def _apply_action(self, action: int) -> None:
        player = self.current_player()
        if player >= 0:
            self.memory.act(player, action)
        else:
            self.memory.state.resolve(action)
            self.memory.look()

    def _action_to_string(self, player: int, action: int) -> str:
        game, state = self.memory.setting.game, self.memory.state
        if player == pyspiel.PlayerId.CHANCE:
            return game.outcome_notation(state, action)
        return game.notation(state, action)

    def is_terminal(self) -> bool:
        return self.memory.state.over()

    def returns(self) -> list[float]:
        return self.memory.setting.rewards(self.memory.state)

    def __str__(self) -> str:
        return as_text(self.memory.setting.game, self.memory.state)


class RaceObserver:
    """What a player sees now: as numbers and, as a text, the same numbers unscaled."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self.tensor = np.zeros(observer.encoder.size(), np.float32)
        self.dict = observer.split(self.tensor)

    def set_from(self, state: RaceState, player: int) -> None:
        self.tensor[:] = self._observer.vector(state.memory.state, player)

    def string_from(self, state: RaceState, player: int) -> str:
        return " ".join(str(number) for number in self._observer.raw(state.memory.state, player))


class RecallObserver:
    """An information state as numbers: what a player sees now and what it has played."""

    def __init__(self, observer: Observer) -> None:
        self._observer = observer
        self._size = observer.encoder.size()
        self.tensor = np.zeros(self._size + 1 + REMEMBERED, np.float32)
        self.dict = {
            "observation": self.tensor[: self._size],
            "own_plies": self.tensor[self._size : self._size + 1],
            "own_actions": self.tensor[self._size + 1 :],
        }

    def set_from(self, state: RaceState, player: int) -> None:
        played = state.memory.played[player]
        self.tensor.fill(0)
        self.tensor[: self._size] = self._observer.vector(state.memory.state, player)
        self.tensor[self._size] = len(played) / MOST_COUNTED
        latest = np.array(played[: -REMEMBERED - 1 : -1], np.float32)
        self.tensor[self._size + 1 :][: len(latest)] = (latest + 1) / self._observer.actions

    def string_from(self, state: RaceState, player: int) -> str:
        """All that the player did and saw, in one hash."""
        return f"seat {player} {state.memory.lived[player]}"


class TextObserver:
    """What a player may know as a text alone."""

    def __init__(self, told: Callable[[Memory, int], str]) -> None:
        self._told = told
        self.tensor = None
        self.dict: dict[str, Any] = {}

    def set_from(self, state: RaceState, player: int) -> None:
        """There are no numbers to set."""

    def string_from(self, state: RaceState, player: int) -> str:
        return self._told(state.memory, player)


def seen_by_all(memory: Memory, player: int) -> str:
    return as_text(memory.setting.game, memory.state)


def seen_alone(memory: Memory, player: int) -> str:
    """What the player's view tells and that of spectators does not."""
    game, state = memory.setting.game, memory.state
    open_to_all = game.view(state, TABLE)
    own = {name: value for name, value in game.view(state, player).items() if value != open_to_all[name]}
    return msgspec.json.encode(own, order="sorted").decode()


class RaceGame(pyspiel.Game):  # type: ignore[misc]
    """A game of ours with its options. Each has a class of its own, which `register` makes."""

    game_id: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = dict(params or {})
        players, reward, file = (given.get(name, usual) for name, usual in OUR_PARAMETERS.items())
        options = {name: value for name, value in given.items() if name not in OUR_PARAMETERS}
        positions = [position_in(Path(file))] if file else []
        self.setting = Setting(self.game_id, players, options, positions, reward)
        game = self.setting.game
        self.observer = Observer(self.setting.encoder, game.actions, "masked")
        facts = pyspiel.GameInfo(
            num_distinct_actions=game.actions,
            max_chance_outcomes=self.setting.encoder.outcomes,
            num_players=self.setting.seats,
            min_utility=-MOST_PLIES / TIME_UNIT if reward == "time" else -1.0,
            max_utility=0.0 if reward == "time" else 1.0,
            utility_sum=None if reward == "time" else 0.0,
            max_game_length=MOST_PLIES,
        )
        super().__init__(kind_of(game, reward), facts, given)

    def new_initial_state(self) -> RaceState:
        return RaceState(self)

    def make_py_observer(
        self, iig_obs_type: Any = None, params: Any = None
    ) -> RaceObserver | RecallObserver | TextObserver:
        if params:
            raise ValueError(f"an observer of a race takes no parameters, not {params!r}")
        if iig_obs_type is None:
            return RaceObserver(self.observer)
        private = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if iig_obs_type.public_info and private:
            return (RecallObserver if iig_obs_type.perfect_recall else RaceObserver)(self.observer)
        if iig_obs_type.perfect_recall or iig_obs_type.public_info == private:
            raise ValueError("races are observed by a seat, by everybody, or for what a seat alone knows")
        return TextObserver(seen_alone if private else seen_by_all)


def position_in(file: Path) -> dict[str, Any]:
    try:
        return msgspec.json.decode(file.read_bytes(), type=dict[str, Any])
    except (OSError, msgspec.DecodeError) as fault:
        raise BadOptions(f"{file} holds no position as JSON: {fault}") from None


def kind_of(game: AnyGame, reward: str) -> Any:
    """What OpenSpiel is told of a game; by time, what one gains another need not lose."""
    information = pyspiel.GameType.Information
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"racecraft_{game.id}",
        long_name=game.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if game.hides else information.PERFECT_INFORMATION,
        utility=utility.GENERAL_SUM if reward == "time" else utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.max_seats,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={**OUR_PARAMETERS, **parameters(game)},
    )


def register(game_id: str) -> None:
    game = game_of(game_id)
    pyspiel.register_game(
        kind_of(game, REWARDS[0]), type(f"{type(game).__name__}Game", (RaceGame,), {"game_id": game.id})
    )


for _game_id in games_with_part("racecraft.envs"):
    register(_game_id)
