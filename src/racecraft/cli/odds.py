"""`racecraft odds`: exact chances, of dice or of what can be done in a position; and a track solved."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from fractions import Fraction
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli.output import console, print_json, write_file
from racecraft.cli.parser import BadUsage, Parser, state_in, whole
from racecraft.cli.progress import with_progress
from racecraft.engine.errors import BadPosition
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState
    from racecraft.games.rali.state import RaliState
    from racecraft.games.rallyman.state import RallymanState
    from racecraft.odds.rallyman.chances import AttackOdds

MOST = 6
"""Hazards counted in the table."""
Found = dict[str, Any]
"""What a question came to, as data: chances are texts such as `5/108`."""


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    about = words.say("odds-about")
    parser = commands.add_parser("odds", help=about, description=about)
    games = parser.add_subparsers(dest="game", required=True, metavar="gt|heat|rali|rallyman")

    def game(name: str) -> Parser:
        about = words.say(f"odds-{name}-about")
        return games.add_parser(name, help=about, description=about)

    gt = game("gt")
    gt.add_argument("dice", metavar="DICE", nargs="*", help=words.say("odds-dice"))
    gt.add_argument(
        "--track-hazards", type=whole(words, 0), default=0, metavar="N", help=words.say("odds-track-hazards")
    )
    gt.add_argument("--solve", action="store_true", help=words.say("odds-gt-solve"))
    gt.add_argument("--track", metavar="NAME", help=words.say("odds-gt-track"))
    gt.add_argument("--focus", type=whole(words, 0, 40), metavar="N", help=words.say("odds-gt-focus"))
    gt.add_argument("--save", type=Path, metavar="FILE", help=words.say("odds-gt-save"))
    heat = game("heat")
    heat.add_argument("--seat", type=whole(words, 1), default=1, metavar="N", help=words.say("odds-seat"))
    heat.add_argument("--gear", type=whole(words, 1, 4), metavar="N", help=words.say("odds-gear"))
    rali = game("rali")
    rallyman = game("rallyman")
    rallyman.add_argument("dice", metavar="DIE", nargs="*", help=words.say("odds-rallyman-dice"))
    rallyman.add_argument("--set", choices=["H1", "H2"], default="H1", help=words.say("odds-set"))
    rallyman.add_argument(
        "--warnings", type=whole(words, 0), default=0, metavar="N", help=words.say("odds-warnings")
    )
    rallyman.add_argument("--snow", action="store_true", help=words.say("odds-snow"))
    rallyman.add_argument("--solve", action="store_true", help=words.say("odds-rallyman-solve"))
    rallyman.add_argument("--rally", metavar="NAME", help=words.say("odds-rallyman-rally"))
    rallyman.add_argument("--stage", type=whole(words, 1), metavar="N", help=words.say("odds-rallyman-stage"))
    for each in (gt, heat, rali, rallyman):
        wanted = each in (heat, rali)
        each.add_argument(
            "--position", type=Path, metavar="FILE", required=wanted, help=words.say("odds-position")
        )
        each.add_argument("--json", action="store_true", help=words.say("argument-json"))


def run(args: argparse.Namespace) -> int:
    if args.position is not None and getattr(args, "dice", None):
        raise BadPosition("a position has dice of its own; give either dice or the position")
    found, table = {"gt": gt, "heat": heat, "rali": rali, "rallyman": rallyman}[args.game](args)
    if args.json:
        print_json(found)
    else:
        table.show(args.words)
    return 0


class Sheet:
    """A table of odds for people, and sentences below it."""

    def __init__(self, columns: Sequence[str]) -> None:
        self.columns = columns
        self.rows: list[list[str]] = []
        self.below: list[tuple[str, dict[str, Any]]] = []

    def show(self, words: Words) -> None:
        from rich.table import Table

        table = Table()
        for column in self.columns:
            table.add_column(words.say(f"odds-column-{column}"))
        for row in self.rows:
            table.add_row(*row)
        out = console()
        if self.columns:
            out.print(table)
        for message, values in self.below:
            out.print(words.say(message, **values))


def percent(share: str) -> str:
    """ "5/108 (4.63 %)"."""
    return f"{share} ({float(Fraction(share)) * 100:.2f} %)"


def mean(value: Fraction) -> str:
    return f"{float(value):.2f}"


# --- GT -----------------------------------------------------------------------------------------------------


def gt(args: argparse.Namespace) -> tuple[Found, Sheet]:
    if args.solve:
        return gt_solved(args)
    if args.track is not None or args.focus is not None or args.save is not None:
        raise BadUsage("--track, --focus and --save go with --solve")
    if args.position is not None:
        return gt_plan(args.position)
    from racecraft.odds.gt.chances import at_least, dice_of

    kinds = dice_of(" ".join(args.dice))
    chances = {str(count): str(at_least(kinds, count - args.track_hazards)) for count in range(1, MOST + 1)}
    sheet = Sheet(["hazards", "chance"])
    sheet.rows = [[f"≥ {count}", percent(share)] for count, share in chances.items()]
    return {"dice": " ".join(args.dice), "track_hazards": args.track_hazards, "at_least": chances}, sheet


def gt_solved(args: argparse.Namespace) -> tuple[Found, Sheet]:
    """What a perfect driver needs for a time attack on an empty track."""
    if args.position is not None or args.dice:
        raise BadUsage("a track is solved from its start: --solve goes with neither dice nor a position")
    from racecraft.games.gt.game import GT_GAME
    from racecraft.odds.gt.book import book_of, read_book
    from racecraft.odds.gt.solve import MOST_FOCUS, fewest_turns, from_pole
    from racecraft.odds.gt.time_attack import time_attacks

    track = args.track or "k2"
    state = GT_GAME.new(1, {"track": f"k{track}" if track.isdigit() else track})
    book = read_book(state.circuit.name) if args.focus is None and args.save is None else None
    if book is not None:
        seconds, turns = book["seconds"], book["turns"]
    else:
        focus = MOST_FOCUS if args.focus is None else args.focus
        attacks = time_attacks(state.setup, 0, focus)
        parts = [(attack, node) for attack in attacks for node in attack.backwards()]
        for attack, node in with_progress(
            iter(parts), len(parts), args.words, lambda _: 1, message="odds-progress"
        ):
            attack.solve_at(node)
        seconds, turns = from_pole(attacks[-1]), fewest_turns(state.setup, 0, focus)
        if args.save is not None:
            content = json.dumps(book_of(attacks[-1], turns), separators=(",", ":"))
            write_file(args.save, f"{content}\n".encode())
    sheet = Sheet(["track", "expected", "fewest-turns"])
    sheet.rows = [[state.circuit.name, f"{seconds:.1f}", f"{turns:.2f}"]]
    return {"track": state.circuit.name, "seconds": seconds, "turns": turns}, sheet


def gt_plan(path: Path) -> tuple[Found, Sheet]:
    """The plan on the table of a position, step by step."""
    from racecraft.games.gt.game import GT_GAME
    from racecraft.odds.gt.chances import plan_risk

    risk = plan_risk(state_in(GT_GAME, path))
    steps = [
        {
            "dice": step.text,
            "space": step.space,
            "gear": step.gear,
            "track_hazards": step.track_hazards,
            "lose": str(step.lose),
            "lost": str(step.lost),
        }
        for step in risk.steps
    ]
    sheet = Sheet(["step", "space", "gear", "lose", "lost"])
    sheet.rows = [
        [step.text, step.space, str(step.gear), percent(str(step.lose)), percent(str(step.lost))]
        for step in risk.steps
    ]
    return {
        "limit": risk.limit,
        "steps": steps,
        "one_by_one": str(risk.one_by_one),
        "flat_out": str(risk.flat_out),
        "focus": risk.focus,
    }, sheet


# --- Heat ---------------------------------------------------------------------------------------------------


def heat(args: argparse.Namespace) -> tuple[Found, Sheet]:
    """Every choice of cards for a gear: its speeds, and what the corners would cost."""
    from racecraft.games.heat.cards import NAMES
    from racecraft.games.heat.game import HEAT
    from racecraft.odds.heat.chances import plan_odds

    state: HeatState = state_in(HEAT, args.position)
    if args.seat > state.seats:
        raise BadPosition(f"{args.position.name}: there is no seat {args.seat} in this race of {state.seats}")
    seat = args.seat - 1
    gear = args.gear if args.gear is not None else int(state.drivers[seat].gear)
    plans = plan_odds(state, seat, gear)
    if not plans:
        raise BadPosition(f"{args.position.name}: seat {args.seat} holds no {gear} cards to lay")
    sheet = Sheet(["cards", "speed", "mean", "heat", "spin"])
    found: list[Found] = []
    for plan in plans:
        cards = [NAMES[card] for card in plan.cards]
        speeds = {str(speed): str(chance) for speed, chance in sorted(plan.speeds.items())}
        found.append(
            {
                "cards": cards,
                "speeds": speeds,
                "mean": str(plan.mean),
                "heat": str(plan.heat),
                "spin": str(plan.spin),
            }
        )
        span = "–".join(dict.fromkeys([min(speeds, key=int), max(speeds, key=int)]))
        sheet.rows.append([", ".join(cards), span, mean(plan.mean), mean(plan.heat), percent(str(plan.spin))])
    return {"seat": args.seat, "gear": gear, "plans": found}, sheet


# --- Rali ---------------------------------------------------------------------------------------------------


def rali(args: argparse.Namespace) -> tuple[Found, Sheet]:
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
            shares = [percent(chance) for chance in chances]
            sheet.rows.append([str(gear.gear), *shares, mean(gear.loss), percent(str(gear.win))])
        return {"seat": int(state.turn) + 1, "gears": found}, sheet
    if state.phase != STEP:
        raise BadPosition(f"{args.position.name}: nobody declares a gear or takes a step in this position")
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


# --- Rallyman -----------------------------------------------------------------------------------------------


def rallyman(args: argparse.Namespace) -> tuple[Found, Sheet]:
    if args.solve:
        return rallyman_solved(args)
    if args.rally is not None or args.stage is not None:
        raise BadUsage("--rally and --stage go with --solve")
    if args.position is not None:
        return rallyman_position(args.position)
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
        sheet.rows.append([row["die"], *[percent(row[share]) for share in ("warning", "lose", "lost")]])
    return {
        "set": args.set,
        "warnings": args.warnings,
        "limit": limit,
        "each": each,
        "loss": str(lost),
    }, sheet


def rallyman_solved(args: argparse.Namespace) -> tuple[Found, Sheet]:
    """What perfect driving takes on an empty stage, with either kind of tyres where there is snow."""
    if args.position is not None or args.dice:
        raise BadUsage("a stage is solved from its start: --solve goes with neither dice nor a position")
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
        times = [f"{seconds:.1f}" for seconds in (with_sisu, without)]
        sheet.rows.append([args.words.say(f"rallyman-mark-{TYRES[tyres]}"), str(state.stage.best), *times])
    return {**options, "route": state.stage.text, "shakedown": int(state.stage.best), "solved": found}, sheet


def rallyman_position(path: Path) -> tuple[Found, Sheet]:
    """The next die on every line; while an attack is planned, the attack with that die added."""
    from racecraft.games.rallyman.game import RALLYMAN
    from racecraft.games.rallyman.phases import PLAN
    from racecraft.odds.rallyman.chances import after_plan, attack_odds, step_odds

    state: RallymanState = state_in(RALLYMAN, path)
    steps = step_odds(state) if state.pending() else []
    planned = attack_odds(state) if state.phase == PLAN else None
    if not steps and planned is None:
        raise BadPosition(f"{path.name}: nobody chooses a die in this position")
    sheet = Sheet(["step", "space", "gear", "seconds", "loss", "out"])
    found: list[Found] = []
    for step in steps:
        whole_attack = after_plan(state, step.action) if state.phase == PLAN else None
        loss, out = (step.loss, step.out) if whole_attack is None else (whole_attack.loss, whole_attack.out)
        row: Found = {
            "action": RALLYMAN.notation(state, step.action),
            "space": int(step.index),
            "gear": int(step.gear),
            "risk": step.risk,
            "seconds": int(step.seconds),
            "loss": str(loss),
            "out": str(out),
        }
        found.append(row)
        plain = [str(row[column]) for column in ("action", "space", "gear", "seconds")]
        sheet.rows.append([*plain, percent(row["loss"]), percent(row["out"])])
    if planned is not None:
        chances = attack_json(planned)
        shares = {name: percent(chances[name]) for name in ("kept", "loss", "broken", "out")}
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
