"""Hill climb. In turn, everybody drives carefully (two spaces), briskly (a die; a 1 stalls the car) or flat
out (a die and three more; a 1 or 2 slides back, and so does a 3 in a bend). Whoever is at the top first
wins."""

from typing import Annotated, ClassVar

import msgspec

from racecraft.engine.registry import register
from racecraft.engine.simple import SimpleGame, SimpleState
from racecraft.engine.state import TABLE, Result, rank

CAREFUL, BRISK, FLAT_OUT = range(3)
BENDS = 4
"""Every fourth space is a bend."""
MOST_ROUNDS = 99


class Options(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    length: Annotated[int, msgspec.Meta(ge=6, le=60)] = 24


class Climb(SimpleState[Options]):
    words: ClassVar[tuple[str, ...]] = ("careful", "brisk", "flat-out")
    spaces: list[int]
    turn: int
    round: int
    rolling: int
    """What the die is thrown for; 0 if it is not."""

    def begin(self) -> None:
        self.spaces = [0] * self.seats
        self.turn, self.round, self.rolling = 0, 1, CAREFUL

    def length(self) -> int:
        return self.options.length

    def stands(self, seat: int) -> int:
        return self.spaces[seat]

    def over(self) -> bool:
        return max(self.spaces) == self.length() or self.round > MOST_ROUNDS

    def pending(self) -> list[int]:
        return [] if self.over() or self.rolling else [self.turn]

    def objection(self, seat: int, action: int) -> str | None:
        left = self.length() - self.spaces[seat]
        return "too near to the top" if action == FLAT_OUT and left < 3 else None

    def act(self, seat: int, action: int) -> None:
        if action == CAREFUL:
            self.drive(2)
        else:
            self.rolling = action

    def chance(self) -> list[tuple[int, int]]:
        return [(face, 1) for face in range(1, 7)] if self.rolling else []

    def fall(self, outcome: int) -> None:
        flat_out, self.rolling = self.rolling == FLAT_OUT, CAREFUL
        self.tell("rolled", self.turn, die=outcome)
        bend = self.spaces[self.turn] % BENDS == BENDS - 1
        if flat_out and outcome <= 2 + bend:
            self.drive(-2)
        else:
            self.drive(outcome + 3 if flat_out else outcome if outcome > 1 else 0)

    def drive(self, by: int) -> None:
        seat = self.turn
        self.spaces[seat] = min(max(self.spaces[seat] + by, 0), self.length())
        kind = "slid" if by < 0 else "drove" if by else "stalled"
        self.tell(kind, seat, to=str(self.spaces[seat]))
        self.turn = (seat + 1) % self.seats
        self.round += self.turn == 0
        if self.over():
            self.tell("ended", TABLE)

    def result(self) -> Result | None:
        reason = "finish" if max(self.spaces) == self.length() else "cap"
        return Result(rank(self.spaces), list(self.spaces), reason) if self.over() else None

    def flaw(self) -> str | None:
        turn, rolling = 0 <= self.turn < self.seats, CAREFUL <= self.rolling <= FLAT_OUT
        return None if turn and rolling and self.round >= 1 else "nobody's turn, or no such throw"


class HillClimb(SimpleGame[Climb, Options]):
    id = "hillclimb"
    title = "Hill climb"
    min_seats, max_seats = 1, 4
    options_type, state_type = Options, Climb
    outcomes = ("", "1", "2", "3", "4", "5", "6")


HILL_CLIMB = register(HillClimb())
