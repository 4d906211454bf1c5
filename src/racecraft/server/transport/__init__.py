"""HTTP and socket framing, limits, middleware."""
