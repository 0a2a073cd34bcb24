"""What goes together: resources with the upgrades that need them, winter tiles with what they would score."""

from __future__ import annotations

from kubrik.games.keyflower.box.tiles import Score, UpgradableTile
from kubrik.games.keyflower.table.auctions import NOBODY
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.table.village import NO_RESOURCES
from kubrik.games.keyflower.terms import OF_RESOURCES, OF_SKILLS, OF_WORKERS, PER_ANY, PER_CHOSEN, PER_SET, WINTER


def useful_resources(t: Keyflower, village: list[int]) -> float:
    """How many resources would help an upgrade if they were carried there."""
    needed = [0, 0, 0, 0]
    spare = [0, 0, 0, 0]
    for index in village:
        plot = t.plot(index)
        tile, there = plot.tile, plot.resources
        upgradable = plot.face == 0 and isinstance(tile, UpgradableTile)
        for kind in range(4):
            cost = tile.cost.resources[kind] if upgradable and isinstance(tile, UpgradableTile) else 0
            needed[kind] += max(0, cost - there[kind])
            spare[kind] += max(0, there[kind] - cost)
    useful = 0
    for kind in range(4):
        useful += min(needed[kind], spare[kind])
    return float(useful)


def add_winter_fit(t: Keyflower, column: int, unit: float, rows: list[list[float]]) -> None:
    """Adds what winter tiles would score for each player now: those in hand, later those that nobody bids for."""
    for seat in range(t.seats):
        scores: list[Score] = []
        if t.season == WINTER:
            for tile in t.on_offer:
                auction = t.auctions[tile]
                if auction is not None and auction.winner == NOBODY:
                    scores.append(auction.shown.score)
        else:
            for tile in t.players[seat].winter:
                scores.append(t.rules.tiles[tile].faces[0].score)
        if scores:
            rows[seat][column] = fits(t, seat, scores) / unit


def fits(t: Keyflower, seat: int, scores: list[Score]) -> float:
    """The points of these scores, each counted for itself."""
    player = t.players[seat]
    resources = [0, 0, 0, 0]
    for index in player.village:
        there = t.plot(index).resources
        if there is not NO_RESOURCES:
            for kind in range(4):
                resources[kind] += there[kind]
    value = 0
    for score in scores:
        if score.items == OF_WORKERS:
            value += points_of(player.workers, score)
        elif score.items == OF_SKILLS:
            value += points_of(player.skills, score)
        elif score.items == OF_RESOURCES:
            value += points_of(resources, score)
    return float(value)


def points_of(counts: list[int], score: Score) -> int:
    """What a tile scores for these items if it is the only one."""
    if score.kind == PER_CHOSEN:
        return score.points * max(counts)
    if score.kind == PER_ANY:
        return score.points * (sum(counts) // score.n)
    if score.kind != PER_SET:
        return 0
    sets = counts[score.types[0]]
    for kind in score.types:
        sets = min(sets, counts[kind])
    return score.points * sets
