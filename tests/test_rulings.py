"""Rulings and what was once wrong: each is shown by a scenario, or by a test where no position shows it.

The pages of rules name the scenarios of their rulings; `MENDED` lists the faults found in the rules.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from racecraft.engine.game import AnyGame
from racecraft.engine.registry import all_games
from racecraft.engine.scenario import read_scenario
from tests.test_rules_cited import page_of

ROOT = Path(__file__).parents[1]
SCENARIOS = ROOT / "tests" / "scenarios"

MENDED = {
    "a throw over the final line risks nothing": (
        "gt/the-end/finish-before-losing-control",
        "gt/flat-out/any-layout-over-the-line-finishes",
    ),
    "speed alone keeps the plan": ("gt/flat-out/speed-alone-keeps-the-plan",),
    "nobody in the way, no block": ("gt/blocked/nobody-in-the-way-no-block",),
    "a guess at a sponsor does not depend on its type": (
        "tests/games/heat/test_secrets.py::test_a_guess_does_not_depend_on_the_type_of_a_carried_over_sponsor",
        "tests/games/heat/test_secrets.py::test_a_guess_at_a_driver_who_draws_is_not_the_truth",
    ),
    "a glimpse tells nothing of another's choices": (
        "tests/games/heat/test_secrets.py::test_a_glimpse_of_a_seat_that_waits_tells_no_choices",
    ),
    "a position that cannot be is refused": (
        "heat/press-and-sponsors/no-sponsor-without-a-season",
        "heat/weather-and-road/a-token-for-every-corner",
        "heat/weather-and-road/no-weather-without-the-module",
        "heat/the-round/the-order-follows-the-cars",
        "heat/before-the-race/twelve-basic-cards",
    ),
    "snow where it is named": ("rallyman/weather-and-tyres/snow-where-it-is-named",),
    "every stage has a split point, and service may be anywhere": (
        "rallyman/split-times-and-shakedown/every-stage-has-a-split",
        "rallyman/the-spare-wheel/service-elsewhere-in-the-rally",
    ),
    "control lost on a cut": (
        "rallyman/cuts/too-fast-on-a-cut",
        "tests/cli/test_play_rallyman.py::test_a_car_out_of_control_on_a_cut_stays_there_in_words_too",
    ),
    "times have two digits for the minutes": (
        "tests/games/rallyman/test_rallies.py::test_times_are_read_as_minutes_and_seconds",
    ),
    "an idle pit stop is not asked about": ("gt/pit-stops/nothing-to-repair",),
    "a finished car decides nothing more": ("heat/react/nothing-depends-on-it-past-the-finish",),
}


@pytest.mark.parametrize("fault", MENDED)
def test_whatever_was_wrong_is_shown_to_be_right(fault: str) -> None:
    for proof in MENDED[fault]:
        file, _, test = proof.partition("::")
        if test:
            assert f"def {test}(" in (ROOT / file).read_text(encoding="utf-8")
        else:
            assert read_scenario(SCENARIOS / f"{file}.json").game == file.split("/")[0]


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_scenarios_that_a_ruling_names_are_there(game: AnyGame) -> None:
    named = re.findall(r"scenarios?\s(`[^)]*`)", page_of(game).read_text(encoding="utf-8"))
    files = [file for names in named for file in re.findall(r"`([\w-]+/[\w-]+)`", names)]
    assert [file for file in files if not (SCENARIOS / game.id / f"{file}.json").exists()] == []
    assert files or game.id == "rali", "rulings are shown by scenarios"
