"""All that can be played, as the lobby shows it."""

from __future__ import annotations

from functools import cache

from kubrik.bots.ladders import ratings_of
from kubrik.bots.levels import LADDER
from kubrik.engine.about import Option
from kubrik.engine.game import Game
from kubrik.games.registry import GAMES
from kubrik.lessons.lesson import Lesson
from kubrik.lessons.shelf import lessons_of
from kubrik.server.wire.lobby import ExpansionInfo, GameInfo, GameList, LessonInfo, LevelInfo, OptionInfo


@cache
def catalogue() -> GameList:
    return GameList(games=tuple(game_info(game) for game in GAMES.values()), levels=levels())


def game_info(game: Game) -> GameInfo:
    return GameInfo(
        name=game.name,
        title=game.title,
        about=game.about.about,
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        usual_seats=game.usual_seats,
        minutes=game.about.minutes,
        takes_cards=takes_cards(game),
        expansions=tuple(expansion_info(name, game) for name in game.expansions),
        options=tuple(option_info(option) for option in game.options),
        lessons=tuple(lesson_info(name, lesson) for name, lesson in lessons_of(game).items()),
        ratings=ratings_of(game.name),
    )


def takes_cards(game: Game) -> bool:
    """Can it be played with somebody's own file?"""
    return type(game).read_cards is not Game.read_cards


def expansion_info(name: str, game: Game) -> ExpansionInfo:
    told = game.about.expansion(name)
    return ExpansionInfo(name=name, title=told.title, about=told.about)


def lesson_info(name: str, lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        name=name, title=lesson.title, about=lesson.about, expansions=lesson.expansions, steps=len(lesson.step)
    )


def option_info(option: Option) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        values=tuple(option.values),
        ruling=option.ruling,
        title=option.title,
        about=option.about,
        value_titles=option.values,
        expansion=option.expansion,
        first=option.first,
    )


def levels() -> tuple[LevelInfo, ...]:
    return tuple(LevelInfo(name=name, title=level.title, about=level.about) for name, level in LADDER.items())
