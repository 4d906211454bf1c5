"""Processes beside the event loop that think for bots and work out outlooks."""
