"""The moments of the finish page once a race has been reviewed: those that decided it."""

from __future__ import annotations

from racecraft.outlook.moments import SHOWN, Moment
from racecraft.reviews.shapes import Review


def decisive_moments(review: Review, most: int = SHOWN) -> list[Moment]:
    """The first sentences of the story that belong to a ply, as they happened: turning points, then the
    luckiest and the unluckiest throw and the dearest decision."""
    rounds = {
        point["ply"]: following["round"]
        for point, following in zip(review["line"], review["line"][1:], strict=False)
    }
    told = [line for line in review["story"] if line["ply"] >= 0][:most]
    return [
        {
            "kind": "decisive",
            "ply": line["ply"] + 1,  # the replay shows the position before it, and then what came
            "round": (round := max(1, rounds.get(line["ply"], 1))),
            "until": round,
            "seat": line["seat"],
            "message": line["message"],
            "weight": float(most - rank),
        }
        for rank, line in sorted(enumerate(told), key=lambda each: each[1]["ply"])
    ]
