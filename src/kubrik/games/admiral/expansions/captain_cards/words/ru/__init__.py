"""The words of Captain Cards, in Russian."""
