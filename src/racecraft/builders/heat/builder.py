"""The builder of Heat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from racecraft.builders.builder import Builder, Document, Edit, Figure, Offer, Problem, Statistics, Study
from racecraft.builders.faults import Readings, refused
from racecraft.builders.heat import sketch
from racecraft.builders.heat.generate import HeatWish, blank, generated
from racecraft.builders.heat.offers import offers
from racecraft.builders.heat.operations import DRAWN, Kinds
from racecraft.builders.heat.study import study
from racecraft.builders.operations import edited
from racecraft.builders.studies import heat_map
from racecraft.drawing.heat.course import course_of
from racecraft.games.heat.board import Track, read_track, track_facts
from racecraft.games.heat.character import UNLIMITED, track_character
from racecraft.games.heat.tokens import WEATHER
from racecraft.outlook.words import say


class HeatBuilder(Builder[HeatWish]):
    game_id = "heat"
    wish_type = HeatWish
    sketch_type = sketch.HeatTrackSketch
    pieces_type = sketch.HeatPieces

    def blank(self) -> Document:
        return blank()

    def edit(self, document: Document, edit: Edit, owned: int = 1) -> Document:
        return edited(Kinds, document, edit)

    def tidy(self, document: Any, owned: int = 1) -> Document:
        """Every part must be there and be of its kind; where things lie is for `check`."""
        tidied = {"chevrons_printed": True, "flooded": [], "tunnel": [], **super().tidy(document)}
        reading = READINGS(tidied)
        if refused(reading.problems):
            _read(reading.rest)
        return tidied

    def check(self, document: Document, owned: int = 1) -> list[Problem]:
        """The game's own reader finds the problems, so it overlooks none."""
        return self.problems(document, owned)

    def problems(self, document: Document, owned: int) -> list[Problem]:
        return list(DRAWINGS(document).problems)

    def fits(self, document: Document, place: str, owned: int = 1) -> list[Offer]:
        return offers(document, place)

    def generate(self, seed: int, wish: HeatWish) -> Document:
        return generated(seed, wish)

    def statistics(self, document: Document) -> Statistics:
        track = _readable(document)
        if track is None:
            return {"figures": [], "map": {}}
        character = track_character(track)
        figures: list[Figure] = [
            {"id": name, "value": value, "said": say(f"builder-heat-figure-{name}", count=value)}
            for name, value in {
                **track_facts(track),
                "danger": character.danger,
                "straight": max(track.gap),
            }.items()
        ]
        if track.has_weather():
            sky = WEATHER[track.weather] if track.weather >= 0 else DRAWN
            laid = len([token for token in track.road if token >= 0])
            said = say("builder-heat-figure-weather", weather=sky, count=laid)
            figures.append({"id": "weather", "value": laid, "said": said})
        held_back: dict[str, float] = {
            str(after): max(0, UNLIMITED - track.limit[line]) for line, after in enumerate(track.after)
        }
        return {"figures": figures, "map": heat_map(held_back, UNLIMITED)}

    def study(self, document: Document) -> Study | None:
        return study(self.game, document)

    def sketch(self, document: Document) -> Mapping[str, Any]:
        track = _readable(document)
        if track is None:
            return sketch.empty(document)
        return sketch.sketch(document, track)

    def pieces(self, theme: str = "auto") -> Mapping[str, Any]:
        return sketch.pieces(theme)


def _read(document: Document) -> Track:
    return read_track(document, "track")


def _drawn(document: Document) -> Track:
    """A track is finished when it can be drawn as well; one without a line always can."""
    track = _read(document)
    if "shape" in document:
        course_of(track)
    return track


READINGS = Readings(_read)
DRAWINGS = Readings(_drawn)


def _readable(document: Document) -> Track | None:
    """The track without what has a fault; None if that is too much. A line that cannot be drawn is none."""
    drawn = DRAWINGS(document)
    return READINGS(document).track if drawn.problems else drawn.track
