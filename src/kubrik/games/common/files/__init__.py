"""Reads data files that people write, within limits, and with helpful error messages."""
