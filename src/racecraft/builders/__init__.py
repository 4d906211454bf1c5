"""Tracks of one's own: edits, checks in words and places, proposals, generators, statistics. A package a
game exposes `BUILDER`; browser, command line and Python all ask it.

A builder adds no rule. What a legal track is says the reader of the game (`Game.read_track`), to which every
check comes down: a document without problems is one that can be raced on.
"""

from __future__ import annotations

from racecraft.builders.builder import (
    BadEdit,
    Builder,
    Closing,
    Document,
    Figure,
    Offer,
    Problem,
    Statistics,
    Study,
    Wish,
    builder_of,
    check_whole,
    fingerprint,
)

__all__ = [
    "BadEdit",
    "Builder",
    "Closing",
    "Document",
    "Figure",
    "Offer",
    "Problem",
    "Statistics",
    "Study",
    "Wish",
    "builder_of",
    "check_whole",
    "fingerprint",
]
