"""What lies on the table: its state, choices, questions, notes and settings."""
