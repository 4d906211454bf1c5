"""Learning the value of a game from races that its drivers drive: `racecraft learn`."""
