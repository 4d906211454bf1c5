"""Heat in the terminal."""
