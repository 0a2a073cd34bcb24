"""The end of a season, steps 1 to 4: bids are settled, tiles and workers handed over (KF-9)."""

from __future__ import annotations

from kubrik.engine.steps import Step
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.box.tiles import SummerBoat
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.auctions import FREE, NOBODY, Auction
from kubrik.games.keyflower.table.noting import noted
from kubrik.games.keyflower.table.state import Keyflower


class ReturnLosingGroups(Step[Keyflower]):
    """Losing groups return behind the screens of their owners (KF-5.20, KF-9.1)."""

    def run(self, t: Keyflower) -> None:
        for tile in t.auctioned:
            auction = t.auction(tile)
            for seat in range(t.seats):
                if auction.is_losing(seat):
                    t.players[seat].gain_openly(auction.colours[seat], auction.sizes[seat])
                    t.note(notes.GROUP_RETURNED, seat, auction.colours[seat], auction.sizes[seat], noted(t, tile))
                    auction = auction.without_group(seat)
            t.auctions[tile] = auction


class RemoveUnsoldTiles(Step[Keyflower]):
    """Unsold tiles leave the game; workers on them go into the bag (KF-9.2, KF-9.3)."""

    def run(self, t: Keyflower) -> None:
        kept: list[int] = []
        for tile in t.on_offer:
            if t.auction(tile).winner != NOBODY:
                kept.append(tile)
                continue
            t.note(notes.TILE_UNSOLD, noted(t, tile))
            bag_workers_on(t, tile)
            t.auctions[tile] = None
        t.on_offer = kept


def bag_workers_on(t: Keyflower, tile: int) -> None:
    on = t.spots[tile].on
    for colour in range(4):
        if on[colour] > 0:
            t.into_bag(colour, on[colour])
            t.note(notes.WORKERS_BAGGED, colour, on[colour], tile)
    t.spots[tile] = FREE


class TakeTiles(Step[Keyflower]):
    """Each player in turn takes the tiles they won and the workers on them; winning bids go into the bag (KF-9.4,
    KF-9.5, KF-9.6, KF-9.7, KF-9.8).
    """

    def run(self, t: Keyflower) -> None:
        steps: list[AnyStep] = []
        for place in range(t.seats):
            seat = (t.start + place) % t.seats
            for tile in t.on_offer:
                if t.auction(tile).winner == seat:
                    take_tile(t, seat, tile)
                    steps += t.rules.handed_over.open(t, seat, tile)
        t.do(steps)


def take_tile(t: Keyflower, seat: int, tile: int) -> None:
    player = t.players[seat]
    auction = t.auction(tile)
    player.won = [*player.won, tile]
    t.note(notes.TILE_WON, seat, noted(t, tile))
    take_workers_on(t, seat, tile)
    bag_bid(t, auction)
    if isinstance(auction.tile, SummerBoat):
        player.abilities |= 1 << auction.tile.abilities[auction.face].kind  # the ability works from now on (KF-9.8)


def take_workers_on(t: Keyflower, seat: int, tile: int) -> None:
    """The player takes all workers on the tile, no matter who placed them."""
    spot = t.spots[tile]
    if spot is FREE:
        return
    for colour in range(4):
        if spot.on[colour] > 0:
            t.players[seat].gain_openly(colour, spot.on[colour])
            t.note(notes.WORKERS_TAKEN, seat, colour, spot.on[colour], tile)
    t.spots[tile] = FREE


def bag_bid(t: Keyflower, auction: Auction) -> None:
    """The winning group goes into the bag (KF-9.6, KF-9.17); the auction stays won."""
    seat = auction.winner
    size = auction.sizes[seat]
    if size > 0:
        t.into_bag(auction.colours[seat], size)
        t.note(notes.BID_BAGGED, seat, auction.colours[seat], size, noted(t, auction.tile.index))
        t.auctions[auction.tile.index] = auction.without_group(seat)


class TakeVillageWorkers(Step[Keyflower]):
    """Workers in a village go to its owner (KF-9.9)."""

    def run(self, t: Keyflower) -> None:
        for seat in range(t.seats):
            for tile in t.players[seat].village:
                take_workers_on(t, seat, tile)
