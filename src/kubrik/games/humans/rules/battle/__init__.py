"""Fights: strength, dice, responses and losses."""
