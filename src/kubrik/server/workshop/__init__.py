"""The workshop: card files are checked while they are written, and experiments are asked for."""
