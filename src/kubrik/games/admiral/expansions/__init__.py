"""The expansions of Admiral, each in a folder of its own."""
