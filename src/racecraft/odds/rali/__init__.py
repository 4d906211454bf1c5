"""Exact odds of Ралі."""
