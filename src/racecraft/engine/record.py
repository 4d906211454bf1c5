"""The record of a race: header, every action and outcome, result. A state is the replay of a record.

JSON Lines. The first line is the header, each further line one ply in the game's own notation, the last line
of a finished race its result with a checksum over all lines before it. A race that was ended before its
finish has such a line without a result. Seats are counted from 0.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Annotated, Any, Literal

import msgspec

from racecraft.engine.chance import Source, source_of
from racecraft.engine.decision import MOST_ACTIONS, play_all
from racecraft.engine.errors import BadRecord, OtherRules, RacecraftError, worded
from racecraft.engine.files import path_of, save_whole, unreadable
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import game_of
from racecraft.engine.state import State
from racecraft.engine.version import VERSION

FORMAT = 1


class Chair(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Who sits in a seat: a name, and the bot that drives if it is not a person."""

    name: str
    bot: str | None = None


class Header(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True, kw_only=True):
    """The first line: all that is needed to start the same race again."""

    racecraft: int
    engine: str
    game: str
    options: dict[str, Any]
    seats: list[Chair]
    chance: dict[str, Any]
    date: str | None = None
    rules: int = 1
    """The version of the game's rules with which it was raced."""
    position: dict[str, Any] | None = None
    """Where the race began, if not at the start; such a race is for training and never rated."""


class Ply(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True, gc=False):
    """One decision of a seat (`seat`, `play`) or one outcome of chance (`draw`). A decision of one action is
    a text, one of several a list."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=99)] | None = None
    play: str | list[str] | None = None
    draw: str | None = None

    def fault(self) -> str | None:
        if self.draw is not None:
            return "an outcome belongs to no seat" if self.seat is not None or self.play is not None else None
        if self.seat is None or self.play is None:
            return "a ply is either a seat with what it plays or what is drawn"
        if isinstance(self.play, list) and not 2 <= len(self.play) <= MOST_ACTIONS:
            return f"a list of actions has 2 to {MOST_ACTIONS} of them, not {len(self.play)}"
        return None

    @property
    def actions(self) -> list[str]:
        """The actions of a decision in notation; none for an outcome."""
        if self.play is None:
            return []
        return self.play if isinstance(self.play, list) else [self.play]


class Ending(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """The last line of a race that is over. `seed` reveals what a committed source had promised."""

    result: dict[str, Any] | None
    """None for a race that was ended before its finish."""
    plies: int
    sha256: str
    seed: str | None = None


class Record:
    """A race as it was played, finished or not."""

    def __init__(self, header: Header, plies: list[Ply] | None = None, ending: Ending | None = None) -> None:
        self.header = header
        self.plies: list[Ply] = plies if plies is not None else []
        self.ending = ending

    @property
    def game(self) -> AnyGame:
        return game_of(self.header.game)

    def lines(self) -> Iterator[bytes]:
        """The record as it is written, a line at a time without line ends."""
        encode = msgspec.json.encode
        yield encode(self.header)
        for ply in self.plies:
            yield encode(ply)
        if self.ending is not None:
            yield encode(self.ending)

    def encode(self) -> bytes:
        return b"".join(line + b"\n" for line in self.lines())

    def save(self, path: str | os.PathLike[str]) -> None:
        """Writes the whole file or leaves the old one as it was; CannotWrite says why it failed."""
        save_whole(path, self.encode())

    def __repr__(self) -> str:
        header = self.header
        names = ", ".join([chair.name for chair in header.seats])
        result = None if self.ending is None else self.ending.result
        end = "unfinished" if result is None else f"places {result.get('places')}"
        return f"<Record {header.game}: {names}; {len(self.plies)} plies; {end}>"

    def close(self, result: Mapping[str, Any] | None, seed: str | None = None) -> None:
        """Adds the result, if there is one, and the checksum of everything before it."""
        told = None if result is None else dict(result)
        self.ending = Ending(told, len(self.plies), self.checksum(), seed)

    def checksum(self) -> str:
        digest = hashlib.sha256()
        for line in Record(self.header, self.plies).lines():
            digest.update(line + b"\n")
        return digest.hexdigest()

    def check_rules(self) -> None:
        """OtherRules if the race was driven by other rules than are played here."""
        made, game = self.header.rules, self.game
        if made != game.rules:
            raise OtherRules(
                f"the race was driven by version {made} of the rules of {game.id}; "
                f"this is version {game.rules}"
            )

    def start(self, any_rules: bool = False) -> State:
        """The position before the first ply; OtherRules if the race was driven by other rules, unless any
        will do."""
        if not any_rules:
            self.check_rules()
        header, game = self.header, self.game
        seats = len(header.seats)
        state: State
        if header.position is None:
            state = game.new(seats, header.options)
        else:
            state = game.place(seats, header.options, header.position)
        return state

    def replay(self, upto: int | None = None) -> State:
        """The position after `upto` plies (all by default). BadRecord names the ply that does not fit."""
        state = self.start()
        for number, ply in enumerate(self.plies[:upto], 1):
            self.step(state, number, ply)
        return state

    def positions(self) -> Iterator[State]:
        """The start and the position after every ply, each a copy of its own. BadRecord names the
        ply that does not fit."""
        state = self.start()
        yield state.copy()
        for number, ply in enumerate(self.plies, 1):
            self.step(state, number, ply)
            yield state.copy()

    def step(self, state: State, number: int, ply: Ply) -> None:
        """Plays one ply. BadRecord names its line if it does not fit."""
        game = self.game
        try:
            fault = ply.fault()
            if fault is not None:
                raise BadRecord(fault)
            if ply.draw is not None:
                state.resolve(game.parse_outcome(state, ply.draw))
            elif ply.play is not None and ply.seat is not None:
                play_all(game, state, ply.seat, list(ply.actions))
        except RacecraftError as error:
            raise BadRecord(f"line {number + 1}: {error}") from None


def decode(data: bytes, name: str = "record") -> Record:
    """Reads a record without replaying it. BadRecord names the line that is wrong."""
    lines = data.split(b"\n")
    if data and lines[-1] != b"":
        raise worded(
            BadRecord(f"{name}: line {len(lines)} is cut off, the file was truncated"),
            "wrong-record-cut",
            file=name,
            line=len(lines),
        )
    lines.pop()
    if not lines:
        raise worded(
            BadRecord(f"{name} is empty; a record begins with a header line"), "wrong-record-empty", file=name
        )
    header = _read_header(lines[0], name)
    plies: list[Ply] = []
    ending: Ending | None = None
    for number, line in enumerate(lines[1:], 2):
        if ending is not None:
            raise BadRecord(f"{name}: line {number} comes after the result")
        try:
            if line.startswith(b'{"result"'):
                ending = msgspec.json.decode(line, type=Ending)
            else:
                ply = msgspec.json.decode(line, type=Ply)
                fault = ply.fault()
                if fault is not None:
                    raise BadRecord(f"{name}: line {number}: {fault}")
                plies.append(ply)
        except (ValueError, RecursionError) as error:
            raise worded(
                BadRecord(f"{name}: line {number} is not a ply of a record: {error}"),
                "wrong-record-ply",
                file=name,
                line=number,
            ) from None
    return Record(header, plies, ending)


def _read_header(line: bytes, name: str) -> Header:
    try:
        raw = msgspec.json.decode(line)
    except (ValueError, RecursionError) as error:
        raise worded(
            BadRecord(f"{name}: line 1 is not a header: {error}"), "wrong-record-header", file=name
        ) from None
    if not isinstance(raw, dict) or "racecraft" not in raw:
        raise worded(
            BadRecord(f"{name}: line 1 is not the header of a Racecraft record"),
            "wrong-record-header",
            file=name,
        )
    if raw["racecraft"] != FORMAT:
        raise BadRecord(
            f"{name}: the record has format {raw['racecraft']!r} and engine {raw.get('engine', 'unknown')!r};"
            f" this engine ({VERSION}) reads format {FORMAT}"
        )
    try:
        header = msgspec.convert(raw, Header)
    except msgspec.ValidationError as error:
        raise BadRecord(f"{name}: line 1: {error}") from None
    return header


def read(path: str | os.PathLike[str]) -> Record:
    """The record in a file; BadRecord says what is wrong with it."""
    file = path_of(path, BadRecord)
    try:
        return decode(file.read_bytes(), file.name)
    except (OSError, ValueError) as error:
        raise unreadable(file, error, BadRecord) from None


class Verdict(msgspec.Struct):
    """What verification found out about a record that holds."""

    plies: int
    finished: bool
    chance: str
    """`verified` (every draw recomputed), `claimed` (typed in), `sealed` (the seed is not revealed yet)."""
    result: dict[str, Any] | None


def verify(record: Record, name: str = "record", unfinished: bool = False) -> Verdict:
    """Replays a record, checking legality, chance, result and checksum; BadRecord says what does not hold."""
    ending = record.ending
    try:
        record.check_rules()
        if ending is None and not unfinished:
            raise BadRecord(
                f"the race is not finished: after {len(record.plies)} plies there is no result line"
            )
        if ending is not None and (ending.plies != len(record.plies) or ending.sha256 != record.checksum()):
            raise BadRecord("the checksum does not fit: the record was edited after the race")
        source = source_of(record.header.chance, None if ending is None else ending.seed)
        state = record.start()
        for _ in follow(record, state, source):
            pass
        result = state.result()
        if ending is not None:
            if result is None and ending.result is not None:
                raise BadRecord("the record gives a result, but the race is not over")
            if result is not None and result.json() != ending.result:
                raise BadRecord(f"the result is {result.json()}, not {ending.result}")
    except OtherRules as error:
        raise OtherRules(f"{name}: {error}") from None
    except BadRecord as error:
        raise BadRecord(f"{name}: {error}{_version_hint(record)}") from None
    except RacecraftError as error:
        raise BadRecord(f"{name}: line 1: {error}{_version_hint(record)}") from None
    kind = record.header.chance["kind"]
    chance = "verified" if source is not None else "sealed" if kind == "committed" else "claimed"
    told = None if result is None else dict(result.json())
    return Verdict(len(record.plies), ending is not None and told is not None, chance, told)


def follow(record: Record, state: State, source: Source | None) -> Iterator[Ply]:
    """Plays the record on its start state, comparing each outcome with what the source draws there."""
    game = record.game
    for number, ply in enumerate(record.plies, 1):
        outcomes = state.chance()
        if source is not None and outcomes:
            drawn = game.outcome_notation(state, source.draw(outcomes))
            if ply.draw is not None and ply.draw != drawn:
                raise BadRecord(f"line {number + 1}: {ply.draw!r} was drawn, but the seed gives {drawn!r}")
        elif not outcomes and not state.pending():
            raise BadRecord(f"line {number + 1}: the race was over before this ply")
        record.step(state, number, ply)
        yield ply


def _version_hint(record: Record) -> str:
    made = record.header.engine
    return (
        ""
        if made == VERSION
        else f" (made by engine {made}, which may be needed to replay it; this is {VERSION})"
    )


def new_record(
    game: AnyGame,
    options: dict[str, Any],
    chairs: list[Chair],
    source: Source,
    position: dict[str, Any] | None = None,
) -> Record:
    """An empty record of a race that is about to start."""
    header = Header(
        racecraft=FORMAT,
        engine=VERSION,
        game=game.id,
        options=options,
        seats=chairs,
        chance=source.header(),
        rules=game.rules,
        position=position,
    )
    return Record(header)


class Finding(msgspec.Struct, frozen=True):
    """What became of a stored race when it was replayed by the rules of this version."""

    name: str
    status: Literal["fine", "frozen", "bad"]
    """`frozen`: of other rules; `bad`: it cannot be read, or does not replay."""
    reason: str = ""


def examine(record: Record, name: str) -> Finding:
    """Replays a race, finished or not."""
    try:
        verify(record, name, unfinished=True)
    except OtherRules as error:
        return Finding(name, "frozen", str(error).removeprefix(f"{name}: "))
    except RacecraftError as error:
        return Finding(name, "bad", str(error).removeprefix(f"{name}: "))
    return Finding(name, "fine")


def examine_file(path: Path) -> Finding:
    try:
        record = read(path)
    except BadRecord as error:
        return Finding(str(path), "bad", str(error).removeprefix(f"{path.name}: "))
    return examine(record, str(path))
