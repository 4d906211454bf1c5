"""A track in the hands of a Python program: `racecraft.track(...)`."""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Any

from racecraft.builders.builder import (
    AnyBuilder,
    Document,
    Problem,
    Statistics,
    builder_of,
    fingerprint,
)
from racecraft.drawing import Picture, draw_track
from racecraft.engine.errors import BadBoard, UnknownName
from racecraft.engine.files import path_of, read_json


class Track:
    """A track document with what its builder can do. Edits give a new track; this one stays as it is."""

    def __init__(self, game_id: str, document: Document) -> None:
        self.builder: AnyBuilder = builder_of(game_id)
        self.game = game_id
        self.document = document

    @property
    def fingerprint(self) -> str:
        """Equal for equal tracks, whatever they are called."""
        return fingerprint(self.builder, self.document)

    @property
    def title(self) -> str:
        return self.builder.title(self.document)

    def problems(self, boxes: int = 1) -> list[Problem]:
        """What keeps it from being raced on; nothing for a track that can be."""
        return self.builder.check(self.document, boxes)

    def edit(self, boxes: int = 1, /, **edit: Any) -> Track:
        """`track.edit(do="remove", tile=4)`; BadEdit if that means nothing here."""
        return Track(self.game, self.builder.edit(self.document, edit, boxes))

    def close(self, boxes: int = 1) -> list[Track]:
        """Ways to finish it, the best first."""
        found = self.builder.close(self.document, boxes)["documents"]
        return [Track(self.game, document) for document in found]

    def statistics(self) -> dict[str, float]:
        """Figures by their names."""
        return {each["id"]: each["value"] for each in self.builder.statistics(self.document)["figures"]}

    def study(self) -> Statistics:
        """What takes longer to find out, such as solved times; nothing where there is no more."""
        study = self.builder.study(self.document)
        if study is None:
            return {"figures": [], "map": {}}
        while study.step() < 1:
            pass
        return study.found()

    def draw(self, theme: str = "auto", width: int = 1200) -> Picture:
        return draw_track(self.game, self.document, theme, width)

    def __repr__(self) -> str:
        return f"<Track of {self.game}: {self.title or self.fingerprint}>"


def made_track(game_id: str, seed: int, wish: Mapping[str, Any]) -> Track:
    builder = builder_of(game_id)
    return Track(game_id, builder.generate(seed, builder.wish(wish)))


def found_track(game_id: str, source: Any) -> Track:
    """By the name of one that comes with the game, by content, or by file."""
    builder = builder_of(game_id)
    if isinstance(source, Mapping):
        return Track(game_id, builder.tidy(dict(source)))
    if isinstance(source, str):
        try:
            return Track(game_id, builder.tidy(dict(builder.game.track_data(builder.game.track(source)))))
        except UnknownName:
            if not source.endswith(".json"):
                raise
    if not isinstance(source, str | os.PathLike):
        raise BadBoard(f"a track is a name, the content of a track file or its path, not {source!r}")
    return Track(game_id, builder.tidy(read_json(path_of(source, BadBoard), BadBoard)))
