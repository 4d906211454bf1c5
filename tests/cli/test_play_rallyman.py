"""Rallyman in the terminal: everything can be shown, asked and refused at every moment of a rally."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

import racecraft
from racecraft.cli.play.face import Group
from racecraft.cli.play.rallyman import road
from racecraft.cli.play.rallyman.face import RallymanFace
from racecraft.cli.play.table import Question
from racecraft.engine.chance import Seeded
from racecraft.engine.race import Race
from racecraft.engine.record import Chair
from racecraft.games.rallyman.game import RALLYMAN
from racecraft.games.rallyman.state import RallymanState
from racecraft.locales import Words
from tests.games.rallyman.table import PLAIN, car, drive, strips, table

CHAIRS = [Chair(name) for name in ("Ann", "Bob", "Cas", "Dee")]


def face(language: str = "en") -> RallymanFace:
    return RallymanFace(RALLYMAN, Words(language), CHAIRS)


def drawn(state: RallymanState, width: int = 80, height: int = 9) -> list[str]:
    """Rows: ruler, left verge, left of the road, road, right of it, right verge, dice, tray."""
    return face().board(state, width, height).plain.split("\n")


def details(state: RallymanState) -> dict[str, str]:
    return {
        RALLYMAN.notation(state, choice.number): choice.detail for choice in face().choices(state, state.turn)
    }


@pytest.mark.parametrize(("language", "kind"), [("uk", 0), ("ru", 1), ("en", 2), ("uk", 3), ("ru", 4)])
def test_everything_can_be_shown_at_every_moment(language: str, kind: int) -> None:
    shown = face(language)
    source = Seeded(kind)
    race = Race.start(RALLYMAN, RALLYMAN.variety()[kind], CHAIRS, source)
    count = 0
    while race.result() is None:
        state = race.state
        assert isinstance(state, RallymanState)
        count += 1
        if count % 11 == 0:
            look_at(shown, state)
        if outcomes := state.chance():
            race.resolve(source.draw(outcomes))
            continue
        legal = state.legal(state.turn)
        race.play(state.turn, legal[source.below(len(legal))])
    for line in shown.lines([event for _, event in race.log]):
        assert line.text[-1] in ".!"
    result = race.result()
    assert result is not None
    assert isinstance(race.state, RallymanState)
    assert [one.place for one in shown.standings(race.state, result)] == sorted(result.places)
    assert max(map(cell_len, shown.report(race.state))) <= 70


def look_at(shown: RallymanFace, state: RallymanState) -> None:
    """Nothing is too wide, every choice has a key of its own, every refusal a reason."""
    assert shown.headline(state)
    for width, height in ((80, 12), (60, 4), (120, 19)):
        lines = shown.board(state, width, height).plain.split("\n")
        assert len(lines) <= height
        assert max(map(cell_len, lines)) <= width
        assert cell_len(shown.ribbon(state, width).plain) <= width
    for seat in range(state.seats):
        assert cell_len(shown.row(state, seat, 46).plain) <= 46
        card = shown.card(state, seat, 26).plain.split("\n")
        assert len(card) == shown.card_height
        assert max(map(cell_len, card)) <= 26
    assert all(line.plain for line in shown.legend(state))
    assert max(cell_len(line.plain) for line in shown.papers(state)) <= 70
    if state.chance():
        assert shown.chance_prompt(state)
        assert [one.number for one in shown.outcomes(state)] == [number for number, _ in state.chance()]
        return
    seat = state.turn
    assert shown.situation(state, seat, full=True)
    question = Question(seat, shown.prompt(state, seat), shown.choices(state, seat))
    assert sorted(choice.number for choice in question.choices) == state.legal(seat)
    groups: list[Group | None] = [*question.groups()] or [None]
    for group in groups:
        keys = [key for choice in question.within(group) for key in choice.keys]
        assert len(keys) == len(set(keys))
        keys += [key for one in question.groups() for key in one.keys]
        assert len(keys) == len(set(keys))
        assert not set(keys) & set(shown.commands())
        for choice in question.within(group):
            assert question.find(choice.typed(choice.keys[0])) is choice
    for action in range(RALLYMAN.actions):
        if action not in state.legal(seat):
            assert shown.objection(state, seat, action)


# --- The road -----------------------------------------------------------------------------------------------


def test_a_corner_shows_its_lines_on_their_sides() -> None:
    """RM-CORNER-05: a left corner has its cut on the left, which is above, and its drift below."""
    state = table(strips(". . l3k4 . r2 . ."), car(0, 2), phase="next", dice={"used": [2]})
    _, _, above, middle, below, *_ = drawn(state)
    at = middle.index("↰3")
    assert "✂4" in above[at - 1 : at + 3]
    assert "4»4" in below[at - 1 : at + 3]
    at = middle.index("↱2")
    assert "3»3" in above[at - 1 : at + 3]


def test_mud_lowers_the_numbers_on_the_road() -> None:
    """RM-CUT-05: one level of mud on a corner with inside 3, drift 4 and cut 4."""
    clean = table(strips(". . l3k4 . . ."), car(0, 2), phase="next", dice={"used": [2]})
    clean.mud = [0, 0, 1, 0, 0, 0]
    rows = drawn(clean)
    assert "↰2~" in rows[3]
    assert "3»3" in rows[4]
    assert "✂4" in rows[2]


def test_verges_show_what_they_cost() -> None:
    """RM-DMG-01: rocks on the left take two gear dice, forest on the right one."""
    rows = drawn(table(strips(". .{r/f} . ."), car(0, 1), phase="next", dice={"used": [1]}))
    assert "▲-2" in rows[1]
    assert "♣-1" in rows[5]


def test_a_jump_shows_where_each_gear_would_land() -> None:
    """RM-JUMP-01 to 03: below, in and one above the number of the bump."""
    state = table(strips(". . ^3 . . . ."), car(1, 3), phase="first")
    rows = drawn(state)
    dice, middle = rows[6], rows[3]
    first = middle.index("^3^") - 1
    assert dice[first : first + 5].strip() == "◂2"
    assert dice[first + 5 : first + 10].strip() == "◂3g"
    assert dice[first + 10 : first + 15].strip() == "◂4"


def test_a_space_is_as_safe_as_the_best_die_that_leads_there() -> None:
    """RM-CORNER-02: into a corner 3 gear 2 and gas are safe, gear 4 is not; its die comes last."""
    state = table(strips(". . l3! . . ."), car(1, 3), phase="next", dice={"used": [3]})
    picture = road.Road(state, 0, None, 80)
    rows = [line.plain for line in picture.draw(8, [])]
    assert "◂2g4" in rows[-1]
    at = rows[3].index("↰3") - road.MARGIN
    assert picture.canvas.styles[road.ROAD][at] == road.TARGET


def test_the_tray_shows_used_dice_warnings_and_time() -> None:
    state = table(strips(PLAIN), car(3, 2), phase="next", dice={"used": [1, 2], "gas": 1, "alarms": 2})
    tray = drawn(state)[-1]
    assert "[1][2]" in tray
    assert "[g]" in tray
    assert "!!·" in tray


# --- Odds ---------------------------------------------------------------------------------------------------


def test_exact_odds_stand_beside_the_next_die() -> None:
    """RM-LOC-01, RM-CORNER-02: two warning signs so far, and a corner ahead."""
    state = table(strips(". . l2 . . ."), car(1, 2), phase="next", dice={"used": [2], "alarms": 2})
    shown = details(state)
    assert shown["end"] == "the turn costs 40\N{NO-BREAK SPACE}s (gear 2)"
    assert "control lost 1 in 6" in shown["1"]
    assert "too fast: control is lost, 60\N{NO-BREAK SPACE}s" in shown["3"]


def test_a_way_far_too_fast_is_named() -> None:
    """RM-CORNER-03."""
    state = table(strips(". . l1 . . ."), car(1, 4), phase="first")
    assert details(state)["4"] == "far too fast: out of the rally"


def test_the_odds_stand_beside_an_attack() -> None:
    """RM-ATTACK-06, RM-ATTACK-08: gear dice 1, 2 and 3 lose control once in 108 throws."""
    state = drive(table(strips(PLAIN)), "attack", "1", "2", "3")
    shown = details(state)
    assert "99% to hold; riskiest: die 3 (1%)" in shown["throw"]
    assert "earns 3\N{NO-BREAK SPACE}s" in shown["throw"]
    assert "the attack fails 5 in 108 (5%)" in shown["4"]


def test_a_cut_shows_the_odds_of_its_card() -> None:
    """RM-CUT-03: five of sixteen cards are mud, three a puncture."""
    state = table(strips(". . l3k4 . . ."), car(1, 3), phase="first")
    assert "mud 5 in 16, puncture 3 in 16" in details(state)["3-cut"]


def test_a_trap_is_told_before_the_turn_ends() -> None:
    """RM-DICE-03, RM-CORNER-03: from gear 4 nothing leads safely into a corner with inside 1."""
    state = table(strips(". . . l1! . . ."), car(2, 4), phase="next", dice={"used": [4]})
    assert "cannot begin under control" in details(state)["end"]


def test_dice_that_may_be_set_stand_in_a_group_of_their_own() -> None:
    """RM-SEC-01, 02: with two warning signs and tokens in hand."""
    state = table(strips(PLAIN), car(1, 2, tokens=3), phase="next", dice={"used": [2], "alarms": 2})
    choices = face().choices(state, 0)
    sets = [choice for choice in choices if RALLYMAN.notation(state, choice.number).endswith("-set")]
    assert sets
    assert {choice.group.keys[0] for choice in sets if choice.group is not None} == {"I"}
    assert all("control lost" not in choice.detail for choice in sets)


def test_sisu_tells_what_letting_go_would_mean() -> None:
    """RM-LOC-09: in gear 3 twelve of 28 backs show a spin."""
    state = drive(table(strips(PLAIN), car(1, 2), phase="next", dice={"used": [2], "alarms": 2}), "3", "!")
    assert "spin 3 in 7" in details(state)["sisu-no"]


# --- Papers -------------------------------------------------------------------------------------------------


def test_a_long_rally_keeps_the_latest_stages_beside_the_total() -> None:
    state = table(strips(*[". . ."] * 6))
    for _ in range(6):
        drive(state, "1", "-", "2", "-", "3", "-", "4", "-")
    assert state.over()
    lines = face().report(state)
    heads = next(line for line in lines if "total" in line).split()
    assert heads == ["driver", "SS3", "SS4", "SS5", "SS6", "total", "gap"]
    assert next(line for line in lines if "Ann" in line).split() == ["1.", "Ann", *["00:20"] * 4, "02:00"]


# --- Words --------------------------------------------------------------------------------------------------


def test_reasons_are_told_in_the_language_of_the_player() -> None:
    """RM-DICE-04."""
    state = RALLYMAN.new(1)
    two, end = RALLYMAN.parse(state, "2"), RALLYMAN.parse(state, "end")
    assert face("uk").objection(state, 0, two) == "З нейтралі авто рушає кубиком передачі 1."
    assert face("ru").objection(state, 0, end).startswith("В ходе есть хотя бы один кубик")


def test_every_reason_of_the_rules_has_a_sentence() -> None:
    """The engine names the rules that forbid an action; the catalogues know all such sets of rules."""
    said = 0
    for name in ("rules.py", "steps.py"):
        path = Path(racecraft.__file__).parent / "games" / "rallyman" / name
        for ids in re.findall(r'"[^"]*\((RM-[A-Z0-9, -]+)\)"', path.read_text(encoding="utf-8")):
            id = "-".join(["rallyman-why", *(one.lower().removeprefix("rm-") for one in ids.split(", "))])
            assert Words("en").knows(id), id
            said += 1
    assert said > 25


def test_a_drive_is_told_in_one_line() -> None:
    race = Race.start(RALLYMAN, {}, [Chair("Ann")], Seeded(3))
    for die in ("1", "2", "3"):
        race.play(0, RALLYMAN.parse(race.state, die))
        race.advance()
    lines = face().lines([event for _, event in race.log])
    assert [line.text for line in lines if "→" in line.text] == ["Ann: 1· 2· 3· → space 3 in gear 3."]


@pytest.mark.parametrize(
    ("road", "step", "back", "said"),
    [
        (". . l2k3 . .", "4-cut", "spin", "The car of Ann spins and stays on the cut."),
        (
            ". . l2k3 . .",
            "4-cut",
            "left",
            "Ann stays on the cut but hits the verge on the left: grass, no damage.",
        ),
        (". . l3 . .", "4", "spin", "The car of Ann spins and stands the wrong way round."),
        (". . l3 . .", "4", "right", "Ann leaves the road to the right: grass, no damage."),
    ],
)
def test_a_car_out_of_control_on_a_cut_stays_there_in_words_too(
    road: str, step: str, back: str, said: str
) -> None:
    """RM-LOC-07, 08, 12: on the road it turns round or leaves it, on a cut it stays."""
    state = table(strips(road), car(1, 4), options={"attack": False, "sisu": False}, phase="first")
    state.events = []
    drive(state, step, "-", *(["clean"] if step.endswith("cut") else []), back)
    events = [event for event in state.events if event.kind in ("spun", "went_off")]
    assert [line.text for line in face().lines(events)] == [said]
