"""Bidding: workers of one colour at the own side of an auction tile (KF-5).

Asked as: which tile, which colour, each losing group that may join, how many from behind the screen.
"""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.keyflower import notes
from kubrik.games.keyflower.actions import TurnAction
from kubrik.games.keyflower.auctions import NO_COLOUR, NOBODY, Auction
from kubrik.games.keyflower.choices import ADD, BID, TAKE_GROUP
from kubrik.games.keyflower.groups import Means, losing_groups, remove_group
from kubrik.games.keyflower.questions import HOW_MANY, WHICH_COLOUR, WHICH_GROUPS
from kubrik.games.keyflower.state import Keyflower
from kubrik.games.keyflower.terms import COUNTER_BID, GREEN

EVERY_COLOUR: Final = [0, 1, 2, 3]
ONE_COLOUR: Final = [[0], [1], [2], [3]]


class Bid(TurnAction[Keyflower]):
    """KF-5.3."""

    def can_be_open(self, t: Keyflower, seat: int) -> bool:
        if t.players[seat].worker_count() > 0:
            return True
        for tile in t.auctioned:
            if t.auction(tile).is_losing(seat):
                return True
        return False

    def openings(self, t: Keyflower, seat: int, found: list[Choice]) -> None:
        means = Means(t, seat)
        for tile in t.auctioned:
            auction = t.auction(tile)
            if auction.is_open and can_bid(t, seat, auction, means):
                found.append(t.rules.choices.bid[tile])

    def has(self, opening: Choice) -> bool:
        return opening.kind == BID

    def following(self, t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
        auction = t.auction(so_far[0].a)
        if len(so_far) == 1:
            return colour_options(t, seat, auction)
        colour = so_far[1].a
        groups = joining(t, seat, auction, colour)
        asked = len(so_far) - 2
        if asked < len(groups):
            return group_options(t, seat, auction, so_far, groups)
        return number_options(t, seat, auction, so_far) if asked == len(groups) else []

    def question(self, t: Keyflower, seat: int, so_far: list[Choice]) -> int:
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
            return "KF-5.2"
        return bid_refusal(t, seat, auction) if auction.is_open else ""  # whoever closed it to bids knows why

    def carry_out(self, t: Keyflower, seat: int, answers: list[Choice]) -> None:
        tile, colour, added = answers[0].a, answers[1].a, answers[-1].b
        size = t.auction(tile).sizes[seat] + added
        for answer in answers:
            if answer.kind == TAKE_GROUP:
                size += remove_group(t, seat, answer.a)
        t.leaves_screen(seat, colour, added)
        put_group(t, seat, tile, colour, size)


def size_needed(auction: Auction, seat: int) -> int:
    """How many more workers hold the auction (KF-5.11, KF-5.12, KF-5.15)."""
    if auction.winner == NOBODY or auction.winner == seat:
        return 1
    return auction.size_to_beat() + 1 - auction.sizes[seat]


def colours_to_bid(t: Keyflower, seat: int, auction: Auction) -> list[int]:
    """KF-5.7, KF-5.8, KF-5.10; counter-bids KF-12.11, KF-12.16.1."""
    if auction.sizes[seat] > 0:
        return ONE_COLOUR[auction.colours[seat]]
    lock = t.spots[auction.tile.index].lock
    if lock == NO_COLOUR or can_counter(t, seat, auction, lock):
        return EVERY_COLOUR
    return ONE_COLOUR[lock]


def can_counter(t: Keyflower, seat: int, auction: Auction, lock: int) -> bool:
    """Against another player's bid for a village tile, unless it is green (KF-12.11, KF-12.12, KF-12.16.2)."""
    if lock == GREEN or not t.players[seat].has(COUNTER_BID):
        return False
    if t.rules.settings.counter_everywhere:
        return True
    return auction.winner != NOBODY and auction.tile.index in t.on_offer


def can_bid(t: Keyflower, seat: int, auction: Auction, means: Means) -> bool:
    for colour in colours_to_bid(t, seat, auction):
        if can_bid_in(seat, auction, means, colour):
            return True
    return False


def can_bid_in(seat: int, auction: Auction, means: Means, colour: int) -> bool:
    """Are there enough workers, counting every losing group of the colour elsewhere?"""
    most = means.have[colour] + means.sizes[colour]
    if auction.winner != seat and auction.colours[seat] == colour:
        most -= auction.sizes[seat]
    return most >= size_needed(auction, seat)


def colour_options(t: Keyflower, seat: int, auction: Auction) -> list[Choice]:
    means = Means(t, seat)
    found: list[Choice] = []
    for colour in colours_to_bid(t, seat, auction):
        if can_bid_in(seat, auction, means, colour):
            found.append(t.rules.choices.colour[colour])
    return found


def joining(t: Keyflower, seat: int, auction: Auction, colour: int) -> list[int]:
    """Losing groups of the colour elsewhere; one at this very side counts by itself (KF-5.12, KF-5.28)."""
    found: list[int] = []
    for tile in losing_groups(t, seat):
        if tile != auction.tile.index and t.auction(tile).colours[seat] == colour:
            found.append(tile)
    return found


def group_options(t: Keyflower, seat: int, auction: Auction, so_far: list[Choice], groups: list[int]) -> list[Choice]:
    """Take the next group along, or leave it if the others suffice (KF-5.21)."""
    at = len(so_far) - 2
    most = size_taken(t, seat, so_far) + t.players[seat].workers[so_far[1].a]
    for group in groups[at + 1 :]:
        most += t.auction(group).sizes[seat]
    take = t.rules.choices.take_group[groups[at]]
    if most < size_needed(auction, seat):
        return [take]
    return [take, t.rules.choices.leave_group[groups[at]]]


def size_taken(t: Keyflower, seat: int, so_far: list[Choice]) -> int:
    size = 0
    for answer in so_far:
        if answer.kind == TAKE_GROUP:
            size += t.auction(answer.a).sizes[seat]
    return size


def number_options(t: Keyflower, seat: int, auction: Auction, so_far: list[Choice]) -> list[Choice]:
    """From what is still needed to all there are (KF-5.14)."""
    colour = so_far[1].a
    least = max(0, size_needed(auction, seat) - size_taken(t, seat, so_far))
    return t.rules.choices.add[colour][least : t.players[seat].workers[colour] + 1]


def bid_refusal(t: Keyflower, seat: int, auction: Auction) -> str:
    """Why there is no bid: no worker has the right colour, or too few have."""
    means = Means(t, seat)
    for colour in colours_to_bid(t, seat, auction):
        if means.have[colour] + means.sizes[colour] > 0:
            return "KF-5.11"
    return "KF-5.3" if t.spots[auction.tile.index].lock == NO_COLOUR else "KF-5.8"


def number_refusal(t: Keyflower, seat: int, so_far: list[Choice], choice: Choice) -> str:
    """With so few workers there is no bid, or it doesn't hold the auction."""
    if so_far[0].kind != BID or len(so_far) == 1 or choice.kind != ADD or choice.a != so_far[1].a:
        return ""
    needed = size_needed(t.auction(so_far[0].a), seat)
    if size_taken(t, seat, so_far) + choice.b >= needed:
        return ""
    return "KF-5.3" if needed == 1 else "KF-5.11"


def put_group(t: Keyflower, seat: int, tile: int, colour: int, size: int) -> None:
    """The group holds the auction. The first worker at a tile locks it; another colour lies (KF-5.10, KF-12.13)."""
    auction = t.auction(tile)
    spot = t.spots[tile]
    lies = spot.lock != NO_COLOUR and spot.lock != colour
    t.auctions[tile] = auction.with_group(seat, colour, size, lies)
    if spot.lock == NO_COLOUR:
        t.spots[tile] = spot.locked(colour)
    t.note(notes.COUNTER_BIDS if lies else notes.BIDS, seat, tile, colour, size)
