"""The ghost ship: its auction, the return of the ghost, and who gets them at the end (KC-2, KC-6 – KC-8)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.rules import Modifier, Reaction
from kubrik.engine.steps import Step
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.expansions.key_celeste.box.ghost import Ghost, GhostShip
from kubrik.games.keyflower.expansions.key_celeste.rules import notes
from kubrik.games.keyflower.expansions.key_celeste.rules.whereabouts import (
    AT_TILE,
    GONE,
    HELD,
    ON_SHIP,
    GhostPlace,
    ghost_of,
)
from kubrik.games.keyflower.rules.seasons.end import bag_bid
from kubrik.games.keyflower.table.auctions import NOBODY, new_auction
from kubrik.games.keyflower.table.notes import TILE_WON
from kubrik.games.keyflower.table.noting import noted
from kubrik.games.keyflower.table.state import NOTHING, Keyflower
from kubrik.games.keyflower.terms import WINTER


class LayShip(Step[Keyflower]):
    """Lays out the ship at set-up, with the ghost on it (KC-1.4, KC-1.5, KC-1.6)."""

    def run(self, t: Keyflower) -> None:
        t.annexes.append(GhostPlace(ON_SHIP, NOBODY, NOTHING))


class AuctionShip(Step[Keyflower]):
    """Auctioned every season after the turn-order tiles, with that season's face (KC-1.7, KC-1.8, KC-2.1, KC-2.2)."""

    def __init__(self, ship: GhostShip) -> None:
        self.ship: Final = ship

    def run(self, t: Keyflower) -> None:
        t.auctions[self.ship.index] = new_auction(self.ship, self.ship.face_in[t.season], t.seats)
        t.auctioned = [*t.auctioned, self.ship.index]


class LeaveTile(Step[Keyflower]):
    def run(self, t: Keyflower) -> None:
        leave(t, ghost_of(t))


LEAVE_TILE: Final[list[AnyStep]] = [LeaveTile()]
STAY: Final[list[AnyStep]] = []


class LeaveTileHandedOver(Reaction[Keyflower]):
    """The ghost leaves a haunted tile as soon as it is handed over, with a boat chosen for it (KC-6.4)."""

    def steps(self, t: Keyflower, seat: int, subject: int) -> list[AnyStep]:
        ghost = ghost_of(t)
        return LEAVE_TILE if ghost.place == AT_TILE and ghost.tile == subject else STAY


def leave(t: Keyflower, ghost: GhostPlace) -> None:
    """The ghost goes back to the ship, or in winter out of the game (KC-6.3, KC-7.1, KC-7.2, KC-7.3)."""
    if t.season == WINTER:
        ghost.put(GONE, NOBODY, NOTHING)
        t.note(notes.GHOST_REMOVED)
    else:
        seat = NOBODY if ghost.place == AT_TILE else ghost.seat
        t.note(notes.GHOST_RETURNS, seat, noted(t, ghost.tile))
        ghost.put(ON_SHIP, NOBODY, NOTHING)


class ResolveShip(Step[Keyflower]):
    """Settles the ship after tiles and boats, before villages grow (KC-2.12, KC-6.1, KC-6.2, KC-6.7, KC-7.9)."""

    def __init__(self, ship: GhostShip) -> None:
        self.ship: Final = ship

    def run(self, t: Keyflower) -> None:
        ghost = ghost_of(t)
        if ghost.place == HELD and t.season != WINTER:  # not played: it goes back, but not in winter (KC-6.5, KC-7.4)
            leave(t, ghost)
        auction = t.auction(self.ship.index)
        if auction.winner != NOBODY:
            bag_bid(t, auction)
            self.hand_over(t, auction.winner, ghost)
        elif t.season == WINTER:
            self.sink(t, ghost)

    def hand_over(self, t: Keyflower, winner: int, ghost: GhostPlace) -> None:
        """The winner gets the ghost if it is on board, and in winter the ship too (KC-2.3, KC-2.4, KC-2.5, KC-2.6,
        KC-6.6, KC-6.8, KC-7.5, KC-7.6).
        """
        if t.season == WINTER:
            player = t.players[winner]
            player.won = [*player.won, self.ship.index]
            t.note(TILE_WON, winner, self.ship.index)
        if ghost.place == AT_TILE:  # the ship itself is haunted (KC-6.9, KC-7.3)
            leave(t, ghost)
        if ghost.place == ON_SHIP:
            ghost.put(HELD, winner, NOTHING)
            t.note(notes.GHOST_TAKEN, winner)

    def sink(self, t: Keyflower, ghost: GhostPlace) -> None:
        """Removes the ship if nobody bid for it in winter (KC-7.7)."""
        t.note(notes.SHIP_UNSOLD)
        if ghost.place == ON_SHIP:
            ghost.put(GONE, NOBODY, NOTHING)


class GhostBonus(Modifier[Keyflower]):
    """The ship is worth more if its owner also holds the ghost (KC-8.2, KC-8.3)."""

    def __init__(self, ghost: Ghost) -> None:
        self.ship: Final = ghost.ship

    def change(self, t: Keyflower, subject: int, n: int) -> int:
        if subject == self.ship.index and ghost_of(t).is_held_by(t.plot(subject).owner):
            return n + self.ship.ghost_points
        return n
