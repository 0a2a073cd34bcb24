"""Between processes: something happened at a table."""
