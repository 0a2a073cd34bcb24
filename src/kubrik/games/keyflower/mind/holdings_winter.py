"""What workers, skill tiles and resources score in winter, with the tiles that are being won."""

from __future__ import annotations

from kubrik.games.keyflower.rules.scoring.best import most_of_counts, most_of_resources
from kubrik.games.keyflower.rules.scoring.items import Scorer, scorers_of
from kubrik.games.keyflower.rules.scoring.scoring import is_scorer, stocks_of
from kubrik.games.keyflower.table.auctions import FREE
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import NO_SCORE, OF_SKILLS, OF_WORKERS, SWAP_IN_SCORING


def items_value(t: Keyflower, seat: int) -> float:
    """In winter: what workers, skill tiles and resources score, including with winter tiles that are being won."""
    player = t.players[seat]
    scorers: list[Scorer] = []
    for tile in player.village:
        if is_scorer(t.plot(tile)):
            scorers.append(Scorer(tile, t.plot(tile).shown.score))
    for tile in t.on_offer:
        if t.auction(tile).winner == seat and t.auction(tile).shown.score.kind != NO_SCORE:
            scorers.append(Scorer(tile, t.auction(tile).shown.score))
    points = most_of_resources(stocks_of(t, seat), scorers, player.has(SWAP_IN_SCORING), t.rules.settings.alike_left)
    if scorers:
        points += most_of_counts(workers_in_the_end(t, seat), scorers_of(scorers, OF_WORKERS))
        points += most_of_counts(player.skills, scorers_of(scorers, OF_SKILLS))
    return float(points)


def workers_in_the_end(t: Keyflower, seat: int) -> list[int]:
    """The workers a player will have at the end: behind the screen, in losing groups, and on village tiles."""
    workers = t.players[seat].workers.copy()
    for tile in t.players[seat].village:
        spot = t.spots[tile]
        if spot is not FREE:
            for colour in range(4):
                workers[colour] += spot.on[colour]
    for tile in t.auctioned:
        auction = t.auctions[tile]
        if auction is not None and auction.is_losing(seat):
            workers[auction.colours[seat]] += auction.sizes[seat]
    return workers
