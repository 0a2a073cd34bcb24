"""Ordering and buying ships."""
