"""How fast and how strong; never part of the tests."""
