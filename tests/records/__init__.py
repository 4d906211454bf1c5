"""Golden records: finished races of every game, which every later engine must replay to the very same end."""
