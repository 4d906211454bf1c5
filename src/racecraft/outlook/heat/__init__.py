"""What the choices of Heat lead to, why one of them is good, and what is printed on its cards."""

from racecraft.outlook.heat.advice import advice
from racecraft.outlook.heat.cards import catalogue
from racecraft.outlook.heat.choices import outlook
from racecraft.outlook.heat.outcomes import outcome
from racecraft.outlook.heat.shapes import HeatOutlook

OUTLOOK = outlook
CATALOGUE = catalogue
OUTLOOK_TYPE = HeatOutlook
ADVICE = advice
OUTCOME = outcome
