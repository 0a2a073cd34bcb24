"""All that can be played, as the lobby shows it."""

from __future__ import annotations

from functools import cache
from typing import Final

from kubrik.engine.game import Game, Option
from kubrik.games.registry import GAMES
from kubrik.server.about.admiral import ADMIRAL
from kubrik.server.about.humans import HUMANS
from kubrik.server.about.keyflower import KEYFLOWER
from kubrik.server.about.levels import levels
from kubrik.server.about.words import About
from kubrik.server.wire.lobby import Catalogue, ExpansionInfo, GameInfo, OptionInfo

PAGES: Final = {"humans": HUMANS, "keyflower": KEYFLOWER, "admiral": ADMIRAL}


@cache
def catalogue() -> Catalogue:
    return Catalogue(games=tuple(game_info(GAMES[name], page) for name, page in PAGES.items()), levels=levels())


def game_info(game: Game, page: About) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        about=page.about,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        usual_seats=game.usual_seats,
        minutes=page.minutes,
        expansions=tuple(expansion_info(name, page) for name in game.expansions),
        options=tuple(option_info(option, page) for option in game.options),
    )


def expansion_info(name: str, page: About) -> ExpansionInfo:
    told = page.expansions[name]
    return ExpansionInfo(name=name, title=told.title, about=told.about)


def option_info(option: Option, page: About) -> OptionInfo:
    told = page.options[option.name]
    return OptionInfo(
        name=option.name,
        values=option.values,
        ruling=option.ruling,
        title=told.title,
        about=option.about,
        value_titles={value: told.values[value] for value in option.values},
        expansion=option.expansion,
    )
