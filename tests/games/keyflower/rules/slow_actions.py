"""Every legal bid and use of a situation, taken from the clauses one by one. Slow.

All sets of losing groups, colours, numbers and costs are tried. Nothing is clever here, so that the small questions of
the rules can be held against it.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, combinations, product

from kubrik.games.keyflower.terms import COLOURS, SKILLS
from tests.games.keyflower.rules.situations import ME, Bid, Situation, Use, counted, lock, losing, own

MOST = 6  # workers on a tile (KF-6.6)
WORKER_COST = {"peddler": ["yellow"], "store": ["blue"], "fair": ["red"], "tavern": COLOURS}  # KF-7.5, KF-7.7
SKILL_COST = {"carpenter": ["saw"], "mason": ["pickaxe"], "brewer": SKILLS, "hiring_fair": SKILLS}  # KF-7
NOT_USABLE = ("well", "barn", "summer_boat1", "summer_boat3")  # KF-6.29, KF-6.30; of those that situations have


def some_of(tiles: list[str]) -> Iterator[frozenset[str]]:
    subsets = chain.from_iterable(combinations(tiles, n) for n in range(len(tiles) + 1))
    return map(frozenset, subsets)


# ---------------------------------------------------------------- bids


def legal_bids(s: Situation) -> Iterator[Bid]:
    for tile, colour, taken in product(s.around, COLOURS, some_of(list(losing(s)))):
        for added in range(s.workers[colour] + 1):
            bid = Bid(tile, colour, taken, added)
            if is_one_group(s, bid) and may_have_colour(s, tile, colour) and is_large_enough(s, bid):
                yield bid


def is_one_group(s: Situation, bid: Bid) -> bool:
    """Of one colour, and nothing moves to the side where it is (KF-5.7, KF-5.28)."""
    return bid.tile not in bid.taken and all(losing(s)[tile].colour == bid.colour for tile in bid.taken)


def may_have_colour(s: Situation, tile: str, colour: str) -> bool:
    """KF-5.8, KF-5.10, KF-12.16.1."""
    for group in s.around[tile]:
        if group.seat == ME:
            return group.colour == colour
    return lock(s, tile) in ("", colour) or may_counter(s, tile)


def may_counter(s: Situation, tile: str) -> bool:
    """KF-12.11, KF-12.12, KF-12.16.2."""
    if s.boat != "4a" or lock(s, tile) == "green":
        return False
    return s.counter_everywhere or (tile in s.offered and s.around[tile] != [])


def is_large_enough(s: Situation, bid: Bid) -> bool:
    """One worker at least, and more than another's winning group (KF-5)."""
    more = bid.added + sum(losing(s)[tile].size for tile in bid.taken)
    held = s.around[bid.tile][-1:]
    to_beat = held[0].size if held and held[0].seat != ME else 0
    return more >= 1 and own(s, bid.tile) + more > to_beat


# ---------------------------------------------------------------- uses


def legal_uses(s: Situation) -> Iterator[Use]:
    gains = {"workshop": s.resources or [""]}  # KF-7.12
    for taken, added in crews(s):
        crew = counted(s, taken, added)
        for tile in usable(s):
            if may_place(s, tile, crew):
                for given, gained in product(gifts(s, tile, taken, added), gains.get(tile, [""])):
                    yield Use(tile, taken, added, given, gained)


def usable(s: Situation) -> list[str]:
    """KF-6."""
    tiles = s.villages if s.winter else s.offered + s.villages
    return [tile for tile in tiles if tile not in NOT_USABLE]


def crews(s: Situation) -> Iterator[tuple[frozenset[str], tuple[int, ...]]]:
    numbers = [range(min(s.workers[colour], MOST) + 1) for colour in COLOURS]
    return product(some_of(list(losing(s))), product(*numbers))


def may_place(s: Situation, tile: str, crew: dict[str, int]) -> bool:
    """One more than last time, no more than six, in the right colour (KF-6)."""
    uses = s.on.get(tile, [])
    size = sum(crew.values())
    least = uses[-1].size + 1 if uses else 1
    return least <= size <= MOST - sum(use.size for use in uses) and may_use_colours(s, tile, crew)


def may_use_colours(s: Situation, tile: str, crew: dict[str, int]) -> bool:
    """4b mixes where somebody was before (KF-12.17, KF-12.20)."""
    if s.boat == "4b" and lock(s, tile):
        return True
    colours = [colour for colour, n in crew.items() if n > 0]
    return len(colours) == 1 and lock(s, tile) in ("", colours[0])


def gifts(s: Situation, tile: str, taken: frozenset[str], added: tuple[int, ...]) -> list[str]:
    """What may be given up; [""] if nothing need be (KF-6.23, KF-7.15, R-KF-4)."""
    if tile in SKILL_COST:
        return [kind for kind in SKILL_COST[tile] if s.skills[kind] > 0]
    if tile not in WORKER_COST:
        return [""]
    found = [c for c, n in zip(COLOURS, added) if c in WORKER_COST[tile] and s.workers[c] > n]
    if s.groups_as_cost:
        found += [there for there, g in losing(s).items() if there not in taken and g.colour in WORKER_COST[tile]]
    return found
