"""The moments of a race: found in its record alone, and told where the replay shows them."""

from __future__ import annotations

from functools import cache

import pytest

from racecraft.arena.driving import drive, record_of
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Record
from racecraft.engine.registry import all_games, game_of
from racecraft.engine.state import by_score
from racecraft.locales import Words
from racecraft.outlook.moments import best_moments, chance_of_harm, moments

GAMES = pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)


@cache
def raced(game: AnyGame, seed: int, seats: int = 3) -> Record:
    options = game.options(game.drives()[0])
    source = Seeded(seed)
    record = record_of(game, options, ["rookie"] * seats, source)
    drive(game, options, [make_bot(game.id, "rookie", seed + seat) for seat in range(seats)], source, record)
    return record


@GAMES
def test_troubles_are_told_at_the_ply_at_which_they_happen(game: AnyGame) -> None:
    record = raced(game, 4)
    found = {(each["ply"], each["seat"]) for each in moments(record) if each["kind"] == "trouble"}
    state = record.start()
    state.events = []
    happened = set()
    for number, ply in enumerate(record.plies, 1):
        record.step(state, number, ply)
        for event in state.events:
            if event.kind in game.troubles and event.seat >= 0:
                happened.add((number, event.seat))
        state.events.clear()
    assert found <= happened
    assert {seat for _, seat in found} == {seat for _, seat in happened}


@GAMES
def test_a_moment_belongs_to_the_round_in_which_it_was_played(game: AnyGame) -> None:
    for seed in range(3):
        record = raced(game, seed)
        state = record.start()
        rounds = [0]
        for number, ply in enumerate(record.plies, 1):
            rounds.append(game.rounds(state))
            record.step(state, number, ply)
        troubles = []
        for moment in moments(record):
            assert moment["round"] == max(1, rounds[moment["ply"]]), moment
            troubles += [(moment["seat"], moment["round"])] if moment["kind"] == "trouble" else []
        assert len(troubles) == len(set(troubles)), "one accident is told once"


@GAMES
def test_a_car_that_takes_the_lead_was_behind_the_round_before(game: AnyGame) -> None:
    for seed in range(4):
        record = raced(game, seed)
        for moment in moments(record):
            if moment["kind"] != "lead":
                continue
            who, other = moment["message"]["values"]["who"], moment["message"]["values"]["other"]
            state = record.start()
            for number, ply in enumerate(record.plies[: moment["ply"]], 1):
                record.step(state, number, ply)
            order = by_score(list(range(state.seats)), game.standing(state))
            assert order.index(who) < order.index(other)


@GAMES
def test_every_moment_is_said_in_every_language(game: AnyGame) -> None:
    kinds = set()
    for seed in range(4):
        for moment in best_moments(raced(game, seed)):
            kinds.add(moment["kind"])
            for language in ("en", "uk", "ru"):
                values = {name: str(value) for name, value in moment["message"]["values"].items()}
                assert Words(language).say(moment["message"]["key"], **values) != moment["message"]["key"]
    assert len(kinds) > 1
    for kind in game.troubles:
        assert Words("en").knows(f"moment-{kind.replace('_', '-')}"), kind


@GAMES
def test_the_best_are_three_at_most_in_the_order_of_the_race(game: AnyGame) -> None:
    record = raced(game, 2)
    best = best_moments(record)
    assert 0 < len(best) <= 3
    assert [each["ply"] for each in best] == sorted({each["ply"] for each in best})
    assert all(0 < each["ply"] <= len(record.plies) for each in best)
    heaviest = max(moments(record), key=lambda each: each["weight"])
    assert any(each["weight"] == heaviest["weight"] for each in best)


def test_a_close_call_is_one_that_went_well() -> None:
    """No car whose risk is told came to harm before its next decision."""
    game = game_of("gt")
    told = 0
    for seed in range(4):
        record = raced(game, seed, 2)
        found = moments(record)
        harmed = {each["ply"]: each["seat"] for each in found if each["kind"] == "trouble"}
        for moment in found:
            if moment["kind"] != "close":
                continue
            told += 1
            assert 10 <= moment["message"]["values"]["risk"] <= 100
            until = moment["ply"]
            while until < len(record.plies) and record.plies[until].seat is None:
                until += 1
            plies = range(moment["ply"], until + 1)
            assert all(harmed.get(ply) != moment["seat"] for ply in plies)
    assert told > 0


def test_control_that_sisu_saved_is_no_risk_that_went_well() -> None:
    game = game_of("rallyman")
    saved = 0
    for seed in range(4):
        record = raced(game, seed, 2)
        found = moments(record)
        sisu = [each for each in found if each["message"]["key"] == "moment-sisu"]
        saved += len(sisu)
        for each in sisu:
            turn = each["ply"] - 1
            while turn and record.plies[turn - 1].seat in (None, each["seat"]):
                turn -= 1
            close = [m["ply"] for m in found if m["kind"] == "close" and m["seat"] == each["seat"]]
            assert not any(turn < ply < each["ply"] for ply in close)
    assert saved > 0


def test_risks_are_read_as_outlooks_tell_them() -> None:
    assert chance_of_harm({"risk": 0.25}) == 0.25
    assert chance_of_harm({"harm": {"chance": 0.5, "fraction": "1/2"}}) == 0.5
    assert chance_of_harm({"label": "on"}) == 0


def test_what_a_car_of_rali_ran_into_is_told() -> None:
    found = [each["message"] for seed in range(8) for each in moments(raced(game_of("rali"), seed))]
    hits = [message["values"] for message in found if message["key"] == "moment-hit"]
    told = {Words("en").say("moment-hit", **{**values, "who": "Ann"}) for values in hits}
    assert told <= {
        "Ann hits the bridge",
        "Ann hits a rock",
        "Ann hits a tree",
        "Ann gets stuck in the swamp",
        "Ann has a puncture",
        "Ann bounces through a pothole",
        "Ann digs into the sand",
    }
    assert len(told) > 1, "not one sentence for all of them"
