"""The rulebook in the terminal."""
