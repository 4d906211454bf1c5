"""The track files that come with a game, by name, and those that a user brings. A game names the folder and
the function that reads a file's content."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, Generic, TypeVar

from racecraft.engine.errors import BadBoard, UnknownName, worded
from racecraft.engine.files import read_json

T = TypeVar("T")


class Library(Generic[T]):
    """The JSON files of one folder. Each is read once and then shared, so what `read` returns is never
    changed."""

    def __init__(self, game_id: str, kind: str, folder: Path, read: Callable[..., T]) -> None:
        self.game_id = game_id
        self.kind = kind
        """What a file holds, in the words of the game: `track`, `board`, `rally`, `zone`."""
        self._folder = folder
        self._read = read
        self._names = sorted(path.stem for path in folder.glob("*.json"))
        self._loaded: dict[tuple[Any, ...], T] = {}

    def names(self) -> list[str]:
        return list(self._names)

    def data(self, name: str) -> dict[str, Any]:
        """The content of a file of the game; UnknownName if it has none of this name."""
        if name not in self._names:
            names = ", ".join(self._names) or "none"
            unknown = UnknownName(f"{self.game_id} has no {self.kind} {name!r}; it has {names}")
            raise worded(unknown, "wrong-track", game=self.game_id, kind=self.kind, name=name, names=names)
        data: dict[str, Any] = read_json(self._folder / f"{name}.json", BadBoard)
        return data

    def load(self, name: str, *variant: Any) -> T:
        """One that comes with the game, as `read` makes it; `variant` is passed on to `read`."""
        key = (name, *variant)
        found = self._loaded.get(key)
        if found is None:
            found = self._loaded[key] = self._read(self.data(name), name, *variant)
        return found

    def file(self, path: str | Path) -> dict[str, Any]:
        """The content of a file of one's own, checked by reading it. BadBoard says what is wrong with it."""
        path = Path(path)
        data = read_json(path, BadBoard)
        self._read(data, path.name)
        return dict(data)
