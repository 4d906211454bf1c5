"""What the choices of Heat lead to, and what is printed on its cards."""

from racecraft.outlook.heat.cards import catalogue
from racecraft.outlook.heat.choices import outlook

OUTLOOK = outlook
CATALOGUE = catalogue
