"""A generic board: what a page or a terminal draws for a game that brings no board of its own."""

from __future__ import annotations

from typing import Literal

import msgspec

from kubrik.engine.views import Place


class Item(msgspec.Struct, frozen=True):
    """One thing on the board: a card, a die, a piece or a number."""

    text: str  # the text on it; "" if it lies face down
    place: Place | None = None  # the place that ways (choices on the board) refer to
    count: int = 1  # more than one: a pile
    face_down: bool = False


class Area(msgspec.Struct, frozen=True):
    """A part of the board, titled in the reader's language."""

    title: str
    kind: Literal["places", "pile", "hand", "number"]
    items: tuple[Item, ...]
    seat: int | None = None  # its owner; None: it belongs to the table
