"""What every part of the server may use."""
