"""The law about news notices a draft that tells too much: soups of the toy game that speak of the cook's taste."""

from __future__ import annotations

import pytest

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.play import advance
from kubrik.testing.law_book.news import journals_tell_what_a_seat_may_know
from kubrik.testing.moment import Moment
from tests.engine.toy import COOK, COOKED, POT, Harbour, RingOrNot
from tests.engine.toy_box import fish_are_conserved, harbour
from tests.engine.toy_soup import Recipes, Soup

COOK_S_SEAT = 1


class HastySoup(Soup):
    """Cook what you like best, or rest; all see the fish, and yet the soup could be undone."""

    def options(self, t: Harbour, seat: int, so_far: list[Choice]) -> list[Choice]:
        if not so_far:
            return [self.recipes.rest, self.recipes.cook]
        return [self.recipes.fish[t.tastes[seat]]] if so_far[-1].kind == COOK else []

    def composed(self, t: Harbour, answers: list[Choice]) -> None:
        if answers[-1].kind == POT:
            t.points[self.seat] += 1 + answers[-1].a
            t.note(COOKED, self.seat, answers[-1].a)


class HonestSoup(HastySoup):
    """The same, and that the fish was shown is said."""

    def composed(self, t: Harbour, answers: list[Choice]) -> None:
        super().composed(t, answers)
        t.show()


class LoudSoup(Soup):
    """Whatever is cooked, the cook's taste is told."""

    def options(self, t: Harbour, seat: int, so_far: list[Choice]) -> list[Choice]:
        return [] if so_far else [self.recipes.rest, self.recipes.cook]

    def composed(self, t: Harbour, answers: list[Choice]) -> None:
        t.note(COOKED, self.seat, t.tastes[self.seat])


class SmellingSoup(LoudSoup):
    """Nobody sees whether there was a soup, yet the journal tells."""

    def composed(self, t: Harbour, answers: list[Choice]) -> None:
        t.note(COOKED, self.seat, answers[0].kind)


class ChattySoup(HastySoup):
    """An answer that goes without saying is said to all."""

    def forced(self, t: Harbour, seat: int, so_far: list[Choice]) -> None:
        t.note(COOKED, seat, so_far[-1].a)

    def composed(self, t: Harbour, answers: list[Choice]) -> None:
        pass


def serve(kind: type[Soup]) -> None:
    """Somebody cooks, again and again, while the law looks on."""
    box = harbour(2)
    t = box.table(3)
    t.tastes = [0, 1]
    t.agenda = [RingOrNot(0), kind(COOK_S_SEAT, Recipes(box.rules))]
    advance(t)
    for seed in range(20):
        journals_tell_what_a_seat_may_know(Moment(box, t, Rng(seed), fish_are_conserved, frozenset()))


def test_an_honest_soup_is_lawful() -> None:
    serve(HonestSoup)


@pytest.mark.parametrize(
    ("kind", "complaint"),
    [
        (HastySoup, "something hidden was shown without show"),
        (LoudSoup, "the journal tells too much"),
        (SmellingSoup, "the journal tells too much"),
        (ChattySoup, "something hidden was shown without show"),
    ],
)
def test_soups_that_tell_too_much_are_not(kind: type[Soup], complaint: str) -> None:
    with pytest.raises(AssertionError, match=complaint):
        serve(kind)
