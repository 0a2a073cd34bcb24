"""The laws of the house, which hold at every moment of every game."""
