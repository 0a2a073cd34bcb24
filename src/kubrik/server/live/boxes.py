"""Boxes of games in play: made once for all tables that are set up alike."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from kubrik.engine.game import Box, Setup
from kubrik.games.registry import game_named


def box_of(setup: Setup) -> Box:
    return _box(msgspec.json.encode(setup, order="deterministic"))


@lru_cache(maxsize=64)
def _box(setup: bytes) -> Box:
    wanted = msgspec.json.decode(setup, type=Setup)
    return game_named(wanted.game).box(wanted)
