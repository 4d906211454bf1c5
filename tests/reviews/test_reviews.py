"""A review adds up, is the same everywhere, knows no more than drivers could, agrees with what is solved."""

from __future__ import annotations

from functools import cache
from itertools import pairwise
from typing import Any

import msgspec
import pytest

import racecraft
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import BadOptions, BadRecord
from racecraft.engine.record import Record
from racecraft.engine.registry import all_games
from racecraft.engine.state import State
from racecraft.reviews import mark_last, method_for, review, reviewing
from racecraft.reviews.grades import BOUNDS, grade_of, mattered
from racecraft.reviews.judging import (
    LEAST_AGAIN,
    MOST_AGAIN,
    Judge,
    Judged,
    Option,
    Stand,
    _Compared,
    _result,
    judged,
)
from racecraft.reviews.ledger import account_of, ledgers
from racecraft.reviews.shapes import Review
from racecraft.reviews.steps import Step, steps_of, walk
from racecraft.reviews.telling import Telling
from racecraft.reviews.values import score
from tests.reviews.races import raced

GAMES = pytest.mark.parametrize("game_id", [game.id for game in all_games()])
MANY_STEPS = {"gt", "heat", "rallyman"}
SHORT_FIRST = pytest.mark.parametrize(
    "game_id",
    [pytest.param(game.id, marks=pytest.mark.long if game.id in MANY_STEPS else ()) for game in all_games()],
)
"""Games whose races have many steps come in the long tests."""
SOLVED = pytest.mark.parametrize("game_id", ["gt", "rali", "rallyman"])
EXACTLY = 1e-9


@cache
def reviewed(game_id: str) -> Review:
    """A race of two club drivers, as cheaply as it can be."""
    return review(raced(game_id, 2), budget=1)


def check_ledgers(found: Review) -> None:
    for ledger in found["ledgers"]:
        *changes, result = ledger["lines"]
        for quantity in ("win", "place", "time"):
            total: Any = sum(line[quantity] for line in changes)
            assert total == pytest.approx(result[quantity], abs=EXACTLY)


@SHORT_FIRST
def test_the_ledger_adds_up_to_the_result(game_id: str) -> None:
    record, found = raced(game_id, 2), reviewed(game_id)
    assert (found["method"]["name"], found["method"]["budget"]) == ("value", 1)
    check_ledgers(found)
    assert record.ending is not None
    assert record.ending.result is not None
    places = record.ending.result["places"]
    for ledger, place in zip(found["ledgers"], places, strict=True):
        assert ledger["lines"][-1]["place"] == place
        assert ledger["lines"][-1]["win"] == (1.0 if place == 1 else 0.0)
    line = found["line"]
    assert [point["ply"] for point in line] == [0, *[step.last for step in steps_of(record)]]
    assert all(sum(point["win"]) == pytest.approx(1.0) for point in line)
    assert len(found["story"]) <= 10
    assert found["done"] == found["steps"] == len(line) - 1


@SHORT_FIRST
def test_nothing_of_a_result_is_left_unexplained(game_id: str) -> None:
    """Every change has a source of the race, and is the difference of two points of the line."""
    found = reviewed(game_id)
    sources = {line["source"] for ledger in found["ledgers"] for line in ledger["lines"]}
    kinds = {f"{whose}_{kind}" for whose in ("own", "rival") for kind in ("dice", "cards", "decisions")}
    assert sources <= {"start", "lots", "hidden", "result", *kinds}
    points = found["line"]
    moved: dict[tuple[str, int], float] = {}
    for before, point in pairwise(points):
        key = (point["kind"], point["seat"])
        moved[key] = moved.get(key, 0.0) + point["win"][0] - before["win"][0]
    lines = {line["source"]: line["win"] for line in found["ledgers"][0]["lines"]}
    assert lines["start"] == points[0]["win"][0]
    chance = lines.get("own_dice", 0.0) + lines.get("own_cards", 0.0)
    assert chance == pytest.approx(moved.get(("dice", 0), 0.0) + moved.get(("cards", 0), 0.0), abs=EXACTLY)
    decided = lines["own_decisions"] + lines.get("rival_decisions", 0.0) + lines.get("hidden", 0.0)
    both = moved.get(("decision", 0), 0.0) + moved.get(("decision", 1), 0.0)
    assert decided == pytest.approx(both, abs=EXACTLY)


def test_decisions_of_the_usual_driver_change_nothing() -> None:
    """Playouts begin with them: only chance moves a race of club drivers."""
    found = review(raced("rali", 2), budget=4)
    assert found["method"]["line"] > 4
    for before, point in pairwise(found["line"]):
        assert point["kind"] != "decision" or point["win"] == before["win"] or point is found["line"][-1]
    for ledger in found["ledgers"]:
        assert all(line["error"] == 0.0 for line in ledger["lines"] if "decisions" in line["source"])


def test_an_account_says_how_sure_it_is() -> None:
    """The error of a line is that of its sum over the playouts, each of which adds up by itself."""
    start = Stand([0.5, 0.5, 1.5, 1.5], [[1.0, 0.0, 1.0, 2.0], [0.0, 1.0, 2.0, 1.0]])
    thrown = Stand([1.0, 0.0, 1.0, 2.0], [[1.0, 0.0, 1.0, 2.0], [1.0, 0.0, 1.0, 2.0]])
    throw = Step(0, 0, 1, "dice", 0, (), False, 1, 1, (0, 0, 0))
    over = Step(1, 1, 2, "decision", 1, (), False, 1, 1, (0, 1, 0))
    found = [(throw, Judged(0, start, thrown)), (over, Judged(1, stands=Stand([0.0, 1.0, 2.0, 1.0])))]
    lines = {line["source"]: line for line in ledgers(account_of(found))[0]["lines"]}
    assert (lines["start"]["win"], lines["start"]["error"]) == (0.5, 0.5)
    assert (lines["own_dice"]["win"], lines["own_dice"]["error"]) == (0.5, 0.5)
    assert (lines["result"]["win"], lines["result"]["error"]) == (0.0, 0.0)
    assert (lines["rival_decisions"]["win"], lines["rival_decisions"]["error"]) == (-1.0, 0.0)


@GAMES
def test_steps_cover_the_record_and_whole_decisions_are_one(game_id: str) -> None:
    record = raced(game_id, 2)
    steps = steps_of(record)
    assert [step.first for step in steps] == [0, *[step.last for step in steps[:-1]]]
    assert steps[-1].last == len(record.plies)
    assert sum(len(step.actions) for step in steps) == sum(len(ply.actions) for ply in record.plies)
    assert max(len(step.actions) for step in steps) > 1, "actions in a row are one decision"


@pytest.mark.long
def test_a_review_is_the_same_whoever_makes_it() -> None:
    record = raced("rali", 2)
    one, many = review(record, "rollouts", 2), review(record, "rollouts", 2, jobs=2)
    assert msgspec.json.encode(one) == msgspec.json.encode(many)
    assert review(record, "rollouts", 3) != one


@pytest.mark.long
def test_a_driver_who_decides_at_random_has_the_larger_error() -> None:
    """Where something is at stake: whoever is soon beaten has nothing left to lose."""
    losses: dict[int, list[float]] = {0: [], 1: []}
    for seed in range(1, 4):
        race = racecraft.race("rali", 2, seed=seed, laps=1)
        race.run(["random", "club"])
        for step, found in judged(race.record, method_for(race.record, budget=8, line=False)):
            if mattered(found, "win"):
                losses[step.seat].append(found.loss)
    careless, careful = (sum(losses[seat]) / len(losses[seat]) for seat in (0, 1))
    assert careless > 2 * careful


def test_without_the_line_the_decisions_are_judged_alike() -> None:
    record = raced("rali", 2)
    whole, alone = reviewed("rali"), review(record, budget=1, line=False)
    assert alone["marks"] == whole["marks"]
    assert (len(alone["line"]), len(alone["ledgers"]), len(alone["story"])) == (0, 0, 0)
    assert alone["method"]["line"] == 0
    for driver, other in zip(alone["drivers"], whole["drivers"], strict=True):
        assert {**driver, "luck": 0.0} == {**other, "luck": 0.0}
        assert 0 < driver["mattered"] < driver["judged"]
        assert (
            driver["mattered"] * driver["mattered_loss"] <= driver["judged"] * driver["mean_loss"] + EXACTLY
        )


def test_it_grows_step_by_step_and_marks_whom_it_is_asked_for() -> None:
    record = raced("rali", 2)
    growing = list(reviewing(record, "rollouts", 1, [1]))
    assert [each["done"] for each in growing] == list(range(1, growing[-1]["steps"] + 1))
    assert growing[0]["line"] == []
    assert {mark["seat"] for mark in growing[-1]["marks"]} == {1}


# --- What is solved -----------------------------------------------------------------------------------------


@SOLVED
def test_marks_of_a_solved_drive_are_those_of_the_solution(game_id: str) -> None:
    record = raced(game_id, 1, bots="rookie")
    found = review(record)
    assert found["method"]["name"] == "exact"
    check_ledgers(found)
    ledger = {line["source"]: line["time"] for line in found["ledgers"][0]["lines"]}
    assert ledger["own_decisions"] >= 0, "nobody drives better than the best"
    losses = sum(mark["loss"] for mark in found["marks"])
    assert losses == pytest.approx(ledger["own_decisions"], abs=1e-6)
    for mark in found["marks"]:
        best = max([line["gain"] for line in mark["better"]], default=mark["loss"])
        assert best == pytest.approx(mark["loss"], abs=1e-6) or mark["grade"] == "fine"


def test_luck_is_nothing_on_average() -> None:
    """Of the solved drive of Ралі: what is expected before a throw is the mean of what its faces leave."""
    record = raced("rali", 1, bots="rookie")
    judge = Judge(record, method_for(record))
    looked_at = 0
    for step, state in walk(record):
        if step.kind == "decision" and not step.forced:
            found = judge.judge(step, state)
            after = state.copy()
            for action in step.actions:
                after.play(step.seat, action)
            if after.weight() and found.stands is not None:
                looked_at += 1
                assert judge._exactly(after)[0] == pytest.approx(found.stands.values[0], abs=1e-9)
    assert looked_at > 5


def test_a_blunder_is_found() -> None:
    """A club driver who shifts down for nothing loses turns."""
    race = racecraft.race("rali", 1, seed=5, laps=1)
    while race.result() is None:
        race.advance()
        for seat in race.pending():
            moves = [move.text for move in race.moves(seat)]
            race.play(seat, "down" if "down" in moves else moves[0])
    found = review(race.record)
    assert {"mistake", "blunder"} & {mark["grade"] for mark in found["marks"]}
    worst = max(found["marks"], key=lambda mark: mark["loss"])
    assert worst["better"], "a marked decision has a better line"
    assert worst["better"][0]["advised"] is not None
    assert worst["better"][0]["gain"] == pytest.approx(worst["loss"])


# --- What was hidden ----------------------------------------------------------------------------------------


def _hidden_decision(record: Record) -> tuple[Step, State]:
    for step, state in walk(record):
        if step.kind == "decision" and not step.forced and step.round >= 2:
            return step, state
    raise AssertionError("nothing was decided")


def test_a_decision_is_judged_by_what_its_driver_could_know() -> None:
    record = raced("heat", 2)
    game = record.game
    step, state = _hidden_decision(record)
    other = game.sample(state, step.seat, Seeded(99))
    assert game.fingerprint(other) != game.fingerprint(state), "something is hidden here"
    assert game.view(other, step.seat) == game.view(state, step.seat)
    judge = Judge(record, method_for(record, "rollouts", 2))
    one, two = judge.judge(step, state), judge.judge(step, other)
    assert one.loss == two.loss
    assert [option.actions for option in one.options] == [option.actions for option in two.options]


def _marked(record: Record, step: Step, state: State) -> bytes:
    """The mark of a decision that is made again in this position, in a race that goes on."""
    position = record.game.position(state)
    race = racecraft.race("heat", 2, seed=1, position=position, **record.header.options)
    race.play(step.seat, list(step.actions))
    return msgspec.json.encode(mark_last(race.record, 4))


def test_a_mark_of_a_race_that_goes_on_tells_nothing_hidden() -> None:
    """Two races that differ in hidden cards only: not a byte of the answers does."""
    record = raced("heat", 2)
    step, state = _hidden_decision(record)
    other = record.game.sample(state, step.seat, Seeded(99))
    assert record.game.position(other) != record.game.position(state)
    assert _marked(record, step, state) == _marked(record, step, other)


def test_a_race_that_goes_on_has_no_review() -> None:
    race = racecraft.race("rali", 2, seed=5)
    race.advance()
    with pytest.raises(BadRecord, match="when it is over"):
        review(race.record)
    whole = raced("rali", 2)
    with pytest.raises(BadRecord, match="when it is over"):
        racecraft.review(Record(whole.header, whole.plies[:-1]))


# --- Marks --------------------------------------------------------------------------------------------------


def _judged(loss: float, error: float = 0.0) -> Judged:
    options = [Option([0], [0.5, 0.5, 1.5, 1.5], 0.0, 0.0), Option([1], [0.5, 0.5, 1.5, 1.5], loss, error)]
    return Judged(0, options=options, played=1, usual=0, loss=loss, error=error)


def test_grades_follow_the_loss_and_its_interval() -> None:
    least, mistake, blunder = BOUNDS["win"]
    assert grade_of(_judged(least / 2), "win") == "fine"
    assert grade_of(_judged(least), "win") == "inaccuracy"
    assert grade_of(_judged(mistake), "win") == "mistake"
    assert grade_of(_judged(blunder), "win") == "blunder"
    assert grade_of(_judged(blunder, blunder), "win") == "close"


def test_what_is_too_close_to_call_gets_the_milder_mark() -> None:
    _, mistake, blunder = BOUNDS["win"]
    assert grade_of(_judged(blunder + 0.01, 0.005), "win") == "blunder"
    assert grade_of(_judged(blunder + 0.01, 0.01), "win") == "mistake"
    assert grade_of(_judged(mistake + 0.01, 0.005), "win") == "mistake"
    assert grade_of(_judged(mistake + 0.01, 0.01), "win") == "inaccuracy"


def _looked_again(losses: list[float], budget: int, monkeypatch: pytest.MonkeyPatch) -> tuple[int, set[int]]:
    """How many new playouts a decision gets that loses these, one after another; and their seeds."""
    record = raced("rali", 2)
    judge = Judge(record, method_for(record, budget=budget))
    seeds: list[int] = []

    def drive(step: Any, state: Any, pair: Any, guess: Any, found: Any, numbers: Any, new: list[int]) -> None:
        for seed in new:
            best = 0.5 + losses[len(seeds) % len(losses)]
            found.drawn[0].append([0.5, 0.5, 1.5, 1.5])
            found.drawn[1].append([best, 1 - best, 2 - best, 1 + best])
            seeds.append(seed)

    monkeypatch.setattr(judge, "_drive", drive)
    step, state = next((step, state) for step, state in walk(record) if step.kind == "decision")
    found = judge._again(step, state, [[], []], None)
    assert len(found.drawn[0]) == len(found.drawn[1]) == len(seeds)
    assert not set(seeds) & set(judge._seeds(MOST_AGAIN * budget)), "the first look has chosen by those"
    return len(seeds), set(seeds)


def test_a_decision_in_doubt_gets_new_playouts_until_its_mark_is_settled(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    _, mistake, blunder = BOUNDS["win"]
    clear, _ = _looked_again([0.11], 24, monkeypatch)
    assert clear == 24, "neither a blunder nor an inaccuracy"
    open_still, seeds = _looked_again([blunder - 0.1, blunder + 0.1], 24, monkeypatch)
    assert open_still == len(seeds) == MOST_AGAIN * 24
    near, _ = _looked_again([mistake - 0.03, mistake + 0.07], 24, monkeypatch)
    assert near == 48, "twice as many each time"
    few, _ = _looked_again([0.11], 1, monkeypatch)
    assert few == LEAST_AGAIN


def test_the_first_look_flatters_the_best() -> None:
    """What it found is replaced by what new playouts say; the others stay as far from the best as they
    were."""
    drawn = [[[0.4, 0.6, 1.6, 1.4]], [[0.7, 0.3, 1.3, 1.7]], [[0.6, 0.4, 1.4, 1.6]]]
    found, pair = _Compared(3), _Compared(2)
    found.drawn = drawn
    pair.drawn = [[[0.5, 0.5, 1.5, 1.5]] * 2, [[0.52, 0.48, 1.48, 1.52], [0.6, 0.4, 1.4, 1.6]]]
    seen = _result(found, 0)
    assert seen.apart(1, 0)[0] == pytest.approx(0.3)
    seen.look_again(1, pair)
    assert seen.apart(1, 0) == pytest.approx((0.06, 0.04))
    assert seen.apart(1, 2)[0] == pytest.approx(0.1)


def test_what_changes_nothing_does_not_matter() -> None:
    least, *_ = BOUNDS["win"]
    assert mattered(Judged(0, stake=least), "win")
    assert not mattered(Judged(0, stake=least - 0.001), "win")


def test_the_last_decision_of_a_race_that_goes_on_can_be_marked() -> None:
    whole = raced("rali", 2)
    step = next(step for step in steps_of(whole) if step.kind == "decision" and not step.forced)
    mark = mark_last(Record(whole.header, whole.plies[: step.last]))
    assert (mark["ply"], mark["seat"]) == (step.first, step.seat)
    thrown = next(step for step in steps_of(whole) if step.kind == "dice")
    with pytest.raises(BadRecord, match="no decision"):
        mark_last(Record(whole.header, whole.plies[: thrown.last]))


def test_scores_are_chances_of_two_cars() -> None:
    assert score([0.3, 0.7, 1.7, 1.3], 0) == pytest.approx(0.3)
    assert score([12.5], 0) == -12.5


def test_what_does_not_fit_is_said() -> None:
    record = raced("rali", 2)
    with pytest.raises(BadOptions, match="solved"):
        review(record, "exact")
    with pytest.raises(BadOptions, match="by"):
        review(record, "guess")
    with pytest.raises(BadOptions, match="budget"):
        review(record, "rollouts", 0)
    with pytest.raises(BadOptions, match="seat"):
        review(record, "rollouts", 1, [7])


def test_an_account_of_a_race_that_was_ended_early_ends_with_what_was_expected() -> None:
    whole = raced("rali", 2)
    cut = Record(whole.header, whole.plies[:40])
    cut.close(None)
    found = review(cut, "rollouts", 1)
    check_ledgers(found)
    last = found["line"][-1]
    assert [ledger["lines"][-1]["place"] for ledger in found["ledgers"]] == last["place"]


def test_what_a_decision_began_with_is_told_up_to_its_end() -> None:
    """An attack of Rallyman that was recorded die by die: the judge weighs its first die, and the best plan
    that begins so is the advice."""
    race = racecraft.race("rallyman", seats=1, seed=3, stage=1)
    for action in ("attack", "1", "2", "throw"):
        race.play(0, action)
    race.run("random")
    telling = Telling(race.record, method_for(race.record, "exact", None))
    told = []
    for step, _ in walk(race.record):
        seen = Judged(step.number)
        if len(step.actions) > 2:
            decisions = [list(step.actions[:count]) for count in (1, 2, None)]
            seen.options = [Option(each, [9.0 * n], 9.0 * n, 0.0) for n, each in enumerate(decisions)]
            seen.played, seen.loss = 2, 18.0
        mark = telling.add(seen)
        told += [] if mark is None else [(mark["decision"], mark["grade"], mark["better"])]
    decision, grade, (better,) = told[0]
    assert (decision, grade) == (["1", "2", "throw"], "blunder")
    assert better["decision"] == ["1", "2", "3", "gas", "4", "5", "gas", "throw"]
    assert better["advised"] is not None
    assert [spot["dice"] for spot in better["advised"]["spots"]] == better["decision"][:-1]


def test_an_attack_is_told_with_its_dice_though_it_was_judged_when_it_was_begun() -> None:
    race = racecraft.race("rallyman", seats=1, seed=3, rally="first_licence", stage=1)
    for action in ("attack", "1", "2", "throw"):
        race.play(0, action)
    race.run("random")
    telling = Telling(race.record, method_for(race.record, "exact", None), tells_played=True)
    step, _ = next(walk(race.record))
    seen = Judged(step.number, options=[Option(list(step.actions), [0.0], 0.0, 0.0)], played=0)
    mark = telling.add(seen)
    assert mark is not None
    assert mark["decision"] == ["attack"]
    assert mark["played"] is not None
    assert [spot["dice"] for spot in mark["played"]["spots"]] == ["1", "2"]
