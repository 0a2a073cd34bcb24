"""Tremble, Humans! for the laws, and for the tests of its books."""

from __future__ import annotations

from kubrik.testing import secrets
from tests.games.humans.conservation import check

CONSERVED = check
SECRETS = secrets("own.ships own.drawn own.compensations own.answers own.sealed", known="own.subject")
EVERY = 100  # one choice in so many is looked at
TESTED = ("EX", "EC", "V")  # sorts of entries in EXAMPLES.md that are all tested; others may be cited
