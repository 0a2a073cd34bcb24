"""What a search thinks of choices: advice now, the analysis of a finished game, luck and skill apart."""
