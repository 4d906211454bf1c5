"""What the choices of Rallyman lead to, and why one of them is good."""

from racecraft.outlook.rallyman.advice import advice
from racecraft.outlook.rallyman.choices import RallymanOutlook, outlook
from racecraft.outlook.rallyman.outcomes import outcome

OUTLOOK = outlook
OUTLOOK_TYPE = RallymanOutlook
ADVICE = advice
OUTCOME = outcome
HARM_BY_THROWS = True
