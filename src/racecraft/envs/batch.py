"""Many races of one game stepped together: the loop behind the vector environment.

Actions come as bytes and observations and masks leave as bytes, one block for all races; numpy wraps them.
Chance is drawn here. A race that is over begins anew at once.
"""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter, read_i32_le, write_i32_le
from mypy_extensions import i32, i64, u8

from racecraft.engine.errors import IllegalAction
from racecraft.engine.playout import Choices
from racecraft.engine.state import State
from racecraft.envs.encoding import Encoder

NOBODY: Final = -1
BYTES_AN_ACTION: Final = 4


def next_seat(state: State, choices: Choices) -> i64:
    """Lets chance act until somebody decides: the lowest of the seats that do, or NOBODY at the end."""
    while True:
        seat: i64 = state.alone()
        if seat >= 0:
            return seat
        weight = state.weight()
        if weight > 0:
            state.resolve(state.outcome_at(choices.below(weight)))
            continue
        seats = state.pending()
        return seats[0] if len(seats) > 0 else NOBODY


def write_mask(state: State, seat: i64, blank: bytes, out: BytesWriter) -> None:
    """Appends a byte for each action: 1 where it is legal."""
    base = len(out)
    out.write(blank)
    for action in state.offers(seat):
        number: i64 = action
        out[base + number] = u8(1)


class Batch:
    """Races side by side. Race n draws from a source of its own, whoever runs beside it."""

    def __init__(
        self, starts: list[State], encoder: Encoder, actions: int, seeds: list[int], first: int = 0
    ) -> None:
        self.starts = starts
        self.encoder = encoder
        self.first: i64 = first
        """The number of the first race, by which errors count them."""
        self.actions: i64 = actions
        self.choices = [Choices(seed) for seed in seeds]
        self.states: list[State] = []
        self.seats: list[i64] = []
        """By race, who decides."""
        self.finished: list[int] = []
        """The races that ended with the latest step."""
        self.ended: list[State] = []
        """How they stood."""
        self.observations = BytesWriter()
        self.masks = BytesWriter()
        self.acting = BytesWriter()
        """By race, the seat that decides, a byte each."""
        self.blank = bytes(actions)
        self.legal = b""
        """The masks as they were handed out."""

    def reset(self) -> None:
        """Begins all races."""
        self.states = []
        self.seats = []
        self.forget()
        for choices in self.choices:
            state = self.begin(choices)
            seat = next_seat(state, choices)
            self.states.append(state)
            self.seats.append(seat)
            self.look(state, seat)
        self.legal = self.masks.getvalue()

    def forget(self) -> None:
        """Makes room for what the next step writes."""
        self.finished = []
        self.ended = []
        self.observations.truncate(0)
        self.masks.truncate(0)
        self.acting.truncate(0)

    def look(self, state: State, seat: i64) -> None:
        """Writes what the deciding seat sees and may do."""
        self.encoder.write(state, seat, self.observations)
        write_mask(state, seat, self.blank, self.masks)
        self.acting.append(u8(seat))

    def begin(self, choices: Choices) -> State:
        """A race from one of the starting positions."""
        number: i64 = len(self.starts)
        return self.starts[0 if number == 1 else choices.below(number)].copy()

    def step(self, actions: bytes) -> None:
        """Plays one action in each race, for the seat that decides; IllegalAction if one of them is not
        legal, and then none is played."""
        count: i64 = len(self.states)
        if len(actions) != count * BYTES_AN_ACTION:
            raise IllegalAction(f"{count} races take {count} actions")
        race: i64 = 0
        while race < count:
            action: i64 = i64(read_i32_le(actions, race * BYTES_AN_ACTION))
            if not 0 <= action < self.actions or self.legal[race * self.actions + action] == 0:
                raise IllegalAction(
                    f"race {self.first + race}: action {action} is not legal for seat {self.seats[race]}"
                )
            race += 1
        self.forget()
        race = 0
        while race < count:
            action = i64(read_i32_le(actions, race * BYTES_AN_ACTION))
            state = self.states[race]
            choices = self.choices[race]
            state.play(self.seats[race], action)
            seat = next_seat(state, choices)
            if seat == NOBODY:
                self.finished.append(race)
                self.ended.append(state)
                state = self.begin(choices)
                self.states[race] = state
                seat = next_seat(state, choices)
            self.seats[race] = seat
            self.look(state, seat)  # while the race is still in the processor's cache
            race += 1
        self.legal = self.masks.getvalue()

    def random_actions(self, choices: Choices) -> bytes:
        """A legal action for each race, all equally likely: a driver for measurements and tests."""
        out = BytesWriter()
        race: i64 = 0
        count: i64 = len(self.states)
        while race < count:
            offers = self.states[race].offers(self.seats[race])
            number: i64 = len(offers)
            write_i32_le(out, i32(offers[0 if number == 1 else choices.below(number)]))
            race += 1
        return out.getvalue()
