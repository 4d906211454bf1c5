"""Championships of friends: seasons, round-robin and knock-out evenings."""
