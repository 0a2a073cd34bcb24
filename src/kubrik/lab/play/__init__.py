"""What a worker does: plays the games of a chunk and writes them down as rows."""
