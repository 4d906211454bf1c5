"""The documents are correct: every example runs and prints what it shows, every link leads somewhere.

`python` blocks with `>>>` are doctests; the `$ racecraft` lines of `console` blocks run through the installed
command, and what is printed under them must be what they print, `...` standing for anything. `json` blocks
with a script are scenarios and hold. The examples of a document share one folder and run in order.
"""

from __future__ import annotations

import doctest
import os
import re
import subprocess
import sysconfig
from dataclasses import dataclass
from pathlib import Path

import msgspec
import pytest

import racecraft.outlook.checks  # noqa: F401  (adds what scenarios can state about odds)
from racecraft.engine.scenario import Scenario, check_kinds, run_scenario

ROOT = Path(__file__).parent.parent
DOCUMENTS = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
NAMES = [str(path.relative_to(ROOT)) for path in DOCUMENTS]
MANY_EXAMPLES = {"commands", "review", "arena", "rallyman", "records"}
"""Guides whose commands take seconds: they are tried in the long tests."""
FLAGS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass
class Block:
    """A fenced block of a document and the line on which its content begins."""

    language: str
    line: int
    text: str


def blocks(path: Path) -> list[Block]:
    found: list[Block] = []
    fence: str | None = None
    indent = 0
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(keepends=True), 1):
        if fence is None:
            opening = re.match(r"^( *)(```+)(\w*)", line)
            if opening:
                indent, fence = len(opening[1]), opening[2]
                found.append(Block(opening[3], number + 1, ""))
        elif line.strip().startswith(fence):
            fence = None
        else:
            found[-1].text += line[min(indent, len(line) - len(line.lstrip(" "))) :]
    assert fence is None, f"{path}: a block is not closed"
    return found


def commands(block: Block) -> list[tuple[str, str]]:
    """Each `$` line of a console block, with the lines shown under it."""
    found: list[tuple[str, str]] = []
    for line in block.text.splitlines(keepends=True):
        if line.startswith("$ "):
            found.append((line[2:].strip(), ""))
        elif found:
            command, shown = found[-1]
            found[-1] = (command, shown + line)
    return found


def run_python(block: Block, names: dict[str, object], where: str) -> None:
    test = doctest.DocTestParser().get_doctest(block.text, names, where, where, block.line - 1)
    report: list[str] = []
    doctest.DocTestRunner(optionflags=FLAGS).run(test, out=report.append, clear_globs=False)
    assert not report, "".join(report)
    names.update(test.globs)


def run_console(block: Block, where: str) -> None:
    environment = {
        **os.environ,
        "PATH": sysconfig.get_path("scripts") + os.pathsep + os.environ.get("PATH", ""),
        "LC_ALL": "en",
    }
    for command, shown in commands(block):
        if not command.startswith("racecraft "):
            continue
        done = subprocess.run(
            command,
            shell=True,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            encoding="utf-8",
        )
        told = "".join(
            line for line in done.stdout.splitlines(keepends=True) if "engine runs interpreted" not in line
        )
        refused = "racecraft: " in shown
        assert done.returncode == (2 if refused else 0), f"{where}: {command}: {done.stdout}"
        if shown.strip():
            same = doctest.OutputChecker().check_output(shown, told, FLAGS)
            assert same, f"{where}: {command}\nshown:\n{shown}\ntold:\n{told}"


@pytest.mark.parametrize(
    "path",
    [pytest.param(path, marks=pytest.mark.long if path.stem in MANY_EXAMPLES else ()) for path in DOCUMENTS],
    ids=NAMES,
)
def test_examples_run(path: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    names: dict[str, object] = {}
    for block in blocks(path):
        where = f"{path.name}, line {block.line}"
        if block.language == "python" and ">>>" in block.text:
            run_python(block, names, where)
        elif block.language == "console":
            run_console(block, where)
        elif block.language == "json" and '"script"' in block.text:
            run_scenario(msgspec.json.decode(block.text, type=Scenario))


def test_the_page_about_scenarios_has_every_field_and_check() -> None:
    page = (ROOT / "docs" / "guide" / "scenarios.md").read_text(encoding="utf-8")
    assert set(Scenario.__struct_fields__) == set(re.findall(r"^\| `(\w+)` \|", page, re.MULTILINE))
    assert set(re.findall(r'^\| `{"(\w+)":', page, re.MULTILINE)) == set(check_kinds())


def anchors(path: Path) -> set[str]:
    """The headings of a document as a browser addresses them."""
    headings = re.findall(r"^#+ +(.+)$", path.read_text(encoding="utf-8"), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).strip().replace(" ", "-") for heading in headings}


@pytest.mark.parametrize("path", DOCUMENTS, ids=NAMES)
def test_relative_links_lead_somewhere(path: Path) -> None:
    prose = re.sub(r"^```.*?^```", "", path.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    for link in re.findall(r"\]\(([^)\s]+)\)|<img[^>]* src=\"([^\"]+)\"", prose):
        target = link[0] or link[1]
        if re.match(r"^[a-z]+:", target):
            continue
        file, _, anchor = target.partition("#")
        found = (path.parent / file).resolve() if file else path
        assert found.exists(), f"{path.name} links to {target}, which is not there"
        if anchor and found.suffix == ".md":
            assert anchor in anchors(found), f"{path.name} links to {target}, which has no such heading"


@pytest.mark.parametrize("path", DOCUMENTS, ids=NAMES)
def test_files_that_are_named_are_there(path: Path) -> None:
    """Of tests, tools and browser tests; `<id>`, `*` and `…` stand for something else each time."""
    for name in re.findall(
        r"`((?:tests|tools|web/browser)/[\w./-]+\.(?:py|ts))`", path.read_text(encoding="utf-8")
    ):
        assert (ROOT / name).is_file(), f"{path.name} names {name}, which is not there"


def test_the_checks_can_fail(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A wrong document fails, in Python, in the console and in its links."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(AssertionError, match="Expected"):
        run_python(Block("python", 1, ">>> 1 + 1\n3\n"), {}, "liar.md")
    with pytest.raises(AssertionError, match="shown"):
        run_console(Block("console", 1, "$ racecraft track list\nno tracks at all\n"), "liar.md")
    with pytest.raises(AssertionError, match="no game"):
        run_console(Block("console", 1, "$ racecraft track list nope\n"), "liar.md")
    liar = tmp_path / "liar.md"
    liar.write_text("# Liar\n\nSee [this](nowhere.md).\n")
    with pytest.raises(AssertionError, match="not there"):
        test_relative_links_lead_somewhere(liar)
    liar.write_text("# Liar\n\nSee `tests/test_nothing.py`.\n")
    with pytest.raises(AssertionError, match="not there"):
        test_files_that_are_named_are_there(liar)
    liar.write_text("# Liar\n\nSee [this](#truth).\n")
    with pytest.raises(AssertionError, match="no such heading"):
        test_relative_links_lead_somewhere(liar)
