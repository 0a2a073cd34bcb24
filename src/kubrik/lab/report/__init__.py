"""What comes out: figures from rows, as text and as one page."""
