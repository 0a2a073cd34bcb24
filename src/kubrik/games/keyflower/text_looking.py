"""Finding things in a view by the id of a tile."""

from __future__ import annotations

from kubrik.games.keyflower.terms import ABILITIES
from kubrik.games.keyflower.view_structs import AuctionView, GroupView, KeyflowerView, OwnView, PlotView, SpotView


def own(view: KeyflowerView) -> OwnView:
    assert view.own is not None, "only a player has choices"
    return view.own


def has_ability(view: KeyflowerView, ability: int) -> bool:
    """Of a summer boat: has this player it (KF-12.2)?"""
    return view.seat is not None and ABILITIES[ability] in view.players[view.seat].abilities


def auction_at(view: KeyflowerView, tile: str) -> AuctionView | None:
    return next((auction for auction in view.auctions if auction.tile == tile), None)


def group_at(view: KeyflowerView, seat: int | None, tile: str) -> GroupView | None:
    """The bid of a player for a tile."""
    auction = auction_at(view, tile)
    groups = auction.groups if auction is not None else ()
    return next((group for group in groups if group.seat == seat), None)


def owner_of(view: KeyflowerView, tile: str) -> int | None:
    """In whose village the tile lies; None if it is on offer."""
    found = (seat for seat, player in enumerate(view.players) if any(plot.tile == tile for plot in player.village))
    return next(found, None)


def plot_at(view: KeyflowerView, tile: str) -> PlotView:
    return next(plot for player in view.players for plot in player.village if plot.tile == tile)


def face_and_spot(view: KeyflowerView, tile: str) -> tuple[int, SpotView]:
    """The visible face of a tile that can be used, and who stands on it."""
    auction = auction_at(view, tile)
    if auction is not None:
        return auction.face, auction.spot
    plot = plot_at(view, tile)
    return plot.face, plot.spot
