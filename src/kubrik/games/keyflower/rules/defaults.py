"""What is answered for a player who is absent or out of time."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.play import options
from kubrik.games.keyflower.table.choices import PAY, TAKE_GROUP
from kubrik.games.keyflower.table.state import Keyflower

# The first answer to most questions is the most careful one: pass, finish, flip nothing, one winter tile, the lowest
# number, the first boat, the first place. To these it is the last one: leave the group there, save the gold.
LAST: Final = [TAKE_GROUP, PAY]


def default_choice(t: Keyflower, seat: int) -> Choice:
    """Begins nothing, and completes what was begun with as little as possible."""
    offer = options(t, seat)
    return offer[-1] if offer[0].kind in LAST else offer[0]
