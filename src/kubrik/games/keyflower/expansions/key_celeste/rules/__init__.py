"""What the ghost does."""
