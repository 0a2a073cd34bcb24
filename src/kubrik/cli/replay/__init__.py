"""Replays recorded games."""
