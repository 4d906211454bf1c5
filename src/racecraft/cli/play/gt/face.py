"""The face of Rallyman: GT: what its drivers see, what they may lay and throw, and how likely it fails."""

from __future__ import annotations

import re
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.text import Text

from racecraft.cli.play.face import Choice, Face, Group, Line, Standing
from racecraft.cli.play.gt import panel, road
from racecraft.engine.errors import IllegalAction
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Chair
from racecraft.engine.state import TABLE, Action, Event, Result, Seat
from racecraft.games.gt import relay
from racecraft.games.gt.actions import (
    COAST,
    FLAT_OUT,
    FLYING,
    LEFT,
    NO_PIT,
    ONE_BY_ONE,
    REDLINE,
    RELAY_FIRST,
    RIGHT,
    SECURE,
    STEP_DICE,
    STEPS,
    STOP,
    THROW,
)
from racecraft.games.gt.board import WAYS, Cell, Gear, circuit_file
from racecraft.games.gt.dashboard import DICE, HAZARD, TOKENS, TYRES, WEATHERS, marker_name
from racecraft.games.gt.phases import BAG, CHOOSE, DRIVE, GRID, OVER, PIT, PLAN, RELAY, THROWN
from racecraft.games.gt.pit import stop_helps
from racecraft.games.gt.planning import FINISHED, ON_TRACK, PLACES
from racecraft.games.gt.risk import plan_on_table
from racecraft.games.gt.sheet import clock, sheet, sheet_text
from racecraft.games.gt.standing import lap, order
from racecraft.games.gt.state import GTState
from racecraft.games.gt.tiles import NO_CAP
from racecraft.locales import Words
from racecraft.outlook.gt import choices as outlook

WAY_KEYS = {"<": ("up", "<", ","), "": ("right", "="), ">": ("down", ">", ".")}
"""What points at a way out of the space that the plan has come to, by its sign."""

STEP_KEYS = {
    COAST: ("c", "0"),
    REDLINE: ("r",),
    FLYING: ("2",),
    **{die: (str(die),) for die in range(COAST + 1, REDLINE)},
}
"""What lays a die."""

KEYS = {
    ONE_BY_ONE: ("o",),
    FLAT_OUT: ("f",),
    THROW: ("t", "enter", "right", "space"),
    SECURE: ("f", "up"),
    STOP: ("x", "down"),
    LEFT: ("<", ",", "up", "1"),
    RIGHT: (">", ".", "down", "2"),
    NO_PIT: ("enter",),
}
"""What takes a choice that is no die; others have the number of their line."""

HELPFUL_KEY, OTHER_KEY = "y", "o"
"""What opens the pit stops that can help, and those that do the car no good."""

LIST_KEYS = "abcdefgijknortvxyzBCDEFIJKLMNOPQRSTUVWXYZ"
"""Letters for long lists: none that the shell uses."""

ROAD_AHEAD = 10
"""Stations that are told about in sentences."""


class GTFace(Face[GTState]):
    card_height = panel.CARD_HEIGHT
    question_rows = 5

    def __init__(self, game: AnyGame, words: Words, chairs: Sequence[Chair]) -> None:
        super().__init__(game, words, chairs)
        self._road: road.Road | None = None

    # --- What is shown ---

    def colour(self, seat: Seat) -> str:
        return "#e6e8ec" if seat == TABLE else road.PEN[seat]

    def headline(self, state: GTState) -> str:
        leader = order(state)[0]
        return self.words.say(
            "gt-headline",
            track=self._track_title(state),
            round=state.round,
            colour="white" if state.round % 2 else "black",
            lap=lap(state, leader),
            laps=state.setup.laps,
            weather=WEATHERS[state.weather],
        )

    def _track_title(self, state: GTState) -> str:
        name = state.circuit.data.get("name", state.circuit.name)
        return self.track_title(
            state.setup.options["track"], name if isinstance(name, str) else state.circuit.name
        )

    def ribbon(self, state: GTState, width: int) -> Text:
        return road.ribbon(state, self._focus(state), width)

    def board(self, state: GTState, width: int, height: int) -> Text:
        """The road; below it the dice of the turn, and in a time attack the sheet."""
        if self._road is None or self._road.circuit is not state.circuit:
            self._road = road.Road(state.circuit)
        solo = state.seats == 1 and height >= panel.SHEET_LINES + 5
        left = height - (panel.SHEET_LINES if solo else 0)
        aims, aimed = self._aims(state)
        below = [panel.tray(state, self.words)] if left > 4 else []
        lines = self._road.draw(state, self._focus(state), aims, aimed, width, left - len(below))
        lines += below
        if solo:
            lines += panel.time_sheet(state, self.words, width)
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _aims(self, state: GTState) -> tuple[dict[Cell, str], str | None]:
        """The spaces that the decision due may lead to, and the sign of those that are looked at."""
        opened = self.opened.sign if self.opened is not None else None
        if state.phase == PLAN:
            steps = [action for action in state.legal(state.turn) if action < STEPS]
            aims = road.targets(state, steps)
            return aims, opened if opened in aims.values() else None
        if state.phase == RELAY:
            found: dict[Cell, str] = {}
            for outcome in state.relays:
                sign = _relay_sign(outcome)
                if opened is None or sign == opened or relay.cell_of(outcome) not in found:
                    found[relay.cell_of(outcome)] = sign
            return found, opened if opened in found.values() else None
        return {}, None

    def _focus(self, state: GTState) -> Seat:
        """The car that the board follows."""
        if state.phase == OVER:
            return order(state)[0]
        return state.turn

    def row(self, state: GTState, seat: Seat, width: int) -> Text:
        return panel.row(state, seat, self.name(seat), self.words, width)

    def card(self, state: GTState, seat: Seat, width: int) -> Text:
        return panel.card(state, seat, self.name(seat), self.words, width)

    def legend(self, state: GTState) -> list[Text]:
        say = self.words.say
        lines = [Text(say("gt-face-legend-board"))]
        for sign, style, key in (
            ("▸1›4", f"bold {road.INK[0]}", "car"),
            ("(3)", "bold #ffd98a", "cap"),
            (" ▲3", "bold #ffd98a", "triangle"),
            (" 2┊", "bold #ffe27a", "dotted"),
            (" !┊", "bold #ff7a6b", "bang"),
            (" → ", "bold #111111 on #ffffff", "way"),
            ("2BB", road.GEAR_DIE, "plan"),
            ("12%", f"bold {road.PEN[0]}", "risk"),
            ("◆◆◆", road.DANGER_PENS[2], "danger"),
            ("↰ ↱", road.RULER, "bend"),
            (" ⚑ ", "bold #f5c518", "flag"),
            (" ▚ ", "#ffffff on #111111", "line"),
            ("■□×", "", "dice"),
            ("!3 ", "", "limit"),
            ("✦4 ", "#9fd8ff", "focus"),
            ("✗⇲2", "", "beside"),
            ("1‹0", f"bold {road.INK[0]}", "spun"),
        ):
            lines.append(Text.assemble((sign.ljust(4), style), f"  {say(f'gt-face-legend-{key}')}"))
        return lines

    def situation(self, state: GTState, seat: Seat, full: bool) -> list[str]:
        if state.phase not in (PLAN, DRIVE):
            return []
        if not full and (state.plan or state.phase == DRIVE):
            return self._plan_in_words(state)
        say, car = self.words.say, state.cars[seat]
        sentences = [
            say(
                "gt-situation",
                who=self.name(seat),
                space=state.circuit.names[car.cell],
                marker=panel.marker(state, seat),
                lap=lap(state, seat),
                laps=state.setup.laps,
                focus=car.focus,
                gear=state.gear_max,
                coast=state.coast_max,
                brake=state.brake_max,
                limit=state.limit,
                weather=WEATHERS[state.weather],
                tyre=TYRES[car.tyre],
            )
        ]
        sentences += self._plan_in_words(state)
        sentences += self._road_ahead(state, seat)
        flagged = [str(tile) for tile in range(len(state.circuit.laid)) if state.zones >> tile & 1]
        if flagged:
            sentences.append(say("gt-situation-flags", tiles=", ".join(flagged)))
        for other in range(state.seats):
            if other != seat:
                sentences.append(
                    say(
                        "gt-situation-other",
                        who=self.name(other),
                        number=other + 1,
                        space=state.circuit.names[state.cars[other].cell],
                        marker=marker_name(state.cars[other].marker),
                        place="spun" if state.cars[other].spun else PLACES[state.cars[other].place],
                        lane=state.cars[other].lane,
                    )
                )
        if state.seats == 1 and state.sheet:
            sentences.append(say("gt-face-sheet-so-far", turns=len(state.sheet), time=sheet(state)["time"]))
        return sentences

    def _plan_in_words(self, state: GTState) -> list[str]:
        """The plan with the risk of every step of it."""
        if not state.plan:
            return []
        steps = [
            self.words.say(
                "gt-face-plan-step",
                dice=step.text,
                space=step.space,
                chance=self.told(outlook.percent(step.lost)),
            )
            for step in plan_on_table(state).steps
        ]
        return [self.words.say("gt-face-plan", plan=", ".join(steps))]

    def _road_ahead(self, state: GTState, seat: Seat) -> list[str]:
        """Limits, dotted lines and cars on the next stations, from the nearest on."""
        circuit, say = state.circuit, self.words.say
        here = circuit.front[state.plan_cell]
        found: list[tuple[int, int, str]] = []
        cars = {car.cell: other for other, car in enumerate(state.cars) if car.place == ON_TRACK}
        for cell in range(len(circuit.names)):
            away = (circuit.front[cell] - here) % circuit.length
            if not 0 < away <= ROAD_AHEAD:
                continue
            parts = []
            if circuit.cap[cell] != NO_CAP:
                kind = "hazard" if circuit.hazard[cell] else "plain"
                parts.append(say("gt-face-road-cap", cap=circuit.cap[cell], kind=kind))
            if cell in cars and cars[cell] != seat:
                parts.append(self.name(cars[cell]))
            if parts:
                found.append((away, circuit.low[cell], f"{circuit.names[cell]} {', '.join(parts)}"))
        if not found:
            return [say("gt-face-road-clear", stations=ROAD_AHEAD)]
        return [say("gt-face-road", what="; ".join(text for _, _, text in sorted(found)))]

    def standings(self, state: GTState, result: Result) -> list[Standing]:
        found = []
        for seat in order(state):
            how = "finish" if state.cars[seat].place == FINISHED else "distance"
            stations = max(0, result.scores[seat] - state.circuit.line)
            time = ""
            if state.seats == 1:
                how, time = "time", clock(-result.scores[seat])
            text = self.words.say("gt-standing", how=how, time=time, stations=stations)
            found.append(Standing(result.places[seat], seat, text))
        return found

    def report(self, state: GTState) -> list[str]:
        """The sheet of a time attack."""
        if state.seats != 1:
            return []
        say = self.words.say
        filled = sheet(state, self.name(0))
        filled["track"] = self._track_title(state)
        filled["tyre"] = say("gt-tyre-name", tyre=filled["tyre"])
        filled["weather"] = say("gt-weather-name", weather=filled["weather"])
        keys = ("track", "driver", "date", "class", "tyre", "weather", "turn", "marker", "seconds", "total")
        labels = {key: say(f"gt-sheet-{key}") for key in (*keys, "sum", "focus", "final")}
        return ["", say("gt-sheet-title"), *sheet_text(filled, labels).splitlines()]

    # --- What has happened ---

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """Steps laid, dice thrown and spaces driven one after another are told in one sentence each."""
        found: list[Line] = []
        run: list[Event] = []
        for event in events:
            if event.kind == "throws":
                continue
            if run and (event.kind, event.seat) != (run[-1].kind, run[-1].seat):
                if event.kind == "moved" and run[-1].kind == "rolled":
                    found.append(self._threw_and_drove(run, event))
                    run = []
                    continue
                found.append(self._told(run))
                run = []
            if event.kind in ("planned", "rolled", "moved"):
                run.append(event)
            else:
                found.append(Line(event.seat, self.sentence(event)))
        if run:
            found.append(self._told(run))
        return found

    def _told(self, run: list[Event]) -> Line:
        seat, who, say = run[0].seat, self.name(run[0].seat), self.words.say
        last = run[-1].values
        if run[0].kind == "planned":
            dice = " ".join(event.values["die"] for event in run)
            text = say("gt-face-planned", who=who, dice=dice, space=last["space"])
        elif run[0].kind == "rolled":
            dice = _faces(run)
            bad = sum(event.values["face"] == "hazard" for event in run)
            text = say("gt-face-rolled", who=who, dice=dice, hazards=bad)
        else:
            text = say(
                "gt-drove",
                who=who,
                steps=len(run),
                start=run[0].values["from"],
                end=last["to"],
                gear=last["gear"],
            )
        return Line(seat, text)

    def _threw_and_drove(self, rolled: list[Event], moved: Event) -> Line:
        """A step driven one by one."""
        values = {"space": moved.values["to"], "gear": moved.values["gear"]}
        return Line(
            moved.seat,
            self.words.say("gt-face-drove", who=self.name(moved.seat), dice=_faces(rolled), **values),
        )

    # --- What is asked ---

    def prompt(self, state: GTState, seat: Seat) -> str:
        return self.told(outlook.prompt(state, seat))

    def choices(self, state: GTState, seat: Seat) -> list[Choice]:
        """Every choice as the outlook tells it, with its keys; dice by the way they lead, losses by gear."""
        plan = plan_on_table(state)
        found = [
            (action, outlook.choice(state, seat, action, plan))
            for action in sorted(state.legal(seat), key=lambda action: _rank(state, action))
        ]
        in_group: dict[Gear, int] = {}
        choices = []
        for number, (action, fact) in enumerate(found, 1):
            keys: tuple[str, ...] = (str(number),)
            group = None
            if fact["kind"] == "step":
                keys, group = STEP_KEYS[action % STEP_DICE], self._way_group(state, action // STEP_DICE)
            elif fact["kind"] == "relay":
                place = in_group.get(fact["gear"], 0)
                in_group[fact["gear"]] = place + 1
                keys, group = (LIST_KEYS[place],), self._gear_group(fact["gear"], fact["marker"])
            elif fact["kind"] == "pit":
                keys = (str(number), *KEYS.get(action, ()))
                group = self._stop_group(fact["pointless"])
            elif action in KEYS:
                keys = KEYS[action]
            detail = " · ".join(map(self.told, fact["detail"]))
            choices.append(Choice(action, keys, self.told(fact["label"]), detail, group))
        return choices

    def _way_group(self, state: GTState, way: int) -> Group:
        sign = state.circuit.way_signs(state.plan_cell)[way]
        return Group(sign, WAY_KEYS[sign], self._way_label(state, way, sign))

    def _way_label(self, state: GTState, way: int, sign: str) -> str:
        circuit = state.circuit
        edge = state.plan_cell * WAYS + way
        target = circuit.way[edge]
        cap = circuit.way_cap[edge]
        limit = ""
        if cap != NO_CAP:
            limit = f" ▲{cap}" if circuit.hazard[target] and cap == circuit.cap[target] else f" ({cap})"
        bang = " !┊" * circuit.way_hazards[edge]
        name = self.words.say("gt-face-way", way=outlook.WAY_NAMES[sign])
        return f"{name} {circuit.names[target]}{limit}{bang}"

    def _gear_group(self, gear: Gear, marker: str) -> Group:
        label = f"{self.words.say('gt-step-gear', gear=gear)} → {marker}"
        return Group(str(gear), (str(gear),), label)

    def _stop_group(self, pointless: bool) -> Group:
        """Pit stops that do the car no good are listed apart from the others."""
        sign, key = ("+", "gt-face-pointless") if pointless else ("", "gt-face-helpful")
        return Group(sign, (OTHER_KEY if pointless else HELPFUL_KEY,), self.words.say(key))

    def chance_prompt(self, state: GTState) -> str:
        who = self.name(state.turn)
        if state.phase == GRID:
            return self.words.say("gt-ask-grid")
        if state.phase == BAG:
            return self.words.say("gt-ask-token", who=who)
        die: str = DICE[state.dice[state.rolled]]
        if len(state.dice) > 1:
            die = f"{die} ({state.rolled + 1}/{len(state.dice)})"
        return self.words.say("gt-ask-die", who=who, die=die)

    def outcomes(self, state: GTState) -> list[Choice]:
        say = self.words.say
        if state.phase == GRID:
            return [
                Choice(seat, (str(seat + 1),), say("gt-choice-seat", who=self.name(seat)))
                for seat, _ in state.chance()
            ]
        if state.phase == BAG:
            return [
                Choice(token, (str(token + 1),), say("gt-token-name", token=TOKENS[token]), f"×{count}")
                for token, count in state.chance()
            ]
        return [
            Choice(
                face,
                ("1", "!") if face == HAZARD else ("0", "enter"),
                say("gt-choice-face", face="hazard" if face == HAZARD else "clear"),
                f"{count}/6",
            )
            for face, count in state.chance()
        ]

    def objection(self, state: GTState, seat: Seat, action: Action) -> str:
        """The engine's reason, found in the catalogues by the first rule it names."""
        reason = ""
        try:
            state.copy().play(seat, action)
        except IllegalAction as error:
            reason = str(error)
        rules = re.findall(r"GT-[A-Z]+-\d+", reason)
        if not rules:
            return self.words.say("gt-why")
        id = f"gt-face-why-{rules[0].lower().removeprefix('gt-')}"
        if self.words.knows(id):
            return self.words.say(id)
        return self.words.say("gt-why-rule", rules=", ".join(rules))

    # --- How it flows ---

    def hides(self, state: GTState) -> bool:
        """Tyres are chosen in secret; everything else lies on the table."""
        return state.phase == CHOOSE

    def automatic(self, state: GTState, seat: Seat) -> bool:
        return outlook.automatic(state)

    def drive_on(self, state: GTState, seat: Seat) -> Action | None:
        """The next throw, as long as it cannot go wrong."""
        if state.phase != DRIVE or plan_on_table(state).steps[0].lose:
            return None
        return THROW

    def pace(self, state: GTState) -> float:
        """Dice follow quickly on one another; what they did takes its time."""
        if state.phase == PLAN:
            return 0.2 if state.plan else 1.0
        return {THROWN: 0.15, GRID: 0.2, DRIVE: 0.4, BAG: 0.6}.get(state.phase, 1.0)

    def board_option(self, path: Path) -> dict[str, Any]:
        return {"track": circuit_file(path)}


def _faces(rolled: list[Event]) -> str:
    """Dice with what they show: `G4· G2!`."""
    marks = {"hazard": "!", "clear": "·"}
    return " ".join(event.values["die"] + marks[event.values["face"]] for event in rolled)


def _rank(state: GTState, action: Action) -> tuple[int, ...]:
    """The order of a list: the way straight on first, gear dice from the highest down, then the others;
    losses by gear, the farthest space first; pit stops that do the car no good last."""
    if action < STEPS:
        way, die = action // STEP_DICE, action % STEP_DICE
        aside = state.circuit.way_signs(state.plan_cell)[way] != ""
        return (0, int(aside), way, 10 - die if COAST < die < REDLINE else 20 + die)
    if action >= RELAY_FIRST:
        outcome = state.relays[action - RELAY_FIRST]
        return (2, relay.gear_of(outcome), -relay.progress_of(outcome), action)
    if state.phase == PIT and action != NO_PIT and not stop_helps(state, state.cars[state.turn], action):
        return (2, action)
    return (1, action)


def _relay_sign(outcome: int) -> str:
    return f"{relay.gear_of(outcome)}"
