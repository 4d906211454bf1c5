"""Rallyman: GT, tested."""
