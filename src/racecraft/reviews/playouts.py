"""Playouts: a position driven on by bots, with dice that are the same for all decisions that are compared.

Every seat has a stream of random numbers of its own, so that what one car decides does not change what the
others throw; the table has one too. A playout goes to the end of the race, or for some rounds and is then
judged by a value.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from random import Random

from racecraft.bots.bot import Sight
from racecraft.engine.game import AnyGame
from racecraft.engine.state import TABLE, Seat, State
from racecraft.reviews.coach import coach_of
from racecraft.reviews.values import HasForecast, Values, at_end, values_of


def seed_of(*parts: object) -> int:
    """A seed that follows from what it is for, on any machine."""
    text = " ".join(str(part) for part in ("racecraft review", *parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


class Streams:
    """Random numbers of a playout, a stream for the table and one for each seat. Each begins behind as many
    numbers as were drawn in the race: so playouts of one seed from before and after a throw have the same
    dice from then on, and differ by the throw alone."""

    def __init__(self, seed: int, drawn: Sequence[int]) -> None:
        self._seed = seed
        self._drawn = drawn
        self._of: dict[int, Random] = {}

    def below(self, seat: Seat, limit: int) -> int:
        """Of the seat's stream, or the table's: a whole number from 0 to limit - 1."""
        number = seat + 1 if seat != TABLE else 0
        stream = self._of.get(number)
        if stream is None:
            stream = self._of[number] = Random(self._seed * len(self._drawn) + number)
            for _ in range(self._drawn[number]):
                stream.random()
        return int(stream.random() * limit)


class Valuer:
    """What a value says of a position; nothing but its `forecast` is used."""

    name: str

    def forecast(self, state: State) -> HasForecast:
        raise NotImplementedError


class Playouts:
    """Drives positions of one game with the same number of seats."""

    def __init__(self, game: AnyGame, seats: int, value: Valuer | None = None) -> None:
        self.game = game
        self.coach = coach_of(game.id)
        self.value = value
        """Judges after some rounds; without one, playouts go to the end."""
        self._bots = [self.coach.make_driver(seat) for seat in range(seats)]
        self.count = 0

    def drive(self, state: State, seed: int, drawn: Sequence[int], earlier: bool = False) -> Values:
        """What one playout from here comes to; the state is changed. `drawn` says how often the table and
        each seat have drawn; `earlier` lets the value judge a round earlier."""
        game, bots = self.game, self._bots
        self.count += 1
        for bot in bots:
            bot.reseed(seed)
        streams = Streams(seed, drawn)
        until = game.rounds(state) + self.coach.horizon - (1 if earlier else 0)
        leg = game.leg(state)
        while True:
            seat = state.alone()
            if seat < 0:
                weight = int(state.weight())
                if weight > 0:
                    owner, _ = self.coach.chance(state)
                    state.resolve(state.outcome_at(streams.below(owner, weight)))
                    continue
                seats = state.pending()
                if not seats:
                    break
                seat = seats[0]
            if (
                self.value is not None
                and (game.rounds(state) > until or game.leg(state) != leg)
                and self.coach.quiet(state)
            ):
                return values_of(self.value.forecast(state))
            state.play(seat, bots[seat].choose(Sight(game, state, seat)))
        end = at_end(game, state)
        return end if end is not None else self.given_up(state)

    def given_up(self, state: State) -> Values:
        """A drive alone that did not reach its finish: twice what it took so far."""
        pace = self.game.pace(state)
        return [2.0 * float(pace.cost if pace is not None else 0)]


class Leaves:
    """The positions that the chance that is due may lead to, up to the next decision or the end, with their
    parts of the whole. Where there are too many, so many are drawn."""

    def __init__(self, game: AnyGame, most: int) -> None:
        self.game = game
        self.coach = coach_of(game.id)
        self.most = most

    def of(self, state: State, seed: int) -> list[tuple[float, State]]:
        """Each position with its probability; the state itself where no chance is due."""
        found = self._all(state)
        if found is not None:
            return found
        return [(1 / self.most, self._drawn(state, seed, number)) for number in range(self.most)]

    def _all(self, state: State) -> list[tuple[float, State]] | None:
        """None if there are more than `most`."""
        open_states = [(1.0, state)]
        done: list[tuple[float, State]] = []
        while open_states:
            part, here = open_states.pop()
            outcomes = here.chance()
            if not outcomes:
                done.append((part, here))
            else:
                total = sum(weight for _, weight in outcomes)
                for outcome, weight in outcomes:
                    twin = here.copy()
                    twin.resolve(outcome)
                    open_states.append((part * weight / total, twin))
            if len(done) + len(open_states) > self.most:
                return None
        return done

    def _drawn(self, state: State, seed: int, number: int) -> State:
        twin = state.copy()
        streams = Streams(seed_of(seed, "leaf", number), [0] * (state.seats + 1))
        while weight := int(twin.weight()):
            owner, _ = self.coach.chance(twin)
            twin.resolve(twin.outcome_at(streams.below(owner, weight)))
        return twin
