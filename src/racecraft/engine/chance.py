"""Where dice and cards come from. A state says what may happen; a source says what does.

`Seeded` for simulation and practice, `Scripted` for tests, `Manual` for real dice on a real table,
`Committed` for races between people who want proof.
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from random import Random
from typing import Any

from mypy_extensions import mypyc_attr

from racecraft.engine.errors import BadRecord, IllegalOutcome

Outcomes = list[tuple[int, int]]

SECRET_BYTES = 32
"""Of what a seat contributes to committed dice."""


def total_weight(outcomes: Outcomes) -> int:
    total = 0
    for _, weight in outcomes:
        total += weight
    return total


def at_weight(outcomes: Outcomes, point: int) -> int:
    """The outcome that covers `point`, counted along the weights from 0."""
    for outcome, weight in outcomes:
        point -= weight
        if point < 0:
            return outcome
    raise IllegalOutcome("the point lies beyond the weights of all outcomes")


@mypyc_attr(allow_interpreted_subclasses=True)
class Source(ABC):
    """Answers one chance point after another, in order."""

    @abstractmethod
    def draw(self, outcomes: Outcomes) -> int:
        """One of the outcomes."""

    @abstractmethod
    def rewind(self, drawn: int) -> None:
        """Goes back to where it was after so many draws."""

    @abstractmethod
    def header(self) -> dict[str, Any]:
        """What a record says of this source before the first draw: enough to verify, never the secret."""


class Seeded(Source):
    """A reproducible source: Python's Mersenne Twister, of which only `random()` is used, whose sequence is
    promised to stay the same for the same seed in every version."""

    def __init__(self, seed: int) -> None:
        if seed < 0:
            raise ValueError(f"a seed is a whole number from 0 on, not {seed}")
        self.seed = seed
        self._random = Random(seed)

    def draw(self, outcomes: Outcomes) -> int:
        return at_weight(outcomes, int(self._random.random() * total_weight(outcomes)))

    def rewind(self, drawn: int) -> None:
        self._random = Random(self.seed)
        for _ in range(drawn):
            self._random.random()

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, for random choices that are not part of the race."""
        return int(self._random.random() * limit)

    def header(self) -> dict[str, Any]:
        return {"kind": "seeded", "seed": self.seed}


class Scripted(Source):
    """The given outcomes in the given order, for tests and scenarios."""

    def __init__(self, outcomes: list[int]) -> None:
        self.left = list(outcomes)
        self._all = list(outcomes)

    def rewind(self, drawn: int) -> None:
        self.left = self._all[drawn:]

    def draw(self, outcomes: Outcomes) -> int:
        if not self.left:
            raise IllegalOutcome("the script has no outcome left for this chance point")
        return self.left.pop(0)

    def header(self) -> dict[str, Any]:
        return {"kind": "scripted"}


class Manual(Source):
    """Asks the players, who throw real dice and type in what they show."""

    def __init__(self, ask: Callable[[Outcomes], int]) -> None:
        self._ask = ask

    def draw(self, outcomes: Outcomes) -> int:
        return self._ask(outcomes)

    def rewind(self, drawn: int) -> None:
        """Nothing to restore: the outcomes are asked for again."""

    def header(self) -> dict[str, Any]:
        return {"kind": "manual"}


class Keyed:
    """HMAC-SHA256 with one key; the inner and outer hash states are prepared once, not for every roll."""

    def __init__(self, key: bytes) -> None:
        block = (hashlib.sha256(key).digest() if len(key) > 64 else key).ljust(64, b"\0")
        self._inner = hashlib.sha256(bytes([byte ^ 0x36 for byte in block]))
        self._outer = hashlib.sha256(bytes([byte ^ 0x5C for byte in block]))

    def digest(self, message: bytes) -> bytes:
        inner, outer = self._inner.copy(), self._outer.copy()
        inner.update(message)
        outer.update(inner.digest())
        return outer.digest()


class Committed(Source):
    """Dice that nobody can influence and anybody can verify.

    The hash of a secret seed is published before the first roll; every seat may contribute; roll number n is
    HMAC-SHA256(seed, contributions and n); the seed is published after the race.

    `seals` are the hashes of the seats' contributions, published before any of these was revealed (None for
    a seat that has none). The contribution of a sealed seat is its secret in hexadecimal, or empty if it was
    not revealed in time. Without seals contributions are any words.
    """

    def __init__(
        self,
        seed: bytes,
        contributions: list[str],
        drawn: int = 0,
        seals: list[str | None] | None = None,
    ) -> None:
        if len(seed) < 16:
            raise ValueError("a committed seed has at least 16 bytes")
        self.seed = seed
        self.contributions = list(contributions)
        self.drawn = drawn
        self.seals = seals
        self._salt = salt_of(contributions)
        self._keyed = Keyed(seed)

    def draw(self, outcomes: Outcomes) -> int:
        point = salted_point(self._keyed, self._salt, self.drawn, total_weight(outcomes))
        self.drawn += 1
        return at_weight(outcomes, point)

    def rewind(self, drawn: int) -> None:
        self.drawn = drawn

    def header(self) -> dict[str, Any]:
        told: dict[str, Any] = {
            "kind": "committed",
            "commitment": commitment(self.seed),
            "contributions": list(self.contributions),
        }
        if self.seals is not None:
            told["seals"] = list(self.seals)
        return told


def commitment(seed: bytes) -> str:
    """What is published before the first roll."""
    return hashlib.sha256(seed).hexdigest()


def is_secret(text: str) -> bool:
    """Whether this may be the secret of a seat: hexadecimal, and long enough that nobody can guess it."""
    return len(text) == 2 * SECRET_BYTES and all([sign in "0123456789abcdef" for sign in text])


def seal_of(secret: str) -> str:
    """What a seat publishes before anybody reveals a secret."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def check_seals(seals: Any, contributions: list[str]) -> None:
    """BadRecord unless every contribution is what its seat had sealed, or was not revealed."""
    if not isinstance(seals, list) or len(seals) != len(contributions):
        raise BadRecord("the header has not one seal for every contribution")
    for seat, (seal, secret) in enumerate(zip(seals, contributions, strict=True)):
        if seal is None:
            if secret:
                raise BadRecord(f"seat {seat + 1} contributes to the dice, but had sealed nothing")
        elif secret and (not is_secret(secret) or seal_of(secret) != seal):
            raise BadRecord(f"the contribution of seat {seat + 1} is not the one that it had sealed")


def salt_of(contributions: list[str]) -> str:
    """What the seats have added, in one hash."""
    salt = hashlib.sha256()
    for words in contributions:
        salt.update(hashlib.sha256(words.encode()).digest())
    return salt.hexdigest()


def committed_point(seed: bytes, contributions: list[str], number: int, total: int) -> int:
    """The point (0 to total - 1) of roll `number`."""
    return salted_point(Keyed(seed), salt_of(contributions), number, total)


def salted_point(seed: Keyed, salt: str, number: int, total: int) -> int:
    """A 256-bit HMAC, drawn again in the rare case that would favour some outcomes."""
    fair = (1 << 256) // total * total
    attempt = 0
    while True:
        message = f"racecraft 1 roll {number} attempt {attempt} salt {salt}"
        value = int.from_bytes(seed.digest(message.encode()), "big")
        if value < fair:
            return value % total
        attempt += 1


def source_of(header: dict[str, Any], secret: str | None) -> Source | None:
    """The source that a record's header describes, for recomputing its draws.

    None when the draws cannot be recomputed: typed-in or scripted dice, or a seed that is not yet revealed.
    """
    kind = header.get("kind")
    if kind in ("manual", "scripted"):
        return None
    if kind == "seeded":
        seed = header.get("seed")
        if type(seed) is not int or seed < 0:
            raise BadRecord("the header's seed is not a whole number from 0 on")
        return Seeded(seed)
    if kind == "committed":
        contributions = header.get("contributions")
        if not isinstance(contributions, list) or not all(
            [isinstance(words, str) for words in contributions]
        ):
            raise BadRecord("the header's contributions are not a list of texts")
        if "seals" in header:
            check_seals(header["seals"], contributions)
        promise = header.get("commitment")
        if not isinstance(promise, str) or len(promise) != 64:
            raise BadRecord("the header's commitment is not a SHA-256 hash in hexadecimal")
        if secret is None:
            return None
        try:
            seed_bytes = bytes.fromhex(secret)
        except ValueError:
            raise BadRecord("the revealed seed is not a hexadecimal text") from None
        if len(seed_bytes) < 16 or commitment(seed_bytes) != promise:
            raise BadRecord("the revealed seed is not the one that was committed to before the first roll")
        return Committed(seed_bytes, contributions, seals=header.get("seals"))
    raise BadRecord(f"the header names no known source of chance: {kind!r}")
