"""Bots and files of strangers, each in processes of their own."""
