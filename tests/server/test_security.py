"""Strangers, forgers, hasty and slow people: none of them gets further than they should."""

from __future__ import annotations

import asyncio
import os
import stat
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from racecraft.engine.errors import RacecraftError
from racecraft.server.accounts.identity import Signer, new_code
from racecraft.server.app import open_store
from racecraft.server.settings import Limits, Settings, read_secret
from racecraft.server.transport.limits import Bucket, Buckets, client_address, neighbourhood
from tests.server.running_server import AMPLE, Guest, RunningServer, running

pytestmark = pytest.mark.asyncio

SOLO = {"game": "rali", "seats": [{"kind": "me"}], "start": True}


async def solo(guest: Guest) -> str:
    return str((await guest.ask("POST", "/api/tables", SOLO))["table"]["code"])


def with_limits(**limits: Any) -> Limits:
    return msgspec.structs.replace(AMPLE, **limits)


# --- Whose page, whose cookie ---


async def test_a_page_of_another_server_can_do_nothing(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        for origin in (
            "https://evil.example",
            "null",
            f"http://127.0.0.1:{server.port + 1}",
            server.url + ".evil",
        ):
            answer = await ann.http.post("/api/tables", json=SOLO, headers={"origin": origin})
            assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")
            with pytest.raises(InvalidStatus) as caught:
                await open_socket(server, code, {**ann.headers(), "origin": origin})
            assert caught.value.response.status_code == 403


async def open_socket(server: RunningServer, code: str, headers: dict[str, str]) -> None:
    address = f"ws://127.0.0.1:{server.port}/api/tables/{code}/live"
    async with connect(address, additional_headers=headers):
        pass


async def test_changes_need_an_origin_or_a_token(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        cookie = {"cookie": f"racecraft={ann.http.cookies['racecraft']}"}
        async with httpx.AsyncClient(base_url=server.url) as bare:
            answer = await bare.post("/api/tables", json=SOLO, headers=cookie)
            assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")
            assert (await bare.get("/api/me", headers=cookie)).json()["name"] == "Ann"


async def test_a_name_that_leads_here_by_stealth_is_not_answered(folder: Path) -> None:
    """DNS rebinding: the page's host name points to this machine, and its Origin fits its Host."""
    async with running(folder) as server, httpx.AsyncClient(base_url=server.url) as stranger:
        for host in (f"evil.example:{server.port}", "evil.example", "localhost", "localhost:1"):
            answer = await stranger.get("/api/about", headers={"host": host, "origin": f"http://{host}"})
            assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")
            assert (await stranger.get("/metrics", headers={"host": host})).status_code == 403
        assert (await stranger.get("/healthz", headers={"host": "10.0.0.7"})).text == "ok\n"


async def test_a_forged_cookie_is_nobody(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        cookie = ann.http.cookies["racecraft"]
        id, _, signature = cookie.rpartition(".")
        for forged in (id, f"{id}.", f"{id}.{signature[:-1]}", f"{id[:-1]}x.{signature}", "ü.é", "." * 50):
            async with httpx.AsyncClient(base_url=server.url, headers={"origin": server.url}) as mallory:
                answer = await mallory.get(
                    f"/api/tables/{code}", headers={b"cookie": f"racecraft={forged}".encode()}
                )
                assert answer.json()["mine"] == []


async def test_the_cookie_is_out_of_reach_of_scripts_and_other_sites(folder: Path) -> None:
    async with running(folder) as server, httpx.AsyncClient(base_url=server.url) as stranger:
        cookie = (await stranger.get("/api/me")).headers["set-cookie"]
        assert "HttpOnly" in cookie
        assert "SameSite=Lax" in cookie
        assert "Secure" not in cookie
        assert "set-cookie" not in (await stranger.get("/api/me")).headers, "once is enough"
    async with running(folder, origins=("https://race.example",)) as server:
        headers = {"host": "race.example", "origin": "https://race.example"}
        async with httpx.AsyncClient(base_url=server.url, headers=headers) as behind_proxy:
            answer = await behind_proxy.get("/api/me")
            assert "Secure" in answer.headers["set-cookie"]
            assert "max-age" in answer.headers["strict-transport-security"]


async def test_the_numbers_are_for_this_machine_only(folder: Path) -> None:
    async with running(folder) as server, httpx.AsyncClient(base_url=server.url) as monitor:
        assert (await monitor.get("/metrics")).status_code == 200
        through_a_proxy = await monitor.get("/metrics", headers={"x-forwarded-for": "9.9.9.9"})
        assert through_a_proxy.status_code == 404
    async with (
        running(folder, proxies=("127.0.0.1",)) as server,
        httpx.AsyncClient(base_url=server.url) as monitor,
    ):
        assert (await monitor.get("/metrics", headers={"x-forwarded-for": "127.0.0.1"})).status_code == 404


async def test_every_answer_carries_the_headers(folder: Path) -> None:
    async with running(folder) as server, httpx.AsyncClient(base_url=server.url) as stranger:
        for path in ("/api/about", "/api/tables/none", "/nowhere", "/healthz"):
            headers = (await stranger.get(path)).headers
            assert "default-src 'self'" in headers["content-security-policy"]
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"
            assert "server" not in headers


async def test_the_secret_is_made_once_for_the_owner_only(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "secret"
    secret = read_secret(path)
    assert read_secret(path) == secret
    assert stat.S_IMODE(path.stat().st_mode) == 0o600
    os.chmod(path, 0o644)
    with pytest.raises(RacecraftError, match="can be read by others"):
        read_secret(path)
    os.chmod(path, 0o600)
    path.write_text("zz\n")
    with pytest.raises(RacecraftError, match="does not hold a key of 32 bytes"):
        read_secret(path)


async def test_nobody_else_reads_a_folder_that_we_make(tmp_path: Path) -> None:
    before = os.umask(0)
    try:
        read_secret(tmp_path / "keys" / "secret")
        open_store(Settings(data=tmp_path / "races"))
    finally:
        os.umask(before)
    assert stat.S_IMODE((tmp_path / "keys").stat().st_mode) == 0o700
    assert stat.S_IMODE((tmp_path / "keys" / "secret").stat().st_mode) == 0o600
    assert stat.S_IMODE((tmp_path / "races").stat().st_mode) == 0o700


async def test_signatures_depend_on_the_secret() -> None:
    one, two = Signer(b"1" * 32), Signer(b"2" * 32)
    assert one.read(one.cookie("ann", "here")) == ("ann", "here")
    assert two.read(one.cookie("ann", "here")) is None


async def test_codes_cannot_be_guessed() -> None:
    codes = {new_code() for _ in range(1000)}
    assert len(codes) == 1000
    assert all(len(code) == 16 for code in codes)


# --- Whose seat ---


async def test_only_the_holder_acts_for_a_seat(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Mallory") as mallory:
        code = await solo(ann)
        body = {"seat": 0, "moment": 1, "action": 0}
        await mallory.refused("not-yours", "POST", f"/api/tables/{code}/moves", body)
        await mallory.refused("not-yours", "POST", f"/api/tables/{code}/undo", {"seat": 0, "moment": 1})
        await mallory.refused("not-yours", "DELETE", f"/api/tables/{code}/seats/0")
        await mallory.refused("not-found", "DELETE", f"/api/tables/{code}/seats/7")
        async with mallory.at(code) as wire:
            await wire.hear("state")
            assert (await wire.play(0, wire.shown["legal"][0]["action"] if wire.shown["legal"] else 0))[
                "key"
            ] == "not-yours"
            for message in (
                {"type": "hello", "seat": 0},
                {"type": "hint", "seat": 0},
                {"type": "say", "text": "hi"},
            ):
                await wire.say(**message)
                assert (await wire.hear("error"))["key"] == "not-yours"
        async with server.guest() as nobody, nobody.at(code) as wire:
            await wire.say(type="say", text="hello")
            assert (await wire.hear("error"))["key"] == "who-are-you"


async def test_tokens_are_known_by_their_hash_and_end_when_told(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Mallory") as mallory:
        bot = await ann.ask("POST", "/api/bots", {"name": "Robo"})
        token = bot["token"]
        assert token.encode() not in (folder / "racecraft.db").read_bytes()
        assert token.encode() not in (folder / "racecraft.db-wal").read_bytes()
        async with server.guest(token=token) as robo:
            assert (await robo.ask("GET", "/api/me")) == {"name": "Robo", "kind": "bot", "ratings": {}}
            await robo.refused("not-yours", "POST", "/api/bots", {"name": "Child"})
            await mallory.refused("not-found", "DELETE", f"/api/bots/{bot['id']}")
            assert [entry["name"] for entry in (await ann.ask("GET", "/api/bots"))["bots"]] == ["Robo"]
            await ann.ask("DELETE", f"/api/bots/{bot['id']}")
            await robo.refused("who-are-you", "GET", "/api/me")
        assert (await ann.ask("GET", "/api/bots"))["bots"] == []


# --- Too much ---


async def test_a_hasty_connection_is_closed(folder: Path) -> None:
    limits = with_limits(messages=1, message_burst=5)
    async with running(folder, limits=limits) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        async with ann.at(code, 0) as wire:
            for _ in range(20):
                await wire.say(type="ping")
            assert (await wire.hear("error"))["key"] == "too-fast"
            with pytest.raises(ConnectionClosed):
                await wire.hear("error")


async def test_a_hasty_address_is_told_to_wait(folder: Path) -> None:
    limits = with_limits(requests=0.001, request_burst=5)
    async with running(folder, limits=limits) as server, httpx.AsyncClient(base_url=server.url) as stranger:
        answers = [(await stranger.get("/healthz")).status_code for _ in range(8)]
        assert answers == [200] * 5 + [429] * 3


async def test_new_things_are_limited(folder: Path) -> None:
    limits = with_limits(creations=0.001, creation_burst=2)
    async with running(folder, limits=limits) as server, server.guest("Ann") as ann:
        await solo(ann)
        await solo(ann)
        await ann.refused("too-fast", "POST", "/api/tables", SOLO)
    async with running(folder, limits=with_limits(unfinished_tables=1)) as server, server.guest("Bob") as bob:
        await solo(bob)
        await bob.refused("too-many", "POST", "/api/tables", SOLO)


async def test_sockets_of_an_address_are_limited(folder: Path) -> None:
    async with running(folder, limits=with_limits(sockets=2)) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        async with ann.at(code) as one, ann.at(code) as two:
            await one.hear("state")
            await two.hear("state")
            with pytest.raises(InvalidStatus) as refused:
                async with ann.socket(code):
                    pass
            assert refused.value.response.status_code == 429
        async with ann.at(code) as again:
            await again.hear("state")


async def test_large_bodies_and_messages_are_refused(folder: Path) -> None:
    async with running(folder, limits=with_limits(body_bytes=2000)) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        answer = await ann.http.post("/api/tables", json={**SOLO, "options": {"board": "x" * 3000}})
        assert (answer.status_code, answer.json()["key"]) == (413, "too-large")
        async with ann.at(code) as wire:
            await wire.hear("state")
            await wire.say(type="say", text="x" * 4200)
            assert (await wire.hear("error"))["key"] == "too-large"
            await wire.socket.send("x" * 100_000)
            with pytest.raises(ConnectionClosed):
                await wire.hear("error")


async def test_a_reader_who_takes_nothing_is_hung_up_on_and_holds_nobody_up(folder: Path) -> None:
    async with running(folder, limits=with_limits(outbox=100_000)) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        reader, lazy = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
        lazy.write(
            f"GET /api/tables/{code}/live HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        lazy.write(b'\x81\x90\0\0\0\0{"type":"hello"}')
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            room = server.service.rooms.by_code[code]
            async with asyncio.timeout(20):
                while len(room.connections) < 2:
                    await asyncio.sleep(0.01)
                while len(room.connections) == 2:
                    room.broadcast(b'{"type":"noise","text":"' + b"x" * 20_000 + b'"}')
                    await wire.hear("noise")
            page = (await ann.http.get("/metrics")).text
        assert "racecraft_slow_readers_total 1\n" in page
        lazy.close()


async def test_addresses_and_buckets() -> None:
    assert client_address("9.9.9.9", "1.1.1.1", ()) == "9.9.9.9"
    assert client_address("10.0.0.1", "6.6.6.6, 1.1.1.1, 10.0.0.2", ("10.0.0.1", "10.0.0.2")) == "1.1.1.1"
    assert client_address("10.0.0.1", None, ("10.0.0.1",)) == "10.0.0.1"
    assert neighbourhood("2001:db8:1:2:3:4:5:6") == neighbourhood("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert neighbourhood("::ffff:1.2.3.4") == "1.2.3.4"
    bucket = Bucket(2, 3, 0.0)
    assert [bucket.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1.0) for _ in range(3)] == [True, True, False]
    now = 0.0
    buckets = Buckets(1, 1, lambda: now)
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]


async def test_known_origins_follow_the_settings() -> None:
    settings = Settings(port=80, origins=("https://Race.Example/",))
    assert "https://race.example" in settings.known_origins()
    assert "race.example" in settings.known_hosts()
    assert "localhost:80" in settings.known_hosts()


# --- Odd ---


async def test_zero_characters_get_nowhere(folder: Path, database: str) -> None:
    """PostgreSQL does not keep them, and no file has them in its name."""
    async with running(folder, database=database) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        for path in ("/%00", "/api/invites/%00", "/api/tables/%00", "/api/games/rali/times/%00", "/?x=%00"):
            await ann.refused("bad-request", "GET", path)
        await ann.refused("bad-request", "DELETE", "/api/bots/%00")
        seal = {"game": "rali", "seats": [{"kind": "me", "seal": "a\0b"}]}
        await ann.refused("bad-request", "POST", "/api/tables", seal)
        named = {"game": "rali", "seats": [{"kind": "me"}, {"kind": "open", "name": "B\0ob"}]}
        await ann.refused("bad-name", "POST", "/api/tables", named)
        named["seats"] = [{"kind": "me"}, {"kind": "open"}]
        mine = await ann.ask("POST", "/api/tables", named)
        await ann.refused(
            "bad-request", "POST", f"/api/tables/{mine['table']['code']}/seats/1", {"seal": "\0"}
        )
        async with ann.at(code, 0) as wire:
            await wire.hear("state")
            await wire.say(type="say", text="a\0b")
            assert (await wire.hear("error"))["key"] == "bad-request"
            assert (await wire.play(0, "start\0"))["key"] == "illegal"


async def test_what_is_nested_too_deeply_is_a_bad_request(folder: Path) -> None:
    deep = b'{"game":"rali","seats":[{}],"options":' + b'{"a":' * 20_000 + b"1" + b"}" * 20_000 + b"}"
    async with running(folder) as server, server.guest("Ann") as ann:
        for body in (b"[" * 100_000, deep):
            answer = await ann.http.post(
                "/api/tables", content=body, headers={"content-type": "application/json"}
            )
            assert (answer.status_code, answer.json()["key"]) == (400, "bad-request")
