"""The final score: what goes where to bring most."""
