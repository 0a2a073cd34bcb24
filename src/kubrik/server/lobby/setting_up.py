"""Checks whether a game can be set up as wanted, and says why not in the user's language."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from kubrik.engine.game import Setup, SetupError
from kubrik.games.common.files.errors import EntryError
from kubrik.games.common.files.limits import check_text
from kubrik.games.registry import GAMES
from kubrik.server.bots.trials import TooManyTrials, Trials
from kubrik.server.bots.trying import Tried
from kubrik.server.common.logs import LOG
from kubrik.server.game.boxes import new_box
from kubrik.server.lobby.refusals import Refusal
from kubrik.server.wire.lobby import NewTable


class Terms(NamedTuple):
    """A checked set-up, with its rules and cards."""

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
    own = bool(setup.cards)
    digest = (await tried_out(trials, setup)).digest if own else await asyncio.to_thread(_of_house, setup)
    return Terms(setup, GAMES[setup.game].rules_version, digest)


async def trusted(setup: Setup) -> Terms:
    """The terms of a set-up of the house, with a file of its own or without."""
    return Terms(setup, GAMES[setup.game].rules_version, await asyncio.to_thread(_of_house, setup))


def _of_house(setup: Setup) -> str:
    try:
        return new_box(setup).cards_digest
    except SetupError as error:
        raise Refusal("setup", why=error.said) from error


async def tried_out(trials: Trials, setup: Setup) -> Tried:
    """What a process found that has set up a game with somebody's own file; a Refusal, if it can't be played."""
    try:
        await asyncio.to_thread(check_text, setup.cards)  # a quick check first, so that few have to wait for a trial
        found = await trials.try_out(setup)
    except EntryError as error:
        raise Refusal("cards", why=error.said) from error
    except TooManyTrials as error:
        raise Refusal("busy") from error
    if found.is_too_much:
        raise Refusal("too_much")
    if found.fault:
        LOG.error("a game breaks with somebody's own file", extra={"game": setup.game, "why": found.fault})
        raise Refusal("fault")
    if found.problem:
        raise Refusal("cards" if found.is_of_file else "setup", why=found.problem)
    return found
