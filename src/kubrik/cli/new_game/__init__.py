"""`kubrik new-game`: writes a small package with a playable game, as a start for a new one."""
