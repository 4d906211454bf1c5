"""The odds of Rallyman on the command line."""

from racecraft.cli.odds.question import Question
from racecraft.cli.odds.rallyman.answers import add_arguments, answer

ODDS = Question(answer, add_arguments)
