"""A finished picture: SVG text that shows itself in a notebook and saves itself to a file."""

from __future__ import annotations

from os import PathLike

from racecraft.engine.files import save_whole


class Picture:
    """One self-contained SVG document: no script, no reference to anything outside it."""

    def __init__(self, svg: str, width: int, height: int) -> None:
        self.svg = svg
        self.width = width
        self.height = height

    def _repr_svg_(self) -> str:
        return self.svg

    def save(self, path: str | PathLike[str]) -> None:
        """Writes the picture as a UTF-8 file, whole or not at all; CannotWrite says why it failed."""
        save_whole(path, (self.svg + "\n").encode())

    def __repr__(self) -> str:
        return f"<Picture {self.width} x {self.height}>"
