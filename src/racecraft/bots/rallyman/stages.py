"""The values of stages that drivers share: each is solved once and kept while a race may need it."""

from __future__ import annotations

from typing import Final

from racecraft.games.rallyman.rally import FIXED, snow_mask
from racecraft.games.rallyman.state import Setup
from racecraft.games.rallyman.steps import SUMMER, WINTER
from racecraft.odds.rallyman.dangers import OUT, Model
from racecraft.odds.rallyman.road import START
from racecraft.odds.rallyman.value import StageValue, stage_value

KEPT: Final = 60
"""Stages kept at a time."""

_solved: dict[str, StageValue] = {}


def value_of(setup: Setup, stage_number: int, snow: int, tyres: int, model: Model) -> StageValue:
    """The values of a stage, with the stages after it counted at its finish."""
    options = setup.options
    agreed = [options[name] for name in ("rally", "stage", "attack", "seconds", "sisu", "easy", "dice")]
    key = f"{agreed} {setup.weather} {setup.snow} {setup.service_after} {stage_number} {snow} {tyres} {model}"
    found = _solved.get(key)
    if found is None:
        found = stage_value(setup, stage_number, snow, tyres, model)
        if stage_number + 1 < len(setup.stages):
            put_down_next(found, setup, stage_number, tyres)
        if len(_solved) >= KEPT:
            del _solved[next(iter(_solved))]
        _solved[key] = found
    return found


def put_down_next(value: StageValue, setup: Setup, stage_number: int, tyres: int) -> None:
    """What the rest of the rally costs a car by the state in which it finishes; unrepaired damage by
    an estimate. Weather that is not known yet is taken for dry."""
    serviced = stage_number + 1 in setup.service_after
    snow = snow_mask(setup.stages[stage_number + 1], setup.snow) if setup.weather == FIXED else 0
    if serviced:
        tyres = best_tyres(setup, stage_number + 1, snow, value.model)
    behind = value_of(setup, stage_number + 1, snow, tyres, value.model)
    for lost in range(6):
        for punctures in range(3):
            for spare in range(2):
                for sisu in range(2):
                    seconds = behind.from_start(sisu == 1)
                    if not serviced:
                        seconds += behind.estimate(START, lost, punctures)
                        if lost >= setup.lost_limit:
                            seconds = OUT
                    value.ends[((lost * 3 + punctures) * 2 + spare) * 2 + sisu] = seconds


def best_tyres(setup: Setup, stage_number: int, snow: int, model: Model) -> int:
    """Those with which the rest of the rally is driven faster."""
    if snow == 0:
        return SUMMER
    summer = value_of(setup, stage_number, snow, SUMMER, model)
    winter = value_of(setup, stage_number, snow, WINTER, model)
    return SUMMER if summer.from_start(setup.sisu) <= winter.from_start(setup.sisu) else WINTER
