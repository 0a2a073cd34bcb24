"""Random games of every set-up of our games under the laws of the house (kubrik.testing). The tests play a few; many:

    python -m tests.laws --game humans --games 100000

At a violation the record of the game is saved and the exit code is 1.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

from kubrik.engine.game import Game
from kubrik.games.registry import OURS
from kubrik.testing.law_book.imagination import secrets
from kubrik.testing.playing import Plug
from tests.engine.toy_box import HarbourGame, fish_are_conserved

HARBOUR = secrets("taste answer")


def told_by(game: Game) -> Any:
    """What the tests of a game of ours say of it: tests/games/<game>/plug.py."""
    return import_module(f"tests.games.{game.name}.plug")


PLUGS = {"harbour": Plug(HarbourGame(), fish_are_conserved, HARBOUR)} | {
    game.name: Plug(game, told_by(game).CONSERVED, told_by(game).SECRETS) for game in OURS
}


if __name__ == "__main__":
    from tests.laws_run import main

    main()
