"""The expansions of Keyflower, each in its own folder."""
