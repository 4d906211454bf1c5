"""Whatever is sent, the table answers in a sentence and stays as it was: a socket fuzzer and Schemathesis."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import hypothesis
import msgspec
import pytest
import schemathesis
from hypothesis import HealthCheck
from schemathesis.core.result import Ok
from websockets.exceptions import ConnectionClosed

from racecraft.engine.registry import game_of
from racecraft.server.app import Server, description, listen
from racecraft.server.settings import Settings
from tests.server.running_server import AMPLE, RunningServer, Wire, running

FRAMES = 600
KINDS = ["consider", "hello", "play", "undo", "say", "react", "hint", "ping", "state", "quit", ""]
FIELDS = ["seat", "sketch", "moment", "action", "id", "text", "reaction", "type", "extra", ""]
VALUES: list[Any] = [
    None, True, False, 0, 1, -1, 2, 99, 100, 2**31, 2**63, -(2**70), 1.5, 1e308, "", "0", "p", "x" * 300,
    "\x00", "Ґ" * 50, "\u202e", [], [0], {}, {"a": {"b": []}}, "start1", "keep", "gear 2", "hello",
]  # fmt: skip


def garbage(random: Random) -> str | bytes:
    """Anything from nearly right to utterly wrong."""
    kind = random.randrange(6)
    if kind == 0:
        return random.randbytes(random.randrange(64))
    if kind == 1:
        return "".join(chr(random.randrange(1, 0xD7FF)) for _ in range(random.randrange(40)))
    if kind == 2:
        return random.choice(
            ["", "null", "[]", "{}", '{"type":', "[" * 2000, '{"type":"play"' + "}" * 9, "1e999"]
        )
    message: dict[str, Any] = {"type": random.choice(KINDS)}
    for _ in range(random.randrange(5)):
        message[random.choice(FIELDS)] = random.choice(VALUES)
    if kind > 3:
        message = {
            "type": "play",
            "seat": random.choice([0, 1, 2]),
            "moment": random.randrange(4),
            "action": 0,
            **message,
        }
    return msgspec.json.encode(message, enc_hook=str).decode()


@pytest.mark.asyncio
@pytest.mark.parametrize("seed", range(2))
async def test_a_socket_survives_anything(seed: int, folder: Path) -> None:
    """A fuzzer in Bob's chair; nothing of it disturbs Ann or moves the race."""
    random = Random(seed)
    async with running(folder) as server, server.guest("Ann") as ann, server.guest("Bob") as bob:
        body = {
            "game": "rali",
            "seats": [{"kind": "me"}, {"kind": "open"}],
            "options": {"first": 1},
            "rated": bool(seed),  # hints are thought about at one of the two tables, which takes its time
        }
        code = (await ann.ask("POST", "/api/tables", body))["table"]["code"]
        await bob.ask("POST", f"/api/tables/{code}/seats/1", {})
        await ann.ask("POST", f"/api/tables/{code}/start", {})
        async with ann.at(code, 0) as one:
            await one.hear("state")
            before = fingerprint(server, code)
            sent = 0
            while sent < FRAMES:
                async with bob.socket(code) as two:
                    sent += await pester(two, random, FRAMES - sent)
            assert fingerprint(server, code) == before
            assert (await one.play(0, one.shown["legal"][0]["action"]))["type"] == "update"
        page = (await ann.http.get("/metrics")).text
        assert 'racecraft_refused_total{key="failed"}' not in page


def fingerprint(server: RunningServer, code: str) -> str:
    live = server.service.rooms.by_code[code].live
    assert live is not None
    return str(game_of("rali").fingerprint(live.race.state))


async def pester(wire: Wire, random: Random, frames: int) -> int:
    """Sends garbage until told to go; every frame has an answer, and the last a sensible one."""
    sent = 0
    try:
        for _ in range(frames):
            sent += 1
            await wire.socket.send(garbage(random))
            if sent % 20 == 0:
                await wire.say(type="ping")
                await wire.hear("pong")
    except (ConnectionClosed, UnicodeEncodeError):
        pass
    return sent


# --- The description of the interface, taken at its word ---


@pytest.fixture(scope="module")
def described(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server in a thread of its own, for tests that are not coroutines."""
    listener = listen("127.0.0.1", 0)
    port = listener.getsockname()[1]
    server = Server(Settings(data=tmp_path_factory.mktemp("described"), port=port, limits=AMPLE, workers=1))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve([listener])))
    thread.start()
    while not server.started:
        assert thread.is_alive()
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    thread.join()
    listener.close()


SCHEMA = schemathesis.openapi.from_dict(description())
OPERATIONS: dict[str, Any] = {
    found.ok().label: found.ok() for found in SCHEMA.get_all_operations() if isinstance(found, Ok)
}


UNDESCRIBED = {
    "POST /api/tables": [schemathesis.checks.positive_data_acceptance],
    "POST /api/championships": [schemathesis.checks.positive_data_acceptance],
    "GET /api/tables/{code}/outlook": [schemathesis.checks.positive_data_acceptance],
    "PUT /api/me": [schemathesis.checks.positive_data_acceptance],
    "POST /api/bots": [schemathesis.checks.positive_data_acceptance],
    "POST /api/tables/{code}/reports": [schemathesis.checks.positive_data_acceptance],
    "POST /api/reviews": [schemathesis.checks.positive_data_acceptance],
    "POST /api/gallery/{game}": [schemathesis.checks.positive_data_acceptance],
    **{
        label: [schemathesis.checks.positive_data_acceptance]
        for label in OPERATIONS
        if label.startswith("POST /api/builders/")
    },
}
"""Which games there are and what their options mean is told by `/api/about`, not by the description; nor can
it say of a text in the address that it is a JSON object, of a text that it is a record, of a name which
scripts go together, of a report that it names a seat or a message, or how long a number in the document of a
track may be."""


@pytest.mark.parametrize("label", OPERATIONS)
def test_the_interface_keeps_its_description(label: str, described: str) -> None:
    """Requests made from the description, good and bad; every answer is as described, and none fails."""

    @hypothesis.given(case=OPERATIONS[label].as_strategy())
    @hypothesis.settings(
        max_examples=8,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=list(HealthCheck),
        phases=[hypothesis.Phase.generate],
    )
    def check(case: Any) -> None:
        answer = case.call(base_url=described, headers={"Origin": described})
        assert answer.status_code != 500
        case.validate_response(answer, excluded_checks=UNDESCRIBED.get(label, []))

    check()
