"""A race in memory: what is stored is enough to grow it again, and nobody learns what they must not."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from racecraft.engine.chance import Committed
from racecraft.engine.record import Chair, Header, new_record
from racecraft.engine.registry import game_of
from racecraft.engine.state import TABLE
from racecraft.server.errors import Refused
from racecraft.server.play.clocks import Allowance, Bank
from racecraft.server.play.live import EVERYBODY, PAGE, Live
from racecraft.server.play.messages import Round
from tests.every_game.cases import CASES, Case

SEED = bytes(range(32))
NOTHING = msgspec.Raw(b"null")
PLIES = 150
"""Moves of a long race that are looked at."""


def header(case: Case) -> Header:
    chairs = [Chair(f"Driver {seat + 1}") for seat in range(case.seats)]
    options = msgspec.to_builtins(case.game.options(case.options))
    return new_record(case.game, options, chairs, Committed(SEED, [""] * case.seats)).header


def a_race(game: str, seats: int = 2, **options: Any) -> Live:
    title = game_of(game)
    chairs = [Chair(f"Driver {seat + 1}") for seat in range(seats)]
    given = msgspec.to_builtins(title.options(options))
    live = Live(new_record(title, given, chairs, Committed(SEED, [""] * seats)).header, SEED, None)
    live.begin(0)
    return live


def random_move(live: Live, random: Random, at: int) -> tuple[str, int]:
    """A random decision, or now and then an undo."""
    seat = random.choice(live.pending)
    if random.random() < 0.1 and live.race.can_undo(seat):
        return live.undo(seat, at)
    return live.play(seat, random.choice(live.race.legal(seat)), at)


def messages(live: Live, seats: int) -> list[bytes]:
    return [live.state_message(viewer, NOTHING, [], [Allowance()] * seats) for viewer in range(-1, seats)]


CHOSEN = [case for case in CASES if case.seats in (2, case.game.max_seats) and case.game.id != "drag"]


@pytest.mark.parametrize("case", CHOSEN, ids=str)
def test_a_race_grown_from_its_lines_is_the_same_race(case: Case) -> None:
    random = Random(5)
    clock = Bank(minutes=5, increment=2)
    played, grown = (Live(header(case), SEED, clock) for _ in range(2))
    moves = [played.begin(0)]
    grown.grow(*moves[0], 0)
    for number in range(1, PLIES):
        if played.over:
            break
        move = random_move(played, random, number * 700)
        grown.grow(*move, number * 700)
        if number % 10 == 0:
            assert messages(grown, case.seats) == messages(played, case.seats)
    assert grown.race.record.encode() == played.race.record.encode()
    assert grown.moves == played.moves
    if not played.over:
        seat = played.pending[0]
        action = played.race.legal(seat)[0]
        assert grown.play(seat, action, 10**6) == played.play(seat, action, 10**6)


@pytest.mark.parametrize("case", CHOSEN, ids=str)
def test_an_action_is_what_its_number_and_its_notation_say(case: Case) -> None:
    """So its forms can be remembered from race to race: they are what the game would say now."""
    random = Random(11)
    live = Live(header(case), SEED, None)
    live.begin(0)
    for number in range(PLIES):
        if live.over:
            break
        for seat in live.pending:
            state = live.race.state
            assert [msgspec.json.decode(choice) for choice in live.choices(seat)] == [
                {
                    "action": action,
                    "text": live.game.notation(state, action),
                    "json": live.game.action_json(state, action),
                }
                for action in live.race.legal(seat)
            ]
        random_move(live, random, number)


@pytest.mark.parametrize("case", CHOSEN, ids=str)
def test_who_does_not_see_a_move_sees_no_change(case: Case) -> None:
    """A move that the spectators do not see changes nothing for any other seat either; and a race that hides
    nothing looks the same from everywhere."""
    random = Random(6)
    live = Live(header(case), SEED, None)
    live.begin(0)
    hidden = 0
    for number in range(PLIES):
        if live.over:
            break
        viewers = range(-1, case.seats)
        before = {viewer: (live.race.view(viewer), live.moment(viewer)) for viewer in viewers}
        if live.open:
            assert all(view == before[TABLE][0] for view, _ in before.values())
        _, seen = random_move(live, random, number)
        for viewer in viewers:
            saw = bool(seen >> (viewer % (case.seats + 1)) & 1)
            assert live.moment(viewer) == before[viewer][1] + saw
            if not saw:
                assert live.race.view(viewer) == before[viewer][0]
        hidden += seen != EVERYBODY
    assert hidden == 0 or not live.open


@pytest.mark.parametrize("case", CHOSEN, ids=str)
def test_a_view_keeps_its_fields(case: Case) -> None:
    """Updates name the fields that changed, so there must be no others."""
    random = Random(7)
    live = Live(header(case), SEED, None)
    fields = live.race.view(TABLE).keys()
    live.begin(0)
    while not live.over:
        assert all(live.race.view(viewer).keys() == fields for viewer in (TABLE, 0))
        random_move(live, random, 0)
    assert live.race.view(TABLE).keys() == fields


@pytest.mark.parametrize("case", CHOSEN, ids=str)
def test_every_event_of_a_log_belongs_to_the_round_of_its_move(case: Case) -> None:
    """In a state for all of the log, in an update for what comes next; an undo takes rounds back too."""
    random = Random(8)
    live = Live(header(case), SEED, None)
    where = (live.game.leg(live.race.state), live.game.rounds(live.race.state))
    live.begin(0)
    told = [where] * len(live.log(TABLE))
    followed = [*live.rounds(TABLE)]
    for number in range(PLIES):
        live.state_message(TABLE, NOTHING, [], [Allowance()] * case.seats)
        if live.over:
            break
        where = (live.game.leg(live.race.state), live.game.rounds(live.race.state))
        length = len(live.log(TABLE))
        random_move(live, random, number)
        after = len(live.log(TABLE))
        told = told[:after] + [where] * (after - length)
        update = live.updates([TABLE], [Allowance()] * case.seats, None, None).get(TABLE)
        if update:
            followed = [each for each in followed if each.start <= after]
            news = msgspec.json.decode(update[1])
            followed += msgspec.convert(news.get("rounds", []), list[Round])
        rounds = live.rounds(TABLE)
        for place, wanted in enumerate(told):
            at = [each for each in rounds if each.start <= place][-1]
            assert (at.leg, at.number) == wanted
        assert [(each.leg, each.number) for each in followed] == [(each.leg, each.number) for each in rounds]
    assert len(rounds) > 1


def test_earlier_events_come_page_by_page() -> None:
    live = a_race("rali")
    random = Random(9)
    while not live.over:
        random_move(live, random, 0)
    whole = [event.json() for event in live.log(0)]
    found: list[dict[str, Any]] = []
    before = len(whole)
    while before:
        page = msgspec.json.decode(live.earlier(0, before))
        assert 0 < len(page["events"]) <= PAGE
        found[:0] = page["events"]
        before = page["start"]
    assert found == whole
    assert msgspec.json.decode(live.earlier(0, 3)) == {"start": 0, "events": whole[:3]}
    assert msgspec.json.decode(live.earlier(0, 0)) == {"start": 0, "events": []}


def test_heat_hides_how_many_cards_are_laid() -> None:
    live = a_race("heat")
    moment, told = live.moment(1), len(live.log(1))
    live.play(0, "gear 2", 0)
    live.play(0, live.race.legal(0)[0], 0)
    assert 0 in live.pending
    assert live.moment(1) == live.moment(TABLE) == moment
    assert len(live.log(1)) == len(live.log(TABLE)) == told
    live.play(0, live.race.legal(0)[0], 0)
    assert live.moment(1) == live.moment(TABLE) == moment + 1
    assert [event.kind for event in live.log(1)[told:]] == ["planned"]
    assert live.moment(0) == moment + 3
    assert len(live.log(0)) == told + 3


def test_what_others_do_not_hear_is_only_that_somebody_thinks() -> None:
    unheard = set()
    for case in CHOSEN:
        random = Random(8)
        live = Live(header(case), SEED, None)
        if live.open:
            continue
        live.begin(0)
        while not live.over:
            before = len(live.race.log)
            seat = random.choice(live.pending)
            _, seen = live.play(seat, random.choice(live.race.legal(seat)), 0)
            if seen != EVERYBODY:
                unheard |= {event.kind for _, event in live.race.log[before:]}
    assert unheard == {"planning"}


def test_a_decision_stays_good_while_others_decide() -> None:
    live = a_race("heat")
    moment = live.moment(1)
    while 0 in live.pending:
        live.play(0, live.race.legal(0)[0], 0)
    assert live.moment(1) > moment, "seat 1 saw that seat 0 is ready"
    live.check_moment(1, moment)
    live.play(1, live.race.legal(1)[0], 0)
    with pytest.raises(Refused, match="the table has moved on: this was decided at moment"):
        live.check_moment(1, moment)
    live.check_moment(1, live.moment(1))
    with pytest.raises(Refused, match="the table has moved on"):
        live.check_moment(1, live.moment(1) + 1)


def test_reasons_come_from_the_rules() -> None:
    live = a_race("rali")
    seat = live.pending[0]
    for action, reason in (
        ("start9", "rali"),
        (10**9, "is not what is to be decided now"),
        ("gibberish", "rali knows no action"),
    ):
        with pytest.raises(Refused, match=reason) as caught:
            live.play(seat, action, 0)
        assert caught.value.key == "illegal"
    with pytest.raises(Refused, match="seat 2 has nothing to decide now"):
        live.play(1 - seat, live.race.legal(seat)[0], 0)


def test_what_was_missed_starts_where_the_viewer_left() -> None:
    live = a_race("rali")
    for _ in range(10):
        live.play(live.pending[0], live.race.legal(live.pending[0])[0], 0)
    moment, logged = live.moment(TABLE), len(live.race.log)
    assert live.missed(TABLE, moment) == logged
    for _ in range(5):
        live.play(live.pending[0], live.race.legal(live.pending[0])[0], 0)
    assert live.missed(TABLE, moment) == logged
    assert live.missed(TABLE, None) == live.missed(TABLE, 0) == 0


def test_what_was_missed_goes_back_behind_an_undo() -> None:
    live = a_race("gt")
    seat = live.pending[0]
    while not live.race.can_undo(seat):
        live.play(seat, live.race.legal(seat)[0], 0)
        seat = live.pending[0]
    before = len(live.race.log)
    live.undo(seat, 0)
    live.play(seat, live.race.legal(seat)[-1], 0)
    assert live.missed(seat, live.moment(seat) - 2) <= min(before, len(live.race.log))
