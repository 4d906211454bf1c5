"""The table without a server: what the server does for a browser, done inside the page.

The page's worker runs this package by Pyodide. Requests and sockets end at the same handlers, rooms and races
as on a server; only what carries them (`framework`, `requests`, `page`) and what keeps them (`store`) is of
its own. Nothing here knows a game.
"""
