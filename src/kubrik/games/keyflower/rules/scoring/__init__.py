"""The final score, with items allocated for the most points."""
