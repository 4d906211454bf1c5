"""Exact chances in Rallyman: of dice and of the next step; and a stage solved."""

from __future__ import annotations

import argparse
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING

from racecraft.cli.odds.question import Found, Sheet, percent
from racecraft.cli.parser import BadUsage, Parser, add_number, state_in
from racecraft.cli.progress import with_progress
from racecraft.engine.errors import BadPosition
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.games.rallyman.state import RallymanState
    from racecraft.odds.rallyman.chances import AttackOdds


def add_arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("dice", metavar="DIE", nargs="*", help=words.say("odds-rallyman-dice"))
    parser.add_argument("--set", choices=["H1", "H2"], default="H1", help=words.say("odds-set"))
    add_number(parser, words, "--warnings", words.say("odds-warnings"), 0, 0)
    parser.add_argument("--snow", action="store_true", help=words.say("odds-snow"))
    parser.add_argument("--solve", action="store_true", help=words.say("odds-rallyman-solve"))
    parser.add_argument("--rally", metavar="NAME", help=words.say("odds-rallyman-rally"))
    add_number(parser, words, "--stage", words.say("odds-rallyman-stage"))


def answer(args: argparse.Namespace) -> tuple[Found, Sheet]:
    if args.solve:
        return answer_solved(args)
    if args.rally is not None or args.stage is not None:
        raise BadUsage(args.words.say("odds-with-solve", options="--rally, --stage"))
    if args.position is not None:
        return answer_position(args.position, args.words)
    from racecraft.games.rallyman.figures import DIE_NAMES, read_figures
    from racecraft.games.rallyman.steps import ALARM_LIMIT, SNOW_ALARM_LIMIT
    from racecraft.odds.rallyman.chances import dice_of, loss_on_each_die

    dice = dice_of(args.dice)
    faces = read_figures({}, "figures").hazard[args.set]
    hazards = [Fraction(faces[die], 6) for die in dice]
    limit = SNOW_ALARM_LIMIT if args.snow else ALARM_LIMIT
    losses = loss_on_each_die(hazards, limit, args.warnings)
    sheet = Sheet(["step", "warning", "lose", "lost"])
    each: list[Found] = []
    lost = Fraction(0)
    for die, hazard, lose in zip(dice, hazards, losses, strict=True):
        lost += lose
        row = {"die": DIE_NAMES[die], "warning": str(hazard), "lose": str(lose), "lost": str(lost)}
        each.append(row)
        sheet.rows.append(
            [row["die"], *[percent(args.words, row[share]) for share in ("warning", "lose", "lost")]]
        )
    return {
        "set": args.set,
        "warnings": args.warnings,
        "limit": limit,
        "each": each,
        "loss": str(lost),
    }, sheet


def answer_solved(args: argparse.Namespace) -> tuple[Found, Sheet]:
    """What perfect driving takes on an empty stage, with either kind of tyres where there is snow."""
    if args.position is not None or args.dice:
        raise BadUsage(args.words.say("odds-solve-alone"))
    from racecraft.games.rallyman.game import RALLYMAN
    from racecraft.games.rallyman.steps import SUMMER, TYRES, WINTER
    from racecraft.odds.rallyman.dangers import EXACT
    from racecraft.odds.rallyman.value import stage_value

    options = {"rally": args.rally or "first_licence", "stage": args.stage or 1, "dice": args.set}
    state = RALLYMAN.new(1, options)
    sheet = Sheet(["tyres", "shakedown", "expected", "without-sisu"])
    found: list[Found] = []
    for tyres in (SUMMER, WINTER) if state.snow else (SUMMER,):
        value = stage_value(state.setup, 0, int(state.snow), tyres, EXACT)
        cars = value.cars()
        for car in with_progress(iter(cars), len(cars), args.words, lambda _: 1, message="odds-progress"):
            value.layer(*car)
        with_sisu, without = value.from_start(True), value.from_start(False)
        found.append({"tyres": TYRES[tyres], "seconds": with_sisu, "without_sisu": without})
        times = [args.words.figure(seconds, ".1f") for seconds in (with_sisu, without)]
        sheet.rows.append([args.words.say(f"rallyman-mark-{TYRES[tyres]}"), str(state.stage.best), *times])
    return {**options, "route": state.stage.text, "shakedown": int(state.stage.best), "solved": found}, sheet


def answer_position(path: Path, words: Words) -> tuple[Found, Sheet]:
    """The next die on every line; while an attack is planned, the attack with that die added."""
    from racecraft.games.rallyman.game import RALLYMAN
    from racecraft.games.rallyman.phases import PLAN
    from racecraft.games.rallyman.stage import space_number
    from racecraft.odds.rallyman.chances import after_plan, attack_odds, step_odds

    state: RallymanState = state_in(RALLYMAN, path)
    steps = step_odds(state) if state.pending() else []
    planned = attack_odds(state) if state.phase == PLAN else None
    if not steps and planned is None:
        raise BadPosition(words.say("odds-nobody-chooses", file=path.name))
    sheet = Sheet(["step", "space", "gear", "seconds", "loss", "out"])
    found: list[Found] = []
    for step in steps:
        whole_attack = after_plan(state, step.action) if state.phase == PLAN else None
        loss, out = (step.loss, step.out) if whole_attack is None else (whole_attack.loss, whole_attack.out)
        row: Found = {
            "action": RALLYMAN.notation(state, step.action),
            "space": int(space_number(step.index)),
            "gear": int(step.gear),
            "risk": step.risk,
            "seconds": int(step.seconds),
            "loss": str(loss),
            "out": str(out),
        }
        found.append(row)
        plain = [str(row[column]) for column in ("action", "space", "gear", "seconds")]
        sheet.rows.append([*plain, percent(words, row["loss"]), percent(words, row["out"])])
    if planned is not None:
        chances = attack_json(planned)
        shares = {name: percent(words, chances[name]) for name in ("kept", "loss", "broken", "out")}
        sheet.below.append(("odds-attack", {"tokens": planned.tokens, **shares}))
    return {
        "seat": int(state.turn) + 1,
        "phase": RALLYMAN.position(state)["phase"],
        "steps": found,
        "attack": None if planned is None else attack_json(planned),
    }, sheet


def attack_json(odds: AttackOdds) -> Found:
    return {
        "tokens": odds.tokens,
        "lost_on": [str(chance) for chance in odds.lost_on],
        "loss": str(odds.loss),
        "broken": str(odds.broken),
        "out": str(odds.out),
        "kept": str(odds.kept),
    }
