"""What a player is asked about a bid, question by question, and which answers can be completed (KF-5)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.keyflower.rules.groups import Means
from kubrik.games.keyflower.table.auctions import NO_COLOUR, NOBODY, Auction
from kubrik.games.keyflower.table.choices import ADD, BID, TAKE_GROUP
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import COUNTER_BID, GREEN

EVERY_COLOUR: Final = [0, 1, 2, 3]
ONE_COLOUR: Final = [[0], [1], [2], [3]]


def size_needed(auction: Auction, seat: int) -> int:
    """How many more workers would win the auction (KF-5.11, KF-5.12, KF-5.13, KF-5.15, KF-5.22, KF-12.14)."""
    if auction.winner == NOBODY or auction.winner == seat:
        return 1
    return auction.to_beat + 1 - auction.sizes[seat]


def colours_to_bid(t: Keyflower, seat: int, auction: Auction) -> list[int]:
    """The group's colour, the lock colour, or any with 4a (KF-5.7, KF-5.8, KF-5.10, KF-12.11, KF-12.16.1, KF-12.21)."""
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
    needed = size_needed(auction, seat)
    for colour in colours_to_bid(t, seat, auction):
        if most_to_bid(seat, auction, means, colour) >= needed:
            return True
    return False


def most_to_bid(seat: int, auction: Auction, means: Means, colour: int) -> int:
    """All workers of a colour, with every losing group elsewhere (KF-5.4, KF-5.5, KF-5.6)."""
    most = means.all[colour]
    if auction.is_losing(seat) and auction.colours[seat] == colour:
        most -= auction.sizes[seat]
    return most


def colour_options(t: Keyflower, seat: int, auction: Auction) -> list[Choice]:
    means = Means(t, seat)
    needed = size_needed(auction, seat)
    found: list[Choice] = []
    for colour in colours_to_bid(t, seat, auction):
        if most_to_bid(seat, auction, means, colour) >= needed:
            found.append(t.rules.choices.colour[colour])
    return found


def joining(t: Keyflower, seat: int, auction: Auction, colour: int) -> list[int]:
    """Losing groups of the colour elsewhere; one at this side counts anyway (KF-5.12, KF-5.28, KF-5.29)."""
    found: list[int] = []
    for tile in t.auctioned:
        other = t.auction(tile)
        if other.is_losing(seat) and other.colours[seat] == colour and other is not auction:
            found.append(tile)
    return found


def group_options(t: Keyflower, seat: int, auction: Auction, so_far: list[Choice], groups: list[int]) -> list[Choice]:
    """Takes the next group along, or leaves it if the rest suffices (KF-5.21)."""
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
    """From the number still needed up to all workers there are (KF-5.14)."""
    colour = so_far[1].a
    least = max(0, size_needed(auction, seat) - size_taken(t, seat, so_far))
    return t.rules.choices.add[colour][least : t.players[seat].workers[colour] + 1]


def bid_refusal(t: Keyflower, seat: int, auction: Auction) -> str:
    """Why there can't be a bid: no worker has the right colour, or there are too few."""
    means = Means(t, seat)
    for colour in colours_to_bid(t, seat, auction):
        if means.all[colour] > 0:
            return "KF-5.11"
    return "KF-5.3" if t.spots[auction.tile.index].lock == NO_COLOUR else "KF-5.8"


def number_refusal(t: Keyflower, seat: int, so_far: list[Choice], choice: Choice) -> str:
    """Why the number is too small: it is no bid at all, or doesn't win the auction."""
    if so_far[0].kind != BID or len(so_far) == 1 or choice.kind != ADD or choice.a != so_far[1].a:
        return ""
    needed = size_needed(t.auction(so_far[0].a), seat)
    if size_taken(t, seat, so_far) + choice.b >= needed:
        return ""
    return "KF-5.3" if needed == 1 else "KF-5.11"
