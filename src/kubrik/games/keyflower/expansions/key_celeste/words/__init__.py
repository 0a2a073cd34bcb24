"""The texts of Key Celeste."""
