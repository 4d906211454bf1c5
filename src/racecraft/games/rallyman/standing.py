"""The standing: times, the order of the cars, gaps, the classification. Nothing here changes the state."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final, TypedDict

from mypy_extensions import i64

from racecraft.engine.state import Result, Seat, by_score, rank
from racecraft.games.rallyman.phases import BETWEEN
from racecraft.games.rallyman.steps import FINISHED, RETIRED, SECOND_DRIFT

if TYPE_CHECKING:
    from racecraft.games.rallyman.state import Car, RallymanState

RETIRED_SCORE: Final = -1_000_000
STAGE_SCORE: Final = 1000
SECONDS_BOUND: Final = 1_000_000
"""More than the seconds of any rally."""
STAGE_BOUND: Final = SECONDS_BOUND * 10_000
"""More than the way along any stage, at so many seconds a space."""
LEVEL: Final = "=00:00"
"""The gap of a time that equals the best."""


# --- Times --------------------------------------------------------------------------------------------------


def clock(seconds: i64) -> str:
    """RM-ORG-11: minutes and seconds, as 02:13."""
    if seconds < 0:
        return f"-{clock(-seconds)}"
    return f"{seconds // 60:02d}:{seconds % 60:02d}"


def gap(seconds: i64) -> str:
    """How far behind, as +00:07; nothing for the leader."""
    return "" if seconds == 0 else f"+{clock(seconds)}" if seconds > 0 else clock(seconds)


def timed(seconds: i64) -> dict[str, Any]:
    """A time as events tell it: in seconds, and as it is read."""
    return {"seconds": seconds, "clock": clock(seconds)}


def stage_time(car: Car) -> i64:
    """RM-FINISH-03: the cards of the stage less the tokens, as it stands or as it was completed."""
    return car.seconds - car.tokens


def total(car: Car) -> i64:
    """The seconds of all stages completed."""
    seconds: i64 = 0
    for time in car.times:
        seconds += time
    return seconds


def rally_time(s: RallymanState, car: Car) -> i64:
    """All stages, the one under way included."""
    return total(car) + (0 if len(car.times) > s.stage_number else stage_time(car))


# --- On the road --------------------------------------------------------------------------------------------


def progress(car: Car) -> i64:
    """How far along the stage a car is: two for each space, one more on the second mini-space."""
    return 2 * car.index + (1 if car.line == SECOND_DRIFT else 0)


def ahead(car: Car, other: Car) -> bool:
    """RM-ORDER-02 to 04: further on, then the higher gear, then who was there first."""
    mine = progress(car)
    theirs = progress(other)
    if mine != theirs:
        return mine > theirs
    if car.gear != other.gear:
        return car.gear > other.gear
    return car.arrival < other.arrival


# --- In the rally -------------------------------------------------------------------------------------------


def score(car: Car) -> i64:
    """RM-ORG-01, 12: seconds, the fewer the better; a retired car behind all others, by stages and
    progress."""
    if car.status != RETIRED:
        return -total(car)
    return RETIRED_SCORE + STAGE_SCORE * len(car.times) + progress(car)


def result(s: RallymanState) -> Result:
    """RM-ORG-02, 13: ranked by time alone; equal times share a place."""
    scores = [score(car) for car in s.cars]
    finished = any([car.status != RETIRED for car in s.cars])
    return Result(rank(scores), scores, "finish" if finished else "retired")


def standing(s: RallymanState, car: Car) -> int:
    """How far a car has come in the rally: stages completed, then the way along the stage, then the clock;
    those who wait at its end by the clock alone, and a retired car behind all others."""
    if car.status == RETIRED:
        return score(car)
    driven = 0 if car.status == FINISHED else max(0, progress(car)) * SECONDS_BOUND
    return (len(car.times) + 1) * STAGE_BOUND + driven - rally_time(s, car)


def order(s: RallymanState) -> list[Seat]:
    """The cars from first to last by `standing`; level ones as they stand on the start list."""
    listed = s.start_list
    if len(listed) < s.seats:
        listed = listed + [seat for seat in range(s.seats) if seat not in listed]
    return by_score(listed, [standing(s, car) for car in s.cars])


def stages_counted(s: RallymanState) -> int:
    """RM-FINISH-04: while a stage is driven the stages before it count; what is asked after it, it counts."""
    if s.over():
        return len(s.setup.stages)
    return s.stage_number + (1 if s.phase == BETWEEN else 0)


class RallymanOverall(TypedDict):
    """A line of the classification of the rally. Times and sums are in seconds."""

    seat: int
    place: int
    """RM-ORG-12, 13: equal sums share a place; retired cars come last."""
    retired: bool
    times: list[int]
    """Of the stages that count, as many of them as the car has completed."""
    total: int
    behind: int
    """Seconds behind the best sum."""


def overall(s: RallymanState) -> list[RallymanOverall]:
    """RM-ORG-01, 12, 13: the classification by the stages that count, from the first place on."""
    stages = stages_counted(s)
    sums: list[int] = []
    scores: list[int] = []
    for car in s.cars:
        seconds = total(car) if len(car.times) <= stages else sum(car.times[:stages])
        sums.append(seconds)
        scores.append(score(car) if car.status == RETIRED else -seconds)
    places = result(s).places if s.over() else rank(scores)
    best = min([sums[seat] for seat in range(s.seats) if places[seat] == 1])
    rows: list[RallymanOverall] = []
    for seat in by_score(list(range(s.seats)), [-place for place in places]):
        car = s.cars[seat]
        rows.append(
            {
                "seat": seat,
                "place": places[seat],
                "retired": car.status == RETIRED,
                "times": car.times[:stages],
                "total": sums[seat],
                "behind": sums[seat] - best,
            }
        )
    return rows


def gaps(rows: list[RallymanOverall]) -> list[int | None]:
    """By seat, the seconds behind the leader of the classification; None for a retired car."""
    found: list[int | None] = [None] * len(rows)
    for row in rows:
        if not row["retired"]:
            found[row["seat"]] = row["behind"]
    return found


# --- Of a stage ---------------------------------------------------------------------------------------------


class RallymanSplit(TypedDict):
    """RM-SPLIT-03: a time taken at a split point, in seconds."""

    seconds: int
    behind: int
    """Behind the best taken there so far."""


def split_times(s: RallymanState, stage: int) -> list[list[RallymanSplit | None]]:
    """By split point of a stage and seat, the time that was taken; None where none was."""
    first = s.setup.first_split[stage]
    return [_split_times(s, first + point) for point in range(len(s.setup.split_points[stage]))]


def _split_times(s: RallymanState, place: int) -> list[RallymanSplit | None]:
    best = best_split(s, place, -1)
    found: list[RallymanSplit | None] = []
    for car in s.cars:
        time = car.splits[place]
        found.append(None if time < 0 else {"seconds": time, "behind": time - best})
    return found


def best_split(s: RallymanState, place: i64, without: i64) -> i64:
    """The best time at an entry of the cars' splits, one seat left out; -1 if there is none."""
    best: i64 = -1
    seat: i64
    for seat in range(len(s.cars)):
        time: i64 = s.cars[seat].splits[place]
        if seat != without and time >= 0 and (best < 0 or time < best):
            best = time
    return best


def stage_places(s: RallymanState, stage: int) -> list[tuple[int, Seat]]:
    """RM-FINISH-04, RM-ORG-13: place and seat of those who have completed a stage, from the fastest on."""
    done = sorted([(car.times[stage], seat) for seat, car in enumerate(s.cars) if len(car.times) > stage])
    return [(1 + len([time for time, _ in done if time < mine]), seat) for mine, seat in done]
