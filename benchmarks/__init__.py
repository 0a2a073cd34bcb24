"""Measurements of speed and strength; never part of the tests."""
