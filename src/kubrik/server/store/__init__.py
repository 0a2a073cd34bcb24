"""The store: every table with its seats and its log, in SQLite or PostgreSQL."""
