"""Playing the ghost: it replaces another player's winning group (KC-3, KC-4)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.keyflower.expansions.key_celeste.rules import notes
from kubrik.games.keyflower.expansions.key_celeste.rules.whereabouts import AT_TILE, ghost_of
from kubrik.games.keyflower.rules.groups import Means
from kubrik.games.keyflower.rules.turns import TAKE_TURN
from kubrik.games.keyflower.table.actions import TurnAction
from kubrik.games.keyflower.table.auctions import NOBODY, Auction
from kubrik.games.keyflower.table.choices import BID, KINDS_OF_CHOICE, USE, by_tile
from kubrik.games.keyflower.table.noting import noted
from kubrik.games.keyflower.table.state import Keyflower, Rules
from kubrik.games.keyflower.terms import WINTER

HAUNT: Final = KINDS_OF_CHOICE  # a: the tile
KINDS: Final = {HAUNT: "haunt"}  # as the page calls them


class PlayGhost(TurnAction[Keyflower]):
    """The holder may play the ghost on their turn (KC-3.1, KC-3.2, KC-3.4, KC-3.14)."""

    def __init__(self, rules: Rules, in_winter: bool, is_free: bool, haunter_wins: bool) -> None:
        self.choices: Final = by_tile(rules.choices.catalogue, HAUNT, "haunt", rules.tiles)
        self.in_winter: Final = in_winter  # may it be played in winter (R-KC-2)?
        self.is_free: Final = is_free  # may a bid, a use or a pass follow (R-KC-3)?
        self.haunter_wins: Final = haunter_wins  # does the haunter get the tile (R-KC-1)?

    def can_be_open(self, t: Keyflower, seat: int) -> bool:
        """May the ghost be played? Everything that matters is public (KC-5.9)."""
        if not self.may_play(t, seat):
            return False
        for tile in t.auctioned:
            if is_target(t.auction(tile), seat):
                return True
        return False

    def may_play(self, t: Keyflower, seat: int) -> bool:
        return ghost_of(t).is_held_by(seat) and (self.in_winter or t.season != WINTER)

    def openings(self, t: Keyflower, seat: int, means: Means, found: list[Choice]) -> None:
        if self.may_play(t, seat):
            for tile in t.auctioned:
                if is_target(t.auction(tile), seat):
                    found.append(self.choices[tile])

    def has(self, opening: Choice) -> bool:
        return opening.kind == HAUNT

    def following(self, t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
        return []

    def refusal(self, t: Keyflower, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if so_far:
            return ""
        if choice.kind != HAUNT:
            return closed_refusal(t, choice)
        if not ghost_of(t).is_held_by(seat):
            return "KC-3.1"
        return target_refusal(t.auctions[choice.a], seat) if self.may_play(t, seat) else "KC-3.3"

    def carry_out(self, t: Keyflower, seat: int, answers: list[Choice]) -> None:
        haunt(t, seat, answers[0].a, self.haunter_wins)
        if self.is_free:
            t.do_first(TAKE_TURN[seat])


def is_target(auction: Auction, seat: int) -> bool:
    """Is another player's group winning this tile (KC-3.5, KC-3.6, KC-3.7, KC-3.8, KC-3.9, KC-3.18)?"""
    return auction.is_open and auction.winner != NOBODY and auction.winner != seat


def target_refusal(auction: Auction | None, seat: int) -> str:
    if auction is None:
        return "KC-3.9"
    return "KC-3.6" if auction.winner == seat else "KC-3.8"


def closed_refusal(t: Keyflower, choice: Choice) -> str:
    """The clause that closes a haunted tile to bids and uses (KC-4.3, KC-4.4, KC-4.5)."""
    if choice.kind not in (BID, USE) or ghost_of(t).tile != choice.a:
        return ""
    return "KC-4.3" if choice.kind == BID else "KC-4.4"


def haunt(t: Keyflower, seat: int, tile: int, haunter_wins: bool) -> None:
    """The scared workers go behind the haunter's screen; the tile stays with the victim, closed (KC-3.10, KC-3.11,
    KC-3.12, KC-3.13, KC-3.15, KC-4.1, KC-4.2, KC-4.10, KC-4.11, KC-4.13, KC-4.15, KC-4.16).
    """
    auction = t.auction(tile)
    victim = auction.winner
    colour, size = auction.colours[victim], auction.sizes[victim]
    t.players[seat].gain_openly(colour, size)
    if haunter_wins and auction.sizes[seat] > 0:  # the haunter's own losing group returns (KC-4.11)
        t.players[seat].gain_openly(auction.colours[seat], auction.sizes[seat])
    t.auctions[tile] = auction.held_for(seat if haunter_wins else victim)
    ghost_of(t).put(AT_TILE, victim, tile)
    t.note(notes.GHOST_PLAYED, seat, noted(t, tile), victim)
    t.note(notes.WORKERS_SCARED, seat, colour, size, noted(t, tile))
