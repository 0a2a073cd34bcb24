"""Boxes of games in play: made once for all tables that are set up alike."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from kubrik.engine.game import Box, Setup, SetupError
from kubrik.games.datafile import DataFileError
from kubrik.games.registry import game_named


def box_of(setup: Setup) -> Box:
    """For a set-up that this version no longer knows, the plain game: its `setup` is then another one."""
    return _box(msgspec.json.encode(setup, order="deterministic"))


@lru_cache(maxsize=64)
def _box(setup: bytes) -> Box:
    wanted = msgspec.json.decode(setup, type=Setup)
    game = game_named(wanted.game)
    try:
        return game.box(wanted)
    except (SetupError, DataFileError):
        return game.box(Setup(game=wanted.game, seats=wanted.seats))
