"""The odds of Heat on the command line."""

from racecraft.cli.odds.heat.answers import add_arguments, answer
from racecraft.cli.odds.question import Question

ODDS = Question(answer, add_arguments, needs_position=True)
