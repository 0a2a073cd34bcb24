"""What a village is worth: printed points, bonuses of scoring tiles, gold (KF-13 – KF-15)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.table import Table
from kubrik.games.keyflower.box.tiles import Score
from kubrik.games.keyflower.rules.scoring.allocation import (
    NOWHERE,
    Allocated,
    Allocation,
    Marker,
    Scorer,
    Stock,
    best_of_all,
)
from kubrik.games.keyflower.rules.scoring.loops import best_loop
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.routes import neighbours, river_boats, transport_capacity
from kubrik.games.keyflower.table.state import Keyflower, PointsNow
from kubrik.games.keyflower.table.village import Plot
from kubrik.games.keyflower.terms import (
    DOUBLE_TRANSPORT,
    NO_SCORE,
    PER_KEPT,
    PER_LOOP_TILE,
    PER_NEIGHBOUR,
    PER_RIVER_BOAT,
    PER_TRANSPORT,
    RESOURCES,
    SWAP_IN_SCORING,
)


class Tally:
    """The points of one player, tile by tile."""

    def __init__(self) -> None:
        self.tiles: Final[list[int]] = []
        self.points: Final[list[int]] = []
        self.gold = 0  # points of gold not used by a tile (KF-14.11)
        self.marker: Marker | None = None  # what the purple marker counts as
        self.total = 0

    def add(self, tile: int, points: int) -> None:
        self.tiles.append(tile)
        self.points.append(points)
        self.total += points


class TalliedNow(PointsNow):
    """The tally of each player, as it would be at the end."""

    def of(self, t: Table) -> list[int]:
        assert isinstance(t, Keyflower)
        return [tally_of(t, seat).total for seat in range(t.seats)]


def tally_of(t: Keyflower, seat: int) -> Tally:
    """Printed points, scoring tiles and gold (KF-14.2). Items are allocated for the most points (KF-14.18)."""
    tally = Tally()
    scorers: list[Scorer] = []
    for tile in t.players[seat].village:
        plot = t.plot(tile)
        points = t.rules.tile_points.of(t, tile, plot.shown.points) + place_points(t, seat, plot)
        if is_scorer(plot):
            scorers.append(Scorer(tile, plot.shown.score))
        if points > 0:
            tally.add(tile, points)
    add_items(t, seat, scorers, tally)
    return tally


def is_scorer(plot: Plot) -> bool:
    """Does it score workers, skill tiles or resources?"""
    kind = plot.shown.score.kind
    return kind not in (NO_SCORE, PER_NEIGHBOUR, PER_TRANSPORT, PER_LOOP_TILE, PER_RIVER_BOAT)


def place_points(t: Keyflower, seat: int, plot: Plot) -> int:
    """The points of a tile that depend on its place or its neighbours."""
    score = plot.shown.score
    if score.kind == NO_SCORE:
        return 0
    if score.kind == PER_NEIGHBOUR:
        return score.points * neighbours(plot)
    return boat_points(t, seat, score)


def boat_points(t: Keyflower, seat: int, score: Score) -> int:
    """The points of a boat in the village of its owner (KF-13)."""
    if score.kind == PER_TRANSPORT:
        times = 2 if t.players[seat].has(DOUBLE_TRANSPORT) else 1  # 2b doubles the boat Keyflower (KF-12.8.1)
        return score.points * times * transport_capacity(t.plots, t.players[seat].village)
    if score.kind == PER_LOOP_TILE:
        return score.points * best_loop(t.plots, t.players[seat].village)
    if score.kind == PER_RIVER_BOAT:
        boats = river_boats(t.plots, t.plot(t.players[seat].home))
        return score.scale[min(boats, len(score.scale) - 1)]
    return 0


def add_items(t: Keyflower, seat: int, scorers: list[Scorer], tally: Tally) -> None:
    """Adds workers and skill tiles behind the screen, and the resources of the village (KF-14.3, KF-14.4)."""
    player = t.players[seat]
    found = best_of_all(
        player.workers,
        player.skills,
        stocks_of(t, seat),
        scorers,
        player.has(SWAP_IN_SCORING),
        t.rules.settings.alike_left,
        t.start_won and t.start == seat,  # only if won by a bid in winter (KF-14.12, KF-14.14)
    )
    add_lines(tally, found.workers)
    add_lines(tally, found.skills)
    add_lines(tally, found.resources)
    tally.gold = found.resources.left
    tally.total += tally.gold
    tally.marker = marker_of(found)


def add_lines(tally: Tally, allocation: Allocation) -> None:
    for line in allocation.lines:
        if line.points > 0:
            tally.add(line.tile, line.points)


def marker_of(found: Allocated) -> Marker | None:
    return found.marker if found.marker.items >= 0 else None


def stocks_of(t: Keyflower, seat: int) -> list[Stock]:
    """The village's resources: on yards, tile by tile, and all others (KF-14.5, KF-14.6, KF-14.7, KF-14.8)."""
    others = [0, 0, 0, 0]
    stocks: list[Stock] = []
    for tile in t.players[seat].village:
        plot = t.plot(tile)
        for kind in range(len(RESOURCES)):
            n = plot.resources[kind]
            if n > 0:
                if plot.shown.score.kind == PER_KEPT:
                    stocks.append(Stock(kind, n, tile))
                else:
                    others[kind] += n
    for kind in range(len(RESOURCES)):
        if others[kind] > 0:
            stocks.append(Stock(kind, others[kind], NOWHERE))
    return stocks


def note_tally(t: Keyflower, seat: int, tally: Tally) -> None:
    """Notes every line of the result; first what the marker counts as, because other lines depend on it."""
    if t.journal is None:
        return
    marker = tally.marker
    if marker is not None:
        t.note(notes.MARKER_COUNTED, seat, marker.items, marker.kind)
    for i in range(len(tally.tiles)):
        t.note(notes.TILE_SCORED, seat, tally.tiles[i], tally.points[i])
    if tally.gold > 0:
        t.note(notes.GOLD_SCORED, seat, tally.gold)
    t.note(notes.RESULT, seat, tally.total)
