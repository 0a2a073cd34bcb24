"""What a captain knows as a row of numbers, for networks."""
