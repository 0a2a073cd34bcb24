"""What a player might do without thinking: the best of a few things that come to mind, with few workers."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.games.keyflower.bidding import size_needed
from kubrik.games.keyflower.choices import ADD, BID, FINISH, PASS, UPGRADE, USE
from kubrik.games.keyflower.effects import shown_face
from kubrik.games.keyflower.evaluation import auction_value
from kubrik.games.keyflower.prospects import Prospects, use_value
from kubrik.games.keyflower.state import Keyflower

COME_TO_MIND: Final = 3
OF_A_WORKER: Final = 0.45  # what it costs to place one
AT_HOME: Final = 0.1  # the same where it comes back


def habit(t: Keyflower, seat: int, offer: list[Choice], prospects: Prospects, rng: Rng) -> Choice:
    first = offer[0].kind
    if first == ADD and rng.below(4) > 0:
        return offer[0]
    if first == FINISH and offer[-1].kind == UPGRADE:
        return offer[-1]
    if first == PASS and len(offer) > COME_TO_MIND:
        return best_of_a_few(t, seat, offer, prospects, rng)
    return offer[rng.below(len(offer))]


def best_of_a_few(t: Keyflower, seat: int, offer: list[Choice], prospects: Prospects, rng: Rng) -> Choice:
    best = offer[rng.below(len(offer))]
    high = appeal(t, seat, best, prospects)
    for _ in range(COME_TO_MIND - 1):
        other = offer[rng.below(len(offer))]
        value = appeal(t, seat, other, prospects)
        if value > high:
            high = value
            best = other
    return best


def appeal(t: Keyflower, seat: int, opening: Choice, prospects: Prospects) -> float:
    """What the first answer of a turn promises, roughly."""
    if opening.kind == PASS:
        return 0.0
    if opening.kind == BID:
        auction = t.auction(opening.a)
        if auction.winner == seat:
            return -0.2
        return auction_value(t, auction, prospects) - OF_A_WORKER * size_needed(auction, seat)
    if opening.kind == USE:
        plot = t.plots[opening.a]
        price = AT_HOME if plot is not None and plot.owner == seat else OF_A_WORKER
        return use_value(shown_face(t, opening.a).effect) - price * t.spots[opening.a].need
    return 1.0
