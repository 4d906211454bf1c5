"""The queue of questions to bots: bounded, and shared out among those who ask.

A person's opponents come first and hints last of all that people wait for; see `Rank`. A later rank comes
only when no earlier one waits, but none starves: when workers have spent `OVERDUE` seconds on earlier ranks
while it waited, one question of it is next. In a full queue the last rank makes space first. Within a rank,
addresses take turns, and within an address its people, so that one of them can make the others wait for one
question at a time and no more.
"""

from __future__ import annotations

from collections import OrderedDict, deque
from enum import IntEnum
from typing import Generic, NamedTuple, TypeVar

Job = TypeVar("Job")


class Rank(IntEnum):
    """What a question is for. A smaller one comes first, and the largest makes space in a full queue."""

    TURN = 0
    """The turn of a bot at a table that somebody watches and where a person drives."""
    SHOW = 1
    """The turn of a bot in a race of bots alone that somebody watches."""
    UNWATCHED = 2
    """The turn of a bot in a race that goes on by itself."""
    HINT = 3
    SPARE = 4
    """What nobody waits for, such as measuring the targets of a track."""


WATCHED = (Rank.TURN, Rank.SHOW)
"""The ranks for which a worker may be kept free."""
OVERDUE = 5.0
"""Seconds that workers spend on earlier ranks before one question of a rank that waits is put in between."""


class Asker(NamedTuple):
    """For whom a question is asked."""

    address: str
    person: str


class Full(Exception):
    """Everybody's share of the queue is used up."""


class _Line(Generic[Job]):
    """The questions of one rank."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, OrderedDict[str, deque[Job]]] = OrderedDict()
        """In the order of their turns."""
        self._waiting: dict[str, int] = {}
        """By address."""
        self.size = 0

    def put(self, asker: Asker, job: Job) -> None:
        people = self._addresses.setdefault(asker.address, OrderedDict())
        people.setdefault(asker.person, deque()).append(job)
        self._waiting[asker.address] = self._waiting.get(asker.address, 0) + 1
        self.size += 1

    def take(self) -> Job:
        address, people = self._addresses.popitem(last=False)
        person, jobs = people.popitem(last=False)
        job = jobs.popleft()
        if jobs:
            people[person] = jobs
        if people:
            self._addresses[address] = people
        self._count_off(address)
        return job

    def discard(self, asker: Asker, job: Job) -> None:
        people = self._addresses.get(asker.address)
        if people is not None and job in people.get(asker.person, ()):
            self._remove(asker.address, asker.person, job)

    def waiting(self, address: str) -> int:
        return self._waiting.get(address, 0)

    def longest(self) -> str:
        """The address that has the most questions here."""
        return max(self._waiting, key=self._waiting.__getitem__)

    def drop_newest(self, address: str) -> Job:
        """Removes the newest question of the person at this address who has the most."""
        people = self._addresses[address]
        person = max(people, key=lambda name: len(people[name]))
        job = people[person][-1]
        self._remove(address, person, job)
        return job

    def _remove(self, address: str, person: str, job: Job) -> None:
        people = self._addresses[address]
        people[person].remove(job)
        if not people[person]:
            del people[person]
        if not people:
            del self._addresses[address]
        self._count_off(address)

    def _count_off(self, address: str) -> None:
        self.size -= 1
        self._waiting[address] -= 1
        if not self._waiting[address]:
            del self._waiting[address]


class FairQueue(Generic[Job]):
    """Questions that wait for a worker, `limit` of them at most."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._lines: dict[Rank, _Line[Job]] = {rank: _Line() for rank in Rank}
        self._passed_over = dict.fromkeys(Rank, 0.0)
        """By rank, the seconds of earlier ranks since it has waited in vain."""

    def __len__(self) -> int:
        return sum(line.size for line in self._lines.values())

    def waiting(self, rank: Rank) -> int:
        return self._lines[rank].size

    def put(self, rank: Rank, asker: Asker, job: Job) -> Job | None:
        """Queues a question. If the queue is full, one of a later rank, or of an address that has more than
        the asker's, makes space and is returned; Full if there is none."""
        dropped = self._make_space(rank, asker) if len(self) >= self._limit else None
        self._lines[rank].put(asker, job)
        return dropped

    def _make_space(self, rank: Rank, asker: Asker) -> Job:
        for other in sorted(Rank, reverse=True):
            line = self._lines[other]
            if not line.size or other < rank:
                continue
            address = line.longest()
            if other > rank or line.waiting(address) > line.waiting(asker.address) + 1:
                return line.drop_newest(address)
        raise Full

    def spent(self, rank: Rank, seconds: float) -> None:
        """A worker has spent this time on a question of this rank."""
        for later in Rank:
            if later > rank and self._lines[later].size:
                self._passed_over[later] += seconds

    def take(self, behind: bool = True) -> Job | None:
        """The next question; unless `behind`, only one that somebody watches or that is overdue."""
        waiting = [rank for rank in Rank if self._lines[rank].size]
        for rank in Rank:
            if not self._lines[rank].size:
                self._passed_over[rank] = 0.0
        due = [rank for rank in waiting if self._passed_over[rank] >= OVERDUE]
        allowed = due or [rank for rank in waiting if behind or rank in WATCHED]
        if not allowed:
            return None
        self._passed_over[allowed[0]] = 0.0
        return self._lines[allowed[0]].take()

    def discard(self, rank: Rank, asker: Asker, job: Job) -> None:
        """Forgets a question that is no longer asked, if it is still waiting."""
        self._lines[rank].discard(asker, job)
