"""What `make` runs: the environment, the page, the compiled rules. The standard library alone is enough for it."""
