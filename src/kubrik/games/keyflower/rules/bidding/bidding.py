"""Bidding: workers of one colour at the player's side of an auction tile (KF-5).

Asked as: which tile, which colour, each losing group that may join, how many from behind the screen.
"""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.games.keyflower.box.tiles import Boat
from kubrik.games.keyflower.rules.bidding.bids import (
    bid_refusal,
    can_bid,
    colour_options,
    group_options,
    joining,
    number_options,
    number_refusal,
)
from kubrik.games.keyflower.rules.groups import Means, remove_group
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.actions import TurnAction
from kubrik.games.keyflower.table.auctions import NO_COLOUR
from kubrik.games.keyflower.table.choices import ADD, BID, TAKE_GROUP
from kubrik.games.keyflower.table.noting import noted
from kubrik.games.keyflower.table.questions import HOW_MANY, WHICH_COLOUR, WHICH_GROUPS
from kubrik.games.keyflower.table.state import Keyflower


class Bid(TurnAction[Keyflower]):
    """One or more workers go to the player's own side of any auction tile (KF-5.3, KF-5.23, KF-5.24, KF-5.25)."""

    def can_be_open(self, t: Keyflower, seat: int) -> bool:
        if t.players[seat].worker_count() > 0:
            return True
        for tile in t.auctioned:
            if t.auction(tile).is_losing(seat):
                return True
        return False

    def openings(self, t: Keyflower, seat: int, means: Means, found: list[Choice]) -> None:
        for tile in t.auctioned:
            auction = t.auction(tile)
            if auction.is_open and can_bid(t, seat, auction, means):
                found.append(t.rules.choices.bid[tile])

    def has(self, opening: Choice) -> bool:
        return opening.kind == BID

    def following(self, t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
        if so_far[-1].kind == ADD:  # the number is asked last
            return []
        auction = t.auction(so_far[0].a)
        if len(so_far) == 1:
            return colour_options(t, seat, auction)
        colour = so_far[1].a
        groups = joining(t, seat, auction, colour)
        asked = len(so_far) - 2
        if asked < len(groups):
            return group_options(t, seat, auction, so_far, groups)
        return number_options(t, seat, auction, so_far)

    def question(self, t: Keyflower, seat: int, so_far: list[Choice]) -> Question:
        if len(so_far) == 1:
            return WHICH_COLOUR
        groups = joining(t, seat, t.auction(so_far[0].a), so_far[1].a)
        return WHICH_GROUPS if len(so_far) - 2 < len(groups) else HOW_MANY

    def refusal(self, t: Keyflower, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if so_far:
            return number_refusal(t, seat, so_far, choice)
        if choice.kind != BID:
            return ""
        auction = t.auctions[choice.a]
        if auction is None:
            return "KF-5.2" if isinstance(t.rules.tiles[choice.a], Boat) else "KF-5.1"
        return bid_refusal(t, seat, auction) if auction.is_open else ""  # the action that closed it says why

    def carry_out(self, t: Keyflower, seat: int, answers: list[Choice]) -> None:
        tile, colour, added = answers[0].a, answers[1].a, answers[-1].b
        size = t.auction(tile).sizes[seat] + added
        for answer in answers:
            if answer.kind == TAKE_GROUP:
                size += remove_group(t, seat, answer.a)
        t.leaves_screen(seat, colour, added)
        put_group(t, seat, tile, colour, size)


def put_group(t: Keyflower, seat: int, tile: int, colour: int, size: int) -> None:
    """The group now holds the auction. The first worker locks a tile's colour; a group of a different colour lies down
    (KF-5.10, KF-5.27, KF-12.13, KF-12.15).
    """
    auction = t.auction(tile)
    spot = t.spots[tile]
    lies = spot.lock != NO_COLOUR and spot.lock != colour
    t.auctions[tile] = auction.with_group(seat, colour, size, lies)
    if spot.lock == NO_COLOUR:
        t.spots[tile] = spot.locked(colour)
    t.note(notes.COUNTER_BIDS if lies else notes.BIDS, seat, noted(t, tile), colour, size)
