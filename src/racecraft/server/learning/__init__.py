"""Drills at the tables of this server, and what each person has learned."""
