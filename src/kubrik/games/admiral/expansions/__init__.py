"""The expansions of Admiral, each in its own folder."""
