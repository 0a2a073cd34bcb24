"""How a season begins and ends, boats and winter."""
