"""The expansions of Keyflower, each in a folder of its own."""
