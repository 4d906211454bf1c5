"""`racecraft scenario`: runs scenario files and says of each whether what it states holds."""

from __future__ import annotations

import argparse
from pathlib import Path

from racecraft.cli.parser import Parser
from racecraft.engine.errors import BadScenario, FactFails, RacecraftError
from racecraft.locales import Words

HOLDS, FAILS, BAD = 0, 1, 2
"""Exit status: all facts hold, one does not, a file makes no sense."""


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    about = words.say("scenario-about")
    parser = commands.add_parser("scenario", help=about, description=about)
    parser.add_argument("paths", nargs="+", type=Path, metavar="FILE|DIR", help=words.say("scenario-paths"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games
    import racecraft.outlook.checks  # noqa: F401  (adds what scenarios can state about odds)

    words: Words = args.words
    worst = HOLDS
    for path in args.paths:
        for file in scenario_files(path):
            status, line = judge(file, words)
            print(line)
            worst = max(worst, status)
    return worst


def scenario_files(path: Path) -> list[Path]:
    """Every JSON file below a folder; anything else, and a folder without any, stands for itself."""
    return sorted(path.rglob("*.json")) or [path]


def judge(file: Path, words: Words) -> tuple[int, str]:
    """The exit status this file calls for, and its line."""
    from racecraft.engine.scenario import read_scenario, run_scenario

    try:
        scenario = read_scenario(file)
    except BadScenario as error:
        return BAD, words.say("scenario-bad", reason=str(error))
    try:
        run_scenario(scenario)
    except FactFails as error:
        return FAILS, words.say("scenario-failed", reason=f"{file}: {error}")
    except RacecraftError as error:
        return BAD, words.say("scenario-bad", reason=f"{file}: {error}")
    return HOLDS, words.say(
        "scenario-ok", file=str(file), name=scenario.name, rules=", ".join(scenario.rules) or "–"
    )
