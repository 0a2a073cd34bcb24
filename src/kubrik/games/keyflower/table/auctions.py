"""Auction tiles: who bids how much for them, and who stands on any tile (KF-5, KF-6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kubrik.games.keyflower.box.tiles import Face, Tile

NOBODY: Final = -1
NO_COLOUR: Final = -1
MOST_ON_A_TILE: Final = 6  # workers on a tile in a season (KF-6.6)


class Spot:
    """The workers on a tile this season, and its lock colour. Immutable: a change makes a new one."""

    def __init__(self, lock: int, on: list[int], last: int, total: int) -> None:
        self.lock: Final = lock  # a colour or NO_COLOUR (KF-5.9)
        self.on: Final = on  # workers on the tile, by colour; those not in the lock colour lie down
        self.need: Final = last + 1  # how many workers the next use needs (KF-6.5)
        self.room: Final = MOST_ON_A_TILE - total

    def is_stood_on(self) -> bool:
        """Does anybody stand there? Workers who lie on the tile don't count (KF-12.16, KF-12.18)."""
        return self.lock != NO_COLOUR and self.on[self.lock] > 0

    def locked(self, colour: int) -> Spot:
        return Spot(colour, self.on, self.need - 1, MOST_ON_A_TILE - self.room)


FREE: Final = Spot(NO_COLOUR, [0, 0, 0, 0], 0, 0)  # at the start of a season (KF-3.19)


class Auction:
    """The groups around one auction tile, a side for each player. Immutable: a change makes a new one."""

    def __init__(
        self, tile: Tile, face: int, sizes: list[int], colours: list[int], winner: int, lying: int, is_open: bool
    ) -> None:
        self.tile: Final = tile
        self.face: Final = face
        self.shown: Final[Face] = tile.faces[face]
        self.sizes: Final = sizes  # of the groups, by seat
        self.colours: Final = colours  # of the groups, by seat
        self.winner: Final = winner  # the seat that holds the auction, or NOBODY
        self.to_beat: Final = sizes[winner] if winner >= 0 else 0  # the size of the winning group (KF-5.11)
        self.lying: Final = lying  # the seat whose group lies as a counter-bid, or NOBODY (KF-12.13)
        self.is_open: Final = is_open  # open to bids and uses?
        self.losers: Final = losers_of(sizes, winner)  # seats with a group that doesn't hold the auction, one bit each

    def with_group(self, seat: int, colour: int, size: int, lies: bool) -> Auction:
        """The auction after a bid that now holds it."""
        sizes = self.sizes.copy()
        sizes[seat] = size
        colours = self.colours.copy()
        colours[seat] = colour
        return Auction(self.tile, self.face, sizes, colours, seat, seat if lies else self.lying, self.is_open)

    def without_group(self, seat: int) -> Auction:
        """The auction after a losing group has gone (KF-12.23)."""
        sizes = self.sizes.copy()
        sizes[seat] = 0
        colours = self.colours.copy()
        colours[seat] = NO_COLOUR
        lying = NOBODY if self.lying == seat else self.lying
        return Auction(self.tile, self.face, sizes, colours, self.winner, lying, self.is_open)

    def stood_up(self) -> Auction:
        """The auction after the lying group has stood up (KF-12.16)."""
        return Auction(self.tile, self.face, self.sizes, self.colours, self.winner, NOBODY, self.is_open)

    def held_for(self, seat: int) -> Auction:
        """The winning group leaves, but this player keeps the tile; it is closed to everybody until the season ends."""
        rest = self.without_group(self.winner).without_group(seat)
        return Auction(self.tile, self.face, rest.sizes, rest.colours, seat, rest.lying, False)

    def is_losing(self, seat: int) -> bool:
        """Does this player have a group that doesn't hold the auction (KF-5.16)?"""
        return self.losers >> seat & 1 == 1

    def bidders(self) -> int:
        n = 0
        for size in self.sizes:
            if size > 0:
                n += 1
        return n


def losers_of(sizes: list[int], winner: int) -> i64:
    """Computed along with the groups, because every question of a turn looks for losing groups at all tiles."""
    losers: i64 = 0
    for seat in range(len(sizes)):
        if sizes[seat] > 0 and seat != winner:
            losers |= 1 << seat
    return losers


def new_auction(tile: Tile, face: int, seats: int) -> Auction:
    return Auction(tile, face, [0] * seats, [NO_COLOUR] * seats, NOBODY, NOBODY, True)
