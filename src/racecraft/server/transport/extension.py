"""Where the scope of a socket holds what is ours."""

EXTENSION = "racecraft"
"""The name of our extension: its `reader` gets what is said and sends what is answered."""
