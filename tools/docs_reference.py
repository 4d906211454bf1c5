"""Reference pages made from the code: Python from signatures and docstrings, records, scenarios and messages
from their types, commands from their parsers. `tools/docs.py` puts them into the site."""

from __future__ import annotations

import argparse
import inspect
import re
from typing import Any

import msgspec

import racecraft
from racecraft.cli.main import COMMANDS, make_parser
from racecraft.cli.parser import subcommands
from racecraft.engine import record, scenario
from racecraft.engine.shapes import REFERENCE, described
from racecraft.games.reference import one_line, row
from racecraft.locales import Words
from racecraft.server.describe import description

WIDTH = 100
"""Columns of what a command prints about itself."""


def pages() -> dict[str, str]:
    """The text of every page by its path in the site."""
    told = description()
    return {
        "reference/python.md": python_page(),
        "reference/records.md": records_page(),
        "reference/scenarios.md": scenarios_page(),
        "reference/messages.md": messages_page(told),
        "reference/http.md": http_page(told),
        "reference/commands.md": commands_page(),
    }


# --- Python ---


def python_page() -> str:
    functions, classes, errors = [], [], []
    for name in racecraft.__all__:
        found = getattr(racecraft, name)
        if not inspect.isclass(found):
            if callable(found):
                functions.append(function(name, found, "###"))
        elif issubclass(found, Exception):
            errors.append(row([f"`{name}`", one_line(own_doc(found))]))
        else:
            classes.append(whole_class(name, found))
    return "\n".join(
        [
            "# Python\n",
            "What `import racecraft` exports. [Racecraft in Python](../guide/python.md) shows it in use.\n",
            "## Functions\n",
            *functions,
            "## Classes\n",
            *classes,
            "## Errors\n",
            "Every wrong argument raises one of these.\n",
            row(["error", "raised for"]),
            "|---|---|",
            *errors,
            "",
        ]
    )


def function(name: str, found: Any, heading: str) -> str:
    signature = re.sub(r"(: |-> )'([^']+)'", r"\1\2", str(inspect.signature(found)))
    return "\n".join(
        [
            f"{heading} `{name}`\n",
            "```python",
            split_up(f"{name}{signature}"),
            "```\n",
            prose(own_doc(found)),
            "",
        ]
    )


def split_up(signature: str) -> str:
    """A signature that is too long for a line, with a line for each argument."""
    if len(signature) <= WIDTH:
        return signature
    opening, closing = signature.index("("), signature.rindex(") ->")
    arguments, depth, current = [], 0, ""
    for letter in signature[opening + 1 : closing]:
        depth += (letter in "[(") - (letter in "])")
        if letter == "," and depth == 0:
            arguments.append(current.strip())
            current = ""
        else:
            current += letter
    lines = [f"    {argument}," for argument in [*arguments, current.strip()] if argument]
    return "\n".join([signature[: opening + 1], *lines, signature[closing:]])


def own_doc(found: Any) -> str:
    return inspect.cleandoc(found.__doc__ or "")


def prose(text: str) -> str:
    """A docstring as Markdown: what is indented in it is code."""
    return re.sub(r"(?m)((?:^    .*\n?(?:^\n(?=    ))?)+)", r"```python\n\1```\n", text)


def whole_class(name: str, found: type) -> str:
    parts = [f"### `{name}`\n", prose(own_doc(found)), ""]
    meanings = {field: text for field, text in described(found).items() if text}
    if meanings:
        parts += [row(["field", "meaning"]), "|---|---|"]
        parts += [row([f"`{field}`", escaped(text)]) for field, text in meanings.items()]
        parts.append("")
    for member, value in vars(found).items():
        plain = inspect.unwrap(getattr(value, "__func__", value))
        if member.startswith("_"):
            continue
        if isinstance(value, property):
            parts += [f"#### `{name}.{member}`\n", prose(own_doc(value.fget)), ""]
        elif inspect.isfunction(plain) and own_doc(plain):
            parts.append(function(f"{name}.{member}", plain, "####"))
    return "\n".join(parts)


# --- Records and scenarios ---


def struct(kind: type[msgspec.Struct], heading: str) -> list[str]:
    meanings = described(kind)
    lines = [f"## {heading}\n", prose(own_doc(kind)), ""]
    lines += [row(["field", "type", "default", "meaning"]), "|---|---|---|---|"]
    for field in msgspec.structs.fields(kind):
        default = "" if field.default in (msgspec.NODEFAULT, msgspec.UNSET) else f"`{field.default!r}`"
        meaning = escaped(meanings.get(field.name, ""))
        lines.append(row([f"`{field.encode_name}`", f"`{escaped(plain(field.type))}`", default, meaning]))
    return [*lines, ""]


def plain(hint: Any) -> str:
    """A type without the modules of its parts and without bounds."""
    text = re.sub(r"Annotated\[(\w+), .*?\)\]", r"\1", inspect.formatannotation(hint))
    text = re.sub(r"Optional\[(\w+)\]", r"\1 | None", text)
    return re.sub(r"typing\.|collections\.abc\.|racecraft\.[\w.]*\.", "", text)


def escaped(text: str) -> str:
    return text.replace("|", "\\|")


def records_page() -> str:
    return "\n".join(
        [
            "# Records\n",
            "A record is a file of JSON lines: a header, a line for each ply, and the ending once the race "
            "is over. [Records](../guide/records.md) says what they are for.\n",
            *struct(record.Header, "The header"),
            *struct(record.Chair, "A seat of the header"),
            *struct(record.Ply, "A ply"),
            *struct(record.Ending, "The ending"),
            *struct(record.Verdict, "What `verify` answers"),
        ]
    )


def scenarios_page() -> str:
    kinds = "\n".join(f"- `{kind}`" for kind in sorted(scenario.check_kinds()))
    return "\n".join(
        [
            "# Scenarios\n",
            "A scenario is a JSON file: a position, a script and facts. [Scenarios](../guide/scenarios.md) "
            "explains every field and check with examples.\n",
            *struct(scenario.Scenario, "Fields"),
            "## Checks\n",
            "What an entry of a script can state:\n",
            kinds,
            "",
        ]
    )


# --- Messages and HTTP ---


def messages_page(told: dict[str, Any]) -> str:
    schemas = told["components"]["schemas"]
    parts = [
        "# Messages\n",
        "What is said on the socket of a table: JSON texts with a `type`. [The bot API](../bot-api.md) shows "
        "a program that plays by them; [views, positions and events](README.md) have pages of their own.\n",
    ]
    told_already: set[str] = set()
    for title, union in (("From the client", "LiveFromClient"), ("From the server", "LiveFromServer")):
        parts.append(f"## {title}\n")
        for choice in schemas[union]["oneOf"]:
            parts.append(shape(name_of(choice), schemas))
            told_already.add(name_of(choice))
    others = [name for name in schemas if name.startswith("Live") and name not in told_already]
    parts.append("## Parts of messages\n")
    parts += [shape(name, schemas) for name in sorted(others) if "properties" in schemas[name]]
    return "\n".join(parts)


def name_of(reference: dict[str, Any]) -> str:
    return str(reference["$ref"]).removeprefix(REFERENCE)


def shape(name: str, schemas: dict[str, Any]) -> str:
    found = schemas[name]
    kind = found["properties"].get("type", {})
    tag = (kind.get("enum") or [kind.get("const", "")])[0] if isinstance(kind, dict) else ""
    lines = [f"### `{tag or name.removeprefix('Live')}`\n", one_line(found.get("description")), ""]
    fields = {field: value for field, value in found["properties"].items() if not (tag and field == "type")}
    if fields:
        lines += [row(["field", "type", "must be there"]), "|---|---|---|"]
        needed = found.get("required", [])
        for field, value in fields.items():
            lines.append(row([f"`{field}`", escaped(written(value)), "yes" if field in needed else ""]))
        lines.append("")
    return "\n".join(lines)


def written(value: dict[str, Any]) -> str:
    """A JSON schema in words."""
    if "$ref" in value:
        return f"`{name_of(value).removeprefix('Live')}`"
    if choices := value.get("anyOf") or value.get("oneOf"):
        return " or ".join(written(choice) for choice in choices)
    if "enum" in value:
        return " or ".join(f"`{one}`" for one in value["enum"])
    if "const" in value:
        return f"`{value['const']}`"
    kind = value.get("type", "any")
    if isinstance(kind, list):
        return " or ".join(kind)
    if kind == "array":
        return f"list of {written(value['items'])}" if isinstance(value.get("items"), dict) else "list"
    low, high = value.get("minimum"), value.get("maximum")
    bounds = f", {low} to {high}" if low is not None and high is not None else ""
    return f"{kind}{bounds}"


def http_page(told: dict[str, Any]) -> str:
    parts = [
        "# HTTP\n",
        "Every address of a server. `python -m racecraft.server.describe` prints the OpenAPI document with "
        "all shapes.\n",
        row(["request", "what it does"]),
        "|---|---|",
    ]
    for address, methods in sorted(told["paths"].items()):
        for method, operation in methods.items():
            if method in ("get", "post", "put", "patch", "delete"):
                about = operation.get("description") or in_words(operation.get("summary") or "")
                parts.append(row([f"`{method.upper()} {address}`", escaped(one_line(about))]))
    return "\n".join([*parts, ""])


def in_words(name: str) -> str:
    """`MyBots` as `My bots`."""
    return re.sub(r"(?<=[a-z])([A-Z])", lambda letter: f" {letter[0].lower()}", name)


# --- Commands ---


def commands_page() -> str:
    words = Words("en")
    parser = make_parser(words, None)
    parts = [
        "# Commands\n",
        "What every command says with `--help`. [Commands](../guide/commands.md) explains them with "
        "examples.\n",
        help_of(parser),
    ]
    inner = subcommands(parser)
    for name in COMMANDS:
        parts += [f"## {name}\n", help_of(inner[name])]
        for action, deeper in subcommands(inner[name]).items():
            parts += [f"### {name} {action}\n", help_of(deeper)]
    return "\n".join(parts)


def help_of(parser: argparse.ArgumentParser) -> str:
    parser.formatter_class = lambda prog: argparse.HelpFormatter(prog, width=WIDTH)
    return f"```text\n{parser.format_help()}```\n"
