"""What captains do, in sentences."""
