"""Exact chances in Heat: of the cards that can be laid."""

from __future__ import annotations

import argparse
from typing import TYPE_CHECKING

from racecraft.cli.odds.question import Found, Sheet, mean, percent
from racecraft.cli.parser import Parser, add_number, state_in
from racecraft.engine.errors import BadPosition
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.games.heat.state import HeatState


def add_arguments(parser: Parser, words: Words) -> None:
    add_number(parser, words, "--seat", words.say("odds-seat"), 1)
    add_number(parser, words, "--gear", words.say("odds-gear"), high=4)


def answer(args: argparse.Namespace) -> tuple[Found, Sheet]:
    """Every choice of cards for a gear: its speeds, and what the corners would cost."""
    from racecraft.games.heat.cards import NAMES
    from racecraft.games.heat.game import HEAT
    from racecraft.odds.heat.chances import plan_odds

    state: HeatState = state_in(HEAT, args.position)
    if args.seat > state.seats:
        raise BadPosition(args.words.say("wrong-seat", seat=args.seat, count=state.seats))
    seat = args.seat - 1
    gear = args.gear if args.gear is not None else int(state.drivers[seat].gear)
    plans = plan_odds(state, seat, gear)
    if not plans:
        raise BadPosition(
            args.words.say("odds-too-few-cards", file=args.position.name, seat=args.seat, gear=gear)
        )
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
        means = [mean(args.words, value) for value in (plan.mean, plan.heat)]
        sheet.rows.append([", ".join(cards), span, *means, percent(args.words, str(plan.spin))])
    return {"seat": args.seat, "gear": gear, "plans": found}, sheet
