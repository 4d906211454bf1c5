"""Dice against the server too: every seat seals a secret before anybody reveals one."""

from __future__ import annotations

import asyncio
import hashlib
from pathlib import Path
from random import Random
from typing import Any

import pytest

from racecraft.engine.chance import Committed, commitment, committed_point, seal_of, source_of
from racecraft.engine.errors import BadRecord
from racecraft.engine.record import Record, decode, verify
from tests.server.running_server import PATIENCE, Clock, Guest, RunningServer, running
from tests.server.test_races import drive

pytestmark = pytest.mark.asyncio

ANN, BOB, EVE = "aa" * 32, "bb" * 32, "ee" * 32
LONG: dict[str, Any] = {"reveal_seconds": 3600.0}
"""Time enough that only what is said begins a race."""


async def sealed_table(ann: Guest, bob: Guest, **more: Any) -> str:
    seats = [{"kind": "me", "seal": seal_of(ANN)}, {"kind": "open"}]
    body = {"game": "rali", "seats": seats, "options": {"laps": 1}, **more}
    code = str((await ann.ask("POST", "/api/tables", body))["table"]["code"])
    await bob.ask("POST", f"/api/tables/{code}/seats/1", {"seal": seal_of(BOB)})
    return code


def opened(*secrets: tuple[int, str]) -> dict[str, Any]:
    return {"secrets": [{"seat": seat, "secret": secret} for seat, secret in secrets]}


async def reveal(guest: Guest, code: str, **secrets: str) -> dict[str, Any]:
    """Secrets by seat: `seat0=…`."""
    body = opened(*[(int(name.removeprefix("seat")), secret) for name, secret in secrets.items()])
    table: dict[str, Any] = (await guest.ask("POST", f"/api/tables/{code}/reveal", body))["table"]
    return table


def dice(table: dict[str, Any]) -> list[str]:
    return [seat["dice"] for seat in table["seats"]]


async def finished(server: RunningServer, code: str, ann: Guest, bob: Guest) -> Record:
    async with ann.at(code, 0) as one, bob.at(code, 1) as two:
        await asyncio.gather(drive(one, 0, Random(1)), drive(two, 1, Random(2)))
        await one.until(lambda wire: wire.table["status"] == "over")
    return decode(await ann.ask("GET", f"/api/tables/{code}/record"))


async def test_a_race_begins_when_every_seat_has_revealed_its_secret(folder: Path) -> None:
    async with running(folder, **LONG) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await sealed_table(ann, bob)
        async with bob.at(code, 1) as wire:
            promised = (await wire.hear("table"))["table"]["commitment"]
            table = (await ann.ask("POST", f"/api/tables/{code}/start", {}))["table"]
            assert (table["status"], dice(table)) == ("starting", ["sealed", "sealed"])
            assert [seat["seal"] for seat in table["seats"]] == [seal_of(ANN), seal_of(BOB)]
            await wire.until(lambda wire: wire.table["status"] == "starting")
            table = await reveal(ann, code, seat0=ANN)
            assert (table["status"], dice(table)) == ("starting", ["revealed", "sealed"])
            assert ANN not in str(table), "what one seat revealed is not shown before all have"
            table = await reveal(bob, code, seat1=BOB)
            assert (table["status"], dice(table)) == ("running", ["revealed", "revealed"])
            await wire.hear("state")
        record = await finished(server, code, ann, bob)
        assert record.header.chance == {
            "kind": "committed",
            "commitment": promised,
            "contributions": [ANN, BOB],
            "seals": [seal_of(ANN), seal_of(BOB)],
        }
        assert verify(record).chance == "verified"
        proof = await ann.ask("GET", f"/api/tables/{code}/proof")
        assert (proof["seals"], proof["contributions"]) == ([seal_of(ANN), seal_of(BOB)], [ANN, BOB])
        assert hashlib.sha256(bytes.fromhex(proof["seed"])).hexdigest() == promised


async def test_a_seat_that_does_not_reveal_is_left_out_and_cannot_stall_the_race(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await sealed_table(ann, bob)
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        await reveal(ann, code, seat0=ANN)
        async with ann.at(code, 0) as wire:
            await wire.hear("table")
            clock.pass_seconds(5)
            await wire.hear("state")
            assert dice(wire.table) == ["revealed", "missing"]
        await bob.refused("not-open", "POST", f"/api/tables/{code}/reveal", opened((1, BOB)))
        record = await finished(server, code, ann, bob)
        assert record.header.chance["contributions"] == [ANN, ""]
        assert record.header.chance["seals"] == [seal_of(ANN), seal_of(BOB)]
        assert verify(record).chance == "verified"


async def test_a_start_that_was_cut_off_is_finished_by_the_next_server(folder: Path) -> None:
    clock = Clock()
    async with running(folder, now=clock, **LONG) as server, server.guest("Ann") as ann:
        body = {"game": "rali", "seats": [{"kind": "me", "seal": seal_of(ANN)}], "start": True}
        table = (await ann.ask("POST", "/api/tables", body))["table"]
        assert table["status"] == "starting"
    clock.pass_seconds(3600)
    async with running(folder, now=clock) as server, server.guest() as eve:
        async with asyncio.timeout(PATIENCE):
            while (await eve.ask("GET", f"/api/tables/{table['code']}"))["table"]["status"] != "running":
                await asyncio.sleep(0.01)


async def test_nobody_seals_after_the_start_nor_reveals_for_others(folder: Path) -> None:
    async with running(folder, **LONG) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await sealed_table(ann, bob)
        at = f"/api/tables/{code}"
        await bob.refused("not-open", "POST", f"{at}/reveal", opened((1, BOB)))
        await bob.refused("not-yours", "PUT", f"{at}/seats/0/seal", {"seal": seal_of(EVE)})
        await bob.ask("PUT", f"{at}/seats/1/seal", {"seal": seal_of(EVE)})
        await ann.ask("POST", f"{at}/start", {})
        await bob.refused("not-open", "PUT", f"{at}/seats/1/seal", {"seal": seal_of(BOB)})
        await bob.refused("not-open", "DELETE", f"{at}/seats/1")
        await bob.refused("not-yours", "POST", f"{at}/reveal", opened((0, ANN)))
        await bob.refused("bad-request", "POST", f"{at}/reveal", opened((1, BOB)))
        await bob.refused("bad-request", "POST", f"{at}/reveal", opened((1, "00")))
        await bob.refused("bad-request", "POST", f"{at}/reveal", opened())
        await bob.refused("not-found", "POST", f"{at}/reveal", opened((7, BOB)))
        assert dice((await ann.ask("GET", at))["table"]) == ["sealed", "sealed"]
        await reveal(bob, code, seat1=EVE)
        assert (await reveal(ann, code, seat0=ANN))["status"] == "running"


async def test_secrets_that_come_at_the_same_time_begin_one_race(folder: Path, database: str) -> None:
    async with (
        running(folder, database=database, **LONG) as server,
        server.guest("Ann") as ann,
        server.guest("Bob") as bob,
    ):
        code = await sealed_table(ann, bob)
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        told = await asyncio.gather(reveal(ann, code, seat0=ANN), reveal(bob, code, seat1=BOB))
        assert {table["status"] for table in told} <= {"starting", "running"}
        table = (await ann.ask("GET", f"/api/tables/{code}"))["table"]
        assert (table["status"], dice(table)) == ("running", ["revealed", "revealed"])


async def test_a_rematch_is_sealed_anew(folder: Path) -> None:
    async with running(folder, **LONG) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        code = await sealed_table(ann, bob)
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        await reveal(ann, code, seat0=ANN)
        await reveal(bob, code, seat1=BOB)
        await finished(server, code, ann, bob)
        again = (await bob.ask("POST", f"/api/tables/{code}/rematch", {}))["code"]
        at = f"/api/tables/{again}"
        assert dice((await ann.ask("GET", at))["table"]) == ["none", "none"]
        for guest, seat, secret in ((ann, 0, EVE), (bob, 1, BOB)):
            await guest.ask("PUT", f"{at}/seats/{seat}/seal", {"seal": seal_of(secret)})
        await bob.ask("POST", f"{at}/start", {})
        await reveal(ann, again, seat0=EVE)
        assert (await reveal(bob, again, seat1=BOB))["status"] == "running"


async def test_programs_and_training_tables_need_no_secret(folder: Path) -> None:
    async with running(folder, **LONG) as server, server.guest("Ann") as ann:
        body: dict[str, Any] = {"game": "rali", "seats": [{"kind": "me"}], "start": True}
        assert (await ann.ask("POST", "/api/tables", body))["table"]["status"] == "running"
        sealed = {"kind": "me", "seal": seal_of(ANN)}
        training = {**body, "seats": [sealed], "position": {}}
        await ann.refused("bad-request", "POST", "/api/tables", training)
        bot = {"kind": "bot", "bot": "club", "seal": seal_of(ANN)}
        await ann.refused("bad-request", "POST", "/api/tables", {**body, "seats": [sealed, bot]})


def sixes(seed: bytes, contributions: list[str]) -> bool:
    return all(committed_point(seed, contributions, number, 6) == 5 for number in range(5))


async def test_a_server_that_sits_last_cannot_search_for_its_dice() -> None:
    """It knows its seed, but not what the others have sealed: what it found for a guess does not come. If it
    waits for their secrets to search, its own is not the one that it had sealed."""
    seed = bytes(range(32))
    tries = (hashlib.sha256(str(number).encode()).hexdigest() for number in range(200_000))
    lucky = next(secret for secret in tries if sixes(seed, ["", secret]))
    assert not sixes(seed, [ANN, lucky])
    later = (hashlib.sha256(f"later {number}".encode()).hexdigest() for number in range(200_000))
    searched = next(secret for secret in later if sixes(seed, [ANN, secret]))
    header = Committed(seed, [ANN, searched], seals=[seal_of(ANN), seal_of(lucky)]).header()
    assert header["commitment"] == commitment(seed)
    with pytest.raises(BadRecord, match="contribution of seat 2 is not the one that it had sealed"):
        source_of(header, seed.hex())
