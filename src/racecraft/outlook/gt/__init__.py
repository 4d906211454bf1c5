"""What the choices of Rallyman: GT lead to, and why one of them is good."""

from racecraft.outlook.gt.advice import advice
from racecraft.outlook.gt.choices import outlook
from racecraft.outlook.gt.outcomes import outcome
from racecraft.outlook.gt.shapes import GTOutlook

OUTLOOK = outlook
OUTLOOK_TYPE = GTOutlook
ADVICE = advice
OUTCOME = outcome
HARM_BY_THROWS = True
