"""Finds things in a view by the id of a tile."""

from __future__ import annotations

from typing import Final

from kubrik.engine.texts import NotShown
from kubrik.games.keyflower.terms import ABILITIES
from kubrik.games.keyflower.views.structs import AuctionView, GroupView, KeyflowerView, OwnView, PlotView, SpotView


class Places:
    """Where the tiles of a view are."""

    def __init__(self, view: KeyflowerView) -> None:
        self.view: Final = view
        self.auctions: Final = {auction.tile: auction for auction in view.auctions}
        self.plots: Final = {plot.tile: plot for player in view.players for plot in player.village}
        self.owners: Final = {plot.tile: seat for seat, player in enumerate(view.players) for plot in player.village}


LAST: Final[list[Places]] = []  # cached: many labels are made from one view


def places(view: KeyflowerView) -> Places:
    found = LAST[0] if LAST else None
    if found is None or found.view is not view:
        found = Places(view)
        LAST[:] = [found]
    return found


def own(view: KeyflowerView) -> OwnView:
    assert view.own is not None, "only a player has choices"
    return view.own


def has_ability(view: KeyflowerView, ability: int) -> bool:
    """Does the player have this ability of a summer boat (KF-12.2)?"""
    return view.seat is not None and ABILITIES[ability] in view.players[view.seat].abilities


def auction_at(view: KeyflowerView, tile: str) -> AuctionView | None:
    return places(view).auctions.get(tile)


def group_at(view: KeyflowerView, seat: int | None, tile: str) -> GroupView | None:
    """The bid of a player for a tile."""
    auction = auction_at(view, tile)
    for group in auction.groups if auction is not None else ():
        if group.seat == seat:
            return group
    return None


def losing_groups(view: KeyflowerView) -> list[tuple[str, GroupView]]:
    """The player's own losing groups, with their tiles: they may be moved (KF-5.17)."""
    return [
        (auction.tile, group)
        for auction in view.auctions
        for group in auction.groups
        if group.seat == view.seat != auction.winner
    ]


def joining(view: KeyflowerView, tile: str, is_bid: bool) -> list[GroupView]:
    """The losing groups that may move to a tile: for a bid not the one already there (KF-5.12), for a use only those
    that fit on it (KF-6.6).
    """
    if is_bid:
        return [group for at, group in losing_groups(view) if at != tile]
    _, spot = face_and_spot(view, tile)
    return [group for _, group in losing_groups(view) if group.workers <= spot.room]


def face_of(view: KeyflowerView, tile: str) -> int | None:
    """The visible face of a tile in an auction, in a village, or won but not placed; None if it is not visible."""
    found = [auction.face for auction in view.auctions if auction.tile == tile]
    for player in view.players:
        found += [plot.face for plot in player.village if plot.tile == tile]
        found += [won.face for won in player.won if won.tile == tile]
    return found[0] if found else None


def owner_of(view: KeyflowerView, tile: str) -> int | None:
    """The seat whose village has the tile; None if it is on offer."""
    return places(view).owners.get(tile)


def plot_at(view: KeyflowerView, tile: str) -> PlotView:
    plot = places(view).plots.get(tile)
    if plot is None:
        raise NotShown("the tile is in no village")
    return plot


def face_and_spot(view: KeyflowerView, tile: str) -> tuple[int, SpotView]:
    """The visible face of a tile that can be used, and the workers on it."""
    auction = auction_at(view, tile)
    if auction is not None:
        return auction.face, auction.spot
    plot = plot_at(view, tile)
    return plot.face, plot.spot
