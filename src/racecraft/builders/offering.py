"""Edits that are offered at a place: only such as change something and make nothing wrong."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from racecraft.builders.builder import BadEdit, Document, Offer
from racecraft.builders.faults import faults_of
from racecraft.builders.operations import LACKING, edited
from racecraft.outlook.words import Said

Candidate = tuple[str, Said, dict[str, Any]]
"""A piece, what it is called, and the edit that puts it there."""


def offered(
    kinds: Any, document: Document, candidates: Iterable[Candidate], read: Callable[[Document], Any]
) -> list[Offer]:
    """Of these candidates, edits of these kinds, those that can be offered; `read` is the game's reader."""
    wrong = len(faults_of(read, document)[0])
    found: list[Offer] = []
    try:
        wanted = list(candidates)
    except LACKING:
        raise BadEdit("the document has nothing of the kind that is asked about") from None
    for piece, label, edit in wanted:
        try:
            after = edited(kinds, document, edit)
        except BadEdit:
            continue
        if after != document and len(faults_of(read, after)[0]) <= wrong:
            found.append({"piece": piece, "turn": 0, "edit": edit, "label": label, "left": -1})
    return found
