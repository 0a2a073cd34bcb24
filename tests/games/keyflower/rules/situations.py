"""A situation of a turn told in plain words, and what comes of an action, read off the clauses. It is seat 0's turn."""

from __future__ import annotations

from typing import NamedTuple

from kubrik.games.keyflower.terms import COLOURS

ME = 0


class Group(NamedTuple):
    """Workers of one player around a tile, or of one use on it."""

    seat: int
    colour: str
    size: int
    lies: bool = False


class Situation(NamedTuple):
    """What seat 0 knows on its turn."""

    winter: bool
    boat: str  # "4a", "4b" or none
    groups_as_cost: bool  # R-KF-4
    counter_everywhere: bool  # R-KF-17
    workers: dict[str, int]
    skills: dict[str, int]
    resources: list[str]  # that the Workshop can still give
    around: dict[str, list[Group]]  # every auction tile; the last group holds the auction
    on: dict[str, list[Group]]  # the uses of a tile, one after another
    offered: list[str]
    villages: list[str]


class Bid(NamedTuple):
    """KF-5.3."""

    tile: str
    colour: str
    taken: frozenset[str]  # where the losing groups stood
    added: int


class Use(NamedTuple):
    """KF-6.14, KF-6.32."""

    tile: str
    taken: frozenset[str]
    added: tuple[int, ...]  # by colour
    given: str  # a colour, a type, or the tile of a whole group
    gained: str


Action = Bid | Use


# ---------------------------------------------------------------- what holds in a situation


def lock(s: Situation, tile: str) -> str:
    """The colour of who stands; a lying group with nobody else there stands up (KF-5.9, KF-12.16)."""
    there = s.on.get(tile, []) + s.around.get(tile, [])
    standing = [group.colour for group in there if not group.lies]
    return standing[0] if standing else there[0].colour if there else ""


def own(s: Situation, tile: str) -> int:
    return sum(group.size for group in s.around[tile] if group.seat == ME)


def losing(s: Situation) -> dict[str, Group]:
    """Groups that may move: not the last, which is the largest (KF-5.16, KF-5.17)."""
    return {tile: group for tile, groups in s.around.items() for group in groups[:-1] if group.seat == ME}


def counted(s: Situation, taken: frozenset[str], added: tuple[int, ...]) -> dict[str, int]:
    """All workers of a crew, whole groups and others (KF-5.18, KF-6.14)."""
    groups = [losing(s)[tile] for tile in taken]
    return {c: n + sum(g.size for g in groups if g.colour == c) for c, n in zip(COLOURS, added)}


# ---------------------------------------------------------------- what comes of an action


def after(s: Situation, action: Action) -> Situation:
    """Groups have moved as a whole and workers left the screen; what a tile brings is not looked at."""
    return after_use(s, action) if isinstance(action, Use) else after_bid(s, action)


def after_bid(s: Situation, bid: Bid) -> Situation:
    size = own(s, bid.tile) + bid.added + sum(losing(s)[tile].size for tile in bid.taken)
    group = Group(ME, bid.colour, size, lies_at(s, bid.tile, bid.colour))
    around = without(s, {*bid.taken, bid.tile})
    workers = {**s.workers, bid.colour: s.workers[bid.colour] - bid.added}
    return s._replace(around={**around, bid.tile: [*around[bid.tile], group]}, workers=workers)


def after_use(s: Situation, use: Use) -> Situation:
    crew = counted(s, use.taken, use.added)
    placed = [Group(ME, colour, n, lies_at(s, use.tile, colour)) for colour, n in crew.items() if n > 0]
    workers = {c: s.workers[c] - n - (c == use.given) for c, n in zip(COLOURS, use.added)}
    on = {**s.on, use.tile: s.on.get(use.tile, []) + placed}
    return s._replace(around=without(s, {*use.taken, use.given}), on=on, workers=workers)


def lies_at(s: Situation, tile: str, colour: str) -> bool:
    """KF-12.13, KF-12.18."""
    return lock(s, tile) not in ("", colour)


def without(s: Situation, gone: set[str]) -> dict[str, list[Group]]:
    return {tile: [g for g in groups if g.seat != ME or tile not in gone] for tile, groups in s.around.items()}
