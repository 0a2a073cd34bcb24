"""`kubrik lab`: experiments."""
