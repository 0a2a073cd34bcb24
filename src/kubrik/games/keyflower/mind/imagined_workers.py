"""Deals again the workers whose colour a seat doesn't know, behind others' screens and in the bag (R-KF-26)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.games.keyflower.mind.pool import take_one, total
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import GREEN

TRIES: Final = 8


def deal_workers(w: Keyflower, seat: int, rng: Rng) -> None:
    """Deals from one pool: the bag and all workers whose colour this seat doesn't know."""
    pool = w.bag
    for other in range(w.seats):
        if other != seat:
            player = w.players[other]
            for colour in range(4):
                pool[colour] += player.workers[colour] - player.known[colour]
    hands = sample_workers(w, seat, pool, rng)
    for other in range(w.seats):
        if other != seat:
            w.players[other].workers = hands[other]


def sample_workers(w: Keyflower, seat: int, pool: list[int], rng: Rng) -> list[list[int]]:
    """Known workers stay; the others come from the pool. Few are ever green, so a guess nearly always fits."""
    whole = pool.copy()
    for _ in range(TRIES):
        hands = guess_workers(w, seat, pool, rng)
        if len(hands) == w.seats:
            return hands
        pool[:] = whole
    return careful_workers(w, seat, pool, rng)


def guess_workers(w: Keyflower, seat: int, pool: list[int], rng: Rng) -> list[list[int]]:
    """A hand for every seat; fewer hands if somebody got more green workers than they can have drawn."""
    hands: list[list[int]] = []
    size = total(pool)
    for other in range(w.seats):
        player = w.players[other]
        hand = player.known.copy()
        if other != seat:
            for _ in range(player.unknown()):
                hand[take_one(pool, size, rng)] += 1
                size -= 1
            if hand[GREEN] - player.known[GREEN] > player.green_most:
                break
        hands.append(hand)
    return hands


def careful_workers(w: Keyflower, seat: int, pool: list[int], rng: Rng) -> list[list[int]]:
    """Deals first the workers that can't be green, for all seats, then the rest: this always fits."""
    hands = [player.known.copy() for player in w.players]
    green = pool[GREEN]
    pool[GREEN] = 0
    for other in range(w.seats):
        if other != seat:
            for _ in range(w.players[other].unknown() - w.players[other].green_most):
                hands[other][take_one(pool, total(pool), rng)] += 1
    pool[GREEN] = green
    for other in range(w.seats):
        if other != seat:
            for _ in range(w.players[other].green_most):
                hands[other][take_one(pool, total(pool), rng)] += 1
    return hands
