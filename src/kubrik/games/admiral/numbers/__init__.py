"""What a player knows as a row of numbers, for networks."""
