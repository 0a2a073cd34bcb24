"""Keyflower for the laws, and for the tests of its books."""

from __future__ import annotations

from kubrik.testing import secrets
from tests.games.keyflower.conservation import check

CONSERVED = check
SECRETS = secrets(
    "own.workers own.skills own.winter own.answers own.subject own.bids own.uses", known="own.points own.sketch"
)
EVERY = 200
TESTED = ("W", "S", "EC")
