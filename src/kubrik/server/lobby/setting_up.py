"""Whether a game can be set up as somebody wants it, told in his language."""

from __future__ import annotations

import re
from typing import Final

from kubrik.engine.game import Box, Setup, SetupError
from kubrik.games.datafile import DataFileError
from kubrik.games.registry import GAMES
from kubrik.server.live.boxes import new_box
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.wire.lobby import NewTable, Words

# What the games say in English; what only a program can send stays as it is.
IN_RUSSIAN: Final = {
    r"this scenario is for (.+) players, not for (\d+)": r"сценарий рассчитан на столько игроков: \1, а вас \2",
    r"\w+ is for (\d+) to (\d+) players, not (\d+)": r"игра рассчитана на \1–\2 игроков, а вас \3",
    r"option (\w+) belongs to the expansion (\w+): play with it": r"\1 есть только с дополнением \2",
    r"option (\w+)=(.*): choose one of (.+)": r"\1=\2; выберите из \3",
    r"a scenario file is a scenario: leave out the option scenario": "сценарий уже в файле, второй не нужен",
    r"tile (.+) is one of an expansion in play: give yours another id": r"id \1 занят дополнением: дайте плитке другой",
    r"\w+ has no expansion (.+) \(there is: (.+)\)": r"нет дополнения \1 (есть: \2)",
    r"\w+ has no option (.+) \(there are: (.+)\)": r"нет выбора \1 (есть: \2)",
}


def checked_box(asked: NewTable) -> Box:
    """The box of a table that can be set up, or a Refusal."""
    if asked.game not in GAMES:
        raise Refusal("no_game", game=repr(asked.game), known=", ".join(GAMES))
    setup = Setup(
        game=asked.game,
        seats=len(asked.chairs),
        expansions=tuple(dict.fromkeys(asked.expansions)),
        options=asked.options,
        cards=asked.cards,
    )
    try:
        return new_box(setup)
    except SetupError as error:
        raise Refusal("cards" if _is_of_file(error) else "setup", why=_in_words(str(error))) from error
    except DataFileError as error:
        raise Refusal("cards", why=_one_line(str(error))) from error


def _is_of_file(error: SetupError) -> bool:
    return isinstance(error.__cause__, DataFileError)


def _in_words(why: str) -> Words:
    plain = _one_line(why)
    for pattern, russian in IN_RUSSIAN.items():
        if re.fullmatch(pattern, plain):
            return {"en": plain, "ru": re.sub(pattern, russian, plain).replace(" or ", " или ")}
    return {"en": plain, "ru": plain}


def _one_line(text: str) -> str:
    return "".join(c if c.isprintable() else " " for c in text).rstrip(".")
