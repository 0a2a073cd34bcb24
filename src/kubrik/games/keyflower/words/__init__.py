"""The game's texts: questions, choices, journal and pictures."""
