"""The face of Rallyman: what its drivers see, what they may choose and what it may cost them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from rich.text import Text

from racecraft.cli.output import printable
from racecraft.cli.play.dashboards import shortened
from racecraft.cli.play.face import Choice, Face, Group, Line, Standing
from racecraft.cli.play.rallyman import panel, papers, road
from racecraft.engine.errors import IllegalAction
from racecraft.engine.state import TABLE, Action, Event, Result, Seat
from racecraft.games.rallyman.actions import (
    ATTACK,
    BACK,
    CUT,
    DRIFT,
    DROP_EARLIER,
    DROP_LATER,
    END,
    FACES,
    LINE_NAMES,
    ON,
    SET,
    SISU_NO,
    SISU_YES,
    SPARE_NO,
    SPARE_YES,
    STUCK,
    SUMMER_TYRES,
    THROW_DICE,
    WINTER_TYRES,
    die_of,
    is_step,
    line_of,
    mode_of,
)
from racecraft.games.rallyman.attack import next_thrown
from racecraft.games.rallyman.board import BUMP, CORNER, SIDES
from racecraft.games.rallyman.figures import DIE_NAMES
from racecraft.games.rallyman.notation import outcome_names
from racecraft.games.rallyman.phases import (
    BACK_CARD,
    BETWEEN,
    DRAW_LOT,
    FIRST,
    NEXT,
    OVER,
    PLAN,
    REST,
    ROLL,
    SHORTCUT_CARD,
    SPARE,
    THROW,
    TYRE,
    WEATHER,
)
from racecraft.games.rallyman.rally import rally_file
from racecraft.games.rallyman.stage import space_number
from racecraft.games.rallyman.standing import clock, gap, overall, stage_time
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import (
    CAR_LINES,
    FINISHED,
    RETIRED,
    STATUSES,
    line_number,
    muddied,
    snowy,
    snowy_spaces,
)
from racecraft.odds.rallyman.chances import AttackOdds
from racecraft.outlook.rallyman import choices as outlook

LINE_KEYS = {ON: "i", DRIFT: "d", CUT: "c", BACK: "b"}
"""What opens the choices of a line; in capitals, those of dice set for seconds."""
DIE_KEYS = ["1", "2", "3", "4", "5", "g"]
FAR = 12
"""Spaces ahead that are told in words."""
LONGEST_ROUTE = 32


class RallymanFace(Face[RallymanState]):
    card_height = panel.CARD_HEIGHT
    question_rows = 5
    without = frozenset({"drive-on"})

    # --- What is shown ---

    def colour(self, seat: Seat) -> str:
        return road.PEN[seat] if seat != TABLE else "#d5d8dd"

    def headline(self, state: RallymanState) -> str:
        return self.words.say(
            "rallyman-face-headline",
            rally=self.track_title(state.setup.options["rally"], state.setup.rally.name),
            stage=state.stage_number + 1,
            stages=len(state.setup.stages),
            route=shortened(printable(state.stage.text), LONGEST_ROUTE),
            round=state.round,
        )

    def ribbon(self, state: RallymanState, width: int) -> Text:
        return road.ribbon(state, self._focus(state), width)

    def board(self, state: RallymanState, width: int, height: int) -> Text:
        seat = self._focus(state)
        picture = road.Road(state, seat, self._opened_line(state), width)
        lines = picture.draw(max(3, height - 1), self._lost_on(state))
        if height > 3 and seat is not None and state.phase != OVER:
            lines.append(panel.tray(state, self.words, width))
        return Text("\n", no_wrap=True).join(lines)

    def _focus(self, state: RallymanState) -> Seat | None:
        """The car that the road follows."""
        return None if state.phase in (OVER, DRAW_LOT, WEATHER) else state.turn

    def _opened_line(self, state: RallymanState) -> int | None:
        """The line whose choices are open on the full screen."""
        if self.opened is None:
            return None
        return next((line for line, key in LINE_KEYS.items() if self.opened.keys[0].lower() == key), None)

    def _lost_on(self, state: RallymanState) -> list[Fraction]:
        """For each die of the plan the chance that control is lost up to it."""
        if state.phase != PLAN or len(state.plan) < 2:
            return []
        found, sum_ = [], Fraction(0)
        for chance in AttackOdds(state).lost_on:
            sum_ += chance
            found.append(sum_)
        return found

    def row(self, state: RallymanState, seat: Seat, width: int) -> Text:
        return panel.row(state, seat, self.name(seat), self.words, width)

    def card(self, state: RallymanState, seat: Seat, width: int) -> Text:
        return panel.card(state, seat, self.name(seat), self.words, width)

    def legend(self, state: RallymanState) -> list[Text]:
        say = self.words.say
        lines = [Text(say("rallyman-legend-road"))]
        terrains = dict.fromkeys(terrain for space in state.stage.spaces for terrain in space.verge)
        signs = [
            (" · ", road.ASPHALT, say("rallyman-legend-straight")),
            (")·(", road.ASPHALT, say("rallyman-legend-narrow")),
            (" * ", road.SNOW, say("rallyman-legend-snow")),
            ("^4^", road.BUMP_INK, say("rallyman-legend-bump")),
            ("↰3 ", road.CORNER_ASPHALT, say("rallyman-legend-corner")),
            ("↰2~", road.CORNER_ASPHALT, say("rallyman-legend-mud")),
            ("4»4", road.DRIFT_GROUND, say("rallyman-legend-drift")),
            ("✂4 ", road.CUT_GROUND, say("rallyman-legend-cut")),
        ]
        for terrain in terrains:
            sign, style = road.TERRAIN[terrain]
            what = say("rallyman-terrain-name", terrain=terrain)
            signs.append((f" {sign} ", style, say("rallyman-legend-verge", what=what)))
        signs += [
            ("⚑1 ", road.SPLIT, say("rallyman-legend-split")),
            ("   ", road.TARGET, say("rallyman-legend-target")),
            ("◂3g", road.RULER, say("rallyman-legend-dice")),
            ("[3]", road.RULER, say("rallyman-legend-tray")),
            ("▪× ", road.RULER, say("rallyman-legend-dashboard")),
            ("⊙★ ", road.RULER, say("rallyman-legend-cards")),
        ]
        for sign, style, text in signs:
            lines.append(Text.assemble((sign, style), f"  {text}"))
        return lines

    def situation(self, state: RallymanState, seat: Seat, full: bool) -> list[str]:
        if state.phase in (TYRE, BETWEEN):
            return self._stage_in_words(state) if full or state.phase == TYRE else []
        if state.phase not in (FIRST, SPARE) and not full:
            return [self._warnings(state)] if state.alarms and state.phase in (NEXT, REST) else []
        say, car = self.words.say, state.cars[seat]
        sentences = [
            say(
                "rallyman-face-situation",
                who=self.name(seat),
                place=self._place(state, seat),
                length=state.stage.length,
                gear=car.gear,
                time=clock(stage_time(car)),
                tokens=car.tokens,
            )
        ]
        if car.lost or car.punctures:
            sentences.append(say("rallyman-face-harm", lost=car.lost, punctures=car.punctures))
        if state.alarms or full:
            sentences.append(self._warnings(state))
        sentences += self._road_ahead(state)
        for other in range(state.seats):
            if other != seat:
                sentences.append(
                    say(
                        "rallyman-face-other",
                        who=self.name(other),
                        number=other + 1,
                        place=self._place(state, other),
                        gear=state.cars[other].gear,
                        time=clock(stage_time(state.cars[other])),
                    )
                )
        return sentences

    def _place(self, state: RallymanState, seat: Seat) -> str:
        """Where a car is, in words."""
        car = state.cars[seat]
        if car.status == RETIRED or car.status == FINISHED or car.index < 0:
            kind = STATUSES[car.status] if car.status in (RETIRED, FINISHED) else "waiting"
            return self.words.say("rallyman-face-status", status=kind)
        line = CAR_LINES[car.line] if STATUSES[car.status] == "driving" else STATUSES[car.status]
        return self.words.say("rallyman-face-status-at", space=space_number(car.index), line=line)

    def _warnings(self, state: RallymanState) -> str:
        return self.words.say("rallyman-face-warnings", alarms=state.alarms, snow=state.snow_alarms)

    def _stage_in_words(self, state: RallymanState) -> list[str]:
        """The stage as pace notes, and how much of it lies under snow."""
        return [
            self.words.say("rallyman-face-snow", white=snowy_spaces(state), length=state.stage.length),
            *self._road_ahead(state, state.stage.length),
        ]

    def _road_ahead(self, state: RallymanState, far: int = FAR) -> list[str]:
        """Corners, bumps, boards' surfaces and cars on the next spaces, from the nearest on."""
        say, stage = self.words.say, state.stage
        here = state.cars[state.turn].index
        notes = []
        for index in range(here + 1, min(here + 1 + far, stage.length)):
            for what in self._things(state, index):
                notes.append(say("rallyman-face-thing", what=what, distance=index - here))
        if here + far >= stage.length:
            notes.append(
                say("rallyman-face-thing", what=say("rallyman-face-line"), distance=stage.length - here)
            )
        what = "; ".join(notes) or say("rallyman-face-clear")
        return [say("rallyman-face-ahead", what=what)]

    def _things(self, state: RallymanState, index: int) -> list[str]:
        say, space = self.words.say, state.stage.spaces[index]
        things = []
        if snowy(state, index) and (index == 0 or not snowy(state, index - 1)):
            things.append(say("rallyman-face-snow-begins"))
        if index and snowy(state, index - 1) and not snowy(state, index):
            things.append(say("rallyman-face-snow-ends"))
        if space.kind == BUMP:
            things.append(say("rallyman-face-bump", number=space.number))
        elif space.kind == CORNER:
            mud = state.mud[index]
            corner = say(
                "rallyman-face-corner",
                side=SIDES[space.inside],
                number=muddied(state, space.number, mud),
                mud=mud,
            )
            if space.drift:
                numbers = [muddied(state, number, mud) for number in space.drift]
                corner += ", " + say("rallyman-face-drift", first=numbers[0], second=numbers[1])
            if space.cut:
                corner += ", " + say("rallyman-face-cut", number=space.cut)
            things.append(corner)
        elif space.cap == 1:
            things.append(say("rallyman-face-narrow"))
        for seat, car in enumerate(state.cars):
            if car.index == index and seat != state.turn and car.status not in (FINISHED, RETIRED):
                things.append(self.name(seat))
        return things

    def standings(self, state: RallymanState, result: Result) -> list[Standing]:
        found = []
        for row in overall(state):
            if row["retired"]:
                text = self.words.say("rallyman-face-retired", stage=len(row["times"]) + 1)
            else:
                behind = gap(row["behind"])
                text = clock(row["total"]) + (f" ({behind})" if behind else "")
            found.append(Standing(row["place"], row["seat"], text))
        return found

    # --- Papers ---

    def papers(self, state: RallymanState) -> list[Text]:
        drivers = self._drivers()
        if state.phase == OVER:
            return papers.final(state, drivers, self.words)
        if self._before_stage(state) and state.stage_number:
            return papers.between_stages(state, drivers, self.words)
        sheet = papers.sheet(state, drivers, self.words)
        if self._before_stage(state):
            return sheet
        now = papers.stage_times(state, state.stage_number, drivers, self.words)
        so_far = papers.overall(state, drivers, self.words) if state.stage_number else []
        return [*now, Text(""), *so_far, Text(""), *sheet] if so_far else [*now, Text(""), *sheet]

    def _before_stage(self, state: RallymanState) -> bool:
        return all(car.index < 0 or car.status == RETIRED for car in state.cars) and state.round <= 1

    def chapter(self, state: RallymanState) -> int:
        return state.stage_number + (1 if state.phase == OVER else 0)

    def report(self, state: RallymanState) -> list[str]:
        return ["", *(line.plain for line in papers.final(state, self._drivers(), self.words))]

    def _drivers(self) -> list[str]:
        return [self.name(seat) for seat in range(len(self.chairs))]

    # --- The log ---

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """The dice and steps of a turn are told as one drive."""
        found: list[Line] = []
        run: list[Event] = []
        for event in events:
            if run and (event.kind not in DRIVE or event.seat != run[0].seat):
                found += self._drive(run)
                run = []
            if event.kind in DRIVE:
                run.append(event)
            elif event.kind not in SILENT:
                found.append(Line(event.seat, self.sentence(event)))
        return found + (self._drive(run) if run else [])

    def _drive(self, run: list[Event]) -> list[Line]:
        """`Ann: 2 3! gas: to space 12 in gear 3`."""
        say, seat = self.words.say, run[0].seat
        dice = []
        for event in run:
            if event.kind in ("rolled", "set"):
                mark = "=" if event.kind == "set" else "!" if event.values["warning"] else "·"
                dice.append(("g" if event.values["die"] == "gas" else event.values["die"]) + mark)
        moves = [event for event in run if event.kind in ("moved", "jumped")]
        who = self.name(seat)
        if not moves:
            return [Line(seat, say("rallyman-face-threw", who=who, dice=" ".join(dice)))] if dice else []
        last = moves[-1].values
        return [
            Line(
                seat,
                say(
                    "rallyman-face-drove",
                    who=who,
                    dice=" ".join(dice),
                    thrown="yes" if dice else "no",
                    kind="over" if last["to"] >= last["length"] else last["line"],
                    space=last["space"],
                    gear=last["gear"],
                    jumps=sum(event.kind == "jumped" for event in moves),
                ),
            )
        ]

    # --- What is asked ---

    def prompt(self, state: RallymanState, seat: Seat) -> str:
        return self.told(outlook.prompt(state, seat))

    def choices(self, state: RallymanState, seat: Seat) -> list[Choice]:
        told = outlook.outlook(state, seat, None)["choices"]
        legal = state.legal(seat)
        steps = [action for action in legal if is_step(action)]
        groups = self._groups(state, steps)
        steps.sort(key=lambda action: (list(groups).index(_way(action)), die_of(action)))
        found = []
        for action in [*steps, *(action for action in legal if not is_step(action))]:
            one = told[str(action)]
            keys = (DIE_KEYS[die_of(action)],) if is_step(action) else SIMPLE_KEYS[action]
            group = groups[_way(action)] if is_step(action) and len(groups) > 1 else None
            detail = " · ".join(map(self.told, one["detail"]))
            found.append(Choice(action, keys, self.told(one["label"]), detail, group))
        return found

    def _groups(self, state: RallymanState, steps: list[Action]) -> dict[tuple[int, int], Group]:
        """The lines that the steps may take, dice to be set for seconds apart."""
        found: dict[tuple[int, int], Group] = {}
        ways = sorted({_way(action) for action in steps})
        for line, mode in ways:
            key = LINE_KEYS[line].upper() if mode == SET else LINE_KEYS[line]
            sign = key if found else ""
            found[line, mode] = Group(sign, (key,), self._way_label(state, line, mode))
        return found

    def _way_label(self, state: RallymanState, line: int, mode: int) -> str:
        if mode == SET:
            return self.words.say("rallyman-face-way-set", cost=state.set_dice + 1)
        number = line_number(state, state.head, line)
        return self.words.say("rallyman-face-way", line=LINE_NAMES[line], number=number)

    # --- Dice and cards of the real table ---

    def chance_prompt(self, state: RallymanState) -> str:
        kind, die, zone = "die", "1", ""
        if state.phase == ROLL:
            die = DIE_NAMES[state.die]
        elif state.phase == THROW:
            die = DIE_NAMES[next_thrown(state)]
        elif state.phase == WEATHER:
            kind, die, zone = "weather", str(state.asked + 1), state.stage.zones[state.asked]
        else:
            kind = {SHORTCUT_CARD: "shortcut", BACK_CARD: "back", DRAW_LOT: "lot"}[state.phase]
        who = self.name(state.turn) if kind in ("die", "shortcut", "back") else ""
        name = self.words.say("rallyman-die-name", die=die)
        return self.words.say(
            "rallyman-face-ask-chance",
            what=kind,
            who=who,
            die=name,
            zone=zone,
            gear=state.head.gear,
            place=len(state.start_list) + 1,
        )

    def outcomes(self, state: RallymanState) -> list[Choice]:
        say, phase = self.words.say, state.phase
        found = []
        keys: tuple[str, ...]
        for outcome, _ in state.chance():
            if phase == DRAW_LOT:
                found.append(Choice(outcome, (str(outcome + 1),), self.name(outcome)))
                continue
            if phase in (ROLL, THROW):
                keys, name = (FACES[outcome], str(outcome)), ["clear", "warning"][outcome]
            else:
                keys, name = (str(outcome + 1),), outcome_names(state)[outcome]
            found.append(Choice(outcome, keys, say("rallyman-face-outcome", outcome=name)))
        return found

    def objection(self, state: RallymanState, seat: Seat, action: Action) -> str:
        """The engine's reason, found in the catalogues by the ids of the rules it names."""
        reason = ""
        try:
            state.copy().play(seat, action)
        except IllegalAction as error:
            reason = str(error)
        rules = [rule.lower().removeprefix("rm-") for rule in re.findall(r"RM-[A-Z]+-\d+", reason)]
        return self.words.say("-".join(["rallyman-why", *rules]))

    # --- How it flows ---

    def automatic(self, state: RallymanState, seat: Seat) -> bool:
        return outlook.automatic(state, seat)

    def pace(self, state: RallymanState) -> float:
        """Dice fall quickly one after another; cards, decisions and the end of a turn take their time."""
        if state.phase == THROW:
            return 0.3
        return 0.6 if state.phase in (ROLL, NEXT) else 0.4 if state.phase == PLAN else 1.0

    def board_option(self, path: Path) -> dict[str, Any]:
        return {"rally": rally_file(path)}


def _way(action: Action) -> tuple[int, int]:
    return line_of(action), mode_of(action)


DRIVE = {"takes", "rolled", "set", "moved", "jumped"}
"""Events of a drive."""
SILENT = {"planned", "plans", "attack"}
"""Events that the driver sees on the road and the dice tray."""

SIMPLE_KEYS: dict[Action, tuple[str, ...]] = {
    END: ("e", "enter"),
    STUCK: ("e", "enter"),
    ATTACK: ("a",),
    THROW_DICE: ("t", "enter"),
    SPARE_YES: ("y", "1"),
    SPARE_NO: ("n", "2", "enter"),
    SISU_YES: ("y", "1"),
    SISU_NO: ("n", "2"),
    SUMMER_TYRES: ("1",),
    WINTER_TYRES: ("2",),
    DROP_EARLIER: ("1",),
    DROP_LATER: ("2",),
}
