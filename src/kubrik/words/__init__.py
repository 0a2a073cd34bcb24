"""The texts that belong to no game, a folder per language. Games have their own folders with the same names."""
