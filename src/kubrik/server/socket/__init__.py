"""The line between a page and its table."""
