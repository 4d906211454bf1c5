"""What the choices of Rallyman: GT lead to."""

from racecraft.outlook.gt.choices import outlook
from racecraft.outlook.gt.shapes import GTOutlook

OUTLOOK = outlook
OUTLOOK_TYPE = GTOutlook
