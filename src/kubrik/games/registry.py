"""The games by name: those of the house, and those that other packages bring.

A package brings a game by an entry point of the group `kubrik.games` that names a subclass of `Game`.
"""

from __future__ import annotations

import re
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from kubrik.engine.game import Game, SetupError
from kubrik.games.admiral.game import AdmiralGame
from kubrik.games.humans.game import HumansGame
from kubrik.games.keyflower.game import KeyflowerGame

GROUP: Final = "kubrik.games"
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")  # it stands in addresses and in names of files
OURS: Final[tuple[Game, ...]] = (HumansGame(), KeyflowerGame(), AdmiralGame())

GAMES: dict[str, Game] = {game.name: game for game in OURS}
BROKEN: dict[str, str] = {}  # games of other packages that can't be had, and why


def game_named(name: str) -> Game:
    if name in GAMES:
        return GAMES[name]
    if name in BROKEN:
        raise SetupError("broken_game", name=name, why=BROKEN[name])
    raise SetupError("no_game", name=name, known=list(GAMES))


def bring(entry: EntryPoint) -> None:
    """Add the game of another package; if that can't be done, remember why."""
    try:
        game = entry.load()()
        check(game, entry)
    except (Exception, SystemExit) as error:  # whatever somebody's module does wrong, ours are played
        BROKEN[entry.name] = f"{entry.value}: {error or type(error).__name__}"
    else:
        GAMES[game.name] = game


def check(game: object, entry: EntryPoint) -> None:
    if not isinstance(game, Game):
        raise SetupError("name a subclass of kubrik.kit.Game")
    if game.name != entry.name or not NAME.fullmatch(game.name):
        raise SetupError(f"its name is {game.name!r}: give the entry point the same name, in small letters")
    if game.name in GAMES:
        raise SetupError("there is a game of this name already: choose another one")


for found in entry_points(group=GROUP):
    bring(found)
