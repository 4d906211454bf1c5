"""What the choices of Ралі lead to."""

from racecraft.outlook.rali.choices import RaliOutlook, outlook

OUTLOOK = outlook
OUTLOOK_TYPE = RaliOutlook
