"""The `racecraft` command and terminal play."""
