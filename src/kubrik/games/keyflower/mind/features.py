"""What a learned opinion looks at: numbers that describe each player, written quickly.

Beside plain counts there are the sums of the handwritten evaluation, part by part: how much each counts is learned.
"""

from __future__ import annotations

from typing import Final

from kubrik.engine.opinion import Features
from kubrik.engine.table import Table
from kubrik.games.keyflower.box.tiles import UpgradableTile
from kubrik.games.keyflower.mind.columns import (
    ALL_RESOURCES,
    ALL_SKILLS,
    AUCTIONS_LED,
    BEGUN_UPGRADES,
    COMMANDING,
    IN_LOSING_GROUPS,
    IN_REACH,
    IN_WINTER,
    ITEMS,
    JOINTS,
    LEADING,
    LEADING_LATER,
    MORE_POINTS,
    MORE_SKILLS,
    MORE_WINTER_FIT,
    MORE_WORKERS,
    ON_OWN_TILES,
    OPEN,
    PRINTED,
    READY,
    RESOURCES_AT_HOME,
    RESOURCES_LATER,
    SAFE,
    SAFE_LATER,
    SCREEN,
    SCREEN_LATER,
    SEASONS_LEFT,
    SKETCH,
    SKILLS_LATER,
    START,
    TILES,
    TILES_LATER,
    TO_MOVE,
    TRANSPORT_LATER,
    TRANSPORTED,
    UNDER_WAY,
    UPGRADABLE,
    UPGRADED,
    UPGRADED_LATER,
    USEFUL,
    VILLAGE,
    VILLAGE_LATER,
    WINTER_FIT,
    WINTER_HAND,
    WON,
    WORKERS,
    WORKERS_LATER,
    WORKERS_OF_A_COLOUR,
)
from kubrik.games.keyflower.mind.evaluation import HOLDS, add_transport, auction_value
from kubrik.games.keyflower.mind.fitting import add_winter_fit, useful_resources
from kubrik.games.keyflower.mind.holdings import progress, screen_value, sketch_value, village_value, won_value
from kubrik.games.keyflower.mind.holdings_winter import items_value
from kubrik.games.keyflower.mind.prospects import Prospects
from kubrik.games.keyflower.table.auctions import FREE, NOBODY, Auction
from kubrik.games.keyflower.table.state import Keyflower, Rules
from kubrik.games.keyflower.table.village import NO_RESOURCES, Plot
from kubrik.games.keyflower.terms import COLOURS, GREEN, RESOURCES, SEASONS, SKILLS, TRANSPORT, WINTER

POINTS: Final = 10.0  # so many are 1.0
STAGES: Final = 3  # of a season
WORKER_KINDS: Final = len(OPEN)
SKILL_KINDS: Final = WORKER_KINDS + len(COLOURS)
RESOURCE_KINDS: Final = SKILL_KINDS + len(SKILLS)
FRONTS: Final = RESOURCE_KINDS + len(RESOURCES)


class KeyflowerFeatures(Features):
    """Parts are tiles."""

    def __init__(self, rules: Rules, prospects: Prospects) -> None:
        parts = [f"tile {tile.name.id}" for tile in rules.tiles]
        kinds = [f"worker {c}" for c in COLOURS] + [f"skill {s}" for s in SKILLS] + [f"resource {r}" for r in RESOURCES]
        super().__init__(OPEN + kinds + parts + [f"upgraded {part}" for part in parts], parts, STAGES * len(SEASONS))
        self.backs: Final = FRONTS + len(parts)
        self.prospects: Final = prospects

    def phase(self, t: Table) -> int:
        """The season, and whether it is about to end."""
        assert isinstance(t, Keyflower)
        return STAGES * max(t.season, 0) + (2 if not t.auctioned else 1 if t.passes > 0 else 0)

    def of(self, t: Table) -> list[list[float]]:
        """A row of numbers for each player."""
        assert isinstance(t, Keyflower)
        rows = [self.row(t, seat) for seat in range(t.seats)]
        holds = HOLDS + (1.0 - HOLDS) * t.passes / t.seats
        for tile in t.auctioned:
            auction = t.auctions[tile]
            if auction is not None:
                self.add_auction(t, auction, holds, rows)
        under_way = [0.0] * t.seats
        add_transport(t, under_way)
        for seat in range(t.seats):
            finish(rows[seat], under_way[seat])
        add_winter_fit(t, WINTER_FIT, POINTS, rows)
        command(rows)
        compare(rows, WORKERS, MORE_WORKERS)
        compare(rows, PRINTED, MORE_POINTS)
        compare(rows, WINTER_FIT, MORE_WINTER_FIT)
        compare(rows, ALL_SKILLS, MORE_SKILLS)
        return rows

    def row(self, t: Keyflower, seat: int) -> list[float]:
        row = [0.0] * len(self.names)
        player = t.players[seat]
        row[SEASONS_LEFT] = (WINTER - max(t.season, 0)) / WINTER
        row[IN_WINTER] = 1.0 if t.season == WINTER else 0.0
        row[VILLAGE] = village_value(t, seat, self.prospects) / POINTS
        row[SCREEN] = screen_value(t, seat) / POINTS
        row[WON] = won_value(t, seat, self.prospects) / POINTS
        row[ITEMS] = items_value(t, seat) / POINTS if t.season == WINTER else 0.0
        row[SKETCH] = sketch_value(t, seat) / POINTS
        row[TO_MOVE] = 1.0 if t.to_move == seat else 0.0
        row[START] = 1.0 if t.start == seat else 0.0
        row[WINTER_HAND] = len(player.winter) / POINTS
        for colour in range(len(COLOURS)):
            n = player.workers[colour] / POINTS
            row[WORKER_KINDS + colour] = n
            row[WORKERS] += n
            if colour != GREEN:
                row[WORKERS_OF_A_COLOUR] = max(row[WORKERS_OF_A_COLOUR], n)
        for kind in range(len(SKILLS)):
            row[SKILL_KINDS + kind] = player.skills[kind] / POINTS
            row[ALL_SKILLS] += player.skills[kind] / POINTS
        for tile in player.village:
            self.add_plot(t, seat, t.plot(tile), row)
        for tile in player.won:
            row[FRONTS + tile] += 1.0
            row[TILES] += 1.0 / POINTS
        useful = useful_resources(t, player.village) / POINTS
        row[USEFUL] = useful
        row[IN_REACH] = min(useful, row[TRANSPORTED])
        return row

    def add_plot(self, t: Keyflower, seat: int, plot: Plot, row: list[float]) -> None:
        tile, shown = plot.tile, plot.shown
        row[(FRONTS if plot.face == 0 else self.backs) + tile.index] += 1.0
        row[TILES] += 1.0 / POINTS
        row[PRINTED] += shown.points / POINTS
        row[JOINTS] += plot.joints / POINTS
        if plot.face == 1:
            row[UPGRADED] += 1.0 / POINTS
        elif isinstance(tile, UpgradableTile):
            row[UPGRADABLE] += 1.0 / POINTS
            done = progress(t.players[seat], plot.resources, tile.cost)
            row[BEGUN_UPGRADES] += done / POINTS
            if done >= 1.0:
                row[READY] += self.prospects.gain[tile.index][max(t.season, 0)] / POINTS
        if shown.effect.kind == TRANSPORT:
            row[TRANSPORTED] += (shown.effect.transport + shown.effect.upgrades) / POINTS
        if plot.resources is not NO_RESOURCES:
            for kind in range(len(RESOURCES)):
                row[RESOURCE_KINDS + kind] += plot.resources[kind] / POINTS
                row[ALL_RESOURCES] += plot.resources[kind] / POINTS
                if tile.index == t.players[seat].home:
                    row[RESOURCES_AT_HOME] += plot.resources[kind] / POINTS
        spot = t.spots[tile.index]
        if spot is not FREE:
            row[ON_OWN_TILES] += (spot.on[0] + spot.on[1] + spot.on[2] + spot.on[3]) / POINTS

    def add_auction(self, t: Keyflower, auction: Auction, holds: float, rows: list[list[float]]) -> None:
        """The tile for whoever holds the auction, and the workers in losing groups."""
        tile, winner = auction.tile.index, auction.winner
        if auction.losers != 0:
            for seat in range(t.seats):
                if auction.is_losing(seat):
                    rows[seat][IN_LOSING_GROUPS] += auction.sizes[seat] / POINTS
        if winner == NOBODY or tile in t.players[winner].won:
            return
        row = rows[winner]
        value = auction_value(t, auction, self.prospects) / POINTS * holds
        row[LEADING] += value
        if is_safe(t, auction):
            row[SAFE] += value
        row[AUCTIONS_LED] += holds / POINTS
        row[(FRONTS if auction.face == 0 else self.backs) + tile] += holds
        spot = t.spots[tile]
        if spot is not FREE:
            row[ON_OWN_TILES] += holds * (spot.on[0] + spot.on[1] + spot.on[2] + spot.on[3]) / POINTS


def is_safe(t: Keyflower, auction: Auction) -> bool:
    """Has nobody else enough workers of the colour to bid more?"""
    if not auction.is_open:
        return True
    winner = auction.winner
    colour = auction.colours[winner]
    for other in range(t.seats):
        if other != winner and t.players[other].workers[colour] + auction.sizes[other] > auction.to_beat:
            return False
    return True


def finish(row: list[float], under_way: float) -> None:
    """What counts differently early and late."""
    left = row[SEASONS_LEFT]
    row[UNDER_WAY] = under_way / POINTS
    row[VILLAGE_LATER] = row[VILLAGE] * left
    row[SCREEN_LATER] = row[SCREEN] * left
    row[LEADING_LATER] = row[LEADING] * left
    row[SAFE_LATER] = row[SAFE] * left
    row[TILES_LATER] = row[TILES] * left
    row[UPGRADED_LATER] = row[UPGRADED] * left
    row[TRANSPORT_LATER] = row[TRANSPORTED] * left
    row[WORKERS_LATER] = row[WORKERS] * left
    row[SKILLS_LATER] = row[ALL_SKILLS] * left
    row[RESOURCES_LATER] = row[ALL_RESOURCES] * left


def command(rows: list[list[float]]) -> None:
    """How many workers each player has of colours in which nobody has as many."""
    for colour in range(len(COLOURS)):
        of = WORKER_KINDS + colour
        for seat in range(len(rows)):
            best = 0.0
            for other in range(len(rows)):
                if other != seat:
                    best = max(best, rows[other][of])
            rows[seat][COMMANDING] += max(0.0, rows[seat][of] - best)


def compare(rows: list[list[float]], of: int, to: int) -> None:
    """By how much each player has more of it than the best of the others, or less."""
    for seat in range(len(rows)):
        best = -1.0
        for other in range(len(rows)):
            if other != seat:
                best = max(best, rows[other][of])
        rows[seat][to] = rows[seat][of] - best
