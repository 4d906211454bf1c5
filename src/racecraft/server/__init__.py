"""The table: a server where people and bots race together, live or at their own pace. See docs/server.md."""
