"""Thousands of races at once, in shared arrays: `VectorEnv("rali", 1024)`.

The calling convention is that of EnvPool: `step`, or `send` and `recv` apart, so that a learner thinks while
workers play. Races end and begin anew by themselves. In each race the seat that decides next is shown; the
rewards of a race that has ended are those of all its seats.
"""

from __future__ import annotations

import multiprocessing
import signal
from collections.abc import Mapping, Sequence
from contextlib import suppress
from multiprocessing.connection import Connection, wait
from multiprocessing.context import SpawnContext
from multiprocessing.process import BaseProcess
from typing import Any, Literal

import numpy as np
from numpy.typing import NDArray

from racecraft.engine.errors import BadOptions, IllegalAction, RacecraftError
from racecraft.envs.batch import Batch
from racecraft.envs.setting import SEATS, Reward, Setting
from racecraft.envs.spaces import scale_of

Number = Literal["float32", "int16"]
SEED_STEP = 1 << 20
"""Races of one environment have seeds of their own below this."""

RESET = b"r"
STEP = b"s"
DONE = b"d"

Answer = tuple[NDArray[Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Arrays:
    """What a learner and the workers share, a row for each race."""

    observations: NDArray[Any]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    terminated: NDArray[np.bool_]
    acting: NDArray[np.uint8]
    actions: NDArray[np.int32]

    def __init__(self, shapes: dict[str, tuple[tuple[int, ...], str]], context: SpawnContext) -> None:
        self._shapes = shapes
        self._memory = {
            name: context.RawArray("b", int(np.prod(shape)) * np.dtype(kind).itemsize)
            for name, (shape, kind) in shapes.items()
        }
        self._map()

    def _map(self) -> None:
        for name, (shape, kind) in self._shapes.items():
            setattr(self, name, np.frombuffer(self._memory[name], dtype=kind).reshape(shape))

    def __getstate__(self) -> tuple[Any, Any]:
        """A worker gets the memory itself, not a copy of what is in it."""
        return self._shapes, self._memory

    def __setstate__(self, given: tuple[Any, Any]) -> None:
        self._shapes, self._memory = given
        self._map()


class Block:
    """Some rows of the arrays, and the races that fill them."""

    def __init__(self, setting: Setting, arrays: Arrays, first: int, beyond: int, seed: int) -> None:
        self.setting = setting
        self.rows = slice(first, beyond)
        self.observations = arrays.observations[self.rows]
        self.masks = arrays.masks[self.rows]
        self.rewards = arrays.rewards[self.rows]
        self.terminated = arrays.terminated[self.rows]
        self.acting = arrays.acting[self.rows]
        self.actions = arrays.actions[self.rows]
        self.scale = scale_of(setting.encoder) if arrays.observations.dtype == np.float32 else None
        seeds = [seed * SEED_STEP + race for race in range(first, beyond)]
        self.batch = Batch(setting.starts, setting.encoder, setting.game.actions, seeds, first)

    def reset(self) -> None:
        self.batch.reset()
        self.publish()

    def step(self) -> None:
        self.batch.step(self.actions.tobytes())
        self.publish()

    def publish(self) -> None:
        """Fills the arrays from what the races have written."""
        batch = self.batch
        raw = np.frombuffer(batch.observations.getvalue(), dtype="<i2").reshape(self.observations.shape)
        if self.scale is None:
            self.observations[:] = raw
        else:
            np.multiply(raw, self.scale, out=self.observations)
        self.masks[:] = np.frombuffer(batch.legal, dtype=np.int8).reshape(self.masks.shape)
        self.acting[:] = np.frombuffer(batch.acting.getvalue(), dtype=np.uint8)
        self.rewards[:] = 0.0
        self.terminated[:] = False
        for race, state in zip(batch.finished, batch.ended, strict=True):
            self.rewards[race] = self.setting.rewards(state)
            self.terminated[race] = True


def _work(
    connection: Connection, arguments: tuple[Any, ...], arrays: Arrays, block: tuple[int, int, int]
) -> None:
    """A worker: resets or steps its block whenever it is told to, until its pipe is closed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    races = Block(Setting(*arguments), arrays, *block)
    with suppress(EOFError, ConnectionError):
        while True:
            order = connection.recv_bytes()
            try:
                if order == RESET:
                    races.reset()
                else:
                    races.step()
            except RacecraftError as error:
                connection.send_bytes(str(error).encode())
            else:
                connection.send_bytes(DONE)


class VectorEnv:
    """`num_envs` races in `workers` processes; without workers, in this one.

    `recv` answers for `batch_size` races: all, or the races of the worker that was ready first.
    `info` holds `env_id`, `seat` (who decides) and `action_mask`.
    """

    def __init__(
        self,
        game: str,
        num_envs: int,
        seats: int = SEATS,
        options: Mapping[str, Any] | None = None,
        positions: Sequence[Mapping[str, Any]] = (),
        reward: Reward = "win",
        dtype: Number = "float32",
        workers: int = 0,
        batch_size: int | None = None,
        seed: int = 0,
    ) -> None:
        if not 1 <= num_envs <= SEED_STEP:
            raise BadOptions(f"an environment has 1 to {SEED_STEP} races, not {num_envs}")
        if workers < 0 or num_envs % max(1, workers) != 0:
            raise BadOptions(f"{num_envs} races cannot be shared out evenly among {workers} workers")
        size = num_envs // max(1, workers)
        if batch_size not in (None, num_envs, size):
            raise BadOptions(
                f"a batch is of all {num_envs} races or of the {size} of a worker, not {batch_size}"
            )
        arguments = (game, seats, dict(options or {}), list(positions), reward)
        self.setting = Setting(*arguments)
        self.num_envs = num_envs
        self.batch_size = batch_size or num_envs
        context = multiprocessing.get_context("spawn")
        shapes: dict[str, tuple[tuple[int, ...], str]] = {
            "observations": ((num_envs, self.setting.encoder.size()), dtype),
            "masks": ((num_envs, self.setting.game.actions), "int8"),
            "rewards": ((num_envs, seats), "float32"),
            "terminated": ((num_envs,), "bool"),
            "acting": ((num_envs,), "uint8"),
            "actions": ((num_envs,), "int32"),
        }
        self.arrays = Arrays(shapes, context)
        self._block_size = size
        self._ready: list[int] = []
        self.block: Block | None = None
        """The races themselves, where no workers have them."""
        self._connections: list[Connection] = []
        self._workers: list[BaseProcess] = []
        if workers == 0:
            self.block = Block(self.setting, self.arrays, 0, num_envs, seed)
        for number in range(workers):
            ours, theirs = context.Pipe()
            block = (number * size, (number + 1) * size, seed)
            worker = context.Process(target=_work, args=(theirs, arguments, self.arrays, block), daemon=True)
            worker.start()
            theirs.close()
            self._connections.append(ours)
            self._workers.append(worker)

    # --- The convention of EnvPool --------------------------------------------------------------------------

    def reset(self) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begins all races; what is shown is that of the first batch."""
        self.async_reset()
        observations, _, _, _, info = self.recv()
        return observations, info

    def step(self, actions: NDArray[Any], env_id: NDArray[Any] | None = None) -> Answer:
        self.send(actions, env_id)
        return self.recv()

    def async_reset(self) -> None:
        self._order(RESET, range(max(1, len(self._connections))))

    def send(self, actions: NDArray[Any], env_id: NDArray[Any] | None = None) -> None:
        """The actions of the batch that was received, in its order; `env_id` says of which, if not of all."""
        if env_id is None:
            self.arrays.actions[:] = actions
            blocks = range(max(1, len(self._connections)))
        else:
            self.arrays.actions[env_id] = actions
            first, rest = divmod(int(env_id[0]), self._block_size)
            if rest or len(env_id) % self._block_size:
                raise BadOptions("actions are sent for the races of a batch, as it was received")
            blocks = range(first, first + len(env_id) // self._block_size)
        self._order(STEP, blocks)

    def recv(self) -> Answer:
        """What came of the actions sent; it is overwritten by what is received after the next `send`."""
        refused: dict[int, str] = {}
        while len(self._ready) + len(refused) < self.batch_size // self._block_size:
            self._wait(refused)
        whole = self.batch_size == self.num_envs
        if whole:
            self._ready.clear()
        if refused:
            raise IllegalAction(refused[min(refused)])
        if whole:
            return self._answer(0, self.num_envs)
        first = self._ready.pop(0) * self._block_size
        return self._answer(first, first + self._block_size)

    def close(self) -> None:
        """Ends the workers."""
        for connection in self._connections:
            connection.close()
        for worker in self._workers:
            worker.join()
        self._connections.clear()
        self._workers.clear()

    # --- Inside ---------------------------------------------------------------------------------------------

    def _order(self, order: bytes, blocks: range) -> None:
        if self.block is not None:
            if order == RESET:
                self.block.reset()
            else:
                self.block.step()
            self._ready.append(0)
            return
        for number in blocks:
            self._connections[number].send_bytes(order)

    def _wait(self, refused: dict[int, str]) -> None:
        """Until some workers have answered; adds what they refuse, by their numbers."""
        waiting = [
            connection
            for number, connection in enumerate(self._connections)
            if number not in self._ready and number not in refused
        ]
        if not waiting:
            raise BadOptions("nothing was sent of which an answer could be received")
        for connection in wait(waiting):
            assert isinstance(connection, Connection)
            number = self._connections.index(connection)
            answer = connection.recv_bytes()
            if answer == DONE:
                self._ready.append(number)
            else:
                refused[number] = answer.decode()

    def _answer(self, first: int, beyond: int) -> Answer:
        arrays, rows = self.arrays, slice(first, beyond)
        info = {
            "env_id": np.arange(first, beyond),
            "seat": arrays.acting[rows],
            "action_mask": arrays.masks[rows],
        }
        never = np.zeros(beyond - first, dtype=np.bool_)
        return arrays.observations[rows], arrays.rewards[rows], arrays.terminated[rows], never, info
