"""A game as its log tells it: followed line by line, and asked."""
