"""Two tables that differ only in who lies face down, played with the same choices: nobody else may notice (H-4).

A choice of several parts is made in private; so the tables are compared between such choices. Some of these parts need
no answer at one table and need one at the other.
"""

from __future__ import annotations

from kubrik.engine.chance import Rng
from kubrik.engine.choices import Choice
from kubrik.engine.journal import Journal
from kubrik.engine.play import choose, is_answering, next_to_act, options, question
from kubrik.engine.questions import Question
from kubrik.engine.steps import Draft
from kubrik.games.admiral.expansions.captain_cards.table.cards import NO_CAPTAIN, cards_of, owner
from kubrik.games.admiral.expansions.captain_cards.table.choices import TURN_UP
from kubrik.games.admiral.expansions.captain_cards.views.cards import cards_view
from kubrik.games.admiral.table.state import Admiral

Public = tuple[object, ...]


class Twins:
    """`t` and its twin; at the twin this seat's captains have changed places."""

    def __init__(self, t: Admiral, seat: int, rng: Rng) -> None:
        t.journal = Journal()
        self.tables = [t, twin_of(t, seat, rng)]
        self.seat = seat
        self.rng = rng
        self.asked: set[Question] = set()  # the questions of which this seat had another list at the twin

    def public(self, t: Admiral) -> Public:
        """What the others know: who is asked what, their own options, the cards, and all that was noted."""
        asked = next_to_act(t)
        others = [seat for seat in range(t.seats) if seat != self.seat]
        theirs = [c.name for c in options(t, asked)] if asked != self.seat else []
        assert t.journal is not None
        told = [(n.kind, n.a, n.b, n.c, n.d) for n in t.journal.now()]
        return asked, question(t, asked), theirs, [cards_view(t, seat) for seat in [None, *others]], told

    def compare(self) -> None:
        first, second = [self.public(t) for t in self.tables]
        assert first == second
        asked = next_to_act(self.tables[0])
        lists = [[c.name for c in options(t, asked)] for t in self.tables]
        if lists[0] != lists[1]:
            self.asked.add(question(self.tables[0], asked))

    def play(self, most: int) -> None:
        """So many choices, compared all along; or until the game is over."""
        for _ in range(most):
            if self.tables[0].over:
                break
            self.compare()
            self.choose()
        assert self.tables[0].over == self.tables[1].over

    def choose(self) -> None:
        """One whole choice that both tables allow."""
        seat = next_to_act(self.tables[0])
        answers: list[Choice] = []
        while offer := self.common(seat, answers):
            answers.append(offer[self.rng.below(len(offer))])
        for t in self.tables:
            give(t, seat, answers)

    def common(self, seat: int, so_far: list[Choice]) -> list[Choice]:
        """What may be answered next at both."""
        lists = [following(t, seat, so_far) for t in self.tables]
        shown = [c for c in lists[0] if c.kind == TURN_UP and not self.is_same(c.a)]
        return [c for c in lists[0] if c in lists[1] and c not in shown]

    def is_same(self, card: int) -> bool:
        return cards_of(self.tables[0]).types[card] == cards_of(self.tables[1]).types[card]


def twin_of(t: Admiral, seat: int, rng: Rng) -> Admiral:
    """With other captains under the same ships of this seat, as far as there are others."""
    twin = t.clone()
    twin.journal = Journal()
    cards = cards_of(twin)
    own = [card for card, captain in enumerate(cards.types) if captain != NO_CAPTAIN and owner(t, card) == seat]
    pool = [cards.types[card] for card in own] + cards.aside[seat]
    for card in own:
        cards.types[card] = pool.pop(rng.below(len(pool)))
    cards.aside = [pool if other == seat else aside for other, aside in enumerate(cards.aside)]
    if t.options_now is not None:
        twin.options_now = None
    for other in range(t.seats):
        twin.agenda[-1].reopen(twin, other)
    return twin


def following(t: Admiral, seat: int, so_far: list[Choice]) -> list[Choice]:
    step = t.agenda[-1]
    if isinstance(step, Draft):
        return step.options(t, seat, so_far)
    return [] if so_far else options(t, seat)


def give(t: Admiral, seat: int, answers: list[Choice]) -> None:
    """What is answered by itself is not given."""
    given = False
    for i, answer in enumerate(answers):
        if given and not is_answering(t, seat):
            return
        if not t.answers or len(t.answers[seat]) == i:
            choose(t, seat, answer)
            given = True
