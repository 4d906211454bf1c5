"""The face of Heat: the road, the hand, what may be chosen and what it would cost.

Gear and cards are chosen together: the number of cards is the gear. The choice is a sketch until the driver
says go, and as it grows the road shows where it may lead.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from rich.style import Style
from rich.text import Text

from racecraft.cli.play.face import UNDECIDED, Choice, Face, Group, Line, Standing, printable
from racecraft.cli.play.heat import hand, panel, strip
from racecraft.engine.errors import IllegalAction
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Chair
from racecraft.engine.state import TABLE, Action, Event, Result, Seat
from racecraft.games.heat import actions, phases
from racecraft.games.heat.board import Track, track_file
from racecraft.games.heat.cards import (
    ACCELERATE,
    AMOUNT,
    CARDS,
    DRAFT,
    FIRST_UPGRADE,
    HEAT,
    NAMES,
    SPEEDS,
    USE_NAMES,
    Card,
    card_named,
)
from racecraft.games.heat.championship import final_order
from racecraft.games.heat.events import EVENTS
from racecraft.games.heat.gears import GEAR_COOLDOWN, shift_cost
from racecraft.games.heat.movement import draft_distance
from racecraft.games.heat.state import HeatState
from racecraft.games.heat.statistics import COUNTED, statistics
from racecraft.games.heat.view import face_up
from racecraft.games.heat.weather import WEATHER
from racecraft.locales import Words
from racecraft.odds.heat.chances import Bill, PlanOdds, flip_sums
from racecraft.outlook.heat import choices as outlook
from racecraft.outlook.heat.choices import cards_of

KEYS = [*"123456789", *hand.LETTERS, *"BCDEFGHIJKLMNOPQRSTUVWXYZ", *"!@#$%^&()"]
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
    """A track as the catalogues name it: those of the house in each language, others as their file does."""
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
        leader = max((car.a for car in state.cars if car.cell), default=0)
        parts = [say("heat-track-name", **named(track))]
        if state.setup.races > 1:
            parts.insert(0, say("heat-race-of", race=state.race + 1, races=state.setup.races))
        if state.round:
            lap = min(conditions.laps, max(1, track.lap(leader) + 1))
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
        order = self._order(state, width)
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
            lines.append(order)
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
        for number in panel.race_order(state):
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
        order = [car for car in panel.race_order(state) if state.cars[car].cell]
        return order[0] if order else number

    def _forecast(self, state: HeatState) -> strip.Forecast:
        """Where the sketch of a plan may lead, or what the corners of the move so far cost."""
        forecast = strip.Forecast()
        if state.phase == phases.PLAN and self.viewer is not None and self.sketch:
            odds = outlook.plan_odds(state, self.viewer, self.sketch)
            for speed, chance in odds.speeds.items():
                forecast.chances[speed] = outlook.per_cent(chance)
                bill = outlook.plan_bill(state, self.viewer, odds, speed)
                forecast.costs[speed] = SPIN if bill.spins else str(bill.heat) if bill.corners else "·"
        elif self._driving(state) and state.phase in (phases.REACT, phases.SLIPSTREAM, phases.AMOUNT):
            track = state.conditions.track
            for cell, cost in outlook.turn_bill(state, state.turn).corners:
                forecast.costs[(cell - state.start_cell) % track.cells] = str(cost)
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
                    lap=panel.lap(state, seat),
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
                lap=panel.lap(state, number),
                place=place,
            )
            for place, number in enumerate(panel.race_order(state), 1)
            if number != seat and state.cars[number].cell
        ]
        if full and self.sketch and state.phase == phases.PLAN:
            odds = outlook.plan_odds(state, seat, self.sketch)
            sentences.append(say("heat-speeds", speeds=self._speeds(state, seat, odds)))
        return sentences

    def _corners_ahead(self, state: HeatState, seat: Seat) -> list[str]:
        """The next corner lines: how far, how fast."""
        return [
            self.words.say("heat-corner-ahead", away=corner["away"], limit=corner["limit"])
            for corner in outlook.corners_ahead(state, seat)
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

    def bears(self, card: Card) -> str:
        """The symbols of a card in words: "pay 1, cool 3"."""
        return self.told(outlook.bears(card))

    def _about(self, card: Card) -> str:
        """Numbers and symbols of an upgrade, with its family."""
        return self.told(outlook.about(card))

    # --- What is asked ---

    def prompt(self, state: HeatState, seat: Seat) -> str:
        say, driver = self.words.say, state.drivers[seat]
        if state.phase == phases.PLAN:
            gears = []
            for gear in sorted(outlook.sizes(state, seat)):
                cost = shift_cost(state, seat, gear)
                gears.append(f"{gear} ({hand.HEAT_SIGN}{cost})" if cost else str(gear))
            return say(
                "heat-ask-plan",
                who=self.name(seat),
                gear=driver.gear,
                gears=", ".join(gears),
                cluttered="yes" if outlook.cluttered(state, seat) else "no",
            )
        return say("heat-ask", who=self.name(seat), step=phases.NAMES[state.phase], speed=state.speed)

    def choices(self, state: HeatState, seat: Seat) -> list[Choice]:
        if state.phase == phases.PLAN and not outlook.cluttered(state, seat):
            return self._plan_choices(state, seat)
        legal = state.legal(seat)
        if legal[0] == actions.END:
            legal = [*legal[1:], actions.END]
        cards = [outlook.card_in(action) for action in legal]
        own = hand.keys([card for card in cards if card >= 0])
        taken: set[str] = {*DONE, *(_OWN_KEYS[action] for action in legal if action in _OWN_KEYS)}
        found = []
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
            found.append(Choice(action, keys, self.label(state, action), self.detail(state, seat, action)))
        return found

    def label(self, state: HeatState, action: Action) -> str:
        """An action in words."""
        card = outlook.card_in(action)
        return self.told(outlook.label(state, action, self.card_name(card) if card >= 0 else None))

    def detail(self, state: HeatState, seat: Seat, action: Action) -> str:
        """What a choice brings and costs, exactly."""
        driver = state.drivers[seat]
        card = outlook.card_in(action)
        if state.phase in outlook.CARDS_ASKED:
            return self._about(card) if card >= 0 else ""
        if state.phase == phases.VALUE:
            speed = state.speed + state.flipped + action - actions.VALUE
            return self._bill_words(outlook.turn_bill(state, seat, speed, speed - state.speed))
        if state.phase == phases.AMOUNT:
            return self.label(state, state.amount_for)
        if state.phase == phases.SLIPSTREAM:
            slip = 0 if action == actions.END else action - actions.SLIP
            return self._bill_words(outlook.turn_bill(state, seat, slip))
        if state.phase != phases.REACT:
            return ""
        if action == actions.BOOST:
            return self._boost_words(state, seat)
        if action == actions.ADRENALINE_SPEED:
            return self._bill_words(outlook.turn_bill(state, seat, 1, 1))
        if action == actions.END:
            return self._bill_words(outlook.turn_bill(state, seat))
        if action == actions.GEAR_COOL:
            number = min(GEAR_COOLDOWN[driver.gear], driver.hand[HEAT])
            return self.words.say("heat-cool-most", number=number, held=driver.hand[HEAT])
        if actions.DIRECT <= action < actions.REFRESH:
            number = SPEEDS[card][0]
            return f"{self._about(card)}; {self._bill_words(outlook.turn_bill(state, seat, number, number))}"
        if actions.USE <= action < actions.AMOUNT:
            return self._symbol_words(state, seat, action - actions.USE)
        return ""

    def _symbol_words(self, state: HeatState, seat: Seat, symbol: int) -> str:
        """What a symbol does; where it moves the car, what the corners cost then."""
        use = symbol // CARDS
        text = self.words.say("heat-symbol", use=USE_NAMES[use], number=AMOUNT[symbol])
        if use == ACCELERATE:
            return f"{text}; {self._bill_words(outlook.turn_bill(state, seat, state.flips, state.flips))}"
        if use == DRAFT:
            return f"{text}; {self._bill_words(outlook.turn_bill(state, seat, draft_distance(state)))}"
        return text

    # --- Planning ---

    def _plan_choices(self, state: HeatState, seat: Seat) -> list[Choice]:
        """The cards of the hand, to be picked and put back, and the way to say that they are the ones."""
        driver = state.drivers[seat]
        sketch: tuple[Card, ...] = self.sketch or ()
        laid = sum(driver.play)
        most = max(outlook.sizes(state, seat)) - laid
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
            found.append(Choice(UNDECIDED, (keys[card],), label, self._about(card), _HAND, sketch=after))
        plays = outlook.plays(state, seat, sketch)
        if plays:
            gear = laid + len(sketch)
            cost = shift_cost(state, seat, gear)
            label = self.words.say("heat-go", gear=gear, heat=cost)
            detail = self._speeds(state, seat, outlook.plan_odds(state, seat, sketch), FEW)
            found.append(Choice(plays[0], GO, label, detail, decision=tuple(plays)))
        return found

    def _speeds(self, state: HeatState, seat: Seat, odds: PlanOdds, few: int = 99) -> str:
        """Every speed with its chance and the Heat of its corners; where they are many, what sums them up."""
        say = self.words.say
        speeds = sorted(odds.speeds)
        more = [say("heat-odds-choice", number=odds.choice)] if odds.choice else []
        if len(speeds) <= few:
            parts = []
            for speed in speeds:
                bill = outlook.plan_bill(state, seat, odds, speed)
                chance = "" if len(speeds) == 1 else f" {outlook.share(odds.speeds[speed])}"
                cost = SPIN if bill.spins else f"{hand.HEAT_SIGN}{bill.heat}" if bill.corners else ""
                parts.append(f"{speed}{chance} {cost}".strip())
            text = say("heat-odds-speed", speeds=" · ".join(parts))
            if any(outlook.plan_bill(state, seat, odds, speed).spins for speed in speeds):
                more.append(say("heat-odds-spin", chance=outlook.share(odds.spin)))
            return "; ".join([text, *more])
        parts = [
            say("heat-odds-range", low=speeds[0], high=speeds[-1], mean=outlook.rounded(odds.mean)),
            *([say("heat-odds-mean", heat=outlook.rounded(odds.heat))] if odds.heat else []),
            *([say("heat-odds-spin", chance=outlook.share(odds.spin))] if odds.spin else []),
        ]
        return "; ".join(parts + more)

    def advice(self, state: HeatState, seat: Seat, decision: list[Action]) -> tuple[str, str]:
        """A plan is advised as a whole."""
        if state.phase != phases.PLAN or outlook.cluttered(state, seat):
            return super().advice(state, seat, decision)
        before = list(cards_of(state.drivers[seat], state.drivers[seat].hand))
        cards: list[Card] = []
        gear = state.drivers[seat].next_gear - sum(state.drivers[seat].play)
        for action in decision:
            if actions.END < action < actions.CARD:
                gear = action
            elif actions.CARD <= action < actions.DIRECT:
                cards.append(action - actions.CARD)
        # What is left without a choice is laid by itself: the next cards upwards.
        rest = [card for card in before if card != HEAT and (not cards or card >= cards[-1])]
        for card in cards:
            if card in rest:
                rest.remove(card)
        cards += rest[: max(0, gear - len(cards))]
        keys = hand.keys(before)
        typed = " ".join([*(keys[card] for card in cards), GO[0]])
        total = len(cards) + sum(state.drivers[seat].play)
        names = ", ".join(self.card_name(card) for card in cards)
        return typed, self.words.say("heat-advice", gear=total, cards=names)

    # --- What a move costs ---

    def _bill_words(self, bill: Bill) -> str:
        say = self.words.say
        if not bill.corners:
            return say("heat-bill-none")
        if bill.spins:
            return say("heat-bill-spin", cell=bill.corners[-1][0])
        costs = [say("heat-bill-corner", cell=cell, heat=cost) for cell, cost in bill.corners]
        return ", ".join(costs)

    def _boost_words(self, state: HeatState, seat: Seat) -> str:
        """Each number the flip may bring, with its chance and the Heat of all corners after it."""
        cost = outlook.boost_cost(state, seat)
        parts = []
        for number, chance in flip_sums(state.drivers[seat], 1).items():
            bill = outlook.turn_bill(state, seat, number, number, cost)
            mark = SPIN if bill.spins else f"{hand.HEAT_SIGN}{bill.heat}" if bill.corners else ""
            parts.append(f"+{number} {outlook.share(chance)} {mark}".strip())
        return self.words.say("heat-boost-odds", heat=cost, odds=" · ".join(parts))

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
                    Choice(card, (keys[card],), self.card_name(card), self._about(card)) for card in outcomes
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
        return outlook.automatic(state, seat)

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
