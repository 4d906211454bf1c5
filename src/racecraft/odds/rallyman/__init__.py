"""Exact odds of Rallyman."""
