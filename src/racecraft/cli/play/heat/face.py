"""The face of Heat: the road, the hand, what may be chosen and what it would cost."""

from __future__ import annotations

import re
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from racecraft.cli.play.face import Choice, Face, Line, Standing, printable
from racecraft.cli.play.heat import strip
from racecraft.engine.errors import IllegalAction
from racecraft.engine.state import TABLE, Action, Event, Result, Seat
from racecraft.games.heat import actions, phases
from racecraft.games.heat.board import track_file
from racecraft.games.heat.cards import AMOUNT as NUMBER
from racecraft.games.heat.cards import CARDS, LIMITS, NAMES, SPEEDS, SYMBOLS, USE_NAMES, Card
from racecraft.games.heat.championship import final_order
from racecraft.games.heat.rules import shift_cost
from racecraft.games.heat.state import HeatState
from racecraft.odds.heat import PlanOdds, bill, flip_sums, plan_odds

KEYS = [*"123456789", *"abcdefgijknoprtvxyz", *"BCDEFGHIJKLMNOPQRSTUVWXYZ"]
"""What selects a choice: letters of the shell's own commands are left out."""
SILENT = {"planning", "choosing", "ended_step", "laid_aside"}
"""Events of which the log says nothing: everybody sees them on the table."""


class HeatFace(Face[HeatState]):
    card_height = 3

    # --- What is shown ---

    def colour(self, seat: Seat) -> str:
        return strip.PEN[seat]

    def headline(self, state: HeatState) -> str:
        leader = max((car.a for car in state.cars if car.cell), default=0)
        track = state.conditions.track
        return self.words.say(
            "heat-headline",
            track=printable(track.name),
            round=state.round,
            lap=min(state.conditions.laps, max(1, track.lap(leader) + 1)),
            laps=state.conditions.laps,
        )

    def ribbon(self, state: HeatState, width: int) -> Text:
        return strip.ribbon(state, width)

    def board(self, state: HeatState, width: int, height: int) -> Text:
        return strip.road(state, self._focus(state), width, height)

    def _focus(self, state: HeatState) -> int:
        """The cell that the road follows: of the first driver to decide, else of the car whose turn it is."""
        pending = state.pending()
        number = pending[0] if pending else state.turn
        return state.cars[number].cell or next((car.cell for car in state.cars if car.cell), 1)

    def row(self, state: HeatState, seat: Seat, width: int) -> Text:
        line = Text("▸" if seat in state.pending() else " ", f"bold {strip.PEN[state.setup.colours[seat]]}")
        line.append(f" {seat + 1} ", f"bold {strip.INK[state.setup.colours[seat]]}")
        line.append(f" {self._fit(self.name(seat), 10)} ", "bold")
        line.append(self._fit(self._mat(state, seat), max(8, width - cell_len(line.plain))))
        return line

    def card(self, state: HeatState, seat: Seat, width: int) -> Text:
        colour = state.setup.colours[seat]
        head = Text("▸" if seat in state.pending() else " ", f"bold {strip.PEN[colour]}")
        head.append(f" {seat + 1} ", f"bold {strip.INK[colour]}")
        head.append(" " + self._fit(self.name(seat), max(4, width - 6)), "bold")
        mat = Text(" " + self._fit(self._mat(state, seat), width - 1))
        place = Text(" " + self._fit(self._place(state, seat), width - 1), strip.FAINT)
        return Text("\n").join([head, mat, place])

    def _fit(self, text: str, width: int) -> str:
        return set_cell_size(text, width) if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"

    def _mat(self, state: HeatState, seat: Seat) -> str:
        """Gear, engine, hand and deck as everybody sees them."""
        shown = self.game.view(state, TABLE)["drivers"][seat]
        return self.words.say(
            "heat-mat",
            gear=shown["gear"],
            heat=shown["heat"],
            hand=shown["hand_size"],
            deck=shown["deck_size"],
            top=shown["discard_top"] or "–",
        )

    def _place(self, state: HeatState, seat: Seat) -> str:
        car = state.cars[seat]
        if car.status != phases.RACING:
            return self.words.say("heat-out" if car.status == phases.ELIMINATED else "heat-in")
        track = state.conditions.track
        return self.words.say("heat-place", cell=track.spot(car.cell, car.line), lap=track.lap(car.a) + 1)

    def situation(self, state: HeatState, seat: Seat, full: bool) -> list[str]:
        car, track = state.cars[seat], state.conditions.track
        if not car.cell:
            return []
        line = track.next_line[car.cell]
        sentences = [
            self.words.say("heat-hand", hand=" ".join(self.game.view(state, seat)["mine"]["hand"]) or "–"),
            self.words.say(
                "heat-situation",
                cell=track.spot(car.cell, car.line),
                gear=state.drivers[seat].gear,
                heat=state.drivers[seat].heat,
                away=track.to_line[car.cell],
                limit=state.conditions.limit[line],
            ),
        ]
        if full:
            sentences += [
                self.words.say("heat-other", number=other + 1, cell=track.spot(one.cell, one.line))
                for other, one in enumerate(state.cars)
                if other != seat and one.cell
            ]
        return sentences

    def legend(self, state: HeatState) -> list[Text]:
        signs = [
            (" = ", strip.LINE, "heat-legend-line"),
            ("4│ ", strip.LIMIT, "heat-legend-corner"),
            (" ~ ", strip.WATER, "heat-legend-water"),
            (" # ", strip.TUNNEL, "heat-legend-tunnel"),
            ("L5 ", strip.LINE, "heat-legend-legend"),
        ]
        return [Text.assemble((sign, style), "  " + self.words.say(id)) for sign, style, id in signs]

    def standings(self, state: HeatState, result: Result) -> list[Standing]:
        order = sorted(range(state.seats), key=lambda seat: result.places[seat])
        overall = state.standings if state.setup.season else final_order(state)
        return [
            Standing(
                result.places[seat],
                seat,
                self.words.say(
                    "heat-standing-season" if state.setup.season else "heat-standing",
                    place=overall.index(seat) + 1,
                    cars=len(overall),
                    points=state.points[seat],
                ),
            )
            for seat in order
        ]

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """What the log says; cards drawn one by one are told together."""
        found: list[Line] = []
        drawn: list[Event] = []
        for event in events:
            if drawn and (event.kind != "drew" or event.seat != drawn[0].seat):
                found.append(self._drew(drawn))
                drawn = []
            if event.kind == "drew":
                drawn.append(event)
            elif event.kind not in SILENT:
                found.append(Line(event.seat, self.sentence(event)))
        if drawn:
            found.append(self._drew(drawn))
        return found

    def _drew(self, drawn: list[Event]) -> Line:
        seat = drawn[0].seat
        cards = sum(event.values["cards"] for event in drawn)
        return Line(seat, self.words.say("heat-drew", who=self.name(seat), cards=cards))

    # --- What is asked ---

    def prompt(self, state: HeatState, seat: Seat) -> str:
        step = phases.NAMES[state.phase]
        if state.phase == phases.PLAN and state.drivers[seat].stage == phases.CARDS_STAGE:
            step = "lay"
        return self.words.say("heat-ask", who=self.name(seat), step=step, speed=state.speed)

    def choices(self, state: HeatState, seat: Seat) -> list[Choice]:
        legal = state.legal(seat)
        if state.phase == phases.REACT and legal[0] == actions.END:
            legal = [*legal[1:], actions.END]
        return [
            Choice(action, (key,), self.label(state, action), self.detail(state, seat, action))
            for action, key in zip(legal, KEYS, strict=False)
        ]

    def label(self, state: HeatState, action: Action) -> str:
        """An action in words."""
        data = self.game.action_json(state, action)
        verb = data["do"].replace(" ", "-")
        return self.words.say(
            "heat-choice", verb=verb, number=data.get("number", 0), card=self.card_name(data.get("card", ""))
        )

    def card_name(self, name: str) -> str:
        """A card with what it bears: "u11 (6; pay 1, cool 1)"."""
        card = NAMES.index(name) if name in NAMES and name else -1
        if card < 9:
            return self.words.say("heat-card", card=name) if name else ""
        return f"{name} ({self._print(card)})"

    def _print(self, card: Card) -> str:
        speed = "/".join(map(str, SPEEDS[card]))
        marks = [
            self.words.say("heat-symbol", use=USE_NAMES[symbol // CARDS], number=NUMBER[symbol])
            for symbol in SYMBOLS[card]
        ]
        return "; ".join([part for part in (speed, ", ".join(marks)) if part]) or "–"

    def detail(self, state: HeatState, seat: Seat, action: Action) -> str:
        """The exact odds of a choice: how fast, how much Heat, how likely a spin-out."""
        driver = state.drivers[seat]
        if state.phase == phases.PLAN:
            if action == actions.END:
                return ""
            laid = [card for slot, card in enumerate(driver.kinds) for _ in range(driver.play[slot])]
            if driver.stage == phases.GEAR_STAGE:
                cost = shift_cost(state, seat, action)
                plans = plan_odds(state, seat, action)
                low = min((min(plan.speeds) for plan in plans), default=0)
                high = max((max(plan.speeds) + plan.choice for plan in plans), default=0)
                return self.words.say("heat-odds-gear", low=low, high=high, heat=cost)
            return self._plan_detail(PlanOdds(state, seat, [*laid, action - actions.CARD]))
        if action == actions.BOOST:
            sums = flip_sums(driver, 1)
            spin = sum(
                (
                    chance
                    for number, chance in sums.items()
                    if self._cost(state, seat, number, number) > driver.heat - 1
                ),
                Fraction(0),
            )
            cells = self.words.say("heat-odds-cells", low=min(sums), high=max(sums))
            return "; ".join([cells, *self._risk(spin)])
        if action == actions.ADRENALINE_SPEED:
            return self.words.say("heat-odds-heat", heat=self._cost(state, seat, 1, 1))
        if state.phase == phases.SLIPSTREAM:
            slip = 0 if action == actions.END else action - actions.SLIP
            return self.words.say("heat-odds-heat", heat=self._cost(state, seat, slip, 0))
        if state.phase == phases.REACT and action == actions.END:
            return self.words.say("heat-odds-heat", heat=self._cost(state, seat, 0, 0))
        return ""

    def _plan_detail(self, odds: PlanOdds) -> str:
        say = self.words.say
        parts = [say("heat-odds-speed", low=min(odds.speeds), high=max(odds.speeds) + odds.choice)]
        if odds.heat:
            parts.append(say("heat-odds-mean", heat=round(float(odds.heat), 1)))
        return "; ".join(parts + self._risk(odds.spin))

    def _risk(self, spin: Fraction) -> list[str]:
        return [self.words.say("heat-odds-spin", chance=self.chance(spin))] if spin else []

    def _cost(self, state: HeatState, seat: Seat, cells: int, speed: int) -> int:
        """Heat that all corners of the turn would cost after so many more cells at so much more speed."""
        twin = state.copy()
        car = twin.cars[seat]
        way = car.a + cells - state.start_a
        car.a = state.start_a
        twin.drivers[seat].heat = 999
        driver = state.drivers[seat]
        limits = sum(driver.play[slot] * LIMITS[card] for slot, card in enumerate(driver.kinds))
        return bill(twin, seat, state.speed + speed, limits, way).heat

    def chance_prompt(self, state: HeatState) -> str:
        driver = state.turn if state.turn < state.seats else 0
        return self.words.say("heat-ask-draw", what=phases.NAMES[state.phase], who=self.name(driver))

    def outcomes(self, state: HeatState) -> list[Choice]:
        return [
            Choice(outcome, (key,), self.game.outcome_notation(state, outcome))
            for (outcome, _), key in zip(state.chance(), KEYS, strict=False)
        ]

    def objection(self, state: HeatState, seat: Seat, action: Action) -> str:
        """The rule that the engine names."""
        try:
            state.copy().play(seat, action)
        except IllegalAction as error:
            found = re.findall(r"HT-[A-Z]+-\d+", str(error))
            if found:
                return self.words.say("heat-why-rule", rule=", ".join(found))
        return self.words.say("heat-why")

    # --- How it flows ---

    def automatic(self, state: HeatState, seat: Seat) -> bool:
        return len(state.legal(seat)) == 1

    def pace(self, state: HeatState) -> float:
        """Draws pass quickly; a revealed plan takes its time."""
        return 0.1 if state.chance() else 0.6

    def board_option(self, path: Path) -> dict[str, Any]:
        return {"track": track_file(path)}
