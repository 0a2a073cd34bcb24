"""What a seat can't know, dealt anew so that it fits all that the seat does know (R-KF-26).

Of another screen everybody knows how many workers and skill tiles are behind it, and those that went there openly.
"""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.games.keyflower.player import Player
from kubrik.games.keyflower.state import NOTHING, Keyflower
from kubrik.games.keyflower.terms import GREEN

TRIES: Final = 8


def imagine(t: Keyflower, seat: int, rng: Rng) -> Keyflower:
    """Others' workers, skill tiles, winter tiles and sealed answers; the bag and the pile; and the future."""
    w = t.clone()
    w.rng = Rng(rng.fork())
    w.explicit_chance = False
    w.options_now = None  # they may rest on what is dealt anew
    deal_workers(w, seat, rng)
    deal_skills(w, seat, rng)
    deal_winter_tiles(w, seat, rng)
    reopen(w, seat)
    return w


def take_one(pool: list[int], size: int, rng: Rng) -> int:
    """Any of the items; its kind."""
    k = rng.below(size)
    kind = 0
    while k >= pool[kind]:
        k -= pool[kind]
        kind += 1
    pool[kind] -= 1
    return kind


def total(pool: list[int]) -> int:
    n = 0
    for k in pool:
        n += k
    return n


# ---------------------------------------------------------------- workers


def deal_workers(w: Keyflower, seat: int, rng: Rng) -> None:
    """The bag and all workers whose colour this seat doesn't know are one pool."""
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
    """Known workers stay; the others come from the pool. Few are ever green, so guessing nearly always fits."""
    whole = pool.copy()
    for _ in range(TRIES):
        hands = guess_workers(w, seat, pool, rng)
        if len(hands) == w.seats:
            return hands
        pool[:] = whole
    return careful_workers(w, seat, pool, rng)


def guess_workers(w: Keyflower, seat: int, pool: list[int], rng: Rng) -> list[list[int]]:
    """A hand for every seat; fewer if somebody got more green ones than he can have drawn."""
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
    """First those that can't be green, for everybody, then the rest: this always fits."""
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


# ---------------------------------------------------------------- skill tiles


def deal_skills(w: Keyflower, seat: int, rng: Rng) -> None:
    """The pile, others' skill tiles, and one that another has set aside face down, are one pool."""
    pool = w.pile
    for other in range(w.seats):
        if other != seat:
            for kind in range(3):
                pool[kind] += w.players[other].skills[kind]
    hides_one = w.aside_skill != NOTHING and w.aside_by != seat
    if hides_one:
        pool[w.aside_skill] += 1
    kept = sample_kept(w, seat, pool, rng)
    for other in range(w.seats):
        if other != seat:
            fill_up(w.players[other], kept[other], pool, rng)
    if hides_one:
        w.aside_skill = take_one(pool, total(pool), rng)


def sample_kept(w: Keyflower, seat: int, pool: list[int], rng: Rng) -> list[list[int]]:
    """The known skill tiles that are still behind each screen, taken out of the pool.

    Some may be among those paid face down. Should no guess leave enough for all, those that are there will do.
    """
    whole = pool.copy()
    for _ in range(TRIES):
        kept = [guess_kept(w.players[other], rng) for other in range(w.seats)]
        if take_out(w, seat, kept, pool):
            return kept
        pool[:] = whole
    kept = [least(player.known_skills, player.skills) for player in w.players]
    take_out(w, seat, kept, pool)
    return kept


def guess_kept(player: Player, rng: Rng) -> list[int]:
    """Each tile paid face down was as likely one of the known as one of the others."""
    known = player.known_skills.copy()
    held = player.skill_count() + player.paid_hidden  # if nothing had been paid face down
    for _ in range(player.paid_hidden):
        k = rng.below(held)
        held -= 1
        for kind in range(3):
            if k < known[kind]:
                known[kind] -= 1
                break
            k -= known[kind]
    return known


def take_out(w: Keyflower, seat: int, kept: list[list[int]], pool: list[int]) -> bool:
    for other in range(w.seats):
        if other != seat:
            for kind in range(3):
                pool[kind] -= kept[other][kind]
                if pool[kind] < 0:
                    return False
    return True


def least(a: list[int], b: list[int]) -> list[int]:
    return [min(a[kind], b[kind]) for kind in range(3)]


def fill_up(player: Player, kept: list[int], pool: list[int], rng: Rng) -> None:
    missing = player.skill_count() - total(kept)
    for _ in range(missing):
        kept[take_one(pool, total(pool), rng)] += 1
    player.skills = kept


# ---------------------------------------------------------------- the rest


def deal_winter_tiles(w: Keyflower, seat: int, rng: Rng) -> None:
    """Others' hands and the tiles nobody has are one pool, until the hands are played."""
    pool = w.winter_left.copy()
    for other in range(w.seats):
        if other != seat:
            pool += w.players[other].winter
    if len(pool) == len(w.winter_left):
        return
    for other in range(w.seats):
        if other != seat:
            player = w.players[other]
            player.winter = sorted([draw(pool, rng) for _ in player.winter])
    w.winter_left = pool


def draw(pool: list[int], rng: Rng) -> int:
    at = rng.below(len(pool))
    tile = pool[at]
    pool[at] = pool[-1]
    pool.pop()
    return tile


def reopen(w: Keyflower, seat: int) -> None:
    """Others' sealed answers and unfinished drafts are open again."""
    if not w.answers:
        return
    step = w.agenda[-1]
    for other in range(w.seats):
        if other != seat:
            step.reopen(w, other)
