"""What the ghost does, in sentences."""
