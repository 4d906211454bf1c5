"""Names and texts that people give, fit to be shown to others.

Names follow UTS #39: compatibility forms are folded, invisible characters refused, scripts mixed only as the
profile "highly restrictive" allows, and names that look alike share a skeleton.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import lru_cache

from racecraft.server.errors import Refused

LONGEST_NAME = 30
MOST_MARKS = 2
"""Combining marks in a row (UTS #39, 5.4, allows four; names of no language need more than two)."""
RESERVED = frozenset({"admin", "administrator", "moderator", "operator", "racecraft", "system"})
"""Names that only the server itself could have."""

LATIN = "LATIN"
ANY_SCRIPT = {"COMMON", "INHERITED"}
"""Digits, punctuation, emoji and marks belong to every script."""
MIXTURES = [
    {LATIN, "HAN", "HIRAGANA", "KATAKANA"},
    {LATIN, "HAN", "BOPOMOFO"},
    {LATIN, "HAN", "HANGUL"},
]
"""The scripts that "highly restrictive" lets stand together: those of Japanese, Chinese and Korean."""

EMOJI_STYLE = "\ufe0e\ufe0f"
"""Chooses between two pictures of the same character; left out of names without a word."""
JOINERS = "\u200c\u200d"
"""Shape letters and emoji, in texts only and only between characters that are not ASCII."""
IGNORABLE = [
    (0x00AD, 0x00AD), (0x034F, 0x034F), (0x061C, 0x061C), (0x115F, 0x1160), (0x17B4, 0x17B5),
    (0x180B, 0x180F), (0x200B, 0x200F), (0x202A, 0x202E), (0x2060, 0x206F), (0x2800, 0x2800),
    (0x3164, 0x3164), (0xFE00, 0xFE0F), (0xFEFF, 0xFEFF), (0xFFA0, 0xFFA0), (0xFFF0, 0xFFFB),
    (0x1BCA0, 0x1BCA3), (0x1D173, 0x1D17A), (0xE0000, 0xE0FFF),
]  # fmt: skip
"""Characters that show nothing: Default_Ignorable_Code_Point, and the empty Braille pattern."""
HIDDEN_KINDS = {"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"}


def invisible(sign: str) -> bool:
    """Whether a character shows nothing by itself, or nothing that all readers see alike."""
    if unicodedata.category(sign) in HIDDEN_KINDS:
        return True
    code = ord(sign)
    return any(first <= code <= last for first, last in IGNORABLE)


def clean_name(name: str) -> str:
    """A name fit to be shown anywhere; Refused if it is none."""
    folded = unicodedata.normalize("NFKC", "".join(sign for sign in name if sign not in EMOJI_STYLE))
    shown = " ".join(folded.split())
    if not shown or len(shown) > LONGEST_NAME:
        raise Refused("bad-name", f"a name has 1 to {LONGEST_NAME} characters")
    if any(invisible(sign) for sign in shown):
        raise Refused("bad-name", "a name has no invisible characters")
    if all(unicodedata.category(sign)[0] in "MZP" for sign in shown):
        raise Refused("bad-name", "a name has a letter, a digit or a symbol")
    if _marks_in_a_row(shown) > MOST_MARKS:
        raise Refused("bad-name", f"a letter has at most {MOST_MARKS} marks")
    if not _reserved().isdisjoint((skeleton(shown), skeleton(shown.casefold()))):
        raise Refused("reserved-name", "this name is kept for the server")
    if not _scripts_fit(shown):
        raise Refused("mixed-scripts", "a name is written in one alphabet")
    return shown


def _marks_in_a_row(text: str) -> int:
    most = row = 0
    for sign in unicodedata.normalize("NFD", text):
        row = row + 1 if unicodedata.category(sign) in ("Mn", "Me") else 0
        most = max(most, row)
    return most


def _scripts_fit(text: str) -> bool:
    if text.isascii():
        return True
    from confusable_homoglyphs.categories import unique_aliases  # type: ignore[import-untyped]

    scripts = set(unique_aliases(text)) - ANY_SCRIPT
    return len(scripts) <= 1 or any(scripts <= mixture for mixture in MIXTURES)


def skeleton(name: str) -> str:
    """Names with the same skeleton look alike (UTS #39, 4), or differ in case and spaces only."""
    known = prototypes()
    mapped = "".join(known.get(sign, sign) for sign in unicodedata.normalize("NFD", name))
    return unicodedata.normalize("NFD", "".join(mapped.casefold().split()))


@lru_cache(maxsize=1)
def _reserved() -> frozenset[str]:
    return frozenset(skeleton(name) for name in RESERVED)


@lru_cache(maxsize=1)
def prototypes() -> dict[str, str]:
    """By character, the one that stands for all that look like it."""
    from confusable_homoglyphs.confusables import confusables_data  # type: ignore[import-untyped]

    return prototypes_of(confusables_data)


def prototypes_of(table: dict[str, list[dict[str, str]]]) -> dict[str, str]:
    """The table of the library names lookalikes in both directions. Where two name each other alone,
    either may stand for both."""
    similar = {_bare(sign): [_bare(other["c"]) for other in others] for sign, others in table.items()}
    found = {}
    for sign, others in similar.items():
        if len(sign) > 1 or len(others) != 1:
            continue
        prototype = others[0]
        back = similar.get(prototype, [])
        if len(back) > 1 or len(prototype) > 1 or prototype < sign:
            found[sign] = prototype
    return found


def _bare(sign: str) -> str:
    """Without the direction marks with which the table quotes characters that run from right to left."""
    return sign.strip("\u200e\u200f")


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, with a number if it looks like one of the others."""
    taken = {skeleton(other) for other in others}
    number, distinct = 1, name
    while skeleton(distinct) in taken:
        number += 1
        distinct = f"{name[: LONGEST_NAME - 1 - len(str(number))]} {number}"
    return distinct


def _joins(text: str, place: int) -> bool:
    """Whether a joiner stands where one changes how its neighbours look."""
    before, after = text[place - 1 : place], text[place + 1 : place + 2]
    return text[place] in JOINERS and not before.isascii() and not after.isascii()


def clean_text(text: str) -> str:
    """A chat message without controls, direction overrides and invisible characters; Refused if nothing is
    left."""
    kept = []
    for place, sign in enumerate(text):
        if unicodedata.category(sign) == "Cc":
            kept.append(" ")
        elif sign in EMOJI_STYLE or not invisible(sign) or _joins(text, place):
            kept.append(sign)
    shown = "".join(kept).strip()
    if not any(not sign.isspace() and sign not in EMOJI_STYLE + JOINERS for sign in shown):
        raise Refused("bad-request", "a message says something")
    return shown
