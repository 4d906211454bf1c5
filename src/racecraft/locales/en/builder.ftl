# Building tracks of one's own: what is said about every game's.

builder-refused = This cannot be raced on: { $reason }
builder-nothing-to-close = There is nothing to close here.
