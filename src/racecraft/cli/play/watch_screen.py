"""A recorded race on the full screen: the boards of the race, by keys from ply to ply."""

from __future__ import annotations

from rich.console import Group as Lines
from rich.console import RenderableType
from rich.text import Text
from textual import events
from textual.timer import Timer

from racecraft.cli.output import sentence
from racecraft.cli.play.ending import standings
from racecraft.cli.play.face import Choice, Group
from racecraft.cli.play.screen import CAP, Page, RaceApp, RaceScreen, pressed
from racecraft.cli.play.table import Question
from racecraft.cli.play.viewing import Viewing
from racecraft.engine.errors import RacecraftError

AT_ONCE = 0.01
"""Seconds between two steps of the review: time for keys."""
PACE = 0.8
"""Seconds a ply while the race runs by itself."""
KEYS = {
    "→": "next",
    "←": "back",
    "↓": "turn",
    "↑": "turn-back",
    "␣": "run",
    "h": "hint",
    "r": "review",
    "n": "marked",
    "l": "log",
    "?": "help",
    "q": "quit",
}
LESS_NEEDED = ("turn-back", "back", "log", "run", "turn", "marked")
"""What is left out of a line of keys that is too short, in this order."""


class WatchScreen(RaceScreen):
    """The table as it was after some ply."""

    def __init__(self, table: Viewing) -> None:
        super().__init__(table, 0.0)
        self.viewing = table
        self._ticking: Timer | None = None
        self._judging: Timer | None = None

    def flow(self) -> None:
        """Nothing happens by itself."""
        self.show()

    # --- What is shown ---

    def headline(self) -> Text:
        line = super().headline()
        say = self.table.words.say
        place = say("watch-place", ply=str(self.viewing.at), plies=str(len(self.viewing.recorded)))
        return line.append(f"  · {place}", "bold #f5c518")

    def question(self) -> RenderableType:
        asked = self.table.question()
        if asked is None:
            lines = [Text(text, self.table.face.colour(seat)) for _, seat, text in standings(self.table)]
            return Text("\n").join([Text(self.table.words.say("watch-end"), "bold"), *lines])
        return self.asked(asked)

    def asked(self, asked: Question) -> RenderableType:
        verdict = [Text(f"  {text}", no_wrap=True, overflow="ellipsis") for text in self.viewing.verdict()]
        return Lines(super().asked(asked), Text(f"▸ {self.viewing.played()}", "bold #f5c518"), *verdict)

    def rows(self, asked: Question) -> int:
        return super().rows(asked) + 1 + len(self.viewing.verdict())

    def wording(self, choice: Choice) -> Text:
        text = super().wording(choice)
        if self.viewing.is_played(choice):
            text.stylize("#f5c518")
        return text

    def keys(self) -> Text:
        say = self.table.words.say
        told = {key: (command, say(f"watch-key-{command}")) for key, command in KEYS.items()}
        return self.key_line(told, LESS_NEEDED)

    # --- Keys ---

    def on_key(self, event: events.Key) -> None:
        event.stop()
        event.prevent_default()  # The race screen would take the key for a decision.
        key = pressed(event)
        self.notice = ""
        running = self._ticking is not None
        self.stop()
        try:
            self.press(key, running)
        except RacecraftError as error:
            self.notice = sentence(error, self.table.words)
        self.show()

    def press(self, key: str, running: bool) -> None:
        table, say = self.viewing, self.table.words.say
        moves = {
            "right": table.at + 1,
            "enter": table.at + 1,
            "left": table.at - 1,
            "backspace": table.at - 1,
            "home": 0,
            "end": len(table.recorded),
        }
        if key in moves:
            table.go_to(moves[key])
        elif key in ("down", "pagedown"):
            table.go_to(table.turn_after())
        elif key in ("up", "pageup"):
            table.go_to(table.turn_before())
        elif key == "space" and not running:
            self._ticking = self.set_interval(PACE, self.run_on)
        elif key == "h":
            self.notice = table.hint() if table.question() is not None else ""
        elif key == "r":
            self.review()
        elif key == "n":
            table.go_to(table.next_marked())
        elif key == "l":
            lines = self.log_lines() or [Text(say("terminal-log-empty"))]
            self.open(Page(say("terminal-log"), lines, say("terminal-page-keys"), ("l", "q", "enter"), True))
        elif key == "?":
            self.open(Page(say("terminal-help"), self.help(), say("terminal-page-keys"), ("?", "q", "enter")))
        elif key in ("q", "escape", "ctrl+c", "ctrl+q"):
            self.app.exit()
        elif (group := next((one for one in self._groups() if key in one.keys), None)) is not None:
            table.face.opened = group

    def review(self) -> None:
        """Begins the review, which goes on while the race is watched; opens it when it is whole."""
        table, say = self.viewing, self.table.words.say
        if table.reviewed:
            lines = [Text(text) for text in table.story()]
            self.open(Page(say("review"), lines, say("terminal-page-keys"), ("r", "q", "enter")))
        elif self._judging is None:
            table.begin_review()
            self._judging = self.set_interval(AT_ONCE, self.judge_on)
            self.notice = table.progress()  # The first step may take seconds.

    def judge_on(self) -> None:
        assert self._judging is not None
        try:
            more = self.viewing.judge_step()
            self.notice = self.viewing.progress() if more else self.table.words.say("watch-reviewed")
        except RacecraftError as error:  # Nothing was decided in this race.
            more, self.notice = False, sentence(error, self.table.words)
        if not more:
            self._judging.stop()
            self._judging = None
        self.show()

    def _groups(self) -> list[Group]:
        asked = self.table.question()
        return [] if asked is None else asked.groups()

    def run_on(self) -> None:
        self.viewing.go_to(self.viewing.at + 1)
        if self.viewing.next_ply is None:
            self.stop()
        self.show()

    def stop(self) -> None:
        if self._ticking is not None:
            self._ticking.stop()
            self._ticking = None

    def help(self) -> list[Text]:
        say = self.table.words.say
        lines = [
            Text.assemble((f" {key} ", CAP), f"  {say(f'watch-about-{name}')}") for key, name in KEYS.items()
        ]
        return [*lines, Text(""), *self.table.face.legend(self.table.race.state)]

    def ask_quit(self) -> None:
        self.app.exit()


class WatchApp(RaceApp):
    def __init__(self, table: Viewing) -> None:
        super().__init__(table, 0.0)
        self.race_screen = WatchScreen(table)
