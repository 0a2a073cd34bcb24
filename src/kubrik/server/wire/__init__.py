"""What goes over the wire between the page and the server: the types, and the same types in TypeScript."""
