"""Liar's dice for two to six: everybody rolls in secret and bids ever higher, until somebody doubts."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

from kubrik import kit
from kubrik.kit import Area, Ask, Choice, Item, KitView, Option, Place, Question, Rng, Roll, Say, Step, alike, die

FACES, MOST_DICE, MOST_SEATS = 6, 5, 6
NO_BID = (0, 0)  # how many, of which face
HOW_MANY = {"en": "Dice for each player", "ru": "Костей у каждого игрока"}
FIRST_BID = Question("first_bid", "LD-3.1")
BID_OR_DOUBT = Question("bid_or_doubt", "LD-3.2")


class Cups(kit.Table):
    """Dice under cups, and the bid that stands."""

    def begin(self) -> None:
        self.dice = [int(self.option("dice"))] * self.seats  # how many each has left
        self.cups: list[list[int]] = [[] for _ in range(self.seats)]  # what each has rolled: each knows only its own
        self.bid, self.bidder = NO_BID, 0
        self.lifted: list[list[int]] = []  # the cups of the last round, which everybody saw
        self.do([Round(0)])

    def scores(self) -> list[int]:
        return self.dice

    def seen(self) -> dict[str, Any]:
        count, face = self.bid
        return {"dice": self.dice.copy(), "n": count, "face": face, "who": self.bidder, "lifted": self.lifted}

    def own(self, seat: int) -> dict[str, Any]:
        """LD-2.2: everybody looks at their own dice only."""
        return {"cup": sorted(self.cups[seat])}

    def hide(self, seat: int, rng: Rng) -> None:
        for other in range(self.seats):
            if other != seat:
                self.cups[other] = [1 + rng.below(FACES) for _ in self.cups[other]]

    def after(self, seat: int) -> int:
        """LD-2.3: the next seat that has dice."""
        later = [(seat + i) % self.seats for i in range(1, self.seats + 1)]
        return next(s for s in later if self.dice[s] > 0)


class Round(Step[Cups]):
    """LD-2.1: everybody rolls all their dice in secret, and the first bids."""

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, t: Cups) -> None:
        t.bid, t.cups = NO_BID, [[] for _ in range(t.seats)]
        rolls = [RollOne(seat) for seat in range(t.seats) for _ in range(t.dice[seat])]
        t.do([*rolls, Bid(self.first)])


class RollOne(Roll[Cups]):
    """LD-2.1: under the cup."""

    def rolled(self, t: Cups, face: int) -> None:
        t.cups[self.seat].append(face)


class Bid(Ask[Cups]):
    """LD-3.1, LD-3.2, LD-3.3: a higher bid, or doubt; at most as many dice as there are on the table."""

    def question(self, t: Cups) -> Question:
        return FIRST_BID if t.bid == NO_BID else BID_OR_DOUBT

    def options(self, t: Cups) -> list[Choice]:
        higher = [c for c in t.choices("bid") if (c.a, c.b) > t.bid and c.a <= sum(t.dice)]
        return higher if t.bid == NO_BID else [*t.choices("doubt"), *higher]

    def chosen(self, t: Cups, choice: Choice) -> None:
        if choice.name == "doubt":
            t.do([LiftCups(self.seat)])
        else:
            t.bid, t.bidder = (choice.a, choice.b), self.seat
            t.tell("bids", self.seat, choice.a, choice.b)
            t.do([Bid(t.after(self.seat))])


class LiftCups(Step[Cups]):
    """LD-4.1, LD-4.2, LD-4.3: sixes count as every face; whoever was wrong loses a die, and begins the next round."""

    def __init__(self, doubter: int) -> None:
        self.doubter = doubter

    def run(self, t: Cups) -> None:
        count, face = t.bid
        found = sum(rolled in (face, FACES) for cup in t.cups for rolled in cup)
        loser = self.doubter if found >= count else t.bidder
        t.tell("doubts", self.doubter)
        t.lifted = [sorted(cup) for cup in t.cups]
        for seat, cup in enumerate(t.lifted):
            if cup:
                t.tell("lifts", seat, many=cup)
        t.tell("loses", loser, found, face)
        t.show()
        t.dice[loser] -= 1
        t.over = sum(n > 0 for n in t.dice) == 1  # LD-5.1
        t.do([] if t.over else [Round(loser if t.dice[loser] else t.after(loser))])


class LiarsDice(kit.Game):
    """Two to six liars."""

    name = "liars_dice"
    title = {"en": "Liar's dice", "ru": "Кости лжецов"}
    min_seats, max_seats = 2, MOST_SEATS
    options = (Option("dice", HOW_MANY, {n: alike(n) for n in "54321"}, "LD-1.1", HOW_MANY),)
    table = Cups
    choices = {"doubt": [()], "bid": list(product(range(1, MOST_DICE * MOST_SEATS + 1), range(1, FACES + 1)))}
    outcomes = {"die": range(1, FACES + 1)}
    asked = (FIRST_BID, BID_OR_DOUBT)
    notes = {"bids": "LD-3.2", "doubts": "LD-4.1", "lifts": "LD-4.1", "loses": "LD-4.3"}
    words = {
        "first_bid": ("Your dice: {cup!d}. What do you bid?", "Ваши кости: {cup!d}. Какова ставка?"),
        "bid_or_doubt": ("{who!n}: {n} × {face!d}. More, or a lie?", "{who!n}: {n} × {face!d}. Больше или ложь?"),
        "doubt": ("I doubt it", "Не верю"),
        "bid": ("{0} × {1!d}", "{0} × {1!d}"),
        "bid.section": ("How many: {0}", "Сколько: {0}"),
        "bids": ("{0!n} bids {1} × {2!d}.", "{0!n} ставит: {1} × {2!d}."),
        "doubts": ("{0!n} doubts it.", "{0!n} не верит."),
        "lifts": ("{0!n} had {many!d}.", "У игрока {0!n} было {many!d}."),
        "loses": ("{2!d} counted: {1}. {0!n} loses a die.", "{2!d} на столе: {1}. {0!n} теряет кость."),
        "standing": ("the bid", "ставка"),
        "cup": ("dice", "кости"),
        "lifted": ("last round", "прошлый раунд"),
    }

    def board(self, view: KitView, say: Say) -> Iterator[Area]:
        seen = view.table
        bid = Item(say("bid", seen["n"], seen["face"]), Place("bid", ""))
        yield Area(say("standing"), "number", (bid,) if seen["n"] else ())
        for seat, left in enumerate(seen["dice"]):
            mine = [Item(die(face)) for face in view.own["cup"]] if seat == view.seat else []
            yield Area(say("cup"), "hand", tuple(mine or [Item("", Place("die", ""), face_down=True)] * left), seat)
        for seat, cup in enumerate(seen["lifted"]):
            yield Area(say("lifted"), "places", tuple(Item(die(face)) for face in cup), seat)

    def places(self, kind: str, choice: Choice) -> list[Place]:
        return [Place("bid", "")] if kind == "doubt" else []
