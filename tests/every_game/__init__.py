"""What every game must keep. A game joins these tests by being registered."""
