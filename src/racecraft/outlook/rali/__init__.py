"""What the choices of Ралі lead to, and why one of them is good."""

from racecraft.outlook.rali.advice import advice
from racecraft.outlook.rali.choices import RaliOutlook, outlook
from racecraft.outlook.rali.outcomes import outcome

OUTLOOK = outlook
OUTLOOK_TYPE = RaliOutlook
ADVICE = advice
OUTCOME = outcome
