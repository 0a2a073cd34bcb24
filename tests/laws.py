"""Random games of every set-up of our games under the laws of the house (kubrik.testing). The tests play a few; many:

    python -m tests.laws --game humans --games 100000

At a violation the record of the game is saved and the exit code is 1.
"""

from __future__ import annotations

from kubrik.games.registry import GAMES
from kubrik.testing.law_book.imagination import secrets
from kubrik.testing.playing import Plug
from tests.engine.toy_box import HarbourGame, fish_are_conserved
from tests.games.admiral import conservation as admiral
from tests.games.humans import conservation as humans
from tests.games.keyflower import conservation as keyflower

HARBOUR = secrets("taste answer")
HUMANS = secrets("own.ships own.drawn own.compensations own.answers own.sealed", known="own.subject")
KEYFLOWER = secrets("own.workers own.skills own.winter own.answers own.subject", known="own.points own.sketch")
ADMIRAL = secrets(
    "own.answers own.subject own.target additions.cards.captain additions.own_aside additions.own_assigned",
    known="own.aims own.fights own.reach",
)
PLUGS = {
    "harbour": Plug(HarbourGame(), fish_are_conserved, HARBOUR),
    "humans": Plug(GAMES["humans"], humans.check, HUMANS),
    "keyflower": Plug(GAMES["keyflower"], keyflower.check, KEYFLOWER),
    "admiral": Plug(GAMES["admiral"], admiral.check, ADMIRAL),
}


if __name__ == "__main__":
    from tests.laws_run import main

    main()
