"""Boarding, storming and fire-ships."""
