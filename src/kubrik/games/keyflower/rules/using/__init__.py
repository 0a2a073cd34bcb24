"""Using tiles: workers, costs, effects."""
