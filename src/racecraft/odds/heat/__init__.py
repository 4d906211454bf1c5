"""Exact odds of Heat."""
