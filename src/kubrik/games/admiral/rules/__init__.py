"""The rules, chapter by chapter of the rulebook; flow.py puts them in order."""
