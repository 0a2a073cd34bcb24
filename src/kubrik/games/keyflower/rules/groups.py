"""What a player can place: workers behind the screen, and losing groups that may be moved (KF-5.17, KF-5.18,
KF-5.19).
"""

from __future__ import annotations

from typing import Final

from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.auctions import MOST_ON_A_TILE
from kubrik.games.keyflower.table.noting import noted
from kubrik.games.keyflower.table.state import Keyflower

SUMS: Final = (1 << (MOST_ON_A_TILE + 1)) - 1  # a bit for each sum of groups that fits on a tile (KF-5.26)
NO_SUMS: Final = [1, 1, 1, 1]  # by colour


class Means:
    """Everything this player may place now, by colour."""

    def __init__(self, t: Keyflower, seat: int) -> None:
        player = t.players[seat]
        have = player.workers
        self.have: Final = have
        self.total: Final = player.worker_count()
        self.most: Final = max(max(have[0], have[1]), max(have[2], have[3]))  # the most of one colour
        self.skills: Final = player.skills
        self.all = have  # with all losing groups of a colour; replaced when it changes, like the next one
        self.sums = NO_SUMS  # by colour, a bit for each sum that some of these groups have
        self.all_sums = 1  # the same for groups of any colour
        for tile in t.auctioned:
            auction = t.auctions[tile]
            if auction is not None and auction.is_losing(seat):
                self.count(auction.colours[seat], auction.sizes[seat])

    def count(self, colour: int, size: int) -> None:
        self.all = self.all.copy()
        self.all[colour] += size
        if size <= MOST_ON_A_TILE:
            self.sums = self.sums.copy()
            self.sums[colour] = with_sum(self.sums[colour], size)
            self.all_sums = with_sum(self.all_sums, size)


def with_sum(sums: int, size: int) -> int:
    """The possible sums with one more group that may be taken or left."""
    return (sums | sums << size) & SUMS


def reaches(sums: int, from_screen: int, need: int, room: int) -> bool:
    """Can some of the groups, with workers from the screen, make up `need` without exceeding `room`?"""
    least = need - from_screen
    if least <= 0:
        return room >= need and room >= 0
    return least <= room and sums >> least & ((1 << (room - least + 1)) - 1) != 0


def losing_groups(t: Keyflower, seat: int) -> list[int]:
    """The tiles where this player has a losing group, in the order of questions."""
    return [tile for tile in t.auctioned if t.auction(tile).is_losing(seat)]


def remove_group(t: Keyflower, seat: int, tile: int) -> int:
    """Removes the whole group (KF-5.18); returns how many workers it had."""
    auction = t.auction(tile)
    size, colour = auction.sizes[seat], auction.colours[seat]
    t.auctions[tile] = auction.without_group(seat)
    t.note(notes.GROUP_MOVED, seat, noted(t, tile), colour, size)
    stand_up(t, tile)
    return size


def stand_up(t: Keyflower, tile: int) -> None:
    """A counter-bid without any group left against it sets the tile's colour (KF-12.16, KF-12.24)."""
    auction = t.auction(tile)
    spot = t.spots[tile]
    if auction.lying < 0 or auction.bidders() > 1 or spot.is_stood_on():
        return
    colour = auction.colours[auction.lying]
    t.spots[tile] = spot.locked(colour)
    t.auctions[tile] = auction.stood_up()
    t.note(notes.STOOD_UP, auction.lying, noted(t, tile), colour)
