"""A small self-play training in numpy: a start for something better."""
