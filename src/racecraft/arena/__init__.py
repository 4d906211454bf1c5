"""Many races at once: simulation over processes, its statistics, and the measurements of the engine."""
