"""What winners of a city take, and what they catch."""
