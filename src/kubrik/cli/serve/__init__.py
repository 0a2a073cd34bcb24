"""Serves the games to the browser."""
