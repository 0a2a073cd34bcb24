"""What people read before they play: the games, their expansions and options, and the bots, in every language."""
