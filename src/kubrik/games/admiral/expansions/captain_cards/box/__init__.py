"""The captains, as the rules use them."""
