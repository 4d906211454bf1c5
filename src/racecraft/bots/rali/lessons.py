"""The races from which the value of Ралі is learned. There is one board, so none is left out."""

from racecraft.bots.lessons import Lessons

LESSONS = Lessons([[{"laps": 1}, {"laps": 2}, {"laps": 2}, {"laps": 3}], [{"first": 0}, {}]], {})
