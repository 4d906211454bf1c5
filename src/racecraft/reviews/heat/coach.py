"""Heat: cards of the drivers' decks; hands are hidden, and nothing is solved."""

from __future__ import annotations

from types import MappingProxyType

from racecraft.engine.state import Seat, State
from racecraft.games.heat import phases
from racecraft.games.heat.state import HeatState
from racecraft.reviews.coach import Coach


class HeatCoach(Coach):
    game_id = "heat"
    expert = "master@60"
    cards = frozenset(filter(phases.of_a_driver, phases.NAMES))
    one_by_one = frozenset([phases.REACT])
    measured = MappingProxyType({"laps": 2})

    def turn(self, state: State) -> Seat:
        assert isinstance(state, HeatState)
        return int(state.turn)

    def phase(self, state: State) -> int:
        assert isinstance(state, HeatState)
        return int(state.phase)

    def quiet(self, state: State) -> bool:
        """A round begins, and nobody has chosen a gear."""
        assert isinstance(state, HeatState)
        return int(state.phase) == phases.PLAN and all(
            driver.stage == phases.GEAR_STAGE
            for driver, car in zip(state.drivers, state.cars, strict=False)
            if car.status == phases.RACING
        )

    def gear(self, state: State, seat: Seat) -> int:
        assert isinstance(state, HeatState)
        return int(state.drivers[seat].gear)

    def spot(self, state: State, seat: Seat) -> int:
        """The next corner."""
        assert isinstance(state, HeatState)
        cell = state.cars[seat].cell
        if cell <= 0 or state.race >= len(state.tracks):
            return -1
        track = state.tracks[state.race]
        return track.corner[track.next_line[cell]] + 1

    def sign(self, state: State, seat: Seat) -> str:
        """The corner's limit."""
        spot = self.spot(state, seat)
        assert isinstance(state, HeatState)
        return "" if spot < 0 else str(state.tracks[state.race].limit[spot - 1])
