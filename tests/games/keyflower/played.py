"""A table in play: choosing by name, telling chance, and looking at what has come of it, in words."""

from __future__ import annotations

from typing import Self

from kubrik.engine.choices import Choice
from kubrik.engine.illegal import Illegal
from kubrik.engine.play import choose, options, question_clause, to_act
from kubrik.engine.table import CHANCE
from kubrik.games.keyflower.auctions import NO_COLOUR, Auction
from kubrik.games.keyflower.scoring import tally_of
from kubrik.games.keyflower.state import Keyflower
from kubrik.games.keyflower.terms import COLOURS, RESOURCES, SKILLS
from tests.games.keyflower.pieces import in_words, tile_of


class Played:
    """What a scene may do once the table is set."""

    def __init__(self, t: Keyflower) -> None:
        self.t = t

    # ---- playing it

    def choose(self, seat: int, *names: str) -> Self:
        """One choice after another, by their names; Illegal where the rules say so."""
        for name in names:
            choose(self.t, seat, self.choice(name))
        return self

    def chance(self, *names: str) -> Self:
        for name in names:
            outcome = self.t.rules.outcomes.catalogue.named(name)
            assert outcome is not None, f"chance knows no {name!r}"
            choose(self.t, CHANCE, outcome)
        return self

    def choice(self, name: str) -> Choice:
        found = self.t.rules.choices.catalogue.named(name)
        assert found is not None, f"there is no choice {name!r}"
        return found

    # ---- looking

    def options(self, seat: int) -> list[str]:
        return [c.name for c in options(self.t, seat)]

    def asked(self) -> list[int]:
        return to_act(self.t)

    def clause(self, seat: int) -> str:
        return question_clause(self.t, seat)

    def refusal(self, seat: int, name: str) -> str:
        """The clause that forbids this choice."""
        try:
            self.choose(seat, name)
        except Illegal as e:
            return e.clause
        raise AssertionError(f"{name!r} is not refused")

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

    def notes(self, kind: int, seat: int | None = None) -> list[tuple[int, int, int, int]]:
        """The facts of one kind in the journal (as this seat reads it)."""
        journal = self.t.journal
        assert journal is not None
        read = journal.notes if seat is None else journal.read_by(seat)
        return [(n.a, n.b, n.c, n.d) for n in read if n.kind == kind]
