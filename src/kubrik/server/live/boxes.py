"""Boxes of games in play: made once for all tables that are set up alike."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from kubrik.engine.game import Box, Setup, SetupError
from kubrik.games.datafile import DataFileError
from kubrik.games.registry import game_named
from kubrik.server.wire.scene import CardText


def box_of(setup: Setup) -> Box:
    """For a set-up that this version no longer knows, the plain game: its `setup` is then another one."""
    try:
        return new_box(setup)
    except (SetupError, DataFileError):
        return new_box(Setup(game=setup.game, seats=setup.seats))


def new_box(setup: Setup) -> Box:
    """Or what is wrong with the set-up."""
    return _box(msgspec.json.encode(setup, order="deterministic"))


@lru_cache(maxsize=64)
def _box(setup: bytes) -> Box:
    wanted = msgspec.json.decode(setup, type=Setup)
    return game_named(wanted.game).box(wanted)


@lru_cache(maxsize=64)
def cards_of(box: Box, lang: str) -> Any:
    """What can be looked up, by id, written already."""
    texts = box.texts
    cards = {id: CardText(title, texts.card_text(id, lang)) for id, title in texts.cards(lang).items()}
    return msgspec.Raw(msgspec.json.encode(cards))


@lru_cache(maxsize=64)
def furniture_of(box: Box) -> Any:
    """What boards are drawn from, written already."""
    return msgspec.Raw(msgspec.json.encode(box.furniture()))
