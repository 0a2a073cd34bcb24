"""Deals again the skill tiles whose type a seat doesn't know, behind others' screens and in the pile (R-KF-26).

What others took openly they still have, unless it was among those they paid face down.
"""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.games.keyflower.mind.pool import take_one, total
from kubrik.games.keyflower.table.player import Player
from kubrik.games.keyflower.table.state import NOTHING, Keyflower

TRIES: Final = 8
ALL_TYPES: Final = [0, 1, 2]


def deal_skills(w: Keyflower, seat: int, rng: Rng) -> None:
    """Deals the pile and the others' skill tiles as one pool, with a tile that another player has set aside."""
    if w.aside_skill == NOTHING or w.aside_by == seat:
        deal_hands(w, seat, rng)
        return
    payer = w.players[w.aside_by]
    paid = payer.paid_hidden
    payer.skills[w.aside_skill] += 1
    payer.paid_hidden = max(0, paid - 1)
    deal_hands(w, seat, rng)
    w.aside_skill = take_one(payer.skills, payer.skill_count(), rng)
    payer.paid_hidden = paid


def deal_hands(w: Keyflower, seat: int, rng: Rng) -> None:
    pool = w.pile
    for other in range(w.seats):
        if other != seat:
            for kind in range(3):
                pool[kind] += w.players[other].skills[kind]
    kept = sample_kept(w, seat, pool, rng)
    for other in range(w.seats):
        if other != seat:
            fill_up(w.players[other], kept[other], pool, rng)


def fill_up(player: Player, kept: list[int], pool: list[int], rng: Rng) -> None:
    missing = player.skill_count() - total(kept)
    for _ in range(missing):
        kept[take_one(pool, total(pool), rng)] += 1
    player.skills = kept


def sample_kept(w: Keyflower, seat: int, pool: list[int], rng: Rng) -> list[list[int]]:
    """The known skill tiles that are still behind each screen, taken out of the pool."""
    for _ in range(TRIES):
        kept = [guess_kept(player, rng) for player in w.players]
        take_out(kept, seat, pool, 1)
        if is_enough(pool):
            return kept
        take_out(kept, seat, pool, -1)
    return search_kept(w, seat, pool)


def guess_kept(player: Player, rng: Rng) -> list[int]:
    """Guesses what is left: each tile paid face down was equally likely any of those held."""
    known = player.known_skills.copy()
    held = player.skill_count() + player.paid_hidden  # before anything was paid face down
    for _ in range(player.paid_hidden):
        k = rng.below(held)
        held -= 1
        for kind in range(3):
            if k < known[kind]:
                known[kind] -= 1
                break
            k -= known[kind]
    return known


def take_out(kept: list[list[int]], seat: int, pool: list[int], times: int) -> None:
    for other in range(len(kept)):
        if other != seat:
            for kind in range(3):
                pool[kind] -= times * kept[other][kind]


def is_enough(pool: list[int]) -> bool:
    return pool[0] >= 0 and pool[1] >= 0 and pool[2] >= 0


# ---------------------------------------------------------------- if no guess fits


def search_kept(w: Keyflower, seat: int, pool: list[int]) -> list[list[int]]:
    """A systematic search, for the rare case that no guess leaves enough of every type."""
    kept = [player.known_skills.copy() for player in w.players]
    take_out(kept, seat, pool, 1)
    found = Search(w, seat, kept, pool).fits()
    assert found, "what is known of skill tiles fits no hands"
    return kept


class Search:
    """Finds known tiles that may have been paid, so that all hands have the right size and no type runs out."""

    def __init__(self, w: Keyflower, seat: int, kept: list[list[int]], pool: list[int]) -> None:
        self.others: Final = [other for other in range(w.seats) if other != seat]
        self.most: Final = [player.skill_count() for player in w.players]
        self.paid: Final = [player.paid_hidden for player in w.players]
        self.kept: Final = kept
        self.pool: Final = pool

    def fits(self) -> bool:
        """Does everything fit, possibly after further payments?"""
        for other in self.others:
            if total(self.kept[other]) > self.most[other]:
                return self.fits_after([other], ALL_TYPES)
        for kind in ALL_TYPES:
            if self.pool[kind] < 0:
                return self.fits_after(self.others, [kind])
        return True

    def fits_after(self, others: list[int], kinds: list[int]) -> bool:
        """Tries a payment of a known tile by one of these players, of one of these types; undone if it doesn't fit."""
        for other in others:
            for kind in kinds:
                if self.paid[other] > 0 and self.kept[other][kind] > 0:
                    self.pay(other, kind, 1)
                    if self.fits():
                        return True
                    self.pay(other, kind, -1)
        return False

    def pay(self, other: int, kind: int, n: int) -> None:
        self.kept[other][kind] -= n
        self.paid[other] -= n
        self.pool[kind] += n
