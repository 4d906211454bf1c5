"""A game from outside in the terminal: its road on a line, its choices by number, its events in its own
words."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from racecraft.cli.output import in_words
from racecraft.cli.play.face import Choice, Face, Standing
from racecraft.drawing.palette import car_colour
from racecraft.engine.errors import IllegalAction
from racecraft.engine.game import AnyGame
from racecraft.engine.state import TABLE, Action, Result, Seat, State
from racecraft.outlook import outcome_label, outlook

ROAD = "·"


class AnyFace(Face[State]):
    """Shows what the views of `SimpleGame` tell: `cars`, `length`, `order`."""

    card_height = 1

    def _view(self, state: State) -> Any:
        return self.game.view(state, TABLE)

    def colour(self, seat: Seat) -> str:
        return f"bold {car_colour(self._paint[seat]).paint}" if seat < len(self._paint) else "bold"

    @property
    def _paint(self) -> list[str]:
        return [car["colour"] for car in self._view(self.game.new(self.game.max_seats))["cars"]]

    def _where(self, state: State, seat: Seat) -> dict[str, Any]:
        view = self._view(state)
        return {"who": self.name(seat), "space": view["cars"][seat]["cell"], "length": view["length"]}

    def headline(self, state: State) -> str:
        leader = self._view(state)["order"][0]
        return self.words.say("any-headline", **self._where(state, leader))

    def ribbon(self, state: State, width: int) -> Text:
        view = self._view(state)
        length = view["length"]
        room = max(2, min(width, length + 1))
        line = Text(ROAD * room)
        for seat in reversed(view["order"]):
            at = int(view["cars"][seat]["cell"]) * (room - 1) // length
            line = line[:at] + Text(str(seat + 1), self.colour(seat)) + line[at + 1 :]
        return line

    def board(self, state: State, width: int, height: int) -> Text:
        """A line for each car, as far as there is room."""
        view = self._view(state)
        room = max(2, min(width, view["length"] + 1))
        lines = []
        for seat in range(state.seats)[:height]:
            at = int(view["cars"][seat]["cell"]) * (room - 1) // view["length"]
            car = Text(str(seat + 1), self.colour(seat))
            lines.append(Text(ROAD * at) + car + Text(ROAD * (room - at - 1)))
        return Text("\n").join(lines)

    def row(self, state: State, seat: Seat, width: int) -> Text:
        line = Text(self.words.say("any-car", **self._where(state, seat)), self.colour(seat))
        line.truncate(width)
        return line

    def card(self, state: State, seat: Seat, width: int) -> Text:
        return self.row(state, seat, width)

    def situation(self, state: State, seat: Seat, full: bool) -> list[str]:
        return [self.words.say("any-situation", **self._where(state, seat))]

    def legend(self, state: State) -> list[Text]:
        return [Text(self.words.say("any-legend"))]

    def standings(self, state: State, result: Result) -> list[Standing]:
        seats = sorted(range(state.seats), key=lambda seat: result.places[seat])
        return [
            Standing(result.places[seat], seat, self.words.say("any-car", **self._where(state, seat)))
            for seat in seats
        ]

    def prompt(self, state: State, seat: Seat) -> str:
        return self.told(outlook(self.game, state, seat)["prompt"])

    def choices(self, state: State, seat: Seat) -> list[Choice]:
        told = outlook(self.game, state, seat)["choices"]
        return [
            Choice(
                int(action), (str(key), self.game.notation(state, int(action))), self.told(choice["label"])
            )
            for key, (action, choice) in enumerate(told.items(), 1)
        ]

    def chance_prompt(self, state: State) -> str:
        return self.words.say("any-roll")

    def outcomes(self, state: State) -> list[Choice]:
        return [
            Choice(
                number,
                (self.game.outcome_notation(state, number),),
                self.told(outcome_label(self.game, state, number)),
            )
            for number, _ in state.chance()
        ]

    def objection(self, state: State, seat: Seat, action: Action) -> str:
        try:
            state.copy().play(seat, action)
        except IllegalAction as error:
            return in_words(str(error), self.words)
        return self.words.say("any-refused")

    def automatic(self, state: State, seat: Seat) -> bool:
        return len(state.legal(seat)) == 1


PARTS: dict[str, Callable[[AnyGame], Any]] = {"FACE": lambda game: AnyFace}
