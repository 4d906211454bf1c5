"""`racecraft scenario`: runs scenario files and says of each whether what it states holds."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Literal

import msgspec

from racecraft.cli.output import print_json, sentence
from racecraft.cli.parser import Parser, add_command
from racecraft.engine.errors import BadScenario, FactFails, RacecraftError
from racecraft.locales import Words

HOLDS, FAILS, BAD = 0, 1, 2
"""Exit status: all facts hold, one does not, a file makes no sense."""
STATUSES = {"ok": HOLDS, "failed": FAILS, "bad": BAD}


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "scenario", words.say("scenario-about"))
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE|DIR", help=words.say("scenario-paths"))
    parser.add_argument("--json", action="store_true", help=words.say("argument-json"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games
    import racecraft.outlook.checks  # noqa: F401  (adds what scenarios can state about odds)

    words: Words = args.words
    worst = HOLDS
    verdicts = []
    for path in args.paths:
        for file in scenario_files(path):
            verdict = judge(file, words)
            worst = max(worst, STATUSES[verdict.verdict])
            if args.json:
                verdicts.append(msgspec.to_builtins(verdict))
            else:
                print(_line(verdict, words))
    if args.json:
        print_json(verdicts)
    return worst


def scenario_files(path: Path) -> list[Path]:
    """Every JSON file below a folder; anything else, and a folder without any, stands for itself."""
    return sorted(path.rglob("*.json")) or [path]


class Verdict(msgspec.Struct):
    """What became of a scenario file."""

    file: str
    verdict: Literal["ok", "failed", "bad"]
    name: str = ""
    rules: list[str] = []
    reason: str = ""


def _line(verdict: Verdict, words: Words) -> str:
    if verdict.verdict == "ok":
        rules = ", ".join(verdict.rules) or "–"
        return words.say("scenario-ok", file=verdict.file, name=verdict.name, rules=rules)
    if verdict.verdict == "failed":
        return words.say("scenario-failed", reason=f"{verdict.file}: {verdict.reason}")
    return words.say("scenario-bad", reason=verdict.reason)


def judge(file: Path, words: Words) -> Verdict:
    """What running the file shows."""
    from racecraft.engine.scenario import read_scenario, run_scenario

    try:
        scenario = read_scenario(file)
    except BadScenario as error:
        return Verdict(str(file), "bad", reason=sentence(error, words))
    try:
        run_scenario(scenario)
    except FactFails as error:
        return Verdict(str(file), "failed", scenario.name, list(scenario.rules), sentence(error, words))
    except RacecraftError as error:
        return Verdict(
            str(file), "bad", scenario.name, list(scenario.rules), f"{file}: {sentence(error, words)}"
        )
    return Verdict(str(file), "ok", scenario.name, list(scenario.rules))
