"""The rulebook as a part of the program: its clauses, the places that carry them, and the tests that prove them."""
