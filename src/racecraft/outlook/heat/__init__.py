"""What the choices of Heat lead to, and what is printed on its cards."""

from racecraft.outlook.heat.choices import catalogue, outlook

OUTLOOK = outlook
CATALOGUE = catalogue
