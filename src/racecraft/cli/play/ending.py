"""How a race or a sitting ended, in words: standings, the seed, and the commands that follow from it."""

from __future__ import annotations

import shlex
from pathlib import Path

from racecraft.cli.play.journal import is_begun
from racecraft.cli.play.table import Table
from racecraft.engine.chance import Seeded
from racecraft.engine.state import Seat


def standings(table: Table) -> list[tuple[int, Seat, str]]:
    """Place, seat and a sentence for each car, the winner first; empty while the race goes on."""
    result = table.race.result()
    if result is None:
        return []
    found = []
    for one in table.face.standings(table.race.state, result):
        who = table.face.name(one.seat)
        text = table.words.say("terminal-standing", place=one.place, who=who, text=one.text)
        found.append((one.place, one.seat, text))
    return found


def farewell(table: Table, record_path: Path | None) -> list[str]:
    """What can be done with the race now: verify, resume or repeat it."""
    say = table.words.say
    lines = []
    if record_path is not None and table.over:
        file = shlex.quote(str(record_path))
        lines.append(say("terminal-verify", command=f"racecraft record verify {file}"))
        lines.append(say("terminal-watch", command=f"racecraft watch {file}"))
    elif table.over and table.journal is not None:
        lines.append(say("terminal-watch", command="racecraft watch"))
    elif not table.over and table.journal is not None and table.save_path is None:
        if is_begun(table.race.record):
            lines.append(say("terminal-resume", command="racecraft play"))
    elif table.save_path is not None and not table.over and not table.unsaved:
        file = shlex.quote(str(table.save_path))
        lines.append(say("terminal-resume", command=f"racecraft play --resume {file}"))
    if isinstance(table.race.source, Seeded):
        lines.append(say("terminal-seed", option=f"--seed {table.race.source.seed}"))
    return lines
