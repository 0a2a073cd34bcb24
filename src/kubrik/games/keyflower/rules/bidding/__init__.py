"""Bidding for tiles."""
