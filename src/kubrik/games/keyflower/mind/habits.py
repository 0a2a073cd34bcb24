"""What a player might do without much thought: what looks best at first sight, with as few workers as needed."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.games.keyflower.mind.evaluation import auction_value
from kubrik.games.keyflower.mind.prospects import Prospects
from kubrik.games.keyflower.rules.bidding.bids import size_needed
from kubrik.games.keyflower.rules.transport.upgrading import can_upgrade
from kubrik.games.keyflower.table.choices import ADD, BID, COLOUR, FINISH, PASS, UPGRADE, USE
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import TRANSPORT

OF_A_WORKER: Final = 0.45  # the cost of placing one worker
AT_HOME: Final = 0.15  # the same in the own village, where it comes back
WHIM: Final = 1.2  # the largest random bonus


def habit(t: Keyflower, seat: int, offer: list[Choice], prospects: Prospects, rng: Rng) -> Choice:
    first = offer[0].kind
    if first == PASS:
        return most_appealing(t, seat, offer, prospects, rng)
    if first == ADD and rng.below(4) > 0:
        return offer[0]
    if first == COLOUR:
        return most_plentiful(t, seat, offer, rng)
    if first == FINISH and offer[-1].kind == UPGRADE:
        return offer[-1]
    return offer[rng.below(len(offer))]


def most_appealing(t: Keyflower, seat: int, offer: list[Choice], prospects: Prospects, rng: Rng) -> Choice:
    """The choice that looks best at first sight, with some randomness."""
    best = offer[0]
    high = whim(rng)
    upgrades = upgrades_at_hand(t, seat, prospects)
    for i in range(1, len(offer)):
        value = appeal(t, seat, offer[i], prospects, upgrades) + whim(rng)
        if value > high:
            high = value
            best = offer[i]
    return best


def whim(rng: Rng) -> float:
    return WHIM * rng.below(1024) / 1024.0


def appeal(t: Keyflower, seat: int, opening: Choice, prospects: Prospects, upgrades: float) -> float:
    """Roughly what the first answer of a turn is worth, not counting the pass."""
    if opening.kind == BID:
        auction = t.auction(opening.a)
        if auction.winner == seat:
            return -0.5
        return auction_value(t, auction, prospects) - OF_A_WORKER * size_needed(auction, seat)
    if opening.kind == USE:
        plot = t.plots[opening.a]
        price = AT_HOME if plot is not None and plot.owner == seat else OF_A_WORKER
        face = plot.face if plot is not None else t.auction(opening.a).face
        is_transport = t.rules.tiles[opening.a].faces[face].effect.kind == TRANSPORT
        gain = upgrades if is_transport else prospects.use[opening.a][face]
        return gain - price * t.spots[opening.a].need
    return 1.0


def upgrades_at_hand(t: Keyflower, seat: int, prospects: Prospects) -> float:
    """What a transport would gain at once: the best upgrade that can be paid for."""
    player = t.players[seat]
    best = 0.3
    for tile in player.village:
        gain = prospects.gain[tile][max(t.season, 0)]
        if gain > best and can_upgrade(player, t.plot(tile)):
            best = gain
    return best


def most_plentiful(t: Keyflower, seat: int, offer: list[Choice], rng: Rng) -> Choice:
    """Usually the colour with the most workers behind the screen, sometimes a random one."""
    best = offer[rng.below(len(offer))]
    if rng.below(4) == 0:
        return best
    for choice in offer:
        if t.players[seat].workers[choice.a] > t.players[seat].workers[best.a]:
            best = choice
    return best
