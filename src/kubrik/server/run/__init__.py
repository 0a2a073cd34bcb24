"""Processes, and what they tell each other and whoever runs them."""
