"""The moments of a race: found in its record alone, and told where the replay shows them."""

from __future__ import annotations

from functools import cache
from typing import Any

import msgspec
import pytest

from racecraft.arena.driving import drive, record_of
from racecraft.bots.registry import make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Record
from racecraft.engine.registry import all_games, game_of
from racecraft.engine.state import by_score
from racecraft.locales import Words
from racecraft.outlook import outlook
from racecraft.outlook.moments import Moment, _Watch, best_moments, chance_of_failing, chance_of_harm, moments
from racecraft.outlook.words import say

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


def test_a_time_attack_that_held_risked_what_its_button_left_to_hope_for() -> None:
    """RM-ATTACK-12: 64% to hold is a risk of 36%, though part of it is a puncture."""
    assert chance_of_failing({"risk": 0.18, "kept": {"chance": 0.64, "fraction": "16/25"}}) == 0.36
    assert chance_of_failing({"risk": 0.25}) == 0.25
    throw = look_at_throw()
    assert throw["broken"]["chance"] > 0
    assert chance_of_failing(throw) == pytest.approx(throw["risk"] + throw["broken"]["chance"])


def look_at_throw() -> dict[str, Any]:
    """A plan that cuts a corner with one gas die and goes on with the other, which a puncture takes."""
    game = game_of("rallyman")
    state = game.new(1, {"rally": "first_licence", "stage": 1})
    for die in ("attack", "1", "2", "3", "gas-cut", "gas", "4"):
        state.play(0, game.parse(state, die))
    return dict(outlook(game, state, 0)["choices"][str(game.parse(state, "throw"))])


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


def crash(ply: int, round: int, seat: int, weight: float = 3) -> Moment:
    return {
        "kind": "trouble",
        "ply": ply,
        "round": round,
        "until": round,
        "seat": seat,
        "message": say("moment-lost-control", who=seat),
        "weight": weight,
    }


def test_cars_that_crash_one_after_another_are_told_of_together(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four cars in rounds 5 and 6 count more than a risk that went well; a blocked car is no crash."""
    close: Moment = {
        **crash(70, 8, 0, 1 + 3 * 0.9),
        "kind": "close",
        "message": say("moment-close", who=0, risk=90),
    }
    found = [crash(10, 2, 1), crash(20, 5, 2), crash(25, 5, 0), crash(30, 6, 1), crash(35, 6, 3), close]

    def tell(watch: _Watch) -> None:
        watch.found = list(found)

    monkeypatch.setattr(_Watch, "tell", tell)
    record = raced(game_of("gt"), 1)
    series = next(each for each in moments(record) if each["kind"] == "series")
    assert (series["ply"], series["message"]["values"]["who"]) == (20, [2, 0, 1, 3])
    assert (series["round"], series["until"]) == (5, 6)
    best = best_moments(record)
    assert [each["ply"] for each in best] == [10, 20, 70], "those of the series are told of once"
    assert best[1] == series
    names = ["Ann", "Bob", "Eve", "Dan"]
    assert (
        Words("en").tell(dict(series["message"]), names.__getitem__)
        == "Crash after crash: Eve, Ann, Bob, Dan"
    )
    found[1:5] = [crash(20, 5, 2), crash(25, 5, 0), crash(30, 7, 1)]
    assert "series" not in {each["kind"] for each in moments(record)}, "a round without a crash lies between"


def test_the_crash_of_a_person_counts_more_than_a_risk_that_went_well() -> None:
    """And more than that of a bot."""
    game, told = game_of("gt"), 0
    for seed in range(6):
        bots = raced(game, seed)
        chairs = [msgspec.structs.replace(chair, bot=None) for chair in bots.header.seats[:1]]
        header = msgspec.structs.replace(bots.header, seats=[*chairs, *bots.header.seats[1:]])
        record = Record(header, bots.plies, bots.ending)
        crashes = [each for each in moments(bots) if each["kind"] == "trouble" and each["weight"] >= 3]
        own = [each["ply"] for each in crashes if each["seat"] == 0]
        runs = [each for each in moments(bots) if each["kind"] == "series"]
        if not own or runs:
            continue
        told += 1
        assert {each["ply"] for each in best_moments(record)} & set(own)
        close = [each["weight"] for each in moments(record) if each["kind"] == "close"]
        assert max(close, default=0) < min(
            each["weight"] for each in moments(record) if each["ply"] in own and each["kind"] == "trouble"
        )
    assert told > 0
