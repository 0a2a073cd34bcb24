"""The cards, as the rules use them."""
