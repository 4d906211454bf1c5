"""Options that a search compares meet the same luck, whatever was tried before them."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from racecraft.bots.bot import Budget, Sight
from racecraft.bots.gt.pro import Pro as GTPro
from racecraft.bots.gt.sampling import Sampled, close_plans
from racecraft.bots.heat.master import Drives
from racecraft.bots.heat.pro import Pro as HeatPro
from racecraft.bots.rali.master import Master as RaliMaster
from racecraft.bots.rali.master import Round
from racecraft.bots.trials import Trials
from racecraft.engine.chance import Seeded
from racecraft.games.gt.board import lay
from racecraft.games.heat.game import HEAT
from racecraft.games.heat.phases import PLAN
from racecraft.games.heat.state import HeatState
from tests.games.gt.table import car as gt_car
from tests.games.gt.table import table as gt_table
from tests.games.rali.table import car as rali_car
from tests.games.rali.table import table as rali_table

SHORT = {"track": lay("102a", "111a", "106a", "106a", "111a")}
BUDGET = Budget(nodes=8)


def gt() -> Trials:
    pro = GTPro(1, BUDGET)
    state = gt_table(gt_car("2#1", 4), gt_car("1#1", 4), options=SHORT)
    turn = pro.turn(state)
    turn.collected = []
    best = turn.best(turn.root(), pro.beam)
    assert best is not None
    return Sampled(state, close_plans(turn.collected, best), pro.driver)


def heat() -> Trials:
    """The second round: the opening hands are drawn."""
    state = HEAT.new(2, {"track": "italia", "laps": 1})
    source = Seeded(5)
    while state.phase != PLAN:
        state.resolve(source.draw(state.chance()))
    assert isinstance(state, HeatState)
    pro = HeatPro(1, BUDGET)
    sight = Sight(HEAT, state, 0)
    return Drives(sight, pro._options(state, 0, sight.legal), pro.policy)


def rali() -> Trials:
    master = RaliMaster(1, BUDGET)
    state = rali_table(rali_car("28.2", 2), rali_car("29.2", 3))
    shifts = master.shifts(state, state.legal(0))
    trials = Round(state, master.simulator(state), [shift.worth for shift in shifts])
    trials.shifts = shifts
    return trials


@pytest.mark.parametrize("trials_of", [gt, heat, rali], ids=lambda made: str(made.__name__))
def test_a_trial_repeats_itself_under_its_luck(trials_of: Callable[[], Trials]) -> None:
    trials = trials_of()
    options = range(len(trials.priors))
    assert len(options) > 1
    found = set()
    for luck in range(8):
        trials.deal(luck)
        there = [trials.attempt(option) for option in options]
        back = [trials.attempt(option) for option in reversed(options)]
        assert back[::-1] == there
        found.add(tuple(there))
    assert len(found) > 1, "another luck is another trial"
