"""The end of the game: missions, credits, the winner (sections 11, 12, 14)."""

from __future__ import annotations

from kubrik.engine.steps import Step
from kubrik.games.humans.box.cards import MissionCard, Prizes
from kubrik.games.humans.table import notes
from kubrik.games.humans.table.state import Humans


class PayMissions(Step[Humans]):
    """Pays each mission separately (TH-11.1, TH-11.14)."""

    def run(self, t: Humans) -> None:
        for mission in t.missions:
            pays = prizes(t.rules.cards.prizes, t.rules.settings.rounding, matching_trophies(t, mission))
            for seat in range(t.seats):
                if pays[seat] > 0:
                    t.captains[seat].balance += pays[seat]
                    t.note(notes.MISSION_PAID, seat, mission.index, pays[seat])


def matching_trophies(t: Humans, mission: MissionCard) -> list[int]:
    """How many trophies of each captain match the mission (TH-11.2)."""
    return [len([1 for city in c.trophies if mission.matches(city)]) for c in t.captains]


def prizes(terms: Prizes, step: int, counts: list[int]) -> list[int]:
    """First and second prize; ties share, rounded down; captains without matching trophies get nothing (TH-11.3,
    TH-11.4, TH-11.5, TH-11.6, TH-11.12, TH-11.13).
    """
    pays = [0] * len(counts)
    first = max(counts)
    if first == 0:
        return pays
    leaders = [s for s in range(len(counts)) if counts[s] == first]
    if len(leaders) > 1:
        share(pays, leaders, terms.first_tie_pool, step)
        return pays
    pays[leaders[0]] = terms.first
    second = max([n for n in counts if n < first], default=0)
    if second > 0:
        share(pays, [s for s in range(len(counts)) if counts[s] == second], terms.second, step)
    return pays


def share(pays: list[int], seats: list[int], pool: int, step: int) -> None:
    """An equal share for each, rounded down to a step (TH-11.10, TH-11.11)."""
    for seat in seats:
        pays[seat] = pool // len(seats) // step * step


class SettleCredits(Step[Humans]):
    """Open credits are paid back; a result may become negative (TH-12.14)."""

    def run(self, t: Humans) -> None:
        for seat in range(t.seats):
            captain = t.captains[seat]
            if captain.credits > 0:
                owed = captain.credits * t.rules.cards.credit.costs
                captain.balance -= owed
                t.note(notes.CREDITS_SETTLED, seat, captain.credits, owed)
                captain.credits = 0


class NameWinner(Step[Humans]):
    """The most humans win (TH-3.1, TH-14.3, TH-14.5)."""

    def run(self, t: Humans) -> None:
        t.over = True
        for seat in range(t.seats):
            t.note(notes.RESULT, seat, t.captains[seat].balance)
        for seat, rank in enumerate(ranks(t)):
            if rank == 1:
                t.note(notes.WINNER, seat)


def ranks(t: Humans) -> list[int]:
    """1 for the winner; equal results share the better rank, unless trophies break the tie (TH-14.8, R-33)."""
    standing: list[tuple[int, int]] = []
    for c in t.captains:
        standing.append((c.balance, len(c.trophies) if t.rules.settings.trophies_break_ties else 0))
    return [1 + len([1 for other in standing if other > own]) for own in standing]
