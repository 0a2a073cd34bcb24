"""What each seat may see."""
