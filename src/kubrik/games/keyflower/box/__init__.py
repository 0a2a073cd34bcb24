"""The tiles, as the rules use them."""
