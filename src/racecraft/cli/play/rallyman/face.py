"""The face of Rallyman: what its drivers see, what they may choose and what it would cost them."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from rich.text import Text

from racecraft.cli.play.face import Choice, Face, Standing, printable
from racecraft.cli.play.rallyman import road
from racecraft.engine.errors import IllegalAction
from racecraft.engine.state import Action, Result, Seat
from racecraft.games.rallyman.actions import (
    ATTACK,
    BACK,
    DRIFT,
    END,
    LINE_NAMES,
    NAMES,
    ON,
    ROLLED,
    SET,
    die_of,
    is_step,
    line_of,
    mode_of,
)
from racecraft.games.rallyman.figures import BACKS, DIE_NAMES, GAS, GAS_DICE, SHORTCUTS, TOP_GEAR
from racecraft.games.rallyman.order import (
    BACK_CARD,
    DRAW_LOT,
    FIRST,
    NEXT,
    PHASES,
    PLAN,
    REST,
    ROLL,
    SHORTCUT_CARD,
    THROW,
    WEATHER,
    clock,
    total,
)
from racecraft.games.rallyman.rally import rally_file
from racecraft.games.rallyman.state import RallymanState
from racecraft.games.rallyman.steps import CAR_LINES, RETIRED, STATUSES
from racecraft.odds.rallyman import AttackOdds, StepOdds, after_plan

SPARE_KEYS = "67890xyzjkiopXYZJKIOP"
"""Keys for choices that have none of their own."""
SIMPLE_KEYS = {
    "end": ("e", "enter"),
    "attack": ("t",),
    "throw": ("t", "enter"),
    "stuck": ("e", "enter"),
}
LOOK_AHEAD = 8


class RallymanFace(Face[RallymanState]):
    card_height = 4

    # --- What is shown ---

    def colour(self, seat: Seat) -> str:
        return road.PEN[seat]

    def headline(self, state: RallymanState) -> str:
        return self.words.say(
            "rallyman-headline",
            rally=printable(state.setup.rally.name),
            stage=state.stage_number + 1,
            stages=len(state.setup.stages),
            route=state.stage.text,
            round=state.round,
        )

    def ribbon(self, state: RallymanState, width: int) -> Text:
        return road.ribbon(state, width)

    def board(self, state: RallymanState, width: int, height: int) -> Text:
        focus = state.head.index if state.phase == PLAN else state.cars[state.turn].index
        return road.window(state, focus, width, height)

    def row(self, state: RallymanState, seat: Seat, width: int) -> Text:
        car = state.cars[seat]
        line = Text(no_wrap=True, overflow="crop")
        line.append(f"{seat + 1} {self.name(seat)[:12]:<12} ", f"bold {road.PEN[seat]}")
        line.append(f"{self._gear(state, seat)} {clock(car.seconds - car.tokens):>5} ")
        line.append(self._dice(state, seat))
        line.append(f" {self._place(state, seat)} {self._sum(state, seat)}", road.RULER)
        line.truncate(width)
        return line

    def card(self, state: RallymanState, seat: Seat, width: int) -> Text:
        car = state.cars[seat]
        say = self.words.say
        lines = [
            Text(f"{seat + 1} {self.name(seat)}", f"bold {road.PEN[seat]}"),
            Text(f"{self._gear(state, seat)}  {clock(car.seconds - car.tokens)}  {self._dice(state, seat)}"),
            Text(f"{self._place(state, seat)} {self._sum(state, seat)}", road.RULER),
            Text(
                say("rallyman-cards", tokens=car.tokens, sisu=int(car.sisu), spare=int(car.spare)), road.RULER
            ),
        ]
        for line in lines:
            line.truncate(width)
        return Text("\n", no_wrap=True, overflow="crop").join(lines)

    def _gear(self, state: RallymanState, seat: Seat) -> str:
        gear = state.cars[seat].gear
        return f"[{gear if gear else 'N'}]"

    def _dice(self, state: RallymanState, seat: Seat) -> str:
        """RM-DMG-07: what is left of five black and two white dice."""
        car = state.cars[seat]
        black = "■" * (TOP_GEAR - car.lost) + "·" * car.lost
        return black + " " + "□" * (GAS_DICE - car.punctures) + "·" * car.punctures

    def _place(self, state: RallymanState, seat: Seat) -> str:
        car = state.cars[seat]
        return self.words.say(
            "rallyman-place", status=STATUSES[car.status], space=car.index, line=CAR_LINES[car.line]
        )

    def _sum(self, state: RallymanState, seat: Seat) -> str:
        """The stages completed before, added up."""
        return f"Σ {clock(total(state.cars[seat]))}" if state.cars[seat].times else ""

    def situation(self, state: RallymanState, seat: Seat, full: bool) -> list[str]:
        if state.phase not in (FIRST, NEXT, PLAN) or (state.phase != FIRST and not full):
            return []
        say, car = self.words.say, state.cars[seat]
        sentences = [
            say(
                "rallyman-situation",
                who=self.name(seat),
                place=self._place(state, seat),
                gear=car.gear,
                clock=clock(car.seconds - car.tokens),
                tokens=car.tokens,
            ),
            say("rallyman-ahead", road=self._ahead(state)),
        ]
        for other in range(state.seats):
            if other != seat:
                rival = state.cars[other]
                sentences.append(
                    say(
                        "rallyman-situation-other",
                        who=self.name(other),
                        number=other + 1,
                        place=self._place(state, other),
                        gear=rival.gear,
                        clock=clock(rival.seconds - rival.tokens),
                    )
                )
        return sentences

    def _ahead(self, state: RallymanState) -> str:
        """The next spaces in the notation of strips."""
        first = state.head.index + 1
        spaces = [
            road.code(state, index) for index in range(first, min(first + LOOK_AHEAD, state.stage.length))
        ]
        finish = ["▚"] if first + LOOK_AHEAD > state.stage.length else []
        return " ".join(spaces + finish)

    def legend(self, state: RallymanState) -> list[Text]:
        say = self.words.say
        lines = [Text(say("rallyman-legend-board"))]
        for mark, id in (
            (".", "straight"),
            (",", "narrow"),
            ("^4", "bump"),
            ("◄3", "corner"),
            ("~4", "drift"),
            ("k4", "cut"),
            ("■□", "dice"),
            ("1?", "cars"),
        ):
            lines.append(Text.assemble((f"{mark:<3}", "bold"), f"  {say('rallyman-legend', what=id)}"))
        for terrain, (letter, style) in road.VERGE.items():
            lost = state.stage.boards[0].damage.get(terrain) if state.stage.boards else None
            name = say("rallyman-terrain-name", terrain=terrain)
            suffix = "" if lost is None else f": −{lost}"
            lines.append(Text.assemble((f"{letter * 3}", style), f"  {name}{suffix}"))
        return lines

    def standings(self, state: RallymanState, result: Result) -> list[Standing]:
        order = sorted(range(state.seats), key=lambda seat: (result.places[seat], seat))
        return [Standing(result.places[seat], seat, self._standing(state, seat)) for seat in order]

    def _standing(self, state: RallymanState, seat: Seat) -> str:
        car = state.cars[seat]
        times = " + ".join([clock(time) for time in car.times])
        out = "yes" if car.status == RETIRED else "no"
        return self.words.say("rallyman-standing", out=out, clock=clock(total(car)), times=times or "–")

    # --- What is asked ---

    def prompt(self, state: RallymanState, seat: Seat) -> str:
        return self.words.say(
            "rallyman-ask",
            phase=PHASES[state.phase],
            who=self.name(seat),
            alarms=state.alarms,
            dice=len(state.plan),
        )

    def choices(self, state: RallymanState, seat: Seat) -> list[Choice]:
        found: list[Choice] = []
        taken: set[str] = set()
        spare = iter(SPARE_KEYS)
        for action in state.legal(seat):
            keys = [key for key in self._keys(action) if key not in taken] or [next(spare)]
            if is_step(action):
                del keys[1:]
            taken.update(keys)
            found.append(Choice(action, tuple(keys), self._label(state, action), self._detail(state, action)))
        return found

    def _keys(self, action: Action) -> list[str]:
        if not is_step(action):
            name = NAMES[action]
            if name in SIMPLE_KEYS:
                return list(SIMPLE_KEYS[name])
            return ["y"] if name.endswith("-yes") else ["n"] if name.endswith("-no") else []
        if mode_of(action) == SET:
            return []
        die, line = die_of(action), line_of(action)
        if line == ON:
            return ["g"] if die == GAS else [DIE_NAMES[die]]
        if line == DRIFT:
            return ["D" if die == GAS else "d"]
        return ["r"] if line == BACK else ["n"] if die == GAS else list("cvb")

    def _label(self, state: RallymanState, action: Action) -> str:
        if not is_step(action):
            return self.words.say("rallyman-choice", what=NAMES[action])
        return self.words.say(
            "rallyman-choice-step",
            die=DIE_NAMES[die_of(action)],
            line=LINE_NAMES[line_of(action)],
            set="no" if mode_of(action) == ROLLED else "yes",
            cost=state.set_dice + 1,
        )

    def _detail(self, state: RallymanState, action: Action) -> str:
        if state.phase == PLAN:
            planned = after_plan(state, action)
            return "" if planned is None else self._attack(planned)
        if action == END:
            gear = state.cars[state.turn].gear
            return self.words.say("rallyman-odds-end", seconds=state.setup.card_seconds[gear])
        if action == ATTACK or not is_step(action) or state.phase not in (FIRST, NEXT, REST):
            return ""
        return self._step(state, StepOdds(state, action))

    def _step(self, state: RallymanState, odds: StepOdds) -> str:
        say = self.words.say
        finish = odds.index >= state.stage.length
        parts = [say("rallyman-odds-to", space=-1 if finish else odds.index, gear=odds.gear)]
        if odds.out:
            parts.append(say("rallyman-odds-out", chance=self.chance(odds.out)))
        if odds.loss == 1:
            parts.append(say("rallyman-odds-certain"))
        elif odds.loss:
            parts.append(say("rallyman-odds-loss", chance=self.chance(odds.loss)))
        return "; ".join(parts)

    def _attack(self, odds: AttackOdds) -> str:
        say = self.words.say
        parts = [say("rallyman-odds-attack", tokens=odds.tokens)]
        if odds.loss:
            parts.append(say("rallyman-odds-loss", chance=self.chance(odds.loss)))
        if odds.broken:
            parts.append(say("rallyman-odds-broken", chance=self.chance(odds.broken)))
        if odds.out:
            parts.append(say("rallyman-odds-out", chance=self.chance(odds.out)))
        return "; ".join(parts)

    def chance_prompt(self, state: RallymanState) -> str:
        zone = state.stage.zones[state.asked] if state.phase == WEATHER else ""
        die = DIE_NAMES[state.die] if state.phase == ROLL else ""
        if state.phase == THROW:
            die = DIE_NAMES[die_of(state.plan[len(state.faces)])]
        who = self.name(state.turn)
        return self.words.say("rallyman-ask-chance", phase=PHASES[state.phase], who=who, zone=zone, die=die)

    def outcomes(self, state: RallymanState) -> list[Choice]:
        found: list[Choice] = []
        for number, (outcome, _) in enumerate(state.chance(), 1):
            if state.phase == DRAW_LOT:
                found.append(Choice(outcome, (str(outcome + 1),), self.name(outcome)))
                continue
            if state.phase == SHORTCUT_CARD:
                name = SHORTCUTS[outcome]
            elif state.phase == BACK_CARD:
                name = BACKS[outcome]
            elif state.phase == WEATHER:
                name = ["dry", "snow"][outcome]
            else:
                name = ["plain", "warning"][outcome]
            found.append(Choice(outcome, (str(number),), self.words.say("rallyman-outcome", what=name)))
        return found

    def objection(self, state: RallymanState, seat: Seat, action: Action) -> str:
        """The engine's reason, found in the catalogues by the id of the rule it names."""
        reason = ""
        try:
            state.copy().play(seat, action)
        except IllegalAction as error:
            reason = str(error)
        rules = re.findall(r"RM-([A-Z]+)-(\d+)", reason)
        rule = f"{rules[0][0].lower()}-{rules[0][1]}" if rules else "none"
        return self.words.say("rallyman-why", rule=rule)

    # --- How it flows ---

    def automatic(self, state: RallymanState, seat: Seat) -> bool:
        """Where there is nothing to choose, nobody is asked."""
        return len(state.legal(seat)) == 1

    def pace(self, state: RallymanState) -> float:
        """Dice follow quickly on one another; the end of a turn takes its time."""
        return 0.3 if state.phase in (ROLL, THROW, NEXT, PLAN) else 1.0

    def board_option(self, path: Path) -> dict[str, Any]:
        return {"rally": rally_file(path)}
