"""Heat: Pedal to the Metal, a race of speed cards, gears and an engine that runs hot."""
