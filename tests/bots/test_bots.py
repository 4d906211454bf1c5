"""Bots act legally, repeat themselves for a seed, see what their seat sees, and do not change the race."""

from __future__ import annotations

import pytest

from racecraft.bots.bot import Bot, RandomBot, Sight
from racecraft.bots.registry import SEARCHERS, bot_names, make_bot
from racecraft.engine.chance import Seeded
from racecraft.engine.errors import UnknownName
from racecraft.engine.game import AnyGame
from racecraft.engine.race import Race
from racecraft.engine.record import Chair
from racecraft.engine.registry import all_games
from racecraft.games.rali.game import RALI
from racecraft.locales import Words
from tests.engine.simultaneous import DRAG, drag_registered
from tests.every_game.cases import CASES, stages
from tests.games.rali.table import car, drive, table

EVERY_BOT = [(game, name) for game in all_games() for name in bot_names(game.id)]


SLOW = {(game, driver) for game in ("gt", "rallyman") for driver in ("pro", "master")}
"""Drivers who think for seconds in a race."""
WHILE = 40
"""Decisions of searchers that are watched where a whole race would take minutes of thought."""


def race_of(game: AnyGame, drivers: list[str], seed: int, closely: bool = False, most: int = 0) -> Race:
    """Bots race to the end, or until `most` decisions are made; looked at closely, each choice must be legal,
    and every third is checked for leaving the race alone."""
    race = Race.start(game, {}, [Chair(name, bot=name) for name in drivers], Seeded(seed))
    bots = [make_bot(game.id, thrifty(name), 10 * seed + seat) for seat, name in enumerate(drivers)]
    race.advance()
    made = 0
    while (pending := race.pending()) and (not most or made < most):
        seat = pending[0]
        made += 1
        before = game.fingerprint(race.state) if closely and made % 3 == 0 else ""
        action = bots[seat].choose(Sight(game, race.state, seat))
        if closely:
            assert action in race.legal(seat)
            assert not before or game.fingerprint(race.state) == before
            assert race.state.events == []
        race.play(seat, action)
        race.advance()
    return race


@pytest.mark.parametrize(
    ("game", "name"),
    [
        pytest.param(game, name, marks=pytest.mark.long if (game.id, name) in SLOW else ())
        for game, name in EVERY_BOT
    ],
    ids=lambda value: getattr(value, "id", value),
)
def test_a_bot_acts_legally_and_leaves_the_race_alone(game: AnyGame, name: str) -> None:
    for seats in (game.min_seats, 2, game.max_seats):
        most = WHILE if name in SEARCHERS and seats > game.min_seats else 0
        race = race_of(game, [name] * seats, seats, closely=True, most=most)
        assert most or race.result() is not None


@pytest.mark.parametrize(("game", "name"), EVERY_BOT, ids=lambda value: getattr(value, "id", value))
def test_what_a_bot_weighs_is_legal_and_led_by_the_best(game: AnyGame, name: str) -> None:
    case = next(case for case in CASES if case.game is game and case.seats == 2)
    bot = make_bot(game.id, thrifty(name), 5)
    for number, state in enumerate(stages(case, 72)):
        for seat in state.pending() if number % 25 == 0 else ():
            before = game.fingerprint(state)
            advice = bot.weigh(Sight(game, state, seat))
            assert game.fingerprint(state) == before
            if advice is None:
                continue
            weighed = [option.action for option in advice.options]
            assert weighed
            assert len(set(weighed)) == len(weighed)
            assert set(weighed) <= set(state.legal(seat))
            values = [option.value for option in advice.options]
            assert values == sorted(values, reverse=True)
            assert all(option.risk == -1 or 0 <= option.risk <= 1 for option in advice.options)
            assert Words().knows(f"advice-{advice.unit}")


@pytest.mark.parametrize(("game", "name"), EVERY_BOT, ids=lambda value: getattr(value, "id", value))
def test_a_seed_gives_one_drive(game: AnyGame, name: str) -> None:
    most = WHILE if name in SEARCHERS else 0
    first, second = (race_of(game, [name] * 2, 3, most=most).record.encode() for _ in range(2))
    assert first == second


@pytest.mark.parametrize(("game", "name"), EVERY_BOT, ids=lambda value: getattr(value, "id", value))
def test_equal_views_give_equal_choices(game: AnyGame, name: str) -> None:
    """A state that is another object, and another truth behind the same view, makes no difference."""
    case = next(case for case in CASES if case.game is game and case.seats == game.max_seats)
    others = 0
    for number, state in enumerate(stages(case, 71)):
        if number % 25:
            continue
        for seat in state.pending():
            chosen = choice(make_bot(game.id, thrifty(name), 5), game, state, seat)
            for twin in (game.load(game.position(state)), game.sample(state, seat, Seeded(number))):
                assert game.view(twin, seat) == game.view(state, seat)
                others += game.fingerprint(twin) != game.fingerprint(state)
                assert choice(make_bot(game.id, thrifty(name), 5), game, twin, seat) == chosen
    assert (others > 0) == game.hides_with(game.options(case.options))


def thrifty(name: str) -> str:
    """The bot with a budget that depends on no clock."""
    return f"{name}@6" if name in SEARCHERS else name


def choice(bot: Bot, game: AnyGame, state: object, seat: int) -> int:
    return bot.choose(Sight(game, state, seat))  # type: ignore[arg-type]


def test_a_bot_does_not_know_the_hidden_choices_of_others() -> None:
    with drag_registered():
        for hidden in range(3):
            state = DRAG.new(2)
            state.play(0, hidden)
            assert [RandomBot(seed).choose(Sight(DRAG, state, 1)) for seed in range(20)] == [
                RandomBot(seed).choose(Sight(DRAG, DRAG.sample(state, 1, Seeded(9)), 1)) for seed in range(20)
            ]


def test_sight_shows_the_view_and_samples_that_may_be_spoilt() -> None:
    state = RALI.new(2)
    sight = Sight(RALI, state, 0)
    assert sight.view() == RALI.view(state, 0)
    assert sight.legal == state.legal(0)
    assert RALI.fingerprint(sight.glimpse()) == RALI.fingerprint(state)
    before = RALI.fingerprint(state)
    sight.sample(Seeded(1)).play(0, sight.legal[0])
    assert RALI.fingerprint(state) == before


def test_the_random_bot_takes_every_action_about_equally_often() -> None:
    bot = RandomBot(1)
    sight = Sight(RALI, RALI.new(1), 0)
    chosen = [bot.choose(sight) for _ in range(4000)]
    for action in sight.legal:
        assert abs(chosen.count(action) - 1000) < 120


def test_seeds_make_random_bots_differ() -> None:
    sight = Sight(RALI, RALI.new(1), 0)
    assert len({tuple(RandomBot(seed).choose(sight) for _ in range(1)) for seed in range(40)}) == 4


def test_a_club_driver_beats_chance() -> None:
    """Twenty races, each driver first in half of them."""
    won = 0
    for seed in range(20):
        drivers = ["club", "random"] if seed % 2 else ["random", "club"]
        result = race_of(RALI, drivers, seed).result()
        assert result is not None
        won += result.places[drivers.index("club")] == 1
    assert won >= 18


@pytest.mark.parametrize(
    ("cell", "gear", "words", "better"),
    [
        ("57.2", 3, ["keep", "1"], {"left", "right"}),
        ("23.1", 2, ["keep", "1"], {"right"}),
        ("12.3", 2, ["keep", "4"], {"branch"}),
    ],
)
def test_a_club_driver_avoids_sand_and_bridge_and_takes_the_short_cut(
    cell: str, gear: int, words: list[str], better: set[str]
) -> None:
    state = drive(table(car(cell, gear=gear)), *words)
    action = make_bot("rali", "club", 1).choose(Sight(RALI, state, 0))
    assert RALI.notation(state, action) in better


def test_an_unknown_bot_is_named_with_those_there_are() -> None:
    with pytest.raises(UnknownName, match="rali has no bot 'schumacher'; it has random, rookie, club, pro"):
        make_bot("rali", "schumacher", 1)
