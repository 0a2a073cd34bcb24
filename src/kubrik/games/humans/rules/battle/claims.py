"""Claims of a city as a trophy after a lost battle (TH-13.12)."""

from __future__ import annotations

from typing import Final

from kubrik.engine.choices import Choice, Outcome
from kubrik.engine.questions import Question
from kubrik.engine.steps import AskAll, Draw, Step
from kubrik.engine.table import AnyStep
from kubrik.games.humans.box.cards import CLAIM as CLAIM_TROPHY
from kubrik.games.humans.rules.buying.purchases import discard_compensation
from kubrik.games.humans.table import notes, questions
from kubrik.games.humans.table.choices import CLAIM
from kubrik.games.humans.table.state import Humans


class OfferClaims(Step[Humans]):
    """Losers with an old compensation are asked, whatever card it is (TH-13.13, TH-13.14, TH-19.4)."""

    def run(self, t: Humans) -> None:
        b = t.the_battle()
        asked = 0
        for seat in b.stay:
            if seat != t.captors[b.cell] and t.has_old(seat):
                asked |= 1 << seat
        if asked:
            t.do([Claims(asked), END_BATTLE])
        else:
            t.battle = None


class Claims(AskAll[Humans]):
    """Secret and simultaneous; a captain without the card can only decline (TH-13.22)."""

    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def asked(self, t: Humans) -> list[int]:
        return [s for s in range(t.seats) if self.seats >> s & 1]

    def options(self, t: Humans, seat: int, so_far: list[Choice]) -> list[Choice]:
        if so_far:
            return []
        c = t.rules.choices
        return [c.passing, c.claim] if claim_card(t, seat) >= 0 else [c.passing]

    def question(self, t: Humans, seat: int, so_far: list[Choice]) -> Question:
        return questions.CLAIM_OR_NOT

    def chosen(self, t: Humans, answers: list[list[Choice]]) -> None:
        """Claims that are made are shown, and their cards discarded (TH-13.17, TH-13.23)."""
        b = t.the_battle()
        claimants: list[int] = []
        for seat in self.asked(t):
            if answers[seat][0].kind == CLAIM:
                claimants.append(seat)
                discard_compensation(t, seat, claim_card(t, seat))
                t.note(notes.CLAIMS, seat, t.city_at(b.cell).index)
        settle_claims(t, claimants)


def claim_card(t: Humans, seat: int) -> int:
    """A usable card for a claim, or -1 (TH-17.21)."""
    for c in t.captains[seat].compensations:
        if c.card.effect == CLAIM_TROPHY and t.is_old(c):
            return c.card.index
    return -1


def settle_claims(t: Humans, claimants: list[int]) -> None:
    """Rivals throw a die each, the highest takes the card, ties throw again (TH-13.15, TH-13.16)."""
    if len(claimants) == 1:
        take_claimed(t, claimants[0])
    elif claimants:
        steps: list[AnyStep] = []
        seats = 0
        for seat in claimants:
            steps.append(CLAIM_DIE[seat])
            seats |= 1 << seat
        steps.append(CompareClaims(seats))
        t.do(steps)


def take_claimed(t: Humans, seat: int) -> None:
    """The card goes to the claimant's trophies at once (TH-13.18); its cell still gives its reward (TH-13.24)."""
    cell = t.the_battle().cell
    t.claimants[cell] = seat
    t.captains[seat].trophies = [*t.captains[seat].trophies, t.city_at(cell)]
    t.note(notes.TROPHY_CLAIMED, seat, t.city_at(cell).index)


class ClaimDie(Draw[Humans]):
    def __init__(self, seat: int) -> None:
        self.seat: Final = seat

    def outcomes(self, t: Humans) -> list[Outcome]:
        return [Outcome(c, 1) for c in t.rules.outcomes.die]

    def drawn(self, t: Humans, outcome: Choice) -> None:
        b = t.the_battle()
        b.claims = [outcome.a if s == self.seat else b.claims[s] for s in range(t.seats)]
        t.note(notes.CLAIM_DIE, self.seat, outcome.a)


class CompareClaims(Step[Humans]):
    def __init__(self, seats: int) -> None:
        self.seats: Final = seats

    def run(self, t: Humans) -> None:
        thrown = t.the_battle().claims
        claimants = [s for s in range(t.seats) if self.seats >> s & 1]
        high = max([thrown[s] for s in claimants])
        settle_claims(t, [s for s in claimants if thrown[s] == high])


class EndBattle(Step[Humans]):
    def run(self, t: Humans) -> None:
        t.battle = None


OFFER_CLAIMS: Final = OfferClaims()
END_BATTLE: Final = EndBattle()
CLAIM_DIE: Final = [ClaimDie(s) for s in range(5)]
