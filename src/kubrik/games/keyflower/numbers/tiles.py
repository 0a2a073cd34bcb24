"""Tile by tile: who has it or bids for it, which face it shows, who stands on it, and what lies there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from kubrik.engine.numbers.sheet import Block, Layout, players
from kubrik.engine.table import Table
from kubrik.games.keyflower.table.auctions import NOBODY, Auction, Spot
from kubrik.games.keyflower.table.state import Keyflower, Rules
from kubrik.games.keyflower.table.village import Plot
from kubrik.games.keyflower.terms import COLOURS, RESOURCES

GRID: Final = 6


class TilesInPlay(Block):
    """For each tile the same columns, in the order of the rules; tiles that nobody has seen yet are all 0."""

    def __init__(self, layout: Layout, rules: Rules) -> None:
        seats = rules.seats
        names = [*PLAIN, *[f"stand {c}" for c in COLOURS], *[f"lock {c}" for c in COLOURS], *RESOURCES]
        self.lock: i64 = len(PLAIN) + len(COLOURS)
        self.resources: i64 = self.lock + len(COLOURS)
        self.owner: i64 = len(names)
        self.person: i64 = len(PERSON) + len(COLOURS)
        for p in players(seats):
            names += [f"{p} {name}" for name in PERSON] + [f"{p} bids {c}" for c in COLOURS]
        self.width: i64 = len(names)
        self.first: i64 = layout.each([f"{tile.name.id} {name}" for tile in rules.tiles for name in names], GRID)

    def write(self, t: Table, seat: int, out: vec[i16], at: i64) -> None:
        assert isinstance(t, Keyflower)
        begin: i64 = at + self.first
        for tile in t.auctioned if t.auctioned else t.on_offer:
            auction = t.auctions[tile]
            if auction is not None and t.plots[tile] is None:
                self.write_auction(t, auction, t.spots[tile], seat, out, begin + tile * self.width)
        for other in range(t.seats):
            self.write_tiles_of(t, other, (other - seat) % t.seats, out, begin)
        for tile in t.players[seat].winter:
            out[begin + tile * self.width + 7] = 1
        for boat in t.boats:
            out[begin + boat * self.width + 8] = 1

    def write_tiles_of(self, t: Keyflower, other: int, place: i64, out: vec[i16], begin: i64) -> None:
        player = t.players[other]
        person: i64 = self.owner + place * self.person
        for tile in player.village:
            plot = t.plots[tile]
            if plot is not None:
                out[begin + tile * self.width + person] = 1
                self.write_plot(plot, t.spots[tile], out, begin + tile * self.width)
        for tile in player.won:
            out[begin + tile * self.width + person + 1] = 1
        if player.boat >= 0:
            out[begin + player.boat * self.width + person + 2] = 1

    def write_auction(self, t: Keyflower, a: Auction, spot: Spot, seat: int, out: vec[i16], at: i64) -> None:
        out[at] = 1
        out[at + 1] = 1 if a.is_open else 0
        out[at + 2] = a.face
        self.write_spot(spot, out, at)
        for other in range(t.seats):
            if a.sizes[other] > 0:
                person: i64 = at + self.owner + (other - seat) % t.seats * self.person
                out[person + len(PERSON) + a.colours[other]] = a.sizes[other]
                out[person + 4] = 1 if a.lying == other else 0
        if a.winner != NOBODY:
            out[at + self.owner + (a.winner - seat) % t.seats * self.person + 3] = 1

    def write_plot(self, plot: Plot, spot: Spot, out: vec[i16], at: i64) -> None:
        out[at + 2] = plot.face
        out[at + 3] = 1 if plot.aside else 0
        out[at + 4] = plot.q
        out[at + 5] = plot.r
        out[at + 6] = plot.rotation
        for kind in range(len(RESOURCES)):
            out[at + self.resources + kind] = plot.resources[kind]
        self.write_spot(spot, out, at)

    def write_spot(self, spot: Spot, out: vec[i16], at: i64) -> None:
        out[at + 9] = spot.need
        out[at + 10] = spot.room
        if spot.lock >= 0:
            out[at + self.lock + spot.lock] = 1
        for colour in range(len(COLOURS)):
            out[at + len(PLAIN) + colour] = spot.on[colour]


PLAIN: Final = [
    "on auction", "open", "face", "aside", "q", "r", "turned", "in own hand", "boat waits", "workers needed", "room",
]  # fmt: skip
PERSON: Final = ["has it", "won it", "took it", "holds the auction", "lies"]
