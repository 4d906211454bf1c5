"""Drives alone, in every game: their pace, what they took, and the targets that bots set for them."""

from __future__ import annotations

from random import Random

import pytest

from racecraft.arena import targets
from racecraft.arena.driving import drive, record_of
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.game import AnyGame
from racecraft.engine.pace import Drive, Pace, ahead, at_turn, paces
from racecraft.engine.record import Record
from racecraft.engine.registry import all_games

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


def driven(game: AnyGame, seed: int) -> tuple[Record, Drive | None]:
    """A drive of a rookie on the game's first short drive."""
    options = game.options(game.drives()[0])
    source = Seeded(seed)
    record = record_of(game, options, ["rookie"], source)
    over = drive(game, options, [make_bot(game.id, "rookie", seed)], source, record)
    return record, game.drive(over.state)


@GAMES
def test_the_pace_of_a_drive_leads_from_the_start_to_what_it_took(game: AnyGame) -> None:
    record, done = next(found for seed in range(20) if (found := driven(game, seed))[1] is not None)
    trace = paces(record)
    assert done is not None
    assert trace[0].turns == 0
    assert trace[-1].cost == done.cost
    costs = [pace.cost for pace in trace]
    assert costs[0] <= costs[-1] > 0
    assert [(pace.leg, pace.turns) for pace in trace] == sorted({(pace.leg, pace.turns) for pace in trace})
    assert trace[-1].way > trace[0].way
    cells = {pace.cell for pace in trace[:-1]}
    assert None not in cells
    assert len(cells) > 2


@GAMES
def test_a_drive_is_level_with_itself_at_every_turn(game: AnyGame) -> None:
    record, _ = driven(game, 3)
    trace = paces(record)
    assert [at_turn(trace, pace) for pace in trace] == trace
    seen: set[int] = set()
    for pace in trace:
        if pace.way not in seen:  # a car that stands loses time: only the first arrival is level
            assert ahead(trace, pace, game.drive_unit) == 0
        seen.add(pace.way)


def test_ahead_is_time_at_the_same_place_or_spaces_after_as_many_turns() -> None:
    best = [Pace(1, 0, 0, 0, "a"), Pace(1, 1, 10, 20, "b"), Pace(1, 2, 20, 60, "c")]
    assert ahead(best, Pace(1, 1, 15, 30, "x"), "seconds") == 10
    assert ahead(best, Pace(1, 2, 10, 25, "x"), "seconds") == -5
    assert ahead(best, Pace(1, 1, 15, 1, "x"), "turns") == 5
    assert ahead(best, Pace(1, 3, 18, 3, "x"), "turns") == -2
    assert ahead(best, Pace(2, 1, 18, 3, "x"), "turns") is None


@GAMES
def test_a_race_of_several_is_no_drive(game: AnyGame) -> None:
    state = game.new(max(2, game.min_seats))
    assert game.pace(state) is None
    assert game.drive(state) is None


@GAMES
def test_targets_are_the_same_whoever_measures_them(game: AnyGame) -> None:
    options = Random(1).choice(targets.own_drives(game))
    known = targets.known_targets(game, targets.setting_of(targets.whole_options(game, options)))
    assert known is not None
    assert known.gold.rank <= known.silver.rank <= known.bronze.rank
    for bot in ("rookie", "club"):
        drives = [targets.driven(game, options, bot, number) for number in range(2)]
        assert drives == [targets.driven(game, options, bot, number) for number in range(2)]


@GAMES
def test_every_own_drive_has_targets_of_the_rules_of_now(game: AnyGame) -> None:
    settings = [
        targets.setting_of(targets.whole_options(game, options)) for options in targets.own_drives(game)
    ]
    missing = [setting for setting in settings if targets.known_targets(game, setting) is None]
    assert missing == [], "run racecraft targets --write src/racecraft/arena/data/targets.json"
    stored = targets.shipped()
    assert len(settings) == sum(id == game.id for id, _ in stored), "the file has drives that are none"


def test_a_medal_is_for_a_drive_that_is_as_good() -> None:
    aims = targets.Targets(Drive(12, 0), Drive(10, 4), Drive(10, 6))
    drives = [Drive(13, 9), Drive(12, 0), Drive(11, 0), Drive(10, 4), Drive(10, 6), Drive(9, 0)]
    assert [aims.medal(each) for each in drives] == [None, "bronze", "bronze", "silver", "gold", "gold"]


def test_a_drive_that_does_not_finish_is_worse_than_any_that_does() -> None:
    drives: list[Drive | None] = [Drive(number) for number in range(8)] + [None] * 7
    assert targets.target_among(drives, "silver") == Drive(7)
    assert targets.target_among(drives, "bronze") is None
    assert targets.targets_from([None, Drive(7), Drive(3)]) == targets.Targets(Drive(7), Drive(7), Drive(3))
    assert targets.targets_from([None, None, None]) is None
