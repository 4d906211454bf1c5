"""Notices of one's turn: by Web Push, read with a browser's keys; in a feed; in a calendar."""

from __future__ import annotations

import asyncio
import logging
import socket
from datetime import UTC, datetime
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import httpcore
import msgspec
import pytest
from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import func, select

from racecraft.server.errors import Refused
from racecraft.server.notices.endpoints import check_endpoint, is_public
from racecraft.server.notices.sender import ForbiddenHost, PublicHosts
from racecraft.server.notices.subscriptions import MOST_BROWSERS
from racecraft.server.notices.webpush import browser_keys, encrypted
from racecraft.server.play.clocks import DAY
from racecraft.server.store import schema
from tests.server.push_service import BrowserSide, PushService, check_signature, from_text, push_service
from tests.server.running_server import AMPLE, PATIENCE, Clock, Guest, RunningServer, running

SLOW: dict[str, Any] = {"game": "rali", "options": {"laps": 1}, "clock": {"kind": "days", "days": 3}}
AT_ONCE: dict[str, Any] = {"notice_seconds": 0.0, "digest_seconds": 600.0}
ATOM = "{http://www.w3.org/2005/Atom}"


async def slow_race(ann: Guest, bob: Guest, **more: Any) -> str:
    """A race of two people in which Ann has to begin."""
    body = SLOW | {"seats": [{"kind": "me"}, {"kind": "open"}]} | more
    code = str((await ann.ask("POST", "/api/tables", body))["table"]["code"])
    await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
    await ann.ask("POST", f"/api/tables/{code}/start", {})
    return code


async def move(guest: Guest, code: str, seat: int) -> None:
    """Plays until the other one has to decide, and leaves."""
    async with guest.at(code, seat) as wire:
        await wire.hear("state")
        while seat in wire.shown["pending"]:
            assert (await wire.play(seat, wire.shown["legal"][0]["action"]))["type"] != "error"


async def waits(server: RunningServer, code: str, seat: int) -> bool:
    async with server.service.rooms.at(code) as room:
        return seat in (await server.service.rooms.live(room)).pending


async def subscribe(guest: Guest, service: PushService, name: str = "b", **more: Any) -> BrowserSide:
    browser = BrowserSide()
    body = {"endpoint": f"{service.origin}/{name}", "keys": browser.keys(), **more}
    told = await guest.ask("PUT", "/api/me/notices/push", body)
    assert told["endpoint"] == body["endpoint"]
    return browser


async def rows(server: RunningServer, table: Any) -> int:
    return int((await server.service.store.one(select(func.count()).select_from(table)))[0])


async def until_empty(server: RunningServer, table: Any) -> None:
    async with asyncio.timeout(PATIENCE):
        while await rows(server, table):
            await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_the_reader_of_these_tests_reads_the_message_of_the_standard() -> None:
    private = int.from_bytes(from_text("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"), "big")
    browser = BrowserSide(ec.derive_private_key(private, ec.SECP256R1()), from_text("BTBZMqHH6r4Tts7J_aSIgg"))
    message = (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6Tlz"
        "AC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )
    assert browser.opened(from_text(message)) == b"When I grow up, I want to be a watermelon"
    keys = browser_keys(browser.keys()["p256dh"], browser.keys()["auth"])
    first, second = encrypted(b"drive", keys), encrypted(b"drive", keys)
    assert first != second
    assert browser.opened(first) == browser.opened(second) == b"drive"


@pytest.mark.asyncio
async def test_a_browser_with_another_address_keeps_its_language(
    folder: Path,
) -> None:
    columns = schema.push_subscriptions.c

    async with (
        push_service() as push,
        running(folder, push_service=push.origin) as server,
        server.guest("Bob") as bob,
    ):

        async def stored() -> list[tuple[str, str]]:
            found = await server.service.store.read(select(columns.endpoint, columns.language))
            return [(row.endpoint.rpartition("/")[2], row.language) for row in found]

        await subscribe(bob, push)
        assert await stored() == [("b", "en")]
        await subscribe(bob, push, language="uk")
        await subscribe(bob, push, "other")
        assert await stored() == [("other", "uk")]
        await subscribe(bob, push, "other", language="ru")
        assert await stored() == [("other", "ru")]


@pytest.mark.asyncio
async def test_who_is_not_at_the_table_is_told_once_a_turn(folder: Path) -> None:
    clock = Clock()
    async with (
        push_service() as push,
        running(
            folder, now=clock, push_service=push.origin, push_contact="mailto:op@race.example", **AT_ONCE
        ) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        key = (await bob.ask("GET", "/api/me/notices"))["key"]
        browser = await subscribe(bob, push, language="uk")
        code = await slow_race(ann, bob)
        first = 0 if await waits(server, code, 0) else 1
        if first == 0:
            await move(ann, code, 0)
        path, headers, body = await push.received()
        told = msgspec.json.decode(browser.opened(body))
        assert path == "/b"
        assert told["title"].startswith("Ваш хід: Ралі")
        assert "Ann" in told["body"]
        assert told["url"] == f"/table/{code}"
        assert headers["content-encoding"] == "aes128gcm"
        assert 2 * 86_400 < int(headers["ttl"]) <= 3 * 86_400
        claims = check_signature(headers["authorization"], push.origin, key)
        assert claims["sub"] == "mailto:op@race.example"
        assert 0 < claims["exp"] - clock.now // 1000 <= 86_400

        # Not told again of the same turn; told of the next one.
        await ann.ask("GET", f"/api/tables/{code}")
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
        clock.pass_seconds(3600)
        async with bob.at(code, 1) as wire:  # at the table nobody is told
            await wire.hear("state")
            while 1 in wire.shown["pending"]:
                assert (await wire.play(1, wire.shown["legal"][0]["action"]))["type"] != "error"
        assert push.sent.empty()
        await move(ann, code, 0)
        _, _, body = await push.received()
        assert msgspec.json.decode(browser.opened(body))["url"] == f"/table/{code}"
        values = (await ann.ask("GET", "/metrics")).decode()
        assert 'racecraft_notices_total{outcome="sent"} 2.0' in values


@pytest.mark.asyncio
async def test_many_races_are_one_notice(folder: Path) -> None:
    clock = Clock()
    async with (
        push_service() as push,
        running(folder, now=clock, push_service=push.origin, base_path="", **AT_ONCE) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        codes = [await slow_race(ann, bob) for _ in range(4)]
        for code in codes:
            if await waits(server, code, 0):
                await move(ann, code, 0)
        browser = await subscribe(bob, push)
        room, live = await _room(server, codes[0])
        server.service.tell_absent(room, live)
        _, headers, body = await push.received()
        told = msgspec.json.decode(browser.opened(body))
        assert (told["races"], told["url"]) == (4, "/")
        assert told["title"] == "4 races are waiting for you"
        assert len(told["body"].split("\n")) == 3
        assert headers["topic"]

        fifth = await slow_race(ann, bob)
        if await waits(server, fifth, 0):
            await move(ann, fifth, 0)
        clock.pass_seconds(601)
        _, _, body = await push.received()
        assert msgspec.json.decode(browser.opened(body))["races"] == 5
        assert await last_sent(server) == clock.now, "the next digest was due in ten minutes"


async def last_sent(server: RunningServer) -> int:
    return int((await server.service.store.one(select(schema.push_subscriptions.c.sent))).sent)


async def _room(server: RunningServer, code: str) -> tuple[Any, Any]:
    async with server.service.rooms.at(code) as room:
        return room, await server.service.rooms.live(room)


def back(server: RunningServer, guest: Guest) -> Guest:
    """The same browser after a restart."""
    again = server.guest()
    again.http.cookies.update(guest.http.cookies)
    return again


@pytest.mark.asyncio
async def test_a_restart_neither_forgets_nor_repeats(folder: Path) -> None:
    clock = Clock()
    async with push_service() as push:
        given: dict[str, Any] = {"now": clock, "push_service": push.origin, **AT_ONCE}
        patient = given | {"notice_seconds": 3600.0}
        async with (
            running(folder, **patient) as server,
            server.guest("Ann") as ann,
            server.guest("Bob") as bob,
        ):
            code = await slow_race(ann, bob)
            if await waits(server, code, 0):
                await move(ann, code, 0)
            second = await slow_race(ann, bob)
            if await waits(server, second, 1):
                await move(bob, second, 1)
            browser = await subscribe(bob, push)
        async with running(folder, **given) as server, back(server, ann) as ann:
            _, _, body = await push.received()
            assert msgspec.json.decode(browser.opened(body))["url"] == f"/table/{code}"
            async with asyncio.timeout(PATIENCE):
                while not await rows(server, schema.push_told):
                    await asyncio.sleep(0.01)
            await subscribe(ann, push, "ann")
        clock.pass_seconds(3600)
        async with running(folder, **given) as server, back(server, ann) as ann, back(server, bob) as bob:
            path, _, _ = await push.received()
            assert path == "/ann", "she was not told before, and he was"
            await move(bob, code, 1)
            await move(ann, code, 0)
            path, _, _ = await push.received()
            assert path == "/b"
            _, live = await _room(server, code)
            async with asyncio.timeout(PATIENCE):  # had the old turn been told again, this one would wait
                while await told_since(server, code) != live.asked_since(1):
                    await asyncio.sleep(0.01)
            assert push.sent.empty()


async def told_since(server: RunningServer, code: str) -> int:
    told = schema.push_told.c
    return int((await server.service.store.one(select(told.since).where(told.code == code))).since)


@pytest.mark.asyncio
@pytest.mark.parametrize(("answer", "left"), [("410 Gone", 0), ("404 Not Found", 0), ("503 Busy", 1)])
async def test_failures(folder: Path, answer: str, left: int) -> None:
    clock = Clock()
    async with (
        push_service() as push,
        running(folder, now=clock, push_service=push.origin, **AT_ONCE) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        browser = await subscribe(bob, push)
        push.answers = [answer]
        code = await slow_race(ann, bob)
        if await waits(server, code, 0):
            await move(ann, code, 0)
        await push.received()
        if not left:
            await until_empty(server, schema.push_subscriptions)
            return
        columns = schema.push_subscriptions.c
        async with asyncio.timeout(PATIENCE):
            while not (found := await server.service.store.one(select(schema.push_subscriptions))).failures:
                await asyncio.sleep(0.01)
        assert found.retry >= clock.now + 60_000
        clock.pass_seconds(61)
        _, _, body = await push.received()
        assert msgspec.json.decode(browser.opened(body))["url"] == f"/table/{code}"
        async with asyncio.timeout(PATIENCE):
            while (await server.service.store.one(select(columns.failures))).failures:
                await asyncio.sleep(0.01)


@pytest.mark.asyncio
async def test_a_browser_that_is_signed_out_is_told_nothing(folder: Path) -> None:
    async with push_service() as push, running(folder, push_service=push.origin) as server:
        async with server.guest("Bob") as bob:
            await subscribe(bob, push, "one")
            await subscribe(bob, push, "two")
            assert await rows(server, schema.push_subscriptions) == 1, "a browser has one subscription"
            await bob.ask("DELETE", "/api/me/notices/push")
            assert (await bob.ask("GET", "/api/me/notices"))["endpoint"] is None
            await subscribe(bob, push, "three")
            await bob.ask("POST", "/api/me/sign-out", {})
            assert await rows(server, schema.push_subscriptions) == 0
        async with server.guest("Ann") as ann:
            for number in range(MOST_BROWSERS + 3):
                code = (await ann.ask("POST", "/api/me/link"))["code"]
                async with server.guest() as other:
                    await other.ask("POST", "/api/link", {"code": code})
                    await subscribe(other, push, str(number))
            assert await rows(server, schema.push_subscriptions) == MOST_BROWSERS
            await subscribe(ann, push, "mine")
            await ann.ask("POST", "/api/me/notices/feed", {})
            exported = str(await ann.ask("GET", "/api/me/export"))
            assert push.origin not in exported, "the address is a key"
            await ann.ask("DELETE", "/api/me")
            assert await rows(server, schema.push_subscriptions) == 0
            assert await rows(server, schema.feeds) == 0


HOSTILE = [
    "http://push.example/x", "https://localhost/x", "https://127.0.0.1/x", "https://[::1]/x", "https://10.0.0.1/x",
    "https://169.254.169.254/latest/meta-data", "https://push.example:8443/x", "https://user@push.example/x",
    "https://push.example/x#y", "https://printer.local/x", "https://intranet/x", "https://0x7f.1/x",
    "https://2130706433/x", "ftp://push.example/x", "file:///etc/passwd", "https:///x",
    "https://push.example/\r\nX: y",
    "https://push.example/" + "x" * 1000, "https://пуш.example/x", "https://metadata.google.internal/x",
    "https://[::1", "javascript:alert(1)", "http://127.0.0.1:90/x", "http://127.0.0.1:9999.evil.example/x",
]  # fmt: skip


@pytest.mark.parametrize("endpoint", HOSTILE)
def test_a_hostile_address_is_refused(endpoint: str) -> None:
    with pytest.raises(Refused, match="push service"):
        check_endpoint(endpoint, "http://127.0.0.1:9999")


def test_addresses_of_push_services_are_taken() -> None:
    for endpoint in (
        "https://fcm.googleapis.com/fcm/send/abc:def",
        "https://updates.push.services.mozilla.com/wpush/v2/gAAA",
        "https://web.push.apple.com/QGuQ",
        "https://wns2-db5p.notify.windows.com/w/?token=abc%2f",
        "http://127.0.0.1:9999/x",
    ):
        check_endpoint(endpoint, "http://127.0.0.1:9999")


PRIVATE = [
    "127.0.0.1", "10.1.2.3", "192.168.0.1", "172.16.5.5", "169.254.169.254", "100.64.0.1", "0.0.0.0",
    "224.0.0.1",
    "255.255.255.255", "::1", "::", "fe80::1", "fe80::1%eth0", "fc00::1", "ff02::1", "::ffff:127.0.0.1",
    "64:ff9b::7f00:1", "2002:7f00:1::", "::127.0.0.1", "fec0::1", "64:ff9b:1::7f00:1", "2001::7f00:1",
]  # fmt: skip


@pytest.mark.parametrize("address", PRIVATE)
def test_an_address_of_our_own_network_is_not_public(address: str) -> None:
    assert not is_public(address)


def test_addresses_of_the_internet_are_public() -> None:
    assert all(is_public(address) for address in ("8.8.8.8", "2a00:1450:4001::1", "::ffff:8.8.8.8"))


@pytest.mark.asyncio
async def test_a_public_name_that_leads_to_us_is_not_connected_to(monkeypatch: pytest.MonkeyPatch) -> None:
    def rebound(*_: Any, **__: Any) -> Any:
        return [
            (socket.AF_INET, socket.SOCK_STREAM, 6, "", (address, 443)) for address in ("8.8.8.8", "10.0.0.1")
        ]

    monkeypatch.setattr(socket, "getaddrinfo", rebound)
    async with httpcore.AsyncConnectionPool(network_backend=PublicHosts()) as pool:
        with pytest.raises(ForbiddenHost):
            await pool.request("POST", "https://push.example/x")


@pytest.mark.asyncio
async def test_hostile_subscriptions(folder: Path) -> None:
    async with running(folder) as server, server.guest("Eve") as eve:
        good = BrowserSide().keys()
        fine = "https://push.example/x"
        for endpoint in ("http://127.0.0.1:1/x", "https://localhost/x"):
            body = {"endpoint": endpoint, "keys": good}
            await eve.refused("bad-push", "PUT", "/api/me/notices/push", body)
        long = {"endpoint": "https://push.example/" + "x" * 5000, "keys": good}
        await eve.refused("bad-request", "PUT", "/api/me/notices/push", long)
        off_the_curve = good | {"p256dh": "BA" + "A" * 85}
        for keys in (off_the_curve, good | {"auth": "A" * 30}):
            await eve.refused("bad-push", "PUT", "/api/me/notices/push", {"endpoint": fine, "keys": keys})
        unreadable: list[dict[str, Any]] = [good | {"p256dh": "%" * 87}, {}, {"p256dh": 1}]
        for unread in unreadable:
            await eve.refused(
                "bad-request", "PUT", "/api/me/notices/push", {"endpoint": fine, "keys": unread}
            )
        more = {"endpoint": fine, "keys": good, "identity": "somebody"}
        await eve.refused("bad-request", "PUT", "/api/me/notices/push", more)
        await eve.refused(
            "bad-request", "PUT", "/api/me/notices/push", {"endpoint": fine, "keys": good, "language": "xx"}
        )
        async with server.guest() as stranger:
            stranger.http.headers.pop("origin")
            body = {"endpoint": fine, "keys": good}
            await stranger.refused("wrong-origin", "PUT", "/api/me/notices/push", body)
        assert await rows(server, schema.push_subscriptions) == 0


@pytest.mark.asyncio
async def test_the_feed_and_the_calendar_tell_what_waits(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "racecraft.server.transport.middleware")
    clock = Clock()
    async with (
        running(folder, now=clock) as server,
        server.guest("Ann; & <b>") as ann,
        server.guest("Bob") as bob,
    ):
        assert (await bob.ask("GET", "/api/me/notices"))["feed"] is None
        feed = await bob.ask("POST", "/api/me/notices/feed", {"language": "ru"})
        assert (await bob.ask("GET", "/api/me/notices"))["feed"] == feed
        code = await slow_race(ann, bob)
        if await waits(server, code, 0):
            await move(ann, code, 0)
        timeless = await slow_race(ann, bob, clock=None)
        if await waits(server, timeless, 0):
            await move(ann, timeless, 0)
        await bob.ask("POST", f"/api/me/races/{code}/put-away", {"on": True})  # its clock runs on
        async with server.guest() as reader:
            reader.http.headers.pop("origin")  # a program without cookies
            answer = await reader.http.get(feed["atom"])
            assert answer.headers["content-type"].startswith("application/atom+xml")
            tree = ElementTree.fromstring(answer.content)
            entries = tree.findall(f"{ATOM}entry")
            links = [entry.find(f"{ATOM}link") for entry in entries]
            found = [link.attrib["href"] for link in links if link is not None]
            assert found == [f"{server.url}/table/{each}" for each in (code, timeless)], (
                "the urgent one first"
            )
            assert (entries[0].findtext(f"{ATOM}title") or "").startswith("Ваш ход: Ралі")
            assert "Ann; & <b>" in (entries[0].findtext(f"{ATOM}summary") or "")
            for entry in [tree, *entries]:
                assert entry.findtext(f"{ATOM}id")
                assert entry.findtext(f"{ATOM}updated")

            answer = await reader.http.get(feed["calendar"])
            assert answer.headers["content-type"].startswith("text/calendar")
            (event,) = events_of(answer.content)
            assert event["VALARM ACTION"] == "DISPLAY", "it rings"
            assert event["VALARM TRIGGER;RELATED=END"] == "-PT2H"
            assert event["URL"] == f"{server.url}/table/{code}"
            assert "Ann\\; & <b>" in event["DESCRIPTION"]
            until = clock.now + 3 * DAY
            assert event["DTEND"] == ics_time(until)

            renewed = await bob.ask("POST", "/api/me/notices/feed", {})
            assert renewed != feed
            assert (await reader.http.get(feed["atom"])).status_code == 404
            assert (await reader.http.get(renewed["atom"])).status_code == 200
            await bob.ask("DELETE", "/api/me/notices/feed")
            assert (await reader.http.get(renewed["calendar"])).status_code == 404
        token = feed["atom"].split("/")[-2]
        assert len(token) >= 43
        assert token not in "".join(str(vars(record)) for record in caplog.records)
        stored = [str(tuple(row)) for row in await server.service.store.read(select(schema.feeds))]
        assert token not in "".join(stored)


@pytest.mark.asyncio
async def test_tokens_cannot_be_tried_out(folder: Path) -> None:
    limits = msgspec.structs.replace(AMPLE, guesses=0.001, guess_burst=5)
    async with running(folder, limits=limits) as server, server.guest() as eve:
        statuses = [
            (await eve.http.get(f"/api/feeds/{number:043}/turns.atom")).status_code for number in range(8)
        ]
        assert statuses == [404] * 5 + [429] * 3


def ics_time(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds // 1000, UTC).strftime("%Y%m%dT%H%M%SZ")


def events_of(content: bytes) -> list[dict[str, str]]:
    """The events of a calendar, each with its alarm's lines as `VALARM …`; its lines are short, and unfolded
    here."""
    assert all(len(line) <= 75 for line in content.split(b"\r\n"))
    assert content.endswith(b"END:VCALENDAR\r\n")
    lines = content.replace(b"\r\n ", b"").decode().split("\r\n")
    assert lines[:2] == ["BEGIN:VCALENDAR", "VERSION:2.0"]
    events: list[dict[str, str]] = []
    part = ""
    for line in lines:
        name, _, value = line.partition(":")
        if value == "VALARM":
            part = "VALARM " if name == "BEGIN" else ""
            continue
        if line == "BEGIN:VEVENT":
            events.append({})
        elif events:
            events[-1][part + name] = value
    return events
