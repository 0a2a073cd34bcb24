"""A table that people and bots sit at, as it lives in this process."""
