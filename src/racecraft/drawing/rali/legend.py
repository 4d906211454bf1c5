"""Below a board of Ралі: its name, and what each obstacle does, told by signs and numbers."""

from __future__ import annotations

from racecraft.drawing.icons import icon_id
from racecraft.drawing.marks import laps_flag, legend, legend_item, placed
from racecraft.drawing.painter import Style
from racecraft.drawing.rali.scene import RaliScene
from racecraft.drawing.svg import Element, group, path, place, text, use
from racecraft.drawing.track_painter import FOOT_WIDTH
from racecraft.games.rali.board import OBSTACLES, Effect


def draw_foot(scene: RaliScene, name: str, style: Style) -> list[Element]:
    """Game and board, and what each obstacle does, told by signs and numbers."""
    board = scene.board
    size = min(21.0, 21.0 * 16 / max(len(name), 1))
    effects = {effect.kind: effect for effect in board.effect if effect is not None}
    items = [(kind, _effect_signs(effects[kind])) for kind in OBSTACLES if kind in effects]
    if scene.layout.stations:
        items.append(("station", _raised(board.station_marker)))
    items.append(("box", [*_raised(board.box_marker), *_miss(board.box_miss)]))
    step = (FOOT_WIDTH - 280) / max(len(items), 5)
    shown = legend()
    for index, (kind, signs) in enumerate(items):
        x = 280 + step * (index + 0.5)
        icon = placed(group(None, use(icon_id(kind), 0, 0)), x, 26, 1.35)
        shown.add(legend_item(kind, style, (x, 98), 14, icon, *_row_of(signs, x, 66)))
    return [
        text(6, 52, "Ралі", "name"),
        laps_flag(9, 77),
        text(36, 84, f"×{board.laps} · {name}", "board-name", font_size=size),
        path("M262 8V96", "divider"),
        shown,
    ]


def _amount(words: str, class_: str = "effect") -> Element:
    return group(None, text(0, 7.5, words, class_), data_width=12 * len(words))


def _raised(marker: int) -> list[Element]:
    """The damage marker is set up to this."""
    return [group(None, path("M-8 0H7M2-5L7 0L2 5", "glyph-line"), data_width=16), _amount(str(marker))]


def _miss(turns: int) -> list[Element]:
    if turns == 0:
        return []
    signs = [group(None, use(icon_id("miss"), 0, 0), data_width=17)]
    return signs if turns == 1 else [_amount(f"{turns}"), *signs]


def _effect_signs(effect: Effect) -> list[Element]:
    """A gear from which it acts, a stop sign, the damage, the turns missed: only those that apply."""
    signs: list[Element] = []
    if effect.above:
        signs += [group(None, use(icon_id("gear"), 0, 0), data_width=20), _amount(f"{effect.above + 1}+")]
    if effect.stops:
        signs.append(group(None, use(icon_id("stop"), 0, 0), data_width=20))
    if effect.damage:
        signs.append(_amount(f"–{effect.damage}", "effect damage"))
    return signs + _miss(effect.miss)


def _row_of(signs: list[Element], x: float, y: float) -> list[Element]:
    """Signs side by side, centred on x."""
    gap = 5
    widths = [int(str(sign.attributes.pop("data-width"))) for sign in signs]
    left = x - (sum(widths) + gap * (len(signs) - 1)) / 2
    for sign, width in zip(signs, widths, strict=True):
        sign.attributes["transform"] = place(left + width / 2, y)
        left += width + gap
    return signs
