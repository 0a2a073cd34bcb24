"""Phase 3: planning and fuel (section 6)."""

from __future__ import annotations

from kubrik.engine.choices import Choice
from kubrik.engine.questions import NOTHING_ASKED, Question
from kubrik.engine.steps import AskAll
from kubrik.games.humans.box.cards import FUEL, TOKEN_SUPPORT
from kubrik.games.humans.rules.planning.reveal import turn_up
from kubrik.games.humans.table import notes, questions
from kubrik.games.humans.table.captain import Captain
from kubrik.games.humans.table.choices import CELL, FUEL_SET, SHIP, FuelSource
from kubrik.games.humans.table.state import Humans


class Planning(AskAll[Humans]):
    """Each captain secretly decides which ships attack which cities (TH-6.1); a captain without ships is not asked
    (TH-6.2, TH-19.7).
    """

    def asked(self, t: Humans) -> list[int]:
        return [s for s in range(t.seats) if t.captains[s].ships]

    def options(self, t: Humans, seat: int, so_far: list[Choice]) -> list[Choice]:
        captain = t.captains[seat]
        if len(so_far) < len(captain.ships):
            return where_to_send(t, captain, so_far)
        asks = self.question(t, seat, so_far)
        if asks is questions.WHERE_TO_AIM:
            return t.rules.choices.stay_or_cell[t.cell_count]
        if asks is questions.HOW_TO_FUEL:
            return ways_to_fuel(t, captain, plan_fuel(captain, so_far) - t.fuel_limit())
        return []

    def question(self, t: Humans, seat: int, so_far: list[Choice]) -> Question:
        """Asks ship by ship, then about the token, then the fuel (TH-6.24, TH-6.28, TH-6.29, TH-6.30)."""
        captain = t.captains[seat]
        ships = len(captain.ships)
        if len(so_far) < ships:
            return questions.WHERE_TO_SEND
        aims = t.has_ready(seat, TOKEN_SUPPORT) and sends_any(captain, so_far)
        if aims and len(so_far) == ships:
            return questions.WHERE_TO_AIM
        if plan_fuel(captain, so_far) > t.fuel_limit() and so_far[-1].kind != FUEL_SET:
            return questions.HOW_TO_FUEL
        return NOTHING_ASKED

    def refusal(self, t: Humans, seat: int, so_far: list[Choice], choice: Choice) -> str:
        if choice.kind == CELL and choice.a > t.cell_count:
            return "TH-6.27"
        if choice.kind == CELL and self.question(t, seat, so_far) is questions.WHERE_TO_SEND:
            return "TH-6.9"
        if choice.kind == SHIP:
            return "TH-6.9" if lacks_fuel(t, t.captains[seat], so_far, choice.a) else ""
        return "TH-6.20" if choice.kind == FUEL_SET and holds(t, t.captains[seat], choice.a) else ""

    def forced(self, t: Humans, seat: int, so_far: list[Choice]) -> None:
        """Only the captain's own log shows an answer given automatically (TH-19.8)."""
        ships = t.captains[seat].ships
        if len(so_far) <= len(ships):
            t.whisper(seat, notes.SHIP_STAYS, seat, ships[len(so_far) - 1].card.index)
        else:
            t.whisper(seat, notes.ANSWER_FORCED, seat)

    def chosen(self, t: Humans, answers: list[list[Choice]]) -> None:
        turn_up(t, answers)


def plan_fuel(captain: Captain, so_far: list[Choice]) -> int:
    """The fuel that all ships sent need (TH-6.8, TH-6.22, TH-6.23)."""
    fuel = 0
    ships = captain.ships
    n = len(so_far) if len(so_far) < len(ships) else len(ships)
    for i in range(n):
        if so_far[i].a > 0:
            fuel += ships[i].card.fuel
    return fuel


def sends_any(captain: Captain, so_far: list[Choice]) -> bool:
    for i in range(len(captain.ships)):
        if so_far[i].a > 0:
            return True
    return False


def where_to_send(t: Humans, captain: Captain, so_far: list[Choice]) -> list[Choice]:
    """Stay, or any city of this turn, if the fuel could be found (TH-5.3, TH-6.3, TH-6.4, TH-6.5, TH-6.6, TH-6.7,
    TH-6.16, TH-6.28).
    """
    needed = plan_fuel(captain, so_far) + captain.ships[len(so_far)].card.fuel
    limit = t.fuel_limit()
    if needed > limit and needed > limit + extra_fuel(t, captain):
        return t.rules.choices.only_stay
    return t.rules.choices.stay_or_cell[t.cell_count]


def lacks_fuel(t: Humans, captain: Captain, so_far: list[Choice], model: int) -> bool:
    """Is there a ship of this model, still to be asked about, that could no longer go?"""
    left = t.fuel_limit() + extra_fuel(t, captain) - plan_fuel(captain, so_far)
    for i in range(len(so_far), len(captain.ships)):
        card = captain.ships[i].card
        if card.index == model and card.fuel > left:
            return True
    return False


def extra_fuel(t: Humans, captain: Captain) -> int:
    """All that this captain could add this turn (TH-6.18, TH-6.19, TH-17.15, TH-17.20)."""
    fuel = 0
    for i in range(len(captain.stations)):
        if captain.stations[i].effect == FUEL and not captain.used[i]:
            fuel += captain.stations[i].n
    for c in captain.compensations:
        if c.card.effect == FUEL and t.is_old(c):
            fuel += c.card.n
    return fuel


def available(t: Humans, captain: Captain, source: FuelSource) -> int:
    """How many cards of this kind the captain could use."""
    n = 0
    if source.is_station:
        for i in range(len(captain.stations)):
            if captain.stations[i].model == source.model and not captain.used[i]:
                n += 1
        return n
    for c in captain.compensations:
        if c.card.index == source.model and t.is_old(c):
            n += 1
    return n


def ways_to_fuel(t: Humans, captain: Captain, excess: int) -> list[Choice]:
    """The sets that suffice and that can't spare any member (TH-6.30, R-50)."""
    c = t.rules.choices
    held = [available(t, captain, s) for s in c.fuel_sources]
    out: list[Choice] = []
    for i in range(len(c.fuel_sets)):
        some = c.fuel_sets[i]
        if some.fuel >= excess and some.fuel - some.least < excess and within(some.counts, held):
            out.append(c.fuel_set[i])
    return out


def holds(t: Humans, captain: Captain, some: int) -> bool:
    """Could the captain use the cards of this fuel set at all?"""
    c = t.rules.choices
    return within(c.fuel_sets[some].counts, [available(t, captain, s) for s in c.fuel_sources])


def within(counts: list[int], held: list[int]) -> bool:
    for i in range(len(counts)):
        if counts[i] > held[i]:
            return False
    return True
