"""The sea: cells, lines of fire, wind, and how far ships sail."""
