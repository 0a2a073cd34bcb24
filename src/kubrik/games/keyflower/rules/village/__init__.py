"""Building the village."""
