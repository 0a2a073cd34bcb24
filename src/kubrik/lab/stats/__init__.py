"""Statistics: pure functions of numbers."""
