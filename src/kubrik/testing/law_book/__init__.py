"""What holds at every moment of every game, law by law."""
