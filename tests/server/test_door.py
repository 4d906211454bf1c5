"""What is turned down before anything is built from it, and lists that nothing breaks or inflates."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from sqlalchemy import update

import racecraft.games  # noqa: F401  (registers the games)
from racecraft.engine.registry import game_of
from racecraft.server.settings import Limits, Settings
from racecraft.server.store import schema
from racecraft.server.transport.limits import Proxies, client_address
from tests.server.raw_socket import request
from tests.server.running_server import PATIENCE, Guest, RunningServer, running
from tests.server.test_security import SOLO, solo, with_limits

pytestmark = pytest.mark.asyncio

DEEP = 976
"""Deep enough to be read by a decoder and not to be written by an encoder."""


def nested(depth: int) -> bytes:
    return b'{"a":' * depth + b"1" + b"}" * depth


def own_board() -> dict[str, Any]:
    rali = game_of("rali")
    return rali.track_data(rali.track("classic"))


async def post(guest: Guest, body: bytes) -> httpx.Response:
    return await guest.http.post("/api/tables", content=body, headers={"content-type": "application/json"})


# --- Bodies ---


async def test_one_table_cannot_break_the_lobby(folder: Path) -> None:
    async with running(folder) as server, server.guest("Mallory") as mallory:
        for depth in range(DEEP - 40, DEEP + 10):
            board = msgspec.json.encode(own_board())[:-1] + b',"extra":' + nested(depth) + b"}"
            wanted = b'{"game":"rali","public":true,"seats":[{"kind":"me"}],"options":{"board":%s}}' % board
            answer = await post(mallory, wanted)
            assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")
            assert (await mallory.ask("GET", "/api/tables"))["tables"] == []


@pytest.mark.parametrize("field", ["options", "position"])
async def test_depth_is_limited_everywhere(field: str, folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        for depth, sentence in ((40, "nested at most 32 deep"), (20, None)):
            body = b'{"game":"rali","seats":[{"kind":"me"}],"%s":%s}' % (field.encode(), nested(depth))
            answer = await post(ann, body)
            assert answer.status_code == 400
            assert (sentence in answer.json()["sentence"]) if sentence else ("nested" not in answer.text)


async def test_brackets_in_texts_do_not_count(folder: Path) -> None:
    name = r"x[{\"" + "[" * 24
    async with running(folder) as server, server.guest("Ann") as ann:
        wanted = {**SOLO, "seats": [{"kind": "me", "name": name}]}
        mine = await ann.ask("POST", "/api/tables", wanted)
        assert mine["table"]["seats"][0]["name"] == name


async def test_the_number_of_values_is_limited(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        body = b'{"game":"rali","seats":[{"kind":"me"}],"options":{"board":{"x":[' + b"1," * 60_000 + b"1]}}}"
        answer = await post(ann, body)
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")


@pytest.mark.parametrize(
    "body", [b'"' + b'\\"' * 120_000, b'"' + b'\\"' * 120_000 + b"\\", b'"' * 250_000, b"\\" * 250_000]
)
async def test_quotes_without_end_are_turned_down_at_once(body: bytes, folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, asyncio.timeout(10):
        assert (await post(ann, body)).status_code == 400


@pytest.mark.parametrize("text", [b"\xff", b"\xed\xa0\xbd", b"\xc0\xaf", b"\xf4\x90\x80\x80", b"\xd0"])
async def test_what_is_not_utf_8_is_a_bad_request(
    text: bytes, folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """And no failure of ours: anybody could fill the log with those."""
    async with running(folder) as server, server.guest("Ann") as ann:
        for body in (b'{"game":"%s"}' % text, b'{"%s":1}' % text, text):
            answer = await post(ann, body)
            assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")
        sent = await ann.http.post("/api/reviews", content=b'{"game":"%s"}' % text)
        assert sent.status_code == 400
    assert not [record for record in caplog.records if record.levelname == "ERROR"]


async def test_sketches_are_limited_too(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        deep = nested(60).decode()
        await ann.refused("bad-request", "GET", f"/api/tables/{code}/outlook?seat=0&sketch={deep}")
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            await wire.socket.send('{"type":"consider","seat":0,"sketch":' + deep + "}")
            assert "nested at most 32 deep" in (await wire.hear("error"))["sentence"]


async def test_a_board_of_ones_own_has_no_unknown_keys(folder: Path) -> None:
    circuit = game_of("gt").track_data(game_of("gt").track("k1"))
    async with running(folder) as server, server.guest("Ann") as ann:
        for game, options in (
            ("rali", {"board": {**own_board(), "extra": 1}}),
            ("rali", {"board": {**own_board(), "meta": {**own_board()["meta"], "x" * 100_000: 1}}}),
            ("gt", {"track": {**circuit, "extra": 1}}),
            ("gt", {"track": {**circuit, "tiles": [{**each, "extra": 1} for each in circuit["tiles"]]}}),
        ):
            wanted = {"game": game, "seats": [{"kind": "me"}], "options": options}
            answer = await post(ann, msgspec.json.encode(wanted))
            assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")
            assert "there is no " in answer.json()["sentence"]
            assert len(answer.content) < 2000


@pytest.mark.parametrize(
    ("game", "track", "option"),
    [
        ("rali", "classic", "board"),
        ("gt", "k1", "track"),
        ("heat", "espana", "track"),
        ("rallyman", "april_skies", "rally"),
    ],
)
async def test_a_board_of_ones_own_has_a_short_name(game: str, track: str, option: str, folder: Path) -> None:
    rules = game_of(game)
    async with running(folder) as server, server.guest("Ann") as ann:
        for length, status in ((100, 201), (101, 400)):
            own = msgspec.json.decode(msgspec.json.encode(rules.track_data(rules.track(track))))
            (own["meta"] if game == "rali" else own)["name"] = "x" * length
            wanted = {"game": game, "seats": [{"kind": "me"}], "options": {option: own}}
            answer = await post(ann, msgspec.json.encode(wanted))
            assert answer.status_code == status, answer.text


# --- Lists ---


async def publish(guest: Guest, **more: Any) -> str:
    wanted = {"game": "rali", "public": True, "seats": [{"kind": "me"}, {"kind": "open"}], **more}
    return str((await guest.ask("POST", "/api/tables", wanted))["table"]["code"])


async def damage(server: RunningServer, code: str, **values: Any) -> None:
    changed = update(schema.tables).where(schema.tables.c.code == code).values(**values)
    await server.service.store.write(changed)


@pytest.mark.parametrize(
    "values",
    [
        {"clock": '{"kind":'},
        {"options": "[]"},
        {"seed": "zz"},
        {"training": '{"position":1}'},
        {"options": '{"removed":1}'},
        {"options": '{"board":' + nested(DEEP).decode() + "}"},
    ],
    ids=["clock", "options", "seed", "training", "removed option", "deep"],
)
async def test_a_bad_row_breaks_no_list(
    values: dict[str, Any], folder: Path, database: str, caplog: pytest.LogCaptureFixture
) -> None:
    async with running(folder, database=database) as server, server.guest("Ann") as ann:
        good, bad = await publish(ann), await publish(ann)
        await damage(server, bad, **values)
        for _ in range(2):
            lobby = [entry["code"] for entry in (await ann.ask("GET", "/api/tables"))["tables"]]
            mine = [entry["table"]["code"] for entry in (await ann.ask("GET", "/api/me/races"))["races"]]
            assert good in lobby
            held = [good] if "training" in values else [good, bad]  # an exercise is no race
            assert sorted(mine) == sorted(held), "whoever holds it can close it"
            assert (await ann.ask("GET", "/api/me/turns"))["turns"] == []
            shown = (await ann.ask("GET", f"/api/tables/{bad}"))["table"]
            assert shown["frozen"], "whoever comes is told"
        await ann.ask("DELETE", f"/api/tables/{bad}")
    logged = [record for record in caplog.records if record.getMessage() == "a table is frozen"]
    assert len(logged) == 1, "it is told once"


async def test_a_bad_seat_breaks_no_list(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        good, bad = await publish(ann), await publish(ann)
        changed = update(schema.seats).where(schema.seats.c.code == bad).values(kind="throne")
        await server.service.store.write(changed)
        assert [entry["code"] for entry in (await ann.ask("GET", "/api/tables"))["tables"]] == [good]
        assert (await ann.ask("GET", f"/api/tables/{bad}"))["table"]["frozen"]


async def test_a_race_that_cannot_be_shown_hides_no_turn(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        good, bad = await solo(ann), await solo(ann)
        server.service.rooms.by_code.clear()
        await damage(server, bad, clock='{"kind":')
        assert (await ann.ask("GET", "/api/me/turns"))["turns"] == [good]


async def test_lists_carry_summaries(folder: Path) -> None:
    """The table itself carries everything."""
    board = own_board()
    size = len(msgspec.json.encode(board))
    async with running(folder) as server, server.guest("Ann") as ann:
        codes = [await publish(ann, options={"board": board, "laps": 3}) for _ in range(20)]
        lobby = await ann.http.get("/api/tables")
        assert len(lobby.content) < 20 * 1500 < 20 * size
        for shown in [*lobby.json()["tables"], (await ann.ask("GET", "/api/me/races"))["races"][0]["table"]]:
            assert shown["options"]["board"] == {"own": "Classic", "bytes": size}
            assert shown["options"]["laps"] == 3
            assert (shown["track"], shown["hides"], shown["training"]) == ("own", False, False)
        whole = await ann.ask("GET", f"/api/tables/{codes[0]}")
        assert whole["table"]["options"]["board"] == board


async def test_a_list_follows_its_tables(folder: Path) -> None:
    """What is kept of a table is not what changes of it."""
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await publish(ann)

        async def seen(status: str) -> dict[str, Any]:
            [shown] = (await bob.ask("GET", f"/api/tables?status={status}"))["tables"]
            return dict(shown)

        assert [seat["kind"] for seat in (await seen("open"))["seats"]] == ["person", "open"]
        await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
        assert [seat["name"] for seat in (await seen("open"))["seats"]] == ["Ann", "Bob"]
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        running_now = await seen("running")
        assert running_now["started"] is not None
        whole = await ann.ask("GET", f"/api/tables/{code}")
        assert whole["table"] == running_now
        training = {"game": "rali", "seats": [{"kind": "me"}], "position": {}, "public": True}
        await ann.ask("POST", "/api/tables", training)
        assert (await seen("open"))["training"]


async def test_what_an_address_stores_has_a_quota(folder: Path) -> None:
    board = own_board()
    size = len(msgspec.json.encode(board))
    limits = with_limits(stored_bytes=0.001, stored_burst=2 * size)
    async with running(folder, limits=limits) as server, server.guest("Ann") as ann:
        await publish(ann, options={"board": board})
        await publish(ann, options={"board": board})
        wanted = {"game": "rali", "seats": [{"kind": "me"}], "options": {"board": board}}
        await ann.refused("quota", "POST", "/api/tables", wanted)
        async with server.guest("Bob") as bob:
            await bob.refused("quota", "POST", "/api/tables", wanted)
        assert await publish(ann), "tables of the game's own tracks cost nothing"


# --- Heads ---


async def answer_to(server: RunningServer, head: bytes) -> bytes:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(head + b"\r\n")
    line = await asyncio.wait_for(reader.readline(), PATIENCE)
    writer.close()
    return line


async def test_a_head_has_8_kilobytes_also_in_one_piece(folder: Path) -> None:
    async with running(folder) as server:
        start = f"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\n".encode()
        assert b" 200 " in await answer_to(server, start + b"Cookie: " + b"x" * 7500 + b"\r\n")
        assert b" 431 " in await answer_to(server, start + b"Cookie: " + b"\\" * 64_000 + b"\r\n")
        assert b" 431 " in await answer_to(server, start + b"Cookie: " + b"\\" * 8500 + b"\r\n")
        assert b" 431 " in await answer_to(server, start + b"X: y\r\n" * 1500)
        path = start.replace(b"/healthz", b"/" + b"x" * 9000)
        assert b" 431 " in await answer_to(server, path)
        assert b" 431 " in await answer_to(server, request(server) + b"Cookie: " + b"\\" * 8500 + b"\r\n")


async def test_our_cookie_is_found_among_others(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        mine = ann.http.cookies["racecraft"]
        for cookies in (
            'other="' + "\\\\" * 3000 + f'"; racecraft={mine}; more=1',
            f"racecraft={mine}",
            f"a=b;racecraft={mine};c",
            f"racecraft ; racecraft={mine}",
        ):
            async with httpx.AsyncClient(base_url=server.url) as browser:
                me = await browser.get("/api/me", headers={"cookie": cookies})
                assert me.json()["name"] == "Ann"
        async with httpx.AsyncClient(base_url=server.url) as browser:
            me = await browser.get("/api/me", headers={"cookie": f"xracecraft={mine}; y=racecraft={mine}"})
            assert me.json()["name"] != "Ann"


async def test_a_name_may_come_with_the_port_of_its_scheme(folder: Path) -> None:
    origins = ("https://race.example", "http://plain.example:80")
    async with (
        running(folder, origins=origins) as server,
        httpx.AsyncClient(base_url=server.url) as browser,
    ):
        for host, status in (
            ("race.example:443", 200),
            ("race.example", 200),
            ("race.example:80", 403),
            ("race.example:8443", 403),
            ("plain.example", 200),
            ("plain.example:80", 200),
        ):
            assert (await browser.get("/api/about", headers={"host": host})).status_code == status, host
    assert "localhost" not in Settings(port=8642).known_hosts()


async def test_ports_in_forwarded_addresses_do_not_count() -> None:
    proxies = ("10.0.0.1", "::1")
    for forwarded, address in (
        ("1.1.1.1:5000", "1.1.1.1"),
        ("6.6.6.6, 1.1.1.1:5000, 10.0.0.1:99", "1.1.1.1"),
        ("[2001:db8::1]:5000", "2001:db8::1"),
        ("[2001:db8::1]", "2001:db8::1"),
        ("2001:db8::1", "2001:db8::1"),
        ("unknown", "10.0.0.1"),
        ("1.1.1.1, made up", "10.0.0.1"),
    ):
        assert client_address("10.0.0.1", forwarded, proxies) == address


async def test_proxies_may_be_networks() -> None:
    proxies = Proxies(("10.0.0.0/8", "2001:db8::/32", "192.0.2.7"))
    trusted = ("10.1.2.3", "::ffff:10.1.2.3", "2001:db8::5", "192.0.2.7")
    assert all(address in proxies for address in trusted)
    assert not any(address in proxies for address in ("11.0.0.1", "192.0.2.8", "2001:db9::1", "unknown", ""))
    assert client_address("10.0.0.1", "6.6.6.6, 1.1.1.1, 10.9.9.9", proxies) == "1.1.1.1"


# --- Answers ---


async def test_a_long_address_is_a_page_like_any_other(folder: Path) -> None:
    (folder / "index.html").write_text("<html></html>")
    async with running(folder / "data", static=folder) as server, server.guest() as ann:
        assert (await ann.http.get("/" + "я" * 190)).status_code == 200


async def test_head_is_answered_like_get_without_a_body(folder: Path) -> None:
    (folder / "index.html").write_text("<html></html>")
    async with running(folder / "data", static=folder) as server, server.guest() as ann:
        for path in ("/", "/table/none", "/healthz", "/api/about", "/api/tables/none"):
            asked, looked = await ann.http.get(path), await ann.http.head(path)
            assert looked.status_code == asked.status_code
            assert looked.content == b""
            for name in ("content-type", "content-length", "etag"):
                assert looked.headers.get(name) == asked.headers.get(name)


async def test_a_foreign_page_is_no_error_of_ours(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with running(folder, limits=Limits()) as server:
        line = await answer_to(server, request(server) + b"Origin: https://evil.example\r\n")
        assert b" 403 " in line
    assert not [record for record in caplog.records if record.levelno >= logging.WARNING]
