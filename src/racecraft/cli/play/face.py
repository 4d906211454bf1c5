"""What the terminal must be told about a game: how it looks, what can be chosen, how its events read.

A face shows and explains; what is legal and what happens comes from the engine alone.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, TypeVar, cast

from rich.text import Text

from racecraft.cli.output import printable
from racecraft.engine.errors import IllegalAction
from racecraft.engine.game import AnyGame
from racecraft.engine.record import Chair
from racecraft.engine.state import Action, Event, Outcome, Result, Seat, State
from racecraft.locales import Words
from racecraft.outlook import outlook
from racecraft.outlook.advice import Weighing, advised
from racecraft.outlook.words import Said

S = TypeVar("S", bound=State)

UNDECIDED = -1
"""The number of a choice that decides nothing yet and only changes the sketch of a decision."""

COMMANDS = {
    "u": "undo",
    "h": "hint",
    "H": "take",
    "G": "go",
    "A": "drive-on",
    "s": "save",
    "l": "log",
    "w": "where",
    "m": "map",
    "p": "papers",
    "?": "help",
    "q": "quit",
}
"""The keys of the shell itself and what they ask for."""


NAMED_KEYS = {"up", "down", "left", "right", "enter", "space"}
"""Keys that exist on the full screen only: line by line they could not be typed."""

_KEYBOARD = str.maketrans(
    "йцукенгшщзфывапролджячсмитьбюіЙЦУКЕНГШЩЗФЫВАПРОЛДЖЯЧСМИТЬБЮІ",
    "qwertyuiopasdfghjkl;zxcvbnm,.sQWERTYUIOPASDFGHJKL:ZXCVBNM<>S",
)


def latin(key: str) -> str:
    """The Latin letter on the same key of a Ukrainian or Russian keyboard."""
    return key.translate(_KEYBOARD) if len(key) == 1 else key


@dataclass(frozen=True)
class Group:
    """Choices that belong together where a list of all would be long. The full screen shows one group at a
    time, at first that of the first choice; line by line all are listed."""

    sign: str
    """Typed before the key of a choice line by line; may be empty in one group of a question."""
    keys: tuple[str, ...]
    """What opens the group on the full screen; the first is printed beside it. They must not be keys of
    its question's choices or of the shell's commands."""
    label: str
    """Empty where all choices of a question are one group, made only to be shown in columns."""


@dataclass(frozen=True)
class Choice:
    """Something a player may decide or a die may show, as the player sees it."""

    number: Action | Outcome
    keys: tuple[str, ...]
    """What selects it; the first is printed beside it. Named keys (`up`, `enter`) exist on the full screen
    only. The letters of the shell's own commands (see `COMMANDS`) are not free."""
    label: str
    detail: str = ""
    """Odds and consequences."""
    group: Group | None = None
    decision: tuple[Action, ...] = ()
    """The whole decision, where it has more actions than `number`: the cards that go with a gear."""
    sketch: Any = None
    """With the number `UNDECIDED`: what the face is to remember of a decision that is still being made."""

    @property
    def whole_label(self) -> str:
        """The label where the group is not in sight."""
        group = "" if self.group is None else self.group.label
        return f"{group}: {self.label}" if group else self.label

    def typed(self, key: str) -> str:
        """What a line must hold to select it by this key."""
        return key if self.group is None else self.group.sign + key


@dataclass(frozen=True)
class Line:
    """A line of the log."""

    seat: Seat
    text: str


@dataclass(frozen=True)
class Standing:
    """A line of the result."""

    place: int
    seat: Seat
    text: str


class Face(ABC, Generic[S]):
    """One game in the terminal, in one language, for the players of one race."""

    def __init__(self, game: AnyGame, words: Words, chairs: Sequence[Chair]) -> None:
        self.game = game
        self.words = words
        self.chairs = list(chairs)
        self.opened: Group | None = None
        """The group of choices that the full screen shows, so that the board can point at it."""
        self.viewer: Seat | None = None
        """Who sits before the screen: only this seat's hidden cards may be shown."""
        self.sketch: Any = None
        """A decision that is still being made, as the face left it in a choice; the table forgets it when
        something happens."""

    # --- What is shown ---

    @abstractmethod
    def colour(self, seat: Seat) -> str:
        """The seat's colour as a rich style."""

    @abstractmethod
    def headline(self, state: S) -> str:
        """Where the race is."""

    def track_title(self, chosen: object, name: object) -> str:
        """A built-in track by its title in the language; a track from a file by the name given there."""
        return self.words.track(self.game.id, chosen) if isinstance(chosen, str) else printable(str(name))

    @abstractmethod
    def ribbon(self, state: S, width: int) -> Text:
        """The whole track with all cars, on one line."""

    @abstractmethod
    def board(self, state: S, width: int, height: int) -> Text:
        """The track around the car that matters now, in at most this many columns and lines."""

    @abstractmethod
    def row(self, state: S, seat: Seat, width: int) -> Text:
        """A seat's panel on one line."""

    @abstractmethod
    def card(self, state: S, seat: Seat, width: int) -> Text:
        """A seat's panel on `card_height` lines."""

    card_height: int

    question_rows = 0
    """Rows of choices for which the full screen keeps room, so that the board does not change its size from
    one question to the next."""

    @abstractmethod
    def situation(self, state: S, seat: Seat, full: bool) -> list[str]:
        """What a player would read off the board, in sentences; in full, or what is new since the last."""

    @abstractmethod
    def legend(self, state: S) -> list[Text]:
        """The signs of the board and what they mean."""

    @abstractmethod
    def standings(self, state: S, result: Result) -> list[Standing]:
        """The result, the winner first."""

    def papers(self, state: S) -> list[Text]:
        """The papers of the race as of now: shown on demand, and whenever a part of the race begins."""
        return []

    def chapter(self, state: S) -> int:
        """Counts the parts of a race, such as stages; the papers are shown when one begins."""
        return 0

    def hides(self, state: S) -> bool:
        """Whether the seat that decides has something in sight that its neighbours must not see."""
        return self.game.hides

    def report(self, state: S) -> list[str]:
        """What a race leaves behind beside its standings, such as a filled-in sheet."""
        return []

    def summary(self, state: S, events: Sequence[Event]) -> list[str]:
        """What can be counted from all that happened: the statistics below the result."""
        return []

    def lines(self, events: Sequence[Event]) -> list[Line]:
        """The events as sentences; a face may tell several in one."""
        return [Line(event.seat, self.sentence(event)) for event in events]

    def sentence(self, event: Event) -> str:
        return self.words.event(self.game.id, event, self.name)

    def told(self, said: Said | list[Said]) -> str:
        """A message of an outlook in words, or several."""
        return self.words.tell(cast("dict[str, Any] | list[Any]", said), self.name)

    def name(self, seat: Seat) -> str:
        return printable(self.chairs[seat].name)

    # --- What is asked ---

    without: frozenset[str] = frozenset({"papers"})
    """Commands of the shell that mean nothing in this game."""

    def commands(self) -> dict[str, str]:
        """The commands of the shell in this game by their keys."""
        return {key: command for key, command in COMMANDS.items() if command not in self.without}

    def about_command(self, command: str) -> str:
        """What a command of the shell does, in the game's own words where it has some."""
        own = f"{self.game.id}-command-{command}"
        return self.words.say(own if self.words.knows(own) else f"terminal-command-{command}")

    @abstractmethod
    def prompt(self, state: S, seat: Seat) -> str:
        """What the seat has to decide."""

    @abstractmethod
    def choices(self, state: S, seat: Seat) -> list[Choice]:
        """The seat's legal actions."""

    @abstractmethod
    def chance_prompt(self, state: S) -> str:
        """What is to be thrown or drawn at the real table."""

    @abstractmethod
    def outcomes(self, state: S) -> list[Choice]:
        """What the die or the draw that is due may show."""

    @abstractmethod
    def objection(self, state: S, seat: Seat, action: Action) -> str:
        """Why an action that the game knows is not legal now."""

    def targets(self, state: S, seat: Seat) -> list[Choice]:
        """The spaces that the decision may lead to, each with the whole decision that leads there: by their
        places in the list, or by name."""
        told = outlook(self.game, state, seat)["targets"]
        return [
            Choice(
                target["decision"][0],
                (str(number),) if target["cell"].isdecimal() else (str(number), target["cell"]),
                self.told(target["label"]),
                " · ".join(map(self.told, target["detail"])),
                decision=tuple(target["decision"]),
            )
            for number, target in enumerate(told, 1)
        ]

    def typed(self, state: S, seat: Seat, decision: list[Action]) -> str:
        """What has to be typed for a whole decision."""
        ahead, keys = state.copy(), []
        for action in decision:
            choice = next(one for one in self.choices(cast(S, ahead), seat) if one.number == action)
            keys.append(choice.typed(choice.keys[0]))
            ahead.play(seat, action)
        return " ".join(keys)

    def decided(self, state: S, seat: Seat, decision: list[Action]) -> str:
        """A whole decision in words."""
        return self.told(advised(self.game, state, seat, decision, Weighing(None, []))["label"])

    def called(self, state: S, seat: Seat, action: Action) -> str:
        """One action in words."""
        return self.told(outlook(self.game, state, seat)["choices"][str(action)]["label"])

    # --- How it flows ---

    @abstractmethod
    def automatic(self, state: S, seat: Seat) -> bool:
        """The only legal action is taken without asking."""

    def drive_on(self, state: S, seat: Seat) -> Action | None:
        """The action that `A` repeats until something has to be decided; None stops it."""
        return None

    def pace(self, state: S) -> float:
        """How long to show what has just happened, as a part of the ordinary delay."""
        return 1.0

    def board_option(self, path: Path) -> dict[str, Any]:
        """The options that make a race use a board file of one's own."""
        raise IllegalAction(f"{self.game.id} takes no board file")
