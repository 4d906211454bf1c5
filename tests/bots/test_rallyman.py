"""The club driver of Rallyman: fast, careful, and the same every time."""

from __future__ import annotations

from typing import Any

import pytest

from racecraft.bots.bot import Bot, Sight
from racecraft.bots.rallyman.club import Club
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.state import RallymanState
from tests.games.rallyman.table import PLAIN, car, drive, strips, table


def raced(drivers: list[str], options: dict[str, Any], seed: int) -> tuple[RallymanState, list[str]]:
    """A rally between bots, and what they played."""
    state = RALLYMAN.new(len(drivers), options)
    bots = [make_bot("rallyman", name, seat) for seat, name in enumerate(drivers)]
    source = Seeded(seed)
    played: list[str] = []
    while not state.over():
        if outcomes := state.chance():
            state.resolve(source.draw(outcomes))
            continue
        seat = state.turn
        action = bots[seat].choose(Sight(RALLYMAN, state, seat))
        played.append(RALLYMAN.notation(state, action))
        state.play(seat, action)
    return state, played


def choice(bot: Bot, state: RallymanState) -> str:
    return RALLYMAN.notation(state, bot.choose(Sight(RALLYMAN, state, state.turn)))


@pytest.mark.parametrize("seed", range(6))
def test_it_beats_chance(seed: int) -> None:
    state, _ = raced(["random", "club"], {"rally": "rulebook", "stage": 2}, seed)
    result = state.result()
    assert result is not None
    assert result.places == [2, 1]


def test_it_drives_a_stage_near_the_best_time() -> None:
    """The shortest shakedown of this stage takes 100 seconds; with care it stays close to that on average."""
    times = [-raced(["club"], {"stage": 2}, seed)[0].cars[0].times[0] for seed in range(8)]
    assert -sum(times) / len(times) < 200


@pytest.mark.parametrize("kind", range(5))
def test_it_answers_everything_and_the_same_every_time(kind: int) -> None:
    options = RALLYMAN.variety()[kind]
    assert raced(["club", "club"], options, kind)[1] == raced(["club", "club"], options, kind)[1]


def test_it_stops_before_the_third_warning() -> None:
    """RM-LOC-01: a space is not worth one chance in three of a ditch."""
    state = table(strips(PLAIN), car(3, 3), phase="next", dice={"used": [3], "alarms": 2})
    assert choice(Club(0), state) == "end"


def test_it_does_not_drive_into_a_corner_too_fast() -> None:
    """RM-CORNER-02."""
    state = table(strips(". . l2! . . . . . ."), car(1, 3), options={"attack": False})
    assert choice(Club(0), state) == "2"


def test_it_answers_questions_with_sense() -> None:
    """RM-TYRE-01, RM-SPARE-01, RM-ATTACK-12."""
    snow = strips(" ".join([".", *[".*"] * 20, "."]), weather="fixed")
    assert choice(Club(0), RALLYMAN.new(1, {"rally": snow})) == "winter"
    dry = strips(" ".join([*["."] * 20, ".*"]), weather="fixed")
    assert choice(Club(0), RALLYMAN.new(1, {"rally": dry})) == "summer"
    long_way = table(strips(" ".join(["."] * 60)), car(1, 1, punctures=1), phase="spare")
    assert choice(Club(0), long_way) == "spare-yes"
    nearly_there = table(strips(PLAIN), car(20, 1, punctures=1), phase="spare")
    assert choice(Club(0), nearly_there) == "spare-no"
    state = table(strips(". . l2k3 . . . . . ."), car(1, 3))
    drive(state, "attack", "3-cut", "gas", "4", "gas", "throw", "-", "-", "-", "!", "puncture")
    assert choice(Club(0), state) == "drop-later"
