"""An expansion of the toy game: gulls. They are fed or shooed at each sale, and make eels cheaper."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.engine.questions import Question
from kubrik.engine.rules import Annex, Modifier, Reaction
from kubrik.engine.steps import Ask, Step
from kubrik.engine.table import AnyStep
from tests.engine.toy import FED, FEED, FEED_OR_SHOO, NONE, SHOO, Harbour, HarbourRules, LandFish

EEL: Final = 2


class Gulls(Annex):
    """How many gulls there are, and what may be done about them."""

    def __init__(self, feed_or_shoo: list[Choice], count: int) -> None:
        self.feed_or_shoo: Final = feed_or_shoo
        self.count = count

    def clone(self) -> Gulls:
        return Gulls(self.feed_or_shoo, self.count)


def gulls(t: Harbour) -> Gulls:
    annex = t.annexes[0]
    assert isinstance(annex, Gulls)
    return annex


class GullsCome(Step[Harbour]):
    """GU-1.1: three gulls steal the fish."""

    def run(self, t: Harbour) -> None:
        if gulls(t).count >= 3 and t.landed != NONE:
            gulls(t).count = 0
            t.eaten[t.landed] += 1
            t.landed = NONE


class FeedOrShoo(Ask[Harbour]):
    """GU-1.2: feeding brings a point and another gull."""

    def options(self, t: Harbour) -> list[Choice]:
        return gulls(t).feed_or_shoo

    def question(self, t: Harbour) -> Question:
        return FEED_OR_SHOO

    def chosen(self, t: Harbour, choice: Choice) -> None:
        if choice.kind == FEED:
            t.points[self.seat] += 1
            gulls(t).count += 1
            t.note(FED, self.seat)


class Beg(Reaction[Harbour]):
    """GU-1.2."""

    def steps(self, t: Harbour, seat: int, subject: int) -> list[AnyStep]:
        return [FeedOrShoo(seat)]


class CheapEels(Modifier[Harbour]):
    """GU-1.3: gulls have pecked at the eels."""

    def change(self, t: Harbour, subject: int, n: int) -> int:
        return max(n - gulls(t).count, 0) if subject == EEL else n


def install(rules: HarbourRules) -> None:
    choices = [rules.catalogue.add(FEED, "feed"), rules.catalogue.add(SHOO, "shoo")]
    rules.annexes.append(Gulls(choices, 1))
    rules.day.insert_after(LandFish, GullsCome())
    rules.sold.reactions.append(Beg())
    rules.price.modifiers.append(CheapEels())
