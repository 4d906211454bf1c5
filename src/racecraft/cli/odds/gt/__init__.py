"""The odds of Rallyman: GT on the command line."""

from racecraft.cli.odds.gt.answers import add_arguments, answer
from racecraft.cli.odds.question import Question

ODDS = Question(answer, add_arguments)
