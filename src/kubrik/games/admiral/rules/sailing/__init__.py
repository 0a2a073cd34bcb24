"""Moving and turning."""
