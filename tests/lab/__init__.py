"""The laboratory: plans, rows, intervals that keep what they promise, runs that go on after anything."""
