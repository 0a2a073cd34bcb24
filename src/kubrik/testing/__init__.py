"""Ready-made tests for any game, including those of other packages: the laws of the house. Needs pytest."""

from kubrik.testing.law_book.imagination import secrets
from kubrik.testing.playing import LawfulGame, Plug
from kubrik.testing.ready import laws

__all__ = ["LawfulGame", "Plug", "laws", "secrets"]
