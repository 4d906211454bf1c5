"""The shapes of Heat's outlook."""

from __future__ import annotations

from typing import Literal, TypedDict

from racecraft.outlook.words import Chance, OutlookChoice, Said, Target

Kind = Literal["speed", "stress", "heat", "start", "upgrade", "sponsor"]


class HeatSymbol(TypedDict):
    use: str
    amount: int


class HeatCardFace(TypedDict):
    """What is printed on a card."""

    kind: Kind
    family: str
    """The part of the car that an upgrade improves; empty on other cards."""
    number: str
    """The big sign: a number or several, a + for each flip; empty on Heat."""
    speeds: list[int]
    symbols: list[HeatSymbol]
    """Those that are used in step 5."""
    limit: int
    """By how much it changes the limit of every corner."""
    slipstream: int
    flips: int
    refresh: bool
    direct: bool
    name: Said
    bears: list[Said]
    """All symbols in a few words."""
    means: list[Said]
    """What the card does, a sentence for each of its signs."""


class HeatToll(TypedDict):
    """A corner on the way and its price."""

    after: int
    """The cell before the line."""
    limit: int
    heat: int


class HeatLanding(TypedDict):
    """Where a move ends as the cars stand now, and what all corners of the turn cost then."""

    cell: str
    cells: int
    """The cells really moved; 0 if the car stays."""
    speed: int
    """Of the whole turn."""
    heat: int
    spins: bool
    corners: list[HeatToll]


class HeatSpeed(HeatLanding, Chance):
    """A speed that a plan may bring."""


class HeatFlip(HeatLanding, Chance):
    """A number that a flip may bring."""

    number: int


class HeatChoice(OutlookChoice):
    """What one legal action leads to; null or empty where it has nothing to say of it."""

    card: str | None
    gear: int | None
    cost: int | None
    """The Heat that it costs by itself: a shift, a boost, a new hand."""
    number: int | None
    """A number chosen for a card, or an amount."""
    use: str | None
    """The symbol that is used."""
    amount: int | None
    """What is printed beside the symbol."""
    cool: int | None
    """The Heat that may go back to the engine at most."""
    landing: HeatLanding | None
    """Where the car ends, for a choice after which it has moved or the step is over."""
    flips: list[HeatFlip]
    """The numbers that a boost may bring."""


class HeatCornerAhead(TypedDict):
    """A corner line ahead."""

    after: int
    away: int
    """Cells between the car and the line."""
    limit: int


class HeatGear(TypedDict):
    """A gear that can be reached."""

    cards: int
    heat: int
    """What the shift costs."""


class HeatSketch(TypedDict):
    """Cards that might be laid, and what they would do."""

    cards: list[str]
    legal: bool
    decision: list[int]
    """The actions that lay them; empty if they cannot be laid."""
    gear: int
    heat: int
    """What the shift costs."""
    price: int
    """What the cards ask for by themselves."""
    engine: int
    """The Heat that is left for corners."""
    speeds: list[HeatSpeed]
    mean: float
    mean_heat: float
    """What the corners cost on average."""
    spin: Chance
    """If nothing is cooled on the way."""
    cooled: Chance
    """Of a spin-out, if first as much is cooled as the gear allows."""
    choice: int
    """By how much the speed can be raised by choosing other numbers."""
    label: Said
    detail: list[Said]


class HeatTarget(Target):
    """A spot of the road that can be chosen."""

    cards: list[str]
    """The cards of a plan that leads there."""
    heat: int
    """What everything costs up to there."""
    spins: bool


class HeatOutlook(TypedDict):
    """What a seat's choices lead to."""

    prompt: Said
    automatic: bool
    """There is one choice, or the first one does as well as any other."""
    likely: int | None
    """The action that most drivers would take, if one stands out."""
    home: Said | None
    """Of a car that is over the finish and may drive on: how far it is, and what that counts for."""
    targets: list[HeatTarget]
    """While planning the spots to which cards of the hand lead for sure, each with the cheapest of them."""
    choices: dict[str, HeatChoice]
    cards: dict[str, HeatCardFace]
    """The cards in sight."""
    corners: list[HeatCornerAhead]
    discards: int
    """How many cards may be discarded one after another."""
    gears: dict[str, HeatGear]
    """While planning, by gear."""
    cluttered: bool
    """Too few cards for any gear: only the gear is chosen."""
    sketch: HeatSketch | None
