"""The race on a full screen: road, boards, choices and log, by keyboard. Fits 80x24, best at 120x40."""

from __future__ import annotations

import asyncio
import signal
import sys
import threading
from collections.abc import Callable
from typing import ClassVar

from rich.cells import cell_len
from rich.console import Group as Lines
from rich.console import RenderableType
from rich.table import Table as Grid
from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen
from textual.timer import Timer
from textual.widgets import Static

from racecraft.cli.output import sentence
from racecraft.cli.play.ending import farewell, standings
from racecraft.cli.play.face import Choice, Group, latin
from racecraft.cli.play.sitting import SIGNALLED
from racecraft.cli.play.table import Question, Table
from racecraft.engine.errors import RacecraftError

ROOMY_WIDTH = 112
ROOMY_HEIGHT = 34
"""From this size on the player boards are cards and the log stands beside the choices."""

TIGHT_HEIGHT = 20
"""Below this height the player boards and the log give way to the road and the choices."""

KEY_CAPS = {"up": "↑", "down": "↓", "right": "→", "left": "←", "enter": "⏎", "space": "␣"}
FAINT = "#9aa0aa"
CAP = "bold #111111 on #d5d8dd"
PAGE_FRAME = 6
"""Lines of a page that are not its text."""
COLUMN_ROWS = 3
"""Of more choices than these those of a group stand in columns, if they are short enough."""
COLUMN_MARGIN = 8
"""What the keys before a choice and the gaps take."""
TARGET_KEYS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
"""What chooses a space on the page of those that can be reached."""
LESS_NEEDED = ("drive-on", "papers", "log", "go", "save")
"""Commands that are left out of a line of keys that is too short, in this order; the help has them all."""
LOG_EVENTS = 120
"""Events shown in the log beside the race; a key opens the whole log."""


def pressed(event: events.Key) -> str:
    """The key as the choices name it: the character where it has one, else its name."""
    character = event.character
    if character is not None and character.isprintable() and character != " ":
        return latin(character)
    return event.key


class Page(ModalScreen[str]):
    """A page over the race: title, text, and the keys that leave it. Returns the key that was pressed."""

    def __init__(
        self, title: str, lines: list[Text], keys: str, leave: tuple[str, ...], at_end: bool = False
    ) -> None:
        super().__init__()
        self.page_title = title
        self.lines = lines
        self.keys = keys
        self.leave = leave
        self.at_end = at_end

    def compose(self) -> ComposeResult:
        with Vertical(id="page"):
            yield Static(Text(self.page_title, "bold"), id="page-title")
            with VerticalScroll(id="page-text"):
                yield Static(Text("\n").join(self.lines))
            yield Static(Text(self.keys, FAINT), id="page-keys")

    def on_resize(self) -> None:
        """The text scrolls; title and keys stay in sight."""
        scroll = self.query_one("#page-text", VerticalScroll)
        scroll.styles.max_height = max(3, self.size.height - PAGE_FRAME)

    def on_mount(self) -> None:
        scroll = self.query_one("#page-text", VerticalScroll)
        scroll.focus()
        if self.at_end:
            scroll.scroll_end(animate=False)

    def on_key(self, event: events.Key) -> None:
        key = pressed(event)
        if key in self.leave or key in ("escape", "ctrl+c"):
            event.stop()
            self.dismiss(key)


class RaceScreen(Screen[None]):
    """The table itself."""

    def __init__(self, table: Table, delay: float) -> None:
        super().__init__()
        self.table = table
        self.delay = delay
        self.notice = ""
        self._hurry = False
        self._timer: Timer | None = None
        self._shown_result = False
        self._opened_at = -1
        """The number of plies at which a group of choices was opened."""
        self._chapter = -1
        """The part of the race whose papers have been shown."""

    @property
    def roomy(self) -> bool:
        return self.size.width >= ROOMY_WIDTH and self.size.height >= ROOMY_HEIGHT

    @property
    def tight(self) -> bool:
        return self.size.height < TIGHT_HEIGHT

    def compose(self) -> ComposeResult:
        yield Static(id="headline")
        yield Static(id="ribbon")
        yield Static(id="board")
        with Horizontal(id="cards"):
            for seat in range(self.table.race.seats):
                yield Static(id=f"card-{seat}", classes="card")
        with Horizontal(id="middle"):
            yield Static(id="rows")
            yield Static(id="log-beside-rows", classes="log")
        with Horizontal(id="lower"):
            with VerticalScroll(id="asked", can_focus=False):
                yield Static(id="question")
            yield Static(id="log-beside-question", classes="log")
        yield Static(id="notice")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.call_after_refresh(self.flow)

    def on_resize(self) -> None:
        self.set_class(self.roomy, "roomy")
        self.set_class(self.tight, "tight")
        self.call_after_refresh(self.show)

    # --- What happens by itself ---

    def flow(self) -> None:
        """Lets dice and bots act, one after another at their pace, until a person is asked."""
        self._timer = None
        if self.post():
            return
        while (pace := self.table.move_on()) is not None:
            if self.post():
                return
            wait = 0.0 if self._hurry else self.delay * pace
            if wait > 0:
                self._timer = self.set_timer(wait, self.flow)
                break
        else:
            self._hurry = False
        self.show()
        if self.table.over and not self._shown_result:
            self._shown_result = True
            self.show_result()

    def post(self) -> bool:
        """Shows the papers when a part of the race begins; it waits until they have been read."""
        face, state = self.table.face, self.table.race.state
        before, self._chapter = self._chapter, face.chapter(state)
        if self._chapter <= before or self.table.over or not face.papers(state):
            return False
        self.show()
        self.open(self.papers(), lambda _: self.flow())
        return True

    def papers(self) -> Page:
        say = self.table.words.say
        lines = self.table.face.papers(self.table.race.state)
        return Page(say("terminal-papers"), lines, say("terminal-papers-keys"), ("enter", "space", "p"))

    # --- What is shown ---

    def show(self) -> None:
        table, state = self.table, self.table.race.state
        face = table.face
        width = self.size.width
        news = table.news()
        if news:
            self.notice = "\n".join(news)
        if not width or not self.is_mounted:
            return
        table.question()  # Decides whose cards may be seen.
        self.put("headline", self.headline())
        self.put("ribbon", face.ribbon(state, width))
        self.put("question", self.question())
        self.put("notice", Text(self.notice, "bold #f5c518"))
        self.query_one("#notice").display = bool(self.notice)
        self.put("keys", self.keys())
        self.put("board", face.board(state, width, self.board_height()))
        if self.roomy:
            for seat in range(table.race.seats):
                card = self.query_one(f"#card-{seat}", Static)
                card.set_class(seat == table.focus(), "at-turn")
                card.update(face.card(state, seat, width // table.race.seats - 4))
        else:
            rows = [face.row(state, seat, max(40, width * 3 // 5 - 2)) for seat in range(table.race.seats)]
            self.put("rows", Text("\n", no_wrap=True, overflow="crop").join(rows))
        self.call_after_refresh(self.show_log)

    def put(self, id: str, text: RenderableType) -> None:
        self.query_one(f"#{id}", Static).update(text)

    def board_height(self) -> int:
        """The height that the other parts leave; the choices always get theirs first."""
        asked = self.table.question()
        rows = max(self.table.face.question_rows, self.rows(asked) if asked is not None else 4)
        tabs = 1 if self.table.face.question_rows else 0
        choices = 1 + tabs + rows
        if self.roomy:
            choices = max(8, 2 + tabs + 2 * rows if asked is not None or tabs else 0)
        seats = 0 if self.tight else self.table.race.seats
        panels = self.table.face.card_height + 2 if self.roomy else seats
        notice = 2 if self.notice else 0
        return max(3, self.size.height - 3 - panels - choices - notice)

    def headline(self) -> Text:
        game = self.table.race.game.title
        return Text.assemble(
            (f" {game} ", "bold #111111 on #f5c518"), f"  {self.table.face.headline(self.table.race.state)}"
        )

    def question(self) -> RenderableType:
        table, say = self.table, self.table.words.say
        asked = table.question()
        if asked is not None:
            return self.asked(asked)
        if table.over:
            return Text("\n").join([Text(say("terminal-result"), "bold"), *self.standings()])
        seat = table.focus()
        if seat is None:
            return Text("")
        line = Text(say("terminal-bot-drives", who=table.face.name(seat)), table.face.colour(seat))
        return line.append(f"   {say('terminal-hurry')}", FAINT)

    def asked(self, asked: Question) -> RenderableType:
        style = "bold" if asked.seat is None else f"bold {self.table.face.colour(asked.seat)}"
        groups = [group for group in asked.groups() if group.label]
        tabs = [self.tabs(groups)] if groups else []
        return Lines(Text(asked.prompt, style), *tabs, self.grid(asked))

    def opened(self, asked: Question) -> Group | None:
        """The group of choices that is shown: the one opened last, if the question has it, else its first."""
        groups = asked.groups()
        face = self.table.face
        if face.opened not in groups or self._opened_at != self.table.plies:
            face.opened = groups[0] if groups else None
            self._opened_at = self.table.plies
        return face.opened

    def tabs(self, groups: list[Group]) -> Text:
        line = Text(" ", no_wrap=True, overflow="ellipsis")
        for group in groups:
            here = group == self.table.face.opened
            key = KEY_CAPS.get(group.keys[0], group.keys[0])
            line.append(f" {key} ", CAP)
            line.append(f" {group.label} ", "bold reverse" if here else FAINT)
            line.append("  ")
        return line

    def grid(self, asked: Question) -> RenderableType:
        """The choices one below the other; those of a group in columns where they are many and short."""
        shown, others = self.shown(asked)
        rows = self.height_of(shown)
        grids = []
        for lines in ([shown[first::rows] for first in range(rows)], [[choice] for choice in others]):
            grid = Grid.grid(padding=(0, 1, 0, 0))
            for line in lines:
                cells: list[Text] = []
                for choice in line:
                    cap = Text(f" {choice.keys[0]} ", CAP)
                    cells += [Text(""), cap, Text(self.caps(choice), FAINT), self.wording(choice)]
                grid.add_row(*cells)
            grids.append(grid)
        return Lines(*(grid for grid in grids if grid.row_count))

    def shown(self, asked: Question) -> tuple[list[Choice], list[Choice]]:
        """The choices of the open group, and those of none."""
        choices = asked.within(self.opened(asked))
        grouped = [choice for choice in choices if choice.group is not None]
        return grouped, [choice for choice in choices if choice.group is None]

    def wording(self, choice: Choice) -> Text:
        text = Text(choice.label, "bold")
        if choice.detail:
            text.append("\n" if self.roomy else "  ")
            text.append(choice.detail, "not bold #c3c8d0")
        return text

    def height_of(self, choices: list[Choice]) -> int:
        """Rows that these choices take: `COLUMN_ROWS` in as many columns as that needs, more if those are too
        wide."""
        room = self.size.width * 3 // 5 if self.roomy else self.size.width
        widths = [max(map(cell_len, self.wording(choice).plain.split("\n"))) for choice in choices]
        for rows in range(COLUMN_ROWS, len(choices)):
            columns = [max(widths[first : first + rows]) for first in range(0, len(widths), rows)]
            if sum(columns) + COLUMN_MARGIN * len(columns) <= room:
                return rows
        return len(choices)

    def rows(self, asked: Question) -> int:
        """Rows that the choices take."""
        shown, others = self.shown(asked)
        return self.height_of(shown) + len(others)

    def caps(self, choice: Choice) -> str:
        """The other keys of a choice that are easy to find, such as arrows, besides the printed one."""
        return "".join(KEY_CAPS[key] for key in choice.keys if key in ("up", "down", "right", "enter"))

    def keys(self) -> Text:
        say = self.table.words.say
        return self.key_line(
            {
                key: (command, say(f"terminal-key-{command}"))
                for key, command in self.table.face.commands().items()
                if command not in ("where", "map", "take")
            },
            LESS_NEEDED,
        )

    def key_line(self, keys: dict[str, tuple[str, str]], less_needed: tuple[str, ...]) -> Text:
        """Keys with what they do, in one line; where that is too short, the help has the less needed ones."""
        left = dict(keys)
        for command in less_needed:
            if 1 + sum(cell_len(f"{key} {does}  ") for key, (_, does) in left.items()) - 2 <= self.size.width:
                break
            left = {key: told for key, told in left.items() if told[0] != command}
        line = Text(" ", no_wrap=True, overflow="ellipsis")
        for key, (_, does) in left.items():
            line.append(key, "bold #f5c518")
            line.append(f" {does}  ", FAINT)
        return line

    def show_log(self) -> None:
        log = self.query_one("#log-beside-question" if self.roomy else "#log-beside-rows", Static)
        width, height = log.content_size
        if width <= 0 or height <= 0:
            return
        since = max(0, len(self.table.race.log) - LOG_EVENTS)
        wrapped: list[Text] = []
        for line in self.log_lines(since)[-height:]:
            first, *more = line.wrap(self.app.console, width - 1)
            wrapped += [first, *(Text(" ") + rest for rest in more)]
        log.update(Text("\n").join(wrapped[-height:]))

    def log_lines(self, since: int = 0) -> list[Text]:
        face = self.table.face
        return [Text.assemble(("▎", face.colour(line.seat)), line.text) for line in self.table.lines(since)]

    # --- Keys ---

    def on_key(self, event: events.Key) -> None:
        event.stop()
        key = pressed(event)
        self.notice = ""
        command = self.table.face.commands().get(key)
        try:
            if key in ("ctrl+c", "ctrl+q"):
                self.ask_quit()
            elif command is not None:
                self.carry_out(command)
            else:
                self.choose(key)
        except RacecraftError as error:
            self.notice = sentence(error, self.table.words)
        self.show()

    def choose(self, key: str) -> None:
        asked = self.table.question()
        if asked is None:
            if self.table.over:
                self.show_result()
            elif self._timer is not None and key in ("space", "enter"):
                self._hurry = True
                self._timer.stop()
                self.flow()
            return
        for group in asked.groups():
            if key in group.keys:
                self.table.face.opened = group
                return
        opened = self.opened(asked)
        choice = asked.find(key, opened)
        if choice is None:
            keys = ", ".join(choice.keys[0] for choice in asked.within(opened))
            if len(key) == 1:
                self.notice = self.table.words.say("terminal-not-understood", text=key, keys=keys)
            return
        self.table.answer(choice)
        self.pause()

    def pause(self) -> None:
        """Shows what a person has just decided before others act on it; until then it may be taken back."""
        wait = self.delay * self.table.face.pace(self.table.race.state)
        if wait > 0 and self.table.question() is None and not self.table.over:
            self._timer = self.set_timer(wait, self.flow)
            self.show()
        else:
            self.flow()

    def carry_out(self, command: str) -> None:
        table, say = self.table, self.table.words.say
        if command == "undo":
            table.undo()
            if self._timer is not None:
                self._timer.stop()
            self.flow()
        elif command == "hint":
            self.notice = table.hint() if table.question() is not None else ""
        elif command == "take":
            if table.question() is not None:
                self.notice = table.take_hint()
                self.pause()
        elif command == "go":
            self.ask_where()
        elif command == "drive-on":
            if table.drive_on():
                self.pause()
            else:
                self.notice = say("terminal-no-drive-on")
        elif command == "save":
            self.notice = say("terminal-saved", path=str(table.save()))
        elif command == "log":
            lines = self.log_lines() or [Text(say("terminal-log-empty"))]
            self.open(
                Page(say("terminal-log"), lines, say("terminal-page-keys"), ("l", "q", "enter"), at_end=True)
            )
        elif command == "quit":
            self.ask_quit()
        elif command == "papers":
            self.open(self.papers())
        else:
            self.open(Page(say("terminal-help"), self.help(), say("terminal-page-keys"), ("?", "q", "enter")))

    def ask_where(self) -> None:
        """Lists the spaces that the decision may lead to; a letter plays the whole decision."""
        say, targets = self.table.words.say, self.table.targets()
        if not targets:
            self.notice = say("terminal-go-nowhere")
            return
        letters = dict(zip(TARGET_KEYS, targets, strict=False))
        lines = []
        for letter, target in letters.items():
            line = Text.assemble((f" {letter} ", CAP), f"  {target.label}")
            lines.append(line.append(f"  {target.detail}", FAINT))

        def chosen(key: str) -> None:
            if key in letters:
                self.table.answer(letters[key])
                self.pause()

        self.open(Page(say("terminal-go"), lines, say("terminal-page-keys"), tuple(letters)), chosen)

    def open(self, page: Page, then: Callable[[str], None] | None = None) -> None:
        self.app.push_screen(page, lambda key: then(key) if then is not None and key is not None else None)

    def help(self) -> list[Text]:
        say = self.table.words.say
        lines = [Text(say("terminal-help-screen")), Text("")]
        for key, command in self.table.face.commands().items():
            if command not in ("where", "map"):
                about = self.table.face.about_command(command)
                lines.append(Text.assemble((f" {key} ", "bold #111111 on #d5d8dd"), f"  {about}"))
        return [*lines, Text(""), *self.table.face.legend(self.table.race.state)]

    # --- The end ---

    def standings(self) -> list[Text]:
        """The result in the colours of the cars, the winner in bold."""
        return [
            Text(text, f"bold {self.table.face.colour(seat)}" if place == 1 else self.table.face.colour(seat))
            for place, seat, text in standings(self.table)
        ]

    def show_result(self) -> None:
        say = self.table.words.say
        lines = self.standings()
        papers = self.table.face.papers(self.table.race.state)
        lines += [Text(""), *papers] if papers else map(Text, self.table.report())
        lines += [Text(""), *map(Text, farewell(self.table, None))]
        self.open(
            Page(say("terminal-result"), lines, say("terminal-result-keys"), ("q", "enter", "l", "s")),
            self.after_result,
        )

    def after_result(self, key: str) -> None:
        if key in ("q", "enter", "ctrl+c"):
            self.app.exit()
        elif key in ("l", "s"):
            self.notice = ""
            try:
                self.carry_out(self.table.face.commands()[key])
            except RacecraftError as error:
                self.notice = sentence(error, self.table.words)
            self.show()

    def ask_quit(self) -> None:
        """Leaves at once when nothing would be lost."""
        table, say = self.table, self.table.words.say
        if table.over or not table.unsaved:
            self.app.exit()
            return
        page = Page(
            say("terminal-quit"),
            [Text(say("terminal-quit-text"))],
            say("terminal-quit-keys"),
            ("s", "x", "enter"),
        )
        self.open(page, self.after_quit)

    def after_quit(self, key: str) -> None:
        if key == "s":
            try:
                self.table.save()
            except RacecraftError as error:
                self.notice = sentence(error, self.table.words)
                self.show()
                return
        if key in ("s", "x"):
            self.app.exit()


class RaceApp(App[None]):
    """A race from its first question to its result."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []
    CSS = """
    RaceScreen, WatchScreen { background: #101216; color: #e6e8ec; overflow: hidden; }
    #headline, #ribbon, #keys { height: 1; }
    #headline { background: #1b1e25; }
    #keys { dock: bottom; background: #1b1e25; }
    #board { height: auto; }
    #cards { height: 7; display: none; }
    .card { width: 1fr; height: 7; border: round #343a45; padding: 0 1; }
    .card.at-turn { border: heavy #f5c518; }
    #middle { height: 1fr; }
    #rows { width: 3fr; height: 100%; }
    .log { height: 100%; padding: 0 1; color: #c3c8d0; }
    #log-beside-rows { width: 2fr; }
    #lower { height: auto; max-height: 60%; }
    #asked { width: 3fr; height: auto; max-height: 100%; }
    #log-beside-question { width: 2fr; display: none; }
    #notice { height: auto; padding: 0 1; }
    .tight #middle { display: none; }
    .roomy #cards { display: block; }
    .roomy #middle { display: none; }
    .roomy #lower { height: 1fr; max-height: 100%; }
    .roomy #asked { height: 100%; padding: 1 1 0 1; }
    .roomy #log-beside-question { display: block; border-left: solid #343a45; margin-top: 1; }
    Page { align: center middle; background: #000000 60%; }
    #page { width: 84; max-width: 96%; height: auto; max-height: 100%; background: #1b1e25; color: #e6e8ec;
            border: round #f5c518; padding: 0 2; }
    #page-title { height: 2; }
    #page-text { height: auto; }
    #page-keys { height: 2; padding-top: 1; }
    """

    def __init__(self, table: Table, delay: float) -> None:
        super().__init__()
        self.race_screen = RaceScreen(table, delay)

    def on_mount(self) -> None:
        self.push_screen(self.race_screen)
        self._leave_when_asked()

    def _leave_when_asked(self) -> None:
        """A request to end leaves as `q` does: with the screen restored and the race kept."""
        if sys.platform != "win32" and threading.current_thread() is threading.main_thread():
            loop = asyncio.get_running_loop()
            loop.add_signal_handler(signal.SIGTERM, self.exit, None, SIGNALLED + signal.SIGTERM)

    async def action_quit(self) -> None:
        self.race_screen.ask_quit()

    def action_help_quit(self) -> None:
        self.race_screen.ask_quit()
