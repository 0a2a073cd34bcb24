"""`kubrik env`."""
