"""Running the server: the socket it listens at, one process or several, and how they end."""
