"""Exact chances in Rallyman: GT: of dice and of plans; and a track solved."""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from racecraft.cli.odds.question import Found, Sheet, percent
from racecraft.cli.output import write_file
from racecraft.cli.parser import BadUsage, Parser, add_number, state_in
from racecraft.cli.progress import with_progress
from racecraft.locales import Words

MOST = 6
"""Hazards counted in the table."""


def add_arguments(parser: Parser, words: Words) -> None:
    parser.add_argument("dice", metavar="DICE", nargs="*", help=words.say("odds-dice"))
    add_number(parser, words, "--track-hazards", words.say("odds-track-hazards"), 0, 0)
    parser.add_argument("--solve", action="store_true", help=words.say("odds-gt-solve"))
    parser.add_argument("--track", metavar="NAME", help=words.say("odds-gt-track"))
    add_number(parser, words, "--focus", words.say("odds-gt-focus"), low=0, high=40)
    parser.add_argument("--save", type=Path, metavar="FILE", help=words.say("odds-gt-save"))


def answer(args: argparse.Namespace) -> tuple[Found, Sheet]:
    if args.solve:
        return answer_solved(args)
    if args.track is not None or args.focus is not None or args.save is not None:
        raise BadUsage(args.words.say("odds-with-solve", options="--track, --focus, --save"))
    if args.position is not None:
        return answer_plan(args.position, args.words)
    from racecraft.odds.gt.chances import at_least, dice_of

    kinds = dice_of(" ".join(args.dice))
    chances = {str(count): str(at_least(kinds, count - args.track_hazards)) for count in range(1, MOST + 1)}
    sheet = Sheet(["hazards", "chance"])
    sheet.rows = [[f"≥ {count}", percent(args.words, share)] for count, share in chances.items()]
    return {"dice": " ".join(args.dice), "track_hazards": args.track_hazards, "at_least": chances}, sheet


def answer_solved(args: argparse.Namespace) -> tuple[Found, Sheet]:
    """What a perfect driver needs for a time attack on an empty track."""
    if args.position is not None or args.dice:
        raise BadUsage(args.words.say("odds-solve-alone"))
    from racecraft.cli.track import find_track
    from racecraft.games.gt.game import GT_GAME
    from racecraft.odds.gt.book import book_of, read_book
    from racecraft.odds.gt.solve import MOST_FOCUS, fewest_turns, from_pole
    from racecraft.odds.gt.time_attack import time_attacks

    name = args.track or "k2"
    track, _ = find_track(GT_GAME, f"k{name}" if name.isdigit() else name)
    state = GT_GAME.new(1, {"track": track})
    title = state.circuit.name if isinstance(track, str) else Path(name).stem
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
    sheet.rows = [[title, args.words.figure(seconds, ".1f"), args.words.figure(turns, ".2f")]]
    return {"track": title, "seconds": seconds, "turns": turns}, sheet


def answer_plan(path: Path, words: Words) -> tuple[Found, Sheet]:
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
        [
            step.text,
            step.space,
            str(step.gear),
            *(percent(words, str(part)) for part in (step.lose, step.lost)),
        ]
        for step in risk.steps
    ]
    return {
        "limit": risk.limit,
        "steps": steps,
        "one_by_one": str(risk.one_by_one),
        "flat_out": str(risk.flat_out),
        "focus": risk.focus,
    }, sheet
