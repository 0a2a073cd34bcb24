"""Another expansion of the toy game: soup. Once a day somebody puts one together in private, out of salted fish."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.steps import Draft, Step
from tests.engine.toy import (
    COOK,
    COOK_OR_REST,
    COOKED,
    FISH,
    FORCED,
    HERBS,
    HOW_MANY_HERBS,
    POT,
    REST,
    WHICH_FISH,
    Auction,
    Harbour,
    HarbourRules,
)

MOST_HERBS: Final = 2


class Recipes:
    """The choices of a cook."""

    def __init__(self, rules: HarbourRules) -> None:
        c = rules.catalogue
        self.rest: Final = c.add(REST, "rest")
        self.cook: Final = c.add(COOK, "cook")
        self.fish: Final = [c.add(POT, f"boil {fish}", i) for i, fish in enumerate(FISH)]
        self.herbs: Final = [c.add(HERBS, f"herbs {n}", n) for n in range(MOST_HERBS + 1)]


class MakeSoup(Step[Harbour]):
    """SO-1.1: every day another seat, never the one with the bell."""

    def __init__(self, recipes: Recipes) -> None:
        self.recipes: Final = recipes

    def run(self, t: Harbour) -> None:
        t.do_first(Soup(t.day % t.seats, self.recipes))


class Soup(Draft[Harbour]):
    """SO-1: cook or rest, which fish of the cellar, and how many herbs at a coin each."""

    def __init__(self, seat: int, recipes: Recipes) -> None:
        super().__init__(seat)
        self.recipes: Final = recipes

    def options(self, t: Harbour, seat: int, so_far: list[Choice]) -> list[Choice]:
        recipes, cellar = self.recipes, t.salted[seat]
        if not so_far:
            return [recipes.rest, recipes.cook] if any(cellar) else [recipes.rest]
        if so_far[-1].kind == COOK:
            return [recipes.fish[i] for i, n in enumerate(cellar) if n > 0]
        return recipes.herbs[: t.coins[seat] + 1] if so_far[-1].kind == POT else []

    def question(self, t: Harbour, seat: int, so_far: list[Choice]) -> Question:
        return [COOK_OR_REST, WHICH_FISH, HOW_MANY_HERBS][len(so_far)]

    def refusal(self, t: Harbour, seat: int, so_far: list[Choice], choice: Choice) -> str:
        return "SO-1.2" if choice.kind == COOK else ""

    def forced(self, t: Harbour, seat: int, so_far: list[Choice]) -> None:
        t.whisper(seat, FORCED, seat, so_far[-1].a)

    def composed(self, t: Harbour, answers: list[Choice]) -> None:
        """Herbs can be smelled: who has used some can't say that there was no soup."""
        if answers[0].kind == REST:
            return
        fish, herbs = answers[1].a, answers[2].a
        t.salted[self.seat][fish] -= 1
        t.eaten[fish] += 1
        t.coins[self.seat] -= herbs
        t.points[self.seat] += fish + 2 * herbs
        t.note(COOKED, self.seat, fish, herbs)
        if herbs > 0:
            t.show()


def install_soup(rules: HarbourRules) -> None:
    rules.day.insert_after(Auction, MakeSoup(Recipes(rules)))
