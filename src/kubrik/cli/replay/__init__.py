"""Records, played again."""
