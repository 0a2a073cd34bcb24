"""The words of Key Celeste, in Russian."""
