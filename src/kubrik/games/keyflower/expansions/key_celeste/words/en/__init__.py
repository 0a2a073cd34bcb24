"""The words of Key Celeste, in English."""
