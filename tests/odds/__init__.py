"""Exact mathematics against known values."""
