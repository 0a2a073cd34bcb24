"""A generic board: what a page or a terminal draws for a game that brings no board of its own."""

from __future__ import annotations

from typing import Literal

import msgspec

from kubrik.engine.views import Place


class Item(msgspec.Struct, frozen=True):
    """One thing on the board: a card, a die, a piece or a number."""

    text: str  # what stands on it; "" for one that lies face down
    place: Place | None = None  # by which ways point at it
    count: int = 1  # a pile of so many
    face_down: bool = False


class Area(msgspec.Struct, frozen=True):
    """A part of the board, titled in the reader's language."""

    title: str
    kind: Literal["places", "pile", "hand", "number"]
    items: tuple[Item, ...]
    seat: int | None = None  # whose it is; None: the table's
