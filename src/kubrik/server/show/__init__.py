"""What each guest of a table is shown, and what has changed since."""
