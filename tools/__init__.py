"""What `make` runs: the environment, the page, the compiled rules. It needs nothing but the standard library."""
