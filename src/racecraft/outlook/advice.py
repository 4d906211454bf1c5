"""What a hint says: a whole decision in words, what it brings, how it compares with what is laid, one reason,
and where it leads on the board.

A bot names the decision and weighs its options; a game's part of this layer (`ADVICE`) explains it with the
same facts that its outlook tells. As there, everything comes from a glimpse of the table.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any, Literal, NamedTuple, TypedDict

from racecraft.engine.game import AnyGame
from racecraft.engine.parts import part_of
from racecraft.engine.state import Action, Seat, State
from racecraft.outlook import outlook
from racecraft.outlook.words import BadSketch, Said, say, whole_percent

Tone = Literal["plain", "good", "bad"]

NOISE = 1
"""Of a hundred races: a gain of no more is none."""


class AdviceSpot(TypedDict):
    """A space that the hint marks on the board."""

    cell: str
    text: Said | str
    """What is written there; empty where the car stays: what is done there needs no words on the board."""
    dice: str
    """The dice that are laid there, as the game's plans name them; may be empty."""
    tone: Tone


class AdviceOption(TypedDict):
    """What could be done instead."""

    label: Said
    risk: float
    """-1 if it is not known."""


class Explained(TypedDict):
    """A decision as a game explains it."""

    label: Said
    """The whole decision."""
    figures: list[Said]
    """What it brings and risks."""
    compared: Said | None
    """Against what is laid, or against what one would do else."""
    reason: Said
    way: list[str]
    """The spaces that the car drives through, from where it stands on; empty where it does not move."""
    spots: list[AdviceSpot]


class Advised(Explained):
    """All that a hint says."""

    decision: list[Action]
    """As much of what was asked about as is told: the rest is advised when it is due."""
    options: list[AdviceOption]
    """What else could be done, the best first."""
    times: int
    """How often the decision is taken, one time after another: only what can lose nothing is taken again."""


class Weighing:
    """What a bot thinks of its options: their values in its unit and their risks (-1 if unknown)."""

    def __init__(self, unit: str | None, options: Sequence[tuple[Action, float, float]]) -> None:
        self.unit = unit
        self.options = list(options)

    def gain(self, action: Action) -> float:
        """By how much an action is better than the best other one; 0 if that is not known."""
        own = [value for each, value, _ in self.options if each == action]
        others = [value for each, value, _ in self.options if each != action]
        return own[0] - max(others) if own and others else 0.0


class Ground(NamedTuple):
    """A fact that speaks for a decision."""

    said: Said
    strength: float = 0
    """Of two decisions for which it holds it speaks for the one with more of it."""
    about: str = ""
    """Facts about the same are one; else each message is about something of its own."""

    @property
    def topic(self) -> str:
        return self.about or self.said["key"]


class Asked:
    """The decision to explain, and what it is compared with."""

    def __init__(
        self,
        decision: list[Action],
        sketch: Mapping[str, Any] | None,
        weighing: Weighing,
        labels: dict[Action, Said],
    ) -> None:
        self.decision = decision
        """A game that tells only of its first actions leaves those."""
        self.sketch = sketch
        """What the person has laid but not played; checked by the game."""
        self.weighing = weighing
        self.labels = labels
        """What each legal action is called; a game may call one otherwise in a hint."""
        self.times = 1
        """How often the decision is to be taken; set by a game that tells of more than one time."""
        self.options: list[AdviceOption] | None = None
        """The other decisions; set by a game in which a first action is not a decision yet."""

    @property
    def alone(self) -> bool:
        """There is nothing else to choose."""
        return len(self.labels) == 1

    @property
    def first(self) -> Action:
        return self.decision[0]

    def reason(self, grounds: Sequence[Ground], laid: Sequence[Ground] | None = None) -> Said:
        """The first of what speaks for the decision. `laid` is what speaks for another one that is laid: what
        speaks as much for that one is no reason. How the two compare is told beside it, and may speak against
        the decision; so where nothing is left, the reason is what the bot gains."""
        if laid is None:
            return grounds[0].said if grounds else self.worth()
        held: dict[str, float] = {}
        for ground in laid:
            held[ground.topic] = max(ground.strength, held.get(ground.topic, ground.strength))
        for ground in grounds:
            if ground.topic not in held or ground.strength > held[ground.topic]:
                return ground.said
        return self.worth()

    def worth(self) -> Said:
        """The reason where no plainer one is found: what the bot gains by its choice."""
        if self.alone:
            return say("advice-why-only")
        gain = self.weighing.gain(self.first)
        shown = round(gain) if self.weighing.unit == "win" else round(gain, 1)
        if self.weighing.unit is None or shown <= (NOISE if self.weighing.unit == "win" else 0):
            return self._even()
        return say("advice-why-gain", unit=self.weighing.unit, gain=shown)

    def _even(self) -> Said:
        """Nothing is gained that could be shown: what it risks beside the next best choice."""
        own = [risk for action, _, risk in self.weighing.options if action == self.first]
        others = [risk for action, _, risk in self.weighing.options if action != self.first]
        if own and others and 0 <= own[0] < others[0]:
            return say("advice-why-safer", risk=percent(own[0]), next=percent(others[0]))
        return say("advice-why-even")


def advised(
    game: AnyGame,
    state: State,
    seat: Seat,
    decision: list[Action],
    weighing: Weighing,
    sketch: Mapping[str, Any] | None = None,
) -> Advised:
    """What a hint says of this decision of a seat. A sketch that means nothing here is not compared with."""
    choices = outlook(game, state, seat)["choices"]
    if sketch is not None:
        try:
            outlook(game, state, seat, sketch)
        except BadSketch:
            sketch = None
    labels = {int(action): choice["label"] for action, choice in choices.items()}
    asked = Asked(decision, sketch, weighing, labels)
    explained: Explained = part_of("racecraft.outlook", game.id, "ADVICE")(
        game.glimpse(state, seat), seat, asked
    )
    options = asked.options
    if options is None:
        options = [
            {"label": asked.labels[action], "risk": risk}
            for action, _, risk in weighing.options
            if action != asked.first and action in asked.labels
        ]
    return {**explained, "decision": asked.decision, "options": options, "times": asked.times}


# --- Parts of what games say --------------------------------------------------------------------------------


def spot(cell: str, text: Said | str = "", dice: str = "", tone: Tone = "plain") -> AdviceSpot:
    return {"cell": cell, "text": text, "dice": dice, "tone": tone}


def percent(part: Fraction | float) -> Said:
    """A chance in whole per cent, as every language writes it."""
    return say("advice-percent", percent=whole_percent(part))


def risk_change(before: Fraction | float, after: Fraction | float) -> Said:
    """ "risk 5 % → 12 %"."""
    if before == after:
        return say("advice-same-risk", risk=percent(after))
    return say("advice-risk-change", before=percent(before), after=percent(after))


def more(what: str, count: float) -> Said:
    """ "+2 spaces"; `what` says of what, as the message lists it."""
    shown = round(count, 1)
    shown = int(shown) if shown == int(shown) else shown
    return say(
        "advice-more", what=what, count=abs(shown), sign="+" if shown > 0 else "−" if shown < 0 else "±"
    )


def about(what: str, count: float) -> Said:
    """ "about 3 faster": what is known on average only; `what` is `speed`."""
    return say("advice-about", what=what, count=abs(round(count)), way="more" if count > 0 else "less")


def compared(against: str, what: list[Said], name: Said | str = "") -> Said | None:
    """ "Against what you have laid: +2 spaces, risk 5 % → 12 %"; `against` says what, as the message lists
    it. What does not differ is left out; None if nothing does."""
    differs = [
        each for each in what if each["values"].get("count") != 0 and each["key"] != "advice-same-risk"
    ]
    if not differs:
        return None
    return say("advice-compared", against=against, what=differs, name=name)
