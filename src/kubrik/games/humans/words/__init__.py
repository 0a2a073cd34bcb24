"""What happens, in sentences."""
