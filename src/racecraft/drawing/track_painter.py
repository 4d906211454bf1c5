"""The painter of a game whose track lies in the country, with a foot below it that names the track and
explains its signs. A game declares its names and style, and says how a track is laid out
and what its layers are."""

from __future__ import annotations

import json
import math
from abc import abstractmethod
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, Generic, TypeVar

from racecraft.drawing import icons, scenery
from racecraft.drawing.marks import Place, check_highlights
from racecraft.drawing.painter import Painter, Style, sheet, short
from racecraft.drawing.picture import Picture
from racecraft.drawing.scenery import Land
from racecraft.drawing.svg import Element, group, place
from racecraft.engine.game import AnyGame
from racecraft.engine.registry import game_of

FRAME = 26.0
"""Paper round the country."""
FOOT_WIDTH, FOOT_HEIGHT = 1240.0, 104.0


class Scene:
    """A track laid out, with its country: all that is the same in every picture of it."""

    country: list[Element]
    """What lies on the ground beside the road, from below."""

    def __init__(
        self, bounds: tuple[float, float, float, float], margin: float, places: Sequence[Place]
    ) -> None:
        left, top, right, bottom = bounds
        self.land = Land(left - margin, top - margin, right + margin, bottom + margin)
        self.places = places


T = TypeVar("T")
S = TypeVar("S", bound=Scene)


class TrackPainter(Painter, Generic[T, S]):
    name: str
    """The title, as the picture shows it."""
    track_word, space_word = "track", "space"
    """What the game calls a track and a place for a car, for messages."""
    rules: Mapping[str, str]
    """The stylesheet."""
    icon_names: Sequence[str] = ()
    """The icons that the picture uses, besides those of the country."""
    car_scale: float
    most_foot_scale = math.inf
    scenes_kept = 16

    def __init__(self) -> None:
        self._scene = lru_cache(self.scenes_kept)(self._laid_out)

    @abstractmethod
    def lay_out(self, track: T) -> S:
        """The scene of a track. It takes far longer than drawing, so recent scenes are kept."""

    @abstractmethod
    def layers(self, scene: S, style: Style, view: Mapping[str, Any] | None, seats: int) -> list[Element]:
        """All above the ground, with what a view shows; a board for play has so many seats, a picture 0."""

    @abstractmethod
    def foot(self, scene: S, style: Style, view: Mapping[str, Any] | None, width: float) -> list[Element]:
        """What stands below the country."""

    @abstractmethod
    def id_of(self, track: T) -> str: ...

    @abstractmethod
    def name_of(self, track: T) -> object:
        """What the file of a track calls it, if anything."""

    def label(self, track: T) -> str:
        name = self.name_of(track)
        return short(name, 30) if isinstance(name, str) and name.strip() else self.id_of(track)

    def definitions(self, style: Style) -> list[Element]:
        return [icons.definitions([*scenery.ICONS, *self.icon_names], style.scope)]

    @property
    def game(self) -> AnyGame:
        return game_of(self.game_id)

    def read(self, track: str | Mapping[str, Any]) -> T:
        """A track by its name or by the content of its file."""
        found: T = (
            self.game.track(track)
            if isinstance(track, str)
            else self.game.read_track(dict(track), f"the {self.track_word} to be drawn")
        )
        return found

    def track_of(self, view: Mapping[str, Any]) -> T:
        """The track of the race that a view is of."""
        return self.read(view["options"][self.game.track_option])

    def track(self, track: str | Mapping[str, Any], style: Style) -> Picture:
        return self.draw(self.read(track), style, None)

    def position(self, view: Mapping[str, Any], style: Style) -> Picture:
        return self.draw(self.track_of(view), style, view)

    def board(self, still: Mapping[str, Any], style: Style) -> Picture:
        return self.draw(self.track_of(still), style, None, self.models(still))

    def draw(
        self, track: T, style: Style, view: Mapping[str, Any] | None, models: list[Element] | None = None
    ) -> Picture:
        """A track, with what a view shows on it, or as a board for play with these models of cars."""
        scene = self._scene(json.dumps(self.game.track_data(track), sort_keys=True), self.id_of(track))
        check_highlights(
            style, {each.id for each in scene.places}, f"the {self.track_word} has no {self.space_word}"
        )
        land = scene.land
        width, height = land.right - land.left, land.bottom - land.top
        scale = min(width / FOOT_WIDTH, self.most_foot_scale)
        foot = (FOOT_HEIGHT + FRAME) * scale if style.legend else 0.0
        frame = FRAME * max(1.0, scale)
        box = land.left - frame, land.top - frame, width + 2 * frame, height + 2 * frame + foot
        children = [
            *self.definitions(style),
            scenery.ground(land, scene.country, box)
            if models is None
            else scenery.open_ground(scene.country, box),
            *self.layers(scene, style, view, len(models or [])),
        ]
        if style.legend:
            at = place(land.left, land.bottom + frame, 0, scale)
            shown = self.foot(scene, style, view, width / scale)
            children.append(group("foot still", *shown, id="foot", transform=at))
        return sheet(
            f"{self.name} · {self.label(track)}",
            box,
            style,
            self.rules,
            children,
            models,
            self.car_scale,
            game=self.game_id,
            track=self.id_of(track),
        )

    def _laid_out(self, content: str, id: str) -> S:
        return self.lay_out(self.game.read_track(json.loads(content), id))
