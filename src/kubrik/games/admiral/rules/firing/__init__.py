"""Guns of ships and forts."""
