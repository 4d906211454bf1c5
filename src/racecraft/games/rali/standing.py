"""Who is ahead in Ралі, at any time: the result, the view, the terminal and the arena all ask here."""

from __future__ import annotations

from typing import TYPE_CHECKING

from mypy_extensions import i64

from racecraft.engine.state import by_score, rank

if TYPE_CHECKING:
    from racecraft.games.rali.state import RaliState


def progress(s: RaliState, seat: i64) -> int:
    """RL-END-03: hundredths of rows gained since the start."""
    car = s.cars[seat]
    if car.crossings == 0:
        return 0
    where = s.board.rank[car.cell]
    laps = car.crossings if where == 0 else car.crossings - 1
    return laps * s.board.rows * 100 + where


def standing(s: RaliState) -> list[int]:
    """The progress of every seat."""
    return [progress(s, seat) for seat in range(s.seats)]


def places(s: RaliState) -> list[int]:
    """The place of every seat; equal progress shares one."""
    return rank(standing(s))


def lap(s: RaliState, seat: i64) -> int:
    """The lap under way, from 1 to the number of laps; the line is crossed once at the start."""
    return min(max(1, s.cars[seat].crossings), s.setup.laps)


def order(scores: list[int]) -> list[int]:
    """The seats from first to last; of equal ones the lower seat comes first."""
    return by_score(list(range(len(scores))), scores)


def gaps(scores: list[int]) -> list[int]:
    """By seat, how many rows it is behind the leader."""
    furthest = max(scores)
    return [(furthest - score) // 100 for score in scores]
