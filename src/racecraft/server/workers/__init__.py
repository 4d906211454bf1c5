"""Worker processes for bots and outlooks."""
