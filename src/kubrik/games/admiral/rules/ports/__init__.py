"""What ships do in ports."""
