"""Cards, choices, questions and notes."""
