"""Bots and custom files, each handled in separate processes."""
