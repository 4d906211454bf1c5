"""Exact odds of Rallyman: GT."""
