"""The cards of Heat in a terminal: their faces, a row of them, and what each bears in short signs.

Nothing is told by colour alone: every card shows its number or letter, a chosen card stands higher.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rich.cells import cell_len
from rich.text import Text

from racecraft.games.heat.cards import (
    ACCELERATE,
    AMOUNT,
    CARDS,
    COOL,
    DIRECT,
    DRAFT,
    HEAT,
    LIMITS,
    PAY,
    REDUCE,
    REFRESH,
    SALVAGE,
    SCRAP,
    SLIPSTREAM,
    START_5,
    SUPER_COOL,
    SYMBOLS,
    Card,
)
from racecraft.outlook.heat import cards as faces
from racecraft.outlook.heat.cards import kind

SIGNS = {
    PAY: "▲",
    COOL: "❄",
    REDUCE: "⊖",
    SCRAP: "↓",
    SALVAGE: "↑",
    ACCELERATE: "»",
    SUPER_COOL: "❆",
    DRAFT: "⇒",
}
"""Step-5 symbols; the number beside each is printed behind it."""
HEAT_SIGN = "▲"
FLIP_SIGN = faces.PLUS
LIMIT_SIGN = "◇"
SLIPSTREAM_SIGN = "≈"
REFRESH_SIGN = "⟲"
DIRECT_SIGN = "!"

PAPER = {
    "heat": "#ffffff on #b3262f",
    "stress": "#111111 on #e0b93a",
    "speed": "#111111 on #cfd3da",
    "start": "#ffffff on #4f6d8f",
    "upgrade": "#ffffff on #2f7d5a",
    "sponsor": "#ffffff on #7a4fa3",
}
CHOSEN = "bold #111111 on #ffffff"

LETTERS = "abcdefgijknortvxyz"
"""Keys of cards without a digit: those of the shell's own commands are left out, and `e` and `g`."""
CARD_LETTERS = [letter for letter in LETTERS if letter not in "eg"]
HEIGHT = 4
"""Lines of a card that is drawn in full."""


def number(card: Card) -> str:
    """The big sign of a card: its number or numbers, + of Stress, the flame of Heat."""
    return HEAT_SIGN if kind(card) == "heat" else faces.number(card)


def marks(card: Card) -> str:
    """The other symbols in short."""
    found = [SIGNS[symbol // CARDS] + str(AMOUNT[symbol]) for symbol in SYMBOLS[card]]
    if LIMITS[card]:
        found.append(f"{LIMIT_SIGN}{LIMITS[card]:+d}".replace("-", "−"))
    if SLIPSTREAM[card]:
        found.append(f"{SLIPSTREAM_SIGN}{SLIPSTREAM[card]}")
    if REFRESH[card]:
        found.append(REFRESH_SIGN)
    if DIRECT[card]:
        found.append(DIRECT_SIGN)
    return "".join(found)


def short(card: Card) -> str:
    """A card in a few signs: "3", "+", "6▲1❄1"."""
    return number(card) + marks(card)


def keys(cards: Sequence[Card]) -> dict[Card, str]:
    """What selects each kind of card: its own digit where that is free, else a letter."""
    found: dict[Card, str] = {}
    letters = iter(CARD_LETTERS)
    for card in sorted(set(cards)):
        if card == HEAT:
            found[card] = "*"
        elif card <= START_5:
            found[card] = number(card)
        else:
            found[card] = next(letters, "")
    return found


@dataclass(frozen=True)
class Held:
    """One card of a row."""

    card: Card
    key: str = ""
    chosen: bool = False


def row(cards: Sequence[Held], width: int, height: int) -> list[Text]:
    """Cards side by side: in full if there is room, else on one line."""
    drawn = [max(3, cell_len(number(held.card)), cell_len(marks(held.card))) for held in cards]
    if height >= HEIGHT and sum(drawn) + 2 * len(drawn) + 1 <= width:
        return _full(cards, drawn)
    line = Text(" ", no_wrap=True, overflow="ellipsis")
    for held in cards:
        text = f"[{short(held.card)}]" if held.chosen else f" {short(held.card)} "
        line.append(text, CHOSEN if held.chosen else PAPER[kind(held.card)])
        line.append(" ")
    return [line]


def _full(cards: Sequence[Held], widths: list[int]) -> list[Text]:
    lines = [Text(" ") for _ in range(HEIGHT)]
    for held, width in zip(cards, widths, strict=True):
        style = CHOSEN if held.chosen else PAPER[kind(held.card)]
        edge = "bold #ffffff" if held.chosen else "#8d939c"
        top = "▲".center(width, "─") if held.chosen else "─" * width
        lines[0].append(f"╭{top}╮", edge)
        for line, text in ((lines[1], number(held.card)), (lines[2], marks(held.card))):
            line.append("│", edge)
            pad = width - cell_len(text)
            line.append(" " * (pad // 2) + text + " " * (pad - pad // 2), style)
            line.append("│", edge)
        lines[3].append(f"╰{held.key.center(width, '─')}╯", edge)
    return lines
