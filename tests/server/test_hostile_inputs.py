"""Wrong types, wrong sizes, foreign names and broken documents at every route: each is refused in a sentence,
and what others have is as it was."""

from __future__ import annotations

import asyncio
import copy
import sqlite3
import threading
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any
from urllib.parse import quote

import msgspec
import pytest

from racecraft.engine.chance import Committed
from racecraft.engine.race import Race
from racecraft.engine.record import Chair, Record
from racecraft.engine.registry import all_games
from racecraft.games import RALI
from racecraft.server.accounts.identity import new_guest
from racecraft.server.app import description
from racecraft.server.building.studies import MOST_WAITING, Studies
from racecraft.server.errors import Refused
from racecraft.server.fair_share import asking
from racecraft.server.ops.metrics import Metrics
from racecraft.server.ops.supervisor import Supervisor
from racecraft.server.play.live import Live
from racecraft.server.play.opening import NewTable, WantedSeat, plan
from racecraft.server.play.rooms import GROWN_AT_ONCE, Rooms
from racecraft.server.play.service import milliseconds
from racecraft.server.reviewing.jobs import WAITING, ReviewJobs
from racecraft.server.settings import Settings
from racecraft.server.side_thread import SideThread, share_of_one
from racecraft.server.transport.bodies import check_json
from tests.builders.every_edit import EVERY_EDIT, hostile_edits
from tests.reviews.races import raced
from tests.server.running_server import AMPLE, PATIENCE, Guest, running

pytestmark = pytest.mark.asyncio

NUMBERS = ["-1", "0", "1.5", "1e308", "-1e-308", "9007199254740993", "9" * 17, "9" * 400, "-" + "9" * 40]
VALUES = [
    *NUMBERS, "null", "true", '""', '"x"', '"Ґ\\u202e\\u0000"', '"%s"' % ("x" * 3000), "[]", "{}", "[[]]",
    '{"":{"":[]}}', '{"kind":"person"}', "[" * 30 + "]" * 30, '["a"]', "[9999999]", '"../../secret"',
]  # fmt: skip
"""As JSON, since some of them are nothing that a client of ours would write."""
WHOLE_BODIES = [
    b"", b"{", b"null", b"[]", b'"x"', b"0", b"\xff\xfe", b"NaN", b'{"a":NaN}', b"{}",
    b"[" * 5000, b'{"a":' * 3000 + b"1" + b"}" * 3000, b"[" + b"0," * 60_000 + b"0]", b'{"\\ud800":1}',
]  # fmt: skip
NAMES = ["x", "Ґ", "..", "%2e%2e%2f", "a" * 39, "-1", "99999999999999999999", "%F0%9F%8F%81", "'--", "{}"]
SEED = 15


def described() -> list[tuple[str, str, list[str], dict[str, Any]]]:
    """Every operation: method, path, the names in its path, and the fields of its body with their types."""
    told = description()
    found = []
    for path, operations in sorted(told["paths"].items()):
        for method, operation in sorted(operations.items()):
            named = [each["name"] for each in operation.get("parameters", []) if each["in"] == "path"]
            body = operation.get("requestBody", {}).get("content", {}).get("application/json", {})
            kind = body.get("schema", {}).get("$ref", "").rpartition("/")[2]
            found.append((method.upper(), path, named, told["components"]["schemas"].get(kind, {})))
    return found


def plain(field: str, told: dict[str, Any], known: dict[str, str]) -> str:
    """Something that would do for a field, so that the wrong one beside it is looked at."""
    if field in known:
        return known[field]
    if "enum" in told:
        return msgspec.json.encode(told["enum"][0]).decode()
    by_kind = {"integer": "1", "number": "1", "string": '"abc"', "boolean": "true", "array": "[]"}
    return by_kind.get(told.get("type", ""), "{}")


def bodies(schema: dict[str, Any], known: dict[str, str], random: Random) -> Iterator[bytes]:
    """Bodies with one wrong field each, then bodies that are wrong as a whole."""
    fields: dict[str, Any] = schema.get("properties", {})
    needed = {name: plain(name, fields[name], known) for name in fields if name in schema.get("required", [])}
    for name in fields:
        for value in random.sample(VALUES, 4):
            body = {**needed, name: value}
            yield ("{" + ",".join(f'"{key}":{text}' for key, text in body.items()) + "}").encode()
    yield from random.sample(WHOLE_BODIES, 2)


def contents(file: Path) -> set[tuple[Any, ...]]:
    """All rows of a database."""
    with sqlite3.connect(file) as connection:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {(name, *row) for name in names for row in connection.execute(f'SELECT * FROM "{name}"')}


async def test_every_route_refuses_what_is_wrong_and_changes_nothing(folder: Path) -> None:
    """Eve sends anything to everything about Ann's table, season and track."""
    random = Random(SEED)
    async with running(folder) as server, server.guest("Ann") as ann, server.guest() as eve:
        seats = [{"kind": "me"}, {"kind": "invited"}]
        body = {"game": "rali", "seats": seats, "options": {"first": 1}, "public": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        season = await ann.ask(
            "POST", "/api/championships", {"name": "Cup", "game": "rali", "calendar": [{}]}
        )
        made = (await ann.ask("POST", "/api/builders/rali/generate", {"seed": 1}))["document"]
        track = await ann.ask("POST", "/api/gallery/rali", {"document": made, "title": "Ann's"})
        known = {
            "game": '"rali"', "document": msgspec.json.encode(made).decode(), "code": f'"{code}"',
            "seats": '[{"kind":"me"}]', "calendar": "[{}]", "name": '"Eve"', "title": '"Track"',
        }  # fmt: skip
        places = {"game": "rali", "seat": "1", "number": "0", "track": track["fingerprint"], "kind": "rgt"}
        before = contents(folder / "racecraft.db")
        for method, path, named, schema in described():
            here = season["code"] if "/championships/" in path else code
            right = path
            for name in named:
                right = right.replace(f"{{{name}}}", places.get(name, here))
            if method != "GET":
                for content in bodies(schema, known, random):
                    if not (method == "DELETE" and path == "/api/me"):
                        await told_in_a_sentence(eve, method, right, content)
            for name in named:
                wrong = right.replace(places.get(name, here), random.choice(NAMES))
                await told_in_a_sentence(eve, method, wrong, b"{}")
            odd = f"?{quote(random.choice(NAMES))}={quote(random.choice(VALUES)[:100])}&width=-1&seat=1e9"
            await told_in_a_sentence(eve, "GET", right + odd, b"")
        page = (await ann.http.get("/metrics")).text
        assert 'racecraft_refused_total{key="failed"}' not in page
        assert before - contents(folder / "racecraft.db") == set()


async def told_in_a_sentence(somebody: Guest, method: str, path: str, content: bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = await somebody.http.request(method, path, content=content, headers=headers)
    assert answer.status_code < 500 or answer.status_code == 503, f"{method} {path} {content[:300]!r}"
    if answer.status_code >= 400:
        told = answer.json()
        assert told["status"] == answer.status_code, (method, path, told)
        assert told["sentence"], (method, path)


# --- Documents ---


def places_in(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """All places of a document, of long lists the first few."""
    entries: list[Any] = list(value.items()) if isinstance(value, dict) else []
    if isinstance(value, list):
        entries = list(enumerate(value))[:3]
    for key, inner in entries:
        yield (*path, key)
        yield from places_in(inner, (*path, key))


def broken(document: dict[str, Any], random: Random, ways: int) -> Iterator[bytes]:
    """The document with one place of every kind replaced by something wrong, in so many ways."""
    seen = set()
    for path in places_in(document):
        kind = tuple(key for key in path if isinstance(key, str))
        if kind in seen:
            continue
        seen.add(kind)
        twin = copy.deepcopy(document)
        inner: Any = twin
        for key in path[:-1]:
            inner = inner[key]
        inner[path[-1]] = "@"
        text = msgspec.json.encode(twin)
        for value in random.sample(VALUES, ways):
            yield text.replace(b'"@"', value.encode())


@pytest.mark.parametrize("ways", [1, pytest.param(5, marks=pytest.mark.long)])
@pytest.mark.parametrize("game", [game.id for game in all_games()])
async def test_a_broken_document_is_refused_wherever_one_can_be_sent(
    game: str, ways: int, folder: Path
) -> None:
    random = Random(f"{SEED} {game} {ways}")
    async with running(folder) as server, server.guest("Eve") as eve:
        made = (await eve.ask("POST", f"/api/builders/{game}/generate", {"seed": 3}))["document"]
        option = next(each for each in all_games() if each.id == game).track_option
        for count, text in enumerate(broken(made, random, ways)):
            document = b'{"document":%b}' % text
            titled = b'{"title":"T","document":%b}' % text
            table = b'{"game":"%b","seats":[{"kind":"me"}],"options":{"%b":%b}}'
            wanted = [
                (f"/api/builders/{game}", document),
                (f"/api/gallery/{game}", titled),
                ("/api/tables", table % (game.encode(), option.encode(), text)),
                (f"/api/builders/{game}/close", document),
                (f"/api/builders/{game}/fits", b'{"place":"1","document":%b}' % text),
            ]
            for path, content in wanted[: 5 if count % 8 == 0 else 1] + [wanted[1 + count % 2]]:
                await told_in_a_sentence(eve, "POST", path, content)
        for edit in [*EVERY_EDIT[game], *random.sample(hostile_edits(game), 20 * ways)]:
            content = msgspec.json.encode({"document": made, "edit": edit})
            await told_in_a_sentence(eve, "POST", f"/api/builders/{game}", content)
        for place in NAMES:
            content = msgspec.json.encode({"document": made, "place": place})
            await told_in_a_sentence(eve, "POST", f"/api/builders/{game}/fits", content)
        page = (await eve.http.get("/metrics")).text
        assert 'racecraft_refused_total{key="failed"}' not in page


async def test_numbers_that_nothing_counts_to_stay_outside() -> None:
    for text in ("9" * 17, "-" + "9" * 30, f"[1,{'9' * 20}]", '{"a":%s}' % ("1" * 4000)):
        with pytest.raises(Refused, match="16 digits"):
            check_json(text.encode(), AMPLE)
    for text in ("9" * 16, "0.12345678901234567890", "1.0000000000000000000001e-7", '"%s"' % ("9" * 40)):
        check_json(text.encode(), AMPLE)


async def test_an_invitation_in_other_letters_is_no_invitation(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Eve") as eve:
        body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "invited"}]}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        await eve.refused("not-yours", "POST", f"/api/tables/{code}/seats/1", {"invite": "Ґ"})
        season = await ann.ask(
            "POST", "/api/championships", {"name": "Cup", "game": "rali", "calendar": [{}]}
        )
        await eve.refused(
            "not-yours", "POST", f"/api/championships/{season['code']}/entrants", {"invite": "Ґ"}
        )


# --- Queues ---


async def test_nobody_fills_the_queue_of_a_side_thread() -> None:
    """An address that asks for all it can get leaves room for others, who are next."""
    thread = SideThread("racecraft-test", 8, "busy here")
    go_on = threading.Event()
    done: list[str] = []

    def work(name: str) -> None:
        assert go_on.wait(PATIENCE)
        done.append(name)

    async def ask(address: str, name: str) -> None:
        asking.set(address)
        await thread.run(work, name)

    greedy = [asyncio.create_task(ask("eve", f"eve {number}")) for number in range(share_of_one(8) + 2)]
    await asyncio.sleep(0)
    other = asyncio.create_task(ask("ann", "ann"))
    await asyncio.sleep(0)
    go_on.set()
    told = await asyncio.gather(*greedy, other, return_exceptions=True)
    refused = [each for each in told if isinstance(each, Refused)]
    assert [str(each) for each in refused] == ["busy here"] * 2
    assert done.index("ann") <= 2
    assert len(done) == share_of_one(8) + 1


async def test_no_address_takes_all_places_for_studies(monkeypatch: pytest.MonkeyPatch) -> None:
    async def endless(*_: object) -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(Studies, "_run", endless)
    tasks = Supervisor()
    waiting = Studies(tasks)
    asking.set("eve")
    for number in range(share_of_one(MOST_WAITING)):
        assert waiting.progress("gt", f"{number}", {}).share == 0
    with pytest.raises(Refused, match="too many tracks"):
        waiting.progress("gt", "one more", {})
    assert waiting.progress("gt", "0", {}).share == 0, "what is under way can be asked for"
    asking.set("ann")
    waiting.progress("gt", "ann's", {})
    await tasks.close()


async def test_no_address_takes_all_places_for_reviews(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two who ask for the same review at the same time get one."""
    asked: list[object] = []

    async def endless(self: ReviewJobs, question: object) -> AsyncIterator[object]:
        asked.append(question)
        await asyncio.Event().wait()
        yield None

    monkeypatch.setattr(ReviewJobs, "_asked", endless)
    async with running(folder) as server:
        jobs = ReviewJobs(server.service.store, milliseconds)
        record = raced("rali", seats=1)
        asking.set("eve")
        await asyncio.gather(jobs.start(record), jobs.start(record))
        while not asked:
            await asyncio.sleep(0.005)
        others = []
        for number in range(share_of_one(WAITING) + 1):
            chairs = [msgspec.structs.replace(chair, name=f"{number}") for chair in record.header.seats]
            header = msgspec.structs.replace(record.header, seats=chairs)
            others.append(Record(header, record.plies, record.ending))
        for other in others[:-1]:
            await jobs.start(other)
        with pytest.raises(Refused, match="too many reviews"):
            await jobs.start(others[-1])
        asking.set("ann")
        await jobs.start(others[-1])
        assert len(asked) == 1
        await jobs.close()


# --- Long races ---


class StoreInMemory:
    """Answers at once, so that only what is done with the answer is waited for."""

    shared = False

    def __init__(self, rows: list[Any]) -> None:
        self._rows = rows

    async def read(self, query: object) -> list[Any]:
        return self._rows


async def test_a_long_race_that_is_rebuilt_keeps_nobody_waiting() -> None:
    seed = bytes(range(32))
    header = Race.start(
        RALI, {"laps": 3}, [Chair("Ann"), Chair("Bob")], Committed(seed, ["", ""])
    ).record.header
    live = Live(header, seed, None)
    lines = [live.begin(0)]
    while len(lines) <= 3 * GROWN_AT_ONCE:
        seat = live.pending[0]
        lines.append(live.play(seat, live.race.legal(seat)[-1], 0))
    ann = new_guest()
    facts = plan(NewTable("rali", [WantedSeat("me"), WantedSeat("me")], {"laps": 3}), ann, 0)
    facts.header, facts.seed, facts.status = header, seed, "running"
    store: Any = StoreInMemory([SimpleNamespace(line=line, seen=seen, at=0) for line, seen in lines])
    rooms = Rooms(store, Settings(), Metrics(), milliseconds)
    room = rooms.made("abcd")
    room.learn(facts)
    turns = 0

    async def others() -> None:
        nonlocal turns
        while room.live is None:
            turns += 1
            await asyncio.sleep(0)

    beside = asyncio.create_task(others())
    grown = await rooms.live(room)
    await beside
    assert grown.moves == len(lines)
    assert turns >= 3


async def test_an_address_asks_for_whole_races_at_a_rate(folder: Path) -> None:
    """On all its sockets together; what it says besides is heard."""
    limits = msgspec.structs.replace(AMPLE, hellos=0.001, hello_burst=4)
    async with running(folder, limits=limits) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "me"}], "start": True}
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        async with ann.at(code, 0) as one, ann.at(code) as two:
            await one.hear("state")
            await two.hear("state")
            for _ in range(2):
                await two.say(type="hello")
                await two.hear("state")
            await two.say(type="hello", seat=None)
            assert (await two.hear("error"))["key"] == "too-fast"
            assert (await one.play(0, one.shown["legal"][0]["action"]))["type"] == "update"
            await two.hear("update")
