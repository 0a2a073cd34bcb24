"""The games of the house, by name."""

from __future__ import annotations

from kubrik.engine.game import Game, SetupError
from kubrik.games.admiral.game import AdmiralGame
from kubrik.games.humans.game import HumansGame
from kubrik.games.keyflower.game import KeyflowerGame

GAMES: dict[str, Game] = {g.name: g for g in (HumansGame(), KeyflowerGame(), AdmiralGame())}


def game_named(name: str) -> Game:
    if name not in GAMES:
        raise SetupError(f"there is no game {name!r} (there is: {', '.join(GAMES)})")
    return GAMES[name]
