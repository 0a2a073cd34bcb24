"""A small, readable evaluation of a table: the points each player has and may expect."""

from __future__ import annotations

from typing import Final

from kubrik.games.common.winning import chances, shared_victory
from kubrik.games.keyflower.mind.holdings import screen_value, sketch_value, village_value, won_value
from kubrik.games.keyflower.mind.holdings_winter import items_value
from kubrik.games.keyflower.mind.prospects import STEP, SUMMER_BOAT_A_SEASON, UPGRADE, WORKER, Prospects
from kubrik.games.keyflower.rules.ending import ranks
from kubrik.games.keyflower.rules.transport.transport import Transporting
from kubrik.games.keyflower.table.auctions import FREE, NOBODY, Auction
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import SUMMER_BOAT, TURN_ORDER, WINTER

HOLDS: Final = 0.75  # the chance that a winning bid keeps winning, at least
MOVABLE: Final = 0.9  # the value of a worker in a losing group, compared with one behind the screen
FIRST_BOAT: Final = 1.4  # the value of the first choice of boats, and by how much each later one is lower
LATER_BOAT: Final = 0.25
LAST_TURN_ORDER: Final = 3.0  # in winter: points for neighbours, a better boat, perhaps the marker


def worth(t: Keyflower, prospects: Prospects) -> list[float]:
    """Chances to win, from what each player has and may expect; they add up to 1."""
    if t.over:
        return shared_victory(ranks(t))
    return chances(expectations(t, prospects), 5.0 + 3.0 * (WINTER - max(t.season, 0)))


def expectations(t: Keyflower, prospects: Prospects) -> list[float]:
    """Each player's points at the end, roughly: from the village, the screen, auctions and transport under way."""
    out: list[float] = []
    for seat in range(t.seats):
        value = village_value(t, seat, prospects) + screen_value(t, seat) + won_value(t, seat, prospects)
        if t.season == WINTER:
            value += items_value(t, seat)
        out.append(value + sketch_value(t, seat))
    holds = HOLDS + (1.0 - HOLDS) * t.passes / t.seats
    for tile in t.auctioned:
        auction = t.auctions[tile]
        if auction is not None:
            add_auction(t, auction, prospects, holds, out)
    add_transport(t, out)
    return out


def add_auction(t: Keyflower, auction: Auction, prospects: Prospects, holds: float, out: list[float]) -> None:
    """Adds the tile and the workers on it for its current winner, times the chance; losing groups for their owners."""
    season = max(t.season, 0)
    if auction.losers != 0:
        for seat in range(t.seats):
            if auction.is_losing(seat):
                out[seat] += MOVABLE * WORKER[season] * auction.sizes[seat]
    winner = auction.winner
    if winner == NOBODY or auction.tile.index in t.players[winner].won:
        return
    chance = holds if auction.is_open else 1.0
    out[winner] += chance * auction_value(t, auction, prospects)
    spot = t.spots[auction.tile.index]
    if spot is not FREE:
        out[winner] += chance * WORKER[min(season + 1, WINTER)] * (spot.on[0] + spot.on[1] + spot.on[2] + spot.on[3])


def auction_value(t: Keyflower, auction: Auction, prospects: Prospects) -> float:
    """What a tile in an auction is worth. Winter tiles that score items are counted with the items."""
    tile = auction.tile
    season = max(t.season, 0)
    if tile.kind == TURN_ORDER:
        if season == WINTER:
            return LAST_TURN_ORDER
        place = tile.index - t.rules.turn_order[0].index
        return FIRST_BOAT - LATER_BOAT * place
    if tile.kind == SUMMER_BOAT:
        return SUMMER_BOAT_A_SEASON * (WINTER - season)
    return prospects.value[tile.index][auction.face][season]


def add_transport(t: Keyflower, out: list[float]) -> None:
    """Adds the value of steps and upgrades still to be made."""
    step = t.agenda[-1]
    if isinstance(step, Transporting):
        out[step.seat] += 0.5 * STEP * t.steps_left + 0.5 * UPGRADE * t.upgrades_left
