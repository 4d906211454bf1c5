"""Rallyman (2009): stages over zone boards against the clock, with drifts, cuts, jumps and snow."""
