"""The files that fill the box: their schema, checks, and how the box is built from them."""
