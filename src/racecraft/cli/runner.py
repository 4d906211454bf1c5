"""Runs the command again with an extra, where `uvx racecraft` or `pipx run racecraft` began it.

Both make an environment for one run with the core alone, and nobody who types so little has asked for more;
but what opens the table is an extra.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from importlib import metadata
from pathlib import Path

from racecraft.engine.version import VERSION

AGAIN = "_RACECRAFT_AGAIN"
"""Set where the command has run itself again: it does so once."""


def line_with(extra: str, arguments: list[str]) -> list[str] | None:
    """What to run; None where the environment is somebody's own, in which they install what they like."""
    runner = None if AGAIN in os.environ else _runner()
    return None if runner is None else [*runner, f"racecraft[{extra}]{_origin()}", "racecraft", *arguments]


def run_again(line: list[str]) -> int:
    """Gives way to this command; on Windows, where a process cannot, waits for it."""
    environment = {**os.environ, AGAIN: "1"}
    if sys.platform != "win32":
        os.execve(line[0], line, environment)
    return subprocess.run(line, env=environment, check=False).returncode


def _runner() -> list[str] | None:
    place = Path(sys.prefix)
    uv = os.environ.get("UV")
    if uv is not None:
        asked = subprocess.run([uv, "cache", "dir"], capture_output=True, text=True, check=False)
        if asked.returncode == 0 and place.is_relative_to(asked.stdout.strip()):
            return [uv, "tool", "run", "--from"]
    pipx = shutil.which("pipx")
    parents = [folder.name for folder in place.parents[:2]]
    if pipx is not None and (parents[:1] == ["pipx"] or parents == [".cache", "pipx"]):
        return [pipx, "run", "--spec"]
    return None


def _origin() -> str:
    """Where this version came from, as a requirement says it: an index, a file, a repository."""
    try:
        told = metadata.distribution("racecraft").read_text("direct_url.json")
    except metadata.PackageNotFoundError:
        told = None
    if told is None:
        return f"=={VERSION}"
    origin = json.loads(told)
    if "vcs_info" in origin:
        versions = origin["vcs_info"]
        return f" @ {versions['vcs']}+{origin['url']}@{versions['commit_id']}"
    return f" @ {origin['url']}"
