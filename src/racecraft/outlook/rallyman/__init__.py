"""What the choices of Rallyman lead to."""

from racecraft.outlook.rallyman.choices import outlook

OUTLOOK = outlook
