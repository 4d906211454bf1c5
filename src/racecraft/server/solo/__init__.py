"""Drives alone: what they took, targets to beat, drives of the day."""
