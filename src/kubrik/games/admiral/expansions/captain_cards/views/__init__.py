"""What each seat may see of captains."""
