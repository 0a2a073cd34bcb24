"""With which workers the player can bid for a tile or use it, said before anything is chosen."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.play import options, question
from kubrik.games.keyflower.rules.bidding.bids import colour_options, size_needed
from kubrik.games.keyflower.rules.using.uses import colours_to_use, is_mixed
from kubrik.games.keyflower.table.choices import BID, USE
from kubrik.games.keyflower.table.questions import WHAT_TO_DO
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import COLOURS
from kubrik.games.keyflower.views.words import tile_id

Crews = dict[str, dict[str, int]]  # by tile and colour: how many workers are needed


def bids(t: Keyflower, seat: int) -> Crews:
    """How many more workers of each colour would win each auction (KF-5.7, KF-5.11)."""
    return {tile_id(t, c.a): bids_for(t, seat, c.a) for c in openings(t, seat, BID)}


def bids_for(t: Keyflower, seat: int, tile: int) -> dict[str, int]:
    auction = t.auction(tile)
    needed = size_needed(auction, seat)
    return {COLOURS[colour.a]: needed for colour in colour_options(t, seat, auction)}


def uses(t: Keyflower, seat: int) -> Crews:
    """How many workers of each colour a use takes; crews of several colours are not listed (KF-6.5, KF-6.10)."""
    return {tile_id(t, c.a): uses_of(t, seat, c.a) for c in openings(t, seat, USE) if not is_mixed(t, seat, c.a)}


def uses_of(t: Keyflower, seat: int, tile: int) -> dict[str, int]:
    return {COLOURS[colour.a]: t.spots[tile].need for colour in colours_to_use(t, seat, tile)}


def openings(t: Keyflower, seat: int, kind: int) -> list[Choice]:
    """The first answers of this kind, while the player is asked for one."""
    if t.over or not t.offers or not t.offers[seat] or question(t, seat) is not WHAT_TO_DO:
        return []
    return [c for c in options(t, seat) if c.kind == kind]
