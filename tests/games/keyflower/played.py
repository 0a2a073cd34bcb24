"""A table in play: looking at what has come of it, in words."""

from __future__ import annotations

from kubrik.games.keyflower.rules.scoring.scoring import tally_of
from kubrik.games.keyflower.table.auctions import NO_COLOUR, Auction
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SKILLS
from tests.games.keyflower.pieces import in_words, tile_of
from tests.games.playing import Playing


class Played(Playing[Keyflower]):
    """What a scene may look at once the table is set."""

    def __init__(self, t: Keyflower) -> None:
        super().__init__(t, t.rules.choices.catalogue, t.rules.outcomes.catalogue)

    def auction(self, name: str) -> Auction:
        return self.t.auction(tile_of(name))

    def workers(self, seat: int) -> str:
        return in_words(self.t.players[seat].workers, COLOURS)

    def skills(self, seat: int) -> str:
        return in_words(self.t.players[seat].skills, SKILLS)

    def group(self, seat: int, name: str) -> str:
        auction = self.auction(name)
        return f"{COLOURS[auction.colours[seat]]} {auction.sizes[seat]}" if auction.sizes[seat] else ""

    def winner(self, name: str) -> int:
        return self.auction(name).winner

    def lock(self, name: str) -> str:
        lock = self.t.spots[tile_of(name)].lock
        return "" if lock == NO_COLOUR else COLOURS[lock]

    def on(self, name: str) -> str:
        """The workers standing on a tile."""
        return in_words(self.t.spots[tile_of(name)].on, COLOURS)

    def lying_there(self, name: str) -> str:
        """The resources on a tile."""
        return in_words(self.t.plot(tile_of(name)).resources, RESOURCES)

    def in_bag(self) -> str:
        return in_words(self.t.bag, COLOURS)

    def village(self, seat: int) -> str:
        return " ".join(self.t.rules.tiles[i].name.id for i in self.t.players[seat].village)

    def points(self, seat: int) -> int:
        """As if the game ended now."""
        return tally_of(self.t, seat).total

    def scored(self, seat: int) -> dict[str, int]:
        """The points of each tile that has some, and of gold; as if the game ended now."""
        tally = tally_of(self.t, seat)
        points = {self.t.rules.tiles[i].name.id: n for i, n in zip(tally.tiles, tally.points)}
        return {**points, "gold": tally.gold} if tally.gold else points
