"""Tests of Racecraft."""
