"""The club driver of Rallyman: knows what every place of the stage is worth, and drives die by die."""

from __future__ import annotations

from typing import Final

from racecraft.bots.bot import UNLIMITED, Advice, Bot, Budget, Sight, Weighed
from racecraft.bots.rallyman.turn import Turn, tyres
from racecraft.engine.chance import Seeded
from racecraft.engine.state import Action
from racecraft.games.rallyman.actions import ATTACK
from racecraft.games.rallyman.phases import TYRE
from racecraft.games.rallyman.state import RallymanState
from racecraft.odds.rallyman.dangers import UNSET, Model

CLUB: Final = Model(0, 0, False, 4, False)
"""Attacks of four dice at most; a token counts as one second; sisu is used whenever it is needed."""


class Driver(Bot):
    """Takes the option with the smallest expected time, as a model has it."""

    def __init__(self, model: Model, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(seed, budget)
        self.model = model
        self.turn = Turn(model)

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.turn.forget()

    def choose(self, sight: Sight) -> Action:
        if len(sight.legal) == 1:
            return sight.legal[0]
        options = self.options(sight)
        best = options[0]
        for option in options:
            if option.value > best.value:
                best = option
        return best.action

    def decide(self, sight: Sight) -> list[Action]:
        """A time attack is decided with its plan and the throw, not only begun."""
        actions = super().decide(sight)
        if actions[-1] != ATTACK:
            return actions
        planning = sight.sample(Seeded(0))
        for action in actions:
            planning.play(sight.seat, action)
        return actions + super().decide(Sight(sight.game, planning, sight.seat))

    def weigh(self, sight: Sight) -> Advice | None:
        """An attack longer than the model looks at is not among the options it can tell about."""
        options = [option for option in self.options(sight) if option.value > -UNSET / 2]
        return Advice("seconds", options) if options else None

    def options(self, sight: Sight) -> list[Weighed]:
        state = sight.sample(self.source)
        assert isinstance(state, RallymanState)
        if state.phase == TYRE:
            return tyres(state, self.model, sight.legal)
        self.look_at(state)
        return self.turn.weigh(sight.legal)

    def look_at(self, state: RallymanState) -> None:
        self.turn.look_at(state)


class Club(Driver):
    def __init__(self, seed: int, budget: Budget = UNLIMITED) -> None:
        super().__init__(CLUB, seed, budget)
