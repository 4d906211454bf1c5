"""The odds of Ралі on the command line."""

from racecraft.cli.odds.question import Question
from racecraft.cli.odds.rali.answers import answer

ODDS = Question(answer, needs_position=True)
