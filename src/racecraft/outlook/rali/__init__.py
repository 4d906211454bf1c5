"""What the choices of Ралі lead to."""

from racecraft.outlook.rali.choices import outlook

OUTLOOK = outlook
