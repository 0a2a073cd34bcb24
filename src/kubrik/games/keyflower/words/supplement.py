"""What an expansion adds to the texts: its events, its choices and its tiles."""

from __future__ import annotations

from typing import NamedTuple

from kubrik.games.common.words.event import Event
from kubrik.games.keyflower.words.labels import Label
from kubrik.games.keyflower.words.tiles import TileText
from kubrik.games.keyflower.words.words import Phrases


class Supplement(NamedTuple):
    """The sentences of one expansion."""

    phrases: dict[str, Phrases]  # by language
    events: tuple[Event, ...]
    labels: dict[int, Label]  # by the kind of choice
    sections: dict[int, str]  # the key of the heading, by the kind of choice
    tiles: dict[int, TileText]  # by the kind of tile
