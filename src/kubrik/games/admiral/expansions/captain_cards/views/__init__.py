"""What each seat may see of the captains' cards."""
