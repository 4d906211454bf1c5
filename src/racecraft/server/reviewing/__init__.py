"""Reviews of races that are over: made by a process of their own, kept in the database."""
