"""Tests of the command line and of terminal play."""
