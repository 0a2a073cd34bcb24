"""The words, in English."""
