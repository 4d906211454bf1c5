"""The HTTP side of the table, a file a topic; `routes` puts them together."""
