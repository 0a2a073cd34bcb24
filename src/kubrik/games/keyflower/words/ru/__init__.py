"""The words, in Russian."""
