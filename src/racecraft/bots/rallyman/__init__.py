"""Drivers for Rallyman."""
