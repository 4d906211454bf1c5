"""What the choices of Rallyman: GT lead to."""

from racecraft.outlook.gt.choices import outlook

OUTLOOK = outlook
