"""What captains do."""
