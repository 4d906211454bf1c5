"""Drivers for Ралі."""
