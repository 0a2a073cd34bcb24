"""Admiral for the laws, and for the tests of its books."""

from __future__ import annotations

from kubrik.testing import secrets
from tests.games.admiral.conservation import check

CONSERVED = check
SECRETS = secrets(
    "own.answers own.subject own.target additions.cards.captain additions.own_aside additions.own_assigned",
    known="own.aims own.fights own.reach",
)
EVERY = 600
TESTED = ("T", "X")
