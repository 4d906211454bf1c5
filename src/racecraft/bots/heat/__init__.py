"""Drivers for Heat."""
