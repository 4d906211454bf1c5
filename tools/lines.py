"""Counts code of checkouts, to compare two states of the project.

`python -m tools.lines FOLDER…`: lines of code of `src/racecraft` and `web/src`, a folder of theirs a row, a
checkout a column. `python -m tools.lines --run FOLDER FILE…`: of these, those within functions that test runs
executed; files are coverage as JSON, of SlipCover for Python, of Istanbul's format for the browser.

A line of code is not empty, no comment and no docstring. Generated types of the browser do not count.
"""

from __future__ import annotations

import ast
import io
import json
import sys
import tokenize
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOTS = {"src/racecraft": {".py"}, "web/src": {".ts", ".svelte", ".css"}}
GENERATED = "schema.d.ts"
NO_CODE = {
    tokenize.COMMENT,
    tokenize.NL,
    tokenize.NEWLINE,
    tokenize.INDENT,
    tokenize.DEDENT,
    tokenize.ENCODING,
    tokenize.ENDMARKER,
}
COMMENTS = {"/*": "*/", "<!--": "-->"}

Lines = set[int]


def span(first: int, last: int) -> Lines:
    return set(range(first, last + 1))


def python_code(text: str) -> Lines:
    found: Lines = set()
    for token in tokenize.generate_tokens(io.StringIO(text).readline):
        if token.type not in NO_CODE:
            found |= span(token.start[0], token.end[0])
    documented = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, documented) and ast.get_docstring(node, clean=False) is not None:
            found -= span(node.body[0].lineno, node.body[0].end_lineno or 0)
    return found


def web_code(text: str) -> Lines:
    found: Lines = set()
    end = ""
    for number, line in enumerate(text.splitlines(), 1):
        rest = line.strip()
        if end:
            _, closed, rest = rest.partition(end)
            rest = rest.strip()
            end = "" if closed else end
        while opened := next((sign for sign in COMMENTS if rest.startswith(sign)), ""):
            _, closed, rest = rest[len(opened) :].partition(COMMENTS[opened])
            rest = rest.strip()
            end = "" if closed else COMMENTS[opened]
        if rest and not rest.startswith("//"):
            found.add(number)
    return found


def code_of(file: Path) -> Lines:
    text = file.read_text(encoding="utf-8")
    return python_code(text) if file.suffix == ".py" else web_code(text)


def statements(body: Iterable[ast.stmt], inside: bool) -> Iterator[Lines]:
    """The statements within functions; of one that holds others, what stands before them."""
    for node in body:
        function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        held = [child for name in ("body", "orelse", "finalbody") for child in getattr(node, name, [])]
        for part in [*getattr(node, "handlers", []), *getattr(node, "cases", [])]:
            held += part.body
        if inside:
            first = min((child.lineno for child in held), default=(node.end_lineno or 0) + 1)
            yield span(node.lineno, max(node.lineno, first - 1))
        yield from statements(held, inside or function)


def executed(file: Path, coverage: list[dict[str, object]]) -> Lines:
    """The lines of code of a file that runs went through."""
    text = file.read_text(encoding="utf-8")
    ran: Lines = set()
    if file.suffix == ".py":
        hit = {line for run in coverage for line in run["executed_lines"]}  # type: ignore[attr-defined]
        for lines in statements(ast.parse(text).body, False):
            if lines & hit:
                ran |= lines
        return ran & python_code(text)
    missed: Lines = set()
    for run in coverage:
        for key, at in run["statementMap"].items():  # type: ignore[attr-defined]
            lines = span(at["start"]["line"], at["end"]["line"])
            if run["s"][key]:  # type: ignore[index]
                ran |= lines
            else:
                missed |= lines
    return (ran - missed) & web_code(text)


def files_of(checkout: Path, root: str) -> list[Path]:
    found = (checkout / root).rglob("*")
    return sorted(file for file in found if file.suffix in ROOTS[root] and file.name != GENERATED)


def row_of(file: Path, root: Path) -> str:
    parts = file.relative_to(root).parts
    return parts[0] if len(parts) > 1 else "."


def counted(checkout: Path, root: str) -> Counter[str]:
    counts: Counter[str] = Counter()
    for file in files_of(checkout, root):
        counts[row_of(file, checkout / root)] += len(code_of(file))
    return counts


def counted_of_runs(checkout: Path, root: str, measured: list[Path]) -> Counter[str]:
    coverage: defaultdict[str, list[dict[str, object]]] = defaultdict(list)
    for path in measured:
        runs = json.loads(path.read_text(encoding="utf-8"))
        for name, run in runs.get("files", runs).items():
            coverage[name].append(run)
    counts: Counter[str] = Counter()
    for file in files_of(checkout, root):
        name = file.relative_to(checkout).as_posix()
        found = [run for key, runs in coverage.items() if f"/{key}".endswith(f"/{name}") for run in runs]
        if found:
            counts[row_of(file, checkout / root)] += len(executed(file, found))
    return counts


def show(root: str, columns: list[Counter[str]]) -> None:
    if not any(columns):
        return
    print(f"{root:16}", *(f"{column.total():8,}" for column in columns))
    for row in sorted({row for column in columns for row in column}):
        print(f"  {row:14}", *(f"{column[row]:8,}" for column in columns))


def main(arguments: list[str]) -> int:
    if not arguments or (arguments[0] == "--run" and len(arguments) < 3):
        print(__doc__, file=sys.stderr)
        return 2
    for root in ROOTS:
        if arguments[0] == "--run":
            measured = [Path(name) for name in arguments[2:]]
            show(root, [counted_of_runs(Path(arguments[1]), root, measured)])
        else:
            show(root, [counted(Path(name), root) for name in arguments])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
