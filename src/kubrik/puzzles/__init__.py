"""Puzzles: positions from games of bots in which one choice is clearly best, as far as the seat can know."""
