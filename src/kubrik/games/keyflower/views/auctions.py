"""What lies in the centre: tiles to bid for, and boats."""

from __future__ import annotations

from kubrik.games.keyflower.box.tiles import Boat, TurnOrderTile
from kubrik.games.keyflower.table.auctions import Auction
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import COLOURS, SPRING, WINTER
from kubrik.games.keyflower.views.structs import AuctionView, BoatView, GroupView
from kubrik.games.keyflower.views.words import spot_view, who

AFTER_AUCTIONS = ("placing", "free_upgrade", "over")


def auction_views(t: Keyflower, phase: str) -> tuple[AuctionView, ...]:
    """The tiles that nobody has taken yet; none after the last boats of winter (KF-9.2, KF-9.4, KF-9.23)."""
    if t.season == WINTER and phase in AFTER_AUCTIONS:
        return ()
    taken = [tile for player in t.players for tile in player.won]
    found = [t.auctions[tile] for tile in t.auctioned or t.on_offer if tile not in taken and t.plots[tile] is None]
    return tuple(auction_view(t, auction) for auction in found if auction is not None)


def auction_view(t: Keyflower, auction: Auction) -> AuctionView:
    return AuctionView(
        tile=auction.tile.name.id,
        face=auction.face,
        place=place_of(t, auction),
        groups=groups(auction),
        winner=who(auction.winner),
        is_open=auction.is_open,
        spot=spot_view(t.spots[auction.tile.index]),
    )


def place_of(t: Keyflower, auction: Auction) -> str:
    if auction.tile.index in t.on_offer:
        return "offer"
    return "turn_order" if isinstance(auction.tile, TurnOrderTile) else "other"


def groups(auction: Auction) -> tuple[GroupView, ...]:
    return tuple(
        GroupView(seat=seat, colour=COLOURS[auction.colours[seat]], workers=size, lying=auction.lying == seat)
        for seat, size in enumerate(auction.sizes)
        if size > 0
    )


def boat_views(t: Keyflower) -> tuple[BoatView, ...]:
    if t.season < SPRING:
        return ()
    return tuple(boat_view(t, place, boat) for place, boat in enumerate(t.rules.boats))


def boat_view(t: Keyflower, place: int, boat: Boat) -> BoatView:
    takers = [seat for seat in range(t.seats) if t.players[seat].boat == boat.index]
    return BoatView(
        tile=boat.name.id,
        face=boat.face_in[t.season],
        workers=tuple(t.cargo[place]),
        skills=tuple(t.cargo_skills[place]),
        taken_by=takers[0] if takers else None,
    )
