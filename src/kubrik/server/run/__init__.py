"""Processes, and what they tell each other and the person who runs them."""
