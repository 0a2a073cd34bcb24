"""What happens, chapter by chapter of the rulebook; flow.py puts it in order."""
