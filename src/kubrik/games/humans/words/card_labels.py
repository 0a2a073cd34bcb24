"""The labels of choices that name a card."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice
from kubrik.games.humans.table import questions
from kubrik.games.humans.table.choices import Choices
from kubrik.games.humans.views.structs import HumansView, OwnView, Subject
from kubrik.games.humans.words.cards import CardWords

REPLACING: Final = (questions.SHIP_TO_REPLACE.name, questions.STATION_TO_REPLACE.name)
LOSING: Final = (questions.SHIP_TO_LOSE.name, questions.SHIP_LOST_TO_ARMY.name)


class CardLabels:
    """The labels of purchases, and of ships, stations and compensations to use or to lose."""

    def __init__(self, words: CardWords, all: Choices) -> None:
        self.words: Final = words
        self.lang: Final = words.lang
        self.all: Final = all

    def say(self, key: str, **values: str | int) -> str:
        return self.lang.labels[key].format(**values)

    # ---- buying

    def credits(self, view: HumansView, c: Choice, asked: str) -> str:
        terms = self.words.cards.credit
        n = abs(c.a)
        key = self.no_credits(view) if n == 0 else "take_credits" if c.a > 0 else "repay_credits"
        gives, costs = self.lang.number(n * terms.gives), self.lang.number(n * terms.costs)
        return self.say(key, credits=self.lang.counted(n, "credits"), gives=gives, costs=costs)

    def no_credits(self, view: HumansView) -> str:
        return "none_back" if view.question is not None and "repay 1" in view.question.options else "no_credits"

    def allowance(self, view: HumansView, c: Choice, asked: str) -> str:
        card = self.words.cards.compensations[c.a]
        humans = self.lang.counted(c.b * card.n, "humans")
        name = self.words.name(card.name.id)
        return self.say("allowance" if c.b else "no_allowance", card=name, n=c.b, humans=humans)

    def buy(self, view: HumansView, c: Choice, asked: str) -> str:
        bought = [id for i, id in enumerate(own(view).drawn) if c.a >> i & 1]
        price = self.lang.number(sum(self.price(id) for id in bought))
        if not bought:
            return self.say("buy_none")
        one = "buy_ship" if bought[0] in self.words.ships else "buy_station"
        return self.say("buy_both" if len(bought) > 1 else one, card=self.words.name(bought[0]), price=price)

    def price(self, id: str) -> int:
        ship = self.words.ships.get(id)
        return ship.price if ship is not None else self.words.stations[id].price

    # ---- cards

    def ship(self, view: HumansView, c: Choice, asked: str) -> str:
        name = self.words.name(self.words.cards.ships[c.a].name.id)
        if asked == questions.SHIP_TO_BOOST.name:
            return self.say("boost", ship=name, n=about(view).n)
        if asked == questions.WHERE_TO_SEND.name:
            return self.say("send_ship", ship=name, fuel=self.words.cards.ships[c.a].fuel)
        return self.say("lose_ship", ship=name) if asked in LOSING else self.say("discard_ship", card=name)

    def station(self, view: HumansView, c: Choice, asked: str) -> str:
        card = self.words.cards.stations[c.a]
        name = self.words.name(card.name.id)
        if asked in REPLACING:
            return self.say("discard_station", card=name)
        return self.say("use_station", card=name, effect=self.words.effect(card))

    def compensation(self, view: HumansView, c: Choice, asked: str) -> str:
        card = self.words.cards.compensations[c.a]
        return self.say("use_compensation", card=self.words.name(card.name.id), effect=self.words.effect(card))

    def fuel(self, view: HumansView, c: Choice, asked: str) -> str:
        """The cards of a fuel set, repeated as often as they are used."""
        used: list[str] = []
        for source, count in zip(self.all.fuel_sources, self.all.fuel_sets[c.a].counts, strict=True):
            kind = self.words.cards.stations if source.is_station else self.words.cards.compensations
            used += [self.words.name(kind[source.model].name.id)] * count
        return self.say("fuel", cards=" + ".join(used), n=self.all.fuel_sets[c.a].fuel)


def own(view: HumansView) -> OwnView:
    assert view.own is not None, "only a captain has choices"
    return view.own


def about(view: HumansView) -> Subject:
    return own(view).subject or Subject()
