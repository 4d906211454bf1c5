"""Playouts: a position driven on by bots, with dice that are the same for all decisions that are compared.

Every seat and the table have streams of random numbers of their own (`engine/playout.py`). A playout goes to
the end of the race, or for some rounds and is then judged by a value.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence

from racecraft.bots.bot import Bot, Sight
from racecraft.engine.game import AnyGame
from racecraft.engine.playout import Streams, streams_of
from racecraft.engine.state import TABLE, Seat, State
from racecraft.reviews.coach import coach_of
from racecraft.reviews.values import HasForecast, Values, at_end, values_of


def seed_of(*parts: object) -> int:
    """A seed that follows from what it is for, on any machine."""
    text = " ".join(str(part) for part in ("racecraft review", *parts))
    return int.from_bytes(hashlib.sha256(text.encode()).digest()[:6], "big")


class Valuer:
    """What a value says of a position; nothing but its `forecast` is used."""

    name: str

    def forecast(self, state: State) -> HasForecast:
        raise NotImplementedError


class Playouts:
    """Drives positions of one game, a bot for every seat."""

    def __init__(
        self, game: AnyGame, bots: list[Bot], value: Valuer | None = None, first: Bot | None = None
    ) -> None:
        """`first` finishes the turn of whoever has decided; then the others drive."""
        self.game = game
        self.coach = coach_of(game.id)
        self.value = value
        """Judges after some rounds; without one, playouts go to the end."""
        self._bots = bots
        self._first = first

    def drive(self, state: State, seed: int, drawn: Sequence[int], decided: Seat = TABLE) -> Values:
        """What one playout from here comes to; the state is changed. `drawn` says how often the table and
        each seat have drawn, `decided` whose turn it is."""
        game, bots = self.game, self._bots
        first = self._first if decided != TABLE else None
        for bot in bots if first is None else [*bots, first]:
            bot.reseed(seed)
        streams = Streams(seed, drawn)
        begun = game.rounds(state)
        until = begun + self.coach.horizon
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
            if first is not None and (seat != decided or game.rounds(state) != begun):
                first = None
            state.play(seat, (first or bots[seat]).choose(Sight(game, state, seat)))
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
        streams = streams_of(seed_of(seed, "leaf", number), state.seats)
        while weight := int(twin.weight()):
            owner, _ = self.coach.chance(twin)
            twin.resolve(twin.outcome_at(streams.below(owner, weight)))
        return twin
