"""The command line: `kubrik play | serve | sim | replay | rules`."""

from kubrik.cli.entry import main

__all__ = ["main"]
