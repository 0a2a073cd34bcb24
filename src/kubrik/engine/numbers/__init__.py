"""What a seat knows as a row of small whole numbers, for networks: every column has a name."""
