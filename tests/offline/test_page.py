"""The table inside a page, in this machine's Python: the browser tests have the rest."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from litestar.handlers import HTTPRouteHandler

from racecraft.engine.record import read, verify
from racecraft.server.api.routes import TOPICS

ROOT = Path(__file__).parent.parent.parent
LIST_ROUTES = (
    "from racecraft.offline.page import TOPICS;"
    "from racecraft.offline.framework import Handler;"
    "found = [each for topic in TOPICS for each in topic.HANDLERS if isinstance(each, Handler)];"
    "print(*[f'{topic.__name__}' for topic in TOPICS]);"
    "print(*sorted(f'{each.method} {each.path} {each.status}' for each in found), sep='\\n')"
)


def run(*command: str) -> str:
    """In plain Python, as a browser has it, and where nobody has imported the framework."""
    paths = os.pathsep.join([*os.environ.get("PYTHONPATH", "").split(os.pathsep), str(ROOT)])
    environment = {**os.environ, "RACECRAFT_PURE": "1", "PYTHONPATH": paths}
    command = (sys.executable, *command)
    return subprocess.run(
        command, env=environment, cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout


@pytest.mark.long
def test_a_race_is_kept_and_its_record_is_good(tmp_path: Path) -> None:
    path = tmp_path / "record.jsonl"
    run("-m", "tests.offline.play_in_page", str(path))
    verdict = verify(read(path))
    assert (verdict.finished, verdict.chance) == (True, "verified")


def test_pages_ask_under_the_same_addresses_as_a_server_answers() -> None:
    topics, *routes = run("-c", LIST_ROUTES).splitlines()
    served = [
        f"{method} {path} {handler.status_code}"
        for topic in TOPICS
        if topic.__name__ in topics.split()
        for handler in topic.HANDLERS
        if isinstance(handler, HTTPRouteHandler)
        for method in handler.http_methods
        for path in handler.paths
    ]
    assert routes == sorted(served)
