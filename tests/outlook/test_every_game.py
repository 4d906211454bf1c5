"""Outlooks of all games over random races: complete, sayable, drawable, blind to what the seat cannot see."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec
import pytest

from racecraft.drawing import draw_view
from racecraft.engine.chance import Manual, Outcomes, Seeded
from racecraft.engine.errors import IllegalAction, UnknownName, WrongSeat
from racecraft.engine.race import Race
from racecraft.engine.registry import all_games, game_of
from racecraft.engine.state import Seat, State
from racecraft.games.gt.phases import PIT
from racecraft.games.gt.state import GTState
from racecraft.games.heat.reactions import is_idle
from racecraft.games.heat.state import HeatState
from racecraft.locales import CATALOGUES
from racecraft.outlook import BadSketch, catalogue, outcome_label, outlook
from tests.engine.simultaneous import DRAG
from tests.every_game.cases import CASES, Case, stages
from tests.outlook.telling import SPEAKERS, told

LOOKS = 60
IMPOSSIBLE = 1 << 40
"""No action of any game."""
KINDS = [case for case in CASES if case.game in all_games() and case.seats in (1, case.game.max_seats)]


def never(outcomes: Outcomes) -> int:
    raise AssertionError(outcomes)


def decisions(case: Case) -> Iterator[tuple[State, Seat]]:
    """Moments of a random race at which somebody decides."""
    for state in stages(case, seed=5, looks=LOOKS):
        for seat in state.pending()[:2]:
            yield state, seat


@pytest.mark.parametrize("case", KINDS, ids=str)
def test_every_choice_is_told_in_every_language(case: Case) -> None:
    for state, seat in decisions(case):
        shown = outlook(case.game, state, seat)
        assert msgspec.json.decode(msgspec.json.encode(shown)) == shown
        assert [int(action) for action in shown["choices"]] == state.legal(seat)
        idle = isinstance(state, HeatState) and is_idle(state)
        useless_stop = isinstance(state, GTState) and state.phase == PIT
        assert not shown["automatic"] or len(shown["choices"]) == 1 or idle or useless_stop
        for words in SPEAKERS:
            assert told(shown["prompt"], words)
            for choice in shown["choices"].values():
                assert told(choice["label"], words)
                assert all(told(said, words) for said in choice["detail"])


@pytest.mark.parametrize("case", KINDS, ids=str)
def test_whatever_chance_may_bring_is_told_in_every_language(case: Case) -> None:
    """Where dice are chosen they are chosen by words, each outcome by its own."""
    rolls = 0
    for state in stages(case, seed=5, looks=LOOKS):
        outcomes = [outcome for outcome, _ in state.chance()]
        for words in SPEAKERS:
            labels = [told(dict(outcome_label(case.game, state, outcome)), words) for outcome in outcomes]
            assert all(labels)
            assert len(set(labels)) == len(outcomes) or case.game.id == "heat", "cards may be called alike"
        rolls += len(outcomes) > 0
    assert rolls


@pytest.mark.parametrize("case", KINDS, ids=str)
def test_every_message_is_in_the_catalogue_of_the_game(case: Case) -> None:
    """A browser loads the words of the game that is played, and not those of the terminal."""
    text = (CATALOGUES / "en" / f"{case.game.id}.ftl").read_text(encoding="utf-8")
    known = set(re.findall(r"^([a-z][\w-]*) *=", text, re.MULTILINE))
    for state, seat in decisions(case):
        shown = msgspec.json.encode(outlook(case.game, state, seat)).decode()
        assert set(re.findall(r'"key":"([^"]+)"', shown)) <= known


@pytest.mark.parametrize("case", KINDS, ids=str)
def test_an_outlook_tells_nothing_that_the_seat_does_not_see(case: Case) -> None:
    """A table that looks the same to the seat has the same outlook; and asking changes nothing."""
    for number, (state, seat) in enumerate(decisions(case)):
        twin = case.game.sample(state, seat, Seeded(number))
        assert case.game.view(twin, seat) == case.game.view(state, seat)
        before = case.game.fingerprint(state)
        assert outlook(case.game, twin, seat) == outlook(case.game, state, seat)
        assert case.game.fingerprint(state) == before


@pytest.mark.parametrize("case", [case for case in KINDS if case.kind == 0], ids=str)
def test_every_space_that_is_named_is_drawn(case: Case) -> None:
    named: set[str] = set()
    drawn: set[str] = set()
    for state, seat in decisions(case):
        shown = outlook(case.game, state, seat)
        named |= {choice["cell"] for choice in shown["choices"].values() if "cell" in choice}
        named |= {target["cell"] for target in shown.get("targets", [])}
        if not named <= drawn:
            picture = draw_view(case.game.id, case.game.view(state, seat))
            drawn |= set(re.findall(r'data-(?:cell|spot)="([^"]+)"', picture.svg))
        assert named <= drawn
    assert named


@pytest.mark.parametrize("case", KINDS, ids=str)
def test_whatever_leads_to_a_space_is_one_decision(case: Case) -> None:
    """All of it is one ply that one undo takes back; with an action too many, nothing of it is played."""
    lengths: set[int] = set()
    for state, seat in decisions(case):
        for target in outlook(case.game, state, seat)["targets"]:
            decision = target["decision"]
            lengths.add(len(decision))
            race = Race(case.race(0).record, state.copy(), Manual(never))
            before = case.game.fingerprint(race.state)
            with pytest.raises(IllegalAction):
                race.play(seat, [*decision, IMPOSSIBLE])
            assert case.game.fingerprint(race.state) == before
            assert race.record.plies == []
            race.play(seat, decision)
            assert [len(ply.actions) for ply in race.record.plies] == [len(decision)]
            if not race.state.revealed:
                race.undo(seat)
                assert case.game.fingerprint(race.state) == before
                assert race.record.plies == []
    assert lengths
    assert max(lengths) > 1 or case.kind > 0, "in some kinds of races there are few spaces to choose"


def test_only_a_seat_that_decides_has_an_outlook() -> None:
    rali = game_of("rali")
    with pytest.raises(WrongSeat, match="seat 2 has nothing to decide now"):
        outlook(rali, rali.new(2), 1)


@pytest.mark.parametrize(
    ("id", "why"),
    [
        ("rali", "rali sketches moves, and none is driven now"),
        ("rallyman", "rallyman has nothing to sketch: every decision is made at once"),
    ],
)
def test_where_there_is_nothing_to_sketch_a_sketch_is_refused(id: str, why: str) -> None:
    game = game_of(id)
    state = game.new(1)
    while not state.pending():
        state.resolve(state.chance()[0][0])
    with pytest.raises(BadSketch, match=why):
        outlook(game, state, 0, {"cards": []})


def test_a_game_without_outlook_or_cards_says_so() -> None:
    with pytest.raises(UnknownName, match=r"racecraft\.outlook knows no game 'drag'"):
        outlook(DRAG, DRAG.new(2), 0)
    with pytest.raises(UnknownName, match="'rali'"):
        catalogue("rali")
