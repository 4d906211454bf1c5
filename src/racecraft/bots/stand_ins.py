"""Who drives in a bot's place where races are driven on by the thousand: quick, and as near to the bot as a
quick driver can be."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from racecraft.bots.bot import UNLIMITED, Bot
from racecraft.bots.registry import Maker, make_bot
from racecraft.engine.parts import part_of


class StandIns(NamedTuple):
    """The part of a game (`STAND_INS`)."""

    makers: Mapping[str, Maker]
    """By bot, for those that think longer than others can wait."""
    playouts: int
    """How often a position has to be driven on until the luck of that is small beside the luck of a race."""
    usual: str = "club"
    """Who stands in for everybody else."""

    def kind(self, name: str) -> str:
        """Bots of one kind have the same stand-in."""
        who = name.partition("@")[0]
        return who if who in self.makers else self.usual

    def make(self, game_id: str, name: str) -> Bot:
        maker = self.makers.get(self.kind(name))
        return make_bot(game_id, self.usual, 0) if maker is None else maker(0, UNLIMITED)

    def alike(self, names: list[str]) -> bool:
        """Whether all these bots have the same stand-in."""
        return len({self.makers.get(self.kind(name)) for name in names}) == 1


def stand_ins_of(game_id: str) -> StandIns:
    found: StandIns = part_of("racecraft.bots", game_id, "STAND_INS")
    return found
