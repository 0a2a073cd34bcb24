"""Tables that are kept: people and bots play at them from anywhere."""
