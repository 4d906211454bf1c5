"""A quick driver for playouts of Ралі: as fast as the track can be driven alone, around whoever is in the
way. The pro begins with the same judgement, and then looks what the others will do."""

from __future__ import annotations

from racecraft.bots.bot import UNLIMITED, Budget
from racecraft.bots.rali.club import Driver, Outlook
from racecraft.bots.rali.pro import NoJudgement, Simulator
from racecraft.engine.state import Action
from racecraft.games.rali.state import RaliState


class SolvedDriver(Driver):
    """Declares as on an empty track, and takes the best end of every move by the solved values."""

    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(NoJudgement(), seed, budget)
        self._simulator: Simulator | None = None

    def simulator(self, state: RaliState) -> Simulator:
        known = self._simulator
        if known is None or known.solo.setup is not state.setup or len(known.judgements) != state.seats:
            known = self._simulator = Simulator(state.setup, state.seats)
        return known

    def declaration(self, state: RaliState, legal: list[Action]) -> Action:
        found = self.simulator(state).declare(state)
        return found if found in legal else legal[0]

    def way(self, state: RaliState) -> int:
        judgement = self.simulator(state).judgements[state.turn]
        return int(Outlook(judgement, state, state.steps).end(state.steps).way)
