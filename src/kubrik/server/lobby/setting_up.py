"""Whether a game can be set up as somebody wants it, told in his language."""

from __future__ import annotations

import asyncio
import re
from typing import Final, NamedTuple

from kubrik.engine.game import Setup, SetupError
from kubrik.games.common.files.errors import EntryError
from kubrik.games.common.files.limits import check_text
from kubrik.games.registry import GAMES
from kubrik.server.bots.trials import TooManyTrials, Trials
from kubrik.server.common.logs import LOG
from kubrik.server.game.boxes import new_box
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


class Terms(NamedTuple):
    """A game that can be set up so, with these rules and cards."""

    setup: Setup
    rules_version: int
    cards_digest: str


def setup_of(asked: NewTable) -> Setup:
    if asked.game not in GAMES:
        raise Refusal("no_game", game=repr(asked.game), known=", ".join(GAMES))
    return Setup(
        game=asked.game,
        seats=len(asked.chairs),
        expansions=tuple(dict.fromkeys(asked.expansions)),
        options=asked.options,
        cards=asked.cards,
    )


async def checked(trials: Trials, setup: Setup) -> Terms:
    """The terms of a table that can be set up, or a Refusal. Somebody's own file is tried out elsewhere first."""
    digest = await _of_own(trials, setup) if setup.cards else await asyncio.to_thread(_of_house, setup)
    return Terms(setup, GAMES[setup.game].rules_version, digest)


def _of_house(setup: Setup) -> str:
    try:
        return new_box(setup).cards_digest
    except SetupError as error:
        raise Refusal("setup", why=_in_words(str(error))) from error


async def _of_own(trials: Trials, setup: Setup) -> str:
    try:
        await asyncio.to_thread(check_text, setup.cards)  # a glance, so that few have to wait for a trial
        found = await trials.try_out(setup)
    except EntryError as error:
        raise Refusal("cards", why=_one_line(str(error))) from error
    except TooManyTrials as error:
        raise Refusal("busy") from error
    if found.is_too_much:
        raise Refusal("too_much")
    if found.fault:
        LOG.error("a game breaks with somebody's own file", extra={"game": setup.game, "why": found.fault})
        raise Refusal("fault")
    if found.problem:
        raise Refusal("cards" if found.is_of_file else "setup", why=_in_words(found.problem))
    return found.digest


def _in_words(why: str) -> Words:
    plain = _one_line(why)
    for pattern, russian in IN_RUSSIAN.items():
        if re.fullmatch(pattern, plain):
            return {"en": plain, "ru": re.sub(pattern, russian, plain).replace(" or ", " или ")}
    return {"en": plain, "ru": plain}


def _one_line(text: str) -> str:
    return "".join(c if c.isprintable() else " " for c in text).rstrip(".")
