"""What the choices of Rallyman lead to."""

from racecraft.outlook.rallyman.choices import RallymanOutlook, outlook

OUTLOOK = outlook
OUTLOOK_TYPE = RallymanOutlook
