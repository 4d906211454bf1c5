"""The puzzle of the day: a table with it, and what the decision was worth."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Response, get, post

from racecraft.engine.errors import RacecraftError
from racecraft.engine.registry import all_games, game_of
from racecraft.outlook.advice import Advised, Weighing, advised
from racecraft.reviews.puzzles import Difficulty, Puzzle, PuzzleVerdict, loss_of, puzzle_of
from racecraft.server.api.drills import close_earlier
from racecraft.server.api.reviews import RIVAL, first_decision
from racecraft.server.api.services import (
    REFUSALS,
    AnyRequest,
    Code,
    GamePath,
    InjectedServices,
    TableForMe,
    json_answer,
    known_game,
    table_for,
)
from racecraft.server.errors import Refused
from racecraft.server.learning import practice, puzzles
from racecraft.server.play import opening, tables
from racecraft.server.play.opening import NewTable, WantedSeat
from racecraft.server.play.tables import Facts
from racecraft.server.solo import daily


class DailyPuzzle(msgspec.Struct, frozen=True):
    """Today's puzzle of one game."""

    game: str
    track: str
    options: dict[str, Any]
    difficulty: Difficulty
    tried: int
    """People who have tried it,"""
    solved: int
    """and those whose first try solved it."""
    mine: bool | None
    """Whether mine did; none before it."""


class DailyPuzzles(msgspec.Struct, frozen=True):
    puzzles: list[DailyPuzzle]


@get("/api/puzzles", responses=REFUSALS)
async def get_puzzles(request: AnyRequest, services: InjectedServices) -> DailyPuzzles:
    """Today's puzzles, with how many have solved them."""
    person, store = await services.person(request), services.play.store
    day = daily.day_of(services.play.now())
    found = []
    for game in all_games():
        puzzle = puzzles.of_day(game.id, day)
        if puzzle is not None:
            told = await puzzles.solvers(store, game.id, puzzle.id, person)
            track = tables.track_of(game, puzzle.options)
            found.append(DailyPuzzle(game.id, track, puzzle.options, puzzle.difficulty, *told))
    return DailyPuzzles(found)


@post("/api/puzzles/{game:str}", responses=REFUSALS)
async def open_puzzle(request: AnyRequest, services: InjectedServices, game: GamePath) -> TableForMe:
    """A table with today's puzzle: I have the seat that decides, bots the others."""
    title = known_game(game)
    person = await services.somebody(request)
    services.may_create(request)
    service = services.play
    puzzle = puzzles.of_day(title.id, daily.day_of(service.now()))
    if puzzle is None:
        raise Refused("not-found", "this game has no puzzles")
    seats = [
        WantedSeat("me") if seat == puzzle.seat else WantedSeat("bot", bot=RIVAL)
        for seat in range(puzzle.seats)
    ]
    wanted = NewTable(title.id, seats, puzzle.options, position=puzzle.position)
    facts = opening.plan(wanted, person, service.now())
    assert facts.training is not None
    facts.training = msgspec.structs.replace(facts.training, puzzle=puzzle.id)
    await close_earlier(services, person.id, "puzzle")
    await opening.open_table(service.store, facts, person, service.settings.limits, service.now())
    await service.start(facts, person, None)
    return table_for(person, await service.changed(facts.code))


@post("/api/tables/{code:str}/puzzle-verdict", status_code=200, responses=REFUSALS)
async def judge_puzzle(request: AnyRequest, services: InjectedServices, code: Code) -> Response[bytes]:
    """What my first decision at the table of a puzzle was worth: a `PuzzleVerdict`."""
    person = await services.somebody(request)
    service = services.play
    facts = await tables.load(service.store, code)
    puzzle = _puzzle(facts)
    if puzzle is None or facts.host != person.id:
        raise Refused("not-yours", "this is no table of yours with a puzzle")
    record = await first_decision(services, code, puzzle.seat, entire=True)
    decision = [text for ply in record.plies if ply.seat == puzzle.seat for text in ply.actions]
    loss = loss_of(puzzle, facts.game, decision)
    solved = loss == 0.0
    if loss is None:  # nobody has looked at this one
        mark = msgspec.json.decode(await services.reviews.mark(record))
        loss, solved = mark["loss"], mark["grade"] in practice.SOLVED
    before = await puzzles.solvers(service.store, facts.game, puzzle.id, person)
    await puzzles.tried(service.store, facts.game, puzzle.id, person, solved, service.now())
    now = await puzzles.solvers(service.store, facts.game, puzzle.id, person)
    verdict: PuzzleVerdict = {
        "game": facts.game,
        "solved": solved,
        "loss": loss,
        "unit": puzzle.unit,
        "played": _explained(facts.game, puzzle, decision),
        "best": _explained(facts.game, puzzle, puzzle.best),
        "ahead": puzzle.margin,
        "decision": puzzle.best,
        "first": before.mine is None,
        "tried": now.tried,
        "solvers": now.solved,
    }
    return json_answer(msgspec.json.encode(verdict))


def _puzzle(facts: Facts) -> Puzzle | None:
    id = None if facts.training is None else facts.training.puzzle
    return None if id is None else puzzle_of(facts.game, id)


def _explained(id: str, puzzle: Puzzle, decision: list[str]) -> Advised | None:
    game = game_of(id)
    state = puzzle.state(game)
    actions = puzzle.actions(game, decision)
    weighing = Weighing(puzzle.unit, [(actions[0], 0.0, -1.0)])
    try:
        return advised(game, state, puzzle.seat, actions, weighing)
    except (RacecraftError, KeyError):
        return None


HANDLERS = [get_puzzles, open_puzzle, judge_puzzle]
