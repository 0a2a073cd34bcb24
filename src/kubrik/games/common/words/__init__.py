"""Names, plurals, records of events and lines of pictures, in both languages."""
