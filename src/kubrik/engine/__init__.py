"""The engine knows seats, steps and chance. It knows no game."""
