"""The races from which the value of Heat is learned."""

from racecraft.bots.lessons import Lessons
from racecraft.games.heat.board import track_names

LESSONS = Lessons(
    [
        [{"track": name} for name in track_names()],
        [{"laps": 1}, {"laps": 2}, {"laps": 2}, {"laps": 3}],
        [
            {},
            {},
            {},
            {},
            {"weather": True},
            {"garage": "quick"},
            {"garage": "quick", "weather": True},
            {"mulligan": True},
        ],
        [{}, {}, {}, {}, {}, {"legends": 2}, {"tournament": True}],
        [{}] * 15 + [{"season": "drawn", "races": 2, "laps": 1, "garage": "off", "weather": False}],
    ],
    {"track": "japan"},
)
