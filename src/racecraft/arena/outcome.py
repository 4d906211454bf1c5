"""What is written down about one game of the arena."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

Count = Annotated[int, Meta(ge=0)]
Seconds = Annotated[float, Meta(ge=0)]


class FaultCount(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Decisions of a seat that its bot did not make, of one kind; `reason` is that of the first."""

    seat: Count
    kind: str
    count: Annotated[int, Meta(ge=1)]
    reason: str


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One game. Lists go by seat. A game that was lost has a reason and nothing else."""

    game: Annotated[int, Meta(ge=1)]
    lineup: list[Count] = []
    """The bot in each seat, by its place among the bots of the job."""
    places: list[Annotated[int, Meta(ge=1)]] = []
    scores: list[int] = []
    ended_by: str = ""
    rounds: Count = 0
    draws: Count = 0
    """Rolls of dice and draws of cards."""
    clock: list[int] = []
    """Seconds of a race against the clock, -1 for a car that did not finish."""
    decisions: list[Count] = []
    thought: list[Seconds] = []
    """Seconds spent on all decisions."""
    slowest: list[Seconds] = []
    """Seconds spent on the slowest."""
    faults: list[FaultCount] = []
    adjusted_win: list[float] = []
    """The share of the win without luck, where the job asks for it,"""
    adjusted_place: list[float] = []
    """and the place."""
    adjusting: Seconds = 0.0
    """Seconds of processor time that this took."""
    lost: str = ""
    """Why there is no result: what broke the game, or what ended the process that played it, twice."""

    def objection(self, seats: int, lineup: list[int], adjusted: bool) -> str | None:
        """Why this cannot be a game with these seats and this line-up, told without luck too or not; None if
        it can."""
        if self.lost:
            return None
        if self.lineup != lineup:
            return f"game {self.game} of this job has the line-up {lineup}, not {self.lineup}"
        for name in ("places", "scores", "decisions", "thought", "slowest"):
            if len(getattr(self, name)) != seats:
                return f"'{name}' has {len(getattr(self, name))} entries for {seats} seats"
        if len(self.clock) not in (0, seats):
            return f"'clock' has {len(self.clock)} entries for {seats} seats"
        for name in ("adjusted_win", "adjusted_place"):
            if len(getattr(self, name)) != (seats if adjusted else 0):
                return f"'{name}' has {len(getattr(self, name))} entries for {seats} seats"
        if any(fault.seat >= seats for fault in self.faults):
            return f"there is a fault of a seat beyond the {seats} of the table"
        return None
