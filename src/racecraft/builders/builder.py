"""What every builder of tracks can do.

A document is the content of a track file, finished or not. All functions are pure: they take a document and
return another or say something about it. What they say are messages of the catalogues by their keys
(`outlook.words.Said`), so the same answer is read in any language. Places are ids of elements of the sketch,
by which a page finds them on its board; the empty place is the whole track.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Annotated, Any, Generic, TypedDict, TypeVar

import msgspec
from msgspec import Meta

from racecraft.engine.errors import BadBoard, BadOptions, Fault, RacecraftError, broken, worded
from racecraft.engine.game import AnyGame
from racecraft.engine.parts import games_with_part, part_of
from racecraft.engine.registry import game_of
from racecraft.locales import FALLBACK, Words
from racecraft.outlook.words import Said, say

Document = dict[str, Any]
Edit = Mapping[str, Any]
"""`{"do": "lay", …}`: what is done, and what a builder wants to know about it."""

FINGERPRINT_LETTERS = 16
MOST_BOXES = 9
"""That anybody owns."""


class BadEdit(RacecraftError):
    """An edit means nothing here; the document is unchanged."""


class Problem(TypedDict):
    """Something that keeps a track from being raced on, and where on the board it shows."""

    place: str
    said: Said


class Offer(TypedDict):
    """Something that may be laid at a place."""

    piece: str
    """Its id in the catalogue of pieces."""
    turn: int
    """Degrees by which its picture is turned there."""
    edit: dict[str, Any]
    """The edit that lays it."""
    label: Said
    left: int
    """How many there are after it; -1 where it is not counted."""


class Setting(TypedDict):
    """Something that holds for the whole track: a number within bounds, or one of some choices."""

    id: str
    edit: str
    """The edit that sets it: `do` is this, and the field named by the id has the value."""
    value: int | str
    low: int
    high: int
    choices: list[str]
    """Empty for a number."""


class Closing(TypedDict):
    """Ways to finish a track, the best first, or why there is none."""

    documents: list[Document]
    reason: Said | None


class Figure(TypedDict):
    """One number about a track."""

    id: str
    value: float
    said: Said


class Statistics(TypedDict):
    figures: list[Figure]
    map: dict[str, float]
    """By place, how dangerous it is there: 0 to 1."""


class Built(TypedDict):
    """A document with all that there is to say about it at once."""

    document: dict[str, Any]
    fingerprint: str
    title: str
    problems: list[Problem]
    statistics: Statistics
    sketch: dict[str, Any]
    """As the builder of the game lays it out."""


class Closed(TypedDict):
    """Ways to finish a track, the best first, or why there is none."""

    ways: list[Built]
    reason: Said | None


Length = Annotated[int, Meta(ge=0, le=1000)]


def check_length(game_id: str, length: int, least: int, most: int) -> None:
    """BadOptions, in the words of the game's catalogue, if a wished length is not one of those that can be
    made; 0 is no wish."""
    if length and not least <= length <= most:
        bounds = f"{least}" if least == most else f"{least} to {most}"
        refused = BadOptions(f"a generated track of {game_id} is {bounds} long here, not {length}")
        raise worded(refused, f"builder-{game_id}-wish-bounds", least=least, most=most, length=length)


class Wish(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a generated track is to be like. A game extends it; every field has a default and bounds."""

    length: Length = 0
    """In the builder's own unit (tiles, rows, spaces); 0: as the seed has it. A game says in the schema, as
    `least` and `most`, what else it may be, and as `most_per_box` what the boxes allow."""
    danger: Annotated[int, Meta(ge=0, le=5)] = 0
    """1 to 5, as `Game.track_character` counts; 0: as the seed has it."""


W = TypeVar("W", bound=Wish)


class Study(ABC):
    """A long computation about a finished track, made in steps of a second or so."""

    @abstractmethod
    def step(self) -> float:
        """Works on; returns the share that is done, 1 at the end."""

    @abstractmethod
    def found(self) -> Statistics:
        """What is known once the share is 1."""


class Builder(ABC, Generic[W]):
    """The builder of one game."""

    game_id: str
    wish_type: type[W]
    sketch_type: type = dict
    """The `TypedDict` of what `sketch` returns."""
    pieces_type: type = dict
    """The `TypedDict` of what `pieces` returns."""

    paper: str = ""
    """The kind of paper that is written before a race on a track, as the painter of the game names it."""
    formats: tuple[str, ...] = ()
    """Endings of files of other programs that `tidy` reads and `exported` writes."""

    @property
    def game(self) -> AnyGame:
        return game_of(self.game_id)

    # --- Documents ---

    @abstractmethod
    def blank(self) -> Document:
        """What one begins with; it need not be finished."""

    @abstractmethod
    def edit(self, document: Document, edit: Edit, owned: int = 1) -> Document:
        """The document after an edit; BadEdit if it means nothing here. The given one is not changed."""

    def tidy(self, document: Any, owned: int = 1) -> Document:
        """A document as edits leave it, from one that may come from anywhere, for somebody who owns so many
        boxes: BadBoard if it is so broken that it cannot even be shown and mended."""
        if not isinstance(document, dict):
            raise BadBoard("a track is a JSON object", broken("object", "{}"))
        return document

    def canonical(self, document: Document) -> Document:
        """The document without what does not matter for a race, such as its title: two with equal canonical
        forms are the same track."""
        return {key: value for key, value in document.items() if key != "name"}

    def title(self, document: Document) -> str:
        name = document.get("name")
        return name if isinstance(name, str) else ""

    def entitled(self, document: Document, title: str) -> Document:
        """The same track with another title."""
        return {**document, "name": title}

    def exported(self, document: Document, kind: str) -> dict[str, Any]:
        """The document as another program's file, one of `formats`."""
        raise BadBoard(f"tracks of {self.game_id} are written as .json only")

    # --- Judgement ---

    def check(self, document: Document, owned: int = 1) -> list[Problem]:
        """All that is wrong; nothing for a track that can be raced on. A builder that can name places and
        give a sentence each overrides `problems`; whatever it overlooks the game's own reader finds."""
        found = self.problems(document, owned)
        if not found:
            try:
                self.game.read_track(document, "track")
            except BadBoard as error:
                said = say("builder-refused", reason=str(error).removeprefix("track: "))
                if error.fault is not None:
                    said = {"key": error.fault.sentence, "values": dict(error.fault.values)}
                found.append({"place": "", "said": said})
        return found

    def problems(self, document: Document, owned: int) -> list[Problem]:
        """What is wrong, with places and in words."""
        return []

    def fits(self, document: Document, place: str, owned: int = 1) -> list[Offer]:
        """What may be laid at a place of the sketch."""
        return []

    def close(self, document: Document, owned: int = 1) -> Closing:
        """Proposals that finish a track; a builder whose tracks need no closing says so."""
        return {"documents": [], "reason": say("builder-nothing-to-close")}

    # --- Making ---

    @abstractmethod
    def generate(self, seed: int, wish: W) -> Document:
        """A track that can be raced on, the same for the same seed and wish. BadOptions if no track is as
        wished."""

    def wish(self, given: Mapping[str, Any] | None = None) -> W:
        """A wish from plain data; BadOptions says what is wrong with it."""
        try:
            return msgspec.convert(dict(given or {}), self.wish_type)
        except msgspec.ValidationError as error:
            raise BadOptions(f"{self.game_id} track: {error}") from None

    # --- Telling ---

    @abstractmethod
    def statistics(self, document: Document) -> Statistics:
        """What is known at once about a track, finished or not as far as it goes."""

    def study(self, document: Document) -> Study | None:
        """What takes longer to find out about a finished track; None where there is nothing more."""
        return None

    @abstractmethod
    def sketch(self, document: Document) -> Mapping[str, Any]:
        """Where everything lies, for a page that shows the document while it is edited."""

    def pieces(self, theme: str = "auto") -> Mapping[str, Any]:
        """The catalogue of what tracks are made of, with pictures; empty where a track is drawn freely."""
        return {}


AnyBuilder = Builder[Any]


def builder_of(game_id: str) -> AnyBuilder:
    """The builder of a game; UnknownName if it has none."""
    found: AnyBuilder = part_of("racecraft.builders", game_id, "BUILDER")
    return found


def check_whole(game: AnyGame, document: Document, name: str) -> None:
    """BadBoard for a track that its game reads and that its builder would not let through, such as one whose
    road lies on itself. What only a file can have, such as tiles of one's own, is for the game alone."""
    if game.id not in games_with_part("racecraft.builders"):
        return
    builder = builder_of(game.id)
    try:
        tidied = builder.tidy(document, MOST_BOXES)
    except BadBoard:
        return
    for problem in builder.check(tidied, MOST_BOXES):
        said = problem["said"]
        sentence = Words(FALLBACK).say(said["key"], **said["values"])
        raise BadBoard(f"{name}: {sentence}", Fault(said["key"], problem["place"], dict(said["values"])))


def fingerprint(builder: AnyBuilder, document: Document) -> str:
    """What a track is known by: equal for equal tracks, whatever they are called."""
    content = msgspec.json.encode(builder.canonical(document), order="sorted")
    return hashlib.sha256(content).hexdigest()[:FINGERPRINT_LETTERS]
