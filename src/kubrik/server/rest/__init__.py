"""The server's face to browsers: calls of the lobby, the page, and what keeps both safe."""
