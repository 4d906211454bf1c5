"""A position as text or as a picture, for `render`."""

from __future__ import annotations

from io import BytesIO
from typing import TYPE_CHECKING, Any

from racecraft.engine.errors import BadOptions
from racecraft.engine.game import AnyGame
from racecraft.engine.state import TABLE, State

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

RENDER_MODES = ["human", "ansi", "svg", "rgb_array"]
FRAME = (800, 600)
"""Width and height of `rgb_array`, whatever the shape of the track: videos need pictures of one size."""
THEME = "light"


def check_mode(mode: str | None) -> None:
    if mode is not None and mode not in RENDER_MODES:
        raise BadOptions(f"a race is rendered as {', '.join(RENDER_MODES)}, not {mode!r}")


def rendered(game: AnyGame, state: State, mode: str | None) -> str | NDArray[np.uint8] | None:
    """The text of `ansi`, the drawing of `svg`, its pixels of `rgb_array`; `human` prints the text."""
    if mode == "svg":
        import racecraft.drawing  # noqa: F401  (shows states)

        return state._repr_svg_()
    if mode == "rgb_array":
        return pixels(game, state)
    if mode is None:
        return None
    text = as_text(game, state)
    if mode == "ansi":
        return text
    print(text)
    return None


def pixels(game: AnyGame, state: State) -> NDArray[np.uint8]:
    """What spectators see, row by row in red, green and blue, in the middle of a frame."""
    import numpy as np
    import resvg_py
    from PIL import Image

    from racecraft.drawing import draw_state
    from racecraft.drawing.painter import PLAIN_FONT_FILE
    from racecraft.drawing.palette import THEMES

    width, height = FRAME
    picture = draw_state(game, state, theme=THEME, width=width)
    if picture.height > height:
        picture = draw_state(game, state, theme=THEME, width=width * height // picture.height)
    drawn = resvg_py.svg_to_bytes(
        svg_string=picture.svg, skip_system_fonts=True, font_files=[str(PLAIN_FONT_FILE)]
    )
    frame = Image.new("RGB", FRAME, THEMES[THEME]["paper"])
    with Image.open(BytesIO(drawn)) as image:
        frame.paste(image, ((width - image.width) // 2, (height - image.height) // 2), image)
    return np.array(frame)


def as_text(game: AnyGame, state: State) -> str:
    """Who is where and who decides what, as a spectator sees it. Seats are counted from 0."""
    view: Any = game.view(state, TABLE)
    lines = [f"{game.title}, round {view['round']}, {view['phase']}"]
    for place, car in enumerate(view["order"], 1):
        gap = view["gaps"][car]
        behind = "" if not gap else f", {gap} {game.gap_unit} behind"
        lines.append(
            f"  {place}. seat {car}{behind}" if car < state.seats else f"  {place}. legend {car}{behind}"
        )
    result = state.result()
    if result is not None:
        lines.append(f"over: places {result.places}")
    elif state.pending():
        lines.append(f"to decide: seat {', '.join(str(seat) for seat in state.pending())}")
    return "\n".join(lines)
