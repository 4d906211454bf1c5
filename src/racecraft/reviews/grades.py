"""How a decision is marked by what it loses."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

from racecraft.reviews.values import Unit

if TYPE_CHECKING:
    from racecraft.reviews.judging import Judged

Grade = Literal["brilliant", "fine", "close", "inaccuracy", "mistake", "blunder"]
"""`close`: it may have lost something, but the playouts cannot tell."""

BOUNDS: dict[Unit, tuple[float, float, float]] = {
    "win": (0.03, 0.07, 0.15),
    "seconds": (1.5, 4.0, 9.0),
    "turns": (0.08, 0.25, 0.6),
}
"""What an inaccuracy, a mistake and a blunder lose at least."""
SURE = 1.64
"""Standard errors by which a loss has to be above nothing to be marked, and above the bound of a mistake or a
blunder to be one: what is too close to call gets the milder mark."""


def grade_of(found: Judged, unit: Unit) -> Grade:
    """The mark of a decision that had alternatives."""
    least, mistake, blunder = BOUNDS[unit]
    loss = found.loss
    if loss < least:
        return "brilliant" if _brilliant(found, least) else "fine"
    if loss < SURE * found.error:
        return "close"
    surely = loss - SURE * found.error
    return "blunder" if surely >= blunder else "mistake" if surely >= mistake else "inaccuracy"


def mattered(found: Judged, unit: Unit) -> bool:
    """Whether something was at stake. Who is far behind, or far ahead, decides much that changes nothing."""
    return found.stake >= BOUNDS[unit][0]


def _brilliant(found: Judged, margin: float) -> bool:
    """The best there was, by a margin to all others, and not what the usual driver would have done."""
    if found.played != 0 or found.usual == 0 or len(found.options) < 3:
        return False
    return all(
        option.behind >= margin and option.behind >= SURE * option.error for option in found.options[1:]
    )
