"""Where the cells of a circuit of Heat lie: a closed road that bends where the corners are.

Every cell is equally long. A track file may give the centre line itself (`shape`), or only by how many
degrees the road bends at each corner line (`bends`, to the right if positive); otherwise sharper corners bend
more. What is missing to a full turn is spread over the road, and the bends are eased until the road meets its
own start.
"""

from __future__ import annotations

import math

from racecraft.drawing.geometry import Point, Ribbon, distance, heading_of
from racecraft.games.heat.board import Track

PITCH = 46.0
"""Length of a cell."""
HALF = 25.0
"""Half the width of the road: one spot."""
BEND = [0.15, 0.35, 0.35, 0.15]
"""How a corner's bend is shared by the two cells before its line and the two after it."""
STIFF = 0.15
"""How much less a corner gives way than a straight when the loop is closed."""


def bends_of(track: Track) -> list[float]:
    """Degrees by line: those of the file, or by the limits, chicanes swinging out and back."""
    given = track.data.get("bends")
    if given is not None:
        return [float(bend) for bend in given]
    weights = [16.0 - limit for limit in track.limit]
    found: list[float] = []
    for line, weight in enumerate(weights):
        ahead = line + 1 < len(weights) and track.corner[line + 1] == track.corner[line]
        second = line > 0 and track.corner[line - 1] == track.corner[line]
        found.append(45.0 if ahead else -45.0 if second else 300.0 * weight / sum(weights))
    return found


def turns_of(track: Track) -> list[float]:
    """Degrees by which the road turns in each cell, before the loop is closed."""
    bends = bends_of(track)
    rest = (math.copysign(360.0, sum(bends)) - sum(bends)) / track.cells
    turns = [rest] * track.cells
    for line, bend in enumerate(bends):
        for index, share in enumerate(BEND):
            turns[(track.after[line] - 2 + index) % track.cells] += bend * share
    return turns


def walk(turns: list[float]) -> tuple[list[Point], list[float], Point]:
    """Centres and headings of the cells, and where the road ends, from the origin on to the right."""
    point: Point = (0.0, 0.0)
    heading = 0.0
    centres: list[Point] = []
    headings: list[float] = []
    for turn in turns:
        heading += turn / 2
        way = math.radians(heading)
        step = math.cos(way) * PITCH / 2, math.sin(way) * PITCH / 2
        centres.append((point[0] + step[0], point[1] + step[1]))
        headings.append(heading % 360)
        point = point[0] + 2 * step[0], point[1] + 2 * step[1]
        heading += turn / 2
    return centres, headings, point


def closed(turns: list[float], give: list[float]) -> list[float]:
    """The turns, changed as little as possible so that the road ends where it began (Newton's method; the sum
    stays)."""
    for _ in range(60):
        centres, _, end = walk(turns)
        if math.hypot(*end) < 0.01:
            break
        # Turning a cell a little swings the rest of the road round the cell's centre.
        rows = [(1.0, -(end[1] - y) * math.pi / 180, (end[0] - x) * math.pi / 180) for x, y in centres]
        matrix = [
            [sum(w * row[a] * row[b] for w, row in zip(give, rows, strict=True)) for b in range(3)]
            for a in range(3)
        ]
        reach = min(1.0, 250.0 / math.hypot(*end))
        pull = solve(matrix, [0.0, -end[0] * reach, -end[1] * reach])
        turns = [
            turn + w * sum(p * part for p, part in zip(pull, row, strict=True))
            for turn, w, row in zip(turns, give, rows, strict=True)
        ]
    return turns


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Three equations by Cramer's rule."""

    def determinant(m: list[list[float]]) -> float:
        return (
            m[0][0] * (m[1][1] * m[2][2] - m[1][2] * m[2][1])
            - m[0][1] * (m[1][0] * m[2][2] - m[1][2] * m[2][0])
            + m[0][2] * (m[1][0] * m[2][1] - m[1][1] * m[2][0])
        )

    whole = determinant(matrix)
    return [
        determinant([[right[a] if b == column else matrix[a][b] for b in range(3)] for a in range(3)]) / whole
        for column in range(3)
    ]


def along(shape: list[Point], count: int) -> list[Point]:
    """So many points at equal distances on the closed line through the points, half a step from the first."""
    lengths = [distance(shape[i], shape[(i + 1) % len(shape)]) for i in range(len(shape))]
    total = sum(lengths)
    found: list[Point] = []
    index, passed = 0, 0.0
    for number in range(count):
        target = total * (number + 0.5) / count
        while passed + lengths[index] < target:
            passed += lengths[index]
            index += 1
        share = (target - passed) / lengths[index]
        a, b = shape[index], shape[(index + 1) % len(shape)]
        found.append((a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share))
    return found


def circuit(track: Track) -> Ribbon:
    """The road of a track: row 0 is cell 1."""
    shape = track.data.get("shape")
    if shape:
        centres = along([(float(x), float(y)) for x, y in shape], track.cells)
        scale = PITCH * track.cells / sum(distance(centres[i - 1], centres[i]) for i in range(len(centres)))
        centres = [(x * scale, y * scale) for x, y in centres]
        count = len(centres)
        return Ribbon(centres, [heading_of(centres[i - 1], centres[(i + 1) % count]) for i in range(count)])
    turns = turns_of(track)
    give = [1.0] * track.cells
    for after in track.after:
        for index in range(len(BEND)):
            give[(after - 2 + index) % track.cells] = STIFF
    centres, headings, _ = walk(closed(turns, give))
    return Ribbon(centres, headings)
