"""The places on the board for the choices of Key Celeste."""
