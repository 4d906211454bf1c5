"""The queue of questions to bots: bounded, and shared out among those who ask.

Turns that somebody waits for at a table come first; turns that nobody watches and hints alternate behind
them, so that neither starves. In a full queue hints make space first: a race needs its turns. Within a rank,
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
    """The turn of a bot at a table that somebody watches."""
    UNWATCHED = 1
    """The turn of a bot in a race that goes on by itself."""
    HINT = 2


BEHIND = (Rank.HINT, Rank.UNWATCHED)


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
        self._next = Rank.HINT
        """Which of the two ranks behind the turns comes next."""

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

    def take(self, behind: bool = True) -> Job | None:
        """The next question; only a turn that somebody waits for unless `behind`."""
        if self._lines[Rank.TURN].size:
            return self._lines[Rank.TURN].take()
        if not behind:
            return None
        first = self._next
        for rank in (first, *[rank for rank in BEHIND if rank != first]):
            if self._lines[rank].size:
                self._next = Rank.UNWATCHED if rank == Rank.HINT else Rank.HINT
                return self._lines[rank].take()
        return None

    def discard(self, rank: Rank, asker: Asker, job: Job) -> None:
        """Forgets a question that is no longer asked, if it is still waiting."""
        self._lines[rank].discard(asker, job)
