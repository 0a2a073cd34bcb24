"""Data files that people write: read within limits, and refused in words that help."""
