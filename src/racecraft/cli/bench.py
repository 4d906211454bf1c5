"""`racecraft bench`: what the engine and the table achieve on this machine, and how long tracks take to be
read. The engine is measured beside its peers in the same run, the table under a load of its own."""

from __future__ import annotations

import argparse
import platform
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from racecraft.cli.output import console, print_json
from racecraft.cli.parser import BadUsage, Parser, add_command, add_number, seconds, whole
from racecraft.engine.errors import BadBoard
from racecraft.engine.files import read_json
from racecraft.locales import Words

if TYPE_CHECKING:
    from racecraft.arena.bench import Trial
    from racecraft.arena.measure import Measurement
    from racecraft.server.ops.disk_probe import Disk
    from racecraft.server.ops.load_test import Load, Report
    from racecraft.server.ops.process_test import ProcessReport

INSTALL_PEERS = 'pip install "racecraft[peers]"'


def add(commands: argparse._SubParsersAction[Parser], words: Words) -> None:
    parser = add_command(commands, "bench", words.say("bench-about"))
    kinds = parser.add_subparsers(
        dest="what", required=True, metavar="engine|envs|value|review|track|builders|server"
    )

    def kind(name: str, games: bool = True) -> Parser:
        found = add_command(kinds, name, words.say(f"bench-{name}-about"))
        if games:
            found.add_argument("--games", metavar="A,B,…", help=words.say("bench-games"))
        return found

    def add_seconds(to: Parser, default: float, about: str) -> None:
        to.add_argument("--seconds", type=seconds(words), default=default, metavar="S", help=about)

    engine = kind("engine")
    add_seconds(engine, 2.0, words.say("bench-seconds"))
    envs = kind("envs")
    add_number(envs, words, "--races", words.say("bench-envs-races"), 1024, 1, 100_000)
    add_seconds(envs, 2.0, words.say("bench-seconds"))
    peers = words.say("bench-peers")
    for parser in (engine, envs):
        parser.add_argument("--peers", action=argparse.BooleanOptionalAction, default=True, help=peers)
    value = kind("value")
    add_seconds(value, 1.0, words.say("bench-seconds"))
    add_number(value, words, "--positions", words.say("bench-value-positions"), 200)
    add_number(value, words, "--rollouts", words.say("bench-value-rollouts"), 0, 0)
    add_number(value, words, "--jobs", words.say("simulate-jobs"), high=1024, metavar="J")
    review = kind("review")
    add_number(review, words, "--races", words.say("bench-review-races"), 1)
    add_number(review, words, "--positions", words.say("bench-review-positions"), 20)
    add_number(review, words, "--rollouts", words.say("bench-value-rollouts"), 0, 0)
    review.add_argument("--again", action="store_true", help=words.say("bench-review-again"))
    add_number(review, words, "--jobs", words.say("simulate-jobs"), high=1024, metavar="J")
    track = kind("track", games=False)
    track.add_argument("game", metavar="GAME", help=words.say("argument-game"))
    track.add_argument("files", metavar="FILE", nargs="+", help=words.say("track-check-files"))
    builders = kind("builders")
    add_number(builders, words, "--seeds", words.say("bench-builders-seeds"), 12, 1, 1000)
    builders.add_argument("--study", action="store_true", help=words.say("bench-builders-study"))

    server = kind("server")
    add_number(server, words, "--tables", words.say("bench-server-tables"), 250, 1, 5000)
    add_seconds(server, 10.0, words.say("bench-server-seconds"))
    add_number(server, words, "--idle", words.say("bench-server-idle"), 2000, 0, 20000)
    server.add_argument("--attack", action="store_true", help=words.say("bench-server-attack"))
    server.add_argument("--processes", metavar="1,2,…", help=words.say("bench-server-processes"))
    add_number(server, words, "--pace", words.say("bench-server-pace"), high=1_000_000)
    server.add_argument("--database", default="", metavar="URL", help=words.say("serve-database"))
    server.add_argument("--data", type=Path, metavar="DIR", help=words.say("bench-server-data"))
    for parser in (engine, envs, value, review, track, builders, server):
        parser.add_argument("--json", action="store_true", help=words.say("argument-json"))


def run(args: argparse.Namespace) -> int:
    kinds = {
        "engine": run_engine,
        "envs": run_envs,
        "value": run_value,
        "review": run_review,
        "track": run_track,
        "builders": run_builders,
        "server": run_server,
    }
    return kinds[args.what](args)


def run_value(args: argparse.Namespace) -> int:
    """What the value of every game costs, and how far it is from races driven to the end."""
    import msgspec

    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.arena.cores import usable_cores
    from racecraft.cli.tables import Table
    from racecraft.engine.registry import all_games, game_of
    from racecraft.learning import measure

    words: Words = args.words
    games = args.games.split(",") if args.games is not None else [game.id for game in all_games()]
    found = [game_of(id.strip()) for id in games]
    with status_line(words.say("bench-status", name="value", number=1, total=1)):
        costs = [
            measure.cost(game.id, seats, args.seconds) for game in found for seats in (2, game.max_seats)
        ]
        distances = [
            measure.distance(game.id, args.positions, args.rollouts, args.jobs or usable_cores())
            for game in found
            if args.rollouts > 1
        ]
    if args.json:
        print_json({"costs": msgspec.to_builtins(costs), "distances": msgspec.to_builtins(distances)})
        return 0
    out = console()
    columns = [words.say(f"bench-value-{name}") for name in ("name", "seats", "microseconds", "bytes")]
    rows = [
        [one.name, str(one.seats), words.figure(one.microseconds, ".1f"), thousands(one.bytes)]
        for one in costs
    ]
    out.print(Table(words.say("bench-value-title"), columns, rows, texts=(0,)).rich())
    if distances:
        columns = [words.say(f"bench-value-{name}") for name in ("name", "driven", "rollouts-each", "error")]
        rows = [
            [one.name, str(one.positions), str(one.rollouts), words.figure(one.error, ".3f")]
            for one in distances
        ]
        out.print(Table(words.say("bench-value-distance"), columns, rows, texts=(0,)).rich())
    return 0


def run_review(args: argparse.Namespace) -> int:
    """What reviews of races between four bots cost, and what they find."""
    import msgspec

    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.cli.tables import Table
    from racecraft.engine.registry import all_games, game_of
    from racecraft.reviews import measure

    words: Words = args.words
    games = args.games.split(",") if args.games is not None else [game.id for game in all_games()]
    found = []
    for id in games:
        game = game_of(id.strip())
        reviews = measure.summaries(
            game.id, args.races, args.positions, args.rollouts, args.again, args.jobs or 1
        )
        with status_line(words.say("bench-status", name=game.id, number=1, total=1)):
            while True:
                try:
                    next(reviews)
                except StopIteration as end:
                    found.append(end.value)
                    break
    if args.json:
        print_json(msgspec.to_builtins(found))
        return 0
    out = console()
    names = ("game", "races-done", "first", "seconds", "megabytes", "ledger")
    columns = [words.say(f"bench-review-{name}") for name in names]
    rows = [
        [
            one.game,
            str(one.races),
            words.figure(one.first_mark, ".1f"),
            words.figure(one.seconds, ".1f"),
            f"{one.megabytes:.0f}",
            f"{one.ledger:.0e}",
        ]
        for one in found
    ]
    out.print(Table(words.say("bench-review-title"), columns, rows, texts=(0,)).rich())
    columns = [words.say("bench-review-game"), *measure.FIELD]
    rows = [
        [one.game, *(_percent(words, one.errors.get(driver)) for driver in measure.FIELD)] for one in found
    ]
    out.print(Table(words.say("bench-review-errors"), columns, rows, texts=(0,)).rich())
    for one in found:
        if one.distance is not None and one.luck is not None:
            error, luck = words.figure(one.distance, ".3f"), words.figure(one.luck, ".3f")
            told = {"game": one.game, "error": error, "luck": luck, "positions": one.positions}
            out.print(words.say("bench-review-distance", **told))
        if args.again:
            out.print(words.say("bench-review-kept", game=one.game, kept=one.kept, clear=one.clear))
    return 0


def _percent(words: Words, loss: tuple[float, float] | None) -> str:
    return "–" if loss is None else " ± ".join(words.figure(100 * part, ".2f") for part in loss)


def run_envs(args: argparse.Namespace) -> int:
    """The vector environment of every game, beside a game of OpenSpiel where that is installed."""
    import msgspec
    from rich.table import Table

    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.arena import bench
    from racecraft.arena.measure import REPEATS
    from racecraft.engine.registry import all_games, game_of
    from racecraft.envs.measure import peer_installed

    words: Words = args.words
    games = args.games.split(",") if args.games is not None else [game.id for game in all_games()]
    ids = [game_of(id.strip()).id for id in games]
    peer = args.peers and peer_installed()
    if args.peers and not peer:
        print(words.say("bench-no-peers", command=INSTALL_PEERS), file=sys.stderr)
    with status_line(words.say("bench-status", name="envs", number=1, total=1)):
        measured = list(bench.measure_envs(ids, args.races, args.seconds, peer))
    if args.json:
        print_json([msgspec.to_builtins(entry) for entry in measured])
        return 0
    title = words.say("bench-envs-title", repeats=REPEATS, seconds=args.seconds)
    table = Table(title=title)
    table.add_column(words.say("bench-column-name"))
    table.add_column(words.say("bench-column-form"))
    for column in ("numbers", "actions", "steps", "raw", "ratio"):
        table.add_column(words.say(f"bench-envs-{column}"), justify="right")
    for entry in measured:
        raw = entry.raw_steps_per_second
        ratio = entry.steps_per_second / measured[-1].steps_per_second if peer else None
        table.add_row(
            entry.name,
            words.say(f"form-{entry.form}") if words.knows(f"form-{entry.form}") else entry.form,
            str(entry.numbers),
            str(entry.actions),
            thousands(entry.steps_per_second),
            "–" if raw is None else thousands(raw),
            "–" if ratio is None else words.figure(ratio, ".1f"),
        )
    out = console()
    out.print(table)
    out.print(words.say("bench-envs-explained"))
    return 0


def run_track(args: argparse.Namespace) -> int:
    """Files are read once here first, so that an invalid one is reported in one sentence."""
    import msgspec
    from rich.table import Table

    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.arena import bench
    from racecraft.engine.registry import game_of

    words: Words = args.words
    game = game_of(args.game)
    facts = {}
    for file in args.files:
        name = Path(file).name
        facts[name] = game.track_facts(game.read_track(read_json(Path(file), BadBoard), name))
    measured = list(bench.measure_tracks(game.id, args.files, bench.compiled_build_found()))
    if args.json:
        print_json([{**msgspec.to_builtins(entry), "facts": facts[entry.track]} for entry in measured])
        return 0
    table = Table(title=words.say("bench-track-title"))
    for column in ("track", "form"):
        table.add_column(words.say(f"bench-column-{column}"))
    table.add_column(words.say("bench-column-read"), justify="right")
    for entry in measured:
        told = ", ".join(words.say(f"track-fact-{fact}", count=n) for fact, n in facts[entry.track].items())
        form = words.say(f"form-{entry.form}")
        table.add_row(f"{entry.track}: {told}", form, words.figure(entry.read_milliseconds, ".2f"))
    console().print(table)
    return 0


def run_builders(args: argparse.Namespace) -> int:
    """What edits, proposals and studies of tracks cost the server."""
    import msgspec

    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.builders import builder_of
    from racecraft.cli.tables import Table
    from racecraft.engine.parts import games_with_part
    from racecraft.server.building import measure

    words: Words = args.words
    games = args.games.split(",") if args.games is not None else games_with_part("racecraft.builders")
    found: list[measure.Cost] = []
    for number, id in enumerate([builder_of(id.strip()).game_id for id in games], 1):
        with status_line(words.say("bench-status", name=id, number=number, total=len(games))):
            found += measure.costs(id, args.seeds, args.study)
    if args.json:
        print_json(msgspec.to_builtins(found))
        return 0
    columns = [words.say(f"bench-builders-{name}") for name in ("game", "track", "work", "median", "longest")]
    rows = [
        [
            one.game,
            words.say(f"bench-builders-track-{one.track}"),
            words.say(f"bench-builders-work-{one.work}"),
            words.figure(one.median, ".1f"),
            words.figure(one.longest, ".1f"),
        ]
        for one in found
    ]
    console().print(Table(words.say("bench-builders-title"), columns, rows, texts=(0, 1, 2)).rich())
    return 0


def run_server(args: argparse.Namespace) -> int:
    import msgspec

    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.server.ops.load_test import bench

    words: Words = args.words
    games = [] if args.games is None else [id.strip() for id in args.games.split(",")]
    if args.attack:
        return run_attack(args, games)
    if args.processes is not None:
        return run_processes(args, games)
    with status_line(words.say("bench-status", name="server", number=1, total=1)):
        report = bench(args.database, args.tables, args.seconds, args.idle, games, args.data)
    if args.json:
        print_json(msgspec.to_builtins(report))
    else:
        show_server(report, words)
    return 0


def run_attack(args: argparse.Namespace, games: list[str]) -> int:
    import msgspec
    from rich.table import Table

    from racecraft.server.ops.attack_test import bench_attack

    words: Words = args.words
    with status_line(words.say("bench-status", name="server", number=1, total=1)):
        report = bench_attack(args.database, args.tables, args.seconds, games, args.data)
    if args.json:
        print_json(msgspec.to_builtins(report))
        return 0
    form = words.say(f"form-{report.form}")
    table = Table(title=words.say("bench-attack-title", tables=report.tables, form=form))
    table.add_column(words.say("bench-attack-flood"))
    for column in (
        "server-moves",
        "server-median",
        "server-p99",
        "server-slowest",
        "attack-memory",
        "attack-sent",
    ):
        table.add_column(words.say(f"bench-{column}"), justify="right")
    for entry in report.floods:
        times = [words.figure(wait, ".1f") for wait in (entry.median_ms, entry.p99_ms, entry.slowest_ms)]
        sizes = [f"{size:.0f}" for size in (entry.megabytes, entry.sent_megabytes)]
        name, rate = words.say(f"bench-attack-{entry.flood or 'none'}"), entry.moves / report.seconds
        table.add_row(name, thousands(rate), *times, *sizes)
    out = console()
    out.print(table)
    out.print(words.say("bench-attack-explained"))
    return 0


def run_processes(args: argparse.Namespace, games: list[str]) -> int:
    import msgspec

    from racecraft.server.ops.process_test import bench_processes

    words: Words = args.words
    number = whole(words, 1, 64)
    try:
        counts = [number(text) for text in args.processes.split(",")]
    except argparse.ArgumentTypeError as error:
        raise BadUsage(f"--processes: {error}") from None
    with status_line(words.say("bench-status", name="server", number=1, total=1)):
        report = bench_processes(args.database, counts, args.tables, args.seconds, args.pace, games)
    if args.json:
        print_json(msgspec.to_builtins(report))
    else:
        show_processes(report, words)
    return 0


def show_processes(report: ProcessReport, words: Words) -> None:
    from rich.table import Table

    title = words.say(
        "bench-server-title",
        tables=report.tables,
        sockets=report.sockets,
        database="PostgreSQL",
        form=words.say(f"form-{report.form}"),
    )
    table = Table(title=title)
    for column in ("servers", "moves", "median", "p99", "cost", "database-cost", "idle-cost"):
        table.add_column(words.say(f"bench-server-{column}"), justify="right")
    for entry in report.loads:
        load = entry.load
        table.add_row(
            str(entry.processes),
            thousands(load.moves_per_second),
            words.figure(load.median_ms, ".1f"),
            words.figure(load.p99_ms, ".1f"),
            f"{load.server_microseconds:.0f}",
            f"{entry.database_microseconds:.0f}",
            words.figure(entry.idle_percent, ".1f"),
        )
    out = console()
    out.print(table)
    out.print(
        words.say("bench-server-processes-explained", growth=words.figure(report.growth_percent, "+.1f"))
    )


def show_server(report: Report, words: Words) -> None:
    from rich.table import Table

    title = words.say(
        "bench-server-title",
        tables=report.tables,
        sockets=report.sockets,
        database=report.database,
        form=words.say(f"form-{report.form}"),
    )
    table = Table(title=title)
    table.add_column(words.say("bench-server-load"))
    for column in ("moves", "median", "p99", "slowest", "cost"):
        table.add_column(words.say(f"bench-server-{column}"), justify="right")
    rows: list[tuple[str, float, Load | Disk, str]] = []
    for load, name in zip(report.loads, ("saturation", "half"), strict=True):
        rows.append((name, load.moves_per_second, load, f"{load.server_microseconds:.0f}"))
    for disk, name in zip(report.disks, ("disk-alone", "disk-beside"), strict=True):
        rows.append((name, disk.syncs_per_second, disk, ""))
    for name, rate, waits, cost in rows:
        times = [words.figure(wait, ".1f") for wait in (waits.median_ms, waits.p99_ms, waits.slowest_ms)]
        table.add_row(words.say(f"bench-server-{name}"), thousands(rate), *times, cost)
    out = console()
    out.print(table)
    facts = words.say(
        "bench-server-facts",
        start=report.start_seconds,
        idle=report.idle_sockets,
        megabytes=report.idle_megabytes,
        plies=report.replay_plies,
        replay=report.replay_ms,
    )
    out.print(facts)
    out.print(words.say("bench-server-explained"))


@contextmanager
def status_line(text: str) -> Iterator[None]:
    """A line on a terminal that says what is being done."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    with Console(stderr=True).status(text):
        yield


def run_engine(args: argparse.Namespace) -> int:
    import racecraft.games  # noqa: F401  (registers the games)
    from racecraft.arena import bench, peers
    from racecraft.engine.registry import all_games, game_of

    words: Words = args.words
    games = args.games.split(",") if args.games is not None else [game.id for game in all_games()]
    ids = [game_of(id.strip()).id for id in games]
    compiled = bench.compiled_build_found()
    rivals = peers.available() if args.peers else []
    if not compiled:
        print(words.say("bench-no-compiled"), file=sys.stderr)
    if args.peers and len(rivals) < len(peers.PEERS):
        print(words.say("bench-no-peers", command=INSTALL_PEERS), file=sys.stderr)
    program = bench.trials(ids, rivals, compiled)
    measured = list(with_status(program, bench.run_trials(program, args.seconds), words))
    rival_results = dict(zip(rivals, measured[len(measured) - len(rivals) :], strict=True))
    yardstick = rival_results.get(peers.YARDSTICK)
    report = summary(measured, yardstick, args.seconds)
    if args.json:
        print_json(report)
    else:
        show(report, words)
    return 0


def with_status(program: list[Trial], measured: Iterator[Measurement], words: Words) -> Iterator[Measurement]:
    """The same measurements, with a line on a terminal that says which is being made."""
    if not sys.stderr.isatty():
        yield from measured
        return
    from rich.console import Console

    with Console(stderr=True).status("") as status:
        for number, heat in enumerate(program, 1):
            status.update(words.say("bench-status", name=heat.contestant, number=number, total=len(program)))
            yield next(measured)


def summary(measured: list[Measurement], yardstick: Measurement | None, duration: float) -> dict[str, Any]:
    """The measurements as plain data, each in proportion to the yardstick where there is one."""
    import msgspec

    from racecraft.arena.cores import usable_cores
    from racecraft.arena.measure import REPEATS
    from racecraft.engine.version import VERSION

    results = []
    for entry in measured:
        ratio = None if yardstick is None else entry.actions_per_second / yardstick.actions_per_second
        results.append({**msgspec.to_builtins(entry), "ratio_to_yardstick": ratio})
    return {
        "engine": VERSION,
        "python": platform.python_version(),
        "machine": platform.machine(),
        "cores": usable_cores(),
        "seconds": duration,
        "best_of": REPEATS,
        "yardstick": None if yardstick is None else yardstick.name,
        "results": results,
    }


def show(report: dict[str, Any], words: Words) -> None:
    from rich.table import Table

    table = Table(title=words.say("bench-title", repeats=report["best_of"], seconds=report["seconds"]))
    table.add_column(words.say("bench-column-name"))
    table.add_column(words.say("bench-column-form"))
    for column in ("actions", "plies", "games", "copy", "legal", "growth", "ratio"):
        table.add_column(words.say(f"bench-column-{column}"), justify="right")
    for entry in report["results"]:
        growth, legal = entry["growth_kb_per_1000_games"], entry["legal_microseconds"]
        ratio = entry["ratio_to_yardstick"]
        table.add_row(
            entry["name"],
            words.say(f"form-{entry['form']}") if words.knows(f"form-{entry['form']}") else entry["form"],
            thousands(entry["actions_per_second"]),
            thousands(entry["plies_per_second"]),
            thousands(entry["games_per_second"]),
            words.figure(entry["copy_microseconds"], ".2f"),
            "–" if legal is None else words.figure(legal, ".2f"),
            "–" if growth is None else words.figure(growth, ".1f"),
            "–" if ratio is None else words.figure(ratio, ".2f"),
        )
    out = console()
    out.print(table)
    out.print(words.say("bench-explained"))


def thousands(value: float) -> str:
    """Whole numbers in groups of three, separated as all our languages read it."""
    return f"{value:,.0f}".replace(",", "\N{NARROW NO-BREAK SPACE}")
