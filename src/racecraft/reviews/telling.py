"""A review put together from judged steps: the line, the ledgers, the marks, the drivers and the story."""

from __future__ import annotations

from racecraft.drills.judge import after
from racecraft.engine.decision import play_all
from racecraft.engine.errors import RacecraftError
from racecraft.engine.record import Record
from racecraft.engine.state import TABLE, Action, Seat, State
from racecraft.outlook.advice import Advised, Weighing, advised
from racecraft.reviews.coach import coach_of
from racecraft.reviews.grades import Grade, grade_of, mattered
from racecraft.reviews.judging import Judged, Option, Stand
from racecraft.reviews.ledger import Account, Change, account_of, ledgers
from racecraft.reviews.methods import Method
from racecraft.reviews.risks import harms_of, risk_of
from racecraft.reviews.shapes import DriverReview, LinePoint, Luck, Mark, Review, ReviewLine
from racecraft.reviews.steps import Step, walk
from racecraft.reviews.story import story
from racecraft.reviews.values import Unit, Values, minus, score, standard_error, unit_of

MOST_BETTER = 3
SHOWN_THROWS = 1
"""Of each driver, the luckiest and the unluckiest."""
WORTH_TELLING: set[Grade] = {"inaccuracy", "mistake", "blunder", "brilliant", "close"}


class Telling:
    """Follows the judged steps through the race, and keeps what is to be told of each."""

    def __init__(
        self, record: Record, method: Method, seats: list[Seat] | None = None, tells_played: bool = False
    ) -> None:
        """`tells_played`: also of decisions that are fine it is told what they did."""
        self.record = record
        self.game = record.game
        self.method = method
        self.coach = coach_of(self.game.id)
        self.seats = len(record.header.seats)
        self.wanted = list(range(self.seats)) if seats is None else seats
        """Whose decisions are marked."""
        self._tells_played = tells_played
        self.unit: Unit = unit_of(self.game, self.seats)
        self._walk = walk(record)
        self._state: State = record.start()
        self._reached = -1
        self.found: list[tuple[Step, Judged]] = []
        self.marks: list[Mark] = []
        self.risks = [0.0] * self.seats
        self.losses: list[list[float]] = [[] for _ in range(self.seats)]
        self.mattered: list[list[float]] = [[] for _ in range(self.seats)]
        """Losses of the decisions in which something was at stake."""

    def add(self, judged: Judged) -> Mark | None:
        """The next step; its mark, if it was a decision with alternatives of a driver who is marked."""
        step, state = next(self._walk)
        assert step.number == judged.number, "steps are told in order"
        self.found.append((step, judged))
        if step.kind != "decision" or not judged.options:
            return None
        self.losses[step.seat].append(judged.loss)
        if mattered(judged, self.unit):
            self.mattered[step.seat].append(judged.loss)
        self.risks[step.seat] += risk_of(self.game, step, state)
        if step.seat not in self.wanted:
            return None
        mark = self._mark(step, judged, state)
        self.marks.append(mark)
        return mark

    # --- Marks ----------------------------------------------------------------------------------------------

    def _mark(self, step: Step, judged: Judged, state: State) -> Mark:
        grade = grade_of(judged, self.unit)
        mine = judged.options[judged.played]
        told = grade in WORTH_TELLING
        weighing = self._weighing(judged)
        played = None
        own = self._as_played(step, state)
        if told or self._tells_played:
            played = self._advised(state, step.seat, own, weighing)
        better: list[ReviewLine] = []
        forced = told and len(state.legal(step.seat)) == 1
        for option in judged.options[: judged.played] if told else []:
            actions = self.coach.finished(state, step.seat, option.actions)
            if actions == own or (forced and actions == own[: len(actions)]):
                continue  # It began like this, as it had to, and what should have followed is not known.
            line = self._line(state, step.seat, option, actions, mine, weighing)
            if len(better) < MOST_BETTER and all(_differ(line, other) for other in better):
                better.append(line)
        return {
            "ply": step.first,
            "last": step.last,
            "leg": step.leg,
            "round": step.round,
            "seat": step.seat,
            "grade": grade,
            "gear": self.coach.gear(state, step.seat),
            "spot": self.coach.spot(state, step.seat),
            "sign": self.coach.sign(state, step.seat),
            "decision": self._notation(state, step.seat, list(step.actions)),
            "loss": judged.loss,
            "error": judged.error,
            "hindsight": judged.hindsight,
            "choices": len(judged.options),
            "hinted": False,
            "played": played,
            "better": better,
        }

    def _as_played(self, step: Step, state: State) -> list[Action]:
        """The decision with what the driver made of it, if it only began one."""
        actions, seat = list(step.actions), step.seat
        twin = after(state, seat, actions)
        for ply in self.record.plies[step.last :]:
            if ply.seat != seat or not self.coach.begun(twin):
                break
            for text in ply.actions:
                actions.append(self.game.parse(twin, text))
                twin.play(seat, actions[-1])
        return actions

    def _line(
        self,
        state: State,
        seat: Seat,
        option: Option,
        actions: list[Action],
        mine: Option,
        weighing: Weighing,
    ) -> ReviewLine:
        """What would have been better; `actions` are all that the option begins."""
        apart = minus(option.values, mine.values)
        alone = self.seats == 1
        return {
            "decision": self._notation(state, seat, actions),
            "win": 0.0 if alone else apart[seat],
            "place": 0.0 if alone else apart[self.seats + seat],
            "time": apart[0] if alone else 0.0,
            "gain": score(option.values, seat) - score(mine.values, seat),
            "error": max(option.error, mine.error),
            "advised": self._advised(state, seat, actions, weighing),
        }

    def _notation(self, state: State, seat: Seat, actions: list[Action]) -> list[str]:
        return play_all(self.game, state.copy(), seat, list(actions))

    def _weighing(self, judged: Judged) -> Weighing:
        """What the review thinks of the first actions, in the unit in which hints speak."""
        best: dict[Action, float] = {}
        for option in judged.options:
            best.setdefault(option.actions[0], -option.behind * (100 if self.unit == "win" else 1))
        return Weighing(self.unit, [(action, value, -1.0) for action, value in best.items()])

    def _advised(self, state: State, seat: Seat, actions: list[Action], weighing: Weighing) -> Advised | None:
        try:
            return advised(self.game, state, seat, actions, weighing)
        except (RacecraftError, KeyError):
            return None  # A part of a decision, of which nothing can be said by itself.

    # --- The whole ------------------------------------------------------------------------------------------

    def review(self, steps: int) -> Review:
        """What is known so far; the line, the ledgers and the story once all steps are judged, if positions
        were judged too."""
        whole = len(self.found) == steps
        review: Review = {
            "game": self.game.id,
            "record": self.record.checksum(),
            "method": {
                "name": self.method.name,
                "version": self.method.version,
                "budget": self.method.budget,
                "value": self.method.value,
                "driver": self.method.driver,
                "line": self.method.line,
            },
            "unit": self.unit,
            "seats": [chair.name for chair in self.record.header.seats],
            "legs": max((step.leg for step, _ in self.found), default=1),
            "plies": len(self.record.plies),
            "done": len(self.found),
            "steps": steps,
            "line": [],
            "ledgers": [],
            "drivers": [],
            "marks": self.marks,
            "luckiest": [],
            "story": [],
        }
        if whole:
            self._conclude(review)
        return review

    def _conclude(self, review: Review) -> None:
        if self.found[0][1].start is None:
            review["drivers"] = self._drivers([])
            return
        end = self.record.replay()
        account = account_of(self.found)
        review["line"] = _line_of(account)
        review["ledgers"] = ledgers(account)
        review["drivers"] = self._drivers(account.changes)
        review["luckiest"] = self._throws(account)
        review["story"] = story(review, account, end.result())

    def _drivers(self, changes: list[Change]) -> list[DriverReview]:
        harms = harms_of(self.record)
        found: list[DriverReview] = []
        for seat, name in enumerate(chair.name for chair in self.record.header.seats):
            losses, mattered = self.losses[seat], self.mattered[seat]
            own = [change for change in changes if change.step.seat == seat]
            counts: dict[Grade, int] = {}
            for mark in self.marks:
                if mark["seat"] == seat:
                    counts[mark["grade"]] = counts.get(mark["grade"], 0) + 1
            found.append(
                {
                    "seat": seat,
                    "name": name,
                    "judged": len(losses),
                    "mean_loss": sum(losses) / len(losses) if losses else 0.0,
                    "mean_loss_error": standard_error(losses),
                    "mattered": len(mattered),
                    "mattered_loss": sum(mattered) / len(mattered) if mattered else 0.0,
                    "grades": counts,
                    "luck": sum(gained(change.luck, seat) for change in own),
                    "driving": -sum(losses),
                    "risks": self.risks[seat],
                    "harms": harms[seat],
                }
            )
        return found

    def _throws(self, account: Account) -> list[Luck]:
        found: list[Luck] = []
        for seat in range(self.seats):
            own = [
                change
                for change in account.changes
                if change.step.seat == seat and change.step.kind != "decision" and not change.step.forced
            ]
            ordered = sorted(own, key=lambda change: -gained(change.luck, seat))
            for change in [*ordered[:SHOWN_THROWS], *ordered[-SHOWN_THROWS:]]:
                found.append(_luck(change, seat))
        return found


def _differ(line: ReviewLine, other: ReviewLine) -> bool:
    """Whether a reader could tell two lines apart."""
    one, two = line["advised"], other["advised"]
    if one is None or two is None:
        return line["decision"] != other["decision"]
    return (one["label"], one["figures"]) != (two["label"], two["figures"])


def gained(change: Values, seat: Seat) -> float:
    """A change in the unit of losses, the more the better for the seat."""
    if len(change) == 1:
        return -change[0]
    seats = len(change) // 2
    return (change[seat] - change[seats + seat] / (seats - 1)) / 2


def _luck(change: Change, seat: Seat) -> Luck:
    step = change.step
    return {
        "ply": step.first,
        "leg": step.leg,
        "round": step.round,
        "seat": seat,
        "kind": step.kind,
        "change": gained(change.luck, seat),
    }


def _line_of(account: Account) -> list[LinePoint]:
    points = [_point(0, 1, 0, "start", TABLE, account.start)]
    for change in account.changes:
        step = change.step
        points.append(_point(step.last, step.leg, step.round, step.kind, step.seat, change.stands))
    return points


def _point(ply: int, leg: int, round: int, kind: str, seat: Seat, stand: Stand) -> LinePoint:
    values = stand.values
    alone = len(values) == 1
    seats = 0 if alone else len(values) // 2
    return {
        "ply": ply,
        "leg": leg,
        "round": round,
        "kind": kind,  # type: ignore[typeddict-item]  # the kind of a step, or the start
        "seat": seat,
        "win": values[:seats],
        "place": values[seats:] if not alone else [],
        "time": values[0] if alone else None,
        "error": max(stand.error(car) for car in range(max(1, seats))),
    }
