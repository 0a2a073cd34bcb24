"""The engine knows seats, steps and chance, and nothing about any particular game."""
