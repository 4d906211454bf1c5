"""The face of Heat: the road, the hand, what may be chosen and what it would cost.

Gear and cards are chosen together: the number of cards is the gear. The choice is a sketch until the driver
says go, and as it grows the road shows where it may lead.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import Any

from rich.style import Style
from rich.text import Text

from racecraft.cli.output import printable
from racecraft.cli.play.face import UNDECIDED, Choice, Face, Group, Line, Standing
from racecraft.cli.play.heat import hand, panel, strip
from racecraft.engine.errors import IllegalAction
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Chair
from racecraft.engine.state import TABLE, Action, Event, Result, Seat
from racecraft.games.heat import actions, phases
from racecraft.games.heat.board import Track, track_file
from racecraft.games.heat.cards import (
    FIRST_UPGRADE,
    HEAT,
    NAMES,
    USE_NAMES,
    Card,
    card_named,
)
from racecraft.games.heat.planning import cluttered, plan, sizes
from racecraft.games.heat.seasons import EVENTS
from racecraft.games.heat.standing import lap_under_way, order
from racecraft.games.heat.state import HeatState
from racecraft.games.heat.statistics import COUNTED, statistics
from racecraft.games.heat.tokens import WEATHER
from racecraft.games.heat.view import face_up
from racecraft.locales import Words
from racecraft.outlook import outlook
from racecraft.outlook.heat import choices
from racecraft.outlook.heat.cards import about
from racecraft.outlook.heat.choices import cards_of
from racecraft.outlook.heat.shapes import HeatSketch
from racecraft.outlook.words import Said, whole_percent

KEYS = [*"123456789", *hand.LETTERS, *"BCDEFIJKLMNOPQRSTUVWXYZ", *"!@#$%^&()+=~_"]
"""What selects a choice that has no key of its own."""
GO = ("g", "enter", "right")
DONE = ("e", "enter", "right")
SILENT = {"planning", "planned", "choosing", "ended_step", "laid_aside"}
"""Events of which the log says nothing: everybody sees them on the table."""
FEW = 5
"""Up to so many speeds are listed one by one beside a choice."""
SPIN = "✕"
ROAD_HEIGHT = 6
"""Lines of the road with limits, countdown and forecast."""
ROOMY_HEIGHT = 16
"""Lines of a board in which the road may be thicker."""


def named(track: Track) -> dict[str, str]:
    """The title of a track: of a built-in one from the catalogues, of another from its file."""
    return {"course": track.id, "track": printable(track.name)}


class HeatFace(Face[HeatState]):
    card_height = panel.CARD_HEIGHT

    def __init__(self, game: AnyGame, words: Words, chairs: Sequence[Chair]) -> None:
        super().__init__(game, words, chairs)
        self._colours = list(range(len(chairs)))
        """The colours of the seats, as the latest state that was shown has them."""
        self._tokens = {
            token: words.say("heat-token", token=token)
            for token in (
                "no_cooldown",
                "cooldown",
                "no_slipstream",
                "slipstream_1",
                "slipstream_2",
                "free_boost",
            )
        }

    # --- What is shown ---

    def colour(self, seat: Seat) -> str:
        return strip.RULER if seat == TABLE else strip.PEN[self._colours[seat]]

    def headline(self, state: HeatState) -> str:
        self._colours = state.setup.colours
        say, conditions = self.words.say, state.conditions
        track = conditions.track
        parts = [say("heat-track-name", **named(track))]
        if state.setup.races > 1:
            parts.insert(0, say("heat-race-of", race=state.race + 1, races=state.setup.races))
        if state.round:
            lap = max(lap_under_way(state, number) for number in range(len(state.cars)))
            parts.append(say("heat-headline", round=state.round, lap=lap, laps=conditions.laps))
        if state.weather >= 0:
            parts.append(say("heat-weather-name", weather=WEATHER[state.weather]))
        if len(state.calendar) > state.race and state.calendar[state.race] >= 0:
            parts.append(say("heat-event-title", event=EVENTS[state.calendar[state.race]].word))
        return " · ".join(parts)

    def ribbon(self, state: HeatState, width: int) -> Text:
        return strip.ribbon(state, width)

    def board(self, state: HeatState, width: int, height: int) -> Text:
        """The road, the cards on the table, the hand of whoever sits before the screen, and the order."""
        focus = self._focus(state)
        forecast = self._forecast(state)
        driving = self._driving(state)
        start = state.start_cell if driving else state.cars[focus].cell
        behind = state.cars[focus].a - state.start_a + 1 if driving else strip.BEHIND
        names = {**self._tokens, "heat": hand.HEAT_SIGN}
        room = ROAD_HEIGHT if height < ROOMY_HEIGHT else strip.THICK_FROM
        lines = strip.road(state, focus, start, behind, forecast, names, width, max(2, min(height, room)))
        standings = self._order(state, width)
        cards = self._cards(state)
        for caption, held in cards:
            room = height - len(lines) - (1 if len(cards) > 1 else 0)
            if room <= 0:
                break
            drawn = hand.row(held, width - 2, room)
            if len(drawn) == 1:
                drawn[0] = Text.assemble((f" {caption}", strip.RULER), drawn[0])
            elif caption:
                drawn[0].append(f"  {caption}", strip.RULER)
            lines += drawn
        if len(lines) < height:
            lines.append(standings)
        for line in lines:
            line.truncate(width)
        board = Text("\n").join(lines)
        board.no_wrap = True
        return board

    def _cards(self, state: HeatState) -> list[tuple[str, list[hand.Held]]]:
        """Rows of cards with their captions: the market or the cards of the car at turn, then one's hand."""
        say = self.words.say
        found: list[tuple[str, list[hand.Held]]] = []
        if state.phase in (phases.PICK, phases.SWAP, phases.MARKET) and state.market:
            keys = hand.keys(state.market)
            found.append((say("heat-market-row"), [hand.Held(card, keys[card]) for card in state.market]))
        elif self._driving(state) and face_up(state, state.turn):
            driver = state.drivers[state.turn]
            played = list(cards_of(driver, driver.play))
            if played and not (state.turn == self.viewer and state.phase == phases.TOP):
                caption = say("heat-table-row", who=self.name(state.turn), speed=state.speed)
                found.insert(0, (caption, [hand.Held(card) for card in played]))
        if self.viewer is not None:
            held = self._hand(state, self.viewer)
            if held and not state.drivers[self.viewer].hand_size:
                found.append((say("heat-owned-row"), held))
            elif held:
                found.insert(0, (say("heat-hand-row"), held))
        return found

    def _hand(self, state: HeatState, seat: Seat) -> list[hand.Held]:
        """The seat's hand, and behind it what it has laid face down; in the garage what it owns."""
        driver = state.drivers[seat]
        cards = list(cards_of(driver, driver.hand))
        if not cards and not state.round:
            return [hand.Held(card) for card in driver.owned]
        keys: dict[Card, str] = {}
        if seat in state.pending() and state.phase == phases.PLAN:
            keys = {**hand.keys(cards), HEAT: ""}
        elif seat in state.pending() and state.phase == phases.DISCARD:
            for choice in self.choices(state, seat):
                if actions.CARD <= choice.number < actions.DIRECT:
                    keys[choice.number - actions.CARD] = choice.keys[0]
        chosen = Counter(self.sketch or () if state.phase == phases.PLAN else ())
        held: list[hand.Held] = []
        for card in cards:
            picked = chosen[card] > 0
            chosen[card] -= picked
            held.append(hand.Held(card, keys.get(card, ""), picked))
        if not face_up(state, seat):
            held += [hand.Held(card, "", True) for card in cards_of(driver, driver.play)]
        return held

    def _order(self, state: HeatState, width: int) -> Text:
        """All cars in the order of the race; in a season their points."""
        line = Text(f" {self.words.say('heat-order')} ", strip.RULER)
        for number in order(state):
            name = strip.car_name(state, number)
            line.append(f" {name} ", f"bold {strip.INK[state.setup.colours[number]]}")
            where = panel.spot(state, number, self.words)
            points = f" ({state.points[number]})" if state.setup.season else ""
            line.append(f" {where}{points}  ")
        line.truncate(width, overflow="ellipsis")
        return line

    def _driving(self, state: HeatState) -> bool:
        """A driver's turn is under way: the car has a place where the turn began."""
        turn = state.turn
        return (
            turn < state.seats and face_up(state, turn) and state.start_cell > 0 and state.cars[turn].cell > 0
        )

    def _focus(self, state: HeatState) -> int:
        """The car that the road follows."""
        if self._driving(state):
            return state.turn
        pending = state.pending()
        if (
            self.viewer is not None
            and (self.viewer in pending or not pending)
            and state.cars[self.viewer].cell
        ):
            return self.viewer
        number = pending[0] if pending else state.turn
        if state.cars[number].cell:
            return number
        return next((car for car in order(state) if state.cars[car].cell), number)

    def _forecast(self, state: HeatState) -> strip.Forecast:
        """Where the sketch of a plan may lead, or what the corners of the move so far cost."""
        forecast = strip.Forecast()
        if state.phase == phases.PLAN and self.viewer is not None and self.sketch:
            for landing in self._sketched(state, self.viewer)["speeds"]:
                speed, cost = landing["speed"], str(landing["heat"]) if landing["corners"] else "·"
                forecast.chances[speed] = whole_percent(Fraction(landing["fraction"]))
                forecast.costs[speed] = SPIN if landing["spins"] else cost
        elif self._driving(state) and state.phase in (phases.REACT, phases.SLIPSTREAM, phases.AMOUNT):
            track = state.conditions.track
            for crossing in choices.turn_bill(state, state.turn).crossings:
                cell = track.after[crossing.line]
                forecast.costs[(cell - state.start_cell) % track.cells] = str(crossing.cost)
        return forecast

    def row(self, state: HeatState, seat: Seat, width: int) -> Text:
        return panel.row(state, seat, self.name(seat), self.words, width)

    def card(self, state: HeatState, seat: Seat, width: int) -> Text:
        return panel.card(state, seat, self.name(seat), self.words, width)

    def situation(self, state: HeatState, seat: Seat, full: bool) -> list[str]:
        say, car, track = self.words.say, state.cars[seat], state.conditions.track
        driver = state.drivers[seat]
        if not full and (self.sketch or state.phase not in (phases.PLAN, phases.MULLIGAN)):
            return []
        cards = ", ".join(self.card_name(card) for card in cards_of(driver, driver.hand))
        sentences = [say("heat-hand", hand=cards)] if cards else []
        if car.cell:
            sentences.append(
                say(
                    "heat-situation",
                    cell=track.spot(car.cell, car.line),
                    lap=lap_under_way(state, seat),
                    laps=state.conditions.laps,
                    gear=driver.gear,
                    heat=driver.heat,
                    deck=driver.deck_size + len(driver.top),
                    discard=driver.discard_size,
                )
            )
            sentences.append(say("heat-corners", corners="; ".join(self._corners_ahead(state, seat))))
        sentences += [
            say(
                "heat-other",
                who=self.car_name(state, number),
                cell=track.spot(state.cars[number].cell, state.cars[number].line),
                lap=lap_under_way(state, number),
                place=place,
            )
            for place, number in enumerate(order(state), 1)
            if number != seat and state.cars[number].cell
        ]
        if full and self.sketch and state.phase == phases.PLAN:
            sentences.append(self._details(self._sketched(state, seat)["detail"]))
        return sentences

    def _corners_ahead(self, state: HeatState, seat: Seat) -> list[str]:
        """The next corner lines: how far, how fast."""
        return [
            self.words.say("heat-corner-ahead", away=corner["away"], limit=corner["limit"])
            for corner in choices.corners_ahead(state, seat)
        ]

    def car_name(self, state: HeatState, number: int) -> str:
        """A driver by name, a Legend by its number on the board."""
        if number < state.seats:
            return self.name(number)
        return self.words.say("heat-legend-name", name=strip.car_name(state, number))

    def legend(self, state: HeatState) -> list[Text]:
        say = self.words.say
        signs: list[tuple[str, str | Style, str]] = [
            (" 3 ", strip.CORNER, say("heat-legend-corner")),
            ("  ┃", strip.CORNER_LINE, say("heat-legend-corner-line")),
            (" 9 ", strip.RULER, say("heat-legend-countdown")),
            ("═══", strip.RACE_LINE, say("heat-legend-line")),
            ("  ┊", strip.LEGEND_LINE, say("heat-legend-legend-line")),
            (" ~ ", strip.WATER, say("heat-legend-water")),
            (" # ", strip.TUNNEL, say("heat-legend-tunnel")),
            ("L5 ", strip.RULER, say("heat-legend-legend")),
            (" % ", "bold #f5c518", say("heat-legend-chance")),
            (f" {hand.HEAT_SIGN} ", f"bold {panel.HEAT_COLOUR}", say("heat-legend-heat", spin=SPIN)),
            ("7/9/2", strip.RULER, say("heat-legend-piles")),
        ]
        lines = [Text.assemble((sign, style), f"  {text}") for sign, style, text in signs]
        uses = [(hand.SIGNS[use], USE_NAMES[use]) for use in hand.SIGNS]
        uses += [
            (hand.FLIP_SIGN, "flip"),
            (hand.LIMIT_SIGN, "limit"),
            (hand.SLIPSTREAM_SIGN, "slipstream"),
            (hand.REFRESH_SIGN, "refresh"),
            (hand.DIRECT_SIGN, "direct"),
        ]
        lines += [
            Text.assemble((sign.center(3), hand.PAPER["upgrade"]), "  " + say("heat-legend-symbol", use=name))
            for sign, name in uses
        ]
        return lines

    def standings(self, state: HeatState, result: Result) -> list[Standing]:
        overall = order(state)
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
            for seat in sorted(range(state.seats), key=lambda seat: result.places[seat])
        ]

    def chapter(self, state: HeatState) -> int:
        """The races of a season, once its calendar is drawn."""
        ready = state.setup.season and len(state.calendar) == state.setup.races
        return state.race + 1 if ready else 0

    def papers(self, state: HeatState) -> list[Text]:
        """Before each race of a season: what is special about it, what follows, and who leads."""
        if not self.chapter(state) or state.phase == phases.OVER:
            return []
        say, event = self.words.say, EVENTS[state.calendar[state.race]]
        track = state.conditions.track
        press = [str(track.after[line]) for line, liked in enumerate(state.conditions.press) if liked]
        head = say("heat-papers-race", race=state.race + 1, races=len(state.tracks), **named(track))
        lines = [
            Text(head, "bold #f5c518"),
            Text(say("heat-papers-event", event=event.word)),
            Text(say("heat-papers-press", corners=", ".join(press) or "–", sponsors=event.sponsors)),
            Text(""),
            Text(say("heat-papers-calendar"), "bold"),
        ]
        for number, raced in enumerate(state.tracks):
            word = EVENTS[state.calendar[number]].word
            style = "bold" if number == state.race else strip.FAINT if number < state.race else ""
            text = say("heat-papers-round", race=number + 1, event=word, **named(raced))
            lines.append(Text(f"  {text}", style))
        if state.standings:
            lines += [Text(""), Text(say("heat-papers-standings"), "bold")]
        for place, car in enumerate(state.standings, 1):
            who, points = self.car_name(state, car), state.points[car]
            text = "  " + say("heat-papers-standing", place=place, who=who, points=points)
            lines.append(Text(text, strip.PEN[state.setup.colours[car]]))
        return lines

    def summary(self, state: HeatState, events: Sequence[Event]) -> list[str]:
        """The statistics of every race, driver by driver."""
        say = self.words.say
        lines: list[str] = []
        for number, race in enumerate(statistics(state, events), 1):
            raced = named(state.tracks[number - 1])
            lines += ["", say("heat-sum-race", race=number, rounds=race["rounds"], **raced)]
            for seat, driver in enumerate(race["drivers"]):
                gears = " ".join(
                    f"{gear}×{rounds}" for gear, rounds in enumerate(driver["gears"], 1) if rounds
                )
                counts = {key: driver[key] for key in COUNTED}
                lines.append(
                    say(
                        "heat-sum-driver", who=self.name(seat), gears=gears, top=driver["top_speed"], **counts
                    )
                )
                places = " ".join(map(str, driver["positions"]))
                laps = ", ".join(map(str, driver["laps"])) or "–"
                lines.append("  " + say("heat-sum-chart", places=places, laps=laps))
        return lines

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

    def sentence(self, event: Event) -> str:
        """Cards by their names instead of their codes."""
        values = dict(event.values)
        for key in ("card", "given", "cards"):
            if isinstance(values.get(key), str):
                codes = values[key].split()
                values[key] = ", ".join(self.card_name(card_named(code)) for code in codes)
        return super().sentence(Event(event.kind, event.seat, values))

    # --- Cards in words ---

    def card_name(self, card: Card) -> str:
        """A card by its number, or by what it bears: "6▲1❄1"."""
        if card < FIRST_UPGRADE:
            return self.words.say("heat-card", card=NAMES[card])
        return f"{hand.short(card)}"

    # --- What is asked ---

    def prompt(self, state: HeatState, seat: Seat) -> str:
        return self.told(choices.prompt(state, seat))

    def choices(self, state: HeatState, seat: Seat) -> list[Choice]:
        if state.phase == phases.PLAN and not cluttered(state, seat):
            return self._plan_choices(state, seat)
        legal = state.legal(seat)
        if legal[0] == actions.END:
            legal = [*legal[1:], actions.END]
        told = outlook(self.game, state, seat)["choices"]
        found = []
        for action, keys in zip(legal, self._keys(state, legal), strict=True):
            choice = told[str(action)]
            found.append(Choice(action, keys, self.told(choice["label"]), self._details(choice["detail"])))
        return found

    def _sketched(self, state: HeatState, seat: Seat) -> HeatSketch:
        """What the cards that are picked would do."""
        picked = [NAMES[card] for card in self.sketch or ()]
        sketch: HeatSketch = outlook(self.game, state, seat, {"cards": picked})["sketch"]
        return sketch

    def _details(self, said: list[Said]) -> str:
        return " · ".join(map(self.told, said))

    def _keys(self, state: HeatState, legal: Sequence[Action]) -> list[tuple[str, ...]]:
        """What selects each: a key of its own, the digit or letter of its card, the number it names."""
        cards = [choices.card_in(action) for action in legal]
        own = hand.keys([card for card in cards if card >= 0])
        taken: set[str] = {*DONE, *(_OWN_KEYS[action] for action in legal if action in _OWN_KEYS)}
        found: list[tuple[str, ...]] = []
        for action, card in zip(legal, cards, strict=True):
            keys: tuple[str, ...]
            if action == actions.END:
                keys = DONE
            elif action in _OWN_KEYS:
                keys = (_OWN_KEYS[action],)
            else:
                named = own[card] if card >= 0 else str(_number_in(action))
                keys = (next(key for key in (named, *KEYS) if len(key) == 1 and key not in taken),)
                taken |= {*keys}
                if state.phase == phases.TOP and action == legal[-1]:
                    keys = (*keys, "enter")
            found.append(keys)
        return found

    # --- Planning ---

    def _plan_choices(self, state: HeatState, seat: Seat) -> list[Choice]:
        """The cards of the hand, to be picked and put back, and the way to say that they are the ones."""
        driver = state.drivers[seat]
        sketch: tuple[Card, ...] = self.sketch or ()
        most = sizes(state, seat)[-1] - sum(driver.play)
        held = Counter(
            card
            for slot, card in enumerate(driver.kinds)
            if slot > HEAT and slot >= driver.last
            for _ in range(driver.hand[slot])
        )
        keys = hand.keys(list(cards_of(driver, driver.hand)))
        found = []
        for card in sorted(held):
            picked = sketch.count(card)
            if picked < held[card]:
                after = (*sketch, card)[-most:]
            else:
                after = tuple(other for other in sketch if other != card)
            dots = "●" * picked + "○" * (held[card] - picked)
            label = f"{self.card_name(card)} {dots}"
            detail = self._details(about(card))
            if picked < held[card] and len(sketch) == most:
                replaced = self.words.say("heat-instead", card=self.card_name(sketch[0]))
                detail = f"{replaced} · {detail}" if detail else replaced
            found.append(Choice(UNDECIDED, (keys[card],), label, detail, _HAND, sketch=after))
        told = self._sketched(state, seat)
        if told["legal"]:
            label, detail = self.told(told["label"]), self._details(told["detail"])
            found.append(Choice(told["decision"][0], GO, label, detail, decision=tuple(told["decision"])))
        return found

    def typed(self, state: HeatState, seat: Seat, decision: list[Action]) -> str:
        """The cards of a plan are picked, and then laid."""
        if state.phase != phases.PLAN or cluttered(state, seat):
            return super().typed(state, seat, decision)
        twin, driver = state.copy(), state.drivers[seat]
        for action in decision:
            plan(twin, seat, action)
        while twin.drivers[seat].stage != phases.COMMITTED:
            plan(twin, seat, twin.drivers[seat].choices[0])
        laid = Counter(cards_of(driver, twin.drivers[seat].play)) - Counter(cards_of(driver, driver.play))
        cards = sorted(laid.elements())
        keys = hand.keys(list(cards_of(driver, driver.hand)))
        return " ".join([*(keys[card] for card in cards), GO[0]])

    # --- Chance by hand ---

    def chance_prompt(self, state: HeatState) -> str:
        driver = state.turn if state.turn < state.seats else 0
        return self.words.say(
            "heat-ask-draw", what=phases.NAMES[state.phase].replace(" ", "-"), who=self.name(driver)
        )

    def outcomes(self, state: HeatState) -> list[Choice]:
        outcomes = [outcome for outcome, _ in state.chance()]
        if state.phase in _CARD_DRAWS:
            keys = hand.keys(outcomes)
            if all(keys.values()):
                return [
                    Choice(card, (keys[card],), self.card_name(card), self._details(about(card)))
                    for card in outcomes
                ]
        return [
            Choice(outcome, (key,), self._outcome_name(state, outcome))
            for outcome, key in zip(outcomes, KEYS, strict=False)
        ]

    def _outcome_name(self, state: HeatState, outcome: int) -> str:
        say, name = self.words.say, self.game.outcome_notation(state, outcome)
        if state.phase in _CARD_DRAWS:
            return f"{name}: {self.card_name(outcome)}"
        if state.phase == phases.GRID:
            return self.car_name(state, outcome)
        if state.phase == phases.WEATHER:
            return say("heat-weather-name", weather=name)
        if state.phase == phases.ROAD:
            return say("heat-road-name", token=name.replace("+", "-plus-").replace(" ", "-"))
        if state.phase == phases.CALENDAR_TRACK:
            return say("heat-track-name", **named(state.setup.tracks[outcome]))
        if state.phase == phases.CALENDAR_EVENT:
            return say("heat-event-title", event=EVENTS[outcome].word)
        return name

    def objection(self, state: HeatState, seat: Seat, action: Action) -> str:
        """The engine's reason, in words where the catalogues have it, else by the rule it names."""
        try:
            state.copy().play(seat, action)
        except IllegalAction as error:
            found = re.findall(r"HT-[A-Z]+-\d+", str(error))
            for rule in found:
                if self.words.knows(f"heat-why-{rule[3:].lower()}"):
                    return self.words.say(f"heat-why-{rule[3:].lower()}")
            if found:
                return self.words.say("heat-why-rule", rule=", ".join(found))
        return self.words.say("heat-why")

    # --- How it flows ---

    def automatic(self, state: HeatState, seat: Seat) -> bool:
        return choices.automatic(state, seat)

    def drive_on(self, state: HeatState, seat: Seat) -> Action | None:
        """Through the steps of a turn in which nothing useful is left: nothing to cool, nothing owed."""
        legal = state.legal(seat)
        if state.phase == phases.TOP:
            return legal[-1]
        if state.phase == phases.DISCARD or (
            state.phase == phases.REACT and set(legal) <= {actions.END, actions.BOOST}
        ):
            return actions.END
        return None

    def pace(self, state: HeatState) -> float:
        """Draws and the plans of others pass at once; what a car does on the road takes its time."""
        if state.phase in (phases.FLIP, phases.SCRAP, phases.LEGEND):
            return 0.3
        if state.phase == phases.PLAN or state.phase >= phases.FIRST_CHANCE:
            return 0.0
        return 0.7

    def board_option(self, path: Path) -> dict[str, Any]:
        return {"track": track_file(path)}


_HAND = Group("", (), "")
"""The cards of a hand stand in columns."""

_CARD_DRAWS = [
    phases.FLIP,
    phases.SCRAP,
    phases.DRAW,
    phases.OPENING_DRAW,
    phases.LOST_CARD,
    phases.MARKET,
    phases.DEAL,
    phases.SPONSOR,
    phases.OPENING_SPONSOR,
]

_OWN_KEYS = {
    actions.ADRENALINE_SPEED: "a",
    actions.ADRENALINE_COOL: "c",
    actions.GEAR_COOL: "d",
    actions.SECTOR_COOL: "t",
    actions.BOOST: "b",
    actions.CANNOT_PAY: "n",
    actions.REDRAW: "r",
}


def _number_in(action: Action) -> int:
    """The number that an action names, or the action itself."""
    for first, last in (
        (actions.AMOUNT, actions.SLIP),
        (actions.SLIP, actions.VALUE),
        (actions.VALUE, actions.REDRAW),
    ):
        if first <= action < last:
            return action - first
    return action
