"""Rallyman: GT in the terminal: its face, the road unrolled, the dashboards and the time sheet."""
