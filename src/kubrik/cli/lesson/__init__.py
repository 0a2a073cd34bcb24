"""Lessons in the terminal: for those who write one."""
