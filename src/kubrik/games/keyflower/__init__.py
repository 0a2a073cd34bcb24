"""Keyflower (Главфлот)."""
