"""`racecraft arena`: a tournament between bots, and what it proves."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli.names import check_bots, game_named
from racecraft.cli.output import console, print_json, printable
from racecraft.cli.parser import (
    BadUsage,
    Parser,
    add_command,
    add_number,
    add_race_arguments,
    race_options,
    seconds,
    whole,
)
from racecraft.cli.progress import with_progress
from racecraft.cli.tables import Table, interval, readable
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.arena.job import Job
    from racecraft.arena.sprt import Hypotheses
    from racecraft.arena.tournament import Tournament

GAMES = 1000
RESULTS = ".jsonl"
"""The suffix of a results file, which can be given instead of a game."""
INTERRUPTED = 130
AS_USUAL = -1
"""As many playouts as the game proposes."""
MOST_FAULTS = 5
"""The most faults printed; the rest are in the results file and in JSON."""


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "arena", words.say("arena-about"))
    parser.add_argument("game", metavar="GAME|RESULTS.jsonl", help=words.say("arena-game"))
    parser.add_argument("--bots", "--bot", metavar="A,B,…", help=words.say("arena-bots"))
    add_number(parser, words, "--seats", words.say("arena-seats"))
    add_number(parser, words, "--games", words.say("arena-games"))
    add_race_arguments(parser, words)
    parser.add_argument("--limit", type=seconds(words), metavar="S", help=words.say("arena-limit"))
    parser.add_argument("--results", type=Path, metavar="FILE", help=words.say("arena-results"))
    parser.add_argument("--sprt", metavar="LOW,HIGH", help=words.say("arena-sprt").replace("%", "%%"))
    parser.add_argument("--alpha", type=float, default=0.05, metavar="P", help=words.say("arena-alpha"))
    parser.add_argument("--beta", type=float, default=0.05, metavar="P", help=words.say("arena-beta"))
    parser.add_argument("--ray", metavar="ADDRESS", help=words.say("arena-ray"))
    parser.add_argument(
        "--adjusted",
        type=whole(words, 1),
        nargs="?",
        const=AS_USUAL,
        metavar="N",
        help=words.say("arena-adjusted-about"),
    )
    parser.add_argument("--plots", type=Path, metavar="DIR", help=words.say("arena-plots"))
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--json", action="store_true", help=words.say("argument-json"))
    form.add_argument("--markdown", action="store_true", help=words.say("arena-markdown"))


def run(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.arena.report import report
    from racecraft.arena.results import Results
    from racecraft.arena.tournament import Tournament

    words: Words = args.words
    job, path = job_of(args)
    job.check()
    tests = hypotheses(args.sprt, args.alpha, args.beta, args.words) if args.sprt is not None else None
    if tests is not None:
        tests.check_for(job)
    with Results(job, path) as results:
        only_show = path is not None and path != args.results and args.games is None
        games = max(results.outcomes, default=1) if only_show else args.games or GAMES
        tournament = Tournament(results, games, tests)
        started = time.perf_counter()
        already = len(results.outcomes)
        whole = only_show or not tournament.missing() or play(tournament, args)
        played = len(results.outcomes) - already
        spent = time.perf_counter() - started
    found = report(tournament)
    found["speed"] = {
        "seconds": spent,
        "played": played,
        "games_per_second": played / spent if played else None,
        "scheduling": tournament.scheduling(),
    }
    if args.plots is not None:
        from racecraft.cli.plots import draw_plots

        args.plots.mkdir(parents=True, exist_ok=True)
        draw_plots(tournament.outcomes(), found, args.plots, words)
    if args.json:
        print_json(found)
    else:
        show(found, words, args.markdown)
    if whole:
        return 0
    counted = {"played": str(len(results.outcomes)), "games": str(tournament.games)}
    print(words.say("arena-interrupted", **counted), file=sys.stderr)
    return INTERRUPTED


def job_of(args: argparse.Namespace) -> tuple[Job, Path | None]:
    """The job of the arguments, or that of a results file to be shown or resumed."""
    from racecraft.arena.job import Job
    from racecraft.arena.results import read_job
    from racecraft.bots.stand_ins import stand_ins_of

    if args.game.endswith(RESULTS):
        for name in ("bots", "seats", "seed", "option", "limit", "results", "adjusted"):
            if getattr(args, name) not in (None, [], False):
                raise BadUsage(args.words.say("arena-job-given", option=f"--{name}", file=args.game))
        path = Path(args.game)
        return read_job(path), path
    game = game_named(args.game, args.words)
    if args.bots is None:
        raise BadUsage(args.words.say("argparse-required").replace("%s", "--bots"))
    bots = [name.strip() for name in args.bots.split(",")]
    check_bots(game, bots, args.words)
    seats = args.seats or max(len(bots), game.min_seats)
    options = race_options(args.option, game, args.words)
    playouts = args.adjusted or 0
    if playouts == AS_USUAL:
        playouts = stand_ins_of(game.id).playouts
    job = Job(game.id, bots, seats, options, args.seed or 0, args.limit or 0.0, adjusted=playouts)
    return job, args.results


def hypotheses(text: str, alpha: float, beta: float, words: Words) -> Hypotheses:
    """Two differences in Elo points, or two scores in per cent."""
    from racecraft.arena.sprt import Hypotheses
    from racecraft.arena.statistics import score_of_elo
    from racecraft.engine.errors import BadOptions

    ends = [end.strip() for end in text.split(",")]
    try:
        low, high = (
            float(end.removesuffix("%")) / 100 if end.endswith("%") else score_of_elo(float(end))
            for end in ends
        )
    except (ValueError, OverflowError):
        raise BadOptions(words.say("wrong-sprt", given=text)) from None
    return Hypotheses(low, high, alpha, beta)


def play(tournament: Tournament, args: argparse.Namespace) -> bool:
    """Plays what is missing, here or on a cluster, under a progress bar and the standings; False if somebody
    interrupted it."""
    from racecraft.engine.form import COMPILED

    with crew(args) as start, closing(start(tournament)) as parts:
        if args.records is not None:
            args.records.mkdir(parents=True, exist_ok=True)
        if not COMPILED:
            print(args.words.say("engine-interpreted"), file=sys.stderr)
        done = tournament.games - tournament.missing()
        shown = with_progress(
            parts,
            tournament.games,
            args.words,
            lambda count: count,
            done,
            standings=lambda: live_standings(tournament, args.words).rich(),
        )
        try:
            for _ in shown:
                pass
        except KeyboardInterrupt:
            if not tournament.outcomes():
                raise
            return False
        return True


def live_standings(tournament: Tournament, words: Words) -> Table:
    """Who has won how often so far, in a table that costs little to make again and again."""
    bots = tournament.job.bots
    wins, places, drives = [0] * len(bots), [0] * len(bots), [0] * len(bots)
    for outcome in tournament.outcomes():
        for bot, place in zip(outcome.lineup, outcome.places, strict=False):
            drives[bot] += 1
            wins[bot] += place == 1
            places[bot] += place
    rows = [
        [
            name,
            str(drives[bot]),
            str(wins[bot]),
            words.figure(wins[bot] / max(1, drives[bot]), ".1%"),
            words.figure(places[bot] / max(1, drives[bot]), ".2f"),
        ]
        for bot, name in sorted(enumerate(bots), key=lambda each: places[each[0]] / max(1, drives[each[0]]))
    ]
    return _table(words, words.say("arena-live"), "bot drives wins rate place", {0}, rows)


@contextmanager
def crew(args: argparse.Namespace) -> Iterator[Callable[[Tournament], Any]]:
    """What runs the games: processes of this machine, or a cluster."""
    from racecraft.arena.cores import usable_cores
    from racecraft.arena.crew import local_crew
    from racecraft.arena.play import play_batch
    from racecraft.arena.schedule import CLUSTER, LOCAL

    if args.ray is None:
        jobs = args.jobs or usable_cores()
        yield lambda tournament: tournament.play(local_crew(jobs), jobs, LOCAL, args.records)
        return
    from racecraft.arena.cluster import connected

    with connected(args.ray, args.jobs) as cluster:
        yield lambda tournament: tournament.play(
            lambda next_batch: cluster.share_out(play_batch, next_batch),
            cluster.workers,
            CLUSTER,
            None if args.records is None else args.records.absolute(),
        )


def show(report: dict[str, Any], words: Words, markdown: bool) -> None:
    out = console()
    for table in tables(report, words):
        if markdown:
            print(table.markdown() + "\n")
        else:
            out.print(table.rich())
    for line in sentences(report, words):
        out.print(printable(line), soft_wrap=markdown)


def tables(report: dict[str, Any], words: Words) -> list[Table]:
    """The tables for which there are figures."""
    title = words.say(
        "arena-title",
        games=report["games"],
        game=report["game"],
        seats=report["seats"],
        seed=str(report["seed"]),
    )
    bots = report["bots"]
    found = []
    if report["seats"] > 1:
        found.append(
            _table(
                words,
                title,
                "bot games wins rate interval place place-interval rating",
                {0},
                [
                    [
                        entry["bot"],
                        str(entry["games"]),
                        f"{entry['wins']:g}",
                        _figure(words, entry["win_rate"], ".1%"),
                        interval(words, entry["win_rate_95"], ".1%"),
                        _figure(words, entry["mean_place"], ".2f"),
                        interval(words, entry["mean_place_95"], ".2f"),
                        " ± ".join(words.figure(entry["rating"][part], ".1f") for part in ("mu", "sigma")),
                    ]
                    for entry in bots
                ],
            )
        )
    if report["adjusted"] is not None:
        found += _adjusted(report["adjusted"], words)
    if len(report["pairs"]) > 0:
        found.append(
            _table(
                words,
                words.say("arena-pairs"),
                "bot against games score interval",
                {0, 1},
                [
                    [
                        pair["bot"],
                        pair["against"],
                        str(pair["games"]),
                        words.figure(pair["score"], ".1%"),
                        interval(words, pair["score_95"], ".1%"),
                    ]
                    for pair in report["pairs"]
                ],
            )
        )
    if any("mean_rounds" in entry or "mean_time" in entry for entry in bots):
        pace = words.say("arena-pace") if report["seats"] > 1 else title
        found.append(
            _table(
                words,
                pace,
                "bot drives finished time interval rounds interval",
                {0},
                [
                    [
                        entry["bot"],
                        str(entry.get("drives", entry["games"])),
                        str(entry.get("finished", "–")),
                        _figure(words, entry.get("mean_time"), ".2f"),
                        interval(words, entry.get("mean_time_95"), ".2f"),
                        _figure(words, entry.get("mean_rounds"), ".2f"),
                        interval(words, entry.get("mean_rounds_95"), ".2f"),
                    ]
                    for entry in bots
                ],
            )
        )
    kinds = list(bots[0]["faults"])
    columns = " ".join(["bot decisions thought slowest", *kinds])
    found.append(
        _table(
            words,
            words.say("arena-thought"),
            columns,
            {0},
            [
                [
                    entry["bot"],
                    str(entry["decisions"]),
                    _figure(words, entry["ms_per_decision"], ".3f"),
                    words.figure(entry["slowest_ms"], ".1f"),
                    *[str(entry["faults"][kind]) for kind in kinds],
                ]
                for entry in bots
            ],
        )
    )
    return found


def _adjusted(bots: list[dict[str, Any]], words: Words) -> list[Table]:
    """What was raced beside what is left without luck, for wins and for places."""
    return [
        _table(
            words,
            words.say(f"arena-adjusted-{kind}"),
            f"bot {column} interval adjusted interval saved",
            {0},
            [
                [
                    entry["bot"],
                    _figure(words, entry[name]["raw"], form),
                    interval(words, entry[name]["raw_95"], form),
                    _figure(words, entry[name]["adjusted"], form),
                    interval(words, entry[name]["adjusted_95"], form),
                    _figure(words, entry[name]["saved"], ".1f"),
                ]
                for entry in bots
                if entry[name] is not None
            ],
        )
        for kind, name, column, form in (
            ("wins", "win_rate", "rate", ".1%"),
            ("places", "mean_place", "place", ".2f"),
        )
    ]


def _table(words: Words, title: str, columns: str, texts: set[int], rows: list[list[str]]) -> Table:
    return Table(title, [words.say(f"arena-column-{column}") for column in columns.split()], rows, texts)


def _figure(words: Words, value: float | None, form: str) -> str:
    return "–" if value is None else words.figure(value, form)


def complaints(faults: list[dict[str, Any]], lost: list[dict[str, Any]], words: Words) -> list[str]:
    """What bots did wrong, and the games that have no result."""
    told = [words.say("arena-fault", **fault) for fault in faults]
    return told + [words.say("arena-lost", **entry) for entry in lost]


def sentences(report: dict[str, Any], words: Words) -> list[str]:
    """What is proven, what went wrong, how long races are and how fast they went."""
    found = []
    test = report["test"]
    if test is not None:
        first, second = (entry["bot"] for entry in report["bots"])
        found.append(
            words.say(
                "arena-verdict",
                verdict=test["verdict"],
                first=first,
                second=second,
                low=words.figure(test["low"], ".1%"),
                high=words.figure(test["high"], ".1%"),
                alpha=words.figure(test["alpha"], ".1%"),
                beta=words.figure(test["beta"], ".1%"),
                rounds=test["rounds"],
                ratio=words.figure(test["log_likelihood_ratio"], ".2f"),
                lower=words.figure(test["bounds"][0], ".2f"),
                upper=words.figure(test["bounds"][1], ".2f"),
            )
        )
    if report["mean_rounds"] is not None:
        found.append(words.say("arena-length", rounds=readable(report["mean_rounds"])))
    if report["adjusting"] is not None:
        found.append(
            words.say("arena-adjusted-cost", count=report["playouts"], seconds=readable(report["adjusting"]))
        )
    found += complaints(report["faults"][:MOST_FAULTS], report["lost"][:MOST_FAULTS], words)
    if len(report["faults"]) > MOST_FAULTS:
        found.append(words.say("arena-more-faults", count=len(report["faults"]) - MOST_FAULTS))
    speed = report["speed"]
    if speed["played"]:
        found.append(
            words.say("arena-speed", games=speed["played"], rate=readable(speed["games_per_second"]))
        )
    if speed["scheduling"] is not None:
        found.append(words.say("arena-scheduling", share=words.figure(speed["scheduling"], ".2%")))
    return found
