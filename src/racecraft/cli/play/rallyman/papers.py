"""The director's paperwork as text: the information sheet and the classification of a stage and of the rally.

The numbers come from the roadbook; here they become tables that fit 70 columns.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.cells import cell_len
from rich.text import Text

from racecraft.cli.output import printable
from racecraft.cli.play.dashboards import shortened
from racecraft.cli.play.rallyman.road import PEN
from racecraft.games.rallyman.roadbook import classification, information_sheet
from racecraft.games.rallyman.stage import space_number
from racecraft.games.rallyman.standing import clock
from racecraft.games.rallyman.state import RallymanState
from racecraft.locales import Words

FAINT = "#9aa0aa"
LONGEST_NAME = 18
STAGES_SHOWN = 4
"""Stages, the latest ones, whose times stand beside the total."""


def table(rows: Sequence[tuple[str, Sequence[str]]], right: str) -> list[Text]:
    """Rows of cells, each with its style, in aligned columns; `right` has an r for columns flush right."""
    columns = max((len(cells) for _, cells in rows), default=0)
    widths = [
        max((cell_len(cells[column]) for _, cells in rows if column < len(cells)), default=0)
        for column in range(columns)
    ]
    lines = []
    for style, cells in rows:
        parts = []
        for column, cell in enumerate(cells):
            space = " " * (widths[column] - cell_len(cell))
            parts.append(space + cell if right[column] == "r" else cell + space)
        lines.append(Text("  " + "  ".join(parts).rstrip(), style))
    return lines


def sheet(s: RallymanState, drivers: list[str], words: Words) -> list[Text]:
    """What is settled before the first start."""
    say = words.say
    data = information_sheet(s.setup, drivers)
    date = f" · {data['date']}" if data["date"] else ""
    rally = data["rally"] if data["course"] is None else words.track("rallyman", data["course"])
    lines = [Text(printable(f"{rally}{date}"), "bold #f5c518")]
    weather = say("rallyman-posted-weather", weather=data["weather"], zones=", ".join(data["snow"]))
    lines.append(Text(weather + (say("rallyman-posted-shakedown") if data["shakedown"] else ""), FAINT))
    lines.append(Text(""))
    number = len(drivers)
    lines.append(Text(say("rallyman-posted-drivers", count=number), "bold"))
    for seat, driver in enumerate(drivers):
        lines.append(Text(f"  {seat + 1}  {driver}", PEN[seat]))
    lines.append(Text(""))
    lines.append(Text(say("rallyman-posted-stages"), "bold"))
    for number, stage in enumerate(data["stages"]):
        lines += stage_entry(s, number, stage, words)
    return lines


def stage_entry(s: RallymanState, number: int, stage: dict[str, Any], words: Words) -> list[Text]:
    """A stage of the information sheet: its road, length, splits, and the service park behind it; in a
    shakedown also the shortest time there is."""
    say = words.say
    sections = " ".join(stage["sections"])
    what = [say("rallyman-posted-spaces", spaces=stage["spaces"])]
    if stage["splits"]:
        spaces = ", ".join(str(space_number(point)) for point in stage["splits"])
        what.append(say("rallyman-posted-splits", spaces=spaces))
    best = s.setup.stages[number].best
    if s.setup.easy and best:
        what.append(say("rallyman-posted-best", time=clock(best)))
    lines = [Text(f"  {say('rallyman-posted-ss', stage=stage['stage'])}  {sections}")]
    lines.append(Text("       " + " · ".join(what), FAINT))
    if stage["service"]:
        lines.append(Text("  " + say("rallyman-posted-service"), "#56b3e0"))
    return lines


def stage_times(s: RallymanState, number: int, drivers: list[str], words: Words) -> list[Text]:
    """A stage as far as it is driven: places, times, gaps and splits."""
    say = words.say
    stage = classification(s, drivers)["stages"][number]
    lines = [
        Text(f"{say('rallyman-posted-ss', stage=number + 1)}  {stage['route']}", "bold #f5c518"),
    ]
    rows: list[tuple[str, list[str]]] = []
    points = [f"⚑{point + 1}" for point in range(len(stage["split_points"]))]
    heads = [
        "",
        say("rallyman-posted-driver"),
        say("rallyman-posted-time"),
        say("rallyman-posted-gap"),
        *points,
    ]
    rows.append((FAINT, heads))
    for one in stage["finished"]:
        cells = [f"{one['place']}.", shortened(one["driver"], LONGEST_NAME), one["time"], one["gap"]]
        rows.append((PEN[one["seat"]], cells + _splits(one["splits"], len(points))))
    for one in stage["unfinished"]:
        car = s.cars[one["seat"]]
        time = "" if one["retired"] or number < s.stage_number else clock(car.seconds - car.tokens)
        kind = "retired" if one["retired"] else "driving" if car.index >= 0 else "waiting"
        cells = [
            "–",
            shortened(one["driver"], LONGEST_NAME),
            time,
            say("rallyman-posted-unfinished", kind=kind),
        ]
        rows.append((PEN[one["seat"]], cells + _splits(one["splits"], len(points))))
    return lines + table(rows, "rlrr" + "l" * len(points))


def _splits(splits: list[dict[str, Any]], points: int) -> list[str]:
    """`0:58 +0:04` for each point; a line where none was taken."""
    taken = {one["split"]: f"{one['time']} {one['gap']}".rstrip() for one in splits}
    return [taken.get(point + 1, "–") for point in range(points)]


def overall(s: RallymanState, drivers: list[str], words: Words) -> list[Text]:
    """The rally so far, or its final classification."""
    say = words.say
    data = classification(s, drivers)
    stages = max((len(one["times"]) for one in data["overall"]), default=0)
    title = say("rallyman-posted-overall", over="yes" if data["over"] else "no", stages=stages)
    rows: list[tuple[str, list[str]]] = []
    shown = range(max(0, stages - STAGES_SHOWN), stages)
    numbers = [say("rallyman-posted-ss", stage=number + 1) for number in shown]
    heads = [
        "",
        say("rallyman-posted-driver"),
        *numbers,
        say("rallyman-posted-total"),
        say("rallyman-posted-gap"),
    ]
    rows.append((FAINT, heads))
    for one in data["overall"]:
        times = [one["times"][number] if number < len(one["times"]) else "–" for number in shown]
        total = say("rallyman-posted-unfinished", kind="retired") if one["retired"] else one["time"]
        place = "–" if one["retired"] else f"{one['place']}."
        style = f"bold {PEN[one['seat']]}" if one["place"] == 1 else PEN[one["seat"]]
        rows.append((style, [place, shortened(one["driver"], LONGEST_NAME), *times, total, one["gap"]]))
    return [Text(title, "bold #f5c518"), *table(rows, "rl" + "r" * len(shown) + "rr")]


def between_stages(s: RallymanState, drivers: list[str], words: Words) -> list[Text]:
    """What is posted before a stage: the last one, the standing, the service park, and the road to come."""
    say = words.say
    last = s.stage_number - 1
    lines = [*stage_times(s, last, drivers, words), Text(""), *overall(s, drivers, words), Text("")]
    serviced = s.stage_number in s.setup.service_after
    kind = "yes" if serviced else "no"
    lines.append(Text(say("rallyman-posted-between", service=kind), "#56b3e0" if serviced else FAINT))
    lines.append(Text(""))
    lines.append(Text(say("rallyman-posted-next"), "bold"))
    entry = information_sheet(s.setup, drivers)["stages"][s.stage_number]
    lines += stage_entry(s, s.stage_number, entry, words)
    order = ", ".join(drivers[seat] for seat in s.start_list)
    lines.append(Text(say("rallyman-posted-start-list", names=order)))
    return lines


def final(s: RallymanState, drivers: list[str], words: Words) -> list[Text]:
    """The whole rally: every stage and the classification."""
    lines = overall(s, drivers, words)
    for number in range(s.stage_number + 1):
        lines += [Text(""), *stage_times(s, number, drivers, words)]
    return lines
