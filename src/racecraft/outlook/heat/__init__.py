"""What the choices of Heat lead to, and what is printed on its cards."""

from racecraft.outlook.heat.cards import catalogue
from racecraft.outlook.heat.choices import outlook
from racecraft.outlook.heat.shapes import HeatOutlook

OUTLOOK = outlook
CATALOGUE = catalogue
OUTLOOK_TYPE = HeatOutlook
