"""Who was where: the moments of a race, of every game."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from racecraft.arena.positions import positions
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import BadRecord
from racecraft.engine.game import AnyGame
from racecraft.engine.race import Race
from racecraft.engine.record import Chair, Record
from racecraft.engine.registry import all_games
from tests.engine.simultaneous import DRAG, drag_registered


def raced(game: AnyGame, seed: int = 5, **options: Any) -> Record:
    source = Seeded(seed)
    race = Race.start(game, options, [Chair(f"Driver {seat}") for seat in range(4)], source)
    while race.result() is None:
        race.advance()
        for seat in race.pending():
            legal = race.legal(seat)
            race.play(seat, legal[source.below(len(legal))])
    return race.record


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_every_moment_has_every_place_and_the_last_is_the_result(game: AnyGame) -> None:
    record = raced(game)
    moments = positions(record)
    assert len(moments) > 3
    for moment in moments:
        assert sorted(moment.places) == [1, 2, 3, 4]
    assert record.ending is not None
    assert record.ending.result is not None
    final = record.ending.result["places"]
    for mine in range(4):
        for other in range(4):
            if final[mine] < final[other]:
                assert moments[-1].places[mine] < moments[-1].places[other]


def test_rounds_count_up_and_a_new_stage_counts_anew() -> None:
    moments = positions(raced(next(game for game in all_games() if game.id == "rallyman")))
    assert {moment.part for moment in moments} == {1, 2, 3}
    for now, then in pairwise(moments):
        assert (then.part, then.round) > (now.part, now.round)


def test_a_race_under_way_is_shown_as_far_as_it_has_come() -> None:
    whole = raced(next(game for game in all_games() if game.id == "rali"), laps=1)
    part = Record(whole.header, whole.plies[: len(whole.plies) // 2])
    moments = positions(part)
    assert moments == positions(whole)[: len(moments)]
    assert 1 < len(moments) < len(positions(whole))


def test_a_record_that_does_not_replay_is_refused() -> None:
    record = raced(next(game for game in all_games() if game.id == "rali"), laps=1)
    del record.plies[10]
    with pytest.raises(BadRecord, match=r"race.jsonl: line \d+"):
        positions(record, "race.jsonl")


def test_a_game_that_does_not_tell_is_refused() -> None:
    source = Seeded(1)
    race = Race.start(DRAG, {}, [Chair("Ann"), Chair("Bob")], source)
    with drag_registered(), pytest.raises(BadRecord, match="does not tell who leads"):
        positions(race.record)
