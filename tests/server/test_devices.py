"""One person on several devices: link codes, passkeys, signing out, and what strangers make of them."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import func, select, update
from websockets.exceptions import ConnectionClosed

from racecraft.server.accounts import sessions
from racecraft.server.accounts.identity import Signer, hash_token
from racecraft.server.accounts.sessions import device_of
from racecraft.server.settings import read_secret
from racecraft.server.store import schema
from tests.server.authenticator import Authenticator
from tests.server.running_server import AMPLE, Clock, Guest, RunningServer, Wire, running

pytestmark = pytest.mark.asyncio

SOLO = {"game": "rali", "seats": [{"kind": "me"}], "start": True}
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"
SIGNED_OUT = 4401


async def solo(guest: Guest) -> str:
    return str((await guest.ask("POST", "/api/tables", SOLO))["table"]["code"])


async def link(server: RunningServer, person: Guest) -> Guest:
    """A second browser of theirs."""
    code = (await person.ask("POST", "/api/me/link"))["code"]
    other = server.guest()
    await other.ask("POST", "/api/link", {"code": code})
    return other


async def expect_closed(wire: Wire, code: int = SIGNED_OUT) -> None:
    with pytest.raises(ConnectionClosed) as caught:
        await wire.until(lambda _: False)
    assert caught.value.rcvd is not None
    assert caught.value.rcvd.code == code


async def my_name(guest: Guest) -> str:
    return str((await guest.ask("GET", "/api/me"))["name"])


# --- A second device ---


async def test_a_second_device_holds_the_same_seat(folder: Path, database: str) -> None:
    async with running(folder, database=database) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        phone = await link(server, ann)
        assert await my_name(phone) == "Ann"
        assert (await phone.ask("GET", f"/api/tables/{code}"))["mine"] == [0]
        async with phone.at(code, 0) as wire:
            await wire.hear("state")
            answer = await wire.play(0, wire.shown["legal"][0]["action"])
            assert answer["type"] == "update"
        async with ann.at(code, 0) as wire:
            assert (await wire.hear("state"))["mine"] == [0], "the first one still does"
        await phone.http.aclose()


async def test_a_link_code_comes_with_a_picture_and_may_be_typed_sloppily(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest() as phone:
        made = await ann.ask("POST", "/api/me/link")
        assert made["address"] == f"{server.url}/link#{made['code']}"
        assert made["qr"].startswith('<svg xmlns="http://www.w3.org/2000/svg"')
        assert len(made["code"]) == 8
        typed = f" {made['code'][:4].upper()}-{made['code'][4:]} "
        await phone.ask("POST", "/api/link", {"code": typed})
        assert await my_name(phone) == "Ann"


async def test_a_link_code_is_good_once_and_not_for_long(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock) as server, server.guest("Ann") as ann, server.guest("Eve") as eve:
        code = (await ann.ask("POST", "/api/me/link"))["code"]
        newer = (await ann.ask("POST", "/api/me/link"))["code"]
        await eve.refused("bad-code", "POST", "/api/link", {"code": code})
        await (await link(server, ann)).http.aclose()
        await eve.refused("bad-code", "POST", "/api/link", {"code": newer})
        used = (await ann.ask("POST", "/api/me/link"))["code"]
        async with server.guest() as phone:
            await phone.ask("POST", "/api/link", {"code": used})
        await eve.refused("bad-code", "POST", "/api/link", {"code": used})
        old = (await ann.ask("POST", "/api/me/link"))["code"]
        clock.pass_seconds(601)
        await eve.refused("bad-code", "POST", "/api/link", {"code": old})
        assert await my_name(eve) == "Eve"


async def test_link_codes_are_stored_as_hashes(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = (await ann.ask("POST", "/api/me/link"))["code"]
        stored = await server.service.store.read(select(schema.one_time_codes.c.hash))
        assert [row.hash for row in stored] == [hash_token(code)]


async def test_guessing_codes_is_limited(folder: Path) -> None:
    limits = msgspec.structs.replace(AMPLE, guesses=0.001, guess_burst=5)
    async with running(folder, limits=limits) as server, server.guest("Ann") as ann, server.guest() as eve:
        code = (await ann.ask("POST", "/api/me/link"))["code"]
        for _ in range(5):
            await eve.refused("bad-code", "POST", "/api/link", {"code": "aaaaaaaa"})
        await eve.refused("too-fast", "POST", "/api/link", {"code": code})


async def test_signing_in_is_no_guess(folder: Path) -> None:
    """A class behind one address."""
    limits = msgspec.structs.replace(AMPLE, guesses=0.001, guess_burst=2)
    async with running(folder, limits=limits) as server, server.guest("Ann") as ann:
        for _ in range(5):
            code = (await ann.ask("POST", "/api/me/link"))["code"]
            async with server.guest() as phone:
                assert (await phone.ask("POST", "/api/link", {"code": code}))["name"] == "Ann"


async def test_pages_of_other_servers_and_programs_link_nothing(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest() as phone:
        for path in ("/api/me/link", "/api/me/passkeys/options", "/api/me/sign-out", "/api/link"):
            answer = await ann.http.post(path, json={}, headers={"origin": "https://evil.example"})
            assert (answer.status_code, answer.json()["key"]) == (403, "wrong-origin")
        cookie = {"cookie": f"racecraft={ann.http.cookies['racecraft']}"}
        assert (await phone.http.post("/api/me/link", headers={**cookie, "origin": ""})).status_code == 403
        token = (await ann.ask("POST", "/api/bots", {"name": "Robo"}))["token"]
        async with server.guest(token=token) as robo:
            for path in ("/api/me/link", "/api/me/passkeys/options", "/api/sign-in/options"):
                await robo.refused("not-yours", "POST", path)
            await robo.refused("not-yours", "POST", "/api/me/sign-out", {})
            await robo.refused("not-yours", "DELETE", "/api/me")


async def test_a_browser_that_links_leaves_its_former_session(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        before = bob.http.cookies["racecraft"]
        code = (await ann.ask("POST", "/api/me/link"))["code"]
        await bob.ask("POST", "/api/link", {"code": code})
        assert await my_name(bob) == "Ann"
        async with server.guest() as thief:
            thief.http.cookies.set("racecraft", before)
            assert await my_name(thief) != "Bob"


async def test_the_devices_of_a_person(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Eve") as eve:
        phone = await link(server, ann)
        mine = (await ann.ask("GET", "/api/me/devices"))["devices"]
        assert sorted(device["here"] for device in mine) == [False, True]
        other = next(device["id"] for device in mine if not device["here"])
        await eve.refused("not-found", "DELETE", f"/api/me/devices/{other}")
        await ann.ask("DELETE", f"/api/me/devices/{other}")
        assert await my_name(phone) != "Ann"
        assert await my_name(ann) == "Ann"
        await phone.http.aclose()


async def test_the_oldest_of_too_many_devices_makes_room(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sessions, "MOST_SESSIONS", 4)
    clock = Clock()
    async with running(folder, now=clock) as server, server.guest("Ann") as ann:
        first = await link(server, ann)
        for _ in range(4):
            clock.pass_seconds(90_000)
            await my_name(ann)
            await (await link(server, ann)).http.aclose()
        assert len((await ann.ask("GET", "/api/me/devices"))["devices"]) == 4
        assert await my_name(first) != "Ann"
        await first.http.aclose()


async def test_devices_are_named_by_what_browsers_say() -> None:
    assert device_of(FIREFOX) == "Firefox, Linux"
    safari = "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1"
    assert device_of(safari) == "Safari, iPhone"
    edge = "Mozilla/5.0 (Windows NT 10.0) Chrome/140.0 Safari/537.36 Edg/140.0"
    assert device_of(edge) == "Edge, Windows"
    assert device_of("<script>") == ""


# --- Signing out ---


async def test_signing_out_here_ends_this_browser_only(folder: Path, database: str) -> None:
    async with running(folder, database=database) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        phone = await link(server, ann)
        cookie = phone.http.cookies["racecraft"]
        async with phone.at(code, 0) as there, ann.at(code, 0) as here:
            await there.hear("state")
            await here.hear("state")
            await phone.ask("POST", "/api/me/sign-out", {})
            await expect_closed(there)
            assert (await here.play(0, here.shown["legal"][0]["action"]))["type"] == "update"
        assert "racecraft" not in phone.http.cookies
        async with server.guest() as thief:
            thief.http.cookies.set("racecraft", cookie)
            assert (await thief.ask("GET", f"/api/tables/{code}"))["mine"] == [], "an old cookie is dead"
        assert await my_name(ann) == "Ann"
        await phone.http.aclose()


async def test_signing_out_everywhere_ends_all_browsers_and_their_sockets(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        phone = await link(server, ann)
        async with phone.at(code, 0) as there, ann.socket(code) as silent:
            await there.hear("state")
            await ann.ask("POST", "/api/me/sign-out", {"everywhere": True})
            await expect_closed(there)
            await expect_closed(silent)
        for guest in (ann, phone):
            assert (await guest.ask("GET", f"/api/tables/{code}"))["mine"] == []
        await phone.http.aclose()


async def test_signing_out_everywhere_ends_codes_that_are_out(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Eve") as eve:
        await solo(ann)
        code = (await ann.ask("POST", "/api/me/link"))["code"]
        await ann.ask("POST", "/api/me/sign-out", {"everywhere": True})
        await eve.refused("bad-code", "POST", "/api/link", {"code": code})


@pytest.mark.long
async def test_signing_out_reaches_other_processes(folder: Path, postgres_url: str) -> None:
    async with (
        running(folder, database=postgres_url) as one,
        running(folder, database=postgres_url) as two,
        one.guest("Ann") as ann,
    ):
        code = await solo(ann)
        async with two.guest() as elsewhere:
            elsewhere.http.cookies.set("racecraft", ann.http.cookies["racecraft"])
            async with elsewhere.at(code, 0) as wire:
                await wire.hear("state")
                await ann.ask("POST", "/api/me/sign-out", {})
                await expect_closed(wire)


async def test_a_revoked_token_closes_its_open_socket(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        bot = await ann.ask("POST", "/api/bots", {"name": "Robo"})
        async with server.guest(token=bot["token"]) as robo:
            code = await solo(robo)
            async with robo.at(code, 0) as wire, robo.socket(code) as silent:
                await wire.hear("state")
                await ann.ask("DELETE", f"/api/bots/{bot['id']}")
                await expect_closed(wire)
                await expect_closed(silent)


async def test_a_cookie_of_an_earlier_release_is_good_until_it_is_signed_out(folder: Path) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        code = await solo(ann)
        signer = Signer(read_secret(folder / "secret"))
        read = signer.read(ann.http.cookies["racecraft"])
        assert read is not None
        id = read[0]
        ours = update(schema.sessions).where(schema.sessions.c.identity == id)
        await server.service.store.write(ours.values(id=id))  # as the migration writes it
        async with server.guest() as earlier:
            earlier.http.cookies.set("racecraft", f"{id}.{signer._signature(id)}")
            assert (await earlier.ask("GET", f"/api/tables/{code}"))["mine"] == [0]
            await earlier.ask("POST", "/api/me/sign-out", {})
            earlier.http.cookies.set("racecraft", f"{id}.{signer._signature(id)}")
            assert (await earlier.ask("GET", f"/api/tables/{code}"))["mine"] == []


async def test_who_asks_costs_one_query(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with running(folder) as server, server.guest("Ann") as ann:
        asked: list[Any] = []
        read = server.service.store.read

        async def counted(query: Any) -> Any:
            if asyncio.current_task() not in background:
                asked.append(query)
            return await read(query)

        background = asyncio.all_tasks()
        monkeypatch.setattr(server.service.store, "read", counted)
        await ann.ask("GET", "/api/bots")
        mine = [query for query in asked if "token_hash" in str(query) or "sessions" in str(query)]
        assert len(mine) == 2, "who asks, and their bots"


# --- Passkeys ---


@asynccontextmanager
async def with_passkey(folder: Path) -> AsyncIterator[tuple[RunningServer, Guest, Authenticator]]:
    async with running(folder) as server, at_localhost(server, "Ann") as ann:
        key = Authenticator()
        options = (await ann.ask("POST", "/api/me/passkeys/options"))["options"]
        await ann.ask("POST", "/api/me/passkeys", {"credential": key.create(options, ann.url)})
        yield server, ann, key


def at_localhost(server: RunningServer, name: str | None = None) -> Guest:
    """A passkey belongs to a name, which an address is not."""
    return Guest(f"http://localhost:{server.port}", name)


async def test_a_passkey_recovers_everything_on_a_new_browser(folder: Path) -> None:
    async with with_passkey(folder) as (server, ann, key), at_localhost(server) as stranger:
        code = await solo(ann)
        await ann.ask("POST", "/api/me/sign-out", {"everywhere": True})
        options = (await stranger.ask("POST", "/api/sign-in/options"))["options"]
        me = await stranger.ask("POST", "/api/sign-in", {"credential": key.get(options, stranger.url)})
        assert me["name"] == "Ann"
        assert (await stranger.ask("GET", f"/api/tables/{code}"))["mine"] == [0]
        shown = await stranger.ask("GET", "/api/me/devices")
        assert len(shown["passkeys"]) == 1
        assert len(shown["devices"]) == 1


async def test_an_answer_of_a_passkey_is_good_once(folder: Path) -> None:
    async with with_passkey(folder) as (server, _, key), at_localhost(server) as eve:
        options = (await eve.ask("POST", "/api/sign-in/options"))["options"]
        credential = key.get(options, eve.url)
        await eve.ask("POST", "/api/sign-in", {"credential": credential})
        async with at_localhost(server, "Mallory") as mallory:
            await mallory.refused("bad-passkey", "POST", "/api/sign-in", {"credential": credential})
            assert await my_name(mallory) == "Mallory"


async def test_passkeys_of_others_pages_and_other_keys_are_refused(folder: Path) -> None:
    async with with_passkey(folder) as (server, ann, key), at_localhost(server, "Eve") as eve:
        options = (await eve.ask("POST", "/api/sign-in/options"))["options"]
        for credential in (
            key.get(options, "https://evil.example"),
            key.get({**options, "rpId": "evil.example"}, eve.url),
            Authenticator().get(options, eve.url),
            {},
            {"id": 5, "response": {"clientDataJSON": "x"}},
        ):
            await eve.refused("bad-passkey", "POST", "/api/sign-in", {"credential": credential})
        forged = key.get(options, eve.url)
        forged["response"]["signature"] = "AAAA"
        await eve.refused("bad-passkey", "POST", "/api/sign-in", {"credential": forged})
        # What Ann was asked is no challenge of Eve's.
        asked = (await ann.ask("POST", "/api/me/passkeys/options"))["options"]
        taken = Authenticator().create(asked, eve.url)
        await eve.refused("bad-passkey", "POST", "/api/me/passkeys", {"credential": taken})
        assert await my_name(eve) == "Eve"


async def test_a_passkey_that_no_database_can_look_for_is_refused(folder: Path, database: str) -> None:
    async with running(folder, database=database) as server, at_localhost(server, "Eve") as eve:
        options = (await eve.ask("POST", "/api/sign-in/options"))["options"]
        odd = {**Authenticator().get(options, eve.url), "id": "a\0b"}
        await eve.refused("bad-passkey", "POST", "/api/sign-in", {"credential": odd})


async def test_a_challenge_is_old_after_some_minutes(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock) as server, at_localhost(server, "Ann") as ann:
        options = (await ann.ask("POST", "/api/me/passkeys/options"))["options"]
        clock.pass_seconds(301)
        late = Authenticator().create(options, ann.url)
        await ann.refused("bad-passkey", "POST", "/api/me/passkeys", {"credential": late})


async def test_a_removed_passkey_opens_nothing(folder: Path) -> None:
    async with with_passkey(folder) as (server, ann, key), at_localhost(server, "Eve") as eve:
        id = (await ann.ask("GET", "/api/me/devices"))["passkeys"][0]["id"]
        await eve.refused("not-found", "DELETE", f"/api/me/passkeys/{id}")
        await ann.ask("DELETE", f"/api/me/passkeys/{id}")
        options = (await eve.ask("POST", "/api/sign-in/options"))["options"]
        await eve.refused("bad-passkey", "POST", "/api/sign-in", {"credential": key.get(options, eve.url)})


async def test_challenges_do_not_pile_up(folder: Path) -> None:
    clock = Clock()
    limits = msgspec.structs.replace(AMPLE, guests=0.001, guest_burst=3)
    async with running(folder, now=clock, limits=limits) as server, at_localhost(server) as eve:
        for _ in range(3):
            await eve.ask("POST", "/api/sign-in/options")
        await eve.refused("too-fast", "POST", "/api/sign-in/options")
        clock.pass_seconds(400)
        await server.service.housekeeping.expire()
        counted = await server.service.store.one(select(func.count()).select_from(schema.one_time_codes))
        assert counted[0] == 0
