"""Moving resources, and upgrading tiles."""
