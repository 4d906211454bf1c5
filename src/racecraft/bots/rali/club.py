"""The club driver of Ралі: a good heuristic, one move ahead."""

from __future__ import annotations

from racecraft.bots.bot import Advice, Bot, Sight, Weighed
from racecraft.engine.state import Action, Seat
from racecraft.games.rali.rules import DECLARE, STEP, progress
from racecraft.games.rali.state import RaliState
from racecraft.odds.rali import declare_odds, move_ends

# What things are worth, in rows of track.
TURN_WORTH = 7.0
"""An ordinary turn brings about this many rows."""
GEAR_WORTH = 1.6
"""Being a gear higher when the next move begins."""
MARKER_WORTH = [0.0, -14.0, -9.0, -8.0, -3.0, -2.2, -1.6, -1.1, -0.7, -0.3, 0.0]
"""A damage marker, by its number: dear where it costs gears, cheap near the top."""


def worth(state: RaliState, seat: Seat, round: int) -> float:
    """How good the position is for a seat whose move, begun in the given round, is over."""
    car = state.cars[seat]
    if state.over():
        return 1000.0 if car.crossings > state.setup.laps else -1000.0
    missed = int(car.miss) + (int(state.round) - round - 1 if state.seats == 1 else 0)
    rows = int(progress(state, seat)) / 100
    rested = -2.0 if car.at_rest else 0.0
    return rows + GEAR_WORTH * int(car.gear) + MARKER_WORTH[car.marker] - TURN_WORTH * missed + rested


class Club(Bot):
    """Looks one move ahead through all faces of the die and takes the best. Knows nothing of tomorrow."""

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        state = sight.sample(self.source)
        assert isinstance(state, RaliState)
        if state.phase == DECLARE:
            return max(sight.legal, key=lambda action: expected_worth(state, sight.seat, action))
        if state.phase == STEP:
            return best_step(state)
        return sight.legal[len(sight.legal) // 2]

    def weigh(self, sight: Sight) -> Advice | None:
        state = sight.sample(self.source)
        assert isinstance(state, RaliState)
        if state.phase == DECLARE:
            return Advice(
                "rows",
                [
                    Weighed(odds.action, expected_worth(state, sight.seat, odds.action), float(odds.harm))
                    for odds in declare_odds(state)
                ],
            )
        if state.phase == STEP:
            best: dict[Action, float] = {}
            for end in move_ends(state):
                value = worth(end.state, sight.seat, state.round)
                best[end.first] = max(value, best.get(end.first, value))
            return Advice("rows", [Weighed(action, value) for action, value in best.items()])
        return None


def best_step(state: RaliState) -> Action:
    seat = state.turn
    return max(move_ends(state), key=lambda end: worth(end.state, seat, state.round)).first


def expected_worth(state: RaliState, seat: Seat, action: Action) -> float:
    """The mean over the die of the best end of the move that begins with this declaration."""
    declared = state.copy()
    declared.play(seat, action)
    total = 0.0
    outcomes = declared.chance()
    for outcome, weight in outcomes:
        rolled = declared.copy()
        rolled.resolve(outcome)
        total += weight * max(worth(end.state, seat, state.round) for end in move_ends(rolled))
    return total / sum(weight for _, weight in outcomes)
