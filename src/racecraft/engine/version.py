"""The version of engine and package; a record names the engine that made it."""

VERSION = "0.1.0"
