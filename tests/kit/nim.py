"""A kit game that is as small as can be, with a card under every seat that nobody else knows, and sealed bets."""

from __future__ import annotations

from typing import Any, ClassVar

from kubrik import kit
from kubrik.kit import Area, AskAll, Choice, Deal, Item, KitView, Question, Rng, Say, Step

HOW_MUCH = Question("how_much", "NI-1.2")


class Cards(kit.Table):
    """Five cards, one for each seat, and bets under seal."""

    def begin(self) -> None:
        self.deck = [1, 2, 3, 4, 5]
        self.hands: list[int] = [0] * self.seats
        self.bets = dict.fromkeys(range(self.seats), 0)
        self.do([*(DealOne(seat) for seat in range(self.seats)), Bet(), Show()])

    def scores(self) -> list[int]:
        return [
            self.bets[seat] if card == max(self.hands) else -self.bets[seat] for seat, card in enumerate(self.hands)
        ]

    def seen(self) -> dict[str, Any]:
        return {"left": len(self.deck), "shown": self.hands if self.over else []}

    def own(self, seat: int) -> dict[str, Any]:
        return {"card": self.hands[seat]}

    def hide(self, seat: int, rng: Rng) -> None:
        unknown = [*self.deck, *(card for other, card in enumerate(self.hands) if other != seat)]
        for other in range(self.seats):
            if other != seat:
                self.hands[other] = unknown.pop(rng.below(len(unknown)))
        self.deck = unknown


class DealOne(Deal[Cards]):
    def deck(self, t: Cards) -> list[int]:
        return t.deck

    def dealt(self, t: Cards, card: int) -> None:
        t.hands[self.seat] = card


class Bet(AskAll[Cards]):
    def asked(self, t: Cards) -> list[int]:
        return list(range(t.seats))

    def question(self, t: Cards, seat: int, so_far: list[Choice]) -> Question:
        return HOW_MUCH

    def options(self, t: Cards, seat: int, so_far: list[Choice]) -> list[Choice]:
        return [] if so_far else t.choices("bet")

    def chosen(self, t: Cards, answers: list[list[Choice]]) -> None:
        for seat, (bet,) in enumerate(answers):
            t.bets[seat] = bet.a
            t.tell("bets", seat, bet.a)


class Show(Step[Cards]):
    def run(self, t: Cards) -> None:
        t.show()
        t.over = True
        t.tell("shown", many=t.hands)


class Nim(kit.Game):
    name = "nim"
    title: ClassVar = {"en": "Nim", "ru": "Ним"}
    min_seats, max_seats = 2, 3
    table = Cards
    choices: ClassVar = {"bet": range(1, 4)}
    outcomes: ClassVar = {"card": range(1, 6)}
    asked = (HOW_MUCH,)
    notes: ClassVar = {"bets": "NI-1.2", "shown": "NI-1.3"}
    words: ClassVar = {
        "how_much": ("You have {card}; how much?", "У вас {card}; сколько?"),
        "bet": ("{0}", "{0}"),
        "bets": ("{0!n} bets {1}.", "{0!n} ставит {1}."),
        "shown": ("Cards: {many}.", "Карты: {many}."),
        "card": ("card", "карта"),
    }

    def board(self, view: KitView, say: Say) -> list[Area]:
        mine = (Item(str(view.own["card"])),) if view.seat is not None else ()
        return [
            Area(say("card"), "hand", mine, view.seat),
            Area(say("card"), "pile", (Item("", count=5, face_down=True),)),
        ]

    def rulebook(self, lang: str) -> str:
        return "**NI-1.2** [house] Bet.\n\n**NI-1.3** [house] Show."
