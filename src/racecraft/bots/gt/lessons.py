"""The races from which the value of Rallyman: GT is learned."""

from racecraft.bots.lessons import Lessons
from racecraft.games.gt.board import circuit_names

LESSONS = Lessons(
    [
        [{"track": name} for name in circuit_names()],
        [{"laps": 1}, {"laps": 1}, {"laps": 2}],
        [{}, {"race_end": "classify"}],
        [{}, {}, {}, {}, {"start_weather": "wet"}, {"car_class": "GT4"}, {"rulebook": "ru"}],
    ],
    {"track": "k5"},
)
