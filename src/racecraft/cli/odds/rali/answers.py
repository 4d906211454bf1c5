"""Exact chances in Ралі: of the gears and steps that can be chosen."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from racecraft.cli.odds.question import Found, Sheet, mean, percent
from racecraft.cli.parser import state_in
from racecraft.engine.errors import BadPosition

if TYPE_CHECKING:
    from racecraft.games.rali.state import RaliState


def answer(args: argparse.Namespace) -> tuple[Found, Sheet]:
    """The gears that can be declared, or the steps that can be taken."""
    from racecraft.games.rali.game import RALI
    from racecraft.games.rali.phases import DECLARE, STEP
    from racecraft.odds.rali.chances import declare_odds, step_odds

    state: RaliState = state_in(RALI, args.position)
    found: list[Found] = []
    if state.phase == DECLARE:
        sheet = Sheet(["gear", "shift", "stop", "harm", "loss", "win"])
        for gear in declare_odds(state):
            chances = [str(chance) for chance in (gear.shift_fails, gear.stop, gear.harm)]
            found.append(
                {
                    "gear": int(gear.gear),
                    "shift_fails": chances[0],
                    "steps": [int(steps) for steps in gear.steps],
                    "stop": chances[1],
                    "harm": chances[2],
                    "loss": str(gear.loss),
                    "win": str(gear.win),
                }
            )
            shares = [percent(args.words, chance) for chance in chances]
            sheet.rows.append(
                [str(gear.gear), *shares, mean(args.words, gear.loss), percent(args.words, str(gear.win))]
            )
        return {"seat": int(state.turn) + 1, "gears": found}, sheet
    if state.phase != STEP:
        raise BadPosition(args.words.say("odds-nobody-chooses", file=args.position.name))
    sheet = Sheet(["action", "space", "clean", "least"])
    for step in step_odds(state):
        action = RALI.notation(state, step.action)
        found.append(
            {
                "action": action,
                "cell": step.cell,
                "clean": step.clean,
                "least_loss": int(step.least_loss),
                "can_drive_on": step.can_drive_on,
                "wins": step.wins,
            }
        )
        sheet.rows.append([action, step.cell, "✓" if step.clean else "✗", str(step.least_loss)])
    return {"seat": int(state.turn) + 1, "steps": found}, sheet
