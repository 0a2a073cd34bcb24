"""The texts of Captain Cards."""
