"""Ships and scenarios, as the rules use them."""
