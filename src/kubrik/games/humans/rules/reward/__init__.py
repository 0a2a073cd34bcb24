"""The rewards of captured cities: raid, catch and trophy."""
