"""How minds learn: `make train GAME=humans` plays games of bots against themselves, learns from them, and plays on.

Nothing of it is needed for playing; numpy is needed here only (docs/decisions/0037-minds-that-learn.md).
"""
