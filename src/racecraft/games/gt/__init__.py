"""Rallyman: GT. See docs/rules/gt.md for the rules in our own words."""
