"""Where on the board the ghost is played."""
