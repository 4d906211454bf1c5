"""The face of Rallyman: GT: the road ahead, the plan with its exact risk, and what each step would bring."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from racecraft.cli.play.face import Choice, Face, Line, Standing, printable
from racecraft.cli.play.gt import strip
from racecraft.engine.errors import IllegalAction
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Chair
from racecraft.engine.state import Action, Event, Result, Seat, rank
from racecraft.games.gt import relay
from racecraft.games.gt.actions import (
    BOTH_FIRST,
    CHOOSE_FIRST,
    FLAT_OUT,
    LEFT,
    NO_PIT,
    ONE_BY_ONE,
    RELAY_FIRST,
    REPAIRS,
    SECURE,
    STEP_DICE,
    STEPS,
    STOP,
    THROW,
    TYRES_FIRST,
)
from racecraft.games.gt.board import DANGERS, NOWHERE, WAYS, circuit_file
from racecraft.games.gt.dashboard import DICE, HAZARD, TOKENS, TYRES, WEATHERS, marker_name, side
from racecraft.games.gt.notation import dice_text
from racecraft.games.gt.planning import FINISHED, PLACES
from racecraft.games.gt.rules import (
    BAG,
    CHOOSE,
    DRIVE,
    GRID,
    OVER,
    PIT,
    PLAN,
    RELAY,
    progress,
    secure_cost,
)
from racecraft.games.gt.sheet import clock
from racecraft.games.gt.state import GTState
from racecraft.games.gt.view import ROUND_COLOURS, plan_texts
from racecraft.locales import Words
from racecraft.odds.gt import plan_risk

KEYS = "1234567890abcdefgijknoprtvxyzBCDEFGHIJKLMNOPQRSTUVWXYZ"
"""What selects one of many choices; the shell's own letters are left out."""

FIXED_KEYS = {
    ONE_BY_ONE: ("=",),
    FLAT_OUT: ("!",),
    THROW: ("t", "right", "enter", "space"),
    SECURE: ("+", "up"),
    STOP: ("-", "down"),
    NO_PIT: ("0", "right", "enter", "space"),
}

QUIET = {"planned", "throws", "round"}
"""Events that the board itself shows."""


class GTFace(Face[GTState]):
    card_height = 4

    def __init__(self, game: AnyGame, words: Words, chairs: Sequence[Chair]) -> None:
        super().__init__(game, words, chairs)
        self._strip: strip.Strip | None = None

    # --- What is shown ---

    def colour(self, seat: Seat) -> str:
        return strip.PEN[seat]

    def headline(self, state: GTState) -> str:
        leader = max(range(state.seats), key=lambda seat: progress(state, seat))
        return self.words.say(
            "gt-headline",
            track=_track_name(state),
            round=state.round,
            colour=ROUND_COLOURS[state.round % 2],
            lap=lap(state, leader),
            laps=state.setup.laps,
            weather=WEATHERS[state.weather],
        )

    def ribbon(self, state: GTState, width: int) -> Text:
        return strip.ribbon(state, self._focus(state), width)

    def board(self, state: GTState, width: int, height: int) -> Text:
        if self._strip is None or self._strip.circuit is not state.circuit:
            self._strip = strip.Strip(state.circuit)
        return self._strip.draw(state, self._focus(state) or 0, width, height)

    def _focus(self, state: GTState) -> Seat | None:
        """The car that the board follows."""
        if state.phase == OVER:
            return max(range(state.seats), key=lambda seat: progress(state, seat))
        return None if state.phase in (CHOOSE, GRID) else state.turn

    def row(self, state: GTState, seat: Seat, width: int) -> Text:
        line = self._head(state, seat, max(6, width - 40))
        line.append(f" {self._panel(state, seat)}")
        return line

    def card(self, state: GTState, seat: Seat, width: int) -> Text:
        tyre = TYRES[state.cars[seat].tyre]
        dice = self.words.say("gt-panel-dice", **_dice(state, seat), tyre=tyre)
        lines = [
            self._head(state, seat, width - 10),
            Text(_fit(f"  {self._panel(state, seat)}", width)),
            Text(_fit(f"  {dice}", width), strip.FAINT),
            Text(_fit("  " + self._tokens(state, seat), width), strip.FAINT),
        ]
        return Text("\n").join(lines)

    def _head(self, state: GTState, seat: Seat, room: int) -> Text:
        here = seat == state.turn and state.phase != OVER
        line = Text("▸" if here else " ", f"bold {strip.PEN[seat]}")
        line.append(f" {seat + 1} ", f"bold {strip.INK[seat]}")
        line.append(" " + _fit(self.name(seat), room) + " ", "bold" if here else "")
        line.append(f"#{places(state)[seat]}", f"bold {strip.PEN[seat]}")
        return line

    def _panel(self, state: GTState, seat: Seat) -> str:
        car = state.cars[seat]
        shown = self.words.say(
            "gt-panel", marker=marker_name(car.marker), space=_space(state, car.cell), focus=car.focus
        )
        if car.place:
            shown += " · " + self.words.say("gt-panel-place", place=PLACES[car.place])
        return shown

    def _tokens(self, state: GTState, seat: Seat) -> str:
        """The damage on a dashboard, kind by kind."""
        car = state.cars[seat]
        counts = zip(TOKENS[:3], (car.gear_tokens, car.brake_tokens, car.coast_tokens), strict=True)
        say = self.words.say
        found = [f"{count} × {say('gt-token-name', token=token)}" for token, count in counts if count > 0]
        return ", ".join(found) or self.words.say("gt-panel-unhurt")

    def legend(self, state: GTState) -> list[Text]:
        say = self.words.say
        lines = [Text(say("gt-legend-board"))]
        for sign, style, text in (
            (" 3 ", f"{strip.CAP} on {strip.CORNER}", say("gt-legend-cap")),
            ("┊2 ", strip.LINE, say("gt-legend-line")),
            ("(1)", f"bold #ffffff on {strip.PLANNED}", say("gt-legend-plan")),
            (" → ", f"bold #ffffff on {strip.TARGET}", say("gt-legend-way")),
            (" ▚ ", strip.FINISH, say("gt-legend-finish")),
            (" ⚑ ", strip.FLAG, say("gt-legend-flag")),
        ):
            lines.append(Text.assemble((sign, style), f"  {text}"))
        return lines

    def situation(self, state: GTState, seat: Seat, full: bool) -> list[str]:
        say, car = self.words.say, state.cars[seat]
        if state.phase in (CHOOSE, GRID) or (not full and (state.phase != PLAN or state.plan)):
            return []
        sentences = [
            say(
                "gt-situation",
                who=self.name(seat),
                space=_space(state, car.cell),
                marker=marker_name(car.marker),
                lap=lap(state, seat),
                laps=state.setup.laps,
                weather=WEATHERS[state.weather],
                tyre=TYRES[car.tyre],
                focus=car.focus,
                **_dice(state, seat),
            )
        ]
        if state.plan and state.phase in (PLAN, DRIVE):
            sentences.append(say("gt-situation-plan", plan=", ".join(plan_texts(state))))
        if state.phase == DRIVE:
            sentences.append(say("gt-situation-hazards", hazards=state.hazards))
        if state.zones:
            tiles = [index for index in range(len(state.circuit.laid)) if state.zones >> index & 1]
            sentences.append(say("gt-situation-flags", tiles=", ".join(map(str, tiles))))
        for other in range(state.seats):
            if other != seat:
                rival = state.cars[other]
                sentences.append(
                    say(
                        "gt-situation-other",
                        who=self.name(other),
                        number=other + 1,
                        space=_space(state, rival.cell),
                        marker=marker_name(rival.marker),
                        place=PLACES[rival.place],
                    )
                )
        return sentences

    def standings(self, state: GTState, result: Result) -> list[Standing]:
        order = sorted(range(state.seats), key=lambda seat: (result.places[seat], seat))
        found = []
        for seat in order:
            how = "time" if state.seats == 1 else "distance"
            if how == "distance" and state.cars[seat].place == FINISHED:
                how = "finish"
            time = clock(-result.scores[seat]) if how == "time" else ""
            stations = max(0, result.scores[seat])
            text = self.words.say("gt-standing", how=how, time=time, stations=stations)
            found.append(Standing(result.places[seat], seat, text))
        return found

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """The steps of a move are told as one drive; what the board shows at once is left out."""
        found: list[Line] = []
        steps: list[Event] = []
        for event in events:
            if steps and (event.kind != "moved" or event.seat != steps[0].seat):
                found.append(self._drive(steps))
                steps = []
            if event.kind == "moved":
                steps.append(event)
            elif event.kind not in QUIET:
                found.append(Line(event.seat, self.sentence(event)))
        if steps:
            found.append(self._drive(steps))
        return found

    def _drive(self, steps: list[Event]) -> Line:
        first, last = steps[0], steps[-1]
        said = self.words.say(
            "gt-drove",
            who=self.name(first.seat),
            steps=len(steps),
            start=first.values["from"],
            end=last.values["to"],
            gear=last.values["gear"],
        )
        return Line(first.seat, said)

    # --- What is asked ---

    def prompt(self, state: GTState, seat: Seat) -> str:
        say, who = self.words.say, self.name(seat)
        if state.phase == PLAN:
            asked = say("gt-ask-plan", who=who, gear=state.plan_gear, steps=len(state.plan))
            return f"{asked} {self._plan_odds(state)}".strip()
        if state.phase == DRIVE:
            edge = state.cars[seat].cell * WAYS + state.plan[state.done] // STEP_DICE
            return say(
                "gt-ask-drive",
                who=who,
                step=state.done + 1,
                steps=len(state.plan),
                dice=dice_text(state.gear, state.plan[state.done] % STEP_DICE),
                space=state.circuit.names[state.circuit.way[edge]],
                hazards=state.hazards,
                limit=state.limit,
            )
        if state.phase == RELAY:
            return say("gt-ask-relay", who=who)
        if state.phase == PIT:
            return say("gt-ask-pit", who=who)
        return say("gt-ask-tyres", who=who) if state.phase == CHOOSE else say("gt-ask-verge", who=who)

    def _plan_odds(self, state: GTState) -> str:
        """The exact chance that the plan so far loses control."""
        return f"({self._lose(plan_risk(state).flat_out)})" if state.plan else ""

    def _lose(self, chance: Fraction) -> str:
        if chance == 0:
            return self.words.say("gt-odds-safe")
        if chance == 1:
            return self.words.say("gt-odds-certain")
        return self.words.say("gt-odds-lose", chance=self.share(chance))

    def share(self, part: Fraction) -> str:
        """ "4/9, 44 %"."""
        percent = round(float(part) * 100, 1 if part < Fraction(1, 10) else None)
        return f"{part.numerator}/{part.denominator}, {percent} %"

    def choices(self, state: GTState, seat: Seat) -> list[Choice]:
        found: list[Choice] = []
        numbered = 0
        for action in state.legal(seat):
            keys = FIXED_KEYS.get(action)
            if keys is None:
                keys = (KEYS[numbered] if numbered < len(KEYS) else str(numbered + 1),)
                numbered += 1
            found.append(Choice(action, keys, *self._words(state, seat, action)))
        return found

    def _words(self, state: GTState, seat: Seat, action: Action) -> tuple[str, str]:
        """What a choice is called, and what it would bring."""
        say = self.words.say
        if action < STEPS:
            return self._step_words(state, seat, action)
        if action in (ONE_BY_ONE, FLAT_OUT):
            risk = plan_risk(state)
            mode = "flat-out" if action == FLAT_OUT else "one-by-one"
            detail = [self._lose(risk.flat_out)]
            if action == FLAT_OUT:
                detail.append(say("gt-odds-focus", focus=risk.focus))
            elif 0 < risk.one_by_one < 1:
                detail = [say("gt-odds-plan", chance=self.share(risk.one_by_one))]
            return say("gt-choice-mode", mode=mode), "; ".join(detail)
        if action == THROW:
            risk = plan_risk(state)
            return say("gt-choice-throw"), self._lose(risk.steps[0].lose)
        if action == SECURE:
            return say("gt-choice-secure", cost=secure_cost(state)), ""
        if action == STOP:
            return say("gt-choice-stop"), ""
        if action >= RELAY_FIRST:
            return self._relay_words(state, action)
        if action >= CHOOSE_FIRST:
            return say("gt-tyre-name", tyre=TYRES[action - CHOOSE_FIRST]), ""
        if action < NO_PIT:
            return say("gt-choice-side", side="left" if action == LEFT else "right"), ""
        work, tyre = _pit_work(action)
        return say("gt-choice-pit", work=work, tyre=tyre), ""

    def _step_words(self, state: GTState, seat: Seat, action: Action) -> tuple[str, str]:
        say = self.words.say
        after = state.copy()
        after.play(seat, action)
        last = plan_risk(after).steps[-1]
        label = say("gt-choice-step", dice=last.text, space=last.space)
        parts = [say("gt-step-gear", gear=last.gear)]
        edge = state.plan_cell * WAYS + action // STEP_DICE
        if last.over_speed:
            parts.append(say("gt-step-over", cap=state.circuit.way_cap[edge]))
        if last.track_hazards:
            parts.append(say("gt-step-hazard", hazards=last.track_hazards))
        line = after.plan_wrap * state.circuit.length + state.circuit.front[after.plan_cell]
        if line > state.setup.final_line:
            parts.append(say("gt-step-finish"))
        if not last.over_speed:
            parts.append(self._lose(last.lost))
        return label, "; ".join(parts)

    def _relay_words(self, state: GTState, action: Action) -> tuple[str, str]:
        say = self.words.say
        outcome = state.relays[action - RELAY_FIRST]
        cell, gear = relay.cell_of(outcome), relay.gear_of(outcome)
        label = say("gt-choice-lose", space=state.circuit.names[cell], gear=gear)
        if relay.progress_of(outcome) > state.setup.final_line:
            return label, say("gt-step-finish")
        car = state.cars[state.turn]
        now, boards = side(car.car_class, car.tyre, state.weather), state.setup.boards
        danger = state.circuit.danger[cell]
        detail = say(
            "gt-lose-detail",
            danger=DANGERS[danger],
            marker=marker_name(boards.lost_marker[now][gear]),
            tokens=boards.lost_tokens[now][gear * 3 + danger],
        )
        return label, detail

    def chance_prompt(self, state: GTState) -> str:
        if state.phase == GRID:
            return self.words.say("gt-ask-grid")
        who = self.name(state.turn)
        if state.phase == BAG:
            return self.words.say("gt-ask-token", who=who)
        return self.words.say("gt-ask-die", who=who, die=DICE[state.dice[state.rolled]])

    def outcomes(self, state: GTState) -> list[Choice]:
        found = []
        for outcome, _ in state.chance():
            if state.phase == GRID:
                label, key = self.words.say("gt-choice-seat", who=self.name(outcome)), str(outcome + 1)
            elif state.phase == BAG:
                label, key = self.words.say("gt-token-name", token=TOKENS[outcome]), str(outcome + 1)
            else:
                face = "hazard" if outcome == HAZARD else "clear"
                label, key = self.words.say("gt-choice-face", face=face), "!" if outcome == HAZARD else "."
            found.append(Choice(outcome, (key,), label))
        return found

    def objection(self, state: GTState, seat: Seat, action: Action) -> str:
        """The engine's reason by the ids of the rules it names."""
        reason = ""
        try:
            state.copy().play(seat, action)
        except IllegalAction as error:
            reason = str(error)
        rules = re.findall(r"GT-[A-Z]+-\d+", reason)
        return self.words.say("gt-why-rule", rules=", ".join(rules)) if rules else self.words.say("gt-why")

    # --- How it flows ---

    def automatic(self, state: GTState, seat: Seat) -> bool:
        """A single way to go is gone; but dice are thrown, and a plan begun, with one's own hand."""
        return state.phase not in (PLAN, DRIVE) and len(state.legal(seat)) == 1

    def drive_on(self, state: GTState, seat: Seat) -> Action | None:
        """Throws on while the next step cannot lose control."""
        if state.phase != DRIVE:
            return None
        return THROW if plan_risk(state).steps[0].lose == 0 else None

    def pace(self, state: GTState) -> float:
        """Dice follow quickly on one another; the end of a turn takes its time."""
        return 1.0 if state.phase == PLAN and not state.plan else 0.3

    def board_option(self, path: Path) -> dict[str, Any]:
        return {"track": circuit_file(path)}


def places(state: GTState) -> list[int]:
    scores = [progress(state, seat) for seat in range(state.seats)]
    for place, seat in enumerate(state.finished):
        scores[seat] = state.setup.final_line + state.seats - place
    return rank(scores)


def lap(state: GTState, seat: Seat) -> int:
    """The lap under way, from 1 to the number of laps."""
    circuit = state.circuit
    done = (progress(state, seat) - circuit.line - 1) // circuit.length
    return max(1, min(done + 1, state.setup.laps))


def _dice(state: GTState, seat: Seat) -> dict[str, int]:
    car, boards = state.cars[seat], state.setup.boards
    now = side(car.car_class, car.tyre, state.weather)
    return {
        "gear": max(0, boards.gear[now] - car.gear_tokens),
        "coast": max(0, boards.coast[now] - car.coast_tokens),
        "brake": max(0, boards.brake[now] - car.brake_tokens),
        "limit": boards.hazard_limit(now, car.wear),
    }


def _pit_work(action: Action) -> tuple[str, str]:
    if action == NO_PIT:
        return "none", "asphalt"
    if action == REPAIRS:
        return "repairs", "asphalt"
    if action < BOTH_FIRST:
        return "tyres", TYRES[action - TYRES_FIRST]
    return "both", TYRES[action - BOTH_FIRST]


def _space(state: GTState, cell: int) -> str:
    return "–" if cell == NOWHERE else state.circuit.names[cell]


def _track_name(state: GTState) -> str:
    name = state.circuit.data.get("name", state.circuit.name)
    return printable(name if isinstance(name, str) else state.circuit.name)


def _fit(text: str, width: int) -> str:
    """The text on exactly this many columns."""
    width = max(1, width)
    return set_cell_size(text, width) if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"
