"""Drivers for Rallyman: GT."""
