"""`kubrik new-game`: a small package with a game that can be played at once, to be changed into one's own."""
