"""The notes of a release: `python tools/release.py v0.1.0` prints its section of CHANGELOG.md.

Refuses a tag that the code or the changelog does not know, or whose section still says "unreleased". Needs
nothing but Python.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent


class NotReady(Exception):
    """The release must not be made, with the reason."""


def notes(tag: str, version: str, changelog: str) -> str:
    """The section of the changelog for a tag such as v0.1.0."""
    if tag != f"v{version}":
        raise NotReady(f"the tag is {tag}, but the code is version {version}")
    found = re.search(
        rf"^## {re.escape(version)}(?: \(([^)]*)\))?\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL
    )
    if found is None:
        raise NotReady(f"CHANGELOG.md has no section for {version}")
    when, text = found.groups()
    if when is None or not re.fullmatch(r"\d{4}-\d{2}-\d{2}", when):
        raise NotReady(f"CHANGELOG.md does not say on which day {version} is released")
    return text.strip() + "\n"


def main(tag: str) -> int:
    code = (ROOT / "src" / "racecraft" / "engine" / "version.py").read_text()
    version = re.search(r'^VERSION = "(.+)"$', code, re.MULTILINE)
    assert version is not None
    try:
        print(notes(tag, version[1], (ROOT / "CHANGELOG.md").read_text()), end="")
    except NotReady as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:2] or [""]))
