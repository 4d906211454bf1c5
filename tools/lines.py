"""Counts code of checkouts, to compare two states of the project.

`python -m tools.lines FOLDER…`: lines of code of `src/racecraft` and `web/src`, a folder of theirs a row, a
checkout a column. `python -m tools.lines --run FOLDER FILE…`: of these, those within functions that test
runs executed, all of them and those left without `tools/new_function.txt`, then what each group of that list
takes out. `python -m tools.lines --functions FOLDER FILE…`: the same by function. Files are coverage as JSON,
of SlipCover for Python, of Istanbul's format for the browser.

A line of code is not empty, no comment and no docstring. Generated types of the browser do not count.
"""

from __future__ import annotations

import ast
import io
import json
import re
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
NEW_FUNCTION = Path(__file__).with_name("new_function.txt")
"""Functions of capabilities that an older state did not have, below headings: `file:function` or `file:*`."""
DECLARED = re.compile(
    r"(?:export )?(?:default )?(?:declare )?(?:abstract )?(?:async )?"
    r"(?:(?:function\*?|let|type|enum) (\w+)|(?:class|const|interface) (\w+))"
)
MEMBER = re.compile(r"  (?:(?:static|async|get|set|readonly|private) )*([#\w]+)(?:<[^>]*>)?\(.*[{(,]$")
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


def python_functions(body: Iterable[ast.AST], within: str = "") -> Iterator[tuple[str, Lines]]:
    """Functions and methods; what is defined within one belongs to it."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from python_functions(node.body, f"{within}{node.name}.")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{within}{node.name}", span(node.lineno, node.end_lineno or node.lineno)
        else:
            yield from python_functions(ast.iter_child_nodes(node), within)


def web_functions(text: str, indent: str) -> Iterator[tuple[str, Lines]]:
    """Declarations of a module, or of a component's script, and the methods of classes and objects: formatted
    code tells by its indentation. Each goes on to where the next begins."""
    function = holder = ""
    for number, line in enumerate(text.splitlines(), 1):
        if indent and line.startswith("</script>"):
            function = holder = ""
        if line.startswith(indent):
            inner = line.removeprefix(indent)
            if found := DECLARED.match(inner):
                function, holder = found[1] or found[2], found[2] or ""
            elif holder and (found := MEMBER.match(inner)):
                function = f"{holder}.{found[1]}"
        yield function, {number}


def functions_of(file: Path) -> dict[int, str]:
    """The function that each line is in; none has the name ""."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".py":
        found = python_functions(ast.parse(text).body)
    else:
        found = web_functions(text, "  " if file.suffix == ".svelte" else "")
    return {line: name for name, lines in found for line in lines}


def new_function(text: str) -> dict[str, list[str]]:
    """The list of what is left out: what stands below each heading."""
    groups: dict[str, list[str]] = {}
    for line in text.splitlines():
        if line.startswith("# "):
            groups[line[2:]] = []
        elif line:
            groups[next(reversed(groups))].append(line)
    return groups


def counted(checkout: Path, root: str) -> Counter[str]:
    counts: Counter[str] = Counter()
    for file in files_of(checkout, root):
        counts[row_of(file, checkout / root)] += len(code_of(file))
    return counts


def counted_of_runs(checkout: Path, root: str, measured: list[Path]) -> Counter[tuple[str, str]]:
    """Lines that runs went through, by file and function."""
    coverage: defaultdict[str, list[dict[str, object]]] = defaultdict(list)
    for path in measured:
        runs = json.loads(path.read_text(encoding="utf-8"))
        for name, run in runs.get("files", runs).items():
            coverage[name].append(run)
    counts: Counter[tuple[str, str]] = Counter()
    for file in files_of(checkout, root):
        name = file.relative_to(checkout).as_posix()
        found = [run for key, runs in coverage.items() if f"/{key}".endswith(f"/{name}") for run in runs]
        if found:
            functions = functions_of(file)
            counts.update((name, functions.get(line, "")) for line in executed(file, found))
    return counts


def show(root: str, columns: list[Counter[str]]) -> None:
    if not any(columns):
        return
    print(f"{root:16}", *(f"{column.total():8,}" for column in columns))
    for row in sorted({row for column in columns for row in column}):
        print(f"  {row:14}", *(f"{column[row]:8,}" for column in columns))


def show_runs(checkout: Path, measured: list[Path]) -> None:
    groups = new_function(NEW_FUNCTION.read_text(encoding="utf-8"))
    heading = {name: title for title, names in groups.items() for name in names}
    taken_out: Counter[str] = Counter()
    for root in ROOTS:
        ran, left = Counter[str](), Counter[str]()
        for (file, function), lines in counted_of_runs(checkout, root, measured).items():
            row = row_of(checkout / file, checkout / root)
            ran[row] += lines
            title = heading.get(f"{file}:{function}") or heading.get(f"{file}:*")
            left[row] += 0 if title else lines
            if title:
                taken_out[title] += lines
        show(root, [ran, left])
    for title in groups:
        if taken_out[title]:
            print(f"{taken_out[title]:6,}  {title}")


def show_functions(checkout: Path, measured: list[Path]) -> None:
    for root in ROOTS:
        for (file, function), lines in sorted(counted_of_runs(checkout, root, measured).items()):
            print(f"{lines:6,}  {file}:{function}")


def main(arguments: list[str]) -> int:
    shown = {"--run": show_runs, "--functions": show_functions}.get(arguments[0] if arguments else "")
    if not arguments or (shown and len(arguments) < 3):
        print(__doc__, file=sys.stderr)
        return 2
    if shown:
        shown(Path(arguments[1]), [Path(name) for name in arguments[2:]])
        return 0
    for root in ROOTS:
        show(root, [counted(Path(name), root) for name in arguments])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
