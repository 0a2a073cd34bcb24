"""Boxes of games in play: made once for all tables that are set up alike."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final
from weakref import WeakKeyDictionary

import msgspec

from kubrik.engine.game import Box, Setup, SetupError
from kubrik.engine.languages import LANGUAGES
from kubrik.games.common.files.datafile import DataFileError
from kubrik.games.registry import game_named
from kubrik.server.wire.scene import CardText

SETUPS: Final = msgspec.json.Decoder(Setup)  # built here: a second thread would crash the process meanwhile
CARDS: Final = WeakKeyDictionary[Box, dict[str, Any]]()  # by language
FURNITURE: Final = WeakKeyDictionary[Box, Any]()


def prepared(setup: Setup) -> Box:
    """The box of a table, with all that pages are sent of it. Not for the loop: it may take a while."""
    box = box_of(setup)
    furniture_of(box)
    for lang in LANGUAGES:
        cards_of(box, lang)
    return box


def box_of(setup: Setup) -> Box:
    """The box of a set-up; if this version no longer knows it, of the plain game, whose `setup` differs then."""
    try:
        return new_box(setup)
    except (SetupError, DataFileError):
        return new_box(Setup(game=setup.game, seats=setup.seats))


def new_box(setup: Setup) -> Box:
    """The box of a set-up, or SetupError or DataFileError that says what is wrong with it."""
    box = _own_box if setup.cards else _house_box
    return box(msgspec.json.encode(setup, order="deterministic"))


@lru_cache(maxsize=64)
def _house_box(setup: bytes) -> Box:
    return _box(setup)


@lru_cache(maxsize=8)
def _own_box(setup: bytes) -> Box:
    """Fewer of these are kept: they may be larger, and anybody can bring new ones."""
    return _box(setup)


def _box(setup: bytes) -> Box:
    wanted = SETUPS.decode(setup)
    return game_named(wanted.game).box(wanted)


def cards_of(box: Box, lang: str) -> Any:
    """What can be looked up, by id, as JSON that is written once."""
    written = CARDS.setdefault(box, {})
    if lang not in written:
        texts = box.texts
        cards = {id: CardText(title, texts.card_text(id, lang)) for id, title in texts.cards(lang).items()}
        written[lang] = msgspec.Raw(msgspec.json.encode(cards))
    return written[lang]


def furniture_of(box: Box) -> Any:
    """What boards are drawn from, as JSON that is written once."""
    if box not in FURNITURE:
        FURNITURE[box] = msgspec.Raw(msgspec.json.encode(box.furniture()))
    return FURNITURE[box]
