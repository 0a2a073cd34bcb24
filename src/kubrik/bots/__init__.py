"""Bots sit on a Chair: they see what their seat sees, and never the table."""
