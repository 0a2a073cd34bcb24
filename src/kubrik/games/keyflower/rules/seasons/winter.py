"""Winter tiles: dealt at set-up, kept secret, and chosen for the last auctions (KF-2.16, KF-3)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.questions import Question
from kubrik.engine.steps import AskAll, Draw, Step
from kubrik.engine.table import AnyStep
from kubrik.games.keyflower.rules.seasons.start import lay_out
from kubrik.games.keyflower.table import notes
from kubrik.games.keyflower.table.questions import WINTER_TILES
from kubrik.games.keyflower.table.state import Keyflower
from kubrik.games.keyflower.terms import MAX_PLAYERS, SPRING, WINTER


class DealWinterTiles(Step[Keyflower]):
    """At set-up, seat by seat; the rest leave the game unseen (KF-2.16, KF-2.17, KF-2.22)."""

    def run(self, t: Keyflower) -> None:
        if t.season != SPRING:
            return
        t.winter_left = [tile.index for tile in t.rules.box.winter]
        steps: list[AnyStep] = []
        for seat in range(t.seats):
            steps += [DEAL_TILE[seat]] * t.rules.box.winter_each[t.seats]
        t.do(steps)


class DealWinterTile(Draw[Keyflower]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def outcomes(self, t: Keyflower) -> list[Outcome]:
        return [Outcome(t.rules.outcomes.tile[i], 1) for i in t.winter_left]

    def draw(self, t: Keyflower) -> Choice:
        return t.rules.outcomes.tile[t.winter_left[t.rng.below(len(t.winter_left))]]

    def drawn(self, t: Keyflower, outcome: Choice) -> None:
        player = t.players[self.seat]
        t.winter_left = [i for i in t.winter_left if i != outcome.a]
        player.winter = sorted([*player.winter, outcome.a])
        t.whisper(self.seat, notes.WINTER_TILE_DEALT, self.seat, outcome.a)


class ChooseWinterTiles(Step[Keyflower]):
    """Players decide what is on offer in winter (KF-11.1)."""

    def run(self, t: Keyflower) -> None:
        if t.season == WINTER:
            t.do_first(OFFER_TILES)


class OfferWinterTiles(AskAll[Keyflower]):
    """Each player secretly offers at least one of their own; all see how many, but not whose (KF-3.13, KF-3.14,
    KF-3.15, KF-3.17).
    """

    def asked(self, t: Keyflower) -> list[int]:
        return list(range(t.seats))

    def options(self, t: Keyflower, seat: int, so_far: list[Choice]) -> list[Choice]:
        if so_far:
            return []
        some = [0]
        for tile in t.players[seat].winter:
            some += [held | 1 << tile for held in some]
        return sorted([t.rules.choices.offer_of[held] for held in some[1:]], key=place_in_catalogue)

    def question(self, t: Keyflower, seat: int, so_far: list[Choice]) -> Question:
        return WINTER_TILES

    def chosen(self, t: Keyflower, answers: list[list[Choice]]) -> None:
        offered: list[int] = []
        for seat in range(t.seats):
            some = t.rules.choices.winter_sets[answers[seat][0].a]
            offered += some
            t.players[seat].winter = []
            t.note(notes.WINTER_TILES_CHOSEN, seat, len(some))
        t.on_offer = sorted(offered)  # sorted, so that the order tells nothing (KF-3.15, KF-3.20)
        for tile in t.on_offer:
            lay_out(t, tile, 0)


def place_in_catalogue(choice: Choice) -> int:
    return choice.index


DEAL_TILE: Final[list[AnyStep]] = [DealWinterTile(seat) for seat in range(MAX_PLAYERS)]
OFFER_TILES: Final[AnyStep] = OfferWinterTiles()
