"""Whatever is wrong is said in the user's language."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from racecraft.locales import LANGUAGES, Words
from racecraft.locales.refusals import in_language

SOURCE = Path(__file__).parents[1] / "src" / "racecraft"
OTHERS = [language for language in LANGUAGES if language != "en"]
ERRORS = {
    "BadBackup", "BadBoard", "BadNotation", "BadOptions", "BadPosition", "BadRecord", "BadResults",
    "BadScenario", "CannotWrite", "FactFails", "IllegalAction", "IllegalOutcome", "NoCluster", "OtherRules",
    "RacecraftError", "UnknownName", "WrongSeat",
}  # fmt: skip
FOR_PROGRAMS = re.compile(
    r"^(__init__|bots/running|envs/.*|learning/.*|cli/.*|builders/(operations|track))\.py$"
)
"""What only a program can do wrong; and the commands, which say all themselves."""
FOR_PROGRAMS_TOO = {"nobody has said how bots drive", "an action is a number, a text or a Move"}
WORDS = re.compile(r"[a-z]{3,} [a-z]{2,}")


def sentences() -> Iterator[tuple[str, str]]:
    """Every sentence that is raised, with letters for what is filled in."""
    for path in sorted(SOURCE.rglob("*.py")):
        name = path.relative_to(SOURCE).as_posix()
        if FOR_PROGRAMS.match(name):
            continue
        tree = ast.parse(path.read_text(encoding="utf-8"))
        calls = [node for node in ast.walk(tree) if isinstance(node, ast.Call)]
        worded = [call.args[0] for call in calls if ast.unparse(call.func) == "worded"]
        for call in calls:
            if ast.unparse(call.func) in ERRORS and call.args and call not in worded:
                for text in texts(call.args[0]):
                    if re.search("[a-z]{2}", text) and not any(each in text for each in FOR_PROGRAMS_TOO):
                        yield f"{name}:{call.lineno}", text


def texts(node: ast.expr) -> list[str]:
    """What a literal says, with each of the texts that a condition in it chooses from."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if not isinstance(node, ast.JoinedStr):
        return []
    found = [""]
    for number, part in enumerate(node.values):
        if isinstance(part, ast.FormattedValue):
            chosen = part.value
            both = [chosen.body, chosen.orelse] if isinstance(chosen, ast.IfExp) else []
            said = [text for each in both for text in texts(each)] or [f"Q{number}"]
        else:
            said = texts(part)
        found = [before + text for before in found for text in said]
    return found


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_that_is_raised_can_be_said(language: str) -> None:
    words = Words(language)
    raised = list(sentences())
    assert len(raised) > 300
    english = {where: text for where, text in raised if WORDS.search(in_language(text, words))}
    assert english == {}


@pytest.mark.parametrize(
    ("sentence", "uk", "ru"),
    [
        (
            "race.jsonl: line 3: it is the turn of seat 1, not of seat 2",
            "race.jsonl: рядок 3: зараз хід місця 1, а не місця 2",
            "race.jsonl: строка 3: сейчас ход места 1, а не места 2",
        ),
        (
            "heat options: Expected `int` <= 9 - at `$.laps`",
            "параметри heat: має бути ціле число, не більше за 9 (місце: `$.laps`)",
            "параметры heat: должно быть целое число, не больше 9 (место: `$.laps`)",
        ),
        (
            "p.json: car 2 has no 'gear'",
            "p.json: авто 2: бракує 'gear'",
            "p.json: машина 2: не хватает 'gear'",
        ),
        (
            "race.jsonl: line 4: G2 1#2: the first step must be driven (GT-ROLL-07)",
            "race.jsonl: рядок 4: G2 1#2: Перший крок треба проїхати.",
            "race.jsonl: строка 4: G2 1#2: Первый шаг нужно проехать.",
        ),
        (
            "words that nobody has translated",
            "words that nobody has translated",
            "words that nobody has translated",
        ),
    ],
)
def test_errors_within_errors(sentence: str, uk: str, ru: str) -> None:
    assert in_language(sentence, Words("en")) == sentence
    assert in_language(sentence, Words("uk")) == uk
    assert in_language(sentence, Words("ru")) == ru
