"""A toy game, small enough to see through: three days at a harbour, where one fish a day is sold under seal."""

from __future__ import annotations

from typing import Final

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Catalogue, Choice, Outcome
from kubrik.engine.questions import Question
from kubrik.engine.rules import Annex, Chapter, Number, Window
from kubrik.engine.steps import Ask, AskAll, Draw, Step
from kubrik.engine.table import AnyStep, Table

DAYS: Final = 3
COINS: Final = 4
NONE: Final = -1
FISH: Final = ["cod", "crab", "eel"]  # worth 1, 2, 3
SHOAL: Final = [2, 1, 1]

JOIN_OR_STAY: Final = Question("join_or_stay", "HB-2.1")
HOW_MUCH: Final = Question("how_much", "HB-2.2")
BOAST_OR_HUSH: Final = Question("boast_or_hush", "HB-2.3")
EAT_OR_SALT: Final = Question("eat_or_salt", "HB-3.1")
RING_OR_NOT: Final = Question("ring_or_not", "HB-3.2")
FEED_OR_SHOO: Final = Question("feed_or_shoo", "GU-1.2")
COOK_OR_REST: Final = Question("cook_or_rest", "SO-1.1")
WHICH_FISH: Final = Question("which_fish", "SO-1.2")
HOW_MANY_HERBS: Final = Question("how_many_herbs", "SO-1.3")

TASTE_FOUND, FISH_LANDED, BID_OPENED, UNSOLD, SOLD, EATEN, SALTED, BELL_RUNG, RESULT, FED, FORCED = range(11)  # notes
COOKED: Final = 11

STAY, JOIN, BID, BOAST, HUSH, EAT, SALT, RING, QUIET, FEED, SHOO = range(11)  # kinds of choice
REST, COOK, POT, HERBS = range(11, 15)
TASTE, LAND = range(2)  # kinds of outcome


class HarbourRules:
    """The choices, the chapter of a day, and what an expansion may hold on to."""

    def __init__(self, first_wins_ties: bool) -> None:
        self.first_wins_ties: Final = first_wins_ties
        c: Final = Catalogue()
        self.catalogue: Final = c
        self.stay: Final = c.add(STAY, "stay")
        self.join: Final = c.add(JOIN, "join")
        self.bid: Final = [c.add(BID, f"bid {n}", n) for n in range(1, COINS + DAYS + 1)]
        self.boast_or_hush: Final = [c.add(BOAST, "boast"), c.add(HUSH, "hush")]
        self.eat_or_salt: Final = [c.add(EAT, "eat"), c.add(SALT, "salt")]
        self.ring_or_quiet: Final = [c.add(RING, "ring"), c.add(QUIET, "quiet")]
        self.outcomes: Final = Catalogue()
        self.taste: Final = [self.outcomes.add(TASTE, f"taste {f}", i) for i, f in enumerate(FISH)]
        self.land: Final = [self.outcomes.add(LAND, f"land {f}", i) for i, f in enumerate(FISH)]
        self.day: Final = Chapter("day", [LandFish(), Auction(), RingBell(), Day()])
        self.sold: Final = Window("fish sold")
        self.price: Final = Number("price of a fish")
        self.annexes: Final[list[Annex]] = []


class Harbour(Table):
    """The quay, the sea and the purses."""

    def __init__(self, rules: HarbourRules, seats: int) -> None:
        super().__init__(seats)
        self.rules: Final = rules
        self.day = 0
        self.sea = SHOAL.copy()  # a bag: how many of each
        self.eaten = [0, 0, 0]  # comes back to an empty sea
        self.landed = NONE
        self.coins = [COINS] * seats
        self.points = [0] * seats
        self.tastes = [NONE] * seats  # each knows only its own
        self.salted = [[0, 0, 0] for _ in range(seats)]
        self.annexes = [a.clone() for a in rules.annexes]

    def clone(self) -> Harbour:
        t = Harbour(self.rules, self.seats)
        self.copy_onto(t)
        t.day = self.day
        t.sea = self.sea.copy()
        t.eaten = self.eaten.copy()
        t.landed = self.landed
        t.coins = self.coins.copy()
        t.points = self.points.copy()
        t.tastes = self.tastes.copy()
        t.salted = [s.copy() for s in self.salted]
        t.annexes = [a.clone() for a in self.annexes]
        return t

    def scores(self) -> list[int]:
        return [self.coins[s] + self.points[s] + 2 * self.salted[s][self.tastes[s]] for s in range(self.seats)]


def new_harbour(rules: HarbourRules, seats: int, seed: int) -> Harbour:
    t = Harbour(rules, seats)
    t.rng = Rng(seed)
    steps: list[AnyStep] = [FindTaste(s) for s in range(seats)]
    t.do([*steps, Day()])
    return t


class FindTaste(Draw[Harbour]):
    """HB-1.1: everybody likes one fish best, in secret."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def outcomes(self, t: Harbour) -> list[Outcome]:
        return [Outcome(taste, 1) for taste in t.rules.taste]

    def drawn(self, t: Harbour, outcome: Choice) -> None:
        t.tastes[self.seat] = outcome.a
        t.whisper(self.seat, TASTE_FOUND, self.seat, outcome.a)


class Day(Step[Harbour]):
    """HB-1.2: three days."""

    def run(self, t: Harbour) -> None:
        t.day += 1
        t.do(t.rules.day.steps if t.day <= DAYS else [CloseHarbour()])


class LandFish(Draw[Harbour]):
    """HB-1.3: a boat lands one fish; an empty sea fills with what was eaten."""

    def prepare(self, t: Harbour) -> bool:
        if not any(t.sea):
            t.sea, t.eaten = t.eaten, [0, 0, 0]
        return any(t.sea)

    def outcomes(self, t: Harbour) -> list[Outcome]:
        return [Outcome(t.rules.land[f], n) for f, n in enumerate(t.sea) if n > 0]

    def drawn(self, t: Harbour, outcome: Choice) -> None:
        t.sea[outcome.a] -= 1
        t.landed = outcome.a
        t.note(FISH_LANDED, outcome.a)


class Auction(AskAll[Harbour]):
    """HB-2: join or stay away; how much; and whoever bids three or more may boast."""

    def asked(self, t: Harbour) -> list[int]:
        return list(range(t.seats)) if t.landed != NONE else []

    def options(self, t: Harbour, seat: int, so_far: list[Choice]) -> list[Choice]:
        rules = t.rules
        if not so_far:
            return [rules.stay, rules.join] if t.coins[seat] > 0 else [rules.stay]
        if so_far[-1].kind == JOIN:
            return rules.bid[: t.coins[seat]]
        return rules.boast_or_hush if so_far[-1].kind == BID and so_far[-1].a >= 3 else []

    def question(self, t: Harbour, seat: int, so_far: list[Choice]) -> Question:
        return [JOIN_OR_STAY, HOW_MUCH, BOAST_OR_HUSH][len(so_far)]

    def refusal(self, t: Harbour, seat: int, so_far: list[Choice], choice: Choice) -> str:
        return "HB-2.2" if choice.kind in (JOIN, BID) and choice.a > t.coins[seat] else ""

    def forced(self, t: Harbour, seat: int, so_far: list[Choice]) -> None:
        t.whisper(seat, FORCED, seat, so_far[-1].a)

    def chosen(self, t: Harbour, answers: list[list[Choice]]) -> None:
        bids = [a[1].a if len(a) > 1 else 0 for a in answers]
        for seat in range(t.seats):
            if bids[seat]:
                t.note(BID_OPENED, seat, bids[seat], int(answers[seat][-1].kind == BOAST))
        winner = winner_of(bids, t.rules.first_wins_ties)
        if winner != NONE:
            sell(t, winner, bids[winner])
        elif t.landed != NONE:
            t.eaten[t.landed] += 1
            t.landed = NONE
            t.note(UNSOLD)


def winner_of(bids: list[int], first_wins_ties: bool) -> int:
    """HB-2.4."""
    highest = max(bids)
    if highest == 0 or (bids.count(highest) > 1 and not first_wins_ties):
        return NONE
    return bids.index(highest)


def sell(t: Harbour, seat: int, bid: int) -> None:
    """HB-2.5: the winner pays; then whoever reacts to a sale; then the winner's choice."""
    price = t.rules.price.of(t, t.landed, bid)
    t.coins[seat] -= price
    t.note(SOLD, seat, t.landed, price)
    t.do([*t.rules.sold.open(t, seat, t.landed), EatOrSalt(seat)])


class EatOrSalt(Ask[Harbour]):
    """HB-3.1: eaten, a fish is worth a point or more at once; salted, two at the end if it is the favourite."""

    def options(self, t: Harbour) -> list[Choice]:
        return t.rules.eat_or_salt

    def question(self, t: Harbour) -> Question:
        return EAT_OR_SALT

    def chosen(self, t: Harbour, choice: Choice) -> None:
        fish, t.landed = t.landed, NONE
        if choice.kind == EAT:
            t.points[self.seat] += fish + 1
            t.eaten[fish] += 1
        else:
            t.salted[self.seat][fish] += 1
        t.note(EATEN if choice.kind == EAT else SALTED, self.seat, fish)


class RingBell(Step[Harbour]):
    """HB-3.2: every evening another seat may ring the bell."""

    def run(self, t: Harbour) -> None:
        t.do_first(RingOrNot((t.day - 1) % t.seats))


class RingOrNot(Ask[Harbour]):
    """HB-3.2: at the bell everybody finds a coin."""

    def options(self, t: Harbour) -> list[Choice]:
        return t.rules.ring_or_quiet

    def question(self, t: Harbour) -> Question:
        return RING_OR_NOT

    def refusal(self, t: Harbour, choice: Choice) -> str:
        return "HB-3.1" if choice.kind in (EAT, SALT) else ""

    def chosen(self, t: Harbour, choice: Choice) -> None:
        if choice.kind == RING:
            t.coins = [n + 1 for n in t.coins]
            t.note(BELL_RUNG, self.seat)


class CloseHarbour(Step[Harbour]):
    """HB-4.1."""

    def run(self, t: Harbour) -> None:
        t.over = True
        t.show()
        for seat, score in enumerate(t.scores()):
            t.note(RESULT, seat, score)
