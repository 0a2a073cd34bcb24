"""Guided first games: lessons are files beside a game's rules, and are played on a real table."""
