"""The sea: cells, lines, wind and how far ships sail."""
