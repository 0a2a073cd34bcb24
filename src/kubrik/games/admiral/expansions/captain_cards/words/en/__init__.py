"""The words of Captain Cards, in English."""
