"""The targets of a drive: those that come with the package, those that were measured here, or, where there
are none, bots that measure them now.

Targets are measured in the background, one drive of a bot at a time and behind all that people wait for.
They are stored under the version of their making and never change.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import TYPE_CHECKING, Any

import msgspec
from sqlalchemy import insert, select

from racecraft.arena.targets import (
    BOTS,
    DRIVES,
    VERSION,
    Targets,
    known_targets,
    target_among,
    targets_from,
)
from racecraft.engine.game import AnyGame
from racecraft.engine.pace import Drive
from racecraft.engine.registry import game_of
from racecraft.server.building.settings_of_races import setting_of_race
from racecraft.server.errors import Conflict, Refused
from racecraft.server.store import schema
from racecraft.server.workers.pool import Busy
from racecraft.server.workers.queue import Rank
from racecraft.server.workers.worker import SoloDrive

if TYPE_CHECKING:
    from racecraft.server.play.service import PlayService

MOST_WAITING = 20
"""Settings whose targets are measured or wait for it; others have none for now."""
MOST_GIVEN_UP = 1000
"""Settings that are remembered because bots refused them."""

log = logging.getLogger(__name__)


def version_of(game: AnyGame) -> str:
    return f"{VERSION}.{game.rules}"


class TargetKeeper:
    """Finds and measures the targets of one server process."""

    def __init__(self, service: PlayService) -> None:
        self._service = service
        self._one_by_one = asyncio.Lock()
        self._measured: set[tuple[str, str]] = set()
        """Being measured."""
        self._given_up: dict[tuple[str, str], None] = {}
        """Not tried again, the oldest first."""

    async def of(self, game: AnyGame, options: dict[str, Any]) -> Targets | None:
        """The targets of a drive with these whole options; None if there are none, or none yet."""
        setting = setting_of_race(game, options)
        stored, found = await self.measured(game, setting)
        if stored:
            return found
        key = (game.id, setting)
        if key not in self._measured and key not in self._given_up and len(self._measured) < MOST_WAITING:
            self._measured.add(key)
            self._service.tasks.spawn(self._measure_and_forget(game, options, setting))
        return None

    async def measured(self, game: AnyGame, setting: str) -> tuple[bool, Targets | None]:
        """Whether the targets of a setting are known, and they; nothing is measured."""
        known = known_targets(game, setting)
        if known is not None:
            return True, known
        columns = schema.targets.c
        row = await self._service.store.one(
            select(columns.targets).where(
                columns.game == game.id,
                columns.setting == setting,
                columns.version == version_of(game),
            )
        )
        return (False, None) if row is None else (True, msgspec.json.decode(row.targets, type=Targets | None))

    async def medal(self, row: Any) -> str | None:
        """What a drive that was stored earned."""
        if row.assisted:
            return None
        _, found = await self.measured(game_of(row.game), row.setting)
        return None if found is None else found.medal(Drive(row.cost, row.spare))

    async def _measure_and_forget(self, game: AnyGame, options: dict[str, Any], setting: str) -> None:
        try:
            await self._measure(game, options, setting)
        finally:
            self._measured.discard((game.id, setting))

    async def _measure(self, game: AnyGame, options: dict[str, Any], setting: str) -> None:
        """Asks the bots, and stores what they took."""
        async with self._one_by_one:
            try:
                found = [await self._target(game, options, medal) for medal in BOTS]
            except Busy:  # somebody will ask again
                return
            except Refused as error:
                log.warning("no targets", extra={"game": game.id, "reason": str(error)})
                self._given_up[game.id, setting] = None
                if len(self._given_up) > MOST_GIVEN_UP:
                    del self._given_up[next(iter(self._given_up))]
                return
        stored = msgspec.json.encode(targets_from(found)).decode()
        row = {"game": game.id, "setting": setting, "version": version_of(game), "targets": stored}
        with contextlib.suppress(Conflict):  # another process has measured the same
            await self._service.store.write(insert(schema.targets).values(row))

    async def _target(self, game: AnyGame, options: dict[str, Any], medal: str) -> Drive | None:
        found: list[Drive | None] = []
        for number in range(DRIVES):
            question = SoloDrive(game.id, options, BOTS[medal], number)
            answer = await self._service.driving.workers.answer(question, Rank.SPARE)
            if answer.error is not None:
                raise Refused("failed", answer.error)
            found.append(answer.drive)
        return target_among(found, medal)
