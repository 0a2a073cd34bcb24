"""The end of the game: the free upgrade of a boat, the scoring, the winners (KF-13.11, KF-14, KF-16)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Ask, Step
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.box.tiles import Boat
from kubrik.games.keyflower.rules.scoring.scoring import note_tally, tally_of
from kubrik.games.keyflower.rules.transport.upgrading import is_upgradable
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.choices import FLIP
from kubrik.games.keyflower.table.questions import WHAT_TO_FLIP
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import MAX_PLAYERS


class FreeUpgrade(Step[Keyflower]):
    """For the owner of a boat that flips, after all tiles are placed (KF-13.11, R-KF-19)."""

    def run(self, t: Keyflower) -> None:
        for seat in range(t.seats):
            if owns_flipper(t, seat) and flippable(t, seat):
                t.do_first(FLIP_ONE[seat])


def owns_flipper(t: Keyflower, seat: int) -> bool:
    for tile in t.players[seat].village:
        boat = t.rules.tiles[tile]
        if isinstance(boat, Boat) and boat.flips:
            return True
    return False


def flippable(t: Keyflower, seat: int) -> list[int]:
    return [tile for tile in t.players[seat].village if is_upgradable(t.plot(tile))]


class FlipOne(Ask[Keyflower]):
    """The owner may flip one tile without paying."""

    def options(self, t: Keyflower) -> list[Choice]:
        choices = t.rules.choices
        return [choices.flip_none, *[choices.flip[tile] for tile in flippable(t, self.seat)]]

    def question(self, t: Keyflower) -> Question:
        return WHAT_TO_FLIP

    def chosen(self, t: Keyflower, choice: Choice) -> None:
        if choice.kind == FLIP:
            t.plots[choice.a] = t.plot(choice.a).turned_over()
            t.note(notes.FLIPPED, self.seat, choice.a)


class FinalScoring(Step[Keyflower]):
    """Scores all players once, after winter (KF-14.1)."""

    def run(self, t: Keyflower) -> None:
        t.over = True
        t.show()
        for seat in range(t.seats):
            tally = tally_of(t, seat)
            t.points.append(tally.total)
            note_tally(t, seat, tally)
        for seat, rank in enumerate(ranks(t)):
            if rank == 1:
                t.note(notes.WINNER, seat)


def ranks(t: Keyflower) -> list[int]:
    """Most points win; equal ones share the better rank (KF-16.1, KF-16.2, KF-16.3)."""
    points = t.points
    return [1 + len([1 for other in points if other > own]) for own in points]


FLIP_ONE: Final[list[AnyStep]] = [FlipOne(seat) for seat in range(MAX_PLAYERS)]
