"""The rallies from which the value of Rallyman is learned: single stages and whole rallies."""

from racecraft.bots.lessons import Lessons
from racecraft.games.rallyman.rally import load_rally, rally_names

LESSONS = Lessons(
    [
        [
            {"rally": name, "stage": stage}
            for name in rally_names()
            for stage in (0, *range(1, len(load_rally(name).stages) + 1), 1)
        ],
        [{}, {}, {}, {"weather": "variable"}],
        [{}] * 8 + [{"dice": "H2"}, {"attack": False, "seconds": False}, {"sisu": False}],
    ],
    {"rally": "lakes_and_vines"},
)
