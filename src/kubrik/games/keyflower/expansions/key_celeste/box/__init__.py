"""The ghost ship, as the rules use it."""
