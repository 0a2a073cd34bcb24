"""Phase 1: drawing cards, and the private answers of all captains (section 4)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.questions import Question
from kubrik.engine.steps import AskAll, Draw, Step
from kubrik.engine.table import AnyStep
from kubrik.games.humans.box.cards import DeckCard
from kubrik.games.humans.rules.bags import pick, take, weights
from kubrik.games.humans.rules.buying.orders import Order, buying_options, funds, why_not_buy
from kubrik.games.humans.rules.buying.purchases import Purchases
from kubrik.games.humans.table import notes, questions
from kubrik.games.humans.table.choices import BUY, CREDITS, REDRAW
from kubrik.games.humans.table.state import Humans

EVERY_SEAT: Final = 31


class DrawCards(Step[Humans]):
    """Every captain draws two cards, in priority order (TH-4.1, TH-4.2)."""

    def run(self, t: Humans) -> None:
        for captain in t.captains:
            captain.redraws = 0
        t.do(DEALS[t.seats][t.in_priority(0)])


class DrawCard(Draw[Humans]):
    """One card from the ship deck of the turn's colour; only its captain sees it (TH-4.3)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def prepare(self, t: Humans) -> bool:
        colour = t.colour()
        if not t.ship_decks[colour]:
            renew_ships(t, colour)
        return len(t.ship_decks[colour]) > 0

    def outcomes(self, t: Humans) -> list[Outcome]:
        return weights(t.ship_decks[t.colour()], t.rules.outcomes.card)

    def draw(self, t: Humans) -> Choice:
        return pick(t, t.ship_decks[t.colour()], t.rules.outcomes.card)

    def drawn(self, t: Humans, outcome: Choice) -> None:
        card = take(t.ship_decks[t.colour()], outcome.a)
        captain = t.captains[self.seat]
        captain.drawn = [*captain.drawn, card]
        t.whisper(self.seat, notes.CARD_DRAWN, self.seat, card.index)


def renew_ships(t: Humans, colour: int) -> None:
    """An empty deck is renewed from the discard, its own colour only (TH-4.37, TH-16.7)."""
    kept: list[DeckCard] = []
    for card in t.ship_discard:
        if card.colour == colour:
            t.ship_decks[colour].append(card)
        else:
            kept.append(card)
    if t.ship_decks[colour]:
        t.ship_discard = kept
        t.ship_epochs[colour] += 1
        t.note(notes.DECK_RENEWED, 0)


class Buying(AskAll[Humans]):
    """All captains answer in secret; those who redraw answer again, while the other answers stay sealed (TH-4.34,
    TH-4.41,
    TH-4.42).
    """

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats  # one bit per seat

    def asked(self, t: Humans) -> list[int]:
        return [s for s in range(t.seats) if self.seats >> s & 1]

    def options(self, t: Humans, seat: int, so_far: list[Choice]) -> list[Choice]:
        return buying_options(t, Order(t, seat, so_far))

    def question(self, t: Humans, seat: int, so_far: list[Choice]) -> Question:
        return Order(t, seat, so_far).asks

    def refusal(self, t: Humans, seat: int, so_far: list[Choice], choice: Choice) -> str:
        order = Order(t, seat, so_far)
        if order.asks is questions.WHAT_TO_BUY and choice.kind == BUY and choice.a < 1 << len(order.captain.drawn):
            return why_not_buy(t, order.captain, choice.a, funds(t, order))
        if choice.kind == REDRAW:
            return "TH-4.29" if order.captain.redraws > 0 else "TH-4.31"
        if choice.kind == CREDITS:
            return "TH-12.1" if choice.a > 0 else "TH-12.12"
        return ""

    def forced(self, t: Humans, seat: int, so_far: list[Choice]) -> None:
        """Only the captain's own log shows an answer given automatically (TH-19.8)."""
        t.whisper(seat, notes.ANSWER_FORCED, seat)

    def chosen(self, t: Humans, answers: list[list[Choice]]) -> None:
        again = 0
        for seat in self.asked(t):
            t.captains[seat].order = answers[seat]
            if answers[seat][0].kind == REDRAW:
                again |= 1 << seat
        t.do(redraws(t, again) if again else [PURCHASES])


def redraws(t: Humans, again: int) -> list[AnyStep]:
    """Captains who redraw show, discard and draw in priority order, then answer again (TH-4.30)."""
    steps: list[AnyStep] = []
    for place in range(t.seats):
        seat = t.in_priority(place)
        if again >> seat & 1:
            steps += [Redraw(seat), DRAW_CARD[seat], DRAW_CARD[seat]]
    steps.append(Buying(again))
    return steps


class Redraw(Step[Humans]):
    """The two stations are shown to all and discarded (TH-4.27)."""

    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def run(self, t: Humans) -> None:
        captain = t.captains[self.seat]
        t.note(notes.STATIONS_SHOWN, self.seat, captain.drawn[0].index, captain.drawn[1].index)
        t.ship_discard += captain.drawn
        captain.drawn = []
        captain.order = []
        captain.redraws += 1


DRAW_CARD: Final = [DrawCard(s) for s in range(5)]
PURCHASES: Final = Purchases()
BUYING: Final = Buying(EVERY_SEAT)


def deal(seats: int, first: int) -> list[AnyStep]:
    """Two cards for each captain, starting with this seat; then all answer."""
    steps: list[AnyStep] = []
    for place in range(seats):
        steps += [DRAW_CARD[(first + place) % seats]] * 2
    steps.append(BUYING)
    return steps


DEALS: Final = [[deal(seats, first) for first in range(seats)] for seats in range(6)]
