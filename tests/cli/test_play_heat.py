"""Heat in the terminal: everything can be shown and asked at every moment; plans are sketched with exact
odds; nobody sees another's hand."""

from __future__ import annotations

import asyncio
import itertools
import random
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from racecraft.bots.bot import RandomBot, Sight
from racecraft.cli.play.face import COMMANDS, NAMED_KEYS, UNDECIDED, Choice
from racecraft.cli.play.faces import face_of
from racecraft.cli.play.heat.face import HeatFace
from racecraft.cli.play.screen import RaceApp
from racecraft.cli.play.table import Table
from racecraft.engine.chance import Manual
from racecraft.engine.errors import IllegalAction
from racecraft.engine.record import Chair, read, verify
from racecraft.games.heat import phases
from racecraft.games.heat.game import HEAT
from racecraft.games.heat.state import HeatState
from racecraft.locales import Words
from tests.cli.playing import Player, new_table, settle, typed
from tests.games.heat.table import alone, drive, stages, table
from tests.tiers import some

CHAIRS = [Chair("Ann"), Chair("Bob"), Chair("Cyd")]
TRAINING = ["--option", "training=true"]
DRIVE = ["4 g", "3 g", "2 g", "1 g", "+ g", "5 g", "0 g", "A", "e", "1"]
"""One card after another in first gear, and out of every other step; often none of it fits."""


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Player:
    return Player(monkeypatch, capsys)


def heat_face(language: str = "en") -> HeatFace:
    face = face_of("heat", Words(language), CHAIRS)
    assert isinstance(face, HeatFace)
    return face


def heat(game: Table) -> HeatState:
    state = game.race.state
    assert isinstance(state, HeatState)
    return state


# --- What is shown ------------------------------------------------------------------------------------------


def look(face: HeatFace, state: HeatState) -> None:
    face.viewer = next(iter(state.pending()), None)
    for width, height in ((80, 12), (60, 3), (120, 19)):
        lines = face.board(state, width, height).plain.split("\n")
        assert len(lines) <= height
        assert max(map(cell_len, lines)) <= width
        assert cell_len(face.ribbon(state, width).plain) <= width
        for seat in range(state.seats):
            assert cell_len(face.row(state, seat, 46).plain) <= 50
            card = face.card(state, seat, 26).plain.split("\n")
            assert len(card) == face.card_height
            assert max(map(cell_len, card)) <= 28
    assert face.headline(state)
    for seat in state.pending():
        assert face.prompt(state, seat)
        assert face.situation(state, seat, full=True) or not state.cars[seat].cell
        check_choices(face, state, seat)
    if state.chance():
        assert face.chance_prompt(state)
        outcomes = face.outcomes(state)
        assert [choice.number for choice in outcomes] == [outcome for outcome, _ in state.chance()]
        check_keys(outcomes)
    result = state.result()
    if result is not None:
        assert [one.place for one in face.standings(state, result)] == sorted(result.places)


def check_keys(choices: list[Choice]) -> None:
    keys = [key for choice in choices for key in choice.keys]
    assert len(keys) == len(set(keys))
    assert not set(keys) & set(COMMANDS)
    assert all(len(key) == 1 or key in NAMED_KEYS for key in keys)


def check_choices(face: HeatFace, state: HeatState, seat: int) -> None:
    face.sketch = None
    face.viewer = seat
    choices = face.choices(state, seat)
    check_keys(choices)
    if state.phase != phases.PLAN:
        assert sorted(choice.number for choice in choices) == state.legal(seat)
        return
    for choice in choices:
        if choice.number == UNDECIDED:
            face.sketch = choice.sketch
            check_keys(face.choices(state, seat))
            assert face.board(state, 80, 14).plain
    face.sketch = None


@pytest.mark.parametrize(
    ("language", "options"), list(zip(itertools.cycle(["en", "uk", "ru"]), HEAT.variety()[1:], strict=False))
)
def test_everything_can_be_shown_at_every_moment(language: str, options: dict[str, Any]) -> None:
    face = heat_face(language)
    start = table(3, **options)
    start.events = []
    for number, state in enumerate(stages(start, 4)):
        assert state.events is not None
        face.lines(state.events)
        state.events.clear()
        if number % 41 == 0 or state.over():
            look(face, state)
    assert face.legend(state)


def test_the_board_shows_the_road_to_the_corner_and_the_hand() -> None:
    face = heat_face()
    face.viewer = 0
    shown = face.board(table(1, alone("0/30R", "1 4 stress", 2, 3)), 80, 12).plain.split("\n")
    assert shown[0].split()[0] == "3", "the limit of the next corner"
    assert "›1" in shown[2]
    assert shown[3].split()[:7] == ["6", "5", "4", "3", "2", "1", "0"]
    assert "│ + ││ 1 ││ 4 │" in shown[5]


def test_a_card_wears_the_key_that_discards_it() -> None:
    face = heat_face()
    face.viewer = 0
    state = table(1, alone("0/14R", "1 u34 stress u8 heat", 1, 0), garage="quick")
    drive(state, "gear 1", "lay u34")
    while state.phase != phases.DISCARD:
        drive(state, "end")
    keys = {choice.label: choice.keys[0] for choice in face.choices(state, 0)}
    assert keys["Discard Brakes 1/3"] != keys["Put Suspension 4 on the deck"]
    bottom = face.board(state, 80, 14).plain.split("\n")[7]
    assert bottom.split()[0] == f"╰───╯╰───╯╰─1─╯╰─{keys['Discard Brakes 1/3']}─╯"


def test_draws_are_told_together() -> None:
    face = heat_face()
    state = table(1, alone("0/14R", "1", deck="1 2 3 4 4 4 4 4"))
    state.events = []
    drive(state, "gear 1", "roll 1", "roll 2", "roll 3")
    assert face.lines(state.events)[-2].text == "Ann draws 7 cards."


def test_a_refusal_says_why() -> None:
    face = heat_face()
    state = table(1, alone("0/30R", "4", 1, 0))
    assert face.objection(state, 0, 4) == "At most two gears can be shifted at once."
    assert face.objection(state, 0, 0) == "A gear and its cards are to be chosen now."


def test_the_statistics_follow_every_car_to_its_place(play: Player) -> None:
    out = play("heat", "--humans", "0", "--seats", "3", "--seed", "4", "--option", "legends=1").out
    drivers = [line.strip() for line in out.partition("Race 1, USA")[2].splitlines()[1:7]]
    places = {}
    for line in out.splitlines():
        who, found, place = line.strip().partition(" finishes in place ")
        if found:
            places[who] = place.split()[0]
    for head, chart in zip(drivers[::2], drivers[1::2], strict=True):
        last = chart.partition(";")[0].split()[-1]
        assert last == places[head.partition(":")[0]]


def test_the_papers_of_a_season_come_before_each_race(play: Player) -> None:
    out = play("heat", "--humans", "0", "--seats", "3", "--seed", "4", "--option", "season=1961").out
    heads = [out.index(f"Race {race} of 3: ") for race in (1, 2, 3)]
    assert heads == sorted(heads)
    assert "“Speed record”: a sponsor for every turn at speed 15 or more" in out
    first, last = out[: heads[1]], out[heads[2] :]
    assert "Standings" not in first
    assert "Standings" in last


# --- Plans --------------------------------------------------------------------------------------------------


def pick(face: HeatFace, state: HeatState, *keys: str) -> list[Choice]:
    """Picks cards by their keys; the choices after that."""
    for key in keys:
        face.sketch = next(choice for choice in face.choices(state, 0) if key in choice.keys).sketch
    return face.choices(state, 0)


def test_a_plan_names_each_speed_with_its_chance_and_its_heat() -> None:
    face = heat_face()
    face.viewer = 0
    state = table(1, alone("0/32R", "1 4 stress", 1, 2, deck="1 1 1 4"))
    go = pick(face, state, "+")[-1]
    assert go.label == "Go in gear 1"
    assert go.detail == "speed 1 (75%) · speed 4 (25%), 1 Heat"
    board = face.board(state, 80, 12).plain.split("\n")
    assert board[4].split() == ["%", "75", "25"]
    assert board[5].split() == ["▲", "·", "1"]


def test_a_plan_that_may_spin_out_says_so() -> None:
    face = heat_face()
    state = table(1, alone("0/32R", "1 4 stress", 1, 0, deck="1 1 1 4"))
    assert pick(face, state, "+")[-1].detail == "speed 1 (75%) · speed 4 (25%) ✕ · spin-out 25%"


def test_the_heat_of_a_shift_is_gone_before_the_corner() -> None:
    face = heat_face()
    state = table(1, alone("0/32R", "1 1 1 4 stress", 1, 1))
    go = pick(face, state, "1", "1", "4")[-1]
    assert go.label == "Go in gear 3 (shifting costs 1 Heat)"
    assert go.detail == "speed 6 ✕ · spin-out 100%"


def test_cards_are_put_back_and_too_many_push_out_the_first() -> None:
    face = heat_face()
    state = table(1, alone("0/14R", "1 2 2 3 4", 1, 0))
    pick(face, state, "2", "2")
    assert face.sketch == (3, 3)
    pick(face, state, "2")
    assert face.sketch == ()
    before = {choice.keys[0]: choice.detail for choice in pick(face, state, "1", "2")}
    assert before["3"] == "instead of 1", "without Heat the second gear is the highest"
    assert before["1"] == "", "it is put back"
    pick(face, state, "1", "2", "3")
    assert face.sketch == (3, 4)


def test_going_lays_every_card_in_one_answer() -> None:
    game = new_table(seats=1, seed=5, game="heat", training=True)
    hand = list(heat(game).drivers[0].hand)
    card = next(key for key, slot in (("4", 5), ("3", 4), ("2", 3), ("1", 2)) if hand[slot])
    game.answer(game.understand(card))
    assert game.plies == len(game.race.record.plies)
    game.answer(game.understand("g"))
    assert [ply.play for ply in game.race.record.plies if ply.seat == 0] == [["gear 1", f"lay {card}"]]


def test_notation_still_works_beside_the_sketch() -> None:
    game = new_table(seats=2, humans=2, seed=5, game="heat", training=True)
    game.answer(game.understand("g"))
    game.answer(game.understand("gear 2"))
    state = heat(game)
    question = game.question()
    assert question is not None
    assert question.seat == 0
    assert state.drivers[0].next_gear == 2
    decision = RandomBot(1).decide(Sight(HEAT, state, 0))
    assert game.face.typed(state, 0, decision).endswith("g")
    assert game.face.decided(state, 0, decision).startswith("gear 2 with ")


def test_the_advice_is_a_plan_that_can_be_typed() -> None:
    game = new_table(seats=2, seed=8, game="heat", training=True)
    for _ in range(12):
        question = game.question()
        if question is None:
            break
        advice = game.hint()
        typed_in = advice.removeprefix("A careful driver would choose ").partition(":")[0]
        before = game.plies
        for key in game.keys(typed_in):
            game.answer(game.understand(key))
        assert game.plies > before
        settle(game)


@pytest.mark.parametrize(
    ("language", "hint"),
    [
        ("en", "There is nothing to advise here: chance decides. Which card does Ann draw?"),
        ("uk", "Радити нема чого: усе вирішує випадок. Яку карту взято (Ann)?"),
        ("ru", "Советовать нечего: всё решает случай. Какую карту берёт Ann?"),
    ],
)
def test_the_hint_at_a_draw_speaks_of_the_card(play: Player, language: str, hint: str) -> None:
    options = ["--dice", "manual", "--seats", "1", "--names", "Ann", "--lang", language]
    assert hint in play("heat", *options, lines=["h"]).out


def test_a_boost_and_the_end_of_the_step_name_their_cost() -> None:
    face = heat_face()
    state = drive(table(1, alone("0/30R", "4", 1, 2, deck="1 2 3 4")), "gear 1")
    shown = {choice.label: choice.detail for choice in face.choices(state, 0)}
    assert shown == {
        "Boost": "costs 1 Heat · +1 (25%) ✕ · +2 (25%) ✕ · +3 (25%) ✕ · +4 (25%) ✕",
        "Done": "corner (limit 3): 1 Heat",
    }


# --- Several people -----------------------------------------------------------------------------------------


def test_a_hand_is_shown_only_to_its_owner() -> None:
    game = new_table(seats=2, humans=2, seed=5, game="heat", training=True)
    face = game.face
    for seat in (0, 1):
        question = game.question()
        assert question is not None
        assert question.hand_over
        assert face.viewer is None
        assert "your hand" not in face.board(game.race.state, 80, 14).plain
        assert game.hint() == question.prompt
        with pytest.raises(IllegalAction):
            game.understand("gear 1")
        game.answer(question.choices[0])
        assert face.viewer == seat
        assert "your hand" in face.board(game.race.state, 80, 14).plain
        card = next(choice for choice in face.choices(game.race.state, seat))
        game.answer(card)
        game.answer(game.understand("g"))
        settle(game)


def test_nobody_takes_back_what_another_has_planned() -> None:
    game = new_table(seats=2, humans=2, seed=5, game="heat", training=True)
    game.answer(game.understand("g"))
    first = next(choice for choice in game.face.choices(game.race.state, 0))
    game.answer(first)
    game.undo()
    assert game.face.sketch is None
    game.answer(first)
    game.answer(game.understand("g"))
    assert game.can_undo(), "until the seat is handed over"
    game.answer(game.understand("g"))
    assert not game.can_undo()


def test_one_person_is_never_asked_to_move_over() -> None:
    game = new_table(seats=2, humans=1, seed=5, game="heat", training=True)
    question = game.question()
    assert question is not None
    assert not question.hand_over
    assert game.face.viewer == 0


# --- Whole races --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", some(["uk", "en", "ru"]))
def test_a_whole_race_is_recorded_and_verifies(play: Player, tmp_path: Path, language: str) -> None:
    record = tmp_path / "race.jsonl"
    game = play(
        "heat", "--lang", language, "--seed", "5", "--seats", "2", *TRAINING, "--option", "legends=2",
        "--record", record, lines=typed([], DRIVE),
    )  # fmt: skip
    assert game.status == 0
    assert verify(read(record)).chance == "verified"


@pytest.mark.parametrize("stop", some([7, 1, 40]))
def test_a_resumed_race_goes_on_as_it_would_have(play: Player, tmp_path: Path, stop: int) -> None:
    whole, part, rest = tmp_path / "whole", tmp_path / "part", tmp_path / "rest"
    race = ["heat", "--seed", "11", "--bots", "club", *TRAINING]
    play(*race, "--record", whole, lines=typed([], DRIVE))
    lines = list(typed([], DRIVE))
    assert play(*race, "--save", part, lines=lines[:stop]).status == 0
    assert read(part).ending is None
    assert (
        play("--resume", part, "--save", tmp_path / "other", "--record", rest, lines=lines[stop:]).status == 0
    )
    assert rest.read_bytes() == whole.read_bytes()


def test_two_people_race_line_by_line(play: Player, tmp_path: Path) -> None:
    record = tmp_path / "race"
    game = play(
        "heat", "--seed", "5", "--humans", "2", "--seats", "2", *TRAINING, "--record", record,
        lines=typed([], ["g", *DRIVE]),
    )  # fmt: skip
    assert game.status == 0
    assert "please take the seat before the screen" in game.out
    assert verify(read(record)).chance == "verified"


def test_any_input_leaves_the_race_in_order(play: Player, tmp_path: Path) -> None:
    signs = "0123456789+*aAbcdegklmhuw?<>=., \t\x00\x1bцукнхёЖ\u202e￿"
    chance = random.Random(4)
    lines = [" ".join(chance.choices(signs, k=chance.randint(0, 3))) for _ in range(1200)]
    save = tmp_path / "race"
    race = ["heat", "--humans", "2", "--seats", "3", "--option", "garage=draft", "--option", "weather=true"]
    assert play(*race, "--seed", "4", "--save", save, lines=lines).status == 0
    verify(read(save), unfinished=True)


def test_cards_are_typed_in_from_the_real_table() -> None:
    def never(outcomes: Any) -> int:
        raise AssertionError(outcomes)

    game = new_table(seats=1, game="heat", source=Manual(never), training=True)
    for card in ("4", "4", "+", "3", "*", "1", "2"):
        question = game.question()
        assert question is not None
        assert question.seat is None
        game.answer(game.understand(card))
    driver = heat(game).drivers[0]
    assert [driver.hand[slot] for slot in range(6)] == [1, 1, 1, 1, 1, 2]


def test_by_keys_on_the_screen() -> None:
    game = new_table(seats=3, humans=2, seed=7, game="heat", training=True)

    async def session() -> None:
        app = RaceApp(game, 0)
        async with app.run_test(size=(80, 24)) as pilot:
            await pilot.pause()
            picture = app.export_screenshot().replace("&#160;", " ")
            assert "P1, please take the seat" in picture
            assert "your hand" not in picture
            await pilot.press("enter")
            await pilot.press("plus", "enter")
            assert game.face.viewer is None
            picture = app.export_screenshot().replace("&#160;", " ")
            assert "P2, please take the seat" in picture
            await pilot.press("g")
            await pilot.pause()
            assert "your hand" in app.export_screenshot().replace("&#160;", " ")

    asyncio.run(session())
